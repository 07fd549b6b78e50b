"""Leaderboards: a page as a picture and in words, and the question of which place is meant."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.buttons import token
from bot.i18n import Translator
from bot.model.leaderboards import EVERYWHERE, PUZZLE, Page, Ranking, Standing
from bot.model.people import Person
from bot.model.places import Place
from bot.model.ratings import ALL_TIME, OVERALL
from bot.screens.screen import Button, Row, Screen, in_rows
from bot.screens.settings import paged
from core import games
from renderers import Picture, Theme
from renderers.charts import leaderboard
from renderers.charts.leaderboard import Leaderboard
from renderers.charts.leaderboard import Row as Line

_PLACES = 9
"""The most places on a page of the question which one is meant."""
_ALL = "all"
_NOW = "month"


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard."""

    board: Leaderboard
    words: Translator

    def draw(self, theme: Theme) -> Picture:
        return leaderboard.draw(self.board, theme, self.words)

    def told(self) -> str:
        return "\n".join(leaderboard.lines(self.board, self.words))


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """What there is to show: a page of a leaderboard, with what its people and its place are called."""

    ranking: Ranking
    place: Place | None
    """None: everywhere."""
    page: Page
    names: Mapping[int, str]
    now: str
    """The month that it is."""

    def token(self, page: int, verb: str = "leaders") -> str:
        """Leads to a page of this leaderboard."""
        return link(self.ranking, self.now, page, verb)

    def other(self, ranking: Ranking) -> str:
        """Leads to another leaderboard."""
        return link(ranking, self.now)


def link(ranking: Ranking, now: str, page: int = 1, verb: str = "leaders") -> str:
    """The token of a button that leads to a leaderboard."""
    return token(verb, ranking.place, *fields(ranking, now), page)


def solvers_button(place: int | None, words: Translator) -> Button:
    """Leads to those who have solved puzzles this month: in a place, or in one that is asked for."""
    which = Ranking(place or EVERYWHERE, PUZZLE, _NOW)
    return Button(words("leaders-open"), link(which, "") if place else _other_places(which, ""))


def fields(ranking: Ranking, now: str) -> tuple[str, str]:
    """A game and a time as fields of a token. `month` is the month in which the button is pressed."""
    return ranking.game or _ALL, {ALL_TIME: _ALL, now: _NOW}.get(ranking.period, ranking.period)


def read(place: str, game: str, period: str, now: str) -> Ranking:
    """Which leaderboard the fields of a token mean."""
    periods = {_ALL: ALL_TIME, _NOW: now}
    return Ranking(int(place), OVERALL if game == _ALL else game, periods.get(period, period))


def title(ranking: Ranking, words: Translator) -> str:
    """What is ranked: a game, or all of them, or puzzles."""
    if ranking.game == PUZZLE:
        return words("leaders-puzzle")
    return words(f"game-{ranking.game}") if ranking.game else words("leaders-all-games")


def detail(ranking: Ranking, place: Place | None, words: Translator) -> str:
    """Where, and when."""
    return " · ".join((called(place, words), period(ranking.period, words)))


def called(place: Place | None, words: Translator) -> str:
    """What a place is called; without one, everywhere."""
    if place is None:
        return words("leaders-everywhere")
    return place.name or words("leaders-place", platform=place.platform)


def period(period: str, words: Translator) -> str:
    if period == ALL_TIME:
        return words("leaders-all-time")
    year, number = period.split("-")
    return words("leaders-month", month=int(number), year=year)


def drawing(shown: LeaderboardPage, words: Translator) -> Leaders:
    """A page as a picture; whoever looks at it sees their own row, too, wherever that is."""
    own, listed = shown.page.own, shown.page.standings
    reader = own.player if own else None
    rows = tuple(_line(each, shown.names, reader) for each in listed)
    is_apart = own is not None and all(each.player != reader for each in listed)
    apart = _line(own, shown.names, reader) if own and is_apart else None
    heading, about = title(shown.ranking, words), detail(shown.ranking, shown.place, words)
    return Leaders(Leaderboard(heading, about, rows, apart, shown.ranking.game == PUZZLE), words)


def show(
    shown: LeaderboardPage, person: Person, here: Place | None, words: Translator, *, in_words: bool = False
) -> Screen:
    """A page for a person, with the ways to all other leaderboards."""
    page = shown.page
    picture = drawing(shown, words) if page.people else None
    lines = [
        *([] if page.people else [words("leaders-empty", period=_kind(shown))]),
        _own(shown, person, words),
        *([words("leaders-points-how")] if shown.ranking.game == PUZZLE else []),
        *([words("leaders-provisional")] if any(not each.is_settled for each in page.standings) else []),
        *([words("leaders-page", page=page.number, pages=page.pages)] if page.pages > 1 else []),
    ]
    heading = detail(shown.ranking, shown.place, words)
    told = [picture.told(), ""] if picture and in_words else []
    text = "\n".join((heading, "", *told, *lines))
    rows = (
        *_games(shown, words),
        _periods(shown, words),
        _pages(shown, words, in_words),
        _ways(shown, person, here, words),
    )
    return Screen(
        text,
        None if in_words else picture,
        tuple(row for row in rows if row),
        title=words("leaders-title", name=title(shown.ranking, words)),
        apart=True,
    )


def standing(shown: LeaderboardPage, words: Translator) -> Screen:
    """The leaderboard that everyone in a place sees, and that is kept up to date."""
    lines = [detail(shown.ranking, shown.place, words), ""]
    if not shown.page.people:
        lines.append(words("leaders-empty", period=_kind(shown)))
    lines.append(words("leaders-standing"))
    rows = (
        (
            Button(words("leaders-open"), shown.token(1), "primary"),
            Button(words("leaders-hall"), hall_token(shown.ranking)),
        ),
    )
    picture = drawing(shown, words) if shown.page.people else None
    heading = words("leaders-title", name=title(shown.ranking, words))
    return Screen("\n".join(lines), picture, rows, title=heading, public=True)


def choose(found: Sequence[Place], ranking: Ranking, now: str, page: int, words: Translator) -> Screen:
    """Asks which place is meant, or all."""
    buttons = [Button(called(each, words), link(ranking._replace(place=each.id), now)) for each in found]
    everywhere = Button(words("leaders-everywhere"), link(ranking._replace(place=EVERYWHERE), now))
    turn = partial(_other_places, ranking, now)
    rows = paged(buttons, _PLACES, 3, page, turn, everywhere, words)
    return Screen(words("leaders-which", count=len(found)), rows=rows)


def _other_places(ranking: Ranking, now: str, page: int = 1) -> str:
    """Asks for a leaderboard of which place."""
    return token("leadersof", *fields(ranking, now), page)


def hall_token(ranking: Ranking, page: int = 1) -> str:
    return token("hall", ranking.place, ranking.game or _ALL, page)


def game_buttons(ranking: Ranking, leads: Callable[[str], str], words: Translator) -> tuple[Row, ...]:
    """A button for each other game, or for all games together; from puzzles, only for these."""
    if ranking.game == PUZZLE:
        return ((Button(title(ranking._replace(game=OVERALL), words), leads(OVERALL)),),)
    others = (game for game in (OVERALL, *(each.id for each in games.ALL)) if game != ranking.game)
    return in_rows([Button(title(ranking._replace(game=game), words), leads(game)) for game in others], 2)


def _line(standing: Standing, names: Mapping[int, str], reader: int | None) -> Line:
    return Line(
        standing.rank,
        names.get(standing.player, ""),
        standing.score,
        standing.change,
        standing.games,
        standing.is_settled,
        standing.player == reader,
    )


def _kind(shown: LeaderboardPage) -> str:
    """For sentences about a leaderboard: all time, this month or another one."""
    return {ALL_TIME: _ALL, shown.now: _NOW}.get(shown.ranking.period, "past")


def _own(shown: LeaderboardPage, person: Person, words: Translator) -> str:
    """Where the person is, or why they are not listed."""
    own = shown.page.own
    is_puzzle = shown.ranking.game == PUZZLE
    if own:
        told = "leaders-own-points" if is_puzzle else "leaders-own"
        return words(told, place=own.rank, people=shown.page.people, score=str(own.score))
    if person.hidden:
        return words("leaders-hidden")
    if shown.place is None and not person.listed:
        return words("leaders-unlisted")
    if is_puzzle:
        return words("leaders-no-points", period=_kind(shown))
    return words("leaders-not-yet", period=_kind(shown), where="everywhere" if shown.place is None else "here")


def _games(shown: LeaderboardPage, words: Translator) -> tuple[Row, ...]:
    return game_buttons(shown.ranking, lambda game: shown.other(shown.ranking._replace(game=game)), words)


def _periods(shown: LeaderboardPage, words: Translator) -> Row:
    """The ways to another time, to the best of all months, and to those who solve puzzles."""
    others = [
        Button(words(f"leaders-{name}"), shown.other(shown.ranking._replace(period=period)))
        for name, period in (("this-month", shown.now), ("all-time", ALL_TIME))
        if period != shown.ranking.period
    ]
    puzzle = shown.ranking._replace(game=PUZZLE)
    solvers = [Button(title(puzzle, words), shown.other(puzzle))] if shown.ranking != puzzle else []
    return (*others, Button(words("leaders-hall"), hall_token(shown.ranking)), *solvers)


def _pages(shown: LeaderboardPage, words: Translator, in_words: bool) -> Row:
    """The ways to other pages, and to the same one in words or as a picture."""
    page, verb = shown.page, "leaderstext" if in_words else "leaders"
    buttons = []
    if page.number > 1:
        buttons.append(Button(words("leaders-higher"), shown.token(page.number - 1, verb)))
    if page.own and abs(page.own_page - page.number) > 1:
        buttons.append(Button(words("leaders-own-page"), shown.token(page.own_page, verb)))
    if page.number < page.pages:
        buttons.append(Button(words("leaders-lower"), shown.token(page.number + 1, verb)))
    if page.people:
        other = ("leaders-as-picture", "leaders") if in_words else ("leaders-in-words", "leaderstext")
        buttons.append(Button(words(other[0]), shown.token(page.number, other[1])))
    return tuple(buttons)


def _ways(shown: LeaderboardPage, person: Person, here: Place | None, words: Translator) -> Row:
    """To other places, and to what the person wants others to see."""
    buttons = []
    if shown.place is not None:
        buttons.append(Button(words("leaders-everywhere"), shown.other(shown.ranking._replace(place=EVERYWHERE))))
    elif here:
        buttons.append(Button(called(here, words), shown.other(shown.ranking._replace(place=here.id))))
    if here is None:
        buttons.append(Button(words("leaders-other-place"), _other_places(shown.ranking, shown.now)))
    if person.hidden:
        buttons.append(Button(words("settings-hidden-off"), token("set", "hidden", "off")))
    else:
        if shown.place is None and not person.listed:
            buttons.append(Button(words("settings-listed-on"), token("set", "listed", "on")))
        buttons.append(Button(words("settings-hidden-on"), token("set", "hidden", "on")))
    return tuple(buttons)

"""Months that are over: the hall of fame, and what is posted of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.i18n import Translator
from bot.model.leaderboards import PUZZLE, Honour, Ranking
from bot.model.places import Place
from bot.screens.leaderboards import LeaderboardPage, called, drawing, game_buttons, hall_token, link, period, title
from bot.screens.screen import Button, Screen, shorten

LISTED = 6
"""The most months on a page."""


@dataclass(frozen=True, slots=True)
class Hall:
    """A page of the hall of fame of a place, or of all together."""

    ranking: Ranking
    """That of all time."""
    place: Place | None
    page: int
    pages: int
    months: Sequence[tuple[str, Sequence[Honour]]]
    """Each with its best."""
    names: Mapping[int, str]


def hall(found: Hall, words: Translator) -> Screen:
    """The first, second and third of each month, the latest month first."""
    lines = [
        called(found.place, words),
        "",
        *(_month(month, best, found.names, words) for month, best in found.months),
        *([] if found.months else [words("months-none", about="puzzles" if found.ranking.game == PUZZLE else "games")]),
        *([words("leaders-page", page=found.page, pages=found.pages)] if found.pages > 1 else []),
    ]
    turns = (
        *([Button(words("button-earlier"), hall_token(found.ranking, found.page - 1))] if found.page > 1 else []),
        Button(words("leaders-open"), link(found.ranking, "")),
        *(
            [Button(words("button-later"), hall_token(found.ranking, found.page + 1))]
            if found.page < found.pages
            else []
        ),
    )
    games = game_buttons(found.ranking, lambda game: hall_token(found.ranking._replace(game=game)), words)
    heading = words("months-title", name=title(found.ranking, words))
    return Screen("\n".join(lines), rows=(*games, turns), title=heading, apart=True)


def post(found: LeaderboardPage, winners: Mapping[str, Sequence[str]], words: Translator) -> Screen:
    """A month that is over, with its table over all games, and who was the first in each game."""
    month = period(found.ranking.period, words)
    lines = [
        words("months-over", people=found.page.people),
        *(
            words("months-winner", name=title(found.ranking._replace(game=game), words), winners=words.listed(names))
            for game, names in winners.items()
            if names
        ),
    ]
    opens = Button(words("leaders-open"), found.token(1), "primary")
    picture = drawing(found, words) if found.page.people else None
    return Screen(
        "\n".join(lines),
        picture,
        ((opens, Button(words("leaders-hall"), hall_token(found.ranking))),),
        title=words("months-heading", month=month),
        # Those who share a first place can be many.
        shorter=shorten(lines, reversed(lines[1:])),
        public=True,
    )


def _month(month: str, best: Sequence[Honour], names: Mapping[int, str], words: Translator) -> str:
    told = [words("months-honour", place=each.rank, name=names[each.player], score=str(each.score)) for each in best]
    return words("months-line", month=period(month, words), best=", ".join(told) or words("months-hidden"))

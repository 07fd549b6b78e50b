"""Leaderboards of a place, or of all places together, as one person sees them."""

from collections.abc import Mapping

from bot import aliases, times
from bot.model.leaderboards import EVERYWHERE, PUZZLE, Page, Ranking, week
from bot.model.places import Place
from bot.model.ratings import ALL_TIME, OVERALL, month
from bot.screens import leaderboards as shown
from bot.screens.leaderboards import LeaderboardPage
from bot.screens.screen import Screen
from bot.service import attendance
from bot.service.context import Context, Denied
from bot.service.new_challenges import check_game
from bot.service.request import Request, command, press
from bot.store import Connection, leaderboards, months, people, places
from core import games

_ROUNDS = 5
"""So often a page is looked at again because some of those on it are gone."""
_NAMED = 12
"""The most months that a refusal names."""


@command("leaderboard")
async def typed(request: Request, values: Mapping[str, str]) -> Screen:
    """What is typed may name a game, a place, a time and a page; the rest is as usual: here, all time, the first."""
    now, page = month(request.context.clock()), values.get("page", "1")
    where, about, period, page = _read(request, values.get("board", ""), page)
    game = about or values.get("game", OVERALL)
    if where != "global" and request.place is None:
        return await choose(request, *shown.fields(Ranking(EVERYWHERE, game, period), now), "1")
    place = EVERYWHERE if where == "global" or request.place is None else request.place.id
    found = await look(request, Ranking(place, game, period))
    if not 1 <= int(page) <= found.page.pages:
        raise Denied("no-page", page=page, pages=found.page.pages)
    if int(page) > 1:
        found = await look(request, found.ranking, int(page))
    return shown.show(found, request.person, request.place, request.words)


@press("leaders")
async def leaders(request: Request, place: str, game: str, period: str, page: str) -> Screen:
    found = await look(request, _ranking(request, place, game, period), int(page))
    return shown.show(found, request.person, request.place, request.words)


@press("leaderstext")
async def in_words(request: Request, place: str, game: str, period: str, page: str) -> Screen:
    found = await look(request, _ranking(request, place, game, period), int(page))
    return shown.show(found, request.person, request.place, request.words, in_words=True)


@press("leadersof")
async def choose(request: Request, game: str, period: str, page: str) -> Screen:
    """Asks which place is meant: one in which the person has used the bot, or all together."""
    found = await request.context.store.read(places.visited_by, request.person.player)
    ranking = _ranking(request, str(EVERYWHERE), game, period)
    return shown.choose(found, ranking, month(request.context.clock()), int(page), request.words)


async def look(request: Request, ranking: Ranking, number: int = 1) -> LeaderboardPage:
    """A page of a leaderboard that there is, for someone who may see it; raises Denied."""
    context, person = request.context, request.person
    place = await place_of(request, ranking.place)
    found = await page_of(context, place, ranking, number, person.player)
    if ranking.period not in (ALL_TIME, found.now) and not found.page.people:
        known = await context.store.read(months.periods, ranking.place, ranking.game, _NAMED)
        if ranking.period not in known:
            raise _no_month(ranking.period, found.now, known)
    return found


async def place_of(request: Request, id: int) -> Place | None:
    """The place of a leaderboard, which only those may see who use the bot there; None: everywhere. Raises Denied."""
    if id == EVERYWHERE:
        return None
    if request.place and request.place.id == id:
        return request.place
    visited = await request.context.store.read(places.visited_by, request.person.player)
    place = next((each for each in visited if each.id == id), None)
    if place is None or await attendance.look(request.context, place, [request.person.player]):
        raise Denied("not-your-place")
    return place


async def page_of(
    context: Context, place: Place | None, ranking: Ranking, number: int, player: int | None = None
) -> LeaderboardPage:
    """A page with those only who are still in the place, as far as that can be known."""
    now = context.clock()
    for _ in range(_ROUNDS):
        page, names = await context.store.read(_look_up, place, ranking, number, week(now), player)
        if place is None or not await attendance.look(context, place, [each.player for each in page.standings]):
            break
    return LeaderboardPage(ranking, place, page, names, month(now))


def _look_up(
    connection: Connection, place: Place | None, ranking: Ranking, number: int, week: int, player: int | None
) -> tuple[Page, Mapping[int, str]]:
    page = leaderboards.page(connection, ranking, number, week, player)
    listed = {each.player for each in (*page.standings, *([page.own] if page.own else []))}
    return page, people.names_of(connection, listed, place.platform if place else "")


def _ranking(request: Request, place: str, game: str, period: str) -> Ranking:
    """What a token means; raises Denied if there is no such game."""
    ranking = shown.read(place, game, period, month(request.context.clock()))
    check_subject(ranking.game)
    return ranking


def check_subject(game: str) -> None:
    """Raises Denied if nothing like that is ranked."""
    if game not in (OVERALL, PUZZLE):
        check_game(game)


def _read(request: Request, typed: str, page: str) -> tuple[str, str, str, str]:
    """Which place is meant, whether puzzles are, which time, and which page: a year may have been taken for that.
    Raises Denied.
    """
    words, now = aliases.gather("board", typed.split()), request.context.clock()
    where = next((word for word in words if word in ("here", "global")), "")
    about = PUZZLE if PUZZLE in words else ""
    periods = {"this-month": month(now), "all-time": ALL_TIME}
    period = next((periods[word] for word in words if word in periods), None)
    rest = " ".join(word for word in words if word not in aliases.BOARDS)
    if not rest:
        return where, about, period or ALL_TIME, page
    if len(page) == _YEAR and (dated := times.month(f"{rest} {page}", now, request.words.language)):
        rest, page = dated, "1"
    found = times.month(rest, now, request.words.language)
    if found is None or period is not None:
        near = aliases.near("board", rest) or aliases.near("game", rest)
        known = ", ".join(game.id for game in games.ALL)
        raise Denied("no-leaderboard", text=rest, games=known, near=near and f"`{near}`")
    return where, about, found, page


def _no_month(period: str, now: str, known: list[str]) -> Denied:
    """With the months that there are."""
    there = ", ".join(f"`{each}`" for each in dict.fromkeys((now, *known)))
    return Denied("no-month", text=period, months=there)


_YEAR = 4
"""Digits."""

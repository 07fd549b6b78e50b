"""Months: when one is over in a place, its best are remembered, and it is posted where the place wants that."""

from collections.abc import Mapping, Sequence

from bot.i18n import translator
from bot.model.leaderboards import EVERYWHERE, HONOURED, PUZZLE, Honour, Ranking, week
from bot.model.places import Place
from bot.model.ratings import ALL_TIME, OVERALL
from bot.screens import months as shown
from bot.screens.months import Hall
from bot.screens.screen import Screen
from bot.service import attendance
from bot.service.context import Context
from bot.service.leaderboards import check_subject, page_of, place_of
from bot.service.posts import Kind, Shown, register
from bot.service.request import Request, press
from bot.service.standings import CLOSE, MONTH, about_month
from bot.service.timers import timer
from bot.store import Connection, leaderboards, months, outbox, people, places
from bot.store.outbox import Post
from core import games

_GAMES = (OVERALL, *(game.id for game in games.ALL), PUZZLE)


@timer(CLOSE)
def close(connection: Connection, about: str, now: float) -> None:
    """A month is over in a place, or everywhere."""
    period, _, id = about.partition(":")
    for game in _GAMES:
        ranking = Ranking(int(id), game, period)
        best = leaderboards.page(connection, ranking, 1, week(now)).standings
        months.honour(connection, ranking, [each for each in best if each.rank <= HONOURED])
    place = places.with_id(connection, int(id))
    if place and place.months_at and place.left is None:
        subject = about_month(place.id, period)
        outbox.want(connection, place.platform, place.months_at, None, MONTH, now, about=subject)


@press("hall")
async def hall(request: Request, place: str, game: str, page: str) -> Screen:
    """The best of months, some months on a page."""
    about = OVERALL if game == "all" else game
    check_subject(about)
    where = await place_of(request, int(place))
    return shown.hall(await _hall(request.context, where, about, int(page)), request.words)


async def _hall(context: Context, place: Place | None, game: str, number: int) -> Hall:
    """A page of the hall of fame: without those who are not to be shown, or who are not there any more."""
    id = place.id if place else EVERYWHERE
    count = await context.store.read(months.count, id, game)
    pages = max(1, -(-count // shown.LISTED))
    number = min(max(number, 1), pages)
    found = await context.store.read(months.periods, id, game, shown.LISTED, (number - 1) * shown.LISTED)
    best, names = await _best(context, place, [Ranking(id, game, period) for period in found])
    return Hall(Ranking(id, game, ALL_TIME), place, number, pages, tuple(zip(found, best, strict=True)), names)


async def _best(
    context: Context, place: Place | None, rankings: Sequence[Ranking]
) -> tuple[list[Sequence[Honour]], Mapping[int, str]]:
    """The best of each of these months, and what they are called."""
    best = await context.store.read(_look_up, rankings)
    everyone = {each.player for of_one in best for each in of_one}
    if place and await attendance.look(context, place, everyone):
        best = await context.store.read(_look_up, rankings)
    return best, await context.store.read(people.names_of, everyone, place.platform if place else "")


def _look_up(connection: Connection, rankings: Sequence[Ranking]) -> list[Sequence[Honour]]:
    return [months.best(connection, ranking) for ranking in rankings]


async def _show(context: Context, post: Post) -> Shown:
    _, id, period = post.about.split(":")
    place = await context.store.read(places.with_id, int(id))
    if place is None:
        return Shown(None)
    found = await page_of(context, place, Ranking(place.id, OVERALL, period), 1)
    best, names = await _best(context, place, [Ranking(place.id, game, period) for game in _GAMES])
    winners = {
        game: [names[each.player] for each in of_one if each.rank == 1]
        for game, of_one in zip(_GAMES, best, strict=True)
    }
    return Shown(shown.post(found, winners, translator(place.posts_in)))


register(Kind(MONTH, _show))

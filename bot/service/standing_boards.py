"""The leaderboard that stands in a place: one message, silent, brought up to date once a day."""

from bot.i18n import translator
from bot.model.calls import next_at
from bot.model.leaderboards import Ranking
from bot.model.places import Place
from bot.model.ratings import ALL_TIME, OVERALL, month
from bot.screens import leaderboards as shown
from bot.service.context import Context
from bot.service.leaderboards import page_of
from bot.service.posts import Kind, Shown, register
from bot.service.standings import BOARD, about_board
from bot.service.timers import timer
from bot.store import Connection, outbox, places, timers
from bot.store.outbox import Post

_TIMER = "board"


def choose(connection: Connection, place: Place, board: str | None, address: str, language: str, now: float) -> None:
    """Keep this leaderboard up to date at an address of the place; None: no longer."""
    places.post(connection, place.id, language, board=board, board_at=address if board else None)
    # One that is elsewhere goes: see `_show`.
    outbox.renew_all(connection, about_board(place.id), BOARD, now)
    renew(connection, str(place.id), now)


@timer(_TIMER)
def renew(connection: Connection, id: str, now: float) -> None:
    """Now, and again when the next day begins in the place."""
    place = places.with_id(connection, int(id))
    is_there = place is not None and place.board is not None
    timers.set(connection, _TIMER, id, next_at(0, now, place.zone) if place and is_there else None)
    if place and place.board_at and place.left is None:
        outbox.want(connection, place.platform, place.board_at, None, BOARD, now, about=about_board(place.id))


async def _show(context: Context, post: Post) -> Shown:
    place = await context.store.read(places.with_id, int(post.about.partition(":")[2]))
    if place is None or place.board is None or place.board_at != post.address:
        return Shown(None)
    period = ALL_TIME if place.board == "all" else month(context.clock())
    found = await page_of(context, place, Ranking(place.id, OVERALL, period), 1)
    return Shown(shown.standing(found, translator(place.posts_in)))


register(Kind(BOARD, _show, lasts=True))

"""Where matches are shown."""

from bot.service.context import Context
from bot.store import Connection, matches, outbox

_LASTING = ("challenge", "board", "turn", "offer", "late")
"""Messages that are needed for as long as a match is played."""


async def move(context: Context, match: str, platform: str, address: str, place: str) -> None:
    """Show the match at another place from now on. Its challenge stays where it was made."""
    await context.store.write(_move, match, platform, address, place)
    context.news.set()


async def migrate(context: Context, platform: str, address: str, place: str) -> None:
    """Handle a new address of a place, where the old messages are out of reach."""
    await context.store.write(_migrate, platform, address, place, context.clock())
    context.news.set()


def _move(connection: Connection, match: str, platform: str, address: str, place: str) -> None:
    matches.move_table(connection, match, platform, address, place)
    outbox.move(connection, platform, address, match, place)


def _migrate(connection: Connection, platform: str, address: str, place: str, now: float) -> None:
    matches.move_tables(connection, platform, address, place)
    for post in outbox.take_away(connection, platform, address):
        lasts = post.kind in _LASTING and post.message and not matches.is_over(connection, post.match)
        if lasts or post.wanted > post.shown:
            outbox.want(connection, platform, place, post.match, post.kind, now, post.params)

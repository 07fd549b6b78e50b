"""Where matches are shown."""

from bot.service.context import Context
from bot.store import Connection, matches, outbox


async def move(context: Context, match: str, platform: str, address: str, place: str) -> None:
    """From now on the match is shown at another place. Its challenge stays where it was made."""
    await context.store.write(_move, match, platform, address, place)
    context.news.set()


def _move(connection: Connection, match: str, platform: str, address: str, place: str) -> None:
    matches.move_table(connection, match, platform, address, place)
    outbox.move(connection, platform, address, match, place)

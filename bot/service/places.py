"""Where matches are shown: a place of their own where a platform has such places, and addresses that change."""

from bot.delivery.platform import Platform, Renaming
from bot.narration import title, words_for
from bot.service.context import Context
from bot.service.posts import kind_of
from bot.store import Connection, matches, outbox
from bot.store.outbox import Post


async def open_place(context: Context, post: Post, platform: Platform | None) -> None:
    """Show the match in a place below its challenge from now on, if the platform makes one."""
    assert platform, "the computer needs no place"
    message = await context.store.read(outbox.message, post.platform, post.address, post.match, "challenge")
    if message is None:
        return
    match, _ = await context.matches.load(post.match)
    here = (post.platform, post.address)
    language = next((each.language for each in match.tables if (each.platform, each.address) == here), "en")
    name = title(match, words_for(match, language)).replace("`", "")
    if match.rematch_of and isinstance(platform, Renaming):
        platform.rename_place(post.address, name)
    place = await platform.open_place(post.address, message, name)
    if place:
        await context.store.write(_move, post.match, post.platform, post.address, place)
        context.news.set()


async def migrate(context: Context, platform: str, address: str, place: str) -> None:
    """Handle a new address of a place, where the old messages are out of reach."""
    await context.store.write(_migrate, platform, address, place, context.clock())
    context.news.set()


def _move(connection: Connection, match: str, platform: str, address: str, place: str) -> None:
    """The challenge stays where it was made."""
    matches.move_table(connection, match, platform, address, place)
    outbox.move(connection, platform, address, match, place)


def _migrate(connection: Connection, platform: str, address: str, place: str, now: float) -> None:
    matches.move_tables(connection, platform, address, place)
    for post in outbox.take_away(connection, platform, address):
        lasts = kind_of(post).lasts and post.message and not matches.is_over(connection, post.match)
        if lasts or post.wanted > post.shown:
            outbox.want(connection, platform, place, post.match, post.kind, now, post.params)

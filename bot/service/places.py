"""Where matches are shown: a place of their own where a platform has such places, and addresses that change."""

from collections.abc import Collection
from dataclasses import replace

from bot.delivery.platform import Platform, Renaming
from bot.model.matches import Match, Table
from bot.narration import title, words_for
from bot.service import announcements
from bot.service.context import Context, Denied
from bot.service.posts import kind_of
from bot.service.request import Request
from bot.store import Connection, matches, outbox
from bot.store.outbox import Post


def check(request: Request, tables: Collection[Table]) -> None:
    """Raises Denied if one of these tables is where the request comes from, and nothing can be shown there."""
    if request.caller.lacks and request.caller.address in {table.address for table in tables}:
        words = request.words
        named = words.listed([words(f"permission-{name}") for name in request.caller.lacks])
        raise Denied("permissions-missing", permissions=named)


async def open_place(context: Context, post: Post, platform: Platform | None) -> None:
    """Show the match in a place below its challenge from now on, if the platform makes one."""
    assert platform, "the computer needs no place"
    message = await context.store.read(outbox.message, post.platform, post.address, post.about, "challenge")
    if message is None:
        return
    match, _ = await context.matches.load(post.about)
    here = (post.platform, post.address)
    language = next((each.language for each in match.tables if (each.platform, each.address) == here), "en")
    name = title(match, words_for(match, language)).replace("`", "")
    if match.rematch_of and isinstance(platform, Renaming):
        platform.rename_place(post.address, name)
    place = await platform.open_place(post.address, message, name)
    if place:
        await context.store.write(_move, post.about, post.platform, post.address, place)
        context.news.set()


async def migrate(context: Context, platform: str, address: str, place: str) -> None:
    """Handle a new address of a place, where the old messages are out of reach."""
    await context.store.write(_migrate, platform, address, place, context.clock())
    context.news.set()


async def is_used(context: Context, platform: str, address: str) -> bool:
    """Whether a match is shown there."""
    return bool(await context.store.read(matches.unfinished_at, platform, address))


async def leave(context: Context, platform: str, address: str, parent: str | None) -> None:
    """A place was deleted: its matches go on where it was part of, or else in the private chats of their players."""
    await context.store.write(_leave, platform, address, parent, context.clock())
    context.news.set()


async def reopen(context: Context, platform: str, addresses: Collection[str]) -> None:
    """The bot may be allowed again to write there: show what was refused."""
    refused = await context.store.read(outbox.refused_at, platform, addresses)
    if refused:
        await context.store.write(outbox.try_again, platform, refused, context.clock())
        context.news.set()


def _move(connection: Connection, match: str, platform: str, address: str, place: str) -> None:
    """The challenge stays where it was made."""
    matches.move_table(connection, match, platform, address, place)
    outbox.move(connection, platform, address, match, place)


def _migrate(connection: Connection, platform: str, address: str, place: str, now: float) -> None:
    matches.move_tables(connection, platform, address, place)
    for post in outbox.posts_at(connection, platform, address):
        if _is_needed(connection, post):
            outbox.want_at(connection, post, place, now)
    outbox.take_away(connection, platform, address)


def _leave(connection: Connection, platform: str, address: str, parent: str | None, now: float) -> None:
    parent = parent or outbox.made_at(connection, platform, address)
    lost = [post for post in outbox.posts_at(connection, platform, address) if _is_needed(connection, post)]
    for match in matches.unfinished_at(connection, platform, address):
        (here,) = (table for table in match.tables if (table.platform, table.address) == (platform, address))
        tables = (replace(here, address=parent),) if parent else _private_chats(match, platform)
        matches.drop_table(connection, match.id, platform, address)
        for table in tables:
            matches.add_table(connection, match.id, table)
        moved, needed = replace(match, tables=tables), [post for post in lost if post.match == match.id]
        announcements.announce_moved(connection, moved, needed, now)
    if parent:
        matches.move_tables(connection, platform, address, parent)
        for post in lost:
            if post.match is None or _is_over(connection, post):
                outbox.want_at(connection, post, parent, now)
    outbox.take_away(connection, platform, address)


def _private_chats(match: Match, platform: str) -> tuple[Table, ...]:
    people = (seat.person for seat in match.seats if seat.person)
    return tuple(Table(platform, f"@{each.account}", each.language) for each in people if each.platform == platform)


def _is_needed(connection: Connection, post: Post) -> bool:
    """Whether a post still has to be shown somewhere else."""
    lasts = kind_of(post).lasts and (post.message or post.refused) and not _is_over(connection, post)
    return bool(lasts) or post.refused or post.wanted > post.shown


def _is_over(connection: Connection, post: Post) -> bool:
    """Whether it is about a match that has ended."""
    return post.match is not None and matches.is_over(connection, post.match)

"""Where matches are shown: threads of their own, addresses that change, and places that add and remove the bot."""

from collections.abc import Collection
from dataclasses import replace

from bot.delivery.platform import Platform, Renaming
from bot.model.matches import Match, Table
from bot.model.places import KEPT, Place
from bot.narration import title, words_for
from bot.service import announcements, puzzle_posts, standings
from bot.service.context import Context
from bot.service.posts import kind_of
from bot.service.timers import timer
from bot.store import Connection, attendance, matches, outbox, places, timers
from bot.store.outbox import Post

FORGET = "forget-place"
"""The timer that removes what is known of a place from which the bot was removed."""


async def open_place(context: Context, post: Post, platform: Platform | None) -> None:
    """Show the match in a place below its challenge from now on, if the platform makes one."""
    assert platform, "the computer needs no place"
    message = await context.store.read(outbox.message, post.platform, post.address, post.about, "challenge")
    if message is None:
        return
    match, _ = await context.matches.load(post.about)
    here = (post.platform, post.address)
    table = next((each for each in match.tables if (each.platform, each.address) == here), None)
    name = title(match, words_for(match, table.spoken if table else "en")).replace("`", "")
    if match.rematch_of and isinstance(platform, Renaming):
        platform.rename_place(post.address, name)
    if table and table.place and not table.place.threads:
        return
    place = await platform.open_place(post.address, message, name)
    if place:
        await context.store.write(_move, post.about, post.platform, post.address, place)
        context.news.set()


async def migrate(context: Context, platform: str, address: str, new: str) -> None:
    """Handle a new address of a group, where the old messages are out of reach. Its settings move with it."""
    await context.store.write(_migrate, platform, address, new, context.clock())
    context.news.set()


async def is_used(context: Context, platform: str, key: str, address: str) -> bool:
    """Whether a match is shown there, or matches are to be started there."""
    return await context.store.read(_is_used, platform, key, address)


async def leave(context: Context, platform: str, address: str, parent: str | None, key: str = "") -> None:
    """A channel was deleted: its matches go on where it was part of, or else in the private chats of their players."""
    await context.store.write(_leave, platform, key, address, parent, context.clock())
    context.news.set()


async def leave_place(context: Context, platform: str, key: str) -> None:
    """The bot was removed from a place: its matches go on in private chats too, and its settings are kept for a while.

    If it comes back within that time, everything is shown there again.
    """
    await context.store.write(_leave_place, platform, key, context.clock())
    context.news.set()


async def leave_others(context: Context, platform: str, keys: Collection[str]) -> None:
    """The bot is in these places of the platform only: from any other it was removed while nobody was looking."""
    for key in set(await context.store.read(places.keys, platform)) - set(keys):
        await leave_place(context, platform, key)


async def come_back(context: Context, platform: str, key: str) -> None:
    """The bot is in a place where it may not have been, or not been allowed to write."""
    place = await context.store.write(enter, platform, key)
    await reopen(context, platform, [key, *await context.store.read(matches.addresses_in, place.id)])


async def settle(context: Context, platform: str, key: str, addresses: Collection[str]) -> None:
    """These addresses are in that place, as the platform says: before there were places, that was not recorded."""
    if await context.store.read(places.unsettled, platform, addresses):
        await context.store.write(_settle, platform, key, addresses, context.clock())


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


def _migrate(connection: Connection, platform: str, address: str, new: str, now: float) -> None:
    _rename(connection, platform, address, new, now)
    puzzle_posts.move(connection, platform, address, new, now)
    matches.move_tables(connection, platform, address, new)
    for post in outbox.posts_at(connection, platform, address):
        if _is_needed(connection, post):
            outbox.want_at(connection, post, new, now)
    outbox.take_away(connection, platform, address)


def _rename(connection: Connection, platform: str, key: str, new: str, now: float) -> None:
    """A group that is known by its new key, too, becomes part of this one."""
    other = places.find(connection, platform, new)
    joined = attendance.players(connection, other.id) if other else []
    places.move(connection, platform, key, new)
    standings.refresh(connection, joined, now)


def _is_used(connection: Connection, platform: str, key: str, address: str) -> bool:
    place = places.find(connection, platform, key)
    is_listed = place is not None and address in places.channels(connection, place.id)
    return is_listed or bool(matches.unfinished_at(connection, platform, address))


def _leave(connection: Connection, platform: str, key: str, address: str, parent: str | None, now: float) -> None:
    place = places.find(connection, platform, key)
    if place:
        places.close(connection, place.id, address)
    puzzle_posts.move(connection, platform, address, parent, now)
    _abandon(connection, platform, address, parent or outbox.made_at(connection, platform, address), now)


def _leave_place(connection: Connection, platform: str, key: str, now: float) -> None:
    place = places.find(connection, platform, key)
    if place is None or place.left is not None:
        return
    places.leave(connection, place.id, now)
    timers.set(connection, FORGET, str(place.id), now + KEPT)
    for match in matches.unfinished_in(connection, place.id):
        known = {(table.platform, table.address) for table in match.tables}
        chats = tuple(chat for chat in _private_chats(match, platform) if (chat.platform, chat.address) not in known)
        for chat in chats:
            matches.add_table(connection, match.id, chat)
        here = (table.address for table in match.tables if table.place and table.place.id == place.id)
        lost = (post for address in here for post in outbox.posts_at(connection, platform, address))
        needed = [post for post in lost if post.match == match.id and _is_needed(connection, post)]
        announcements.announce_moved(connection, replace(match, tables=chats), needed, now, "removed")


def enter(connection: Connection, platform: str, key: str) -> Place:
    """Record a place, where the bot is; it may have been there before."""
    place = places.enter(connection, platform, key)
    if place.left is not None:
        places.come_back(connection, place.id)
        timers.set(connection, FORGET, str(place.id), None)
    return replace(place, left=None)


@timer(FORGET)
def forget(connection: Connection, id: str, _now: float) -> None:
    """The bot has been away from a place for long: nothing is tried there any more."""
    place = places.with_id(connection, int(id))
    if place is None or place.left is None:
        return
    posted = [address for address in (place.board_at, place.months_at) if address]
    for address in {*matches.addresses_in(connection, place.id), *posted}:
        for match in matches.unfinished_at(connection, place.platform, address):
            matches.drop_table(connection, match.id, place.platform, address)
        outbox.take_away(connection, place.platform, address)
    places.forget(connection, place.id)


def _settle(connection: Connection, platform: str, key: str, addresses: Collection[str], now: float) -> None:
    place = enter(connection, platform, key)
    places.settle(connection, place, addresses)
    standings.refresh(connection, {player for player, _ in attendance.settle(connection, place, addresses)}, now)


def _abandon(connection: Connection, platform: str, address: str, parent: str | None, now: float) -> None:
    """Nothing can be shown at this address any more: its matches are shown elsewhere."""
    lost = [post for post in outbox.posts_at(connection, platform, address) if _is_needed(connection, post)]
    for match in matches.unfinished_at(connection, platform, address):
        here = match.table_at(platform, address)
        assert here, "they are shown there"
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
    return tuple(Table(*each.chat, each.language) for each in people if each.platform == platform)


def _is_needed(connection: Connection, post: Post) -> bool:
    """Whether a post still has to be shown somewhere else."""
    lasts = kind_of(post).lasts and (post.message or post.refused) and not _is_over(connection, post)
    return bool(lasts) or post.refused or post.wanted > post.shown


def _is_over(connection: Connection, post: Post) -> bool:
    """Whether it is about a match that has ended."""
    return post.match is not None and matches.is_over(connection, post.match)

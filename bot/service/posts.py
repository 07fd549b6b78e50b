"""Posts: messages that have to be shown, whatever they are about. What one shows is found by its kind, in one registry.

A file that has something to show registers its kinds here. Delivery knows none of them.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.delivery import worker
from bot.delivery.platform import Platform
from bot.i18n import Translator, translator
from bot.screens.screen import Screen
from bot.service.context import Context
from bot.store import Connection, outbox, people
from bot.store.outbox import Post

ANEW = "anew"
"""A parameter: the message that is to be posted anew."""
_CALLED = "called"
"""A parameter: the accounts that the message has notified."""
_SOMEONE = "*"
"""In its place, for a message that an earlier version has posted: it is not known whom that notified."""
_SILENTLY = "~"
"""Before an account there: it was without a sound, so it counts for less than with one."""


class Shown(NamedTuple):
    """What a post shows now."""

    screen: Screen | None
    """None: nothing any more."""
    again: float | None = None
    """When it has to be looked at again, although nothing has changed."""


Show = Callable[[Context, Post], Awaitable[Shown]]
Refused = Callable[[Connection, Post, float], None]
"""Takes the time."""


def _nothing(_connection: Connection, _post: Post, _now: float) -> None:
    pass


def _never(_connection: Connection, _post: Post) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    """What the kind of each such post begins with; after a dash there may be more."""
    shows: Show | None = None
    """None: it is no message but a task."""
    is_new_each_time: bool = False
    """Whether it is posted anew, and the old message removed, if it is for someone whom the old one did not notify:
    an edit notifies nobody."""
    lasts: bool = False
    """Whether it is needed for as long as what it is about goes on, wherever that is."""
    moves_others: bool = False
    """Whether its delivery can give other posts another address."""
    refused: Refused = _nothing
    """What follows if it is not accepted where others see it."""
    excuses: Callable[[Connection, Post], bool] = _never
    """Whether a private chat that does not accept it says nothing about its owner."""
    unreachable: Refused = _nothing
    """What follows if it is the first private message that does not reach a person."""


KINDS: dict[str, Kind] = {}

Task = Callable[[Context, Post, Platform | None], Awaitable[None]]
"""What is done about a post that is no message."""
Leave = Callable[[Context, str, str, str | None], Awaitable[None]]
"""What is done about a place that was deleted, and that was part of another."""


def register(kind: Kind) -> None:
    assert kind.name not in KINDS, kind.name
    KINDS[kind.name] = kind


def kind_of(post: Post) -> Kind:
    """Raises KeyError if nothing is known of such posts."""
    return KINDS[post.kind.partition("-")[0]]


async def words_of(context: Context, post: Post) -> Translator:
    """For a post about no match: in its own language, or else in that of the person in whose private chat it is."""
    language = post.params.get("language")
    if language is None and post.address.startswith("@"):
        person = await context.store.read(people.find, post.platform, post.address[1:])
        language = person.language if person else None
    return translator(language or "en")


class Posts:
    """Implements `bot.delivery.worker.Posts`."""

    def __init__(self, context: Context, tasks: Mapping[str, Task], leave: Leave) -> None:
        self._context = context
        self.tasks = tasks
        self._leave = leave

    async def deliver(self, post: Post, platform: Platform | None, *, may_be_there: bool = False) -> str | None:
        kind = kind_of(post)
        if kind.shows is None:
            await self.tasks[kind.name](self._context, post, platform)
            return None
        assert platform, "messages are shown on platforms"
        screen, again = await kind.shows(self._context, post)
        while kind.is_new_each_time and (latest := await self._newer(post)):
            # It may already show what the newer version is to tell, and would be heard for each of the two.
            post = latest
            screen, again = await kind.shows(self._context, post)
        called, before = _called(screen), set(post.params.get(_CALLED, "").split())
        may_call = kind.is_new_each_time and _SOMEONE not in before
        new = called - before - {f"{_SILENTLY}{account}" for account in before} if may_call else set()
        if screen and new and before:
            # Nobody hears of it twice.
            screen = replace(screen, mentions=tuple(each for each in screen.mentions if each.account not in before))
        is_new = bool(new) or post.params.get(ANEW) == (post.message or "")
        if screen and kind.is_new_each_time and not is_new:
            # Where its message was removed, it comes back.
            screen = replace(screen, is_hushed=True)
        message = await worker.show(platform, post, screen, is_new=is_new, may_be_there=may_be_there)
        if new or again:
            params = {**post.params, _CALLED: " ".join(sorted(called | before))}
            await self._context.store.write(outbox.note, post, params, again)
        return message

    async def _newer(self, post: Post) -> Post | None:
        """The post with a newer version that is wanted by now, if there is one."""
        latest = await self._context.store.read(outbox.latest, post)
        return latest if latest and latest.wanted != post.wanted else None

    async def build(self, post: Post) -> Screen | None:
        """What a message shows now."""
        kind = kind_of(post)
        return (await kind.shows(self._context, post)).screen if kind.shows else None

    async def refused(self, post: Post) -> None:
        await self._context.store.write(_refuse, post, self._context.clock())
        self._context.news.set()

    async def displaced(self, post: Post, parent: str | None) -> None:
        await self._leave(self._context, post.platform, post.address, parent)

    def moves_others(self, post: Post) -> bool:
        return kind_of(post).moves_others


def _called(screen: Screen | None) -> set[str]:
    """The accounts of those whom it calls, marked if that is silent."""
    return {f"{_SILENTLY if screen.is_silent else ''}{account}" for account in screen.called} if screen else set()


def _refuse(connection: Connection, post: Post, now: float) -> None:
    """That private messages do not reach a person is recorded, and is news only once."""
    if not post.address.startswith("@"):
        kind_of(post).refused(connection, post, now)
    elif not kind_of(post).excuses(connection, post) and people.set_reachable(
        connection, post.platform, post.address[1:], False
    ):
        kind_of(post).unreachable(connection, post, now)

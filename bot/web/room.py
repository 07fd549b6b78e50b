"""The room as a chat platform: it keeps what is said, and tells everyone who may hear it.

A change is written and announced under one lock, and a page that joins reads the past under the same lock, so everyone
gets every change exactly once and in the same order.
"""

import asyncio
import json
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from bot.delivery.platform import MessageGone, Unreachable
from bot.lookalikes import fold
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.store import Connection, Store, requests
from bot.store import web as rows
from bot.store.requests import Once, Repeated
from bot.store.web import Attachment, Body, Message, Standing, Unread, WebAccount
from bot.web import messages, moderation
from bot.web.accounts import find_mentions, names_in
from bot.web.names import fit_channel

LOBBY = "lobby"
SHOWN = 200
"""The most messages shown in a channel."""

News = Mapping[str, Any]


class Listener(Protocol):
    """One open page."""

    person: WebAccount

    def tell(self, news: News) -> None:
        """Never waits."""

    def hear(self, frame: str) -> None:
        """The same, of news as JSON: many pages share one text."""

    def expel(self) -> None:
        """Close at once: the person was removed."""

    def part(self) -> None:
        """Say goodbye and close: the person has deleted their data."""


class Room:
    """Implements `bot.delivery.platform.Platform`. Its addresses are channels, and "@account" for a private chat."""

    name = moderation.PLATFORM

    def __init__(self, store: Store, pool: PicturePool, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self._pool = pool
        self._clock = clock
        self._order = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._apart: list[WebAccount] = []
        """Who has a standing, as everyone was told."""

    @property
    def here(self) -> list[WebAccount]:
        """Everyone who has a page open, by name."""
        people = {listener.person.account: listener.person for listener in self._listeners}
        return sorted(people.values(), key=lambda person: fold(person.name))

    @property
    def now(self) -> float:
        return self._clock()

    # What the bot does

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        if not await self.is_open(address):
            raise Unreachable("no such channel")
        body, attachments = await messages.make(screen, self._pool)
        if not await self._put(nonce, address, None, body, attachments):
            await self._refresh(nonce, address, body, attachments)
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        body, attachments = await messages.make(screen, self._pool)
        if not await self._refresh(message, address, body, attachments):
            raise MessageGone(message)

    async def remove(self, address: str, message: str) -> None:
        await self._remove(address, message, None)

    async def withdraw(self, address: str, nonce: str) -> None:
        await self.remove(address, nonce)

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """A match stays in the channel where it was made."""
        return None

    async def forget(self, accounts: Collection[str], changed: Collection[str]) -> None:
        """Implements `bot.delivery.platform.Forgetting`: their own pages are closed, and the others show nothing that
        they have said, and the messages that named them as they are now."""
        async with self._order:
            for account in accounts:
                for listener in [*self._listeners]:
                    if listener.person.account == account:
                        listener.part()
                    else:
                        listener.tell({"type": "forgotten", "account": account})
            for id in changed:
                if message := await self.store.read(rows.find, id):
                    self._tell(message.channel, {"type": "edited", "message": as_news(message)})

    def private(self, account: str) -> str:
        return f"@{account}"

    # What people do: with the id of the request, because a page may send it again. Raises Repeated if it is done.

    async def say(self, person: WebAccount, channel: str, id: str, text: str) -> None:
        """The message gets the id of the request. Raises moderation.Refused."""
        await self.store.read(moderation.check_voice, person.account, channel)
        people = await self.store.read(rows.with_names, names_in(text)) if "@" in text else ()
        # In the private chat, the line is a request to the bot as well, which has its own record.
        once = self._once(f"{id}-said")
        await self._put(id, channel, person.account, messages.talk(text, find_mentions(text, people)), once=once)

    async def open(self, person: WebAccount, id: str, typed: str) -> str:
        """The channel of that name, created if necessary; raises Unfit or moderation.Refused."""
        channel = fit_channel(typed)
        if not await self.is_open(channel):
            await self.store.read(moderation.check_voice, person.account, channel)
            with suppress(Repeated):
                opened = f"open-{channel}"
                await self._put(opened, channel, person.account, {"opened": True}, once=self._once(id))
        return channel

    async def dismiss(self, person: WebAccount, channel: str, id: str, message: str) -> None:
        """Take away one of the person's private answers in a channel."""
        await self._remove(f"@{person.account}/{channel}", message, self._once(id))

    async def answer(self, account: str, channel: str, id: str, screen: Screen, asked: str = "") -> None:
        """A message for one person only, in their private chat or inserted in a public channel.

        A message with the same id is replaced and becomes the newest. In a public channel only files and the newest
        answer stay.
        """
        body, attachments = await messages.make(screen, self._pool)
        address = channel if channel.startswith("@") else f"@{account}/{channel}"
        await self.remove(address, id)
        if address != channel:
            await self._clear(address)
        await self._put(id, address, None, body | ({"asked": asked} if asked else {}), attachments)

    async def replace(self, message: Message, screen: Screen) -> None:
        """Show something else in a private message. If it is gone by now, nobody wants to see it."""
        body, attachments = await messages.make(screen, self._pool)
        await self._refresh(message.id, message.channel, body | {"pressed": True}, attachments)

    async def set_standing(self, by: WebAccount, id: str, account: str, standing: Standing | None) -> WebAccount:
        """Mute someone, lift that, or remove them; returns the person as they were. Raises moderation.Refused."""
        once = self._once(id)
        person = await self.store.write(
            requests.carry_out, once, moderation.set_standing, by.account, account, standing, self._clock()
        )
        if standing == "removed":
            for listener in [*self._listeners]:
                if listener.person.account == account:
                    listener.expel()
        await self._tell_presence()
        return person

    async def delete(self, by: WebAccount, id: str, message: str) -> None:
        """Delete what someone has said; raises moderation.Refused."""
        once, now = self._once(id), self._clock()
        async with self._order:
            found = await self.store.write(requests.carry_out, once, moderation.delete, by.account, message, now)
            if found:
                self._tell(found.channel, {"type": "removed", "channel": found.channel, "id": message})

    async def is_removed(self, person: WebAccount) -> bool:
        now = await self.store.read(rows.with_account, person.account)
        return now is None or now.standing == "removed"

    async def look_again(self) -> None:
        """`cairn manage` may have changed who manages the room."""
        if await self.store.read(rows.with_standing) != self._apart:
            await self._tell_presence()

    async def find(self, account: str, message: str) -> Message | None:
        """A message that this person may read."""
        found = await self.store.read(rows.find, message)
        return found if found and _may_read(account, found.channel) else None

    async def is_open(self, channel: str) -> bool:
        return channel == LOBBY or await self.store.read(rows.is_open, channel)

    # Listeners

    async def join(self, listener: Listener, read: Mapping[str, int], channel: str, hello: News) -> None:
        """Tell a page everything it needs, and from then on everything that happens."""
        async with self._order:
            known = await self._channels()
            own = self.private(listener.person.account)
            waits = {name: await self._waiting(name, listener.person.account, read) for name in [*known, own]}
            listener.tell(
                {
                    **hello,
                    "channels": [
                        {
                            "name": name,
                            "unread": wait.messages,
                            "mentions": wait.messages if name == own else wait.mentions,
                        }
                        for name, wait in waits.items()
                    ],
                }
            )
            await self._recall(listener, channel if channel in waits else LOBBY)
            if not await self.is_removed(listener.person):
                self._listeners.add(listener)
        # This page was not known here when its person was removed, or is only just known.
        if await self.is_removed(listener.person):
            listener.expel()
        await self._tell_presence()

    async def recall(self, listener: Listener, channel: str) -> None:
        """Tell a page what has been said in a channel."""
        async with self._order:
            await self._recall(listener, channel)

    async def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        await self._tell_presence()

    def tell(self, account: str, news: News) -> None:
        """Tell something to all pages of one person."""
        self._tell(self.private(account), news)

    async def _channels(self) -> list[str]:
        found = await self.store.read(rows.channels)
        return [LOBBY, *(name for name in found if name != LOBBY)]

    async def _waiting(self, channel: str, account: str, read: Mapping[str, int]) -> Unread:
        return await self.store.read(rows.waiting, channel, account, read.get(channel, 0))

    async def _recall(self, listener: Listener, channel: str) -> None:
        both = [channel, f"@{listener.person.account}/{channel}"]
        past = await self.store.read(rows.history, both, SHOWN)
        listener.tell({"type": "history", "channel": channel, "messages": [as_news(message) for message in past]})

    async def _tell_presence(self) -> None:
        self._apart = await self.store.read(rows.with_standing)
        here, accounts = self.here, {person.account for person in self._apart}
        listed = json.dumps(moderation.presence(here, self._apart, ""))
        for listener in self._listeners:
            account = listener.person.account
            if account in accounts:
                listener.tell(moderation.presence(here, self._apart, account))
            else:
                listener.hear(listed)

    async def _clear(self, address: str) -> None:
        async with self._order:
            for id in await self.store.write(_take_away, address, self._clock()):
                self._tell(address, {"type": "removed", "channel": visible(address), "id": id})

    async def _put(
        self,
        id: str,
        channel: str,
        author: str | None,
        body: Body,
        attachments: Sequence[Attachment] = (),
        once: Once | None = None,
    ) -> bool:
        """Whether the message is new."""
        now = self._clock()
        async with self._order:
            message = await self.store.write(
                requests.carry_out, once, rows.put, id, channel, author, now, body, attachments
            )
            if message:
                self._tell(channel, {"type": "message", "message": as_news(message)})
            return message is not None

    async def _remove(self, address: str, message: str, once: Once | None) -> None:
        async with self._order:
            if await self.store.write(requests.carry_out, once, rows.remove, message, address, self._clock()):
                self._tell(address, {"type": "removed", "channel": visible(address), "id": message})

    def _once(self, id: str) -> Once:
        """Nothing needs to be shown again: what holds now is on the page already."""
        return Once(self.name, id, self._clock(), "")

    async def _refresh(self, id: str, channel: str, body: Body, attachments: Iterable[Attachment]) -> bool:
        """Whether the message exists."""
        async with self._order:
            edited, found = await self.store.write(_refresh, id, channel, self._clock(), body, attachments)
            if edited:
                self._tell(channel, {"type": "edited", "message": as_news(edited)})
            return found

    def _tell(self, channel: str, news: News) -> None:
        frame = json.dumps(news)
        for listener in self._listeners:
            if _may_read(listener.person.account, channel):
                listener.hear(frame)


def visible(channel: str) -> str:
    """Where a message is seen: a private answer appears in the channel where it was asked for."""
    return channel.partition("/")[2] or channel


def as_news(message: Message) -> News:
    return {
        **message.body,
        "id": message.id,
        "number": message.number,
        "channel": visible(message.channel),
        "private": message.channel.startswith("@"),
        "author": message.author,
        "name": message.name,
        **({"named": message.named} if message.named else {}),
        "at": message.at,
    }


def _refresh(
    connection: Connection,
    id: str,
    channel: str,
    now: float,
    body: Body,
    attachments: Iterable[Attachment],
) -> tuple[Message | None, bool]:
    """The message, if it has changed, and whether it exists.

    A past moment of a match is not shown again. The current one is, because the time that is left may have changed,
    but not over an answer to a press: a person who has already pressed on in a message is not disturbed.
    """
    found = rows.find(connection, id)
    if found and found.channel == channel and "ply" in body:
        pressed_on = "pressed" in found.body and "pressed" not in body
        if found.body.get("ply", -1) >= body["ply"] + (not pressed_on):
            return None, True
    edited = rows.change(connection, id, channel, now, body, attachments)
    return edited, edited is not None


def _take_away(connection: Connection, address: str, now: float) -> list[str]:
    """The ids of the answers that were there, except files."""
    old = [message.id for message in rows.history(connection, [address], rows.KEPT) if "file" not in message.body]
    for id in old:
        rows.remove(connection, id, address, now)
    return old


def _may_read(account: str, channel: str) -> bool:
    return not channel.startswith("@") or channel[1:].partition("/")[0] == account

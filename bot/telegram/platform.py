"""Telegram as delivery sees it: messages in groups, topics and private chats."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar

from telegram import Bot, ChatMember, Message
from telegram.error import BadRequest

from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import MessageGone, PlaceGone, RetryLater, Unreachable
from bot.i18n import Translator
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.service import accounts, places
from bot.service.context import Context
from bot.service.request import Right, always, never
from bot.telegram import messages
from bot.telegram.addresses import Address
from bot.telegram.errors import Moved, NoPictures, call, may_have_happened
from bot.telegram.lost import LostMessages, is_mark, match_shown
from bot.telegram.messages import Body
from bot.telegram.seen import SeenMessages
from bot.telegram.sender import Sender, TooLong

T = TypeVar("T")

_WORDS_ONLY = 3600.0
"""How many seconds not to try pictures where they may not be sent."""
_REMEMBERED = 10_000
_DONE = Body("✓", None, None, is_short=True)
"""What a message shows that is void and cannot be deleted: Telegram allows that for two days only."""


class Telegram:
    """Implements `bot.delivery.platform.Platform`."""

    name = "telegram"

    def __init__(
        self, bot: Bot, context: Context, pool: PicturePool, rate_limit: RateLimit, clock: Callable[[], float]
    ) -> None:
        self._bot = bot
        self._context = context
        self._pool = pool
        self._rate_limit = rate_limit
        self._clock = clock
        self._sender = Sender(bot)
        self._words_only: dict[int, float] = {}
        """Groups where pictures may not be sent, and until when to assume so."""
        self._reached: OrderedDict[int, bool] = OrderedDict()
        """Whether the last message to a person's private chat got through."""
        self.seen = SeenMessages()
        self.live = LiveMessages(context.store, self.name, context.clock, context.news)
        self.lost = LostMessages(self.seen, self.live, rate_limit, self._clear)

    @property
    def account(self) -> str:
        return self._bot.username

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        """Telegram has no nonces: see `lost`. Until its id is recorded, a mark stands for the message."""
        place = Address.read(address)
        self._check(place)
        await self.live.begin(nonce, await self.lost.mark(place))
        try:
            message = await self._send(place, screen)
        except Exception as error:
            if not may_have_happened(error):
                await self.live.begin(nonce, None)
            raise
        self.lost.replaced(place, message)
        return str(message)

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        place = Address.read(address)
        if is_mark(message):
            await self.remove(address, message)
            raise MessageGone
        if self.seen.is_shown(place.chat, int(message), screen):
            return
        self._check(place)
        body = await self._body(place, screen)

        async def change() -> None:
            try:
                await self._change(place, int(message), screen, body)
            except TooLong:
                await self.remove(address, message)
                raise MessageGone from None

        await self.live.deliver(address, message, screen, change)

    async def remove(self, address: str, message: str) -> None:
        place = Address.read(address)
        if is_mark(message):
            await self.lost.look_for(place, message)
            return
        # A removed message usually has a successor.
        self._check(place, 2)
        await self._remove(place, int(message))

    async def withdraw(self, address: str, nonce: str) -> None:
        """There is a mark in place of the id of what may have been posted, and `remove` looks for that."""

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """A bot cannot make a topic below a message."""
        return None

    async def forget(self, accounts: Collection[str], changed: Collection[str]) -> None:
        """Implements `bot.delivery.platform.Forgetting`. Only numbers of messages are left, and they say nothing."""
        for account in accounts:
            self._reached.pop(int(account), None)
            self.live.forget_all(f"@{account}")
            self.lost.forget(Address(int(account)))

    async def say(self, place: Address, screen: Screen, reply_to: int | None = None) -> None:
        """Send a new message that is not kept up to date."""
        await self._send(place, screen, reply_to)

    async def end_picking(self, place: Address, screen: Screen) -> None:
        """Answer the choice of people; the answer takes the place of the question, so it has no buttons."""
        body = messages.without_picker(await self._body(place, screen))
        with self.seen.sending(place.chat):
            self.seen.keep(place.chat, await self._call(place, self._sender.send(place, body)), None)

    async def clear_lost(self, place: Address, message: Message) -> None:
        """Remove a message in which a button was pressed, if it shows a match of this place and nobody knew of it."""
        id = match_shown(message)
        if id and await self.lost.is_lost(place, message.message_id):
            match, _ = await self._context.matches.load(id)
            if place.address in {table.address for table in match.tables}:
                await self.remove(place.address, str(message.message_id))

    async def invite(self, place: Address, words: Translator, token: str, reply_to: int) -> None:
        """Invite someone to the private chat, where the bot may not write yet."""
        body = messages.invitation(words, token, self.account)
        with self.seen.sending(place.chat):
            self.seen.keep(place.chat, await self._call(place, self._sender.send(place, body, reply_to)), None)

    async def replace(self, place: Address, message: int, screen: Screen, *, has_media: bool | None) -> None:
        """Show this in place of the previous answer, if possible; a message that is kept up to date stays."""
        try:
            await self._change(place, message, screen, await self._body(place, screen), has_media=has_media)
        except MessageGone:
            await self._send(place, screen)
        except TooLong:
            if not await self.live.is_live(place.address, str(message)):
                await self.remove(place.address, str(message))
            await self._send(place, screen)

    async def reaches(self, account: int) -> bool | None:
        """Whether the bot may write to this person, as far as messages to them have told; None if that is unknown."""
        if self._reached.get(account):
            return True
        known = account in self._reached or await accounts.is_unreachable(self._context, self.name, str(account))
        return False if known else None

    async def manages(self, account: int, group: str) -> Right:
        """Whether this person is an administrator of the group now."""
        try:
            member = await call(self._bot.get_chat_member(int(group), account))
        except (Unreachable, BadRequest):
            # They are not there, or the bot is not.
            return never
        manages = member is not None and member.status in (ChatMember.ADMINISTRATOR, ChatMember.OWNER)
        return always if manages else never

    async def migrate(self, old: int, new: int) -> None:
        """A group became a supergroup, which has none of its messages."""
        await places.migrate(self._context, self.name, str(old), str(new))

    async def _send(self, place: Address, screen: Screen, reply_to: int | None = None) -> int:
        body = await self._body(place, screen)
        with self.seen.sending(place.chat):
            try:
                sent = await self._call(place, self._sender.send(place, body, reply_to))
            except NoPictures:
                body = await self._in_words(place, screen)
                sent = await self._call(place, self._sender.send(place, body, reply_to))
            self.seen.keep(place.chat, sent, screen)
        return sent

    async def _change(
        self, place: Address, message: int, screen: Screen, body: Body, *, has_media: bool | None = None
    ) -> None:
        change = self.seen.change(place.chat, message)
        try:
            await self._call(place, self._sender.change(place, message, body, has_media=has_media))
        except NoPictures:
            body = await self._in_words(place, screen)
            await self._call(place, self._sender.change(place, message, body, has_media=has_media))
        self.seen.changed(place.chat, message, screen, change)

    async def _remove(self, place: Address, message: int) -> None:
        """Delete a message, or at least make it harmless."""
        self.seen.forget(place.chat, message)
        try:
            await self._call(place, self._sender.remove(place, message))
        except MessageGone:
            await self._void(place, message)

    async def _clear(self, place: Address, message: int) -> bool:
        """Remove a message if it is the bot's own; whether it is."""
        if not await self._void(place, message):
            return False
        await self._remove(place, message)
        return True

    async def _void(self, place: Address, message: int) -> bool:
        try:
            await self._call(place, self._sender.change(place, message, _DONE))
        except MessageGone:
            return False
        return True

    async def _in_words(self, place: Address, screen: Screen) -> Body:
        self._words_only[place.chat] = self._clock() + _WORDS_ONLY
        return await self._body(place, screen)

    async def _body(self, place: Address, screen: Screen) -> Body:
        pictures = self._words_only.get(place.chat, 0.0) <= self._clock()
        return await messages.body(screen, self._pool, self.account, shared=not place.is_private, pictures=pictures)

    def _check(self, place: Address, calls: int = 1) -> None:
        if not place.is_private:
            wait = self._rate_limit.wait(place.chat, calls)
            if wait:
                raise RetryLater(wait)

    async def _call(self, place: Address, request: Awaitable[T]) -> T:
        if not place.is_private:
            self._rate_limit.count(place.chat)
        try:
            done = await request
        except Moved as moved:
            await self.migrate(place.chat, moved.chat)
            raise RetryLater(0) from moved
        except PlaceGone as gone:
            raise PlaceGone(str(gone), Address(place.chat).address if place.topic else None) from gone
        except Unreachable:
            self._note(place, reached=False)
            raise
        self._note(place, reached=True)
        return done

    def _note(self, place: Address, *, reached: bool) -> None:
        if place.is_private:
            self._reached[place.chat] = reached
            self._reached.move_to_end(place.chat)
            if len(self._reached) > _REMEMBERED:
                self._reached.popitem(last=False)

"""Telegram as delivery sees it: messages in groups, topics and private chats."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from telegram import Bot
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import MessageGone, RetryLater, Unreachable
from bot.i18n import Translator
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.service import accounts, places
from bot.service.context import Context
from bot.telegram import messages
from bot.telegram.addresses import Address
from bot.telegram.errors import Moved, NoPictures, call
from bot.telegram.messages import Body
from bot.telegram.sender import Sender, TooLong

T = TypeVar("T")

_WORDS_ONLY = 3600.0
"""How many seconds not to try pictures where they may not be sent."""


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
        self.live = LiveMessages(context.store, self.name, context.clock, context.news)

    @property
    def account(self) -> str:
        return self._bot.username

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        """Telegram has no nonces: a crash at the wrong moment leaves two messages."""
        place = Address.read(address)
        self._check(place)
        return str(await self._send(place, screen))

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        place = Address.read(address)
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
        # A removed message usually has a successor.
        self._check(place, 2)
        try:
            await self._call(place, self._sender.remove(place, int(message)))
        except MessageGone:
            return

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """A bot cannot make a topic below a message."""
        return None

    async def say(self, place: Address, screen: Screen, reply_to: int | None = None) -> None:
        """Send a new message that is not kept up to date."""
        await self._send(place, screen, reply_to)

    async def end_picking(self, place: Address, screen: Screen) -> None:
        """Answer the choice of people; the answer takes the place of the question, so it has no buttons."""
        await self._call(place, self._sender.send(place, messages.without_picker(await self._body(place, screen))))

    async def invite(self, place: Address, words: Translator, token: str, reply_to: int) -> None:
        """Invite someone to the private chat, where the bot may not write yet."""
        body = messages.invitation(words, token, self.account)
        await self._call(place, self._sender.send(place, body, reply_to))

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

    async def reaches(self, account: int) -> bool:
        """Whether the bot may write to this person."""
        try:
            await call(self._bot.send_chat_action(account, ChatAction.TYPING))
        except Unreachable:
            return False
        except (RetryLater, TelegramError):
            # Unknown at the moment. Sending them something will tell.
            return True
        await accounts.note_reachable(self._context, self.name, str(account))
        return True

    async def migrate(self, old: int, new: int) -> None:
        """A group became a supergroup, which has none of its messages."""
        await places.migrate(self._context, self.name, str(old), str(new))

    async def _send(self, place: Address, screen: Screen, reply_to: int | None = None) -> int:
        body = await self._body(place, screen)
        try:
            return await self._call(place, self._sender.send(place, body, reply_to))
        except NoPictures:
            body = await self._in_words(place, screen)
            return await self._call(place, self._sender.send(place, body, reply_to))

    async def _change(
        self, place: Address, message: int, screen: Screen, body: Body, *, has_media: bool | None = None
    ) -> None:
        try:
            await self._call(place, self._sender.change(place, message, body, has_media=has_media))
        except NoPictures:
            body = await self._in_words(place, screen)
            await self._call(place, self._sender.change(place, message, body, has_media=has_media))

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
            return await request
        except Moved as moved:
            await self.migrate(place.chat, moved.chat)
            raise RetryLater(0) from moved

"""What people do on Telegram: passed to the dispatcher, and answered to that person alone.

A group sees what everyone may see. What is for one person goes to their private chat, if the bot may write there;
otherwise a link leads there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import structlog
from telegram import (
    Bot,
    CallbackQuery,
    Chat,
    ChatMemberUpdated,
    MaybeInaccessibleMessage,
    Message,
    SharedUser,
    User,
    UsersShared,
)
from telegram.error import BadRequest, TelegramError

from bot import buttons
from bot.buttons import token
from bot.delivery.platform import RetryLater, Unreachable, code
from bot.double_clicks import DoubleClicks
from bot.i18n import Translator, translator
from bot.screens.screen import Screen
from bot.service import accounts, places, playing, standings
from bot.service.context import Context, Denied
from bot.service.request import Caller, Right, always, never
from bot.telegram import commands, deep_links, greetings, messages, setups
from bot.telegram.addresses import Address, is_group
from bot.telegram.errors import call
from bot.telegram.platform import Telegram
from bot.telegram.update_order import InOrder, Queues

_TRIES, _PATIENCE, _PAUSE = 3, 20.0, 0.5
"""The number of attempts for an answer, the longest wait that Telegram may ask for, and the pause after a failure."""
_LOG = structlog.get_logger()


class Handlers:
    def __init__(self, bot: Bot, context: Context, dispatcher: InOrder, platform: Telegram) -> None:
        self._bot = bot
        self._context = context
        self._dispatcher = dispatcher
        self._platform = platform
        self._twice = DoubleClicks()
        self._showing = Queues()

    async def message(self, message: Message, update: str) -> None:
        """Something that was written; `update` is the id with which it comes again if we have not confirmed it."""
        place, user = Address.of(message), message.from_user
        self._platform.seen.note(place.chat, message.message_id)
        if message.migrate_to_chat_id:
            await self._platform.migrate(place.chat, message.migrate_to_chat_id)
        elif message.left_chat_member or message.new_chat_members:
            await self._attendance(message)
        elif user and message.users_shared and place.is_private:
            await self._chosen(message.users_shared, place, self._caller(user, place, update))
        elif user and message.text and place.is_private:
            await self._private_line(message, place, self._caller(user, place, update))
        elif user and message.text and is_group(message.chat):
            caller = self._caller(user, place, update, message.sender_chat, message.chat.title)
            await self._group_line(message, place, user, caller)

    async def membership(self, change: ChatMemberUpdated) -> None:
        """Greet a group that the bot has just been added to, leave one that has removed it, and show what was refused
        where it may write again."""
        place = Address(change.chat.id)
        if greetings.is_gone(change):
            await places.leave_place(self._context, Telegram.name, place.address)
        if greetings.is_here(change):
            await places.come_back(self._context, Telegram.name, place.address)
        if greetings.is_new_here(change):
            language = await self._dispatcher.spoken(self._caller(change.from_user, place))
            await self.say(place, greetings.greet(translator(language)))

    async def _attendance(self, message: Message) -> None:
        """Somebody has left a group, or has come."""
        left = message.left_chat_member
        write, key, now = self._context.store.write, str(message.chat.id), self._context.clock()
        for user in (left,) if left else message.new_chat_members:
            await write(standings.see_account, Telegram.name, key, str(user.id), now, gone=user is left)
        self._context.news.set()

    async def press(self, query: CallbackQuery) -> None:
        """Every press is answered, so that the person sees that it has arrived: at once, if the answer says no more."""
        message, data = query.message, query.data
        if message is None or data is None or self._is_double(query.from_user.id, message, data):
            await _quietly(query.answer())
            return
        place = Address.of(message)
        self._platform.seen.note(place.chat, message.message_id)
        caller = self._caller(query.from_user, place, query.id, title=message.chat.title)
        if place.is_private:
            _, screen = await asyncio.gather(_quietly(query.answer()), self._dispatcher.press(caller, data))
            await self._show_in_place(place, message, screen, data)
        else:
            await self._group_press(query, message, caller, data)
        if isinstance(message, Message):
            with suppress(Denied):
                await self._patiently(lambda: self._platform.clear_lost(place, message))

    def _is_double(self, user: int, message: MaybeInaccessibleMessage, data: str) -> bool:
        """Whether this press would make once more what the one just before it has made."""
        return buttons.is_creating(data) and self._twice(user, message.chat.id, message.message_id, data)

    async def _group_press(
        self, query: CallbackQuery, message: MaybeInaccessibleMessage, caller: Caller, data: str
    ) -> None:
        match buttons.verb_of(data):
            case buttons.Verb("hand"):
                alert = messages.hand_alert(await self._dispatcher.press(caller, data), await self._words(caller))
                await _quietly(query.answer(alert, show_alert=True))
            case buttons.Verb(is_public=True):
                await self._set_up(query, message, caller, data)
            case _ if data == greetings.PLAY:
                await self._open_setup(query, Address.of(message), caller)
            case verb:
                await self._press_in_group(query, caller, data, begins=verb is not None and verb.effect == "starts")

    async def _private_line(self, message: Message, place: Address, caller: Caller) -> None:
        first, _, payload = (message.text or "").partition(" ")
        if first != "/start":
            screen = await self._dispatcher.read(caller, lambda: self._read(message))
        elif pressed := deep_links.token(payload.strip()):
            screen = await self._dispatcher.press(caller, pressed)
        else:
            screen = greetings.welcome(await self._words(caller))
        await self.say(place, screen)

    async def _group_line(self, message: Message, place: Address, user: User, caller: Caller) -> None:
        """Handle commands for this bot and ignore everything else."""
        found = commands.command_of(message, self._platform.account)
        if found is None or not (commands.is_ours(found.name) or found.by_name):
            return
        name = found.name
        if name == "start":
            screen = await self._dispatcher.command(caller, "help", {})
        else:
            screen = await self._dispatcher.read(caller, lambda: self._read(message))
        if screen.public or caller.is_anonymous:
            here = _brief(screen) if screen.is_refusal else setups.owned(screen, user)
            await self._patiently(lambda: self._platform.say(place, here, message.message_id))
        elif not await self._tell(Address(user.id), screen, caller, comes=_starts(name) and _comes_anyway(screen)):
            # The bot may not write to people before they have opened the private chat.
            words, again = await self._words(caller), _again(name, screen)
            await self._patiently(lambda: self._platform.invite(place, words, again, message.message_id))

    async def _open_setup(self, query: CallbackQuery, place: Address, caller: Caller) -> None:
        """A new match, from a button that everyone in the group sees: each person gets a setup of their own."""
        await _quietly(query.answer())
        screen = await self._dispatcher.command(caller, "play", {})
        await self.say(place, _brief(screen) if screen.is_refusal else setups.owned(screen, query.from_user))

    async def _set_up(self, query: CallbackQuery, message: MaybeInaccessibleMessage, caller: Caller, data: str) -> None:
        """One person puts a challenge together in the group itself. Once it is made, its own message takes over."""
        place, id = Address.of(message), message.message_id
        if await self._platform.live.is_live(place.address, str(id)):
            # No Telegram client does this: that message has no such button.
            await _quietly(query.answer())
            return
        owner = setups.find_owner(message, self._bot.bot)
        if owner is None or owner.id != query.from_user.id:
            words = await self._words(caller)
            told = words("telegram-not-yours", name=owner.name) if owner else words("telegram-nobodys")
            await _quietly(query.answer(messages.alert(Screen(told)), show_alert=True))
            return
        screen = await self._dispatcher.press(caller, data)
        if screen.public and not screen.is_refusal:
            await _quietly(query.answer())
            own = setups.owned(screen, query.from_user)
            await self._patiently(lambda: self._platform.replace(place, id, own, has_media=False))
        elif _comes_anyway(screen):
            # A match with the computer is played in the private chat, which may not be open yet.
            is_closed = screen.ply is not None and not await self._platform.reaches(query.from_user.id)
            there = deep_links.link(self._platform.account, token("cmd", "hand")) if is_closed else None
            await _quietly(query.answer(url=there))
            await self._patiently(lambda: self._platform.remove(place.address, str(id)))
        else:
            await _quietly(query.answer(messages.alert(screen), show_alert=True))

    async def _chosen(self, shared: UsersShared, place: Address, caller: Caller) -> None:
        """People whom someone has chosen from Telegram's own list, to challenge them."""
        others = [_shared(each) for each in shared.users]
        screen = await self._dispatcher.chosen(caller, shared.request_id, others)
        await self._patiently(lambda: self._platform.end_picking(place, replace(screen, rows=())))

    async def _press_in_group(self, query: CallbackQuery, caller: Caller, data: str, *, begins: bool) -> None:
        """Only the person who pressed sees the result: in their private chat, or else in the answer to the press."""
        user, words = Address(query.from_user.id), await self._words(caller)
        reached = await self._platform.reaches(user.chat)
        if reached is False and deep_links.is_harmless(data):
            await _quietly(query.answer(url=deep_links.link(self._platform.account, data)))
            return
        pressed = self._dispatcher.press(caller, data)
        if reached:
            _, screen = await asyncio.gather(_quietly(query.answer(words("telegram-private"))), pressed)
        else:
            screen = await pressed
        said = begins and _comes_anyway(screen)
        if reached is None and not (said or screen.hand):
            try:
                await self._platform.say(user, screen)
                said = True
            except Unreachable:
                reached = False
            except (RetryLater, TelegramError) as error:
                _LOG.info("answer not shown yet", platform=Telegram.name, code=code(error))
        if reached is False and deep_links.is_harmless(data):
            await _quietly(query.answer(url=deep_links.link(self._platform.account, data)))
        elif reached is False:
            await _quietly(query.answer(messages.alert(screen), show_alert=True))
        else:
            if not reached:
                await _quietly(query.answer(words("telegram-private")))
            if not said:
                await self.say(user, screen)

    async def _show_in_place(
        self, place: Address, message: MaybeInaccessibleMessage, screen: Screen, data: str
    ) -> None:
        id, verb = str(message.message_id), buttons.verb_of(data)
        async with self._showing(f"{place.address} {id}"):
            if not await self._move_hand(place, screen, id):
                await self._platform.live.show(place.address, id, screen, _Here(self, place, message))
            elif verb and verb.effect != "shows" and not await self._platform.live.is_live(place.address, id):
                # It asked something that is answered now.
                await self._patiently(lambda: self._platform.remove(place.address, id))

    async def _move_hand(self, place: Address, screen: Screen, shown_by: str = "") -> bool:
        """Whether this is a hand that another message of the private chat shows, which now moves to the end."""
        if not (place.is_private and screen.hand):
            return False
        return await playing.show_hand_anew(self._context, Telegram.name, place.address, screen, shown_by)

    async def _tell(self, user: Address, screen: Screen, caller: Caller, *, comes: bool) -> bool:
        """Answer someone in their private chat; returns False if the bot may not write there.

        What comes anyway is announced only if it is unknown whether it can: its delivery would tell that too late.
        """
        reached = await self._platform.reaches(user.chat)
        if comes and reached is None and screen.ply is not None:
            screen = Screen((await self._words(caller))("begun"))
        if reached is not False and not (comes and reached):
            await self.say(user, screen)
        return await self._platform.reaches(user.chat) is not False

    async def _read(self, message: Message) -> tuple[str, Mapping[str, str]]:
        typed = await commands.read(message, self._bot.bot, self._account)
        for user in typed.people:
            await self._dispatcher.introduce(self._caller(user, Address(user.id)))
        return typed.command.name, typed.values

    async def _account(self, handle: str) -> str | None:
        person = await accounts.find_by_handle(self._context, Telegram.name, handle)
        return person.account if person else None

    async def show_instead(self, place: Address, message: MaybeInaccessibleMessage, screen: Screen) -> bool:
        """Show this in place of what a message shows; whether it got through."""
        if screen.picker:
            # Only a new message can bring its question.
            return await self._patiently(lambda: self._platform.say(place, screen))
        id = message.message_id
        has_media = message.effective_attachment is not None if isinstance(message, Message) else None
        return await self._patiently(lambda: self._platform.replace(place, id, screen, has_media=has_media))

    async def say(self, place: Address, screen: Screen) -> None:
        if not await self._move_hand(place, screen):
            await self._patiently(lambda: self._platform.say(place, screen))

    async def _patiently(self, show: Callable[[], Awaitable[None]]) -> bool:
        """Whether it got through. If not, the person can only ask again."""
        for _ in range(_TRIES):
            try:
                await show()
            except RetryLater as busy:
                if busy.seconds > _PATIENCE:
                    _LOG.info("answer not shown", platform=Telegram.name, code=code(busy), wait=busy.seconds)
                    return False
                await asyncio.sleep(busy.seconds)
            except (Unreachable, BadRequest) as error:
                _LOG.info("answer not shown", platform=Telegram.name, code=code(error))
                return False
            except TelegramError as error:
                _LOG.info("answer not shown yet", platform=Telegram.name, code=code(error))
                await asyncio.sleep(_PAUSE)
            else:
                return True
        return False

    def _caller(
        self, user: User, place: Address, request_id: str = "", sender: Chat | None = None, title: str | None = None
    ) -> Caller:
        """Someone who does something, perhaps by a message that is sent in the name of a chat: that of the group is
        used by its administrators only."""
        is_group = not place.is_private
        return Caller(
            Telegram.name,
            str(user.id),
            user.full_name,
            user.language_code or "",
            place.address,
            "" if sender else (user.username or "").casefold(),
            can_pick=place.is_private,
            is_overheard=is_group,
            place=str(place.chat) if is_group else "",
            place_name=(title or "") if is_group else "",
            manages=_speaks_for(sender) if sender else partial(self._platform.manages, user.id),
            is_anonymous=sender is not None,
            request_id=request_id,
        )

    async def _words(self, caller: Caller) -> Translator:
        return translator(await self._dispatcher.language(caller))


@dataclass(frozen=True, slots=True)
class _Here:
    """Implements `bot.delivery.in_place.Here`."""

    handlers: Handlers
    place: Address
    message: MaybeInaccessibleMessage

    async def edit(self, screen: Screen) -> bool:
        return await self.handlers.show_instead(self.place, self.message, screen)

    async def send(self, screen: Screen) -> None:
        await self.handlers.say(self.place, screen)


def _speaks_for(chat: Chat) -> Callable[[str], Awaitable[Right]]:
    async def manages(place: str) -> Right:
        return always if place == str(chat.id) else never

    return manages


async def _quietly(request: Awaitable[object]) -> None:
    """Acknowledging a press is a courtesy: its effect does not depend on it."""
    try:
        await call(request)
    except (RetryLater, Unreachable, TelegramError) as error:
        _LOG.info("not acknowledged", platform=Telegram.name, code=code(error))


def _shared(user: SharedUser) -> Caller:
    """Someone whom another person has chosen, and who may never have been here."""
    name = " ".join(filter(None, (user.first_name, user.last_name))) or user.username or ""
    address = Address(user.user_id).address
    return Caller(Telegram.name, str(user.user_id), name, "", address, (user.username or "").casefold())


def _brief(screen: Screen) -> Screen:
    """The refusal as a reply among other people's messages: no more than the sentence."""
    return replace(screen, text=screen.shorter[-1] if screen.shorter else screen.text, rows=(), shorter=())


def _comes_anyway(screen: Screen) -> bool:
    """Whether this is a challenge that was made, or a hand: both have their own messages."""
    return screen.ply is not None or screen.challenge != ""


def _again(name: str, screen: Screen) -> str:
    """The token that shows the person, in the private chat, the result of the command."""
    if screen.challenge:
        return token("challenge", screen.challenge)
    command = commands.find(name)
    if command is None:
        return token("cmd", "help")
    return token("cmd", command.name if command.is_harmless_alone else "hand")


def _starts(name: str) -> bool:
    command = commands.find(name)
    return command is not None and command.effect == "starts"

"""What people do on Telegram: passed to the dispatcher, and answered to that person alone.

A group sees what everyone may see. What is for one person goes to their private chat, if the bot may write there;
otherwise a link leads there.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from telegram import Bot, CallbackQuery, MaybeInaccessibleMessage, Message, User
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.buttons import token
from bot.delivery.platform import RetryLater, Unreachable, code
from bot.i18n import Translator, translator
from bot.screens import my_games
from bot.screens.screen import Button, Screen
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store import Store, outbox, people
from bot.telegram import commands, deep_links, messages
from bot.telegram.addresses import Address, is_group
from bot.telegram.commands import NoPerson, Unknown
from bot.telegram.errors import call
from bot.telegram.platform import Telegram
from bot.telegram.update_order import DoubleClicks
from core.game import Refusal

_BEGIN = ("play", "join", "rematch")
"""Commands, and verbs of buttons, that make a challenge or begin a match."""
_LOOK = ("games", "hand", "board", "history", "replay", "export", "rules", "settings", "help", "resign")
"""Commands that change nothing and may be repeated."""
_TRIES, _PATIENCE, _PAUSE = 3, 20.0, 0.5
"""The number of attempts for an answer, the longest wait that Telegram may ask for, and the pause after a failure."""
_LOG = structlog.get_logger()


class Handlers:
    def __init__(self, bot: Bot, dispatcher: Dispatcher, store: Store, platform: Telegram) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._store = store
        self._platform = platform
        self._twice = DoubleClicks()

    async def message(self, message: Message) -> None:
        place, user = Address.of(message), message.from_user
        if message.migrate_to_chat_id:
            await self._platform.migrate(place.chat, message.migrate_to_chat_id)
        elif user and message.text and place.is_private:
            await self._private_line(message, place, user)
        elif user and message.text and is_group(message.chat):
            await self._group_line(message, place, user)

    async def press(self, query: CallbackQuery) -> None:
        """Every press is answered, so that the person sees that it has arrived."""
        message, data = query.message, query.data
        if message is None or data is None or self._twice(message.chat.id, message.message_id, data):
            await _quietly(query.answer())
            return
        place = Address.of(message)
        caller = _caller(query.from_user, place)
        if place.is_private:
            await _quietly(query.answer())
            await self._show_in_place(place, message, await self._pressed(caller, data))
            return
        match data.partition(":")[0]:
            case "hand":
                alert = messages.hand_alert(await self._pressed(caller, data), await self._words(caller))
                await _quietly(query.answer(alert, show_alert=True))
            case "new":
                await self._set_up(query, place, message.message_id, await self._pressed(caller, data))
            case verb:
                await self._press_in_group(query, caller, data, begins=verb in _BEGIN)

    async def _private_line(self, message: Message, place: Address, user: User) -> None:
        caller = _caller(user, place)
        first, _, payload = (message.text or "").partition(" ")
        if first != "/start":
            screen = await self._answered(caller, self._command(message, caller))
        elif pressed := deep_links.token(payload.strip()):
            screen = await self._pressed(caller, pressed)
        else:
            screen = await self._answered(caller, self._welcome(caller))
        await self._patiently(lambda: self._platform.say(place, screen))

    async def _group_line(self, message: Message, place: Address, user: User) -> None:
        """Handle commands for this bot and ignore everything else."""
        found = commands.command_of(message, self._platform.account)
        if found is None or not (commands.is_ours(found.name) or found.by_name):
            return
        name, caller = found.name, _caller(user, place)
        if message.sender_chat:
            unknown = Screen(translator(caller.language)("telegram-anonymous"))
            await self._patiently(lambda: self._platform.say(place, unknown, message.message_id))
            return
        answer = self._dispatcher.command(caller, "help", {}) if name == "start" else self._command(message, caller)
        screen = await self._answered(caller, answer)
        if screen.public:
            await self._patiently(lambda: self._platform.say(place, screen, message.message_id))
        elif not await self._platform.reaches(user.id):
            # The bot may not write to people before they have opened the private chat.
            words, again = await self._words(caller), _again(name, screen)
            await self._patiently(lambda: self._platform.invite(place, words, again, message.message_id))
        elif not (name in _BEGIN and _comes_anyway(screen)):
            await self._patiently(lambda: self._platform.say(Address(user.id), screen))

    async def _set_up(self, query: CallbackQuery, place: Address, message: int, screen: Screen) -> None:
        """A challenge is put together in the group itself. Once it is made, its own message takes over."""
        if await self._store.read(outbox.keeps, Telegram.name, place.address, str(message)):
            # No Telegram client does this: that message has no such button.
            await _quietly(query.answer())
        elif screen.public:
            await _quietly(query.answer())
            await self._patiently(lambda: self._platform.replace(place, message, screen, has_media=False, kept=False))
        elif _comes_anyway(screen):
            await _quietly(query.answer())
            await self._patiently(lambda: self._platform.remove(place.address, str(message)))
        else:
            await _quietly(query.answer(messages.alert(screen), show_alert=True))

    async def _press_in_group(self, query: CallbackQuery, caller: Caller, data: str, *, begins: bool) -> None:
        """Only the person who pressed sees the result."""
        user = query.from_user.id
        if not await self._platform.reaches(user):
            if deep_links.is_harmless(data):
                await _quietly(query.answer(url=deep_links.link(self._platform.account, data)))
            else:
                await _quietly(query.answer(messages.alert(await self._pressed(caller, data)), show_alert=True))
            return
        await _quietly(query.answer((await self._words(caller))("telegram-private")))
        screen = await self._pressed(caller, data)
        if not (begins and _comes_anyway(screen)):
            await self._patiently(lambda: self._platform.say(Address(user), screen))

    async def _show_in_place(self, place: Address, message: MaybeInaccessibleMessage, screen: Screen) -> None:
        id = message.message_id
        key, moments = (place.address, str(id)), self._platform.moments
        kept = await self._store.read(outbox.keeps, Telegram.name, *key)
        if kept and (screen.apart or screen.ply is None):
            # A message that is kept up to date shows only moments of its match.
            await self._patiently(lambda: self._platform.say(place, screen))
            return
        if kept and moments.is_past(key, screen):
            return
        if kept:
            moments.keep(key, screen)
        has_media = message.effective_attachment is not None if isinstance(message, Message) else None
        if not await self._patiently(lambda: self._platform.replace(place, id, screen, has_media=has_media, kept=kept)):
            moments.forget(key)

    async def _pressed(self, caller: Caller, data: str) -> Screen:
        return await self._answered(caller, self._dispatcher.press(caller, data))

    async def _command(self, message: Message, caller: Caller) -> Screen:
        order = await commands.read(message, self._bot.bot, self._account)
        for user in order.people:
            await self._dispatcher.introduce(_caller(user, Address(user.id)))
        return await self._dispatcher.command(caller, order.command.name, order.values)

    async def _account(self, handle: str) -> str | None:
        person = await self._store.read(people.called, Telegram.name, handle)
        return person.account if person else None

    async def _welcome(self, caller: Caller) -> Screen:
        words = await self._words(caller)
        row = (
            Button(words("button-play"), token("cmd", "play"), "primary"),
            Button(words("button-rules"), token("cmd", "rules")),
            Button(words("telegram-help"), token("cmd", "help")),
        )
        return Screen(words("telegram-welcome"), rows=(row,))

    async def _answered(self, caller: Caller, answer: Awaitable[Screen]) -> Screen:
        try:
            return await answer
        except Unknown as unknown:
            return Screen((await self._words(caller))("telegram-unknown", name=unknown.name))
        except NoPerson:
            return Screen((await self._words(caller))("telegram-no-bots"))
        except Refusal as refusal:
            return my_games.refusal(refusal, await self._words(caller))
        except Exception as error:
            _LOG.exception("errand failed", platform=caller.platform, code=code(error))
            return Screen(translator(caller.language)("telegram-trouble"))

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
            except NetworkError as error:
                _LOG.info("answer not shown yet", platform=Telegram.name, code=code(error))
                await asyncio.sleep(_PAUSE)
            else:
                return True
        return False

    async def _words(self, caller: Caller) -> Translator:
        return translator(await self._dispatcher.language(caller))


async def _quietly(request: Awaitable[object]) -> None:
    """Acknowledging a press is a courtesy: its effect does not depend on it."""
    try:
        await call(request)
    except (RetryLater, Unreachable, TelegramError) as error:
        _LOG.info("not acknowledged", platform=Telegram.name, code=code(error))


def _caller(user: User, place: Address) -> Caller:
    handle = (user.username or "").casefold()
    return Caller(Telegram.name, str(user.id), user.full_name, user.language_code or "", place.address, handle)


def _comes_anyway(screen: Screen) -> bool:
    """Whether this is a challenge that was made, or a hand: both have their own messages."""
    return screen.ply is not None or _made(screen) is not None


def _made(screen: Screen) -> str | None:
    """The challenge that the screen reports as made."""
    tokens = (button.token for row in screen.rows for button in row)
    return next((each.partition(":")[2] for each in tokens if each.startswith("cancel:")), None)


def _again(name: str, screen: Screen) -> str:
    """The token that shows the person, in the private chat, the result of the command."""
    if challenge := _made(screen):
        return token("challenge", challenge)
    if name in _LOOK:
        return token("cmd", name)
    return token("cmd", "hand" if commands.is_ours(name) and name != "start" else "help")

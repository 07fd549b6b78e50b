"""What a person asks of the bot, with a typed line or a button: always answered with a screen."""

from collections.abc import Awaitable, Sequence

import structlog

from bot.commands import Mistyped, read, with_slash
from bot.delivery.platform import code
from bot.i18n import Translator, translator
from bot.narration import excerpt
from bot.nearest import nearest
from bot.screens import my_games
from bot.screens.screen import Button, Screen
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store import Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.accounts import addressed
from bot.web.names import fold
from core.game import Refusal

_LINE = "line:"
"""The prefix of the room's own tokens: the rest is a command, as if it had been typed."""
_LOG = structlog.get_logger()


class Nobody(Refusal):
    """There is no such person in the room."""


async def run(dispatcher: Dispatcher, store: Store, caller: Caller, line: str) -> Screen:
    """A typed command. In the private chat the slash may be missing, and anything that is not a command is a move."""
    return await _answered(dispatcher, caller, _run(dispatcher, await store.read(rows.people), caller, line))


async def press(dispatcher: Dispatcher, store: Store, caller: Caller, token: str) -> Screen:
    if token.startswith(_LINE):
        return await run(dispatcher, store, caller, token.removeprefix(_LINE))
    return await _answered(dispatcher, caller, dispatcher.press(caller, token))


def welcome(person: WebAccount, words: Translator) -> Screen:
    """What a newcomer sees first."""
    return Screen(
        words("room-welcome", name=person.name),
        rows=(
            (
                Button(words("room-play-computer"), f"{_LINE}/play computer", "primary"),
                Button(words("room-play-someone"), "cmd:play"),
            ),
            (Button(words("room-rules"), "cmd:rules"), Button(words("room-help"), "cmd:help")),
        ),
    )


async def _run(dispatcher: Dispatcher, people: Sequence[WebAccount], caller: Caller, line: str) -> Screen:
    names = {f"@{person.account}": f"@{person.name}" for person in people}
    try:
        command, values = read(with_slash(addressed(line, people)))
    except Mistyped as mistyped:
        # Show people the names they typed, not accounts.
        raise Mistyped(
            mistyped.reason, **{key: names.get(str(value), value) for key, value in mistyped.params.items()}
        ) from None
    accounts = {person.account for person in people}
    for parameter in command.parameters:
        value = values.get(parameter.name, "computer")
        if parameter.kind == "person" and value != "computer" and value not in accounts:
            known = {fold(person.name): person.name for person in people}
            raise Nobody("nobody", text=value, near=known.get(nearest(fold(value), known), ""))
    return await dispatcher.command(caller, command.name, values)


async def _answered(dispatcher: Dispatcher, caller: Caller, answer: Awaitable[Screen]) -> Screen:
    try:
        return await answer
    except Nobody as refusal:
        words = await _words(dispatcher, caller)
        told, near = words("room-nobody", name=excerpt(refusal.params["text"])), refusal.params["near"]
        return Screen(f"{told} {words('typed-near', near=f'@{near}')}" if near else told)
    except Refusal as refusal:
        return my_games.refusal(refusal, await _words(dispatcher, caller))
    except Exception as error:
        _LOG.exception("errand failed", platform=caller.platform, code=code(error))
        return Screen(translator(caller.language)("room-trouble"))


async def _words(dispatcher: Dispatcher, caller: Caller) -> Translator:
    return translator(await dispatcher.language(caller))

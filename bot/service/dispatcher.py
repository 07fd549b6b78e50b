"""The single entry point for all platforms: takes commands and presses, and returns the answer for that person.

Adapters translate what people do into these calls and show the returned screen to that person alone. Anything that
others must see goes through the outbox.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot import buttons, commands
from bot.i18n import translator
from bot.screens import my_games
from bot.screens.screen import Screen
from bot.service import completion, settings
from bot.service import my_games as looking
from bot.service import setup as challenging
from bot.service.answers import Command, Press, linking, playing
from bot.service.completion import Choice
from bot.service.context import Context
from bot.service.playing import Stale
from bot.service.request import Ambiguous, Caller, Request
from bot.store import people
from core.game import Refusal

_FILES = (challenging, playing, looking, settings, linking)
_COMMANDS: dict[str, Command] = {name: command for file in _FILES for name, command in file.COMMANDS.items()}
_PRESSES: dict[str, Press] = {verb: press for file in _FILES for verb, press in file.PRESSES.items()}

_LONGEST_NAME = 32


class Dispatcher:
    def __init__(self, context: Context) -> None:
        self._context = context

    async def language(self, caller: Caller) -> str:
        """The language this person chose, or that of their client."""
        return (await self._meet(caller)).words.language

    async def introduce(self, other: Caller) -> None:
        """Record someone whom a person names, and who may be new here."""
        name, language = _clean(other.name), translator(other.language).language
        await self._context.store.write(people.introduce, other.platform, other.account, name, language, other.handle)

    async def command(self, caller: Caller, name: str, values: Mapping[str, str]) -> Screen:
        """A command, typed or chosen from a menu. A value of kind "person" is an account, or `computer`."""
        request = await self._meet(caller)
        try:
            command = commands.find(name)
            commands.check(command, values)
            if command.name in _COMMANDS:
                return await _COMMANDS[command.name](request, values)
            # The others do what the button of the same name does, in the chosen match.
            match = await request.find(command.name, values.get("match"))
            return await _PRESSES[command.name](request, match.id)
        except Ambiguous as several:
            return my_games.which(request.person, several.found, command.name, request.words)
        except Refusal as refused:
            return my_games.refusal(refused, request.words)

    async def press(self, caller: Caller, token: str) -> Screen:
        """A press of a button. Whatever the token says, only a seat's owner acts for it."""
        request = await self._meet(caller)
        match buttons.read(token):
            case None:
                return my_games.message(request.words("button-unknown"), request.words)
            case "cmd", [name]:
                return await self.command(caller, name, {})
            case verb, fields:
                try:
                    return await _PRESSES[verb](request, *fields)
                except Stale:
                    return await request.hand(fields[0], request.words("stale"))
                except Refusal as refused:
                    explained = my_games.refusal(refused, request.words)
                    return await request.hand(fields[0], explained.text) if fields else explained

    async def choices(self, caller: Caller, command: str, parameter: str, typed: str) -> Sequence[Choice]:
        return await completion.choices(await self._meet(caller), command, parameter, typed)

    async def _meet(self, caller: Caller) -> Request:
        store, name, language = self._context.store, _clean(caller.name), translator(caller.language).language
        person = await store.read(people.find, caller.platform, caller.account)
        if person is None or (person.name, person.client, person.handle) != (name, language, caller.handle):
            person = await store.write(people.meet, caller.platform, caller.account, name, language, caller.handle)
        if caller.is_private and not caller.elsewhere and not person.reachable:
            await store.write(people.set_reachable, caller.platform, caller.account, True)
            person = replace(person, reachable=True)
        return Request(self._context, caller, person, translator(person.language))


def _clean(name: str) -> str:
    """A name that is safe to show in a text: one line, without our markup, not too long."""
    printable = "".join(each for each in name if each.isprintable() and each != "`")
    return printable.strip()[:_LONGEST_NAME] or "?"

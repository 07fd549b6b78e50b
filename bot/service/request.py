"""Someone who does something, and the handlers that answer it: one for each command and one for each verb."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.i18n import Translator, translator
from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.model.position import Position, seat_of, side
from bot.screens.screen import Screen
from bot.service.context import Context, Denied
from bot.store import people


@dataclass(frozen=True, slots=True)
class Caller:
    """Who acts, and where: in a channel, or in the private chat with the bot ("@" and the account)."""

    platform: str
    account: str
    name: str
    language: str
    """The language of the person's client."""
    address: str
    handle: str = ""
    """The name after the @ on platforms that have such names, case-folded; otherwise empty."""
    elsewhere: bool = False
    """Whether the bot cannot keep messages here: then everything goes to the private chat, if there is one."""
    lacks: tuple[str, ...] = ()
    """The permissions without which the bot cannot show a match here."""
    spoken: str = ""
    """The language of the place, for what everyone there sees; empty if it has none."""
    asks_game: bool = False
    """Whether a challenge that names no game is put together first, seen by this person alone."""
    can_pick: bool = False
    """Whether the person can choose others here from the platform's own list."""

    @property
    def is_private(self) -> bool:
        return self.address == f"@{self.account}"


@dataclass(frozen=True, slots=True)
class Request:
    """A caller as a known person, with their language."""

    context: Context
    caller: Caller
    person: Person
    words: Translator
    loaded: tuple[Match, Position] | None = None
    """The match that the request is about, if it names one. It may have advanced since: `append_entry` notices that."""

    @property
    def here(self) -> Table:
        """The place of the request, as a table."""
        return Table(self.caller.platform, self.caller.address, self.spoken)

    @property
    def spoken(self) -> str:
        """The language for everyone here: that of the place, or else the person's own."""
        return translator(self.caller.spoken).language if self.caller.spoken else self.words.language

    def side(self, match: Match, position: Position) -> int:
        """The seat from whose side a match is shown here: in private chats, the player's own."""
        seat = seat_of(match, self.person.player) if self.caller.is_private else None
        return seat if seat is not None else side(match, position, self.caller.platform, self.caller.address)

    @property
    def afterwards(self) -> "Request":
        """The same request after something has happened: what was loaded before may no longer hold."""
        return replace(self, loaded=None)

    async def other(self, account: str, platform: str = "") -> Person:
        """Another person, on the same platform if none is named."""
        person = await self.context.store.read(people.find, platform or self.caller.platform, account)
        if person is None:
            raise Denied("no-person", text=account)
        return person

    async def renewed(self) -> "Request":
        """The request with the person as they are now, after something about them has changed."""
        person = await self.other(self.caller.account)
        return replace(self, person=person, words=translator(person.language), loaded=None)


CommandHandler = Callable[[Request, Mapping[str, str]], Awaitable[Screen]]
"""Takes the values of the command's parameters."""
PressHandler = Callable[..., Awaitable[Screen]]
"""Takes the fields of the button's token."""

COMMANDS: dict[str, CommandHandler] = {}
PRESSES: dict[str, PressHandler] = {}


def command(name: str) -> Callable[[CommandHandler], CommandHandler]:
    """Makes a function the handler of a command."""

    def register(handler: CommandHandler) -> CommandHandler:
        assert name not in COMMANDS, name
        COMMANDS[name] = handler
        return handler

    return register


def press(verb: str) -> Callable[[PressHandler], PressHandler]:
    """Makes a function the handler of a button's verb, and of the command of the same name if that has no other."""

    def register(handler: PressHandler) -> PressHandler:
        assert verb not in PRESSES, verb
        PRESSES[verb] = handler
        return handler

    return register

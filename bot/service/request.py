"""Someone who does something, and the handlers that answer it: one for each command and one for each verb.

Whatever changes something is carried out once, however often it is sent: see `Request.write`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Concatenate, ParamSpec, TypeVar

from bot.i18n import Translator, translator
from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.model.places import Place
from bot.model.position import Position, seat_of, side
from bot.screens.screen import Role, Screen
from bot.service.context import Context, Denied
from bot.store import Connection, people, requests
from bot.store.requests import Once

P = ParamSpec("P")
T = TypeVar("T")


Guard = Callable[[Connection], None]
"""What a change requires besides, checked in its transaction: raises Denied."""
Right = Callable[[Connection], bool]
"""Whether someone manages a place, as far as that has to be looked up in the transaction that relies on it."""


def always(_: Connection) -> bool:
    return True


def never(_: Connection) -> bool:
    return False


async def _manages_nothing(_place: str) -> Right:
    return never


def _no_roles(_place: str) -> Sequence[Role]:
    return ()


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
    is_overheard: bool = False
    """Whether everyone here sees what the person is answered."""
    place: str = ""
    """The platform's key of the place that this is in; empty in private chats, and where the bot is no member."""
    place_name: str = ""
    """What the platform calls that place; empty if it has no name."""
    channel: str = ""
    """The address of the channel that this thread is part of; otherwise empty."""
    manages: Callable[[str], Awaitable[Right]] = field(default=_manages_nothing, compare=False, repr=False)
    """Asks the platform whether the person manages the place with this key: only when that matters."""
    roles: Callable[[str], Sequence[Role]] = field(default=_no_roles, compare=False, repr=False)
    """The roles that can be called in the place with this key, on a platform that has them."""
    is_anonymous: bool = False
    """Whether it is only known that they manage the place: such people have no seats and no settings of their own."""
    request_id: str = ""
    """The platform's id of what the person did, which is the same when it is sent again; empty if it cannot be."""

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
    place: Place | None = None
    """The place that the request comes from or, for those who manage one, that it is about."""
    guard: Guard | None = None
    loaded: tuple[Match, Position] | None = None
    """The match that the request is about, if it names one. It may have advanced since: `append_entry` notices that."""

    once: Once | None = None
    """What is recorded with a change, so that the request is not carried out again; None if it cannot be sent again."""

    @property
    def here(self) -> Table:
        """The address of the request, as a table."""
        return self.table(self.caller.address)

    def table(self, address: str) -> Table:
        """A table in the place of the request, or a private chat."""
        language = translator(self.caller.spoken).language if self.caller.spoken else self.words.language
        return Table(self.caller.platform, address, language, None if address.startswith("@") else self.place)

    @property
    def spoken(self) -> Translator:
        """The language for everyone here: that of the place, or else the person's own."""
        return translator(self.here.spoken)

    def side(self, match: Match, position: Position) -> int:
        """The seat from whose side a match is shown here: in private chats, the player's own."""
        seat = seat_of(match, self.person.player) if self.caller.is_private else None
        return seat if seat is not None else side(match, position, self.caller.platform, self.caller.address)

    @property
    def afterwards(self) -> "Request":
        """The same request after something has happened: what was loaded before may no longer hold."""
        return replace(self, loaded=None)

    async def write(
        self,
        answer: str,
        match: str | None,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Change something, once. Raises Repeated if that has been done; then this kind of answer is given again.

        The match that the answer is about must exist; if the query returns it, it need not be given.
        """
        once = replace(self.once, answer=answer, match=match) if self.once else None
        query = guarded(self.guard, query) if self.guard else query
        return await self.context.store.write(requests.carry_out, once, query, *args, **kwargs)

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


def guarded(guard: Guard, query: Callable[Concatenate[Connection, P], T]) -> Callable[Concatenate[Connection, P], T]:
    """The query with what it requires besides."""

    def checked(connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        guard(connection)
        return query(connection, *args, **kwargs)

    return checked


CommandHandler = Callable[[Request, Mapping[str, str]], Awaitable[Screen]]
"""Takes the values of the command's parameters."""
PressHandler = Callable[..., Awaitable[Screen]]
"""Takes the fields of the button's token."""

Answer = Callable[[Request, str], Awaitable[Screen]]
"""Takes a match, or what follows the kind of the answer, or nothing; and shows what holds now."""

COMMANDS: dict[str, CommandHandler] = {}
PRESSES: dict[str, PressHandler] = {}
ANSWERS: dict[str, Answer] = {}
"""What a request that was carried out before is answered with, by the kind of its answer."""


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


def answer(kind: str) -> Callable[[Answer], Answer]:
    """Makes a function the answer of this kind to a request that was carried out before."""

    def register(shows: Answer) -> Answer:
        assert kind not in ANSWERS, kind
        ANSWERS[kind] = shows
        return shows

    return register

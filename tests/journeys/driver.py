"""What a journey needs of a platform: people who challenge, press buttons and look, and the bot that they play with."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random

from bot.model.matches import Match
from bot.model.position import Position
from bot.service.context import Context
from bot.service.timers import Timers
from tests.support import playing

ANN, BOB, CID, EVE = EVERYONE = ("Ann", "Bob", "Cid", "Eve")
"""Everyone there. Ann challenges; Eve only watches."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that a person was shown."""

    text: str
    """Everything in it that can be read: words, labels and tokens of buttons, alt texts, files."""
    pictures: tuple[Hashable, ...] = ()
    is_hand: bool = False
    """Whether the pictures are of the person's own cards."""


class Driver(ABC):
    """People on one platform. Each has a name, and all messages are in their languages."""

    @property
    @abstractmethod
    def context(self) -> Context:
        """The running bot."""

    @abstractmethod
    async def begin(self, game: str, options: str, others: Sequence[str] = (BOB,)) -> str:
        """Ann challenges the others in public, they accept, and computers take the seats that are left; the match."""

    @abstractmethod
    async def act(self, id: str, name: str, rng: Random) -> None:
        """One action, chosen at random with the buttons that this person sees: a card and its place, a claim, …"""

    @abstractmethod
    async def press(self, id: str, name: str, verb: str) -> None:
        """Press this button in the person's own message with their hand."""

    @abstractmethod
    async def ask(self, name: str, command: str, **values: str) -> None:
        """Use a command in the private chat, and wait for the answer."""

    @abstractmethod
    async def rematch(self, id: str) -> str:
        """Ann and Bob want to play again; the new match."""

    @abstractmethod
    def advance(self, seconds: float) -> None:
        """Put the bot's clock forward."""

    @abstractmethod
    async def settled(self) -> None:
        """Wait until everything is delivered."""

    @abstractmethod
    def shown(self, name: str) -> Sequence[Shown]:
        """Everything that this person was ever shown, also in public; nothing if they are not there. It only grows."""

    @abstractmethod
    def sounds(self, name: str) -> Sequence[str]:
        """The texts of the bot's messages that could make a sound for this person, with their buttons."""

    @abstractmethod
    async def check(self, id: str) -> None:
        """What this platform promises at every moment of a match."""

    @abstractmethod
    async def check_end(self, id: str) -> None:
        """Everybody is told of the end, with the seed."""

    async def load(self, id: str) -> tuple[Match, Position]:
        return await self.context.matches.load(id)

    async def position(self, id: str) -> Position:
        return (await self.load(id))[1]

    async def seats(self, id: str) -> dict[int, str]:
        """The people at the table."""
        match, _ = await self.load(id)
        return {seat.number: seat.person.name for seat in match.seats if seat.person}

    async def pass_(self, seconds: float) -> None:
        """So much time passes, and everything is done that is due then."""
        self.advance(seconds)
        await Timers(self.context).tick()
        await self.settled()

    async def rush(self, id: str, rng: Random, left: int) -> None:
        """Play on without buttons until this many actions are left."""
        await playing.rush(self.context, id, rng, left)
        await self.settled()

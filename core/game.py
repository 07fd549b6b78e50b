"""The contract that every game follows, and the values that cross it.

Everything here is pure: a game is asked questions about states and gives new states back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

S = TypeVar("S")
A = TypeVar("A")


class Refusal(Exception):
    """Why an action was not carried out: a reason to translate, and what it needs to say it."""

    def __init__(self, reason: str, **params: Any) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params: Mapping[str, Any] = params

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.reason}: {details}" if details else self.reason


class Unreadable(Refusal):
    """The text is not an action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__("unreadable", text=text)


class Illegal(Refusal):
    """It is an action, but the rules forbid it now."""


class OutOfTurn(Refusal):
    """The seat may not act now."""

    def __init__(self, seat: int) -> None:
        super().__init__("out-of-turn", seat=seat)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. A draw lists all who share it."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for a narrator to tell."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned a card by it that chance had hidden: then what led to it cannot simply be taken back."""

    def seen_by(self, seat: int | None) -> "Event":
        """This event as the seat may know it; None is a spectator."""
        return self


class Step(NamedTuple, Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat may know of a state. Each game adds its own fields."""

    game: ClassVar[str]
    seat: int | None
    hand: tuple[str, ...]

    def ended(self, outcome: Outcome) -> "View":
        """The same after the players ended the match by other means than the rules: nobody is asked anything."""
        raise NotImplementedError


class Game(Protocol[S, A]):
    """One game. States and actions are values: nothing changes one that was given out."""

    id: str
    seats: range
    """How many players it takes."""
    options: Mapping[str, tuple[str, ...]]
    """Option -> allowed values, the default first."""
    version: int
    """Of the rules: another one when a change of them alters matches that have been played."""
    draws: bool
    """Whether it can end in a draw."""
    secrets: frozenset[str]
    """The first words of actions that only their seat may know whole: others are told this word."""

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> S:
        """The first state; raises ValueError for bad seats or options."""

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, ascending; () when it is over."""

    def legal(self, state: S, seat: int) -> Sequence[A]:
        """Every legal action, in a stable order; () for a seat that may not act."""

    def play(self, state: S, seat: int, action: A) -> Step[S]:
        """Carry the action out; raises OutOfTurn, then Illegal."""

    def view(self, state: S, seat: int | None) -> View:
        """All that the seat may know; None is a spectator."""

    def outcome(self, state: S) -> Outcome | None:
        """None while it goes on."""

    def guess(self, view: View, rng: Random) -> S:
        """Some full state that agrees with a seat's view."""

    def format(self, action: A) -> str:
        """Short ASCII text, unique among the legal actions."""

    def parse(self, text: str) -> A:
        """The inverse of format; raises Unreadable."""


@runtime_checkable
class Resignable(Protocol[S]):
    """What a game for more than two adds: it goes on without a seat that has resigned."""

    def resign(self, state: S, seat: int) -> Step[S]:
        """The seat leaves, also when it is not its turn; raises OutOfTurn if it has left already, or after the end.

        It cannot act any more, nor win. When one seat is left the game is over.
        """


def choose(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> Mapping[str, str]:
    """The options of a new game, with the default for what is missing; raises ValueError for what it does not take."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is not for {seats} players")
    for option, value in options.items():
        if value not in game.options.get(option, ()):
            raise ValueError(f"{game.id} has no option {option}={value}")
    return {option: options.get(option, values[0]) for option, values in game.options.items()}

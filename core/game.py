"""The contract that every game follows, and the values that cross it.

Everything here is pure: a game answers questions about states and returns new states.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

S = TypeVar("S")
A = TypeVar("A")


class Refusal(Exception):
    """Why an action was not carried out: a reason to translate, and the parameters of its sentence."""

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
    """The text is an action, but the rules forbid it now."""


class OutOfTurn(Refusal):
    """The seat may not act now."""

    def __init__(self, seat: int) -> None:
        super().__init__("out-of-turn", seat=seat)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. After a draw, all who share it are winners."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for a narrator to report."""

    reveals: ClassVar[bool] = False
    """Whether someone learned a card that chance had hidden. Then the action cannot simply be taken back."""

    def seen_by(self, seat: int | None) -> "Event":
        """This event as the seat may see it; None is a spectator."""
        return self


class Step(NamedTuple, Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything that one seat may know of a state. Each game adds its own fields."""

    game: ClassVar[str]
    seat: int | None
    hand: tuple[str, ...]

    def ended(self, outcome: Outcome) -> "View":
        """This view after the players ended the match outside the rules: no seat has anything left to do."""
        raise NotImplementedError


class Game(Protocol[S, A]):
    """One game. States and actions are values and are never changed once returned."""

    id: str
    seats: range
    """The numbers of players it supports."""
    options: Mapping[str, tuple[str, ...]]
    """Option -> allowed values, the default first."""
    version: int
    """The version of the rules. It changes when a rule change would alter matches already played."""
    draws: bool
    """Whether a game can end in a draw."""
    secrets: frozenset[str]
    """First words of actions that only their own seat may see in full. Others see just this word."""

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> S:
        """The first state; raises ValueError for bad seats or options."""

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, ascending; () when the game is over."""

    def legal(self, state: S, seat: int) -> Sequence[A]:
        """Every legal action, in a stable order; () for a seat that may not act."""

    def play(self, state: S, seat: int, action: A) -> Step[S]:
        """Carry out the action; raises OutOfTurn, then Illegal."""

    def view(self, state: S, seat: int | None) -> View:
        """Everything that the seat may know; None is a spectator."""

    def outcome(self, state: S) -> Outcome | None:
        """The outcome; None while the game goes on."""

    def guess(self, view: View, rng: Random) -> S:
        """A full state that is consistent with a seat's view."""

    def format(self, action: A) -> str:
        """Short ASCII text, unique among the legal actions."""

    def parse(self, text: str) -> A:
        """The inverse of format; raises Unreadable."""


@runtime_checkable
class Resignable(Protocol[S]):
    """A game for more than two players that goes on after a seat resigns."""

    def resign(self, state: S, seat: int) -> Step[S]:
        """Remove the seat, even out of turn; raises OutOfTurn if it has already resigned or the game is over.

        A resigned seat cannot act or win. The game ends when only one seat is left.
        """


@runtime_checkable
class Plannable(Protocol):
    """A game that knows which actions are out of the question for a seat's next turn."""

    def rule_out(self, view: Any, action: Any) -> Illegal | None:
        """Why an action cannot become legal for a seat that is not asked now before its next turn is over, whatever
        the others do, unless a new deal comes first; None if it can.

        It is judged by the seat's view, so that the answer tells nothing that is hidden.
        """


@runtime_checkable
class Memorable(Protocol):
    """A game that knows what is worth remembering of those that have ended by their rules."""

    feats: tuple[str, ...]
    """All that there is, by name."""

    def achieved(self, view: Any, seat: int) -> tuple[str, ...]:
        """The feats of a seat, as a spectator's view of the end shows them."""


def choose(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> Mapping[str, str]:
    """The options of a new game, with defaults filled in; raises ValueError for unsupported seats or options."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is not for {seats} players")
    for option, value in options.items():
        if value not in game.options.get(option, ()):
            raise ValueError(f"{game.id} has no option {option}={value}")
    return {option: options.get(option, values[0]) for option, values in game.options.items()}

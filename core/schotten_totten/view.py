"""What a seat or a spectator may know of a game of Schotten Totten."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.formations import Strength
from core.schotten_totten.actions import Action, format

Phase = Literal["play", "claim", "draw", "recruit", "return", "over"]
"""What the seat on turn is asked: a card, claims, the draw at the end of the turn, the draws of a Recruiter, the cards
that go back under the decks; or nothing, after the end. In the expert variant claims are part of "play"."""


@dataclass(frozen=True, slots=True)
class Stone:
    """One stone with both sides' cards. Public."""

    number: int
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """Each seat's cards, in the order they were played."""
    size: int
    """How many cards complete a side."""
    modes: tuple[str, ...]
    """The combat modes that lie on it: "Blind", "Mud"."""
    owner: int | None
    """The seat that claimed it."""
    first: int | None
    """The seat whose complete side was completed first; it wins ties."""
    strengths: tuple[Strength | None, Strength | None]
    """Each side's formation and total; None while it is incomplete."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How many cards a seat holds. Public, since the backs of the two decks differ."""

    clan: int
    tactics: int


class Move(NamedTuple):
    """An action that was carried out; a card put under a deck is left out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """All that one seat may know. Public, but for `hand`, `marked` and `buried`."""

    game: ClassVar[str] = "schotten-totten"

    tactics: bool
    expert: bool
    rounds: int
    round: int
    points: tuple[int, int]
    """Scored in the rounds that are over."""
    starter: int
    """The seat that started this round."""

    turn: int | None
    """The seat that acts; None when the game is over."""
    phase: Phase
    claims: tuple[int, ...]
    """The stones that the seat on turn can claim now."""
    draws: int
    """How many cards a Recruiter still draws."""
    idle: int
    """Turns in a row, this one included, in which no card was played and none drawn so far."""

    stones: tuple[Stone, ...]
    hands: tuple[Hand, Hand]
    clan_deck: int
    tactics_deck: int
    discard: tuple[str, ...]
    played: tuple[int, int]
    """How many tactics cards each seat has played."""
    jokers: tuple[bool, bool]
    """Whether each seat has played its one Joker."""

    recruiter: int | None
    """The seat that played the Recruiter."""
    below: tuple[int, int]
    """How many of the cards it returned still lie at the bottom of the clan deck and of the tactics deck."""
    buried: tuple[tuple[str, ...], tuple[str, ...]]
    """Those very cards, upper ones first: known only to the seat that returned them."""
    marked: tuple[str, ...]
    """Returned cards that the other seat has drawn since and holds: known to both seats."""

    last: tuple[Move, ...]
    """What the seat that acted last has done since the other one acted."""
    outcome: contract.Outcome | None

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, phase="over", claims=(), outcome=outcome)

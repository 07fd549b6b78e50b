"""What a seat or a spectator may know of a game of Schotten Totten."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.formations import Strength
from core.schotten_totten.actions import Action, format

Phase = Literal["play", "claim", "draw", "recruit", "return", "over"]
"""What the seat on turn decides: a card, claims, the draw at the end of the turn, the draws of a Recruiter, the cards
to put back under the decks; or nothing, once the game is over. In the expert variant claims are part of "play"."""


@dataclass(frozen=True, slots=True)
class Stone:
    """One stone with both sides' cards. Public."""

    number: int
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """Each seat's cards, in the order they were played."""
    size: int
    """How many cards complete a side."""
    modes: tuple[str, ...]
    """The combat modes on it: "Blind", "Mud"."""
    owner: int | None
    """The seat that claimed it."""
    first: int | None
    """The seat that completed its side first; it wins ties."""
    strengths: tuple[Strength | None, Strength | None]
    """Each side's formation and total; None while it is incomplete."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How many cards a seat holds. Public, since the two decks have different backs."""

    clan: int
    tactics: int


class Move(NamedTuple):
    """An action that was carried out; the card put under a deck is left out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """Everything that one seat may know. Public except for `hand`, `marked` and `buried`."""

    game: ClassVar[str] = "schotten-totten"

    tactics: bool
    expert: bool
    rounds: int
    round: int
    points: tuple[int, int]
    """Scored in completed rounds."""
    starter: int
    """The seat that started this round."""

    turn: int | None
    """The seat to act; None once the game is over."""
    phase: Phase
    claims: tuple[int, ...]
    """The stones the seat on turn can claim now."""
    draws: int
    """How many cards a Recruiter has yet to draw."""
    idle: int
    """Consecutive turns, including this one, in which no card has been played or drawn."""

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
    """How many of the cards it returned are still at the bottom of the clan deck and of the tactics deck."""
    buried: tuple[tuple[str, ...], tuple[str, ...]]
    """Those cards, upper ones first; known only to the seat that returned them."""
    marked: tuple[str, ...]
    """Returned cards that the other seat has since drawn and still holds; known to both seats."""

    last: tuple[Move, ...]
    """What the last seat to act has done since the other acted."""
    outcome: contract.Outcome | None

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, phase="over", claims=(), outcome=outcome)

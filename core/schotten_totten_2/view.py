"""What a seat or a spectator may know of a game of Schotten Totten 2."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.formations import Formation, Strength
from core.schotten_totten_2.actions import Action, format

Phase = Literal["play", "draw", "end", "exchange", "over"]
"""What is being decided: a card, and anything before it; the draw, or `done` if there is nothing to draw; `done` after
the draw, while tiles can be declared; both seats' cards for an Exchange; or nothing, once the match is over."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One wall tile with both sides' cards. Public."""

    number: int
    name: str
    damaged: bool
    size: int
    """How many cards complete a side."""
    accepted: tuple[Formation, ...]
    """The formations accepted on the face that is now up."""
    lowest: bool
    """Whether the lowest sum wins there."""
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """Each seat's cards in the order they were played: the first is nearest the wall."""
    first: int | None
    """The seat that completed its side first; it wins ties."""
    strengths: tuple[Strength | None, Strength | None]
    """Each side's formation and total; None while it is incomplete."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How many cards a seat holds. Public, since the two decks have different backs."""

    siege: int
    tactics: int


class Result(NamedTuple):
    """A completed game of a revenge."""

    attacker: int
    winner: int
    left: int
    """Cards left in the siege deck if the attacker won, else intact tiles and unused cauldrons."""


class Move(NamedTuple):
    """An action that was carried out; the cards of an Exchange are left out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """Everything that one seat may know. Public except for `hand`, `gift`, `marked` and `fresh`."""

    game: ClassVar[str] = "schotten-totten-2"

    tactics: bool
    revenge: bool
    mixed: bool
    """Whether a colour run counts as a colour or a run where only those are accepted; if not, it is a sum there."""
    round: int
    """Which game of a revenge this is; 1 in a single game."""
    results: tuple[Result, ...]
    """The completed games."""
    attacker: int

    turn: int | None
    """The seat whose turn it is; None once the match is over."""
    actors: tuple[int, ...]
    """The seats that must decide: the one on turn, or those that have not yet chosen their cards for an Exchange."""
    phase: Phase
    declarable: tuple[int, ...]
    """The tiles the seat on turn can declare now."""

    tiles: tuple[Tile, ...]
    hands: tuple[Hand, Hand]
    """Cards chosen for an Exchange count until they change hands."""
    siege_deck: int
    tactics_deck: int
    discard: tuple[str, ...]
    """By colour and strength, elite cards last."""
    cauldrons: int
    """How many the defender has left."""
    thrown: bool
    """Whether one was thrown this turn."""
    played: tuple[int, int]
    """How many tactics cards each seat has played from its hand."""
    spent: tuple[tuple[str, ...], tuple[str, ...]]
    """The action cards spent by each seat."""

    gift: tuple[str, ...]
    """The cards this seat has chosen for an Exchange, until they change hands."""
    marked: tuple[tuple[str, ...], tuple[str, ...]]
    """Cards in each seat's hand that came from the other; known to both seats."""
    reinforced: tuple[str, ...]
    """Cards shuffled into the siege deck and not seen since."""
    fresh: tuple[int, int]
    """How many siege cards each seat drew since that may be reinforced ones, while there are any; for seats only."""

    last: tuple[Move, ...]
    """What the last seat to act has done since the other acted."""
    outcome: contract.Outcome | None

    @property
    def role(self) -> Literal["attacker", "defender"]:
        """The viewer's role; a spectator sees the wall as the attacker does."""
        return "attacker" if self.seat in (self.attacker, None) else "defender"

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, actors=(), phase="over", declarable=(), outcome=outcome)

"""What a seat or a spectator may know of a game of Schotten Totten 2."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.formations import Formation, Strength
from core.schotten_totten_2.actions import Action, format

Phase = Literal["play", "draw", "end", "exchange", "over"]
"""What is asked: a card, and what may come before it; the draw, or `done` if there is nothing to draw; `done` after the
draw, while tiles can be declared; of both seats, the cards for an Exchange; or nothing, after the end."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One wall tile with both sides' cards. Public."""

    number: int
    name: str
    damaged: bool
    size: int
    """How many cards complete a side."""
    accepted: tuple[Formation, ...]
    """The formations that count on the face that is up."""
    lowest: bool
    """Whether the lowest sum wins there."""
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """Each seat's cards in the order they were played: the first is nearest the wall."""
    first: int | None
    """The seat whose complete side was completed first; it wins ties."""
    strengths: tuple[Strength | None, Strength | None]
    """Each side's formation and total; None while it is incomplete."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How many cards a seat holds. Public, since the backs of the two decks differ."""

    siege: int
    tactics: int


class Result(NamedTuple):
    """A game of a revenge that is over."""

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
    """All that one seat may know. Public, but for `hand`, `gift`, `marked` and `fresh`."""

    game: ClassVar[str] = "schotten-totten-2"

    tactics: bool
    revenge: bool
    mixed: bool
    """Whether a colour run counts as a colour or a run where only those are accepted; otherwise it is a sum there."""
    round: int
    """Which game of a revenge this is; 1 in a single game."""
    results: tuple[Result, ...]
    """The games that are over."""
    attacker: int

    turn: int | None
    """The seat whose turn it is; None when the game is over."""
    actors: tuple[int, ...]
    """The seats that are asked: the one on turn, or those that have not yet chosen their cards for an Exchange."""
    phase: Phase
    declarable: tuple[int, ...]
    """The tiles that the seat on turn can declare now."""

    tiles: tuple[Tile, ...]
    hands: tuple[Hand, Hand]
    """Cards that were chosen for an Exchange count until they change hands."""
    siege_deck: int
    tactics_deck: int
    discard: tuple[str, ...]
    """By colour and strength, the elite last."""
    cauldrons: int
    """How many the defender has left."""
    thrown: bool
    """Whether one was thrown this turn."""
    played: tuple[int, int]
    """How many tactics cards each seat has played from its hand."""
    spent: tuple[tuple[str, ...], tuple[str, ...]]
    """The action cards that lie before each seat."""

    gift: tuple[str, ...]
    """The cards that this seat has chosen for an Exchange, until they change hands."""
    marked: tuple[tuple[str, ...], tuple[str, ...]]
    """Cards in each seat's hand that came from the other one: known to both seats."""
    reinforced: tuple[str, ...]
    """Cards that were shuffled into the siege deck and have not been seen since."""
    fresh: tuple[int, int]
    """While there are such cards, how many of the siege cards that each seat drew since may be one; for seats only."""

    last: tuple[Move, ...]
    """What the seat that acted last has done since the other one acted."""
    outcome: contract.Outcome | None

    @property
    def role(self) -> Literal["attacker", "defender"]:
        """The viewer's; a spectator sees the wall as the attacker does."""
        return "attacker" if self.seat in (self.attacker, None) else "defender"

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, actors=(), phase="over", declarable=(), outcome=outcome)

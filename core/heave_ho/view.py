"""What a seat or a spectator may know of a game of Heave Ho!"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.heave_ho.actions import Action, format
from core.heave_ho.cards import ORDER

Teams = Literal["fair", "race", "skip"]
Phase = Literal["sort", "stop", "rest", "play", "trick", "over"]
"""What is asked: of both seats, their pairs; in a race, of the slower seat the pair that it looks at, then of the
finisher the pairs that are left; a card; a card of the opponent's hand, after a Nasty Trick; or nothing, after the end.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """One of the six places. Public."""

    name: str
    """As in the notation: `aR`."""
    side: int
    """The seat on whose side it is."""
    colour: str
    cards: tuple[str, ...]
    """The top card last."""
    strength: int
    """Of the top card, or of the Scot that is printed there."""


class Move(NamedTuple):
    """An action that was carried out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """All that one seat may know. Public, but for `hand`, `held`, `kept`, `given` and `shown`.

    `hand` is what the seat looks at: its cards; while it sorts, the pair; after its Nasty Trick, the opponent's hand.
    """

    game: ClassVar[str] = "heave-ho"

    teams: Teams
    round: int
    barrels: tuple[int, int]
    """How many each seat has won."""

    turn: int | None
    """The seat that is asked; None while both sort, and when the match is over."""
    actors: tuple[int, ...]
    phase: Phase

    pairs: tuple[int, int]
    """How many pairs of each seat's cards have yet to be sorted."""
    finisher: int | None
    """The seat that was first in a race."""
    kept: tuple[str, ...]
    """The cards that this seat has put into its own team this round, in that order."""
    given: tuple[str, ...]
    """The cards that it has put into the other team."""
    turned: tuple[tuple[str, str], ...]
    """The cards that were turned up to find who begins: each time, seat 0's and seat 1's."""

    barrel: int | None
    """The space of the rope track; None while teams are made."""
    was: int | None
    """Where it was before `last`."""
    places: tuple[Place, ...]
    """Seat 0's red, blue and green one, then seat 1's."""
    strengths: tuple[int, int]
    """Of each side."""
    held: tuple[str, ...]
    """This seat's own hand, also while it looks at something else."""
    hands: tuple[int, int]
    decks: tuple[int, int]
    discard: tuple[str, ...]
    """The top card last."""
    gone: tuple[str, ...]
    """The cards that Farewell sent away."""
    spent: tuple[tuple[str, ...], tuple[str, ...]]
    """The cards of each team that were played, taken or tossed, in that order."""
    shown: tuple[tuple[str, ...], tuple[str, ...]]
    """The cards in each seat's hand that the other one has seen there; for seats only."""

    last: tuple[Move, ...]
    """What the seat that played last has done since the other one played. Sorting is left out."""
    outcome: contract.Outcome | None

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, hand=self.held, turn=None, actors=(), phase="over", outcome=outcome)

    @property
    def left(self) -> int:
        """How many pairs the viewer has yet to sort."""
        if self.seat is None:
            return 0
        return self.pairs[1 - self.seat if self.phase == "rest" else self.seat]

    @property
    def coming(self) -> tuple[str, ...]:
        """Cards that are in this seat's deck for certain, since it has kept them and not drawn them."""
        if self.seat is None or self.barrel is None:
            return ()
        return _in_order(Counter(self.kept) - Counter((*self.held, *self.spent[self.seat])))

    @property
    def facing(self) -> tuple[str, ...]:
        """Cards that the other seat has in hand or deck for certain: given to it, or seen in its hand."""
        if self.seat is None or self.barrel is None:
            return ()
        other = 1 - self.seat
        return _in_order(Counter(self.given) - Counter(self.spent[other]) | Counter(self.shown[other]))


def _in_order(cards: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(cards.elements(), key=ORDER.__getitem__))

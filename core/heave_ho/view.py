"""What a seat or a spectator may know of a game of Heave Ho!"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.heave_ho.actions import Action, format
from core.heave_ho.cards import ORDER

Teams = Literal["fair", "race", "skip"]
Phase = Literal["sort", "stop", "rest", "play", "trick", "over"]
"""What is being decided: both seats sort their pairs; in a race, the slower seat sorts its current pair, then the
finisher sorts the pairs that are left; the seat on turn plays a card, or after a Nasty Trick picks one from the
opponent's hand; or nothing, once the match is over.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """One of the six places. Public."""

    name: str
    """As in the notation: `aR`."""
    side: int
    """The seat it belongs to."""
    colour: str
    cards: tuple[str, ...]
    """Top card last."""
    strength: int
    """The strength of the top card, or of the Scot printed there."""


class Move(NamedTuple):
    """An action that was carried out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """Everything that one seat may know. Public except for `hand`, `held`, `kept`, `given` and `shown`.

    `hand` holds the cards the seat is looking at: its own; the pair it is sorting; or, after its Nasty Trick, the
    opponent's hand.
    """

    game: ClassVar[str] = "heave-ho"

    teams: Teams
    round: int
    barrels: tuple[int, int]
    """How many each seat has won."""

    turn: int | None
    """The seat to act; None while both sort and once the match is over."""
    actors: tuple[int, ...]
    phase: Phase

    pairs: tuple[int, int]
    """How many pairs of each seat's cards are still to be sorted."""
    finisher: int | None
    """The seat that finished first in a race."""
    kept: tuple[str, ...]
    """The cards this seat has put into its own team this round, in order."""
    given: tuple[str, ...]
    """The cards it has put into the other team."""
    turned: tuple[tuple[str, str], ...]
    """The cards turned up to decide who begins: each time, seat 0's and seat 1's."""

    barrel: int | None
    """The barrel's space on the track; None while teams are made."""
    was: int | None
    """Where it was before `last`."""
    places: tuple[Place, ...]
    """Seat 0's red, blue and green places, then seat 1's."""
    strengths: tuple[int, int]
    """The strength of each side."""
    held: tuple[str, ...]
    """This seat's own hand, even while it looks at other cards."""
    hands: tuple[int, int]
    decks: tuple[int, int]
    discard: tuple[str, ...]
    """Top card last."""
    gone: tuple[str, ...]
    """The cards removed by Farewell."""
    spent: tuple[tuple[str, ...], tuple[str, ...]]
    """The cards of each team that were played, taken or tossed, in order."""
    shown: tuple[tuple[str, ...], tuple[str, ...]]
    """The cards in each seat's hand that the other has seen there; for seats only."""

    last: tuple[Move, ...]
    """What the last seat to play has done since the other played. Sorting is left out."""
    outcome: contract.Outcome | None

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, hand=self.held, turn=None, actors=(), phase="over", outcome=outcome)

    @property
    def left(self) -> int:
        """How many pairs the viewer still has to sort."""
        if self.seat is None:
            return 0
        return self.pairs[1 - self.seat if self.phase == "rest" else self.seat]

    @property
    def coming(self) -> tuple[str, ...]:
        """Cards certain to be in this seat's deck: it has kept them and not drawn them."""
        if self.seat is None or self.barrel is None:
            return ()
        return _in_order(Counter(self.kept) - Counter((*self.held, *self.spent[self.seat])))

    @property
    def facing(self) -> tuple[str, ...]:
        """Cards certain to be in the other seat's hand or deck: given to it, or seen in its hand."""
        if self.seat is None or self.barrel is None:
            return ()
        other = 1 - self.seat
        return _in_order(Counter(self.given) - Counter(self.spent[other]) | Counter(self.shown[other]))


def _in_order(cards: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(cards.elements(), key=ORDER.__getitem__))

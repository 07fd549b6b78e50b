"""The last move as shown on a board: which cards came and left, and what happened at the wall."""

from dataclasses import dataclass

from core.schotten_totten_2.actions import (
    Cauldron,
    Declare,
    Desertion,
    Explosion,
    Play,
    Recruit,
    Redeploy,
    Reinforcements,
    Retreat,
    Treason,
)
from core.schotten_totten_2.cards import ACTIONS, OPPOSITES
from core.schotten_totten_2.view import View

Placed = tuple[int, int, str]
"""Tile, seat, card."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the last move changed, as far as it still shows."""

    sides: tuple[Placed, ...] = ()
    """The cards that joined a side."""
    gaps: tuple[Placed, ...] = ()
    """The cards that left a side; if the move does not say which card, what emptied the side."""
    tiles: frozenset[int] = frozenset()
    """The tiles that came under control."""
    discard: frozenset[str] = frozenset()
    """The cards that entered or left the discards, as far as the move says."""
    cancelled: tuple[str, ...] = ()
    """A 0 and an 11 that met."""
    spent: tuple[int, str] | None = None
    """The seat that played an action card, and the card."""


def marks(view: View) -> Marks:
    sides: list[Placed] = []
    gaps: list[Placed] = []
    tiles: set[int] = set()
    discard: set[str] = set()
    cancelled: tuple[str, ...] = ()
    spent = None
    for seat, action in view.last:
        if type(action).__name__ in ACTIONS:
            spent = seat, type(action).__name__
        match action:
            case Play(card, tile):
                sides.append((tile, seat, card))
            case Recruit(card, tile):
                sides.append((tile, seat, card))
                discard.add(card)
            case Reinforcements(cards):
                discard |= {*cards}
            case Retreat(tile):
                gaps.append((tile, seat, "retreat"))
            case Cauldron(tile):
                gaps.append((tile, view.attacker, "cauldron"))
            case Declare(tile):
                sides = [placed for placed in sides if placed[0] != tile]
                gaps = [placed for placed in gaps if placed[0] != tile]
                tiles.add(tile)
            case Redeploy(card, tile, None):
                gaps.append((tile, seat, card))
                discard.add(card)
            case Redeploy(card, tile, int(target)):
                gaps.append((tile, seat, card))
                sides.append((target, seat, card))
            case Desertion(card, tile):
                gaps.append((tile, 1 - seat, card))
                discard.add(card)
            case Treason(card, tile, target):
                gaps.append((tile, 1 - seat, card))
                sides.append((target, seat, card))
            case Explosion(tile):
                gaps = [placed for placed in gaps if placed[0] != tile]
                gaps += [(tile, 0, "Explosion"), (tile, 1, "Explosion")]
    for tile, seat, card in sides:
        if card in OPPOSITES and card not in view.tiles[tile - 1].sides[seat]:
            cancelled = card, OPPOSITES[card]
            gaps += [(tile, seat, card), (tile, 1 - seat, OPPOSITES[card])]
            discard |= {*cancelled}
    return Marks(
        tuple(placed for placed in sides if placed[2] not in cancelled),
        tuple(gaps),
        frozenset(tiles),
        frozenset(discard),
        cancelled,
        spent,
    )

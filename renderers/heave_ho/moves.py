"""The last move as shown on a board: which cards came and left, what was played, and where the barrel was."""

from dataclasses import dataclass
from typing import Literal

from core.heave_ho.actions import ChangeSides, Deed, Farewell, Play, Take, Toss, Use, Waste
from core.heave_ho.cards import LOUD, SIDES, WOMEN
from core.heave_ho.view import View

How = Literal["tug", "adrenaline", "put"]


@dataclass(frozen=True, slots=True)
class Pull:
    """What happened to the barrel."""

    how: How
    """By a test of strength, by Adrenaline, or put there when the rope broke."""
    start: int
    """Its previous space."""
    towards: int | None
    """The seat towards whose goal it moved; None if it did not move."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the last move changed, as far as it still shows."""

    came: str | None = None
    """The place where a card was played."""
    left: tuple[str, str] | None = None
    """The place from which a card left for the other side, and the card."""
    discarded: int = 0
    """How many of the top discards are new."""
    gone: bool = False
    """Whether the cards that are gone left with this move."""
    pull: Pull | None = None


def marks(view: View) -> Marks:
    found = Marks()
    for _, action in view.last:
        match action:
            case Take(deed):
                found = _deed(view, deed, found.discarded)
            case Toss():
                found = Marks(discarded=found.discarded + 1)
            case Waste():
                found = Marks(discarded=1)
            case Play() | Use() | Farewell() | ChangeSides():
                found = _deed(view, action, 0)
    return found


def _deed(view: View, deed: Deed, discarded: int) -> Marks:
    """What a card has done; `discarded` others were discarded before it."""
    match deed:
        case Play(card, place):
            return Marks(came=place, discarded=discarded, pull=_pull(view, "tug") if card.endswith(LOUD) else None)
        case ChangeSides(source, target):
            place = target or SIDES[source[0] == SIDES[0]] + source[1]
            card = next(each for each in view.places if each.name == place).cards[-1]
            pull = _pull(view, "tug") if card.endswith(LOUD) else None
            return Marks(place, (source, card), discarded + 1, pull=pull)
        case Farewell():
            return Marks(discarded=discarded + 1, gone=True)
        case Use("MuchoMacho"):
            return Marks(discarded=discarded + 1 + _swept(view))
        case Use("HeaveHo" | "Weakness"):
            return Marks(discarded=discarded + 1, pull=_pull(view, "tug"))
        case Use("Adrenaline"):
            return Marks(discarded=discarded + 1, pull=_pull(view, "adrenaline"))
        case Use("RopeBreaks"):
            return Marks(discarded=discarded + 1, pull=_pull(view, "put"))
    return Marks(discarded=discarded + 1)


def _swept(view: View) -> int:
    """The number of ladies above the Mucho Macho that has just been played."""
    after = len(view.discard) - view.discard[::-1].index("MuchoMacho") if "MuchoMacho" in view.discard else 0
    return sum(card in WOMEN for card in view.discard[after:])


def _pull(view: View, how: How) -> Pull:
    assert view.was is not None
    assert view.barrel is not None
    return Pull(how, view.was, None if view.was == view.barrel else int(view.barrel > view.was))

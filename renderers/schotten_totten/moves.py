"""The last move as shown on a board: which cards came, moved and left, and which stones were claimed."""

from dataclasses import dataclass

from core.schotten_totten.actions import Banshee, Claim, Play, Recruiter, Strategist, Traitor
from core.schotten_totten.cards import MODES
from core.schotten_totten.view import View


@dataclass(frozen=True, slots=True)
class Marks:
    """What the last move changed, as far as it still shows."""

    sides: frozenset[tuple[int, int, str]]
    """Stone, seat, card that was played there."""
    gaps: frozenset[tuple[int, int, str]]
    """Stone, seat, card that left."""
    modes: frozenset[tuple[int, str]]
    """Stone, combat mode that was played there."""
    stones: frozenset[int]
    """The stones that were claimed."""
    discard: frozenset[str]


def marks(view: View) -> Marks:
    sides: set[tuple[int, int, str]] = set()
    gaps: set[tuple[int, int, str]] = set()
    modes: set[tuple[int, str]] = set()
    stones: set[int] = set()
    discard: set[str] = set()
    for move in view.last:
        seat = move.seat
        match move.action:
            case Play(card, stone) if card in MODES:
                modes.add((stone, card))
            case Play(card, stone):
                sides.add((stone, seat, card))
            case Strategist(card, stone, target):
                gaps.add((stone, seat, card))
                discard.add("Strategist")
                if target:
                    sides.add((target, seat, card))
                else:
                    discard.add(card)
            case Banshee(card, stone):
                gaps.add((stone, 1 - seat, card))
                discard |= {"Banshee", card}
            case Traitor(card, stone, target):
                gaps.add((stone, 1 - seat, card))
                sides.add((target, seat, card))
                discard.add("Traitor")
            case Recruiter():
                discard.add("Recruiter")
            case Claim(stone):
                stones.add(stone)
    return Marks(frozenset(sides), frozenset(gaps), frozenset(modes), frozenset(stones), frozenset(discard))

"""Which actions are out of the question for a seat's next turn, as far as it can see.

Nothing that the opponent does changes a seat's hand, opens a claimed stone or adds a card to its side; and the seat
itself plays one card in a turn.
"""

from core.game import Illegal
from core.schotten_totten.actions import (
    Action,
    Banshee,
    Claim,
    Done,
    Draw,
    Pass,
    Play,
    Recruiter,
    Return,
    Strategist,
    Traitor,
)
from core.schotten_totten.view import View


def rule_out(view: View, action: Action) -> Illegal | None:
    match action:
        case Play(card, stone):
            return _not_held(view, card) or _claimed(view, stone) or _full(view, stone)
        case Claim(stone):
            return _claimed(view, stone) or _incomplete(view, stone)
        case Strategist(card, stone, target):
            closed = _claimed(view, stone) or (_claimed(view, target) if target else None)
            return _not_held(view, "Strategist") or closed or _elsewhere(view, card, stone)
        case Traitor(_, stone, target):
            return _not_held(view, "Traitor") or _claimed(view, stone) or _claimed(view, target)
        case Banshee(_, stone):
            return _not_held(view, "Banshee") or _claimed(view, stone)
        case Recruiter() | Return():
            return _not_held(view, "Recruiter")
        case Draw() | Pass():
            return None if view.tactics else Illegal("no-prospect")
        case Done():
            return None


def _not_held(view: View, card: str) -> Illegal | None:
    if card not in view.hand:
        return Illegal("not-in-hand", card=card)
    return Illegal("second-joker") if card == "Joker" and view.jokers[view.seat or 0] else None


def _claimed(view: View, stone: int) -> Illegal | None:
    return None if view.stones[stone - 1].owner is None else Illegal("stone-claimed", stone=stone)


def _full(view: View, stone: int) -> Illegal | None:
    """Only tactics cards take something away from a side."""
    here = view.stones[stone - 1]
    full = len(here.sides[view.seat or 0]) >= here.size
    return Illegal("side-full", stone=stone, size=here.size) if full and not view.tactics else None


def _incomplete(view: View, stone: int) -> Illegal | None:
    here = view.stones[stone - 1]
    have = len(here.sides[view.seat or 0])
    return Illegal("side-incomplete", stone=stone, have=have, size=here.size) if have + 1 < here.size else None


def _elsewhere(view: View, card: str, stone: int) -> Illegal | None:
    here = view.stones[stone - 1].sides[view.seat or 0]
    return None if card in here else Illegal("not-on-your-side", card=card, stone=stone)

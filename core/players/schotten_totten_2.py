"""How a sensible player judges a position in Schotten Totten 2."""

from functools import lru_cache

from core.formations import Contest, Formation, Strength
from core.schotten_totten_2 import rules
from core.schotten_totten_2.actions import (
    Action,
    Cauldron,
    Declare,
    Done,
    Draw,
    Exchange,
    Give,
    Pass,
    Reinforcements,
    Retreat,
)
from core.schotten_totten_2.cards import DAMAGED_TO_WIN, NUMBERS, PACK, STRENGTHS, Face, is_siege
from core.schotten_totten_2.state import Cards, State, contest, face, without

_FORMATIONS = {
    Formation.COLOUR_RUN: 0.9,
    Formation.KIND: 0.75,
    Formation.COLOUR: 0.5,
    Formation.RUN: 0.3,
    Formation.SUM: 0.05,
}
"""Roughly how often such a side wins a tile that accepts all formations."""
_ACCEPTED = 0.7
"""The same for the only formation that a tile accepts besides sums."""

_HOPE = 0.45
"""The value of a card yet to be drawn, relative to one in hand."""
_PLAN = 0.9
"""The value of a card in hand, relative to one on the table."""
_SAFE = 0.95
"""The value of a tile that is proved but not yet declared."""
_DAMAGED = 1.5
"""The value of a damaged tile to the attacker, relative to a tile that is sure to be won."""
_LAST = 2.0
"""The value of a tile that would win the game, relative to any other."""

_TACTICS_IN_HAND = 2
_TACTICS = 0.1
"""How much a tactics card must improve the position before it is played."""
_CAULDRON = 0.15
_RETREAT = 0.05
_IDLE = -0.5
"""For actions that do not change the table."""
_EAGER = 10.0
"""For actions that may come before the card: done first if they pay off, otherwise not at all."""
_DECLARE = 50.0
_WON = 100.0


def liking(state: State, seat: int, action: Action) -> float:
    hand = state.hands[seat]
    match action:
        case Draw(deck):
            tactics = sum(not is_siege(card) for card in hand)
            return float((deck == "tactics") == (tactics < _TACTICS_IN_HAND))
        case Give(cards):
            for card in cards or ():
                hand = without(hand, card)
            return _table(state, seat, hand)
        case Pass() | Reinforcements() | Exchange():
            return _IDLE
    after = rules.play(state, seat, action).state
    if len(after.results) > len(state.results):
        return _WON if after.results[len(state.results)].winner == seat else -_WON
    kept = tuple(card for card in hand if card in after.hands[seat])
    gain = _table(after, seat, kept) - _table(state, seat, hand)
    match action:
        case Declare():
            return _DECLARE
        case Done():
            return 0.0
        case Retreat():
            return gain - _RETREAT + (_EAGER if gain > _RETREAT else -_EAGER)
        case Cauldron():
            return gain - _CAULDRON + (_EAGER if gain > _CAULDRON else -_EAGER)
    return gain - (_TACTICS if after.played[seat] > state.played[seat] else 0.0)


def _table(state: State, seat: int, hand: Cards) -> float:
    """How good the position is for the seat with these cards in hand."""
    held = PACK.mask(filter(is_siege, hand))
    damaged = sum(state.damaged)
    attacking = seat == state.attacker
    total = _DAMAGED * damaged if attacking else -_DAMAGED * damaged
    for tile in NUMBERS:
        last = state.damaged[tile - 1] or damaged == DAMAGED_TO_WIN - 1
        chance = _chance(state, seat, held, tile)
        total += (_LAST if last else 1.0) * (chance if attacking else chance - 1)
    return total


def _chance(state: State, seat: int, held: int, tile: int) -> float:
    """The chance that the seat is stronger at a tile, from 0 to 1."""
    mine, theirs = state.sides[seat][tile - 1], state.sides[1 - seat][tile - 1]
    return _open_chance(contest(state, tile), face(state, tile), mine, theirs, held, state.unseen)


@lru_cache(1 << 12)
def _open_chance(here: Contest, up: Face, mine: Cards, theirs: Cards, held: int, unseen: int) -> float:
    """The chance at a tile. Cached, since most actions leave most tiles unchanged."""
    ours = here.strength(mine) if len(mine) == here.size else None
    others = here.strength(theirs) if len(theirs) == here.size else None
    if ours and here.strongest(theirs, unseen, ours) is None:
        return _SAFE
    if others and here.strongest(mine, unseen, others) is None:
        return 1 - _SAFE
    promise = _promise(here, up, mine, held, unseen, others)
    threat = _promise(here, up, theirs, 0, unseen & ~held, ours)
    return 0.5 + 0.4 * (promise - threat)


def _promise(here: Contest, up: Face, side: Cards, held: int, unseen: int, above: Strength | None) -> float:
    """What a side may become, with cards in hand or cards that may still be drawn."""
    missing = here.size - len(side)
    plan = here.strongest(side, held, above)
    hope = here.strongest(side, unseen, above)
    return max(
        _quality(up, plan[0]) * _PLAN**missing if plan else 0.0,
        _quality(up, hope[0]) * _HOPE**missing if hope else 0.0,
    )


def _quality(up: Face, strength: Strength) -> float:
    share = strength.total / (up.size * STRENGTHS[-1])
    if up.accepted == (Formation.SUM,):
        return (1 - share if up.lowest else share) ** 2
    if strength.formation == Formation.SUM or len(up.accepted) == len(Formation):
        return _FORMATIONS[strength.formation] + 0.1 * share
    return _ACCEPTED + 0.2 * share

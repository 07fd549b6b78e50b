"""How a sensible player judges a position in Schotten Totten."""

from functools import lru_cache
from math import prod

from core.formations import Contest, Formation, Strength
from core.schotten_totten import rules
from core.schotten_totten.actions import Action, Claim, Done, Draw, Pass, Return
from core.schotten_totten.cards import ADJACENT_TO_WIN, NUMBERS, PACK, STONES, is_clan
from core.schotten_totten.state import Cards, State, contest, without

_FORMATIONS = {
    Formation.COLOUR_RUN: 0.95,
    Formation.KIND: 0.8,
    Formation.COLOUR: 0.55,
    Formation.RUN: 0.35,
    Formation.SUM: 0.1,
}
"""Roughly how often such a side wins its stone."""

_HOPE = 0.45
"""The value of a card yet to be drawn, relative to one in hand."""
_PLAN = 0.9
"""The value of a card in hand, relative to one on the table."""
_TACTICS_IN_HAND = 2
_TROOP = 0.12
"""How much a troop must improve a stone before it is played."""
_RUSE = 0.1
_SAFE = 0.95
"""The value of a stone that is proved but not yet claimed."""
_CLAIM = 50.0
_WON = 100.0


def liking(state: State, seat: int, action: Action) -> float:
    match action:
        case Draw(deck):
            tactics = sum(not is_clan(card) for card in state.hands[seat])
            return float((deck == "tactics") == (tactics < _TACTICS_IN_HAND))
        case Return(str(card)):
            return _table(state, seat, without(state.hands[seat], card))
        case Done() | Pass():
            return _table(state, seat, state.hands[seat])
    after = rules.play(state, seat, action).state
    if after.outcome or after.round > state.round:
        return _WON
    if isinstance(action, Claim):
        return _CLAIM
    hand = tuple(card for card in state.hands[seat] if card in after.hands[seat])
    return _table(after, seat, hand) - _cost(state, after, seat)


def _cost(before: State, after: State, seat: int) -> float:
    """A charge for tactics cards: they are few, so each is kept until it pays off."""
    if before.played[seat] == after.played[seat]:
        return 0
    return _RUSE if len(after.discard) > len(before.discard) else _TROOP


def _table(state: State, seat: int, hand: Cards) -> float:
    """How good the position is for the seat with these cards in hand: each stone, and each row of three."""
    held = PACK.mask(filter(is_clan, hand))
    chances = [_chance(state, seat, held, stone) for stone in NUMBERS]
    rows = [chances[start : start + ADJACENT_TO_WIN] for start in range(STONES - ADJACENT_TO_WIN + 1)]
    return sum(chances) + sum(prod(row) - prod(1 - chance for chance in row) for row in rows)


def _chance(state: State, seat: int, held: int, stone: int) -> float:
    """The chance that the seat wins the stone, from 0 to 1."""
    owner = state.owners[stone - 1]
    if owner is not None:
        return float(owner == seat)
    mine, theirs = state.sides[seat][stone - 1], state.sides[1 - seat][stone - 1]
    return _open_chance(contest(state, stone), mine, theirs, held, state.unseen)


@lru_cache(1 << 12)
def _open_chance(here: Contest, mine: Cards, theirs: Cards, held: int, unseen: int) -> float:
    """The chance at an open stone. Cached, since most actions leave most stones unchanged."""
    ours = here.strength(mine) if len(mine) == here.size else None
    others = here.strength(theirs) if len(theirs) == here.size else None
    if ours and here.strongest(theirs, unseen, ours) is None:
        return _SAFE
    if others and here.strongest(mine, unseen, others) is None:
        return 1 - _SAFE
    promise = _promise(here, mine, held, unseen, others)
    threat = _promise(here, theirs, 0, unseen & ~held, ours)
    return 0.5 + 0.4 * (promise - threat)


def _promise(here: Contest, side: Cards, held: int, unseen: int, above: Strength | None) -> float:
    """What a side may become, with cards in hand or cards that may still be drawn."""
    missing = here.size - len(side)
    plan = here.strongest(side, held, above)
    hope = here.strongest(side, unseen, above)
    return max(
        _quality(here, plan[0]) * _PLAN**missing if plan else 0.0,
        _quality(here, hope[0]) * _HOPE**missing if hope else 0.0,
    )


def _quality(here: Contest, strength: Strength) -> float:
    return _FORMATIONS[strength.formation] + strength.total / (100 * here.size)

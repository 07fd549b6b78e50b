"""Claiming stones: which claims hold, and why the others do not."""

from core.game import Illegal
from core.schotten_totten.state import State, contest, is_open


def claimable(state: State, seat: int) -> tuple[int, ...]:
    """The stones that the seat can claim now."""
    complete = state.complete[seat]
    return tuple([stone for stone in complete if _holds(state, seat, stone)]) if complete else ()


def _holds(state: State, seat: int, stone: int) -> bool:
    here = contest(state, stone)
    theirs = state.sides[1 - seat][stone - 1]
    if len(theirs) == here.size:
        return stronger(state, stone) == seat
    return here.holds(state.sides[seat][stone - 1], theirs, state.unseen)


def stronger(state: State, stone: int) -> int:
    """The seat that wins a stone on which both sides are complete."""
    here = contest(state, stone)
    one, other = here.strength(state.sides[0][stone - 1]), here.strength(state.sides[1][stone - 1])
    if one != other:
        return 0 if here.beats(one, other) else 1
    first = state.first[stone - 1]
    assert first is not None
    return first


def refuse_claim(state: State, seat: int, stone: int) -> Illegal:
    """Why the seat cannot claim a stone that is not claimable."""
    here = contest(state, stone)
    mine, theirs = state.sides[seat][stone - 1], state.sides[1 - seat][stone - 1]
    if not is_open(state, stone):
        return Illegal("stone-claimed", stone=stone)
    if len(mine) < here.size:
        return Illegal("side-incomplete", stone=stone, have=len(mine), size=here.size)
    if len(theirs) < here.size:
        return Illegal("beatable", stone=stone, theirs=theirs, cards=here.beatable(mine, theirs, state.unseen))
    ours, other = here.strength(mine), here.strength(theirs)
    if ours == other:
        return Illegal("tied", stone=stone)
    return Illegal(
        "outranked",
        stone=stone,
        size=here.size,
        mine=ours.formation,
        mine_total=ours.total,
        theirs=other.formation,
        theirs_total=other.total,
    )

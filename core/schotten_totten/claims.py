"""Claiming stones: which claims hold, and why the others do not."""

from core.game import Illegal
from core.schotten_totten.cards import PACK
from core.schotten_totten.state import State, contest, is_open, put_seat


def claimable(state: State, seat: int) -> tuple[int, ...]:
    """The stones the seat can claim now. A proof is repeated only once a card of its last witness has been seen."""
    stones = []
    for stone in state.complete[seat]:
        witness = state.witnesses[seat].get(stone)
        if witness is None or witness & ~state.unseen:
            witness = _witness(state, seat, stone)
            if witness is None:
                stones.append(stone)
            else:
                state.witnesses = put_seat(state.witnesses, seat, {**state.witnesses[seat], stone: witness})
    return tuple(stones)


def forget(state: State, stone: int) -> None:
    """Drop what was worked out for a stone, after its cards or what counts there have changed."""
    for seat in (0, 1):
        known = state.witnesses[seat]
        if stone in known:
            known = {other: witness for other, witness in known.items() if other != stone}
            state.witnesses = put_seat(state.witnesses, seat, known)


def _witness(state: State, seat: int, stone: int) -> int | None:
    """The unseen cards with which the other side beats a complete side; 0 if it already does, None if it cannot."""
    here = contest(state, stone)
    mine, theirs = state.sides[seat][stone - 1], state.sides[1 - seat][stone - 1]
    if len(theirs) == here.size:
        return None if stronger(state, stone) == seat else 0
    found = here.strongest(theirs, state.unseen, here.strength(mine))
    return found[1] if found else None


def stronger(state: State, stone: int) -> int:
    """The seat that wins a stone where both sides are complete."""
    here = contest(state, stone)
    one, other = here.strength(state.sides[0][stone - 1]), here.strength(state.sides[1][stone - 1])
    if one != other:
        return 0 if here.beats(one, other) else 1
    first = state.first[stone - 1]
    assert first is not None
    return first


def refuse_claim(state: State, seat: int, stone: int) -> Illegal:
    """Why the seat cannot claim this stone."""
    here = contest(state, stone)
    mine, theirs = state.sides[seat][stone - 1], state.sides[1 - seat][stone - 1]
    if not is_open(state, stone):
        return Illegal("stone-claimed", stone=stone)
    if len(mine) < here.size:
        return Illegal("side-incomplete", stone=stone, have=len(mine), size=here.size)
    ours = here.strength(mine)
    if len(theirs) < here.size:
        found = here.strongest(theirs, state.unseen, ours)
        assert found is not None
        (formation, total), cards = found
        return Illegal(
            "beatable",
            stone=stone,
            size=here.size,
            theirs=theirs,
            cards=PACK.named(cards),
            formation=formation,
            total=total,
        )
    other = here.strength(theirs)
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

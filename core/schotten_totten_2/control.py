"""Declaring control: which declarations hold, and why the others do not."""

from core.game import Illegal
from core.schotten_totten_2.cards import PACK
from core.schotten_totten_2.state import State, contest, without_room


def declarable(state: State) -> tuple[int, ...]:
    """The tiles the attacker controls. A proof is repeated only once a card of its last witness has been seen."""
    tiles = []
    for tile in without_room(state.rooms[state.attacker]):
        witness = state.witnesses.get(tile)
        if witness is None or witness & ~state.unseen:
            witness = _witness(state, tile)
            if witness is None:
                tiles.append(tile)
            else:
                state.witnesses = {**state.witnesses, tile: witness}
    return tuple(tiles)


def forget(state: State, tile: int) -> None:
    """Drop what was worked out for a tile, after its cards or what counts there have changed."""
    if tile in state.witnesses:
        state.witnesses = {other: witness for other, witness in state.witnesses.items() if other != tile}


def _witness(state: State, tile: int) -> int | None:
    """The unseen cards with which the defender beats a complete side; 0 if it already does, None if it cannot."""
    here, seat = contest(state, tile), state.attacker
    mine, theirs = state.sides[seat][tile - 1], state.sides[1 - seat][tile - 1]
    if len(theirs) == here.size:
        return None if _stronger(state, tile) == seat else 0
    found = here.strongest(theirs, state.unseen, here.strength(mine))
    return found[1] if found else None


def _stronger(state: State, tile: int) -> int:
    """The seat that wins a tile where both sides are complete."""
    here = contest(state, tile)
    one, other = here.strength(state.sides[0][tile - 1]), here.strength(state.sides[1][tile - 1])
    if one != other:
        return 0 if here.beats(one, other) else 1
    first = state.first[tile - 1]
    assert first is not None
    return first


def refuse_declaration(state: State, tile: int) -> Illegal:
    """Why the attacker does not control a tile."""
    here, seat = contest(state, tile), state.attacker
    mine, theirs = state.sides[seat][tile - 1], state.sides[1 - seat][tile - 1]
    if len(mine) < here.size:
        return Illegal("tile-incomplete", tile=tile, have=len(mine), size=here.size)
    ours = here.strength(mine)
    if len(theirs) < here.size:
        found = here.strongest(theirs, state.unseen, ours)
        assert found is not None
        (formation, total), cards = found
        return Illegal(
            "tile-beatable",
            tile=tile,
            size=here.size,
            theirs=theirs,
            cards=PACK.named(cards),
            formation=formation,
            total=total,
        )
    other = here.strength(theirs)
    if ours == other:
        return Illegal("tile-tied", tile=tile)
    return Illegal(
        "tile-outranked",
        tile=tile,
        size=here.size,
        mine=ours.formation,
        mine_total=ours.total,
        theirs=other.formation,
        theirs_total=other.total,
    )

"""Turns a state into what a seat may know of it, and a view into a state that fits it."""

from random import Random
from typing import NamedTuple

from core import game as contract
from core.totemo.board import grid, rooms
from core.totemo.hands import left_of
from core.totemo.pieces import KINDS, ORDER, PATH, is_topper
from core.totemo.state import Blocks, Options, State, actors, put, without
from core.totemo.view import Pole, View


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        open=state.options.open,
        size=state.options.size,
        starter=state.starter,
        turn=state.turn if state.phase in ("place", "bonus") else None,
        actors=actors(state),
        phase=state.phase,
        resigned=state.resigned,
        poles=tuple(map(Pole, grid(state.options.size).holes, state.poles)),
        tiles=state.tiles,
        scores=state.scores,
        path=PATH[len(state.hands)],
        chief=state.chief,
        ending=state.ending,
        bag=len(state.bag),
        counts=tuple(map(len, state.hands)),
        hands=state.hands if state.options.open else (),
        toppers=state.toppers,
        normals=state.normals,
        memories=() if seat is None else state.memories[seat],
        last=state.last,
        outcome=state.outcome,
    )


def unseen(view: View) -> Blocks:
    """The blocks of which the seat does not know where they are, in order."""
    table = (block for pole in view.poles for block in pole.blocks)
    known = (block for hand in view.hands or (view.hand,) for block in hand)
    left = zip(KINDS, left_of((*table, *known)), strict=True)
    return tuple(kind for kind, count in left for _ in range(count))


def guess(view: contract.View, rng: Random) -> State:
    """Deal at random what the seat cannot know: the other hands, the bag, and the seed of later shuffles."""
    if not isinstance(view, View) or view.seat is None:
        raise ValueError("a guess needs a seat's view of this game")
    poles = tuple(pole.blocks for pole in view.poles)
    seats = range(len(view.scores))
    hands = list(view.hands) or [view.hand if seat == view.seat else () for seat in seats]
    pile = list(unseen(view))
    rng.shuffle(pile)
    slots = () if view.open else _slots(view)
    dealt = _deal(slots, tuple(memory.rest for memory in view.memories), tuple(pile))
    assert dealt is not None, "the real deal fits the view, so one exists"
    for slot, block in zip(slots, dealt, strict=True):
        pile.remove(block)
        hands[slot.seat] += (block,)
    return State(
        options=Options(view.open, view.size),
        seed=rng.randbytes(32),
        starter=view.starter,
        tiles=view.tiles,
        chief=view.chief,
        bag=tuple(pile),
        hands=tuple(hands),
        poles=poles,
        rooms=rooms(view.size, poles),
        scores=view.scores,
        turn=view.starter if view.turn is None else view.turn,
        phase=view.phase,
        redrawing=view.actors if view.phase == "redraw" else (),
        toppers=view.toppers,
        normals=view.normals,
        memories=tuple(view.memories if seat == view.seat else () for seat in seats),
        ending=view.ending,
        resigned=view.resigned,
        last=view.last,
        outcome=view.outcome,
    )


class _Slot(NamedTuple):
    """A block in another hand, and what is known of it."""

    seat: int
    topper: bool | None
    memories: tuple[int, ...]
    """The younger memories: when they began, the block was already in this hand."""


def _slots(view: View) -> tuple[_Slot, ...]:
    """The blocks of the other hands, oldest first: the first ones were there from the start."""
    slots = [
        _Slot(
            seat,
            True if place < view.toppers[seat] else False if place < view.normals[seat] else None,
            tuple(n for n, memory in enumerate(view.memories) if place < count - memory.fresh[seat]),
        )
        for seat, count in enumerate(view.counts)
        if seat != view.seat
        for place in range(count)
    ]
    return tuple(sorted(slots, key=lambda slot: (len(slot.memories), slot.topper is not None), reverse=True))


def _deal(slots: tuple[_Slot, ...], rests: tuple[tuple[int, ...], ...], pile: Blocks) -> Blocks | None:
    """Blocks from the pile for these slots, tried in pile order; None if no deal fits."""
    if not slots:
        return ()
    slot, *others = slots
    for block in dict.fromkeys(pile):
        kind = ORDER[block]
        if slot.topper in (None, is_topper(block)) and all(rests[number][kind] for number in slot.memories):
            lowered = tuple(
                put(rest, kind, rest[kind] - 1) if number in slot.memories else rest
                for number, rest in enumerate(rests)
            )
            found = _deal(tuple(others), lowered, without(pile, block))
            if found is not None:
                return (block, *found)
    return None

"""Blocks entering and leaving a hand, and what others can learn from that."""

from collections import Counter
from collections.abc import Callable, Iterable

from core.game import Event
from core.rng import Rng
from core.totemo import events as happened
from core.totemo.pieces import COUNTS, HAND, KINDS, ORDER, is_topper
from core.totemo.state import State, put, without
from core.totemo.view import Memory


def draw(state: State, seat: int, events: list[Event]) -> None:
    """Draw up to three blocks, as far as the bag lasts."""
    missing = HAND - len(state.hands[seat])
    drawn, state.bag = state.bag[:missing], state.bag[missing:]
    if not drawn:
        return
    state.hands = put(state.hands, seat, state.hands[seat] + drawn)
    kind = happened.DrewOpenly if state.options.open else happened.Drew
    events.append(kind(seat, len(drawn), drawn))
    if any(state.memories):
        _remember(state, lambda memory: _drawn(memory, seat, len(drawn)))


def lose(state: State, seat: int, block: str) -> None:
    """Remove a block from the hand to place it."""
    state.hands = put(state.hands, seat, without(state.hands[seat], block))
    if is_topper(block):
        if state.toppers[seat]:
            state.toppers = put(state.toppers, seat, state.toppers[seat] - 1)
    elif state.normals[seat]:
        state.normals = put(state.normals, seat, 0)
    if any(state.memories):
        _remember(state, lambda memory: _placed(memory, seat, block, len(state.hands[seat])))


def put_back(state: State, seat: int) -> None:
    """Put all blocks of a hand into the bag and shuffle it."""
    blocks = state.hands[seat]
    state.shuffles += 1
    state.bag = Rng(state.seed, f"bag {state.shuffles}").shuffled((*state.bag, *blocks))
    state.hands = put(state.hands, seat, ())
    state.toppers, state.normals = put(state.toppers, seat, 0), put(state.normals, seat, 0)
    if any(state.memories):
        _remember(state, lambda memory: memory._replace(fresh=put(memory.fresh, seat, 0)))
    if blocks and not state.options.open:
        table = (block for pole in state.poles for block in pole)
        memory = Memory(left_of((*table, *blocks)), (0,) * len(state.hands))
        state.memories = put(state.memories, seat, (*state.memories[seat], memory))


def look(state: State, seat: int) -> None:
    """Note whether a hand is three toppers: before the first turn, everyone can tell from who is asked."""
    three = all(map(is_topper, state.hands[seat]))
    state.toppers = put(state.toppers, seat, HAND if three else 0)
    state.normals = put(state.normals, seat, 0 if three else 1)


def left_of(blocks: Iterable[str]) -> tuple[int, ...]:
    """How many blocks of each kind are not among these."""
    found = Counter(blocks)
    return tuple(count - found[kind] for kind, count in zip(KINDS, COUNTS, strict=True))


def _remember(state: State, change: Callable[[Memory], Memory]) -> None:
    """Update all memories, and drop those that no longer say anything."""
    held = tuple(map(len, state.hands))
    state.memories = tuple(
        tuple(new for memory in memories if (new := change(memory)).fresh != held) for memories in state.memories
    )


def _drawn(memory: Memory, seat: int, count: int) -> Memory:
    return memory._replace(fresh=put(memory.fresh, seat, memory.fresh[seat] + count))


def _placed(memory: Memory, seat: int, block: str, held: int) -> Memory:
    """Work out whether the block was drawn before or since. If only one is possible, it was that; else allow both."""
    rest, fresh = memory
    kind = ORDER[block]
    if not fresh[seat]:
        return Memory(put(rest, kind, rest[kind] - 1), fresh)
    if not rest[kind]:
        return Memory(rest, put(fresh, seat, fresh[seat] - 1))
    return Memory(rest, put(fresh, seat, min(fresh[seat], held)))

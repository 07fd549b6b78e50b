"""What a seat remembers: blocks it put back, and which seats were asked about three toppers."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from core.totemo.pieces import BLOCKS, KINDS, is_topper
from core.totemo.state import State
from tests.rulebook.totems import GAME, act, position, step

GUESSES = 150


def guesses(state: State, seat: int, count: int = GUESSES) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.guess(view, Random(number)) for number in range(count)]


def most(states: Iterable[State], seat: int, block: str) -> int:
    """The most blocks of this kind that the seat holds in any of these states."""
    return max(state.hands[seat].count(block) for state in states)


def with_bag(state: State, *first: str) -> State:
    """The state with these blocks to be drawn next."""
    twin = state.copy()
    rest = list(state.bag)
    for block in first:
        rest.remove(block)
    twin.bag = (*first, *rest)
    return twin


def swapped() -> State:
    """Seat 0 has put back both red toppers and a rainbow, and did not draw them again."""
    state = position(hands=["R^ R^ W", "B B B", "Y Y Y"])
    while set(after := act(state, "swap").hands[0]) & {"R^", "W"}:
        state.seed += b"!"
    assert len(after) == 3
    return act(state, "swap")


def test_a_seat_that_has_not_drawn_since_cannot_hold_the_blocks_put_back() -> None:
    state = swapped()
    (memory,) = GAME.view(state, 0).memories
    assert memory.fresh == (3, 0, 0)
    assert Counter(dict(zip(KINDS, memory.rest, strict=True))) == Counter(BLOCKS) - Counter(["R^", "R^", "W"])
    for seat in (1, 2):
        assert most(guesses(state, 0), seat, "R^") == 0
        assert most(guesses(state, 0), seat, "W") == 2
    assert most(guesses(state, 1), 2, "R^") > 0


def test_only_the_seat_that_put_them_back_knows_the_blocks() -> None:
    state = swapped()
    assert [len(GAME.view(state, seat).memories) for seat in (0, 1, 2)] == [1, 0, 0]
    assert GAME.view(state, None).memories == ()


def test_views_differ_by_the_blocks_put_back() -> None:
    state = swapped()
    other = position(hands=["R G P", "B B B", "Y Y Y"])
    twin = act(other, "swap")
    twin.hands, twin.bag = state.hands, state.bag
    assert GAME.view(twin, 0) != GAME.view(state, 0)
    assert GAME.view(twin, 1) == GAME.view(state, 1)


def test_a_seat_may_hold_as_many_of_them_as_it_has_drawn_since() -> None:
    state = act(with_bag(swapped(), "R^"), "B@a1")
    assert GAME.view(state, 0).memories[0].fresh == (3, 1, 0)
    assert most(guesses(state, 0), 1, "R^") == 1
    assert most(guesses(state, 0), 2, "R^") == 0


def test_a_placed_block_that_must_have_been_drawn_since_lowers_that_count() -> None:
    state = act(with_bag(swapped(), "R^"), "B@a1")
    state = act(with_bag(state, "O"), "Y@a5")
    state = act(with_bag(state, "P"), "swap")
    state = act(with_bag(state, "Y"), "R^@c3")
    fresh = [memory.fresh[1] for memory in GAME.view(state, 0).memories]
    assert fresh == [1, 1]


def test_a_placed_block_that_must_have_been_held_before_leaves_the_rest() -> None:
    state = swapped()
    before = GAME.view(state, 0).memories[0].rest
    after = GAME.view(act(state, "B@a1"), 0).memories[0].rest
    assert {kind: old - new for kind, old, new in zip(KINDS, before, after, strict=True) if old != new} == {"B": 1}


def test_a_memory_lapses_once_all_blocks_may_have_been_drawn_since() -> None:
    state = swapped()
    state = act(state, "swap")
    assert GAME.view(state, 0).memories[0].fresh == (3, 3, 0)
    state = act(state, "swap")
    assert GAME.view(state, 0).memories == ()
    assert most(guesses(state, 0), 2, "R^") > 0


def test_a_seat_that_resigns_no_longer_counts() -> None:
    state = GAME.resign(swapped(), 1).state
    assert GAME.view(state, 0).memories[0].fresh == (3, 0, 0)
    assert GAME.view(act(state, "swap"), 0).memories == ()


def test_with_open_hands_there_is_nothing_to_remember() -> None:
    state = act(position(hands=["R^ R^ W", "B B B"], variant="open"), "swap")
    assert GAME.view(state, 0).memories == ()
    for twin in guesses(state, 0):
        assert twin.hands == state.hands
        assert Counter(twin.bag) == Counter(state.bag)
    assert len({twin.bag for twin in guesses(state, 0)}) > 1


def three_toppers(hand: str = "R^ R^ O^") -> State:
    """Before the first turn, when seat 1 has to decide."""
    for number in range(100_000):
        state = GAME.start(3, {}, number.to_bytes(4, "big"))
        if state.redrawing == (1,):
            twin = state.copy()
            hidden = [*state.bag, *state.hands[1]]
            for block in hand.split():
                if block not in hidden:
                    break
                hidden.remove(block)
            else:
                twin.hands = (state.hands[0], tuple(hand.split()), state.hands[2])
                twin.bag = tuple(hidden)
                return twin
    raise AssertionError("no such deal")


def toppers(state: State, seat: int) -> int:
    return sum(map(is_topper, state.hands[seat]))


def test_a_seat_that_has_to_decide_holds_three_toppers_and_the_others_do_not() -> None:
    state = three_toppers()
    assert GAME.view(state, None).toppers == (0, 3, 0)
    assert GAME.view(state, None).normals == (1, 0, 1)
    for twin in guesses(state, 0):
        assert toppers(twin, 1) == 3
        assert toppers(twin, 2) < 3


def test_kept_toppers_are_known_until_they_are_placed() -> None:
    state = step(three_toppers(), "keep").state
    while state.turn != 1:
        state = act(state, "swap")
    assert {toppers(twin, 1) for twin in guesses(state, 0)} == {3}
    state = act(with_bag(state, "B"), "R^@c3")
    assert GAME.view(state, 0).toppers[1] == 2
    assert {toppers(twin, 1) for twin in guesses(state, 0)} == {2, 3}
    while state.turn != 1:
        state = act(state, "swap")
    assert GAME.view(act(state, "B@e5"), 0).toppers[1] == 2
    assert GAME.view(act(state, "swap"), 0).toppers[1] == 0


def test_a_seat_is_known_to_hold_a_normal_block_until_it_places_one() -> None:
    state = position(hands=["R R^ O^", "B B^ P^"])
    state.normals = (1, 1)
    assert {toppers(twin, 1) for twin in guesses(state, 0)} == {0, 1, 2}
    assert GAME.view(act(state, "R^@c3"), 1).normals == (1, 1)
    assert GAME.view(act(state, "R@c3"), 1).normals == (0, 1)
    assert GAME.view(act(state, "swap"), 1).normals == (0, 1)
    assert {toppers(twin, 0) for twin in guesses(act(state, "R@c3"), 1, 10 * GUESSES)} == {0, 1, 2, 3}


def test_toppers_put_back_before_the_first_turn_are_remembered() -> None:
    state = three_toppers()
    while (after := step(state, "redraw").state).phase == "redraw" or "R^" in after.hands[1]:
        state.seed += b"!"
    (memory,) = GAME.view(after, 1).memories
    assert memory.fresh == (0, 3, 0)
    assert [most(guesses(after, 1), seat, "R^") for seat in (0, 2)] == [0, 0]
    assert GAME.view(after, None).toppers == (0, 0, 0)
    assert GAME.view(after, None).normals == (1, 1, 1)

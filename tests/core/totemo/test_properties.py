"""What holds in every random game of Totemo, with every combination of options."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from core.totemo import Totemo
from core.totemo.board import rooms
from core.totemo.pieces import BLOCKS, HEIGHT, KINDS, PATH, START, is_topper, matches
from core.totemo.state import State
from tests.support.games import Setting, chances, in_every_setting, moments, seeds

GAME = Totemo()


def states(setting: Setting, seed: bytes, rng: Random) -> Iterator[State]:
    """The states of a game with many swaps, in which seats occasionally resign."""
    state = GAME.start(setting.seats, setting.options, seed)
    swapping = rng.choice((0.1, 0.4))
    yield state
    while actors := GAME.actors(state):
        seat = rng.choice(actors)
        if rng.random() < 0.01:
            state = GAME.resign(state, seat).state
        else:
            *others, last = GAME.legal(state, seat)
            action = rng.choice(others) if others and rng.random() > swapping else last
            state = GAME.play(state, seat, action).state
        yield state


def all_blocks(state: State) -> Counter[str]:
    table = [block for pole in state.poles for block in pole]
    return Counter((*table, *(block for hand in state.hands for block in hand), *state.bag))


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_blocks_are_conserved(setting: Setting, seed: bytes, rng: Random) -> None:
    for state in states(setting, seed, rng):
        assert all_blocks(state) == Counter((*BLOCKS, START))


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_poles_follow_the_rules_and_rooms_match_the_table(setting: Setting, seed: bytes, rng: Random) -> None:
    for state in states(setting, seed, rng):
        size = state.options.size
        assert state.rooms == rooms(size, state.poles)
        standing = {
            (place % size, place // size, height): block
            for place, pole in enumerate(state.poles)
            for height, block in enumerate(pole)
        }
        for (column, row, height), block in standing.items():
            assert height < HEIGHT
            assert not (is_topper(block) and ((column, row, height + 1) in standing or height == 0))
            for near in ((column + 1, row, height), (column, row + 1, height), (column, row, height + 1)):
                assert near not in standing or matches(block, standing[near])


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_hands_are_full_when_a_turn_begins_and_everyone_has_equally_many_turns(
    setting: Setting, seed: bytes, rng: Random
) -> None:
    turns: Counter[int] = Counter()
    for moment in moments(setting, seed, rng):
        if moment.state.phase == "place":
            assert len(moment.state.hands[moment.seat]) == 3
            turns[moment.seat] += 1
    assert set(turns) == set(moment.seats)
    assert len(set(turns.values())) == 1
    assert max(turns.values()) <= PATH[setting.seats]


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_views_are_equal_where_only_hidden_blocks_differ(setting: Setting, seed: bytes, rng: Random) -> None:
    """Deal the other hands and the bag at random, with another seed."""
    for state in states(setting, seed, rng):
        for seat in (*state.seats, None):
            twin = state.copy()
            twin.seed, twin.shuffles = b"another", 0
            twin.memories = tuple(own if each == seat else () for each, own in enumerate(state.memories))
            hidden = list(state.bag)
            if not state.options.open:
                hidden += [block for other in state.seats if other != seat for block in state.hands[other]]
            rng.shuffle(hidden)
            if not state.options.open:
                twin.hands = tuple(
                    hand if other == seat else tuple(hidden.pop() for _ in hand)
                    for other, hand in enumerate(state.hands)
                )
            twin.bag = tuple(hidden)
            assert GAME.view(twin, seat) == GAME.view(state, seat)


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_no_event_shows_a_hidden_block(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        for viewer in (*moment.seats, None):
            for event in moment.events:
                blocks = getattr(event.seen_by(viewer), "blocks", None)
                own = setting.options["hands"] == "open" or viewer == moment.seat
                assert blocks is None or (own and set(blocks) <= set(moment.after.hands[moment.seat]))


def holds(state: State, seat: int) -> bool:
    """Whether everything a seat knows is true. Blocks are in the hand in the order they were drawn."""
    view = GAME.view(state, seat)
    for memory in view.memories:
        older = Counter(
            block
            for other, hand in enumerate(state.hands)
            if other != seat
            for block in hand[: len(hand) - memory.fresh[other]]
        )
        if older - Counter(dict(zip(KINDS, memory.rest, strict=True))):
            return False
    return all(
        sum(map(is_topper, hand)) >= view.toppers[other]
        and len(hand) - sum(map(is_topper, hand)) >= view.normals[other]
        for other, hand in enumerate(state.hands)
    )


@in_every_setting(GAME.id)
@settings(max_examples=10)
@given(seed=seeds, rng=chances)
def test_what_a_view_remembers_is_true(setting: Setting, seed: bytes, rng: Random) -> None:
    for state in states(setting, seed, rng):
        assert all(holds(state, seat) for seat in state.seats)
        assert not state.options.open or not any(state.memories)


@in_every_setting(GAME.id)
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_a_guess_is_a_complete_and_possible_deal(setting: Setting, seed: bytes, rng: Random) -> None:
    for state in states(setting, seed, rng):
        if rng.random() < 0.5:
            for seat in state.seats:
                twin = GAME.guess(GAME.view(state, seat), rng)
                assert all_blocks(twin) == Counter((*BLOCKS, START))
                assert holds(twin, seat)
                assert twin.rooms == state.rooms
                assert GAME.actors(twin) == GAME.actors(state)
                asked = tuple(each for each in twin.seats if all(map(is_topper, twin.hands[each])))
                assert twin.phase != "redraw" or not set(asked) - set(twin.redrawing) - set(twin.resigned)


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_nobody_can_act_in_the_final_views(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        outcome = GAME.outcome(moment.after)
    assert outcome is not None
    view = GAME.view(moment.state, 0).ended(outcome)
    assert (view.turn, view.actors, view.phase, view.outcome) == (None, (), "over", outcome)

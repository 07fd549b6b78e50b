"""What holds in every random game of Totemo, with every combination of options."""

from collections import Counter

from core.totemo import Totemo
from core.totemo.board import rooms
from core.totemo.pieces import BLOCKS, HEIGHT, KINDS, PATH, START, is_topper, matches
from core.totemo.state import State
from tests.support.games import Match, Property

GAME = Totemo()


def all_blocks(state: State) -> Counter[str]:
    table = [block for pole in state.poles for block in pole]
    return Counter((*table, *(block for hand in state.hands for block in hand), *state.bag))


def blocks_are_conserved(match: Match) -> None:
    for state in match.states:
        assert all_blocks(state) == Counter((*BLOCKS, START))


def poles_follow_the_rules_and_rooms_match_the_table(match: Match) -> None:
    for state in match.states:
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


def hands_are_full_when_a_turn_begins_and_everyone_has_equally_many_turns(match: Match) -> None:
    turns: Counter[int] = Counter()
    for moment in match.moments:
        if moment.state.phase == "place":
            assert len(moment.state.hands[moment.seat]) == 3
            turns[moment.seat] += 1
    assert set(turns) == set(moment.seats)
    assert len(set(turns.values())) == 1
    assert max(turns.values()) <= PATH[match.setting.seats]


def views_are_equal_where_only_hidden_blocks_differ(match: Match) -> None:
    """Deal the other hands and the bag at random, with another seed."""
    rng = match.chance("hidden blocks")
    for state in match.states:
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


def no_event_shows_a_hidden_block(match: Match) -> None:
    for moment in match.moments:
        for viewer in (*moment.seats, None):
            for event in moment.events:
                blocks = getattr(event.seen_by(viewer), "blocks", None)
                own = match.setting.options["hands"] == "open" or viewer == moment.seat
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


def what_a_view_remembers_is_true(match: Match) -> None:
    for state in match.states:
        assert all(holds(state, seat) for seat in state.seats)
        assert not state.options.open or not any(state.memories)


def a_guess_is_a_complete_and_possible_deal(match: Match) -> None:
    rng = match.chance("deal")
    for state in match.states:
        if rng.random() < 0.5:
            for seat in state.seats:
                twin = GAME.guess(GAME.view(state, seat), rng)
                assert all_blocks(twin) == Counter((*BLOCKS, START))
                assert holds(twin, seat)
                assert twin.rooms == state.rooms
                assert GAME.actors(twin) == GAME.actors(state)
                asked = tuple(each for each in twin.seats if all(map(is_topper, twin.hands[each])))
                assert twin.phase != "redraw" or not set(asked) - set(twin.redrawing) - set(twin.resigned)


def nobody_can_act_in_the_final_views(match: Match) -> None:
    for moment in match.moments:
        outcome = GAME.outcome(moment.after)
    assert outcome is not None
    view = GAME.view(moment.state, 0).ended(outcome)
    assert (view.turn, view.actors, view.phase, view.outcome) == (None, (), "over", outcome)


OF_STATES: tuple[Property, ...] = (
    blocks_are_conserved,
    poles_follow_the_rules_and_rooms_match_the_table,
    views_are_equal_where_only_hidden_blocks_differ,
    what_a_view_remembers_is_true,
    a_guess_is_a_complete_and_possible_deal,
)
"""What holds even when seats resign."""
PROPERTIES: tuple[Property, ...] = (
    *OF_STATES,
    hands_are_full_when_a_turn_begins_and_everyone_has_equally_many_turns,
    no_event_shows_a_hidden_block,
    nobody_can_act_in_the_final_views,
)

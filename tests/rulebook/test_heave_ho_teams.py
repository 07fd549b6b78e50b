"""Heave Ho!: making teams in a race, at one's own pace, or not at all."""

from collections import Counter

import pytest

from core.game import Event, OutOfTurn
from core.heave_ho import events
from core.heave_ho.state import State
from tests.rulebook.rope import GAME, act, hand, position, refusal, seen, sort, sorting, step, texts

MINE, THEIRS = "R0 R1 R2 R3 W1 W2", "G0 G1 G2 G3 W3 W4"
"""Three pairs each."""
MODES = ["fair", "race"]


def team(state: State, seat: int) -> list[str]:
    return sorted((*state.hands[seat], *state.decks[seat]))


# Sorting


@pytest.mark.parametrize("teams", MODES)
def test_both_seats_sort_at_the_same_time(teams: str) -> None:
    state = GAME.start(2, {"teams": teams}, b"seed")
    assert GAME.actors(state) == (0, 1)
    assert texts(state, 0) == texts(state, 1) == ["keep 1", "keep 2"]
    assert seen(state).phase == "sort"
    assert seen(state).turn is None
    assert seen(state).pairs == (10, 10)


def test_the_hand_shows_the_pair_in_the_order_of_1_and_2() -> None:
    state = sorting(MINE, THEIRS)
    assert [hand(state, seat) for seat in (0, 1)] == [("R0", "R1"), ("G0", "G1")]
    assert seen(state).hand == ()
    after = sort(state, (0, 2), (1, 1))
    assert [hand(after, seat) for seat in (0, 1)] == [("R2", "R3"), ("G2", "G3")]
    assert (seen(after, 0).kept, seen(after, 0).given) == (("R1",), ("R0",))
    assert (seen(after, 1).kept, seen(after, 1).given) == (("G0",), ("G1",))


def test_a_pair_of_equal_cards_is_sorted_too() -> None:
    state = sorting("R1 R1 R2 R3", THEIRS)
    assert texts(state, 0) == ["keep 1", "keep 2"]
    assert sort(state, (0, 1)) == sort(state, (0, 2))


def test_a_seat_keeps_one_card_and_gives_the_other_to_the_opponent() -> None:
    state = sort(sorting(MINE, THEIRS, teams="fair"), *[(0, 1)] * 3, *[(1, 2)] * 3)
    assert team(state, 0) == sorted(["R0", "R2", "W1", "G0", "G2", "W3"])
    assert team(state, 1) == sorted(["R1", "R3", "W2", "G1", "G3", "W4"])


def test_others_see_only_how_many_pairs_a_seat_has_sorted() -> None:
    state = sorting(MINE, THEIRS)
    one, other = sort(state, (0, 1)), sort(state, (0, 2))
    for viewer in (1, None):
        assert seen(one, viewer) == seen(other, viewer)
        assert seen(one, viewer).pairs == (2, 3)
        assert seen(one, viewer).kept == seen(one, viewer).given == ()
    assert seen(one, 0) != seen(other, 0)


def test_only_the_seat_that_sorts_sees_which_cards() -> None:
    assert GAME.secrets == {"keep"}
    (told,) = step(sorting(MINE, THEIRS), "keep 2", 0).events
    assert told.seen_by(0) == events.Sorted(0, "R1", "R0", 2)
    assert told.seen_by(1) == told.seen_by(None) == events.Sorted(0, None, None, 2)
    assert told.reveals, "the seat sees the next pair"


def test_sorting_is_not_shown_as_the_last_move() -> None:
    assert seen(sort(sorting(MINE, THEIRS), (0, 1), (0, 1))).last == ()


def test_there_is_no_barrel_on_the_track_yet() -> None:
    view = seen(GAME.start(2, {}, b"seed"), 0)
    assert (view.barrel, view.hands, view.decks, view.held) == (None, (0, 0), (0, 0), ())


@pytest.mark.parametrize("text", ["R2@a", "W3@bG", "Adrenaline", "Adrenaline -", "take R2@a", "toss R2", "Farewell 3"])
@pytest.mark.parametrize("seat", [0, 1])
def test_no_other_action_is_possible_while_teams_are_made(text: str, seat: int) -> None:
    assert refusal(sorting(MINE, THEIRS), text, seat).reason == "asked-sort"


def test_nothing_can_be_sorted_once_play_has_begun() -> None:
    assert refusal(position(hand="R0"), "keep 1").reason == "asked-card"


# The race


def stopped() -> State:
    """Seat 1 is first, while seat 0 has one pair in hand and one it has not seen."""
    return sort(sorting(MINE, THEIRS), (0, 1), *[(1, 1)] * 3)


def test_the_first_to_finish_stops_the_race() -> None:
    told = step(sort(sorting(MINE, THEIRS), (0, 1), (1, 1), (1, 1)), "keep 1", 1).events
    assert told == (events.Finished(1, "W3", "W4"), events.Stopped(1))
    assert told[0].seen_by(0) == told[0].seen_by(None) == events.Finished(1, None, None)
    assert not any(event.reveals for event in told)


def test_then_only_the_slower_seat_acts_and_sorts_the_pair_it_is_looking_at() -> None:
    state = stopped()
    assert GAME.actors(state) == (0,)
    assert texts(state, 0) == ["keep 1", "keep 2"]
    assert (seen(state).phase, seen(state).turn, seen(state).finisher) == ("stop", 0, 1)
    assert (hand(state, 0), hand(state, 1)) == (("R2", "R3"), ())
    with pytest.raises(OutOfTurn):
        GAME.play(state, 1, GAME.parse("keep 1"))


def test_after_that_pair_only_the_finisher_acts_and_sorts_the_remaining_pairs() -> None:
    state = sort(stopped(), (0, 1))
    assert GAME.actors(state) == (1,)
    assert (seen(state).phase, seen(state).turn, seen(state).pairs) == ("rest", 1, (1, 0))
    assert (hand(state, 0), hand(state, 1)) == ((), ("W1", "W2"))
    with pytest.raises(OutOfTurn):
        GAME.play(state, 0, GAME.parse("keep 1"))


def test_taking_over_is_announced_and_shows_a_pair() -> None:
    told = step(stopped(), "keep 1", 0).events
    assert told == (events.Finished(0, "R2", "R3"), events.TookOver(1, 1))
    assert told[1].reveals


def test_keep_then_names_the_card_for_the_finishers_own_team() -> None:
    state = sort(stopped(), (0, 1), (1, 2))
    assert team(state, 1) == sorted(["G0", "G2", "W3", "R1", "R3", "W2"])
    assert team(state, 0) == sorted(["R0", "R2", "G1", "G3", "W4", "W1"])
    assert seen(state, 1).kept == ("G0", "G2", "W3", "W2")
    assert seen(state, 1).given == ("G1", "G3", "W4", "W1")


def test_the_slower_seat_never_sees_those_pairs() -> None:
    state = sort(stopped(), (0, 1))
    one, other = sort(state, (1, 1)), sort(state, (1, 2))
    assert "W1" not in seen(one, 0).kept + seen(one, 0).given
    (told, *_) = step(state, "keep 1", 1).events
    assert told.seen_by(0) == events.Finished(1, None, None)
    assert (seen(one, 0).kept, seen(one, 0).given) == (seen(other, 0).kept, seen(other, 0).given)


def test_a_slower_seat_on_its_last_pair_leaves_nothing_to_take_over() -> None:
    state = sort(sorting(MINE, THEIRS), (0, 1), (0, 1), *[(1, 1)] * 3)
    assert seen(state).phase == "stop"
    state = sort(state, (0, 1))
    assert (seen(state).phase, GAME.actors(state)) == ("play", (1,))


def test_a_slower_seat_that_has_sorted_nothing_leaves_all_pairs_but_one() -> None:
    state = GAME.start(2, {"teams": "race"}, b"seed")
    state = sort(state, *[(0, 1)] * 10, (1, 1))
    assert (seen(state).phase, seen(state).pairs, GAME.actors(state)) == ("rest", (0, 9), (0,))
    for left in range(8, -1, -1):
        state = sort(state, (0, 2))
        assert seen(state).pairs == (0, left)
    assert (len(seen(state, 0).kept), len(seen(state, 1).kept)) == (19, 1)
    assert seen(state).hands == (6, 6)


@pytest.mark.parametrize("first", [0, 1])
def test_the_finisher_starts_with_the_barrel_and_plays_first(first: int) -> None:
    state = sort(sorting(MINE, THEIRS), *[(first, 1)] * 3, (1 - first, 1))
    state = sort(state, (first, 1), (first, 1))
    assert (seen(state).barrel, seen(state).turn, seen(state).phase) == ((6, 7)[first], first, "play")
    assert seen(state).turned == ()


# At one's own pace


def test_a_seat_with_nothing_left_to_sort_waits_with_an_empty_hand() -> None:
    state = sort(sorting(MINE, THEIRS, teams="fair"), *[(0, 1)] * 3)
    assert GAME.actors(state) == (1,)
    assert (seen(state).phase, seen(state).finisher) == ("sort", None)
    assert (hand(state, 0), hand(state, 1)) == ((), ("G0", "G1"))
    with pytest.raises(OutOfTurn):
        GAME.play(state, 0, GAME.parse("keep 1"))


def test_both_seats_sort_all_their_pairs_no_matter_who_finishes_first() -> None:
    one = sort(sorting(MINE, THEIRS, teams="fair"), *[(0, 1)] * 3, *[(1, 2)] * 3)
    other = sort(sorting(MINE, THEIRS, teams="fair"), *[(1, 2)] * 3, *[(0, 1)] * 3)
    mixed = sort(sorting(MINE, THEIRS, teams="fair"), (1, 2), (0, 1), (0, 1), (1, 2), (0, 1), (1, 2))
    assert one == other == mixed


def fair(aside: str) -> tuple[State, tuple[Event, ...]]:
    """Both seats have sorted, and these cards are set aside."""
    state = sort(sorting("R2 B2", "G2 W1", aside, teams="fair"), (0, 1))
    state, told = step(state, "keep 1", 1)
    return state, told


@pytest.mark.parametrize(
    ("aside", "starter"),
    [
        ("R3 R2 R0", 0),
        ("R2 R3 R0", 1),
        ("G1 N6 R0", 1),
        ("W4 N6 R0", 1),
        ("G1 R0! R0", 0),
        ("Monstrous G1 R0", 1),
        ("W3 R3 R0", 0),
        ("R3 W3! R0", 1),
        ("R2 B2 R0", 0),
        ("G2 B2! R0", 1),
        ("B1 R1 R0", 1),
        ("G1 W1 R0", 1),
        ("G0 Farewell R0", 0),
        ("HeaveHo B0! R0", 1),
    ],
)
def test_the_higher_card_wins_then_white_red_blue_green_then_actions(aside: str, starter: int) -> None:
    state, _ = fair(aside)
    assert (seen(state).turn, seen(state).barrel) == (starter, (6, 7)[starter])
    zero, one, _ = aside.split()
    assert seen(state).turned == ((zero, one),)


@pytest.mark.parametrize("aside", ["R2 R2! G1 G3 B0", "Adrenaline Farewell G1 G3 B0", "W3 W3! G1 G3 B0"])
def test_seats_with_equal_cards_turn_up_another_each(aside: str) -> None:
    state, told = fair(aside)
    one, other, *_ = aside.split()
    assert seen(state).turned == ((one, other), ("G1", "G3"))
    assert seen(state).turn == 1
    assert told[1:5] == (
        events.TurnedUp(0, one),
        events.TurnedUp(1, other),
        events.TurnedUp(0, "G1"),
        events.TurnedUp(1, "G3"),
    )


def test_turned_up_cards_are_public_and_go_under_the_pile() -> None:
    state, told = fair("R2 R2! G1 G3 B0 B1")
    assert state.aside == ("B0", "B1", "R2", "R2!", "G1", "G3")
    assert all(seen(state, viewer).turned == (("R2", "R2!"), ("G1", "G3")) for viewer in (0, 1, None))
    assert all(event.seen_by(None) == event for event in told[1:])


def test_a_pile_that_runs_out_is_turned_up_again_from_the_cards_under_it() -> None:
    state, _ = fair("HeaveHo Farewell G1")
    assert seen(state).turned == (("HeaveHo", "Farewell"), ("G1", "HeaveHo"))
    assert seen(state).turn == 0


def test_turned_up_cards_stay_visible_for_the_round() -> None:
    state, _ = fair("R2 R2! G1 G3 B0")
    assert len(seen(act(state, texts(state)[0])).turned) == 2


# No sorting


@pytest.mark.parametrize(("round", "space", "starter"), [(1, 6, 1), (2, 7, 0), (3, 6, 1), (4, 7, 0), (5, 6, 1)])
def test_without_sorting_the_barrel_and_the_first_turn_change_seats_each_round(
    round: int, space: int, starter: int
) -> None:
    state = GAME.start(2, {"teams": "skip"}, b"seed")
    if round > 1:
        before = position(hand="Adrenaline", barrel=3, round=round - 1, barrels=(0, 2))
        state = act(before, "Adrenaline")
    view = seen(state)
    assert (view.round, view.barrel, view.turn, view.phase) == (round, space, starter, "play")
    assert (view.hands, view.decks) == ((6, 6), (14, 14))


def test_without_sorting_each_seat_keeps_its_cards_and_knows_nothing_of_the_others() -> None:
    view = seen(GAME.start(2, {"teams": "skip"}, b"seed"), 0)
    assert view.kept == view.given == view.coming == view.facing == ()
    assert view.turned == ()


# The team decks


@pytest.mark.parametrize("teams", MODES)
def test_a_team_deck_has_twenty_cards_and_six_are_drawn(teams: str) -> None:
    state = GAME.start(2, {"teams": teams}, b"seed")
    while seen(state).barrel is None:
        state = act(state, "keep 1")
    assert (seen(state).hands, seen(state).decks) == ((6, 6), (14, 14))
    for seat in (0, 1):
        cards = Counter(team(state, seat))
        assert cards.total() == 20
        assert cards == Counter(state.kept[seat]) + Counter(state.given[1 - seat])
        assert team(state, seat) != [*state.hands[seat], *state.decks[seat]], "the deck is shuffled"


@pytest.mark.parametrize("teams", MODES)
def test_a_seat_knows_which_cards_it_gave_away_but_not_their_order(teams: str) -> None:
    state = GAME.start(2, {"teams": teams}, b"seed")
    while seen(state).barrel is None:
        state = act(state, "keep 1")
    view = seen(state, 0)
    assert Counter(view.facing) == Counter(view.given)
    twin = state.copy()
    twin.decks = (state.decks[0][::-1], state.decks[1][::-1])
    assert seen(twin, 0) == view


def test_the_start_of_play_is_announced() -> None:
    *_, last = step(sort(stopped(), (0, 1)), "keep 1", 1).events
    assert last == events.TeamsMade(1, 7)
    assert last.reveals

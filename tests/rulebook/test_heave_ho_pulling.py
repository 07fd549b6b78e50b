"""Heave Ho!: a turn, where cards may be played, and the test of strength."""

import pytest

from core.game import OutOfTurn
from core.heave_ho import events
from tests.rulebook.rope import GAME, act, barrel, hand, happened, lying, position, refusal, seen, starting, texts

PLACES = ["aR", "aB", "aG", "bR", "bB", "bG"]


# A turn


def test_a_turn_is_a_card_and_a_draw_then_the_other_seat_plays() -> None:
    state = act(position(hand="R0 R1", deck="B1 B2"), "R0@a")
    assert hand(state, 0) == ("R1", "B1"), "new cards come last"
    assert seen(state).decks == (1, 3)
    assert GAME.actors(state) == (1,)
    with pytest.raises(OutOfTurn):
        GAME.play(state, 0, GAME.parse("R1@a"))


def test_only_the_owner_sees_a_drawn_card() -> None:
    told = happened(position(hand="R0 R1", deck="B1 B2"), "R0@a")
    assert told == (events.Played(0, "R0", 0, "R"), events.Drew(0, "B1"))
    assert told[1].reveals
    assert [told[1].seen_by(viewer) for viewer in (0, 1, None)] == [
        events.Drew(0, "B1"),
        events.Drew(0, None),
        events.Drew(0, None),
    ]


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    state = position(hand="R0 R1", deck="")
    assert happened(state, "R0@a") == (events.Played(0, "R0", 0, "R"),)
    assert hand(act(state, "R0@a"), 0) == ("R1",)


def test_one_card_is_drawn_whatever_the_size_of_the_hand() -> None:
    assert len(hand(act(position(hand="R0 R1 R2"), "R0@a"), 0)) == 3
    assert len(hand(act(position(hand="R0 R1 R2 R3 B0 G0 W1 W2"), "R0@a"), 0)) == 8


# Where cards may be played


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("card", ["R0", "R3!", "B2", "G1!"])
def test_a_scot_goes_to_the_place_of_its_colour_on_either_side(card: str, turn: int) -> None:
    state = position(hand=f"{card} W1", turn=turn)
    assert starting(state, card) == [f"{card}@a", f"{card}@b"]
    for side in "ab":
        assert lying(act(state, f"{card}@{side}"), side + card[0]) == card


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("card", ["W1", "W4!", "N6"])
def test_a_lady_or_nessie_goes_to_any_of_the_six_places(card: str, turn: int) -> None:
    state = position(hand=f"{card} R1", turn=turn)
    assert starting(state, card) == [f"{card}@{place}" for place in PLACES]
    for place in PLACES:
        assert lying(act(state, f"{card}@{place}"), place) == card


def test_a_card_goes_on_top_of_the_cards_already_there() -> None:
    state = position("aR: R3 W4", "bG: N6", hand="R0 W1 R2")
    assert lying(act(state, "R0@a"), "aR") == "R3 W4 R0"
    assert lying(act(state, "W1@bG"), "bG") == "N6 W1"


def test_only_the_top_card_counts_and_an_empty_place_counts_two() -> None:
    view = seen(position("aR: R3 W4 R0", "aB: B3", "bG: W1 N6"))
    assert [place.strength for place in view.places] == [0, 3, 2, 2, 2, 6]
    assert view.strengths == (5, 10)


def test_covered_cards_stay_in_place_for_everyone_to_see() -> None:
    assert seen(position("aR: R3 W4 R0")).places[0].cards == ("R3", "W4", "R0")


def test_an_action_goes_to_the_discard() -> None:
    state = act(position(hand="RopeBreaks R0", discard="HeaveHo"), "RopeBreaks")
    assert seen(state).discard == ("HeaveHo", "RopeBreaks")


def test_equal_cards_share_one_action_text() -> None:
    state = position(hand="R2 R2 R2!")
    assert texts(state) == ["R2@a", "R2@b", "R2!@a", "R2!@b"]
    assert hand(act(state, "R2@b"), 0)[:2] == ("R2", "R2!")


def test_a_card_not_in_hand_is_refused() -> None:
    refused = refusal(position(hand="R2!"), "R2@a")
    assert (refused.reason, dict(refused.params)) == ("not-in-hand", {"card": "R2"})


# The test of strength


@pytest.mark.parametrize(
    ("places", "text", "space"),
    [
        ((), "R3!@a", 5),
        ((), "R3!@b", 7),
        ((), "R0!@a", 8),
        ((), "R0!@b", 4),
        ((), "R2!@a", 6),
        (("aB: B3", "aG: G3"), "R3!@a", 3),
        (("bB: W4",), "R1!@a", 9),
        (("aG: W3",), "R1!@b", 4),
    ],
)
def test_the_stronger_side_pulls_the_barrel_by_the_difference(places: tuple[str, ...], text: str, space: int) -> None:
    assert barrel(position(*places, hand=f"{text.partition('@')[0]} G0", barrel=6), text) == space


@pytest.mark.parametrize("turn", [0, 1])
def test_it_does_not_matter_who_plays_the_card(turn: int) -> None:
    state = position(hand="W4! G0", turn=turn)
    assert barrel(state, "W4!@aR") == 4
    assert barrel(state, "W4!@bR") == 8


def test_equal_sides_do_not_move_the_barrel() -> None:
    state = position("aB: B3", "bB: B3", hand="R2! G0", barrel=9)
    assert barrel(state, "R2!@a") == 9
    assert happened(state, "R2!@a")[1] == events.Pulled(None, (7, 7), 9)


def test_the_card_that_sets_off_the_test_counts_and_all_cards_stay() -> None:
    state = position("aG: G0", hand="W4! R0")
    assert happened(state, "W4!@aG")[:2] == (events.Played(0, "W4!", 0, "G"), events.Pulled(0, (8, 6), 4))
    assert lying(act(state, "W4!@aG"), "aG") == "G0 W4!"


def test_the_rulebooks_example() -> None:
    """6 against 9: the stronger player pulls the barrel three spaces."""
    state = position("aR: R2", "aB: B1", "bR: R3", "bB: B2", "bG: W4", hand="G3! R0", barrel=6)
    assert happened(state, "G3!@a")[1] == events.Pulled(1, (6, 9), 9)


@pytest.mark.parametrize("card", ["R3", "W4", "N6"])
def test_a_card_without_the_words_sets_off_no_test(card: str) -> None:
    state = position("bG: W3", hand=f"{card} G0")
    for text in starting(state, card):
        assert barrel(state, text) == 6


@pytest.mark.parametrize("card", ["R3!", "W4!"])
def test_covering_a_card_with_the_words_sets_off_no_test(card: str) -> None:
    state = position(f"aR: {card}", hand="R1 G0")
    assert barrel(state, "R1@a") == 6

"""Heave Ho!: Nasty Trick, which lets a seat look at the opponent's hand and play one of its cards."""

import pytest

from core.game import OutOfTurn
from core.heave_ho import events
from core.heave_ho.state import State
from tests.rulebook.rope import GAME, act, barrel, hand, happened, lying, position, refusal, seen, starting, step, texts

THEIRS = "G1 W3 G1 Farewell"


def trick(
    *places: str, other: str = THEIRS, turn: int = 0, space: int = 6, deck: str = "B1 B1 B2", other_deck: str = "B2 B3"
) -> State:
    state = position(
        *places, hand="NastyTrick R0", other=other, turn=turn, barrel=space, deck=deck, other_deck=other_deck
    )
    return act(state, "NastyTrick")


@pytest.mark.parametrize("turn", [0, 1])
def test_the_same_seat_acts_again_with_the_opponents_hand(turn: int) -> None:
    state = trick(turn=turn)
    assert GAME.actors(state) == (turn,)
    view = seen(state, turn)
    assert (view.phase, view.turn) == ("trick", turn)
    assert (view.hand, view.held) == (("G1", "W3", "G1", "Farewell"), ("R0",))
    assert hand(state, 1 - turn) == ("G1", "W3", "G1", "Farewell")
    assert seen(state).hand == seen(state).held == ()
    with pytest.raises(OutOfTurn):
        GAME.play(state, 1 - turn, GAME.parse("G1@a"))


def test_only_the_two_seats_see_the_hand() -> None:
    (told,) = happened(position(hand="NastyTrick R0", other="G1 W3"), "NastyTrick")
    assert told.reveals
    assert [told.seen_by(viewer) for viewer in (0, 1, None)] == [
        events.Peeked(0, ("G1", "W3")),
        events.Peeked(0, ("G1", "W3")),
        events.Peeked(0, None),
    ]


def test_a_card_may_be_taken_in_every_way_it_can_be_played_or_tossed() -> None:
    assert texts(trick()) == [
        *("take G1@a", "take G1@b", "toss G1"),
        *(f"take W3@{place}" for place in ("aR", "aB", "aG", "bR", "bB", "bG")),
        "toss W3",
        *(f"take Farewell {strength}" for strength in (0, 1, 2, 3, 4, 6)),
        "toss Farewell",
    ]


def test_the_card_is_played_at_once_as_ones_own_and_then_the_turn_ends_with_a_draw() -> None:
    state = trick()
    assert hand(state, 0) == ("G1", "W3", "G1", "Farewell")
    after, told = step(state, "take W3@bG")
    assert told == (events.Took(0, "W3"), events.Played(0, "W3", 1, "G"), events.Drew(0, "B1"))
    assert lying(after, "bG") == "W3"
    assert hand(after, 0) == ("R0", "B1")
    assert (seen(after).turn, seen(after).phase) == (1, "play")


def test_a_tossed_card_is_discarded() -> None:
    after, told = step(trick(), "toss W3")
    assert told == (events.Tossed(0, "W3"), events.Drew(0, "B1"))
    assert seen(after).discard == ("NastyTrick", "W3")
    assert (hand(after, 0), seen(after).turn) == (("R0", "B1"), 1)


@pytest.mark.parametrize("text", ["take G1@a", "toss G1"])
def test_the_opponent_does_not_draw_and_stays_one_card_short_for_the_rest_of_the_round(text: str) -> None:
    state = act(trick(other_deck="B2 B3 R1"), text)
    assert hand(state, 1) == ("W3", "G1", "Farewell")
    for played in ("W3@aR", "G1@a", "B2@a"):
        state = act(state, played)
        assert seen(state).hands[1] == 3
        state = act(state, starting(state, "R0", "B1", "B2")[0])


def test_a_taken_or_tossed_card_is_public() -> None:
    for text in ("take W3@bG", "toss W3"):
        told = happened(trick(), text)
        assert told[0].seen_by(None) == told[0]
        assert seen(act(trick(), text)).spent[1] == ("W3",)


def test_a_taken_scot_that_says_heave_ho_sets_off_a_test() -> None:
    state = trick(other="R3! G0")
    assert barrel(state, "take R3!@a") == 5
    assert barrel(state, "take R3!@b") == 7


def test_a_taken_lady_that_says_heave_ho_sets_off_a_test() -> None:
    assert barrel(trick(other="W4! G0"), "take W4!@aB") == 4


def test_nessie_may_be_taken() -> None:
    assert lying(act(trick(other="N6 G0"), "take N6@aB"), "aB") == "N6"


@pytest.mark.parametrize(("turn", "space"), [(0, 4), (1, 8)])
def test_a_taken_adrenaline_pulls_towards_the_takers_goal(turn: int, space: int) -> None:
    assert barrel(trick(other="Adrenaline G0", turn=turn), "take Adrenaline") == space


@pytest.mark.parametrize("turn", [0, 1])
def test_a_taken_adrenaline_can_win_the_round(turn: int) -> None:
    state = act(trick(other="Adrenaline G0", turn=turn, space=(3, 10)[turn]), "take Adrenaline")
    assert seen(state).barrels == ((1, 0), (0, 1))[turn]


def test_heave_ho_and_weakness_may_be_taken() -> None:
    assert barrel(trick("aR: R3", other="HeaveHo G0"), "take HeaveHo") == 5
    assert barrel(trick("aR: R3", other="Weakness G0"), "take Weakness") == 7


def test_mucho_macho_may_be_taken() -> None:
    assert lying(act(trick("aR: W3", other="MuchoMacho G0"), "take MuchoMacho"), "aR") == ""


@pytest.mark.parametrize(("turn", "space"), [(0, 6), (1, 7)])
def test_a_taken_rope_breaks_uses_the_takers_start_space(turn: int, space: int) -> None:
    assert barrel(trick(other="RopeBreaks G0", turn=turn, space=9), "take RopeBreaks") == space


def test_change_sides_may_be_taken_and_sets_off_a_test() -> None:
    state = trick("aR: R3!", "bB: W1", other="ChangeSides G0")
    assert starting(state, "take C", "toss C") == [
        "take ChangeSides aR",
        *(f"take ChangeSides bB-{place}" for place in ("aR", "aB", "aG")),
        "toss ChangeSides",
    ]
    assert barrel(state, "take ChangeSides aR") == 6, "6 against 6"
    assert barrel(trick("aR: R3!", other="ChangeSides G0"), "take ChangeSides aR") == 7


def test_change_sides_with_no_card_on_the_table_can_only_be_tossed() -> None:
    assert starting(trick(other="ChangeSides G0"), "take C", "toss C") == ["toss ChangeSides"]


def test_farewell_may_be_taken() -> None:
    state = act(trick("aR: R3", other="Farewell G0"), "take Farewell 3")
    assert seen(state).gone == ("R3",)


@pytest.mark.parametrize(("turn", "place"), [(0, "bR"), (1, "aR")])
def test_a_taken_monstrous_checks_the_side_opposite_the_taker(turn: int, place: str) -> None:
    state = act(trick(f"{place}: N6", other="Monstrous G0", turn=turn), "take Monstrous")
    assert seen(state).barrels == ((1, 0), (0, 1))[turn]
    mine = {"bR": "aR", "aR": "bR"}[place]
    state = act(trick(f"{mine}: N6", other="Monstrous G0", turn=turn), "take Monstrous")
    assert seen(state).barrels == (0, 0)


def test_taken_reinforcements_draw_three_from_the_takers_deck_and_nothing_more() -> None:
    state = act(trick(other="Reinforcements G0", deck="B1 B1 B2 R1"), "take Reinforcements")
    assert hand(state, 0) == ("R0", "B1", "B1", "B2")
    assert (seen(state).decks, seen(state).hands) == ((1, 2), (4, 1))


def test_with_no_effect_there_is_no_look_and_one_card_is_drawn_as_usual() -> None:
    state = act(position(hand="NastyTrick R0"), "NastyTrick -")
    assert (seen(state).phase, seen(state).turn, hand(state, 0)) == ("play", 1, ("R0", "B1"))
    assert seen(state, 0).shown == ((), ())


def test_losing_the_opponents_last_card_ends_the_round() -> None:
    state = trick(other="G1", other_deck="", space=6)
    assert happened(state, "toss G1")[:3] == (
        events.Tossed(0, "G1"),
        events.Drew(0, "B1"),
        events.RoundEnded(1, 0, "half", (1, 0)),
    )
    state = trick(other="G1!", other_deck="", space=6)
    assert happened(state, "take G1!@a")[-3:][0] == events.RoundEnded(1, 1, "half", (0, 1))


@pytest.mark.parametrize("text", ["G1@a", "R0@a", "W3@bG", "Farewell 3", "Farewell -", "keep 1", "NastyTrick"])
def test_no_other_action_is_possible_until_a_card_is_taken_or_tossed(text: str) -> None:
    refused = refusal(trick(), text)
    assert (refused.reason, dict(refused.params)) == ("asked-trick", {})


@pytest.mark.parametrize(
    ("text", "card"), [("take R0@a", "R0"), ("toss R0", "R0"), ("take N6@aR", "N6"), ("toss NastyTrick", "NastyTrick")]
)
def test_a_card_not_in_the_opponents_hand_is_refused(text: str, card: str) -> None:
    refused = refusal(trick(), text)
    assert (refused.reason, dict(refused.params)) == ("not-in-their-hand", {"card": card})


@pytest.mark.parametrize("text", ["take R0@a", "toss R0", "take Adrenaline"])
def test_nothing_can_be_taken_without_a_nasty_trick(text: str) -> None:
    assert refusal(position(hand="R0 NastyTrick"), text).reason == "asked-card"


def test_the_trick_and_the_taken_card_are_both_shown_as_the_last_move() -> None:
    state = act(trick(), "take W3@bG")
    assert [(move.seat, move.text) for move in seen(state).last] == [(0, "NastyTrick"), (0, "take W3@bG")]

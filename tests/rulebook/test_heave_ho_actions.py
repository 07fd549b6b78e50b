"""Heave Ho!: the action cards, with and without their effect. Nasty Trick has its own file."""

import pytest

from core.heave_ho import events
from core.heave_ho.cards import ACTIONS
from core.heave_ho.state import State
from tests.rulebook.rope import act, barrel, hand, happened, lying, position, refusal, seen, starting, texts

PLAIN = [card for card in ACTIONS if card not in ("Farewell", "ChangeSides")]


def with_card(card: str, *places: str, barrel: int = 6, turn: int = 0, deck: str | None = None) -> State:
    return position(*places, hand=f"{card} R0", barrel=barrel, turn=turn, deck=deck)


# All action cards


@pytest.mark.parametrize("card", ACTIONS)
@pytest.mark.parametrize("turn", [0, 1])
def test_every_action_card_may_be_played_with_no_effect(card: str, turn: int) -> None:
    state = with_card(card, "aR: W4", "bB: N6", "bG: W2!", turn=turn, barrel=9)
    after, told = act(state, f"{card} -"), happened(state, f"{card} -")
    assert told == (events.Wasted(turn, card), events.Drew(turn, "B1"))
    assert seen(after).places == seen(state).places
    assert (seen(after).barrel, seen(after).discard, seen(after).gone) == (9, (card,), ())
    assert (seen(after).turn, seen(after).phase) == (1 - turn, "play")
    assert hand(after, turn) == ("R0", "B1")


@pytest.mark.parametrize("card", PLAIN)
def test_every_action_card_may_be_played_even_if_it_changes_nothing(card: str) -> None:
    assert starting(with_card(card), card) == [card, f"{card} -"]


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_not_in_hand_is_refused(card: str) -> None:
    state = position("aR: R1", hand="R0")
    full = {"Farewell": "Farewell 3", "ChangeSides": "ChangeSides aR"}.get(card, card)
    for text in (full, f"{card} -"):
        refused = refusal(state, text)
        assert (refused.reason, dict(refused.params)) == ("not-in-hand", {"card": card})


# Adrenaline


@pytest.mark.parametrize(("turn", "space"), [(0, 4), (1, 8)])
def test_adrenaline_moves_the_barrel_two_spaces_towards_its_players_goal(turn: int, space: int) -> None:
    state = with_card("Adrenaline", turn=turn)
    assert barrel(state, "Adrenaline") == space
    assert happened(state, "Adrenaline")[0] == events.Shifted(turn, "Adrenaline", space)


@pytest.mark.parametrize(("turn", "space"), [(0, 3), (0, 2), (1, 10), (1, 11)])
def test_adrenaline_that_reaches_or_passes_the_goal_wins_the_round(turn: int, space: int) -> None:
    state = with_card("Adrenaline", turn=turn, barrel=space)
    assert happened(state, "Adrenaline")[0] == events.Shifted(turn, "Adrenaline", (1, 12)[turn])
    assert seen(act(state, "Adrenaline")).barrels == ((1, 0), (0, 1))[turn]


# Heave Ho! and Weakness Rules


@pytest.mark.parametrize("turn", [0, 1])
def test_heave_ho_is_a_test_of_strength(turn: int) -> None:
    state = with_card("HeaveHo", "aR: W4", "bG: G1", turn=turn)
    assert barrel(state, "HeaveHo") == 3
    assert happened(state, "HeaveHo")[:2] == (events.Used(turn, "HeaveHo"), events.Pulled(0, (8, 5), 3))
    assert barrel(with_card("HeaveHo", "bR: W4", turn=turn), "HeaveHo") == 8
    assert barrel(with_card("HeaveHo", turn=turn), "HeaveHo") == 6


@pytest.mark.parametrize("turn", [0, 1])
def test_weakness_rules_is_a_test_that_the_weaker_side_wins(turn: int) -> None:
    state = with_card("Weakness", "aR: W4", "bG: G1", turn=turn)
    assert barrel(state, "Weakness") == 9
    assert happened(state, "Weakness")[:2] == (events.Used(turn, "Weakness"), events.Pulled(1, (8, 5), 9))
    assert barrel(with_card("Weakness", "bR: W4", turn=turn), "Weakness") == 4
    assert happened(with_card("Weakness"), "Weakness")[1] == events.Pulled(None, (6, 6), 6)


def test_weakness_can_win_the_round_for_the_weaker_side() -> None:
    state = with_card("Weakness", "aR: N6", "bG: G0", barrel=8)
    assert seen(act(state, "Weakness")).barrels == (0, 1)


# Mucho Macho


def test_mucho_macho_discards_every_top_lady_on_both_sides() -> None:
    state = with_card("MuchoMacho", "aR: R3 W4", "aB: W1!", "bG: W2", "bR: R1")
    assert happened(state, "MuchoMacho")[0] == events.Swept(0, ("W4", "W1!", "W2"))
    after = act(state, "MuchoMacho")
    assert [lying(after, place) for place in ("aR", "aB", "bG", "bR")] == ["R3", "", "", "R1"]
    assert seen(after).discard == ("MuchoMacho", "W4", "W1!", "W2")
    assert seen(after).strengths == (7, 5), "the printed Scots count again"


def test_mucho_macho_spares_nessie_and_covered_ladies() -> None:
    state = with_card("MuchoMacho", "aR: N6", "bG: W2 G1")
    after = act(state, "MuchoMacho")
    assert seen(after).places == seen(state).places
    assert happened(state, "MuchoMacho")[0] == events.Swept(0, ())


def test_a_newly_uncovered_lady_is_not_discarded_and_sets_off_no_test() -> None:
    state = with_card("MuchoMacho", "aR: W3! W4", "bG: G0! W2")
    after = act(state, "MuchoMacho")
    assert (lying(after, "aR"), lying(after, "bG")) == ("W3!", "G0!")
    assert seen(after).barrel == 6


# Rope Breaks


@pytest.mark.parametrize(("turn", "space"), [(0, 6), (1, 7)])
@pytest.mark.parametrize("before", [2, 6, 7, 11])
def test_rope_breaks_puts_the_barrel_on_its_players_start_space(turn: int, space: int, before: int) -> None:
    state = with_card("RopeBreaks", "aR: R3", turn=turn, barrel=before)
    after = act(state, "RopeBreaks")
    assert seen(after).barrel == space
    assert happened(state, "RopeBreaks")[0] == events.Shifted(turn, "RopeBreaks", space)
    assert (seen(after).round, lying(after, "aR")) == (1, "R3"), "the round goes on"


# Change Sides


def test_change_sides_moves_a_scot_to_the_place_of_its_colour() -> None:
    state = with_card("ChangeSides", "aR: R1 R3", "bR: R0")
    assert starting(state, "ChangeSides") == ["ChangeSides aR", "ChangeSides bR", "ChangeSides -"]
    after = act(state, "ChangeSides aR")
    assert (lying(after, "aR"), lying(after, "bR")) == ("R1", "R0 R3")
    assert lying(act(state, "ChangeSides bR"), "aR") == "R1 R3 R0"
    assert happened(state, "ChangeSides aR")[0] == events.Crossed(0, "R3", 1, "R")


@pytest.mark.parametrize("card", ["W3", "N6"])
def test_change_sides_moves_a_white_card_to_any_place_on_the_other_side(card: str) -> None:
    state = with_card("ChangeSides", f"aR: R1 {card}")
    assert starting(state, "ChangeSides") == [
        *(f"ChangeSides aR-{place}" for place in ("bR", "bB", "bG")),
        "ChangeSides -",
    ]
    for place in ("bR", "bB", "bG"):
        after = act(state, f"ChangeSides aR-{place}")
        assert (lying(after, "aR"), lying(after, place)) == ("R1", card)
    back = with_card("ChangeSides", f"bG: {card}")
    assert lying(act(back, "ChangeSides bG-aB"), "aB") == card


@pytest.mark.parametrize("turn", [0, 1])
def test_change_sides_sets_off_a_test_if_the_card_says_heave_ho(turn: int) -> None:
    state = with_card("ChangeSides", "aR: R3!", "aB: W4!", turn=turn)
    assert barrel(state, "ChangeSides aR") == 5, "8 against 7, after the move"
    assert barrel(state, "ChangeSides aB-bG") == 7
    assert happened(state, "ChangeSides aB-bG")[:2] == (
        events.Crossed(turn, "W4!", 1, "G"),
        events.Pulled(1, (7, 8), 7),
    )


def test_change_sides_sets_off_no_test_for_a_quiet_card_or_a_newly_uncovered_one() -> None:
    state = with_card("ChangeSides", "aR: R0! R3", "bB: W3! N6")
    assert barrel(state, "ChangeSides aR") == 6
    assert barrel(state, "ChangeSides bB-aB") == 6


def test_change_sides_can_win_the_round_for_either_side() -> None:
    state = with_card("ChangeSides", "aR: W4!", "aB: B0", barrel=9)
    assert seen(act(state, "ChangeSides aR-bR")).barrels == (0, 1)


def test_change_sides_with_no_card_on_the_table_can_only_be_played_with_no_effect() -> None:
    assert starting(with_card("ChangeSides"), "ChangeSides") == ["ChangeSides -"]


@pytest.mark.parametrize(
    ("text", "reason", "params"),
    [
        ("ChangeSides bG", "place-empty", {"place": "bG"}),
        ("ChangeSides bG-aR", "place-empty", {"place": "bG"}),
        ("ChangeSides aR-bG", "keeps-its-colour", {"card": "R3", "place": "aR"}),
        ("ChangeSides aR-bR", "keeps-its-colour", {"card": "R3", "place": "aR"}),
        ("ChangeSides aB", "names-its-place", {"card": "W2", "place": "aB"}),
    ],
)
def test_a_card_that_cannot_cross_is_refused(text: str, reason: str, params: dict[str, str]) -> None:
    refused = refusal(with_card("ChangeSides", "aR: R3", "aB: W2"), text)
    assert (refused.reason, dict(refused.params)) == (reason, params)


# Farewell


def test_farewell_may_name_any_strength_in_the_game() -> None:
    names = [*(f"Farewell {strength}" for strength in (0, 1, 2, 3, 4, 6)), "Farewell -"]
    assert starting(with_card("Farewell"), "Farewell") == names


def test_farewell_removes_every_top_card_of_that_strength_on_both_sides() -> None:
    state = with_card("Farewell", "aR: R1 R3", "aB: W3!", "bG: G3", "bR: R2")
    assert happened(state, "Farewell 3")[0] == events.Dismissed(0, 3, ("R3", "W3!", "G3"))
    after = act(state, "Farewell 3")
    assert [lying(after, place) for place in ("aR", "aB", "bG", "bR")] == ["R1", "", "", "R2"]
    assert (seen(after).gone, seen(after).discard) == (("R3", "W3!", "G3"), ("Farewell",))


def test_farewell_removes_nessie_but_no_covered_or_printed_card() -> None:
    assert lying(act(with_card("Farewell", "bB: N6"), "Farewell 6"), "bB") == ""
    state = with_card("Farewell", "aR: R2 R1", "bG: G2 G0")
    after = act(state, "Farewell 2")
    assert seen(after).places == seen(state).places
    assert happened(state, "Farewell 2")[0] == events.Dismissed(0, 2, ())


def test_a_newly_uncovered_card_is_not_removed_by_the_same_farewell() -> None:
    after = act(with_card("Farewell", "aR: R3! W3"), "Farewell 3")
    assert (lying(after, "aR"), seen(after).barrel) == ("R3!", 6)


def test_farewell_removes_zeros_but_no_action_cards() -> None:
    state = position("aR: R0", hand="Farewell R1", discard="HeaveHo")
    after = act(state, "Farewell 0")
    assert (lying(after, "aR"), seen(after).discard, seen(after).gone) == ("", ("HeaveHo", "Farewell"), ("R0",))


# Monstrous


@pytest.mark.parametrize(("turn", "place"), [(0, "bR"), (0, "bG"), (1, "aB"), (1, "aR")])
def test_monstrous_wins_if_nessie_is_on_top_on_the_opponents_side(turn: int, place: str) -> None:
    state = with_card("Monstrous", f"{place}: W1 N6", turn=turn)
    told = happened(state, "Monstrous")
    assert told[:2] == (
        events.Used(turn, "Monstrous"),
        events.RoundEnded(1, turn, "monstrous", ((1, 0), (0, 1))[turn]),
    )


@pytest.mark.parametrize(
    ("turn", "places"),
    [(0, ("aR: N6",)), (0, ("bR: N6 R0",)), (0, ()), (1, ("bB: N6",)), (1, ("aB: N6 W1",))],
)
def test_monstrous_does_nothing_if_nessie_is_elsewhere_or_covered(turn: int, places: tuple[str, ...]) -> None:
    state = with_card("Monstrous", *places, turn=turn)
    assert happened(state, "Monstrous") == (events.Used(turn, "Monstrous"), events.Drew(turn, "B1"))
    assert seen(act(state, "Monstrous")).round == 1


# Reinforcements


def test_reinforcements_draw_three_cards_and_replace_the_draw_at_the_end_of_the_turn() -> None:
    state = with_card("Reinforcements", deck="B0 B1 B2 B3")
    after = act(state, "Reinforcements")
    assert hand(after, 0) == ("R0", "B0", "B1", "B2")
    assert (seen(after).decks[0], seen(after).turn) == (1, 1)
    (told,) = happened(state, "Reinforcements")
    assert told.reveals
    assert told == told.seen_by(0) == events.Reinforced(0, 3, ("B0", "B1", "B2"))
    assert told.seen_by(1) == told.seen_by(None) == events.Reinforced(0, 3, None)


@pytest.mark.parametrize("deck", ["B0 B1", "B0", ""])
def test_reinforcements_draw_as_many_cards_as_are_left(deck: str) -> None:
    after = act(with_card("Reinforcements", deck=deck), "Reinforcements")
    assert hand(after, 0) == ("R0", *deck.split())
    assert seen(after).decks[0] == 0


def test_reinforcements_with_no_effect_draw_one_card_as_usual() -> None:
    assert hand(act(with_card("Reinforcements"), "Reinforcements -"), 0) == ("R0", "B1")


def test_a_larger_hand_still_draws_one_card_a_turn() -> None:
    state = act(with_card("Reinforcements", deck="B0 B1 B2 B3"), "Reinforcements")
    state = act(state, texts(state)[0], "R0@a")
    assert hand(state, 0) == ("B0", "B1", "B2", "B3")

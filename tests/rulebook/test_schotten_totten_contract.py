"""Schotten Totten: what the contract means for this game."""

from dataclasses import replace

import pytest

from core import games
from core.game import Illegal, OutOfTurn, Unreadable
from core.schotten_totten.state import State
from tests.rulebook.positions import GAME, SURE, act, hand, position, step, texts, unfinished


def over() -> State:
    return act(position("3: R7 R8 | G1", hand="R9 R1", won=("12", "")), "R9@3", "claim 3")


# Starting


def test_the_game_is_found_by_its_id_and_has_two_seats() -> None:
    game = games.get("schotten-totten")
    assert game.id == "schotten-totten"
    assert [*game.seats] == [2]


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 4])
def test_a_wrong_number_of_seats_raises_a_value_error(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        GAME.start(seats, {}, b"seed")


@pytest.mark.parametrize(
    "options",
    [
        {"tactic": "on"},
        {"": ""},
        {"tactics": "yes"},
        {"tactics": ""},
        {"tactics": "On"},
        {"expert": "1"},
        {"rounds": "0"},
        {"rounds": "10"},
        {"rounds": "-1"},
        {"rounds": "one"},
        {"rounds": " 1"},
        {"rounds": "\N{FULLWIDTH DIGIT THREE}"},
        {"tactics": "on", "walls": "7"},
    ],
)
def test_an_unknown_option_or_value_raises_a_value_error(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        GAME.start(2, options, b"seed")


def test_missing_options_take_their_default() -> None:
    default = GAME.start(2, {"tactics": "off", "expert": "off", "rounds": "1"}, b"seed")
    assert GAME.start(2, {}, b"seed") == default
    assert GAME.start(2, {"rounds": "2"}, b"seed") != default


# Who may act


def test_only_one_seat_acts_at_a_time_and_the_other_has_no_legal_actions() -> None:
    state = position(SURE, hand="R1")
    assert GAME.actors(state) == (0,)
    assert GAME.legal(state, 0)
    assert tuple(GAME.legal(state, 1)) == ()
    assert tuple(GAME.legal(act(state, "R1@1"), 1)) == ()


def test_nobody_can_act_after_the_end() -> None:
    assert GAME.actors(over()) == ()
    assert [tuple(GAME.legal(over(), seat)) for seat in (0, 1)] == [(), ()]
    assert GAME.outcome(over()) is not None


def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert GAME.outcome(GAME.start(2, {}, b"seed")) is None


# Three different errors, none of which changes anything


@pytest.mark.parametrize("text", ["R1@1", "claim 9", "done", "pass", "draw clan", "Banshee R1@1"])
def test_the_other_seat_is_out_of_turn_whatever_it_tries(text: str) -> None:
    """The seat is checked before the action."""
    state = position(SURE, hand="R1", other="R2")
    before = replace(state)
    with pytest.raises(OutOfTurn) as caught:
        GAME.play(state, 1, GAME.parse(text))
    assert caught.value.params == {"seat": 1}
    assert state == before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", ["R1@9", "done", "draw clan"])
def test_every_seat_is_out_of_turn_after_the_end(seat: int, text: str) -> None:
    with pytest.raises(OutOfTurn):
        GAME.play(over(), seat, GAME.parse(text))


@pytest.mark.parametrize(
    ("actions", "text", "reason"),
    [
        ([], "done", "asked-play"),
        ([], "claim 9", "card-first"),
        ([], "draw clan", "asked-play"),
        ([], "return R1", "asked-play"),
        ([], "R3@1", "not-in-hand"),
        ([], "R1@9", "side-full"),
        ([], "R1@8", "stone-claimed"),
        ([], "pass", "cannot-pass"),
        (["R1@1"], "R2@1", "asked-claim"),
        (["R1@1"], "pass", "asked-claim"),
        (["R1@1"], "claim 1", "side-incomplete"),
        (["R1@1", "done"], "done", "asked-draw"),
        (["R1@1", "done"], "R2@1", "asked-draw"),
        (["R1@1", "done"], "claim 9", "asked-draw"),
    ],
)
def test_an_illegal_action_has_a_reason_and_changes_nothing(actions: list[str], text: str, reason: str) -> None:
    state = act(position(SURE, hand="R1 R2", won=("", "8"), variant="tactics"), *actions)
    before = replace(state)
    assert text not in texts(state)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, GAME.parse(text))
    assert caught.value.reason == reason
    assert state == before


def test_the_three_errors_are_distinct() -> None:
    for error in (Unreadable, Illegal, OutOfTurn):
        assert not any(issubclass(error, other) for other in {Unreadable, Illegal, OutOfTurn} - {error})


@pytest.mark.parametrize("text", ["Joker@1", "Recruiter", "Strategist R1@1-2", "draw tactics"])
def test_tactics_are_readable_but_illegal_in_the_base_game(text: str) -> None:
    state = position(hand="R1")
    with pytest.raises(Illegal):
        GAME.play(state, 0, GAME.parse(text))


# Pure


def test_an_action_does_not_change_the_state_it_was_given() -> None:
    state = position(SURE, "5: R7 R8 | G1", hand="R9", variant="tactics")
    before = replace(state)
    after = act(state, "R9@5", "claim 5", "done", "draw clan")
    assert state == before
    assert after != before


def test_the_same_seed_and_the_same_actions_give_the_same_game() -> None:
    def run() -> list[tuple[object, ...]]:
        state = GAME.start(2, {"tactics": "on", "rounds": "2"}, b"again")
        told: list[tuple[object, ...]] = []
        while unfinished(state, len(told)):
            offered = texts(state)
            state, events = step(state, offered[len(told) % len(offered)])
            told.append(events)
        return [*told, (GAME.outcome(state),)]

    assert run() == run()


# Hands and equal cards


def test_a_hand_keeps_its_order_and_new_cards_come_last() -> None:
    state = position(hand="R5 R1 R9 R3 R7 R2", clan="O1 O2", other="G1 G2")
    state = act(state, "R9@1", "G2@1")
    assert hand(state, 0) == ("R5", "R1", "R3", "R7", "R2", "O1")
    assert hand(state, 1) == ("G1", "O2")


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own() -> None:
    state = position(hand="R1 R2", other="G1", variant="tactics")
    assert [GAME.view(state, seat).hand for seat in (0, 1, None)] == [("R1", "R2"), ("G1",), ()]
    assert [(each.clan, each.tactics) for each in GAME.view(state, None).hands] == [(2, 0), (1, 0)]


def test_equal_cards_in_hand_share_one_action_text() -> None:
    state = position(hand="Joker Joker", won=("12", "4"), variant="tactics")
    assert texts(state) == ["Joker@3", *(f"Joker@{number}" for number in range(5, 10)), "pass"]
    assert hand(act(state, "Joker@3", "draw clan"), 0)[0] == "Joker"


def test_legal_actions_come_in_a_stable_order() -> None:
    state = position(SURE, "3: R1 | G1", hand="R9 Strategist Banshee Traitor O1", variant="tactics")
    assert texts(state) == texts(replace(state))

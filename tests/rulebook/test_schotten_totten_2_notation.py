"""Schotten Totten 2: the notation, and what the contract means for this game."""

from dataclasses import replace

import pytest

from core import games
from core.game import Illegal, OutOfTurn
from core.schotten_totten_2 import actions
from core.schotten_totten_2.actions import Action
from core.schotten_totten_2.state import State
from tests.rulebook.notation import misread, readable
from tests.rulebook.siege import GAME, SURE, act, hand, position, refusal, starting, texts

NOTATION: dict[str, Action] = {
    "R11@4": actions.Play("R11", 4),
    "P0@7": actions.Play("P0", 7),
    "Joker@4": actions.Play("Joker", 4),
    "Spy@4": actions.Play("Spy", 4),
    "Shield@4": actions.Play("Shield", 4),
    "retreat 3": actions.Retreat(3),
    "cauldron 3": actions.Cauldron(3),
    "declare 4": actions.Declare(4),
    "done": actions.Done(),
    "draw siege": actions.Draw("siege"),
    "draw tactics": actions.Draw("tactics"),
    "Redeploy R7@3-5": actions.Redeploy("R7", 3, 5),
    "Redeploy R7@3-x": actions.Redeploy("R7", 3, None),
    "Redeploy Joker@3-x": actions.Redeploy("Joker", 3, None),
    "Treason R7@3-5": actions.Treason("R7", 3, 5),
    "Recruit R7@5": actions.Recruit("R7", 5),
    "Desertion R7@3": actions.Desertion("R7", 3),
    "Explosion 3": actions.Explosion(3),
    "Reinforcements R7 B3": actions.Reinforcements(("R7", "B3")),
    "Exchange": actions.Exchange(),
    "give R7 B3 Spy": actions.Give(("R7", "B3", "Spy")),
    "give Reinforcements Reinforcements B11": actions.Give(("Reinforcements", "Reinforcements", "B11")),
    "pass": actions.Pass(),
}


def test_actions_are_written_and_read_in_this_notation() -> None:
    assert misread(GAME, NOTATION.items()) == []


def test_text_that_names_nothing_in_the_game_is_unreadable() -> None:
    texts = [
        *(
            "",
            " ",
            "R12@1",
            "R00@1",
            "R01@1",
            "R99@1",
            "R-1@1",
            "O7@1",
            "r7@1",
            "R7@0",
            "R7@8",
            "R7@",
            "R7",
            "R7@\u0663",
        ),
        *("R\u06637@1", "Joker", "Joker@0", "Mud@3", "Explosion@3", "retreat", "retreat 0", "retreat 8", "cauldron 8"),
        *("declare", "declare 0", "declare 99", "declare \u0663", "claim 3", "draw", "draw clan", "draw Siege"),
        *("Redeploy", "Redeploy R7", "Redeploy R7@3", "Redeploy R7@3-0", "Redeploy R7@3-8", "Redeploy x@3-5"),
        *("Treason R7@3", "Treason R7@3-x", "Recruit R7", "Recruit Exchange@3", "Desertion R7", "Desertion R12@3"),
        *("Explosion", "Explosion 8", "Reinforcements", "Reinforcements R7", "Reinforcements R7 B3 G1"),
        *("Exchange 3", "give", "give R7", "give R7 B3", "give R7 B3 Spy G1", "give R7 B3 Dragon", "pass ", " pass"),
        *("done\n", "R7@3 ", "resign"),
    ]
    assert readable(GAME, texts) == []


def test_the_game_is_found_by_its_id_and_has_two_seats() -> None:
    game = games.get("schotten-totten-2")
    assert (game.id, [*game.seats], game.draws) == ("schotten-totten-2", [2], True)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_seats_raises_a_value_error(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        GAME.start(seats, {}, b"seed")


@pytest.mark.parametrize("options", [{"expert": "on"}, {"tactics": "yes"}, {"match": "2"}, {"colour-run": "run"}])
def test_an_unknown_option_or_value_raises_a_value_error(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        GAME.start(2, options, b"seed")


def over() -> State:
    return act(position(SURE, hand="R1", damaged="123"), "declare 4")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", ["R1@1", "done", "declare 4", "give R1 R2 R3"])
def test_every_seat_is_out_of_turn_after_the_end(seat: int, text: str) -> None:
    assert GAME.legal(over(), seat) == ()
    with pytest.raises(OutOfTurn):
        GAME.play(over(), seat, GAME.parse(text))


@pytest.mark.parametrize("text", ["R1@1", "declare 4", "done", "pass", "cauldron 4", "retreat 4", "Exchange"])
def test_the_other_seat_is_out_of_turn_whatever_it_tries(text: str) -> None:
    state = position(SURE, hand="R1", other="R2")
    before = replace(state)
    with pytest.raises(OutOfTurn) as caught:
        GAME.play(state, 1, GAME.parse(text))
    assert caught.value.params == {"seat": 1}
    assert state == before


@pytest.mark.parametrize(
    ("actions", "text", "reason"),
    [
        ([], "done", "asked-play"),
        ([], "draw siege", "asked-play"),
        ([], "give R1 R2 R3", "asked-play"),
        ([], "declare 3", "tile-incomplete"),
        ([], "R3@1", "not-in-hand"),
        ([], "R1@4", "tile-full"),
        ([], "pass", "no-pass"),
        (["R1@1"], "R2@1", "asked-siege-draw"),
        (["R1@1"], "pass", "asked-siege-draw"),
        (["R1@1"], "done", "asked-siege-draw"),
        (["R1@1"], "Exchange", "asked-siege-draw"),
        (["R1@1", "draw siege"], "draw siege", "asked-end"),
        (["R1@1", "draw siege"], "R2@1", "asked-end"),
        (["R1@1", "draw siege"], "declare 1", "tile-incomplete"),
    ],
)
def test_an_illegal_action_has_a_reason_and_changes_nothing(actions: list[str], text: str, reason: str) -> None:
    state = act(position(SURE, hand="R1 R2", variant="tactics"), *actions)
    assert refusal(state, text).reason == reason


def test_a_hidden_choice_cannot_be_played() -> None:
    state = act(position(hand="R1 R2 R3 Exchange", variant="tactics"), "Exchange")
    with pytest.raises(Illegal, match="asked-give"):
        GAME.play(state, 0, actions.Give(None))


def test_legal_actions_come_in_a_stable_order() -> None:
    state = position(SURE, "3: R5 R7 |", hand="R1 Joker", variant="tactics")
    assert texts(state) == [
        "declare 4",
        *("retreat 3", "retreat 4"),
        *(f"{card}@{number}" for card in ("R1", "Joker") for number in (1, 2, 3, 5, 6, 7)),
    ]
    assert texts(state) == texts(replace(state))


def test_equal_cards_in_hand_share_one_action_text() -> None:
    state = position(hand="Joker Joker R1", variant="tactics")
    assert starting(state, "Joker") == [f"Joker@{number}" for number in range(1, 8)]
    assert hand(act(state, "Joker@3", "draw siege"), 0)[0] == "Joker"


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own() -> None:
    state = position(hand="R1 R2", other="G1", variant="tactics")
    assert [GAME.view(state, seat).hand for seat in (0, 1, None)] == [("R1", "R2"), ("G1",), ()]
    assert [(each.siege, each.tactics) for each in GAME.view(state, None).hands] == [(2, 0), (1, 0)]

"""Heave Ho!: the notation, and what the contract means for this game."""

from dataclasses import replace

import pytest

from core.game import Outcome, OutOfTurn
from core.heave_ho import actions
from core.heave_ho.actions import Action
from tests.rulebook.notation import misread, readable
from tests.rulebook.rope import GAME, act, hand, position, seen, sorting, texts

NOTATION: dict[str, Action] = {
    "keep 1": actions.Keep(1),
    "keep 2": actions.Keep(2),
    "R2@a": actions.Play("R2", "aR"),
    "R2!@a": actions.Play("R2!", "aR"),
    "B0@b": actions.Play("B0", "bB"),
    "G3!@b": actions.Play("G3!", "bG"),
    "W3@bG": actions.Play("W3", "bG"),
    "W4!@aB": actions.Play("W4!", "aB"),
    "N6@aR": actions.Play("N6", "aR"),
    "Adrenaline": actions.Use("Adrenaline"),
    "NastyTrick": actions.Use("NastyTrick"),
    "HeaveHo": actions.Use("HeaveHo"),
    "MuchoMacho": actions.Use("MuchoMacho"),
    "Weakness": actions.Use("Weakness"),
    "RopeBreaks": actions.Use("RopeBreaks"),
    "Monstrous": actions.Use("Monstrous"),
    "Reinforcements": actions.Use("Reinforcements"),
    "Farewell 0": actions.Farewell(0),
    "Farewell 6": actions.Farewell(6),
    "ChangeSides aR": actions.ChangeSides("aR", None),
    "ChangeSides aR-bG": actions.ChangeSides("aR", "bG"),
    "ChangeSides bB-aB": actions.ChangeSides("bB", "aB"),
    "Adrenaline -": actions.Waste("Adrenaline"),
    "ChangeSides -": actions.Waste("ChangeSides"),
    "Farewell -": actions.Waste("Farewell"),
    "take R2!@a": actions.Take(actions.Play("R2!", "aR")),
    "take W3@bG": actions.Take(actions.Play("W3", "bG")),
    "take Farewell 3": actions.Take(actions.Farewell(3)),
    "take ChangeSides aR-bG": actions.Take(actions.ChangeSides("aR", "bG")),
    "take Reinforcements": actions.Take(actions.Use("Reinforcements")),
    "toss R2!": actions.Toss("R2!"),
    "toss N6": actions.Toss("N6"),
    "toss Weakness": actions.Toss("Weakness"),
}


def test_actions_are_written_and_read_in_this_notation() -> None:
    assert misread(GAME, NOTATION.items()) == []


def test_text_that_names_nothing_in_the_game_is_unreadable() -> None:
    texts = [
        *("", " ", "keep", "keep 0", "keep 3", "keep 1 ", "keep R2", "keep \u0661"),
        *(
            "R4@a",
            "R99@a",
            "R-1@a",
            "r2@a",
            "O2@a",
            "R2",
            "R2@",
            "R2@c",
            "R2@aR",
            "R2@aB",
            "R2@A",
            "R2 @a",
            "R\u0662@a",
        ),
        *("R2!!@a", "R!@a", "W0@aR", "W5@aR", "W3@a", "W3@aW", "W3@cR", "N5@aR", "N6!@aR", "N6@a", "N6", "W3"),
        *(
            "adrenaline",
            "Adrenaline@a",
            "Adrenaline 2",
            "Adrenaline-",
            "Adrenaline  -",
            "Heave Ho!",
            "HeaveHo!",
            "Rope",
        ),
        *("Farewell", "Farewell 5", "Farewell 7", "Farewell R2", "Farewell \u0663", "Farewell 03"),
        *(
            "ChangeSides",
            "ChangeSides a",
            "ChangeSides aR-aG",
            "ChangeSides aR-b",
            "ChangeSides aR-bR-aR",
            "ChangeSides R2",
        ),
        *("take", "take R2", "take R4@a", "take Adrenaline -", "take Farewell", "take keep 1", "take take R2@a"),
        *("toss", "toss R4", "toss R2@a", "toss Dragon", "take toss R2", "R2 -", "N6 -"),
        *("draw", "pass", "done", "R2@a\n", "resign"),
    ]
    assert readable(GAME, texts) == []


@pytest.mark.parametrize("text", ["R1@a", "Adrenaline", "keep 1", "take R1@a", "toss R1", "Farewell 3"])
def test_the_other_seat_is_out_of_turn_whatever_it_tries(text: str) -> None:
    state = position(hand="R1", other="R2")
    before = replace(state)
    with pytest.raises(OutOfTurn) as caught:
        GAME.play(state, 1, GAME.parse(text))
    assert caught.value.params == {"seat": 1}
    assert state == before


def test_legal_actions_come_in_a_stable_order() -> None:
    state = position("aR: R3", "bB: W1", hand="G0 W2! ChangeSides Adrenaline G0")
    assert texts(state) == [
        *("G0@a", "G0@b"),
        *(f"W2!@{place}" for place in ("aR", "aB", "aG", "bR", "bB", "bG")),
        *("ChangeSides aR", *(f"ChangeSides bB-{place}" for place in ("aR", "aB", "aG")), "ChangeSides -"),
        *("Adrenaline", "Adrenaline -"),
    ]
    assert texts(state) == texts(replace(state))


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own() -> None:
    state = position(hand="R1 R2", other="G1")
    assert [hand(state, 0), hand(state, 1), seen(state).hand] == [("R1", "R2"), ("G1",), ()]
    assert seen(state).hands == (2, 1)


def test_an_ended_view_asks_for_nothing_and_shows_the_seats_own_hand() -> None:
    outcome = Outcome((1,), "resigned", (0, 0))
    for state, held in (
        (sorting("R0 R1", "G0 G1"), ()),
        (position(hand="R1 R2"), ("R1", "R2")),
        (act(position(hand="NastyTrick R2"), "NastyTrick"), ("R2",)),
    ):
        view = seen(state, 0).ended(outcome)
        assert (view.hand, view.phase, view.turn, view.actors, view.outcome) == (held, "over", None, (), outcome)

"""What can be asked about a position of Schotten Totten 2, and what is said about the answers."""

import pytest

from core.puzzles.puzzle import Finding, Reason, Verdict, painted
from core.schotten_totten_2.puzzles import KINDS, canonical, recoloured
from core.schotten_totten_2.sight import view
from core.schotten_totten_2.state import State
from core.schotten_totten_2.view import View
from tests.rulebook.siege import position


def found(kind: str, state: State) -> Finding | None:
    return KINDS[kind].find(view(state, state.turn))


def judged(kind: str, state: State, answer: str) -> Verdict:
    return KINDS[kind].judge(view(state, state.turn), answer)


def right(kind: str, state: State) -> list[str]:
    """All answers that are judged to be right."""
    seen = view(state, state.turn)
    return [answer for answer in KINDS[kind].answers(seen) if KINDS[kind].judge(seen, answer).is_right]


def shown(verdict: Verdict) -> View:
    assert isinstance(verdict.after, View)
    return verdict.after


CANCEL = position("1: G11 P10 |", turn=1, hand="G0 Y10 B4 B5 R2 P3", discard="R11 Y11")
DAMAGE = position("3: R7 R8 | Y2 Y4", hand="R9 R5 R2 B7 B3 Y3", discard="Y5 Y6")
BREACH = position("1: Y8 B9 | G2", "3: R7 | B2", hand="P10 P2 R8 B8 P3 G1", damaged="1", discard="G0 G3")
LAST = position("4: R7 | G11", hand="R8 R10 B8 B7 P2 G1", damaged="136", discard="G10")


def test_a_nought_cancels_the_eleven_that_threatens() -> None:
    finding = found("hold-tile", CANCEL)
    assert finding is not None
    assert finding.answer == "G0@1"
    assert right("hold-tile", CANCEL) == ["G0@1"]
    verdict = judged("hold-tile", CANCEL, "G0@1")
    assert shown(verdict).tiles[0].sides == (("P10",), ())
    assert {"G0", "G11"} <= set(shown(verdict).discard)


def test_a_wrong_defence_is_refuted_by_one_card() -> None:
    verdict = judged("hold-tile", CANCEL, "Y10@1")
    assert verdict.cards == ("B11",)
    assert verdict.reasons == (Reason("they-damage", {"card": "B11", "tile": 1, "tiles": "1", "count": 1}),)
    assert shown(verdict).tiles[0].damaged


def test_a_card_in_ones_own_hand_is_no_threat() -> None:
    state = position("1: G11 P10 |", turn=1, hand="G0 B11 P11 B5 R2 P3", discard="R11 Y11")
    assert len(right("hold-tile", state)) > 1


def test_the_fourth_tile_loses_the_game() -> None:
    state = position("1: G11 P10 |", turn=1, hand="G0 Y10 B4 B5 R2 P3", discard="R11 Y11", damaged="246")
    finding = found("hold-game", state)
    assert finding is not None
    assert finding.answer == "G0@1"
    assert judged("hold-game", state, "Y10@1").reasons[0].name == "they-win-four-damaged"
    assert found("hold-game", CANCEL) is None


def test_the_card_that_damages_a_tile() -> None:
    assert right("damage", DAMAGE) == ["R9@3"]
    finding = found("damage", DAMAGE)
    assert finding is not None
    assert finding.answer == "R9@3"
    assert judged("damage", DAMAGE, "R9@3").reasons[0].name == "holds-anyway"
    assert shown(judged("damage", DAMAGE, "R9@3")).tiles[2].damaged


def test_the_card_that_breaks_through() -> None:
    assert right("break-through", BREACH) == ["P10@1"]
    assert judged("break-through", BREACH, "P10@1").reasons[-1] == Reason("wins-breached", {"tiles": "1", "count": 1})
    finding = found("break-through", BREACH)
    assert finding is not None
    assert finding.answer == "P10@1"


def test_the_fourth_damaged_tile_wins() -> None:
    assert right("break-through", LAST) == ["R8@4"]
    assert judged("break-through", LAST, "R8@4").reasons[-1].name == "wins-four-damaged"
    assert found("damage", LAST) is None


def test_a_question_belongs_to_the_start_of_ones_own_turn_and_to_a_role() -> None:
    for name, kind in KINDS.items():
        assert kind.find(view(CANCEL, 0)) is None
        assert (kind.find(view(CANCEL, 1)) is not None) == (name == "hold-tile")


def test_nobody_is_asked_for_a_defence_that_the_last_card_has_decided() -> None:
    state = position("1: G11 P10 |", turn=1, hand="G0 Y10 B4 B5 R2 P3", discard="R11 Y11", siege="")
    assert found("hold-tile", state) is None


COLOURS = {"R": "Y", "Y": "G", "G": "R", "B": "P", "P": "B"}


@pytest.mark.parametrize(("kind", "state"), [("hold-tile", CANCEL), ("damage", DAMAGE), ("break-through", BREACH)])
def test_other_colours_change_nothing_but_the_colours(kind: str, state: State) -> None:
    seen = view(state, state.turn)
    other = recoloured(seen, COLOURS)
    assert other != seen
    assert canonical(other) == canonical(seen)
    for answer in KINDS[kind].answers(seen):
        answered = painted(answer, lambda text: COLOURS.get(text[0], text[0]) + text[1:])
        verdict, same = KINDS[kind].judge(seen, answer), KINDS[kind].judge(other, answered)
        assert (same.is_right, [reason.name for reason in same.reasons]) == (
            verdict.is_right,
            [reason.name for reason in verdict.reasons],
        )


def test_tiles_of_a_kind_are_alike() -> None:
    def text(*tiles: str, damaged: str = "") -> str:
        return canonical(view(position(*tiles, hand="G1 R5", other="B1", siege="", damaged=damaged), 0))

    assert text("3: R7 | G8") == text("5: R7 | G8")
    assert text("2: R7 | G8", "5: Y1 |", damaged="2") == text("6: R7 | G8", "3: Y1 |", damaged="6")
    assert text("1: R7 | G8") != text("7: R7 | G8")
    assert text("1: R7 | G8", damaged="17") == text("7: R7 | G8", damaged="17")

"""What can be asked about a position of Schotten Totten, and what is said about the answers."""

import pytest

from core.formations import Formation
from core.puzzles.puzzle import Finding, Reason, Verdict, painted
from core.schotten_totten.puzzles import KINDS, canonical, recoloured
from core.schotten_totten.sight import view
from core.schotten_totten.state import State
from core.schotten_totten.view import View
from tests.rulebook.positions import position


def found(kind: str, state: State) -> Finding | None:
    return KINDS[kind].find(view(state, state.turn))


def judged(kind: str, state: State, answer: str) -> Verdict:
    return KINDS[kind].judge(view(state, state.turn), answer)


def right(kind: str, state: State) -> list[str]:
    """All answers that are judged to be right."""
    seen = view(state, state.turn)
    return [answer for answer in KINDS[kind].answers(seen) if KINDS[kind].judge(seen, answer).is_right]


EVIDENCE = position("1: G9 G7 G1 | Y2 Y4", hand="B3 B4 O1 R2 R3 Y3")
CLAIM = position("1: | O3", "6: R5 G5 | O4", hand="O2 O5 P5 P6 Y3 Y5")
WHICH = position("1: G9 G8 G7 | B7 B6", "2: R5 O5 Y5 | P2", "3: B1 B2 B3 |", variant="expert", hand="G1 O2 R9 R3 P8 Y1")
WIN = position("3: R8 R9 | G9", hand="R7 R1 O8 B2 P5 P1", won=("12", "9"))
DEFENCE = position("4: R8 R9 | Y7 Y8", hand="R7 R1 O8 O2 O3 P1", won=("", "23"))


def test_the_card_that_proves_a_claim_wherever_it_lies() -> None:
    finding = found("evidence", EVIDENCE)
    assert finding is not None
    assert finding.answer == "Y3"
    assert set(finding.near_misses) == {"B3", "R3"}
    assert right("evidence", EVIDENCE) == ["Y3"]


def test_the_proof_names_the_open_card_that_the_others_would_need() -> None:
    verdict = judged("evidence", EVIDENCE, "Y3")
    assert verdict.cards == ("Y3",)
    assert verdict.reasons == (
        Reason(
            "holds-seen",
            {
                "stone": 1,
                "size": 3,
                "mine": Formation.COLOUR,
                "mine_total": 17,
                "theirs": ("Y2", "Y4"),
                "formation": Formation.COLOUR_RUN,
                "total": 9,
                "seen": ("Y3",),
            },
        ),
    )
    assert shown(verdict).stones[0].owner == 0


def test_other_evidence_leaves_the_card_that_beats_the_side() -> None:
    verdict = judged("evidence", EVIDENCE, "R3")
    assert not verdict.is_right
    assert verdict.cards == ("Y3",)
    assert verdict.reasons[0].name == "beatable"
    assert shown(verdict).stones[0].sides[1] == ("Y2", "Y4", "Y3")
    assert shown(verdict).hand == ("B3", "B4", "O1", "R2", "Y3")


def test_the_card_that_completes_a_side_and_is_missing_in_theirs() -> None:
    finding = found("claim-where", CLAIM)
    assert finding is not None
    assert finding.answer == "O5@6"
    assert set(finding.near_misses) == {"P5@6", "Y5@6"}
    assert right("claim-where", CLAIM) == ["O5@6"]
    assert judged("claim-where", CLAIM, "P5@6").cards == ("O5", "O6")
    assert judged("claim-where", CLAIM, "O2@1").reasons == (Reason("claims-none", {"stone": 1, "have": 1, "size": 3}),)


def test_one_of_three_sides_can_be_claimed() -> None:
    assert right("claim-which", WHICH) == ["claim 1"]
    finding = found("claim-which", WHICH)
    assert finding is not None
    assert finding.near_misses == ("claim 3", "claim 2")
    assert judged("claim-which", WHICH, "claim 2").reasons[0].name == "beatable"


def test_the_play_with_which_a_claim_wins() -> None:
    finding = found("win-now", WIN)
    assert finding is not None
    assert finding.answer == "R7@3"
    assert right("win-now", WIN) == ["R7@3"]
    assert judged("win-now", WIN, "R7@3").reasons[-1] == Reason("wins-adjacent", {"stones": "3", "count": 1})
    assert judged("win-now", WIN, "R1@3").cards == ("G7", "G8")


def test_a_play_that_claims_too_little_is_told_so() -> None:
    state = position("3: R8 R9 | G9", hand="R7 R1 O8 B2 P5 P1", won=("1", "9"))
    assert judged("win-now", state, "R7@3").reasons == (Reason("claims-only", {"stones": "3", "count": 1}),)
    assert judged("claim-two", state, "R7@3").reasons == (Reason("claims-only", {"stones": "3", "count": 1}),)


def test_two_claims_at_once() -> None:
    state = position("3: R8 R9 | G9", "5: Y9 B9 O9 | R6 R5", hand="R7 R1 O8 B2 P5 P6", discard="R4")
    assert right("claim-two", state) == ["R7@3"]
    finding = found("claim-two", state)
    assert finding is not None
    assert finding.answer == "R7@3"
    assert [reason.params["stone"] for reason in judged("claim-two", state, "R7@3").reasons] == [3, 5]


def test_the_only_play_after_which_they_cannot_win() -> None:
    finding = found("defend", DEFENCE)
    assert finding is not None
    assert finding.answer == "R7@4"
    assert right("defend", DEFENCE) == ["R7@4"]
    verdict = judged("defend", DEFENCE, "R7@5")
    assert verdict.cards == ("Y6",)
    assert verdict.reasons == (Reason("they-play", {"card": "Y6", "stone": 4, "stones": "4", "count": 1}),)
    assert shown(verdict).stones[3].sides[1] == ("Y7", "Y8", "Y6")


def test_a_card_in_my_own_hand_is_no_threat() -> None:
    """Only Y9 is strong enough, and I hold it."""
    state = position("4: R8 R9 | Y7 Y8", hand="R1 Y9 O8 O2 O3 P1", won=("", "23"))
    assert len(right("defend", state)) > 1


def test_whoever_wins_now_is_not_asked_to_defend() -> None:
    state = position("4: R8 R9 | Y7 Y8", hand="R7 R1 O8 O2 O3 P1", won=("56", "23"))
    assert found("defend", state) is None
    assert found("win-now", state) is not None


def test_a_question_needs_two_tempting_answers_and_ten_plays() -> None:
    assert found("evidence", position("1: G9 G7 G1 | Y2 Y4", hand="B3 B4 O1 R2 R6 Y3")) is None
    few_plays = position("1: G9 G7 G1 | Y2 Y4", hand="B3 R3 Y3", won=("2579", "68"))
    assert found("evidence", few_plays) is None


def test_an_answer_that_is_not_the_only_one_is_not_asked_for() -> None:
    assert found("claim-where", position("1: | O3", "6: R5 G5 | O4 Y6", hand="O5 O1 P5 P6 Y3 Y5")) is None


def test_a_question_belongs_to_the_start_of_ones_own_turn() -> None:
    for kind in KINDS.values():
        assert kind.find(view(EVIDENCE, 1)) is None


COLOURS = {"R": "O", "O": "Y", "Y": "R", "G": "B", "B": "G"}


@pytest.mark.parametrize(
    ("kind", "state"), [("evidence", EVIDENCE), ("claim-where", CLAIM), ("claim-which", WHICH), ("defend", DEFENCE)]
)
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


def test_mirrored_and_seen_from_the_other_seat_a_position_is_the_same() -> None:
    one = position("4: R8 R9 | Y7 Y8", "1: B2 B3 B4 | P1", hand="R7 R1 O8 O2 O3 P2", won=("7", "23"))
    mirrored = position("6: R8 R9 | Y7 Y8", "9: B2 B3 B4 | P1", hand="R7 R1 O8 O2 O3 P2", won=("3", "78"))
    swapped = position("4: Y7 Y8 | R8 R9", "1: P1 | B2 B3 B4", hand="R7 R1 O8 O2 O3 P2", won=("23", "7"), turn=1)
    another = position("4: R8 R9 | Y7 Y8", "2: B2 B3 B4 | P1", hand="R7 R1 O8 O2 O3 P2", won=("7", "23"))
    texts = [canonical(view(state, state.turn)) for state in (one, mirrored, swapped, another)]
    assert texts[0] == texts[1] == texts[2] != texts[3]


def shown(verdict: Verdict) -> View:
    assert isinstance(verdict.after, View)
    return verdict.after

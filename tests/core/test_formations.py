"""Formations, and the prover checked by brute force."""

from random import Random

import pytest

from core.formations import Formation, Strength
from tests.core.brute_force import CLANS, SPECS, best_worth, completions, random_position


@pytest.mark.parametrize("positions", [150, pytest.param(800, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SPECS)
def test_the_prover_agrees_with_brute_force(name: str, positions: int) -> None:
    spec = SPECS[name]
    contest = spec.contest
    rng = Random(name)
    answers = {"beatable": 0, "unbeatable": 0, "wild": 0}
    for _ in range(positions):
        mine, theirs, unseen = random_position(spec, rng)
        own = best_worth(spec, mine)
        formation, total = contest.strength(mine)
        assert (formation, -total if spec.lowest else total) == own, mine

        worths = completions(spec, theirs, unseen)
        best = max(worths.values(), default=None)
        answer = contest.beatable(mine, theirs, spec.pack.mask(unseen))
        question = (mine, theirs, unseen)
        if answer is None:
            assert best is None or best <= own, question
            answers["unbeatable"] += 1
        else:
            named = tuple(sorted(answer, key=unseen.index))
            assert worths[named] == best, question
            assert best > own, question
            answers["beatable"] += 1
        answers["wild"] += any(card in spec.pack.wilds for card in theirs)
    assert min(answers.values()) > positions / 16, answers


@pytest.mark.parametrize(
    ("side", "strength"),
    [
        (("R3", "R1", "R2"), Strength(Formation.COLOUR_RUN, 6)),
        (("R8", "G8", "B8"), Strength(Formation.KIND, 24)),
        (("G2", "G4", "G9"), Strength(Formation.COLOUR, 15)),
        (("P5", "O3", "Y4"), Strength(Formation.RUN, 12)),
        (("R8", "R9", "B1"), Strength(Formation.SUM, 18)),
        (("Joker", "R8", "R7"), Strength(Formation.COLOUR_RUN, 24)),
        (("Spy", "Joker", "Shield"), Strength(Formation.COLOUR, 19)),
        (("Shield", "R1", "G1"), Strength(Formation.KIND, 3)),
        (("Spy", "R7", "R8"), Strength(Formation.COLOUR, 22)),
        (("Spy", "R6", "R5"), Strength(Formation.COLOUR_RUN, 18)),
    ],
)
def test_a_side_has_the_best_strength_its_cards_allow(side: tuple[str, ...], strength: Strength) -> None:
    assert SPECS["stone"].contest.strength(side) == strength


def test_an_incomplete_side_has_no_strength() -> None:
    with pytest.raises(ValueError, match="a side of 3 cards"):
        SPECS["stone"].contest.strength(("R1", "R2"))


def test_the_answer_names_the_exact_cards() -> None:
    contest = SPECS["stone"].contest
    assert contest.beatable(("R9", "G9", "B9"), ("P7",), CLANS.mask(["P8", "P6", "P5", "G1"])) == ("P6", "P8")
    assert contest.beatable(("R9", "G9", "B9"), ("P7",), CLANS.mask(["P9", "P5", "G1"])) is None


def test_a_stronger_complete_side_needs_no_card_to_win() -> None:
    contest = SPECS["stone"].contest
    assert contest.beatable(("R1", "G2", "B4"), ("P1", "P2", "P3"), 0) == ()
    assert contest.beatable(("P1", "P2", "P3"), ("R1", "G2", "B4"), 0) is None


def test_formations_have_a_translation_key() -> None:
    assert [formation.key for formation in Formation] == ["sum", "run", "colour", "kind", "colour-run"]

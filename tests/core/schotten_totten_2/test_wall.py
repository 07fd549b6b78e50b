"""Every face of every tile, under both readings of the colour run: the prover checked by brute force."""

from itertools import product
from random import Random

import pytest

from core.schotten_totten_2.cards import NUMBERS
from core.schotten_totten_2.state import State, contest
from tests.core.brute_force import SPECS, Spec, best_worth, completions, random_position
from tests.rulebook.siege import position

INTACT = {1: "pit", 2: "tower", 3: "wall", 4: "gate", 5: "wall", 6: "tower", 7: "lowest pit"}
DAMAGED = {
    **dict.fromkeys((1, 7), "damaged pit"),
    **dict.fromkeys((2, 6), "damaged tower"),
    **dict.fromkeys((3, 5), "damaged wall"),
    4: "damaged gate",
}


def spec(tile: int, damaged: bool, reading: str) -> Spec:
    name = (DAMAGED if damaged else INTACT)[tile]
    return SPECS.get(f"{name} by type" if reading == "type" else name, SPECS[name])


def wall(damaged: bool, reading: str) -> State:
    return position(damaged="1234567" if damaged else "", variant="type" if reading == "type" else "")


@pytest.mark.parametrize("positions", [60, pytest.param(120, marks=pytest.mark.long)])
@pytest.mark.parametrize("reading", ["sum", "type"])
@pytest.mark.parametrize(("tile", "damaged"), [*product(NUMBERS, [False, True])])
def test_the_prover_agrees_with_brute_force_on_declarations(
    tile: int, damaged: bool, reading: str, positions: int
) -> None:
    here, rules = contest(wall(damaged, reading), tile), spec(tile, damaged, reading)
    rng = Random(f"{tile} {damaged} {reading}")
    answers = {"beatable": 0, "unbeatable": 0}
    for _ in range(positions):
        mine, theirs, unseen = random_position(rules, rng)
        own = best_worth(rules, mine)
        formation, total = here.strength(mine)
        assert (formation, -total if rules.lowest else total) == own, mine
        worths = completions(rules, theirs, unseen)
        best = max(worths.values(), default=None)
        answer = here.beatable(mine, theirs, rules.pack.mask(unseen))
        if answer is None:
            assert best is None or best <= own, (mine, theirs, unseen)
            answers["unbeatable"] += 1
        else:
            assert worths[tuple(sorted(answer, key=unseen.index))] == best, (mine, theirs, unseen)
            assert best > own, (mine, theirs, unseen)
            answers["beatable"] += 1
    assert min(answers.values()) > positions / 24, answers

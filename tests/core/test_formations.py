"""Formations, and the prover judged by brute force: every completion, every colour and strength of every wild card."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product
from math import comb, prod
from random import Random
from typing import NamedTuple

import pytest

from core.formations import Contest, Formation, Pack, Strength

CLANS = Pack("ROYGBP", range(1, 10), {"Joker": range(1, 10), "Spy": range(7, 8), "Shield": range(1, 4)})
SIEGE = Pack("RYGBP", range(12), {"Joker": range(12), "Spy": range(10, 11), "Shield": range(1, 4)})
ALL = tuple(Formation)


class Spec(NamedTuple):
    """A contest, described once for the prover and once for its judge."""

    pack: Pack
    size: int
    accepted: tuple[Formation, ...] = ALL
    lowest: bool = False
    mixed: bool = True

    @property
    def contest(self) -> Contest:
        return Contest(self.pack, self.size, self.accepted, lowest=self.lowest, mixed=self.mixed)


SPECS = {
    "stone": Spec(CLANS, 3),
    "mud": Spec(CLANS, 4),
    "blind": Spec(CLANS, 3, (Formation.SUM,)),
    "mud and blind": Spec(CLANS, 4, (Formation.SUM,)),
    "gate": Spec(SIEGE, 2),
    "wall": Spec(SIEGE, 3),
    "tower": Spec(SIEGE, 4),
    "pit": Spec(SIEGE, 3, (Formation.SUM,)),
    "lowest pit": Spec(SIEGE, 3, lowest=True),
    "damaged gate": Spec(SIEGE, 4, lowest=True),
    "damaged tower": Spec(SIEGE, 2, (Formation.KIND,)),
    "damaged wall": Spec(SIEGE, 3, (Formation.COLOUR,), mixed=False),
    "damaged wall by type": Spec(SIEGE, 3, (Formation.COLOUR,)),
    "damaged pit": Spec(SIEGE, 3, (Formation.RUN,), mixed=False),
    "damaged pit by type": Spec(SIEGE, 3, (Formation.RUN,)),
}


def worth(spec: Spec, cards: Sequence[tuple[str, int]]) -> tuple[int, int]:
    """How good these cards are, by the letter of the rules: larger is better."""
    strengths = sorted(strength for _, strength in cards)
    total = sum(strengths)
    if spec.lowest:
        return Formation.SUM, -total
    colour = len({colour for colour, _ in cards}) == 1
    run = all(low + 1 == high for low, high in pairwise(strengths))
    kind = strengths[0] == strengths[-1]
    if colour and run and Formation.COLOUR_RUN in spec.accepted:
        return Formation.COLOUR_RUN, total
    if colour and run and not spec.mixed:
        return Formation.SUM, total
    made = [(kind, Formation.KIND), (colour, Formation.COLOUR), (run, Formation.RUN)]
    return max([each for yes, each in made if yes and each in spec.accepted], default=Formation.SUM), total


def readings(pack: Pack, card: str) -> list[tuple[str, int]]:
    if card in pack.wilds:
        return list(product(pack.colours, pack.wilds[card]))
    return [(card[0], int(card[1:]))]


def best_worth(spec: Spec, side: Iterable[str]) -> tuple[int, int]:
    return max(worth(spec, cards) for cards in product(*(readings(spec.pack, card) for card in side)))


def effort(spec: Spec, side: Sequence[str], unseen: Sequence[str]) -> int:
    return comb(len(unseen), spec.size - len(side)) * prod(len(readings(spec.pack, card)) for card in side)


def random_position(spec: Spec, rng: Random) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Two sides and the unseen cards. Neighbours in colour and strength are preferred, so that formations occur."""
    while True:
        colours = rng.sample(spec.pack.colours, rng.randint(1, len(spec.pack.colours)))
        low = rng.choice(spec.pack.strengths)
        near = [
            card for card in spec.pack.cards if card[0] in colours and abs(int(card[1:]) - low) <= rng.choice((3, 12))
        ]
        cards = rng.sample(near, len(near))
        sides: list[tuple[str, ...]] = []
        for full in (spec.size, rng.randrange(spec.size + 1)):
            wild = rng.sample(sorted(spec.pack.wilds), min(full, rng.choice((0, 0, 0, 1, 1, 2, 3))))
            side = [*wild, *(cards.pop() for _ in range(min(full - len(wild), len(cards))))]
            sides.append(tuple(rng.sample(side, len(side))))
        mine, theirs = sides
        unseen = tuple(cards[: rng.randint(0, 14)])
        if len(mine) == spec.size and effort(spec, mine, ()) <= 4000 and effort(spec, theirs, unseen) <= 4000:
            return mine, theirs, unseen


@pytest.mark.parametrize("name", SPECS)
def test_the_prover_is_brute_force_without_the_force(name: str) -> None:
    spec = SPECS[name]
    contest = spec.contest
    rng = Random(name)
    answers = {"beatable": 0, "unbeatable": 0, "wild": 0}
    for _ in range(800):
        mine, theirs, unseen = random_position(spec, rng)
        own = best_worth(spec, mine)
        formation, total = contest.strength(mine)
        assert (formation, -total if spec.lowest else total) == own, mine

        missing = spec.size - len(theirs)
        worths = {added: best_worth(spec, (*theirs, *added)) for added in combinations(unseen, missing)}
        best = max(worths.values(), default=None)
        answer = contest.beatable(mine, theirs, spec.pack.mask(unseen))
        question = (mine, theirs, unseen)
        assert contest.holds(mine, theirs, spec.pack.mask(unseen)) == (answer is None), question
        if answer is None:
            assert best is None or best <= own, question
            answers["unbeatable"] += 1
        else:
            named = tuple(sorted(answer, key=unseen.index))
            assert worths[named] == best, question
            assert best > own, question
            answers["beatable"] += 1
        answers["wild"] += any(card in spec.pack.wilds for card in theirs)
    assert min(answers.values()) > 50, answers


def test_a_witness_of_another_game_does_not_answer_when_one_of_its_cards_is_gone() -> None:
    contest = SPECS["stone"].contest
    mine, theirs = ("R4", "R5", "R6"), ("B7", "B8")
    assert not contest.holds(mine, theirs, CLANS.mask(["B9"]))
    assert not contest.holds(mine, theirs, CLANS.mask(["B6", "G1"]))
    assert contest.holds(mine, theirs, CLANS.mask(["G9", "G6"]))
    assert not contest.holds(mine, theirs, CLANS.mask(["B9"]))


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
def test_a_side_is_worth_the_best_that_its_cards_can_be(side: tuple[str, ...], strength: Strength) -> None:
    assert SPECS["stone"].contest.strength(side) == strength


def test_an_incomplete_side_has_no_strength() -> None:
    with pytest.raises(ValueError, match="a side of 3 cards"):
        SPECS["stone"].contest.strength(("R1", "R2"))


def test_the_answer_names_the_very_cards() -> None:
    contest = SPECS["stone"].contest
    assert contest.beatable(("R9", "G9", "B9"), ("P7",), CLANS.mask(["P8", "P6", "P5", "G1"])) == ("P6", "P8")
    assert contest.beatable(("R9", "G9", "B9"), ("P7",), CLANS.mask(["P9", "P5", "G1"])) is None


def test_a_complete_side_that_is_stronger_needs_no_card_to_beat() -> None:
    contest = SPECS["stone"].contest
    assert contest.beatable(("R1", "G2", "B4"), ("P1", "P2", "P3"), 0) == ()
    assert contest.beatable(("P1", "P2", "P3"), ("R1", "G2", "B4"), 0) is None


def test_formations_have_a_key_for_the_translators() -> None:
    assert [formation.key for formation in Formation] == ["sum", "run", "colour", "kind", "colour-run"]

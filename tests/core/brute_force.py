"""Brute force to check the prover: every completion, with every value of every wild card, straight from the rules."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, prod
from random import Random
from typing import NamedTuple

from core.formations import Contest, Formation, Pack

CLANS = Pack("ROYGBP", range(1, 10), {"Joker": range(1, 10), "Spy": range(7, 8), "Shield": range(1, 4)})
SIEGE = Pack("RYGBP", range(12), {"Joker": range(12), "Spy": range(10, 11), "Shield": range(1, 4)})
ALL = tuple(Formation)


class Spec(NamedTuple):
    """A contest, described once for the prover and once for brute force."""

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


def worth(spec: Spec, colour: bool, strengths: Sequence[int]) -> tuple[int, int]:
    """The worth of cards of these strengths, of one colour or not, straight from the rules: larger is better."""
    strengths = sorted(strengths)
    total = sum(strengths)
    if spec.lowest:
        return Formation.SUM, -total
    run = all(low + 1 == high for low, high in pairwise(strengths))
    kind = strengths[0] == strengths[-1]
    if colour and run and Formation.COLOUR_RUN in spec.accepted:
        return Formation.COLOUR_RUN, total
    if colour and run and not spec.mixed:
        return Formation.SUM, total
    made = [(kind, Formation.KIND), (colour, Formation.COLOUR), (run, Formation.RUN)]
    return max([each for yes, each in made if yes and each in spec.accepted], default=Formation.SUM), total


@cache
def judge(spec: Spec) -> Callable[[bool, tuple[int, ...]], tuple[int, int]]:
    """The worth of cards in this contest, worked out once for all colours."""
    return cache(lambda colour, strengths: worth(spec, colour, strengths))


@cache
def readings(pack: Pack, card: str) -> list[tuple[str, int]]:
    if card in pack.wilds:
        return list(product(pack.colours, pack.wilds[card]))
    return [(card[0], int(card[1:]))]


def best_worth(spec: Spec, side: Iterable[str]) -> tuple[int, int]:
    judged = judge(spec)
    every_reading = product(*(readings(spec.pack, card) for card in side))
    values = [zip(*cards, strict=True) for cards in every_reading]
    return max(judged(len({*colours}) == 1, strengths) for colours, strengths in values)


def effort(spec: Spec, side: Sequence[str], unseen: Sequence[str]) -> int:
    return comb(len(unseen), spec.size - len(side)) * prod(len(readings(spec.pack, card)) for card in side)


def random_position(spec: Spec, rng: Random) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Two sides and the unseen cards, with neighbouring colours and strengths preferred so that formations occur."""
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


def completions(spec: Spec, side: Sequence[str], unseen: Sequence[str]) -> dict[tuple[str, ...], tuple[int, int]]:
    """What a side would be worth with each set of unseen cards that completes it."""
    return {added: best_worth(spec, (*side, *added)) for added in combinations(unseen, spec.size - len(side))}

"""What the two line games have in common: what sides of cards are worth, and whether unseen cards could beat one.

All sets of cards that make a formation are listed, once for each kind of place. A set of cards is a number with a bit
for each card. Sums need no list: the highest cards make the highest sum.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product

SUM, RUN, COLOUR, KIND, COLOUR_RUN = range(1, 6)
"""The formations, weakest first. Three, or two, or four, of one strength are a kind."""
Worth = tuple[int, int]
"""The formation, and the sum of the strengths: the larger is the stronger."""

_BITS = {f"{colour}{strength}": 1 << place for place, (strength, colour) in enumerate(product(range(12), "ROYGBP"))}
"""By strength, so that a higher bit is never a weaker card."""


@dataclass(frozen=True, slots=True)
class Face:
    """What counts at one place."""

    colours: str
    strengths: range
    size: int
    counts: frozenset[int]
    """The formations that are more than a sum here."""
    lowest: bool = False
    """Whether the lowest sum wins."""
    by_type: bool = False
    """Whether a colour run is a colour or a run where only that counts; otherwise it is a sum there."""


def strength(card: str) -> int:
    return int(card[1:])


def mask(cards: Sequence[str]) -> int:
    return sum(_BITS[card] for card in cards)


def worth(face: Face, cards: Sequence[str]) -> Worth:
    """What a complete side is worth."""
    strengths = sorted(map(strength, cards))
    total = sum(strengths)
    if face.lowest:
        return SUM, -total
    is_colour = len({card[0] for card in cards}) == 1
    is_kind = len({*strengths}) == 1
    is_run = strengths == [*range(strengths[0], strengths[0] + face.size)]
    is_both = is_colour and is_run
    if is_both and COLOUR_RUN not in face.counts and not face.by_type:
        return SUM, total
    made = ((COLOUR_RUN, is_both), (KIND, is_kind), (COLOUR, is_colour), (RUN, is_run))
    return next((formation for formation, yes in made if yes and formation in face.counts), SUM), total


@cache
def _formations(face: Face) -> tuple[tuple[Worth, int], ...]:
    """Every set of cards that makes a formation which counts here."""
    return tuple((value, mask(cards)) for cards in _candidates(face) if (value := worth(face, cards))[0] != SUM)


def _candidates(face: Face) -> Iterator[tuple[str, ...]]:
    """All sets of one colour, of one strength, and all runs of several colours."""
    for colour in face.colours:
        for strengths in combinations(face.strengths, face.size):
            yield tuple(f"{colour}{number}" for number in strengths)
    for number in face.strengths:
        for colours in combinations(face.colours, face.size):
            yield tuple(f"{colour}{number}" for colour in colours)
    for low in face.strengths[: 1 - face.size]:
        for colours in product(face.colours, repeat=face.size):
            if len({*colours}) > 1:
                yield tuple(f"{colour}{low + step}" for step, colour in enumerate(colours))


@lru_cache(4096)
def _completions(face: Face, goal: Worth, held: int) -> tuple[int, ...]:
    """Every set of cards that makes more than the goal of a side with these cards, by a formation."""
    return tuple(cards & ~held for value, cards in _formations(face) if value > goal and not held & ~cards)


@lru_cache(4096)
def _possible(face: Face, goal: Worth, held: int, unseen: int) -> tuple[int, ...]:
    return tuple(cards for cards in _completions(face, goal, held) if not cards & ~unseen)


def can_beat(face: Face, goal: Worth, side: Sequence[str], unseen: int, gone: int) -> bool:
    """Whether a side that lacks cards can become worth more than the goal with unseen cards that are not gone since."""
    if any(not cards & gone for cards in _possible(face, goal, mask(side), unseen)):
        return True
    if goal[0] != SUM:
        return False
    best = _best(face, unseen & ~gone, face.size - len(side))
    total = sum(map(strength, side)) + sum(best)
    return len(best) == face.size - len(side) and (-total if face.lowest else total) > goal[1]


def _best(face: Face, cards: int, count: int) -> list[int]:
    """The highest strengths of these cards, or the lowest if they win; fewer if there are no more."""
    numbers = [number for number, bits in _BY_STRENGTH for _ in range((cards & bits).bit_count())]
    return numbers[:count] if face.lowest else numbers[::-1][:count]


_BY_STRENGTH = [(number, mask([f"{colour}{number}" for colour in "ROYGBP"])) for number in range(12)]

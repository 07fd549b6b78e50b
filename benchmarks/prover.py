"""How long a proof takes, compared with brute force on the same positions: python -m benchmarks.prover"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter

from core.formations import Contest
from tests.core.brute_force import CLANS, SPECS, Spec, completions

POSITIONS = 150
UNSEEN = 24
REPEATS = 200

Position = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def positions(spec: Spec, wilds: Sequence[str], rng: Random) -> list[Position]:
    """A complete side without wild cards against one with these, the rest of it clan cards or missing."""
    found = []
    for _ in range(POSITIONS):
        cards = rng.sample(CLANS.cards, len(CLANS.cards))
        mine = tuple(cards.pop() for _ in range(spec.size))
        theirs = (*wilds, *(cards.pop() for _ in range(rng.randrange(spec.size - len(wilds)))))
        found.append((mine, theirs, tuple(cards[:UNSEEN])))
    return found


def microseconds(work: Callable[[], object], repeats: int) -> float:
    begun = perf_counter()
    for _ in range(repeats):
        work()
    return 1e6 * (perf_counter() - begun) / repeats


def measure(spec: Spec, position: Position) -> tuple[float, ...]:
    """Time a proof by a new prover, again, with the cards named, and by brute force."""
    mine, theirs, unseen = position
    mask = CLANS.mask(unseen)
    contest = Contest(CLANS, spec.size, spec.accepted)
    strength = contest.strength(mine)
    return (
        microseconds(lambda: contest.strongest(theirs, mask, strength), 1),
        microseconds(lambda: contest.strongest(theirs, mask, strength), REPEATS),
        microseconds(lambda: contest.beatable(mine, theirs, mask), REPEATS),
        microseconds(lambda: max(completions(spec, theirs, unseen).values()), 1),
    )


def compare(title: str, spec: Spec, wilds: Sequence[str]) -> None:
    rows = [measure(spec, position) for position in positions(spec, wilds, Random(title))]
    first, again, named, brute = (median(column) for column in zip(*rows, strict=True))
    print(f"{title:28} {first:8.1f} {again:8.1f} {named:8.1f} {brute:12.0f} {brute / again:10.0f}")


def main() -> None:
    print(f"{'a proof, µs (median)':28} {'first':>8} {'again':>8} {'named':>8} {'brute force':>12} {'ratio':>10}")
    compare("3 cards", SPECS["stone"], [])
    compare("4 cards", SPECS["mud"], [])
    compare("3 cards, Joker", SPECS["stone"], ["Joker"])
    compare("4 cards, Spy and Shield", SPECS["mud"], ["Spy", "Shield"])
    compare("3 cards, Joker and Shield", SPECS["stone"], ["Joker", "Shield"])


if __name__ == "__main__":
    main()

"""What the benchmarks of the platforms have in common: in many matches, people press at the same moment."""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from statistics import median, quantiles
from typing import Protocol

MATCHES, AT_ONCE = (1, 100), (1, 10)
"""How many matches go on, and in how many of them somebody presses at the same moment."""
PRESSES = 40
"""Fewer than any match has."""
PATIENCE = 60.0
"""Seconds."""


class Pair(Protocol):
    """Two people and their match, with the milliseconds that presses took."""

    answered: list[float]
    edited: list[float]

    async def move(self) -> None: ...


async def measure(pairs: Sequence[Pair]) -> None:
    for at_once in AT_ONCE:
        if at_once <= len(pairs):
            await _press(pairs, at_once)


async def _press(pairs: Sequence[Pair], at_once: int) -> None:
    for pair in pairs:
        pair.answered.clear()
        pair.edited.clear()
    chosen = cycle(pairs)
    for _ in range(PRESSES // at_once):
        await asyncio.gather(*(pair.move() for pair in islice(chosen, at_once)))
    title = f"matches: {len(pairs)}, at a time: {at_once}"
    print(_told(f"{title}, answered", (each for pair in pairs for each in pair.answered)))
    print(_told(f"{title}, board edited", (each for pair in pairs for each in pair.edited)))


def _told(name: str, figures: Iterable[float]) -> str:
    listed = list(figures)
    return f"{name:42} {median(listed):9.1f} {quantiles(listed, n=100)[98]:9.1f}"


def heading(title: str) -> str:
    return f"{title:42} {'median':>9} {'99 %':>9}"


def choices(tokens: Sequence[str], gone: str = "") -> list[str]:
    """What can be chosen; nothing as long as this can be."""
    found = [token for token in tokens if token.startswith(("pick:", "move:"))]
    return [] if gone in found else found

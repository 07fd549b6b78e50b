"""What the platform benchmarks share: people in many matches press at the same time."""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from statistics import median, quantiles
from typing import Protocol

MATCHES, AT_ONCE = (1, 100), (1, 10)
"""How many matches are in progress, and in how many of them someone presses at the same time."""
PRESSES = 40
"""Fewer than any match needs."""
PATIENCE = 60.0
"""Seconds."""


class Pair(Protocol):
    """Two people and their match, with the milliseconds each press took."""

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
    print(_row(f"{title}, answered", (each for pair in pairs for each in pair.answered)))
    print(_row(f"{title}, board edited", (each for pair in pairs for each in pair.edited)))


def _row(name: str, figures: Iterable[float]) -> str:
    listed = list(figures)
    return f"{name:42} {median(listed):9.1f} {quantiles(listed, n=100)[98]:9.1f}"


def heading(title: str) -> str:
    return f"{title:42} {'median':>9} {'99 %':>9}"


def choices(tokens: Sequence[str], gone: str = "") -> list[str]:
    """The buttons to choose from; none while `gone` is still among them."""
    found = [token for token in tokens if token.startswith(("pick:", "move:"))]
    return [] if gone in found else found

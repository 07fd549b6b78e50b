"""Shuffles that anyone can check in any language: SHA-256 in counter mode.

Block i of a stream is SHA-256(key + i as 8 bytes, big-endian), where key = SHA-256(seed + label). The blocks are read
as big-endian 32-bit numbers. `below(n)` takes the first number under the largest multiple of n that fits in 32 bits,
modulo n; `shuffled` is Fisher-Yates from the last place down.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of random numbers that depends only on the seed and the label."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._numbers = _numbers(sha256(seed + label.encode()).digest())

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        while (number := next(self._numbers)) >= limit:
            pass
        return number % n

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        places = list(items)
        for last in range(len(places) - 1, 0, -1):
            other = self.below(last + 1)
            places[last], places[other] = places[other], places[last]
        return tuple(places)


def _numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(">8I", sha256(key + block.to_bytes(8, "big")).digest())
        block += 1

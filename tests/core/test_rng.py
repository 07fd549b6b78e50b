"""The shuffle, checked against its description on the architecture page."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

from core.rng import Rng


def test_numbers_are_the_blocks_of_sha_256_in_counter_mode() -> None:
    key = sha256(b"seed" + b"label").digest()
    stream = b"".join(sha256(key + block.to_bytes(8, "big")).digest() for block in range(2))
    numbers = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, 64, 4)]
    rng = Rng(b"seed", "label")
    assert [rng.below(2**32) for _ in range(16)] == numbers


def test_a_shuffle_never_changes() -> None:
    assert "".join(Rng(b"cairn", "clan 1").shuffled("ABCDEFGHIJ")) == "ADCEHGFIBJ"


def test_labels_and_seeds_give_different_streams() -> None:
    first = [Rng(seed, label).below(2**32) for seed in (b"a", b"b") for label in ("x", "y")]
    assert len(set(first)) == 4


def test_numbers_are_uniform() -> None:
    rng = Rng(b"even", "")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts = Counter(Rng(number.to_bytes(4, "big"), "").shuffled("abcd") for number in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    assert all(abs(count - 1_000) < 160 for count in counts.values())

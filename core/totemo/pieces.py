"""The pieces of Totemo. The rulebook gives some figures only in pictures: these are marked *inferred*."""

from typing import NamedTuple


class Supply(NamedTuple):
    """The blocks of one colour."""

    normal: int
    toppers: int
    value: int


SUPPLY = {
    "R": Supply(7, 2, 1),  # value inferred
    "O": Supply(4, 2, 2),  # value inferred
    "Y": Supply(7, 2, 1),  # value inferred
    "G": Supply(4, 2, 2),
    "B": Supply(7, 2, 1),
    "P": Supply(4, 2, 3),
    "W": Supply(3, 0, 0),
}
"""Colours in the order of the wheel, then the rainbow blocks in the bag."""
START = "W3"
"""The rainbow block in the centre from the start."""
START_VALUE = 3

SIZES = {"5x5": 5, "3x3": 3}
"""Rows and columns of each board. That the usual one has five is inferred."""
PATH = {2: 16, 3: 11, 4: 8}
"""The chief's steps to his wigwam, by number of players: inferred."""

TILES = (5, 6, 6, 7, 7, 8, 8, 9)
FIRST_TILE = 10
LOOP = 30

COLUMNS = "abcde"
HAND = 3
HEIGHT = 5
TOPPER = "^"

WHEEL = "ROYGBP"
RAINBOW = "W"

KINDS = tuple(
    kind for colour, supply in SUPPLY.items() for kind in ((colour, colour + TOPPER) if supply.toppers else (colour,))
)
"""The kinds of blocks in the bag, in notation."""
ORDER = {kind: place for place, kind in enumerate(KINDS)}
COUNTS = tuple(SUPPLY[kind[0]].toppers if TOPPER in kind else SUPPLY[kind[0]].normal for kind in KINDS)
"""How many blocks of each kind there are."""
BLOCKS = tuple(kind for kind, count in zip(KINDS, COUNTS, strict=True) for _ in range(count))
"""All blocks in the bag, in their order before shuffling."""
VALUES = {START: START_VALUE, **{kind: SUPPLY[kind[0]].value for kind in KINDS}}


def is_topper(block: str) -> bool:
    return block.endswith(TOPPER)


def matches(one: str, other: str) -> bool:
    """Whether two colours may touch: equal, adjacent on the wheel, or one is a rainbow."""
    if RAINBOW in (one[0], other[0]):
        return True
    return (WHEEL.index(one[0]) - WHEEL.index(other[0])) % len(WHEEL) in (0, 1, len(WHEEL) - 1)

"""Colours: two themes, each with a palette of at most 64 colours, shared by all its sprites and boards.

Pictures are drawn as palette indices from the start. The edge between two colours takes its shades from `Theme.ramp`,
so text and curves are smooth and composing a board needs no quantising.
"""

from dataclasses import dataclass
from functools import lru_cache

RGB = tuple[int, int, int]

SIZE = 64
"""The most colours in a palette."""
STEPS = 5
"""The number of steps from one colour to another at an edge: enough for the longest of the shades below."""


def rgb(code: str) -> RGB:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(paper: RGB, ink: RGB, amount: float) -> RGB:
    red, green, blue = (round(p + (i - p) * amount) for p, i in zip(paper, ink, strict=True))
    return red, green, blue


INK_ON = {"R": "cream", "O": "coal", "Y": "coal", "G": "cream", "B": "cream", "P": "cream", "slate": "cream"}
"""The colour of the text on each card face."""

Shades = tuple[tuple[str, str, int], ...]
"""Pairs of colours that meet in letters and curves, and the number of shades between them."""

_SHADES: Shades = (
    ("field", "ink", 4),
    ("lane", "ink", 3),
    ("field", "soft", 2),
    ("lane", "shade", 2),
    ("shade", "stone", 1),
    ("stone", "sunlit", 1),
    ("sunlit", "coal", 3),
    *((face, ink, 4) for face, ink in INK_ON.items()),
)


@dataclass(frozen=True, eq=False)
class Theme:
    """A named set of colours. Compared by identity: it is part of the key of every cached sprite."""

    name: str
    colours: tuple[tuple[str, str], ...]
    shades: Shades = _SHADES

    def colour(self, name: str) -> RGB:
        return rgb(dict(self.colours)[name])

    def index(self, name: str) -> int:
        """The colour's place in the palette."""
        return _indices(self)[name]

    def palette(self) -> bytes:
        return _palette(self)

    def ramp(self, paper: str, ink: str) -> bytes:
        """Palette indices for ink on paper, by coverage 0-255."""
        return _ramp(self, paper, ink)


_CARDS = (
    # Only the clans have colour: everything else on the table is mist, stone and ink.
    ("R", "b4232a"),
    ("O", "ee7a1c"),
    ("Y", "f5cb3c"),
    ("G", "2b7a4b"),
    ("B", "1f52a2"),
    ("P", "844fb3"),
    ("cream", "fbf6e9"),
    ("coal", "1b1a17"),
)

LIGHT = Theme(
    "light",
    (
        ("field", "eceae3"),
        ("lane", "e0ded5"),
        ("far", "dfe0d8"),
        ("near", "d1d4ca"),
        ("ink", "1f2a2b"),
        ("soft", "566261"),
        ("stone", "a3aaa4"),
        ("sunlit", "bcc2bb"),
        ("shade", "6b7470"),
        ("slate", "36444a"),
        *_CARDS,
    ),
)

DARK = Theme(
    "dark",
    (
        ("field", "12181c"),
        ("lane", "1d262b"),
        ("far", "182025"),
        ("near", "202b31"),
        ("ink", "f0ece0"),
        ("soft", "a9b3b1"),
        ("stone", "8f9893"),
        ("sunlit", "a9b1ab"),
        ("shade", "4e5754"),
        ("slate", "3f5059"),
        *_CARDS,
    ),
)


@lru_cache(maxsize=8)
def _entries(theme: Theme) -> tuple[RGB, ...]:
    entries = [rgb(code) for _, code in theme.colours]
    for paper, ink, shades in theme.shades:
        first, last = theme.colour(paper), theme.colour(ink)
        entries += [mix(first, last, step / (shades + 1)) for step in range(1, shades + 1)]
    if len(entries) > SIZE:
        raise ValueError(f"theme {theme.name} needs {len(entries)} colours, but a palette has {SIZE}")
    return tuple(entries)


@lru_cache(maxsize=8)
def _indices(theme: Theme) -> dict[str, int]:
    return {name: place for place, (name, _) in enumerate(theme.colours)}


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> bytes:
    return bytes(part for entry in _entries(theme) for part in entry)


@lru_cache(maxsize=256)
def _ramp(theme: Theme, paper: str, ink: str) -> bytes:
    first, last = theme.colour(paper), theme.colour(ink)
    places = [_nearest(theme, mix(first, last, step / STEPS)) for step in range(STEPS + 1)]
    return bytes([places[(cover * STEPS + 127) // 255] for cover in range(256)])


def _nearest(theme: Theme, shade: RGB) -> int:
    red, green, blue = shade
    distances = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in _entries(theme)]
    return distances.index(min(distances))

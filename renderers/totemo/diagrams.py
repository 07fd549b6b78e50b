"""Sheets for the rules of Totemo: its blocks, and parts of the board on which they stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from renderers import diagrams
from renderers.canvas import Sprite, centred, figure, pill
from renderers.diagrams import GAP, MARGIN
from renderers.pen import Point
from renderers.sprites import Format
from renderers.theme import Theme
from renderers.totemo.blocks import DEEP, FRONT, HIGH, SIDE, block, stand
from renderers.totemo.brush import Brush
from renderers.totemo.colours import coloured
from renderers.totemo.examples import Placing
from renderers.words import Words

WIDTH = 640
"""Narrow, so that blocks look large on a phone."""
INNER = WIDTH - 2 * MARGIN
"""The width of a single panel."""
HALF = (INNER - GAP) // 2
CAPTION = 72
ACROSS, SHIFT, BACK = 84, 42, 66
"""The step to the next hole in a row; and to the hole behind: to the right, and up."""
EDGE = 34
"""The thickness of the board."""
NEAR, FAR, LEFT, RIGHT = 18, 16, 14, 36
"""How far the board extends beyond the outer holes."""
PLATE = 36
"""The size of the plate with a row's name."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board: its columns from left to right, and its rows from front to back."""

    columns: str
    rows: str
    apart: float = 1
    """Extra distance between holes."""
    named: bool = False
    """Whether columns and rows show their names."""

    @property
    def size(self) -> tuple[int, int]:
        """The size of the board alone, without the blocks on it."""
        across, shift, back = self._between(len(self.columns) - 1, len(self.rows) - 1)
        wide = LEFT + across + FRONT + RIGHT + shift + (PLATE if self.named else 0)
        return wide + _lean(NEAR) + _lean(DEEP + FAR), NEAR + back + DEEP + FAR + EDGE

    @property
    def holes(self) -> list[str]:
        """The holes, from back to front."""
        return [column + row for row in reversed(self.rows) for column in self.columns]

    def spot(self, hole: str) -> tuple[int, int]:
        """The lower left corner of the lowest block's front in a hole."""
        across, shift, back = self._between(self.columns.index(hole[0]), self.rows.index(hole[1]))
        return _lean(NEAR) + LEFT + across + shift, self.size[1] - EDGE - NEAR - back

    def _between(self, columns: int, rows: int) -> tuple[int, int, int]:
        """How far this many columns extend to the right, and this many rows to the right and up."""
        return round(ACROSS * self.apart) * columns, round(SHIFT * self.apart) * rows, round(BACK * self.apart) * rows


@dataclass(frozen=True, slots=True)
class Sheet(diagrams.Sheet):
    """A picture in progress."""

    def card(self, card: str, form: Format, marked: bool = False) -> Sprite:
        """A block, which has only one size."""
        return block(self.theme, card, marked)

    def block(self, name: str, x: float, y: float, marked: bool = False) -> None:
        """A block with the centre of its front at this point."""
        stand(self.canvas, block(self.theme, name, marked), round(x - FRONT / 2), round(y + HIGH / 2), 0)

    def hand(self, blocks: Sequence[str], x: float, y: float, step: int = FRONT + 36) -> None:
        """Blocks side by side."""
        for place, name in enumerate(blocks):
            self.block(name, x - SIDE / 2 + step * (place - (len(blocks) - 1) / 2), y)

    def part(
        self, shown: Part, poles: Mapping[str, Sequence[str]], x: float, y: float, marked: str = ""
    ) -> tuple[int, int]:
        """A part of the board with the middle of its lower edge at this point; returns where its picture begins.

        The top block in the marked hole has a rim.
        """
        wide, high = shown.size
        left, top = round(x - wide / 2), round(y - high)
        ground(self.theme, shown).onto(self.canvas, left, top)
        for hole in shown.holes:
            right, down = shown.spot(hole)
            pole = poles.get(hole, ())
            for level, name in enumerate(pole):
                rim = hole == marked and level == len(pole) - 1
                stand(self.canvas, block(self.theme, name, rim), left + right, top + down, level)
        return left, top

    def placed(self, placing: Placing, shown: Part, x: float, y: float) -> None:
        """A block that has just been placed."""
        pole = (*placing.poles.get(placing.hole, ()), placing.block)
        self.part(shown, {**placing.poles, placing.hole: pole}, x, y, placing.hole)

    def cross(self, x: float, y: float, size: int = 54) -> None:
        """A cross that strikes out a block."""
        self.put(pill(self.theme, size, size, size // 2, "lane", "lane"), x, y)
        self.sign("crossed", x, y, size * 2 // 3)


def sheet(theme: Theme, words: Words, height: int, width: int = WIDTH) -> Sheet:
    painted = coloured(theme)
    return Sheet(painted, words, diagrams.land(painted, height, width))


def _lean(up: int) -> int:
    """How far a line towards the back moves to the right as it goes up this far."""
    return round(up * SHIFT / BACK)


@lru_cache(maxsize=32)
def ground(theme: Theme, shown: Part) -> Sprite:
    """The empty board, with the names of its columns and rows."""
    wide, high = shown.size
    brush, low = Brush(theme, shown.size, "wood"), high - EDGE
    lean = _lean(low - 1)
    near: list[Point] = [(1, low), (wide - lean - 1, low)]
    far: list[Point] = [(wide - 1, 1), (lean + 1, 1)]
    brush.polygon([*near, (near[1][0], high - 1), (near[0][0], high - 1)], "edge")
    brush.polygon([near[1], far[0], (far[0][0], 1 + EDGE), (near[1][0], high - 1)], "hole")
    brush.polygon([*near, *far], "wood")
    brush.line([*near, *far, near[0]], "edge", 3)
    spots = {hole: shown.spot(hole) for hole in shown.holes}
    centres = {hole: (x + (FRONT + SIDE) / 2, y - DEEP / 2) for hole, (x, y) in spots.items()}
    for x, y in centres.values():
        left = _lean(low - round(y))
        brush.line([(left + 4, y), (left + wide - lean - 4, y)], "grain", 4)
        brush.line([(x - _lean(low - round(y)), low - 3), (x + _lean(round(y)), 4)], "grain", 4)
    for x, y in centres.values():
        brush.oval(x - 25, y - 12, x + 25, y + 12, "edge")
        brush.oval(x - 23, y - 9, x + 23, y + 12, "hole")
    sprite = brush.sprite()
    if shown.named:
        _named(theme, sprite, shown)
    return sprite


def _named(theme: Theme, sprite: Sprite, shown: Part) -> None:
    """The column letters on the front edge, and the row numbers on the right edge."""
    for column in shown.columns:
        x, _ = shown.spot(column + shown.rows[0])
        centred(sprite.image, figure(theme, column, 38, "edge", "cream"), x + FRONT / 2, sprite.image.height - EDGE / 2)
    for row in shown.rows:
        x, y = shown.spot(shown.columns[-1] + row)
        middle = x + FRONT + SIDE + PLATE / 2 + 5, y - DEEP / 2
        centred(sprite.image, pill(theme, PLATE, PLATE, PLATE // 2, "wood", "edge"), *middle)
        centred(sprite.image, figure(theme, row, 34, "edge", "cream"), *middle)

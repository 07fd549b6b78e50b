"""Painting in many colours, on a large sheet that becomes a sprite in the theme's palette."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderers.canvas import Sprite
from renderers.pen import SCALE, Point
from renderers.theme import Theme

_TOUCHED = bytes(255 if cover else 0 for cover in range(256))


class Brush:
    """A sheet of this size. Painted shapes have smooth edges; the rest of the sprite is transparent."""

    def __init__(self, theme: Theme, size: tuple[int, int], paper: str) -> None:
        self.theme = theme
        large = size[0] * SCALE, size[1] * SCALE
        self.image = Image.new("RGB", large, theme.colour(paper))
        self.cover = Image.new("L", large)
        self._draws = ImageDraw.Draw(self.image), ImageDraw.Draw(self.cover)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        large = [(x * SCALE, y * SCALE) for x, y in points]
        for draw, fill in self._fills(colour):
            draw.polygon(large, fill=fill)

    def outlined(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A polygon with a rim of coal."""
        self.polygon(points, colour)
        self.line([*points, points[0]], "coal", width)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        large = [(x * SCALE, y * SCALE) for x, y in points]
        for draw, fill in self._fills(colour):
            draw.line(large, fill=fill, width=round(width * SCALE), joint="curve")
            for x, y in points:
                draw.ellipse(_box((x - width / 2, y - width / 2, x + width / 2, y + width / 2)), fill=fill)

    def oval(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        for draw, fill in self._fills(colour):
            draw.ellipse(_box((left, top, right, bottom)), fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, colour: str, radius: float = 0) -> None:
        for draw, fill in self._fills(colour):
            draw.rounded_rectangle(_box((left, top, right, bottom)), radius * SCALE, fill=fill)

    def _fills(self, colour: str) -> tuple[tuple[ImageDraw.ImageDraw, tuple[int, int, int] | int], ...]:
        return (self._draws[0], self.theme.colour(colour)), (self._draws[1], 255)

    def sprite(self) -> Sprite:
        palette = Image.new("P", (1, 1))
        palette.putpalette(self.theme.palette())
        small = self.image.reduce(SCALE).quantize(palette=palette, dither=Image.Dither.NONE)
        cover = self.cover.reduce(SCALE)
        mask = Image.frombytes("L", cover.size, cover.tobytes().translate(_TOUCHED))
        return Sprite(Image.frombytes("L", small.size, small.tobytes()), mask)


def _box(sides: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = sides
    return left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1

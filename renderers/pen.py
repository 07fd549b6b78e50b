"""A pen for shapes: it draws on a grid of 100 by 100 units, on an image four times the final size."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

SCALE = 4
Point = tuple[float, float]


class Pen:
    """Draws on the 100-unit grid."""

    def __init__(self, image: Image.Image) -> None:
        self.draw = ImageDraw.Draw(image)
        self.unit = image.width / 100

    def polygon(self, points: Sequence[Point], fill: int = 255) -> None:
        self.draw.polygon([(x * self.unit, y * self.unit) for x, y in points], fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: int = 255) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def oval(self, left: float, top: float, right: float, bottom: float, fill: int = 255) -> None:
        u = self.unit
        self.draw.ellipse((left * u, top * u, right * u, bottom * u), fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0, fill: int = 255) -> None:
        u = self.unit
        self.draw.rounded_rectangle((left * u, top * u, right * u, bottom * u), radius * u, fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: int = 255) -> None:
        u = self.unit
        self.draw.line([(x * u, y * u) for x, y in points], fill=fill, width=round(width * u), joint="curve")
        for x, y in points:
            self.disc(x, y, width / 2, fill)

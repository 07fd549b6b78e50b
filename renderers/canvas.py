"""Drawing in palette indices: an image holds indices into its theme's palette and becomes a PNG at the end."""

from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from renderers import lettering
from renderers.lettering import Weight
from renderers.shapes import panel, shape
from renderers.theme import Theme

COMPRESSION = 3

_TOUCHED = bytes(255 if cover else 0 for cover in range(256))


class Sprite(NamedTuple):
    """A small image to paste, and the mask of its visible pixels; None means all of them."""

    image: Image.Image
    mask: Image.Image | None = None

    def onto(self, canvas: Image.Image, x: int, y: int) -> None:
        # The part of Image.paste() after its checks, which take longer than the pixels.
        box = x, y, x + self.image.width, y + self.image.height
        if self.mask:
            canvas.im.paste(self.image.im, box, self.mask.im)
        else:
            canvas.im.paste(self.image.im, box)


def blank(theme: Theme, size: tuple[int, int], colour: str) -> Image.Image:
    # Mode "L" although these are indices: Pillow maps and pastes it like any grey image; encode() adds the colours.
    return Image.new("L", size, theme.index(colour))


def stain(theme: Theme, cover: Image.Image, paper: str, ink: str) -> Sprite:
    """Coverage as a sprite: ink on paper, transparent where there is no ink."""
    # bytes.translate() does the work of Image.point() without turning its table into a list each time.
    data, size = cover.tobytes(), cover.size
    image = Image.frombytes("L", size, data.translate(theme.ramp(paper, ink)))
    return Sprite(image, Image.frombytes("L", size, data.translate(_TOUCHED)))


@lru_cache(maxsize=1024)
def label(
    theme: Theme, text: str, weight: Weight, size: int, width: int, paper: str, ink: str, lines: int = 1
) -> Sprite:
    """Text fitted to this width, on one or two lines."""
    return stain(theme, lettering.block(text, weight, size, width, lines), paper, ink)


@lru_cache(maxsize=256)
def figure(theme: Theme, text: str, size: int, paper: str, ink: str) -> Sprite:
    """Digits or a letter, cropped to the ink."""
    return stain(theme, lettering.glyph(text, "Black", size), paper, ink)


@lru_cache(maxsize=128)
def symbol(theme: Theme, name: str, size: int, paper: str, ink: str) -> Sprite:
    return stain(theme, shape(name, size), paper, ink)


@lru_cache(maxsize=256)
def pill(theme: Theme, width: int, height: int, radius: int, paper: str, ink: str) -> Sprite:
    return stain(theme, panel(width, height, radius), paper, ink)


def centred(canvas: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Paste the sprite with its centre at this point."""
    sprite.onto(canvas, round(x - sprite.image.width / 2), round(y - sprite.image.height / 2))


def encode(theme: Theme, canvas: Image.Image) -> bytes:
    """Encode a finished canvas, which cannot be used afterwards, as a PNG without any metadata."""
    canvas.putpalette(theme.palette())
    file = BytesIO()
    canvas.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()

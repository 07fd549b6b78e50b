"""Letters: text in, coverage masks out. Characters that the fonts lack are left out, so no text can break a layout."""

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

Weight = Literal["Medium", "Bold", "Black"]

FONTS = Path(__file__).parent / "fonts"
LONGEST = 80
SMALLEST = 11
LEGIBLE = 14
ELLIPSIS = "…"
_UNASSIGNED = "\U0010fffe"


@lru_cache(maxsize=96)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout needs only FreeType, so pictures are the same on every machine.
    return ImageFont.truetype(FONTS / f"AlegreyaSans-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def drawable(character: str) -> bool:
    """Whether the fonts have a glyph for it."""
    if character == " ":
        return True
    face = font("Medium", 24)
    glyph, missing = face.getmask(character), face.getmask(_UNASSIGNED)
    return glyph.size != (0, 0) and (glyph.size, bytes(glyph)) != (missing.size, bytes(missing))


def one_line(text: str, longest: int = LONGEST) -> str:
    """The text without line breaks, control and direction characters, cut to this length."""
    line = unicodedata.normalize("NFC", " ".join(text[: 4 * longest].split()))
    if not line.isprintable():
        line = " ".join("".join(char for char in line if unicodedata.category(char)[0] != "C").split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + ELLIPSIS


def clean(text: str) -> str:
    """The part of the text that can be drawn."""
    return " ".join("".join(char for char in one_line(text) if drawable(char)).split())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _width(text: str, weight: Weight, size: int) -> float:
    """The width of the ink: a swash may extend beyond a letter's advance."""
    left, _, right, _ = font(weight, size).getbbox(text)
    return right - left


@lru_cache(maxsize=2048)
def fit(text: str, weight: Weight, size: int, width: int) -> tuple[str, int]:
    """The text and the size at which it fits the width: first reduced in size, then shortened."""
    text = clean(text)
    smallest = max(SMALLEST, size * 3 // 5)
    while size > smallest and _width(text, weight, size) > width:
        size -= 1
    if _width(text, weight, size) <= width:
        return text, size
    while text and _width(text.rstrip() + ELLIPSIS, weight, size) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


def halves(text: str, weight: Weight, size: int, width: int) -> tuple[str, ...]:
    """The text on one line if it fits the width, otherwise broken at a space into the two shortest lines."""
    text = clean(text)
    words = text.split(" ")
    if len(words) == 1 or _width(text, weight, size) <= width:
        return (text,)
    breaks = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return min(breaks, key=lambda lines: max(_width(line, weight, size) for line in lines))


def legible(text: str, weight: Weight, size: int, width: int, lines: int = 1) -> bool:
    """Whether the whole text fits the width on this many lines at a readable size."""
    parts = halves(text, weight, size, width) if lines > 1 else (clean(text),)
    return all(part and _width(part, weight, min(size, LEGIBLE)) <= width for part in parts)


def block(text: str, weight: Weight, size: int, width: int, lines: int) -> Image.Image:
    """Coverage of text fitted to the width on one or two lines."""
    parts = halves(text, weight, size, width) if lines > 1 else (text,)
    fitted = [fit(part, weight, size, width) for part in parts]
    size = min(smaller for _, smaller in fitted)
    rows = [mask(part, weight, size) for part, _ in fitted]
    step = round(size * 0.92)
    image = Image.new("L", (max(row.width for row in rows), rows[0].height + step * (len(rows) - 1)))
    for place, row in enumerate(rows):
        # Lines overlap, because they are set tighter than their boxes; keep the upper line's descenders.
        image.paste(255, ((image.width - row.width) // 2, step * place), row)
    return image


@lru_cache(maxsize=512)
def mask(text: str, weight: Weight, size: int) -> Image.Image:
    """Coverage of the text, cropped to the width of the ink but as high as a line, so that baselines align."""
    face = font(weight, size)
    left, _, right, _ = face.getbbox(text)
    image = Image.new("L", (max(1, int(right - left)), line_height(weight, size)))
    ImageDraw.Draw(image).text((-left, 0), text, fill=255, font=face)
    return image


def line_height(weight: Weight, size: int) -> int:
    ascent, descent = font(weight, size).getmetrics()
    return ascent + descent


@lru_cache(maxsize=512)
def glyph(text: str, weight: Weight, size: int) -> Image.Image:
    """Coverage of the text, cropped to the ink: for digits and letters that are centred by eye."""
    image = mask(text, weight, size)
    box = image.getbbox()
    return image.crop(box) if box else image

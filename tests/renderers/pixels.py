"""Finding out what is where in a picture."""

from io import BytesIO

from PIL import Image, ImageChops

from renderers.canvas import Sprite
from renderers.picture import Picture
from renderers.theme import RGB

ANY = [0] + [255] * 255
"""Everything that is not nothing."""


def indices(picture: Picture) -> Image.Image:
    """The picture's pixels as palette indices."""
    image = Image.open(BytesIO(picture.data))
    return Image.frombytes("L", image.size, image.tobytes())


def chunks(png: bytes) -> list[bytes]:
    """The names of a PNG's chunks."""
    names, place = [], 8
    while place < len(png):
        length = int.from_bytes(png[place : place + 4])
        names.append(png[place + 4 : place + 8])
        place += length + 12
    return names


def find(image: Image.Image, sprite: Sprite, x: int, rows: int | None = None) -> list[int]:
    """The y positions of the sprite's upper rows with its left edge at x."""
    part = sprite.image.crop((0, 0, sprite.image.width, rows or sprite.image.height))
    column = image.crop((x, 0, x + part.width, image.height)).tobytes()
    wanted, width = part.tobytes(), part.width
    return [y for y in range(image.height - part.height + 1) if column[y * width : (y + part.height) * width] == wanted]


def everywhere(image: Image.Image, sprite: Sprite) -> list[tuple[int, int]]:
    """The top left corners of the sprite in the image, ignoring pixels outside its mask."""
    width, height = sprite.image.size
    line = sprite.image.crop((0, height // 2, width, height // 2 + 1)).tobytes()
    found = []
    for y in range(image.height - height + 1):
        row = image.crop((0, y + height // 2, image.width, y + height // 2 + 1)).tobytes()
        x = row.find(line)
        while x >= 0:
            if shows(image, sprite, x + width / 2, y + height / 2):
                found.append((x, y))
            x = row.find(line, x + 1)
    return found


def shows(image: Image.Image, sprite: Sprite, x: float, y: float) -> bool:
    """Whether all of the sprite's ink is visible, centred on this point."""
    left, top = round(x - sprite.image.width / 2), round(y - sprite.image.height / 2)
    part = image.crop((left, top, left + sprite.image.width, top + sprite.image.height))
    different = ImageChops.difference(part, sprite.image)
    if sprite.mask:
        different = ImageChops.multiply(different.point(ANY), sprite.mask.point(ANY))
    return different.getbbox() is None


def luminance(colour: RGB) -> float:
    """Relative luminance as WCAG defines it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)

"""Animated GIFs: the theme's palette once, then the changed pixels of each frame, and nothing else."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from struct import pack

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from renderers.theme import Theme

_UNCHANGED = [255, *[0] * 255]

Part = tuple[Image.Image, tuple[int, int]]
"""The changed part of a frame, and its position."""


def shrunk(theme: Theme, canvas: Image.Image, factor: int) -> Image.Image:
    """A finished canvas scaled down by this factor, in the theme's palette; the canvas cannot be used afterwards."""
    canvas.putpalette(theme.palette())
    palette = Image.new("P", (1, 1))
    palette.putpalette(theme.palette())
    small = canvas.convert("RGB").reduce(factor).quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", small.size, small.tobytes())


def animated(theme: Theme, frames: Iterable[Image.Image], each: int, last: int, repeats: int) -> bytes:
    """The GIF of these frames (at least one); a frame that shows nothing new is left out.

    `each` and `last` are durations in milliseconds. Frames are taken one by one, so a match of hundreds needs no more
    memory than one of two.
    """
    clear = _clear(theme)
    parts = _changes(frames, clear)
    part = next(parts)
    file = BytesIO()
    file.write(_header(theme, part[0].size, repeats))
    for following in parts:
        file.writelines(_block(part, each, clear))
        part = following
    file.writelines(_block(part, last, clear))
    file.write(b";")
    return file.getvalue()


def _clear(theme: Theme) -> int:
    """The index after the theme's colours: a pixel that does not change."""
    return len(theme.palette()) // 3


def _changes(frames: Iterable[Image.Image], clear: int) -> Iterator[Part]:
    before = None
    for frame in frames:
        if before is None:
            yield frame, (0, 0)
        else:
            changed = ImageChops.difference(before, frame)
            box = changed.getbbox()
            if not box:
                continue
            part = frame.crop(box)
            part.paste(clear, mask=changed.crop(box).point(_UNCHANGED))
            yield part, (box[0], box[1])
        before = frame


def _header(theme: Theme, size: tuple[int, int], repeats: int) -> bytes:
    depth = _clear(theme).bit_length()
    colours = theme.palette().ljust(3 * 2**depth, b"\0")
    # The flags: one palette for all frames, with this many bits.
    screen = pack("<6s2H3B", b"GIF89a", *size, 0xF0 | depth - 1, 0, 0)
    return screen + colours + pack("<3s11s2BHB", b"!\xff\x0b", b"NETSCAPE2.0", 3, 1, repeats, 0)


def _block(part: Part, duration: int, clear: int) -> list[bytes]:
    image, offset = part
    return getdata(image, offset, duration=duration, transparency=clear, disposal=1)

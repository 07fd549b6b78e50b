"""Small pictures for tests."""

from io import BytesIO

from PIL import Image


def png(color: str = "red", size: tuple[int, int] = (40, 30)) -> bytes:
    return _drawn("PNG", color, size)


def gif(color: str = "red", size: tuple[int, int] = (40, 30)) -> bytes:
    return _drawn("GIF", color, size)


def _drawn(kind: str, color: str, size: tuple[int, int]) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", size, color).save(buffer, kind)
    return buffer.getvalue()

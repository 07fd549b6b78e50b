"""Screens as the room stores them: a JSON body, and with it the pictures and files that the body names."""

import asyncio
from hashlib import sha256
from typing import Any

from bot import buttons
from bot.screens.pictures import PicturePool, in_words
from bot.screens.screen import Button, File, Screen, spans
from bot.store.web import Attachment, Body
from renderers import DARK, LIGHT

CONTENT_TYPES = {"png": "image/png", "gif": "image/gif"}
"""The content types of pictures, by format. Anything else is a file."""
FILE_TYPES = {"txt": "text/plain", "zip": "application/zip"}
"""Those of files."""


async def make(screen: Screen, pool: PicturePool) -> tuple[dict[str, Any], list[Attachment]]:
    screen = in_words(pool.admit(screen))
    body: dict[str, Any] = {"text": _named(screen.text)}
    if screen.title:
        body["title"] = screen.title
    attachments: list[Attachment] = []
    if screen.drawing:
        light, dark = await asyncio.gather(pool.draw(screen.drawing, LIGHT), pool.draw(screen.drawing, DARK))
        shown = [_attachment(picture.type, picture.data) for picture in (light, dark)]
        width, height = light.size
        body["picture"] = {
            "light": shown[0].digest,
            "dark": shown[1].digest,
            "width": width,
            "height": height,
            "alt": light.alt,
        }
        if light.type == "gif":
            body["picture"]["moves"] = True
        attachments += shown
    if screen.file:
        attachments.append(_file(screen.file))
        body["file"] = {"name": screen.file.name, "digest": attachments[-1].digest}
    if screen.rows:
        body["rows"] = [[_button(button) for button in row] for row in screen.rows]
    if screen.mentions:
        body["mentions"] = list(screen.called)
    if screen.is_hushed:
        body["hushed"] = True
    if screen.ply is not None:
        body["ply"] = screen.ply
    if screen.until:
        body["until"] = screen.until.timestamp()
    return body, attachments


def _named(text: str) -> str:
    """A channel is written with a #, so that it reads as one. A moment keeps its mark: the page shows its own time."""
    pieces = zip(text.split("`"), spans(text), strict=True)
    return "`".join(f"#{part}" if kind == "address" else piece for piece, (kind, part) in pieces)


def talk(text: str, mentions: list[str]) -> Body:
    """What a person says."""
    return {"text": text, "mentions": mentions} if mentions else {"text": text}


def _button(button: Button) -> dict[str, Any]:
    shown: dict[str, Any] = {"label": button.label, "token": button.token, "style": button.style}
    match buttons.read(button.token):
        case buttons.Verb("set"), [setting, value]:
            language = {"language": value} if setting == "language" else {}
            shown |= {**language, "pressed": button.style == "primary"}
    return shown


def _file(file: File) -> Attachment:
    return _attachment("zip" if file.archive else "txt", file.data)


def _attachment(type: str, data: bytes) -> Attachment:
    return Attachment(sha256(data).hexdigest(), type, data)

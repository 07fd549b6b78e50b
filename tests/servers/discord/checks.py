"""Discord's rules for messages that its schema does not state. Each rule yields what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from tests.servers.discord import component_checks
from tests.servers.discord.model import COMPONENTS_V2, EPHEMERAL, SILENT, SUPPRESS_EMBEDS, Json, Version
from tests.servers.discord.payloads import mentioned_files
from tests.servers.discord.refusals import Fault

CONTENT, EMBEDS_TOTAL, ALT_TEXT, FILES, NONCE = 2000, 6000, 1024, 10, 25
LENGTHS = {"title": 256, "description": 4096}
FILENAME = re.compile(r"[A-Za-z0-9._-]+")
WEB = re.compile(r"https?://[^\s/]+\S*")

Path = tuple[str | int, ...]


def message(
    body: Json, files: Sequence[str], result: Version, at: Path = (), ephemeral: bool = False
) -> Iterator[Fault]:
    """Checks a message as requested, the names of the uploaded files, and the message that would result."""
    content = body.get("content")
    if content is not None and len(content) > CONTENT:
        yield Fault((*at, "content"), f"Must be {CONTENT} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    yield from _embeds(body.get("embeds") or [], (*at, "embeds"))
    yield from _files(body, files, at)
    yield from _mentions(body.get("allowed_mentions"), (*at, "allowed_mentions"))
    yield from _flags(body.get("flags") or 0, at, ephemeral)
    yield from _nonce(body, at)
    if body.get("tts"):
        yield Fault((*at, "tts"), "Nobody wants to be read to.")
    v2 = bool(result.flags & COMPONENTS_V2)
    yield from component_checks.components(body.get("components") or [], (*at, "components"), v2)
    if v2 and (result.content or result.embeds):
        yield Fault(at, "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2")
    names = [file.filename for file in result.attachments]
    for name in mentioned_files([*result.embeds, *result.components]):
        if name not in names:
            yield Fault((*at, "embeds"), f"attachment://{name} is not attached", "URL_TYPE_INVALID_ATTACHMENT")
    if len(set(names)) < len(names):
        yield Fault((*at, "attachments"), f"two files have the same name: {names}")


def _embeds(embeds: list[Json], at: Path) -> Iterator[Fault]:
    total = 0
    for number, embed in enumerate(embeds):
        here = (*at, number)
        fields = embed.get("fields") or []
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        total += sum(len(embed.get(name) or "") for name in LENGTHS)
        total += len(footer.get("text") or "") + len(author.get("name") or "")
        total += sum(len(field.get("name") or "") + len(field.get("value") or "") for field in fields)
        shown = ("title", "description", "image", "thumbnail", "video")
        if not fields and not footer and not author and not any(embed.get(name) for name in shown):
            yield Fault((*here, "description"), "This field is required", "BASE_TYPE_REQUIRED")
        for name, most in LENGTHS.items():
            if len(embed.get(name) or "") > most:
                yield Fault((*here, name), f"Must be {most} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
        for place, field in enumerate(fields):
            for name, most in (("name", 256), ("value", 1024)):
                if not 1 <= len((field.get(name) or "").strip()) <= most:
                    yield Fault((*here, "fields", place, name), f"Must be between 1 and {most} in length.")
        if footer and not 1 <= len(footer.get("text") or "") <= 2048:
            yield Fault((*here, "footer", "text"), "Must be between 1 and 2048 in length.")
        if author and not 1 <= len(author.get("name") or "") <= 256:
            yield Fault((*here, "author", "name"), "Must be between 1 and 256 in length.")
        yield from _addresses(embed, here)
    if total > EMBEDS_TOTAL:
        yield Fault(at, f"Embed size exceeds maximum size of {EMBEDS_TOTAL}", "MAX_EMBED_SIZE_EXCEEDED")


def _addresses(embed: Json, at: Path) -> Iterator[Fault]:
    wanted: list[tuple[Path, Any, bool]] = [(("url",), embed.get("url"), False)]
    for name, key in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
        wanted += [((name, key), (embed.get(name) or {}).get(key), True)]
    for path, address, upload in wanted:
        if address and not WEB.fullmatch(address) and not (upload and address.startswith("attachment://")):
            yield Fault((*at, *path), f"Scheme {address!r} is not supported", "URL_TYPE_INVALID_SCHEME")


def _files(body: Json, files: Sequence[str], at: Path) -> Iterator[Fault]:
    listed = body.get("attachments")
    if len(files) > FILES or len(listed or []) > FILES:
        yield Fault((*at, "attachments"), f"Must be {FILES} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    for name in files:
        if not FILENAME.fullmatch(name):
            yield Fault((*at, "attachments"), f"Discord would change the file name {name!r}")
    for number, file in enumerate(listed or []):
        alt, index = file.get("description"), file.get("id")
        if alt is not None and not 1 <= len(alt) <= ALT_TEXT:
            yield Fault((*at, "attachments", number, "description"), f"Must be between 1 and {ALT_TEXT} in length.")
        if _is_upload(index, files) and file.get("filename", files[int(index)]) != files[int(index)]:
            yield Fault((*at, "attachments", number, "filename"), "is not the name of the file that was uploaded")
    if listed is not None:
        uploaded = {int(file["id"]) for file in listed if _is_upload(file.get("id"), files)}
        for index in set(range(len(files))) - uploaded:
            yield Fault((*at, "attachments"), f"files[{index}] is uploaded and not listed")


def _is_upload(index: Any, files: Sequence[str]) -> bool:
    return str(index).isdigit() and int(index) < len(files)


def _mentions(allowed: Json | None, at: Path) -> Iterator[Fault]:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        if kind in parse and allowed.get(kind):
            yield Fault(at, f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.")
        if len(allowed.get(kind) or []) > 100:
            yield Fault((*at, kind), "Must be 100 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    for strange in set(parse) - {"users", "roles", "everyone"}:
        yield Fault((*at, "parse"), f"{strange!r} is nothing that can be allowed")


def _flags(flags: int, at: Path, ephemeral: bool) -> Iterator[Fault]:
    allowed = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2 | (EPHEMERAL if ephemeral else 0)
    if flags & EPHEMERAL and not ephemeral:
        # Discord ignores it and shows the message to everyone.
        yield Fault((*at, "flags"), "only the answer to an interaction can be ephemeral")
    elif flags & ~allowed:
        yield Fault((*at, "flags"), f"the flags {flags & ~allowed} cannot be set")


def _nonce(body: Json, at: Path) -> Iterator[Fault]:
    nonce = body.get("nonce")
    if nonce is not None and not 1 <= len(str(nonce)) <= NONCE:
        yield Fault((*at, "nonce"), f"Must be between 1 and {NONCE} in length.", "NONCE_TYPE_TOO_LONG")
    if body.get("enforce_nonce") and nonce is None:
        yield Fault((*at, "enforce_nonce"), "there is no nonce to enforce")

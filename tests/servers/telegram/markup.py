"""Telegram's HTML, read strictly: proper nesting, known tags only, and no bare `<`, `>` or `&`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape

from tests.servers.telegram.refusals import wrong
from tests.servers.telegram.values import Entity

SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
}
NAMED = {"lt", "gt", "amp", "quot"}
TOKEN = re.compile(r"<(?P<tag>[^<>]*)>|&(?P<reference>#[0-9]+|#x[0-9a-fA-F]+|\w+);|(?P<bare>[<>&])")
TAG = re.compile(r"(?P<end>/)?(?P<name>[a-zA-Z0-9-]+)(?P<attributes>(?:\s+[\w-]+(?:=(?:\"[^\"]*\"|'[^']*'))?)*)\s*")
ATTRIBUTE = re.compile(r"([\w-]+)(?:=(?:\"([^\"]*)\"|'([^']*)'))?")
PERSON = re.compile(r"tg://user\?id=(\d+)")
TIME = re.compile(r"r|w?[dD]?[tT]?")
"""How a time is shown: relative to now, or by weekday, date and time."""


@dataclass(frozen=True, slots=True)
class _Open:
    name: str
    start: int
    attributes: Mapping[str, str]


def parse(source: str) -> tuple[str, tuple[Entity, ...]]:
    """The plain text and its entities."""
    text: list[str] = []
    units = 0
    opened: list[_Open] = []
    entities: list[Entity] = []
    at = 0

    def add(part: str) -> None:
        nonlocal units
        text.append(part)
        units += len(part.encode("utf-16-le")) // 2

    for token in TOKEN.finditer(source):
        add(source[at : token.start()])
        at = token.end()
        place = len(source[: token.start()].encode())
        if token["bare"]:
            raise _unparsable(f'bare "{token["bare"]}" at byte offset {place}')
        if reference := token["reference"]:
            if not reference.startswith("#") and reference not in NAMED:
                raise _unparsable(f'unknown entity "&{reference};" at byte offset {place}')
            add(unescape(token.group()))
            continue
        tag = TAG.fullmatch(token["tag"])
        if tag is None:
            raise _unparsable(f'Unsupported start tag "{token["tag"]}" at byte offset {place}')
        name = tag["name"].lower()
        if not tag["end"]:
            attributes = {key: unescape(one or other) for key, one, other in ATTRIBUTE.findall(tag["attributes"])}
            opened.append(_open(name, units, attributes, opened, place))
        elif not opened:
            raise _unparsable(f"Unexpected end tag at byte offset {place}")
        elif opened[-1].name != name:
            raise _unparsable(
                f'Unmatched end tag at byte offset {place}, expected "</{opened[-1].name}>", found "</{name}>"'
            )
        else:
            begun = opened.pop()
            entity = _entity(begun, units - begun.start, opened)
            if entity and entity.length and not (entity.type == "pre" and _told(entity, entities)):
                entities.append(entity)
    add(source[at:])
    if opened:
        raise _unparsable(f'Can\'t find end tag corresponding to start tag "{opened[-1].name}"')
    return "".join(text), tuple(sorted(entities, key=lambda each: (each.offset, -each.length)))


def _open(name: str, start: int, attributes: Mapping[str, str], around: list[_Open], place: int) -> _Open:
    inside = {each.name for each in around}
    known: Mapping[str, set[str]] = {
        **{tag: set() for tag in SIMPLE},
        "code": {"class"},
        "span": {"class"},
        "a": {"href"},
        "tg-emoji": {"emoji-id"},
        "tg-time": {"unix", "format"},
        "blockquote": {"expandable"},
    }
    if name not in known:
        raise _unparsable(f'Unsupported start tag "{name}" at byte offset {place}')
    if strange := attributes.keys() - known[name]:
        raise _unparsable(f'Unsupported attribute "{min(strange)}" at byte offset {place}')
    if name == "span" and attributes.get("class") != "tg-spoiler":
        raise _unparsable(f'Tag "span" must have class "tg-spoiler" at byte offset {place}')
    if name == "a" and not attributes.get("href"):
        raise _unparsable(f"Link without an address at byte offset {place}")
    if name == "tg-emoji" and not attributes.get("emoji-id", "").isdecimal():
        raise _unparsable(f'Tag "tg-emoji" must have attribute "emoji-id" at byte offset {place}')
    if name == "tg-time" and not attributes.get("unix", "").isdecimal():
        raise _unparsable(f'Tag "tg-time" must have attribute "unix" at byte offset {place}')
    if name == "tg-time" and not TIME.fullmatch(attributes.get("format", "")):
        raise _unparsable(f'Tag "tg-time" has a wrong format at byte offset {place}')
    if inside & {"code", "pre"} and not (name == "code" and around[-1].name == "pre"):
        raise _unparsable(f'Tag "{name}" inside of code at byte offset {place}')
    if name == "blockquote" and "blockquote" in inside:
        raise _unparsable(f"Nested blockquote at byte offset {place}")
    return _Open(name, start, attributes)


def _entity(begun: _Open, length: int, around: list[_Open]) -> Entity | None:
    match begun.name:
        case "a" if person := PERSON.fullmatch(begun.attributes["href"]):
            return Entity("text_mention", begun.start, length, user=int(person[1]))
        case "a":
            return Entity("text_link", begun.start, length, url=begun.attributes["href"])
        case "span":
            return Entity("spoiler", begun.start, length)
        case "tg-emoji":
            return Entity("custom_emoji", begun.start, length, emoji=begun.attributes["emoji-id"])
        case "tg-time":
            unix, form = int(begun.attributes["unix"]), begun.attributes.get("format", "")
            return Entity("date_time", begun.start, length, unix=unix, form=form)
        case "blockquote":
            kind = "expandable_blockquote" if "expandable" in begun.attributes else "blockquote"
            return Entity(kind, begun.start, length)
        case "code" if around and around[-1].name == "pre":
            language = begun.attributes.get("class", "").removeprefix("language-")
            return Entity("pre", begun.start, length, language=language) if language else None
        case name:
            return Entity(SIMPLE[name], begun.start, length)


def _told(block: Entity, entities: list[Entity]) -> bool:
    """Whether the same block is already there, with its language."""
    return any((each.type, each.offset, each.length) == ("pre", block.offset, block.length) for each in entities)


def _unparsable(why: str) -> Exception:
    return wrong(f"can't parse entities: {why}")

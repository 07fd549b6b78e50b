"""Texts as Telegram sees them: counted in UTF-16 units, trimmed, with commands, mentions and links detected."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

from tests.servers.telegram import markup
from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.values import Entity, Json

LONGEST_TEXT = 4096
LONGEST_CAPTION = 1024
MOST_ENTITIES = 100

FOUND = (
    ("url", re.compile(r"(?<![\w/])(?:https?://[^\s<>\"]+[\w/=&#-]|t\.me/[\w/?=&#-]+)")),
    ("bot_command", re.compile(r"(?<![\w/@#.<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z]\w{2,31})?(?![\w/])", re.ASCII)),
    ("mention", re.compile(r"(?<![\w@/])@[A-Za-z]\w{3,31}\b", re.ASCII)),
    ("hashtag", re.compile(r"(?<![\w#/&])#\w*[^\W\d]\w*")),
)
CLOSED = {"code", "pre", "text_link", "text_mention"}
"""Nothing is detected inside these."""
TYPES = {
    "mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bold", "italic", "underline",
    "strikethrough", "spoiler", "blockquote", "expandable_blockquote", "code", "pre", "text_link", "text_mention",
    "custom_emoji", "date_time",
}  # fmt: skip
PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
HOST = re.compile(r"(?:[\w-]+\.)+[\w-]{2,}|\d+(?:\.\d+){3}")


def units(text: str) -> int:
    """The length that counts: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def found(text: str, marked: Iterable[Entity] = ()) -> tuple[Entity, ...]:
    """Unmarked commands, mentions, links and tags in a text."""
    taken = [(each.offset, each.offset + each.length) for each in marked if each.type in CLOSED]
    entities: list[Entity] = []
    for kind, pattern in FOUND:
        for match in pattern.finditer(text):
            offset, length = units(text[: match.start()]), units(match.group())
            if all(offset + length <= start or end <= offset for start, end in taken):
                entities.append(Entity(kind, offset, length))
                taken.append((offset, offset + length))
    return tuple(entities)


def read(
    text: str, mode: str | None, given: list[Json] | None, knows: Callable[[int], bool]
) -> tuple[str, tuple[Entity, ...]]:
    """A text from the bot, with its entities. A mention of someone whom the bot does not know is dropped."""
    if mode and given:
        raise wrong("can't parse entities", "both parse_mode and entities are given")
    if mode and mode != "HTML":
        raise wrong("unsupported parse_mode", f"this stand-in reads HTML only, not {mode}")
    plain, entities = markup.parse(text) if mode else (text, tuple(_given(text, each) for each in given or ()))
    plain, entities = trimmed(plain, entities)
    for entity in entities:
        if entity.type == "text_link" and not is_url(entity.url or ""):
            raise wrong("can't parse entities", f"a link to {entity.url!r}, which Telegram would drop")
    entities = tuple(each for each in entities if each.user is None or knows(each.user))
    entities = ordered((*entities, *found(plain, entities)))
    if len(entities) > MOST_ENTITIES:
        raise wrong("too many entities", f"{len(entities)}; Telegram shows {MOST_ENTITIES} and drops the rest")
    return plain, entities


def trimmed(text: str, entities: Iterable[Entity]) -> tuple[str, tuple[Entity, ...]]:
    """Without space at both ends, as all clients see it."""
    shift = units(text) - units(text.lstrip())
    short = text.strip()
    kept = []
    for entity in entities:
        start = max(entity.offset - shift, 0)
        end = min(entity.offset + entity.length - shift, units(short))
        if end > start:
            kept.append(replace(entity, offset=start, length=end - start))
    return short, tuple(kept)


def ordered(entities: Iterable[Entity]) -> tuple[Entity, ...]:
    return tuple(sorted(entities, key=lambda each: (each.offset, -each.length, each.type)))


def check_text(text: str, *, editing: bool) -> None:
    if not text:
        raise wrong("message text is empty")
    if units(text) > LONGEST_TEXT:
        raise wrong("MESSAGE_TOO_LONG" if editing else "message is too long", f"{units(text)} > {LONGEST_TEXT}")


def check_caption(text: str, *, editing: bool) -> None:
    if units(text) > LONGEST_CAPTION:
        said = "MEDIA_CAPTION_TOO_LONG" if editing else "message caption is too long"
        raise wrong(said, f"{units(text)} > {LONGEST_CAPTION}")


def is_url(url: str) -> bool:
    """Whether Telegram would open it. The payload of a deep link must be valid."""
    try:
        parts = urlsplit(url if "://" in url else f"https://{url}")
    except ValueError:
        return False
    if re.search(r"\s", url) or len(url) > 2048:
        return False
    if parts.scheme == "tg":
        return bool(parts.netloc)
    return parts.scheme in ("http", "https") and bool(HOST.fullmatch(parts.hostname or "")) and payload_fits(url)


def payload_fits(url: str) -> bool:
    link = deep_link(url)
    return link is None or bool(PAYLOAD.fullmatch(link[2]))


def deep_link(url: str) -> tuple[str, str, str] | None:
    """The bot, "start" or "startgroup", and the payload, of a link that opens a bot."""
    parts = urlsplit(url if "://" in url else f"https://{url}")
    query = parse_qs(parts.query, keep_blank_values=True)
    if parts.scheme == "tg" and parts.netloc == "resolve":
        name = query.get("domain", [""])[0]
    elif parts.hostname in ("t.me", "telegram.me"):
        name = parts.path.strip("/")
    else:
        return None
    for kind in ("start", "startgroup"):
        if kind in query:
            return name, kind, query[kind][0]
    return None


def share_link(url: str) -> tuple[str, str] | None:
    """The address and the text that a link lets people send to a chat of theirs."""
    parts = urlsplit(url)
    if (parts.hostname, parts.path) != ("t.me", "/share/url"):
        return None
    query = parse_qs(parts.query, keep_blank_values=True)
    return query.get("url", [""])[0], query.get("text", [""])[0]


def _given(text: str, entity: Json) -> Entity:
    kind, offset, length = entity.get("type"), entity.get("offset"), entity.get("length")
    if kind not in TYPES or not isinstance(offset, int) or not isinstance(length, int):
        raise wrong("can't parse MessageEntity", str(entity))
    encoded = text.encode("utf-16-le")
    if offset < 0 or length <= 0 or offset + length > len(encoded) // 2:
        raise wrong("ENTITY_BOUNDS_INVALID", f"{entity} in a text of {len(encoded) // 2} units")
    try:
        encoded[2 * offset : 2 * (offset + length)].decode("utf-16-le")
    except UnicodeDecodeError:
        raise wrong("ENTITY_BOUNDS_INVALID", f"{entity} splits a character") from None
    user = entity.get("user")
    if kind == "text_mention" and not (isinstance(user, dict) and isinstance(user.get("id"), int)):
        raise bad("can't parse MessageEntity: there is no user in the text_mention")
    return Entity(
        kind,
        offset,
        length,
        url=entity.get("url"),
        user=user["id"] if user else None,
        language=entity.get("language"),
        emoji=entity.get("custom_emoji_id"),
        unix=entity.get("unix_time"),
        form=entity.get("date_time_format"),
    )

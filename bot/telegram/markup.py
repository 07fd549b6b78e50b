"""Plain text as Telegram's HTML. Whatever stands in it, nothing becomes a mark, a mention, a command or a link."""

import re
from collections.abc import Iterable
from datetime import datetime
from html import escape

from bot.screens.spans import Kind, spans

Call = tuple[str, str]
"""An account, and the name by which it stands in the text."""

_LIVELY = re.compile(r"@|/(?=[\w/])|\.(?=\w)")
"""Where clients find people, commands and addresses in a text, it is parted by a space that has no width."""


def units(text: str) -> int:
    """The length that counts on Telegram."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, longest: int) -> str:
    if units(text) <= longest:
        return text
    return text.encode("utf-16-le")[: 2 * (longest - 1)].decode("utf-16-le", "ignore") + "…"


def plain(text: str) -> str:
    """Without the marks of code, for where there are none."""
    return text.replace("`", "")


def marked(text: str, calls: Iterable[Call], until: datetime | None, longest: int) -> str:
    """With the people who are called, and the moment when time runs out, as each reader's client tells it."""
    waiting = [(account, _quiet(name)) for account, name in calls]
    moment = until.strftime("%Y-%m-%d %H:%M UTC") if until else ""
    spare = sum(units(name) + 2 for _, name in waiting) + len(moment) + 3
    html = "".join(_marked(*span, waiting) for span in spans(cut(_quiet_but_code(text), longest - spare)))
    unnamed = ", ".join(_mention(*call) for call in waiting)
    time = f'⏳ <tg-time unix="{int(until.timestamp())}" format="r">{moment}</tg-time>' if until else ""
    return "\n".join(part for part in (unnamed, html, time) if part)


def _marked(kind: Kind, part: str, waiting: list[Call]) -> str:
    """Commands stay as they are: a touch sends them."""
    match kind:
        case "command":
            return part
        case "code":
            return f"<code>{_escaped(part)}</code>"
        case "plain":
            return _linked(part, waiting)


def _linked(part: str, waiting: list[Call]) -> str:
    """The first mention of each who is waiting for it becomes a call."""
    found = [
        (match.start(), match.end(), call)
        for call in waiting
        if (match := re.search(rf"(?<!\w){re.escape(call[1])}(?!\w)", part))
    ]
    if not found:
        return _escaped(part)
    start, end, call = min(found)
    waiting.remove(call)
    return _escaped(part[:start]) + _mention(*call) + _linked(part[end:], waiting)


def _mention(account: str, name: str) -> str:
    return f'<a href="tg://user?id={account}">{_escaped(name)}</a>'


def _quiet_but_code(text: str) -> str:
    return "`".join(_quiet(part) if kind == "plain" else part for kind, part in spans(text))


def _quiet(text: str) -> str:
    return _LIVELY.sub(lambda found: f"{found.group()}\u200b", text)


def _escaped(text: str) -> str:
    return escape(text, quote=False)

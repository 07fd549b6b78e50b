"""Plain text as Telegram's HTML, in which nothing turns into formatting, a mention, a command or a link."""

import re
from collections.abc import Iterable
from datetime import datetime
from html import escape

Call = tuple[str, str]
"""An account, and its name in the text."""

_COMMAND = re.compile(r"/[a-z]+")
_LIVELY = re.compile(r"@|/(?=[\w/])|\.(?=\w)")
"""Where clients detect people, commands and addresses in a text; a zero-width space breaks these up."""


def units(text: str) -> int:
    """The length as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, longest: int) -> str:
    if units(text) <= longest:
        return text
    return text.encode("utf-16-le")[: 2 * (longest - 1)].decode("utf-16-le", "ignore") + "…"


def plain(text: str) -> str:
    """The text without code marks, for places that have no formatting."""
    return text.replace("`", "")


def marked(text: str, calls: Iterable[Call], until: datetime | None, longest: int, title: str = "") -> str:
    """The text, with its title, mentions of the people called, and the deadline as each reader's client displays it."""
    waiting = [(account, _quiet(name)) for account, name in calls]
    moment = until.strftime("%Y-%m-%d %H:%M UTC") if until else ""
    heading = _quiet(title)
    spare = sum(units(name) + 2 for _, name in waiting) + len(moment) + 3 + units(heading) + 2
    parts = cut(_quiet_but_code(text), longest - spare).split("`")
    html = "".join(_code(part) if place % 2 else _linked(part, waiting) for place, part in enumerate(parts))
    unnamed = ", ".join(_mention(*call) for call in waiting)
    time = f'⏳ <tg-time unix="{int(until.timestamp())}" format="r">{moment}</tg-time>' if until else ""
    told = "\n\n".join(part for part in (heading and f"<b>{_escaped(heading)}</b>", html) if part)
    return "\n".join(part for part in (unnamed, told, time) if part)


def _code(part: str) -> str:
    """Commands stay as they are, so that a tap sends them."""
    return part if _COMMAND.fullmatch(part) else f"<code>{_escaped(part)}</code>"


def _linked(part: str, waiting: list[Call]) -> str:
    """Turn the first occurrence of each waiting name into a mention."""
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
    return "`".join(part if place % 2 else _quiet(part) for place, part in enumerate(text.split("`")))


def _quiet(text: str) -> str:
    return _LIVELY.sub(lambda found: f"{found.group()}\u200b", text)


def _escaped(text: str) -> str:
    return escape(text, quote=False)

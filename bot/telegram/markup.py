"""Plain text as Telegram's HTML. Whatever stands in it, nothing becomes a mark, a mention, a command or a link."""

import re
from collections.abc import Iterable
from datetime import datetime
from html import escape

Call = tuple[str, str]
"""An account, and the name by which it stands in the text."""

_COMMAND = re.compile(r"/[a-z]+")
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


def marked(text: str, calls: Iterable[Call], until: datetime | None, longest: int, title: str = "") -> str:
    """With the title, the people who are called, and the moment when time runs out, as each client shows it."""
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
    """Commands stay as they are: whoever touches one has written it."""
    return part if _COMMAND.fullmatch(part) else f"<code>{_escaped(part)}</code>"


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
    return "`".join(part if place % 2 else _quiet(part) for place, part in enumerate(text.split("`")))


def _quiet(text: str) -> str:
    return _LIVELY.sub(lambda found: f"{found.group()}\u200b", text)


def _escaped(text: str) -> str:
    return escape(text, quote=False)

"""Plain text as Telegram's HTML, in which nothing turns into formatting, a mention, a command or a link."""

import re
from collections.abc import Sequence
from datetime import datetime
from html import escape

from bot.screens.screen import MOMENT_FORMAT, Mention, Span, read_moment, spans
from bot.telegram.addresses import Address

_LIVELY = re.compile(r"@|/(?=[\w/])|\.(?=\w)")
"""Where clients detect people, commands and addresses in a text; a zero-width space breaks these up."""
_QUIET = "\u200b"


def units(text: str) -> int:
    """The length as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, longest: int) -> str:
    if units(text) <= longest:
        return text
    return text.encode("utf-16-le")[: 2 * (longest - 1)].decode("utf-16-le", "ignore") + "…"


def strip_code_marks(text: str) -> str:
    """The text without code marks, for places that have no formatting."""
    return "".join(_told(*span) for span in spans(text))


def _told(kind: Span, part: str) -> str:
    match kind:
        case "address":
            return Address.read(part).link
        case "moment":
            return read_moment(part)[1]
        case _:
            return part


def overhead(calls: Sequence[Mention], until: datetime | None, title: str = "") -> int:
    """The most that everything around a text can take."""
    names = sum(units(_quiet(name)) + 2 for _, name in calls)
    return names + (len(until.strftime(MOMENT_FORMAT)) if until else 0) + 3 + units(_quiet(title)) + 2


def measure(text: str) -> int:
    """The length of a text once nothing in it is active."""
    return units(_quiet_but_code(text))


def to_html(text: str, calls: Sequence[Mention], until: datetime | None, longest: int, title: str = "") -> str:
    """The text, with its title, mentions of the people called, and the deadline as each reader's client displays it."""
    waiting = [Mention(account, _quiet(name)) for account, name in calls]
    moment = until.strftime(MOMENT_FORMAT) if until else ""
    heading = _quiet(title)
    shown = cut(_quiet_but_code(text), longest - overhead(calls, until, title))
    html = "".join(_format_span(*span, waiting) for span in spans(shown))
    unnamed = ", ".join(_mention(*call) for call in waiting)
    time = f'⏳ <tg-time unix="{int(until.timestamp())}" format="r">{moment}</tg-time>' if until else ""
    told = "\n\n".join(part for part in (heading and f"<b>{_escape(heading)}</b>", html) if part)
    return "\n".join(part for part in (unnamed, told, time) if part)


def _format_span(kind: Span, part: str, waiting: list[Mention]) -> str:
    """Commands stay as they are, so that a tap sends them."""
    match kind:
        case "command":
            return part
        case "address":
            link = Address.read(part).link
            return f'<a href="https://{link}">{link}</a>'
        case "moment":
            unix, told = read_moment(part)
            return f'<tg-time unix="{unix}" format="Dt">{told}</tg-time>'
        case "code":
            return f"<code>{_escape(part)}</code>"
        case "plain":
            return _link_mentions(part, waiting)


def _link_mentions(part: str, waiting: list[Mention]) -> str:
    """Turn the first occurrence of each waiting name into a mention."""
    found = [
        (match.start(), match.end(), call)
        for call in waiting
        if (match := re.search(rf"(?<!\w){re.escape(call[1])}(?!\w)", part))
    ]
    if not found:
        return _escape(part)
    start, end, call = min(found)
    waiting.remove(call)
    return _escape(part[:start]) + _mention(*call) + _link_mentions(part[end:], waiting)


def _mention(account: str, name: str) -> str:
    if not account:
        # A handle, which notifies its owner only if it stays active.
        return _escape(name.replace(_QUIET, ""))
    return f'<a href="tg://user?id={account}">{_escape(name)}</a>'


def _quiet_but_code(text: str) -> str:
    pieces = zip(text.split("`"), spans(text), strict=True)
    return "`".join(_quiet(piece) if kind == "plain" else piece for piece, (kind, _) in pieces)


def _quiet(text: str) -> str:
    return _LIVELY.sub(lambda found: f"{found.group()}{_QUIET}", text)


def _escape(text: str) -> str:
    return escape(text, quote=False)

"""The log: one line per event on standard error, as text or JSON, and never a secret.

Logs of the standard library and other libraries take the same path, and so do uncaught errors.
"""

import logging
import re
import sys
import threading
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any
from urllib.parse import quote

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

MASK = "***"

_SHORTEST = 4
"""A shorter token is no real token, and masking it would mask half of everything."""
_DEEPEST = 8
_QUIET = (
    "aiohttp.access",
    "alembic",
    "discord",
    "httpcore",
    "httpx",
    "PIL",
    "sqlalchemy",
    "telegram",
    "urllib3",
)
"""They log every request or query, some with secrets. Only their warnings are wanted."""

_NAMES = "token|secret|password|passwd|api[_-]?key"
_SECRET_NAME = re.compile(f"(?i)authorization|cookie|{_NAMES}")
_QUOTED = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
_PATTERNS = (
    # Headers, as sent and as Python shows dictionaries and pairs.
    (re.compile(rf"""(?i)((?:authorization|cookies?)\\?["']?\s*[:=,]\s*)(?:b?(?:{_QUOTED})|[^\r\n]+)"""), rf"\1{MASK}"),
    (re.compile(r"\b(Bearer|Basic|Bot)\s+(?=\S*[\d.])[\w.~+/=:-]{16,}"), rf"\1 {MASK}"),
    # The room's cookie, Discord's tokens and webhooks, Telegram's tokens.
    (re.compile(r"""(cairn-\d+\\?["']?\s*[=:]\s*\\?["']?)[\w-]+"""), rf"\1{MASK}"),
    (re.compile(r"(?<![\w-])(?:[\w-]{18,}\.[\w-]{6,7}\.[\w-]{25,}|mfa\.[\w-]{20,})"), MASK),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]+"), rf"\1{MASK}"),
    (re.compile(r"(?<!\d)\d{5,}(?::|%3[Aa])[\w-]{30,}"), MASK),
    # Values named as secrets, and URLs that contain one.
    (
        re.compile(rf"""(?i)((?:{_NAMES})\\?["']?\s*[:=]\s*)(?:b?(?:{_QUOTED})|\\?["']?[^\s,;&"'\\]{{8,}})"""),
        rf"\1{MASK}",
    ),
    (re.compile(r"(://[^\s/:@]*:)[^\s/@]+(?=@)"), rf"\1{MASK}"),
    (re.compile(r"""(?i)([?&][\w-]*key=)[^&\s"']+"""), rf"\1{MASK}"),
)


class Mask:
    """Hides the given secrets and anything that looks like one."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        known = {secret for secret in secrets if len(secret) >= _SHORTEST}
        spellings = {spelled for secret in known for spelled in (secret, quote(secret, safe=""), repr(secret)[1:-1])}
        longest_first = sorted(spellings, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, longest_first)) or "(?!)")

    def __call__(self, text: str) -> str:
        text = self._known.sub(MASK, text)
        for pattern, masked in _PATTERNS:
            text = pattern.sub(masked, text)
        return text

    def process(self, _logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        """A structlog processor: the event with all its values masked, however deeply nested."""
        return {self(str(name)): self._value(name, value, 0) for name, value in event.items()}

    def _value(self, name: object, value: object, depth: int) -> Any:
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(name, str) and _SECRET_NAME.search(name):
            return MASK
        if isinstance(value, str):
            return self(value)
        if depth < _DEEPEST:
            match value:
                case Mapping():
                    return {self(str(key)): self._value(key, each, depth + 1) for key, each in value.items()}
                case list() | tuple() | set() | frozenset():
                    return [self._value(None, each, depth + 1) for each in value]
        return self(_shown(value))


def configure(level: str, format: str, secrets: Iterable[str] = ()) -> None:
    """Set up logging for the whole process."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    render: Processor = structlog.processors.JSONRenderer() if format == "json" else line
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[ProcessorFormatter.remove_processors_meta, Mask(secrets).process, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # Otherwise, values that cannot be logged would be printed in full, with their secrets.
    logging.raiseExceptions = False
    logging.captureWarnings(True)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    sys.excepthook = _crashed
    sys.unraisablehook = lambda lost: _crashed(lost.exc_type, lost.exc_value, lost.exc_traceback)
    threading.excepthook = lambda lost: _crashed(lost.exc_type, lost.exc_value, lost.exc_traceback)


def line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    """An event as one line of text, whatever it contains."""
    head = f"{event.pop('timestamp', '')} {event.pop('level', ''):<8} {event.pop('event', '')}"
    rest = "".join(f" {name}={_plain(value)}" for name, value in event.items())
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in head + rest)


def _plain(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return repr(text) if not text or set(text) & set(" =\"'") else text


def _shown(value: object) -> str:
    try:
        return repr(value)
    except Exception:
        return f"<{type(value).__name__}>"


def _crashed(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> None:
    if error is not None and not isinstance(error, KeyboardInterrupt):
        logging.getLogger("cairn").critical("crashed", exc_info=(kind, error, at))

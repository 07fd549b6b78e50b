"""What the server answers instead of a result. A violation is a request that is wrong in any state of the world."""

from collections.abc import Mapping


class Refused(Exception):
    """An answer with "ok": false, in Telegram's words."""

    def __init__(self, code: int, description: str, parameters: Mapping[str, int] | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters or {}


class Violation(Refused):
    """The bot broke a rule: it gets Telegram's answer, and the test that caused it fails."""

    def __init__(self, description: str, *, why: str = "", code: int = 400) -> None:
        super().__init__(code, description)
        self.why = why or description


def bad(text: str) -> Refused:
    return Refused(400, f"Bad Request: {text}")


def forbidden(text: str) -> Refused:
    return Refused(403, f"Forbidden: {text}")


def wrong(text: str, why: str = "") -> Violation:
    """What Telegram says, and the real reason where Telegram gives none."""
    return Violation(f"Bad Request: {text}", why=f"{text}: {why}" if why else text)

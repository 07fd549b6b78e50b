"""Discord's refusals: a status, a code, a sentence, and what is wrong in which field."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

CODES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow-up messages."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
}
OURS = (50006, 50035, 50109)
"""Codes that only a faulty bot provokes. The others result from what people do, and a bot must cope with them."""


@dataclass(frozen=True)
class Fault:
    """Something wrong in one field of a request."""

    path: tuple[str | int, ...]
    message: str
    code: str = "BASE_TYPE_BAD"

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message}"


class Refusal(Exception):
    def __init__(self, code: int, faults: Iterable[Fault] = (), message: str = "", status: int = 0) -> None:
        known = CODES.get(code, (400, "Error"))
        self.code, self.status, self.message = code, status or known[0], message or known[1]
        self.faults = tuple(faults)
        super().__init__(f"{self.code} {self.message} {'; '.join(map(str, self.faults))}".strip())

    @property
    def violation(self) -> bool:
        """Whether the request should never have been made."""
        return self.code in OURS

    @property
    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.faults:
            body["errors"] = _nested(self.faults)
        return body


def bad(*path: str | int, why: str, code: str = "BASE_TYPE_BAD") -> Refusal:
    """The refusal of a form with one fault."""
    return Refusal(50035, [Fault(path, why, code)])


def _nested(faults: Iterable[Fault]) -> dict[str, Any]:
    errors: dict[str, Any] = {}
    for fault in faults:
        place = errors
        for step in fault.path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return errors

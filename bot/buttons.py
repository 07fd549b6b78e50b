"""Button tokens: a verb and its fields, `move:k3x9w2ab:17:R7@3`.

A token contains all that a press needs, so it never expires.
"""

import re

from bot.screens.screen import LONGEST_TOKEN

_MATCH = "[a-z0-9]{8}"
_PLY = "[0-9]{1,5}"
_PAGE = "[0-9]{1,3}"
_ACTION = "[ -9;-~]{1,40}"

_MATCH_ONLY = (
    *("accept", "cancel", "challenge", "decline", "fill", "rematch"),
    *("hand", "board", "text", "more", "next", "export", "replay", "type"),
    *("abort", "resign", "resigned", "win", "replace"),
)

FORMS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_MATCH_ONLY, (_MATCH,)),
    "cmd": ("[a-z]+",),
    "games": (),
    "past": (),
    "unlink": (),
    "unlinked": (),
    "new": ("[0-9]", "[0-9]", "[0-9]*", "[0-9]", "[!-9;-~]{0,32}", "[a-z]*"),
    "declined": (_MATCH, "[a-z]+"),
    "pick": (_MATCH, _PLY, f"(?:{_ACTION})?", _PAGE),
    "move": (_MATCH, _PLY, _ACTION),
    "do": (_MATCH, _PLY, _ACTION),
    "undo": (_MATCH, _PLY),
    "draw": (_MATCH, _PLY),
    "agree": (_MATCH, _PLY),
    "refuse": (_MATCH, _PLY),
    "history": (_MATCH, _PAGE),
    "rules": ("[a-z0-9-]+", rf"{_PAGE}(?:\.[0-9])?", f"(?:{_MATCH})?"),
    "set": ("language|confirm", "[a-z]+"),
    "unblock": ("[!-9;-~]{1,32}",),
    "forgive": ("[a-z]{1,16}", "[!-9;-~]{1,32}"),
}
"""What the fields of each verb look like."""


def token(verb: str, *fields: str | int) -> str:
    return ":".join((verb, *map(str, fields)))


def read(text: str) -> tuple[str, list[str]] | None:
    """The verb and its fields; None if this is not one of our tokens."""
    verb, *fields = text.split(":")
    forms = FORMS.get(verb)
    if len(text) > LONGEST_TOKEN or forms is None or len(forms) != len(fields):
        return None
    fits = all(re.fullmatch(form, field) for form, field in zip(forms, fields, strict=True))
    return (verb, fields) if fits else None

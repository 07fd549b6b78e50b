"""Every verb of a button, declared once: its fields, its effect, and where its answer goes.

A token is a verb and its fields, `move:k3x9w2ab:17:R7@3`. It contains all that a press needs, so it never expires.
What adapters have to know about a press is derived from its verb.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from bot.model.drafts import fields_by_index

LONGEST_TOKEN = 64
"""In bytes: the lowest limit of any platform."""

Effect = Literal["shows", "asks", "changes", "starts"]
"""What a press or a command does.

`shows` and `asks` change nothing, so they may be repeated and put into links. `changes` is handled in order, match by
match. `starts` is too, and can begin a match, which is then shown by messages of its own.
"""

Who = Literal["everyone", "managers"]
"""Who may use a command or a button: everyone, or those who manage the place that it is about."""

_MATCH = "[a-z0-9]{8}"
_PLACE = "[0-9]{1,9}"
_PLY = "[0-9]{1,5}"
_SEAT = "[0-9]"
_PAGE = "[0-9]{1,3}"
_FAR_PAGE = "[0-9]{1,6}"
_GAME = "[a-z0-9-]{1,20}"
"""Its id, or `all` for all games together."""
_PERIOD = "[0-9]{4}-[0-9]{2}|month|all"
"""A month, the one that it is now, or all time."""
_SEAT = "[0-9]"
_HOURS = "[1-9][0-9]{0,3}"
_SECONDS = "[1-9][0-9]{0,6}"
_ACTION = "[ -9;-~]{1,40}"
_ACTION_OR_NOTHING = f"(?:{_ACTION})?"
_MATCH_OR_NOTHING = f"(?:{_MATCH})?"
_ACCOUNT = "[!-9;-~]{1,32}"
_VALUE = "[!-9;-~]{1,40}"
_HERE = "[!-9;-~]{0,26}"
"""Where in a place someone was who now reads about it in their private chat; empty if that is not known."""
_CODE = "[a-z2-7]{3}"
_PUZZLE = "20[0-9]{6}|[a-z2-7]{8}"
"""The name of a puzzle: a day, or the code of one for practice."""
_POST = "[0-9]{1,9}"
"""The post by which someone came to a puzzle; 0 if by none."""
_GRADE = "[0-5]"
_DRAFT = (_CODE, "[0-9]", f"(?:{_CODE})*", _CODE, "[!-9;-~]{0,32}")
"""A game, how many play, options, a pace, an opponent: see `bot/model/drafts.py`."""


@dataclass(frozen=True, slots=True)
class Verb:
    name: str
    fields: tuple[str, ...]
    """What each field looks like."""
    effect: Effect
    is_link: bool = False
    """Whether it may be in a link although it does something: it does no more than take a seat."""
    is_public: bool = False
    """Whether it replaces a message that everyone sees."""
    is_farewell: bool = False
    """Whether nothing is noted about someone unknown who presses it."""
    who: Who = "everyone"
    """For managers, the first field is the place: such a button also works in their private chats."""

    @property
    def is_harmless(self) -> bool:
        """Whether anyone may be brought to press it."""
        return self.is_link or self.effect in ("shows", "asks")

    @property
    def has_match(self) -> bool:
        """Whether its first field is a match."""
        return self.fields[:1] == (_MATCH,)

    @property
    def is_creating(self) -> bool:
        """Whether a second press would make the same thing again."""
        return self.effect == "starts" and not self.has_match


def _catalogue(*verbs: Verb) -> Mapping[str, Verb]:
    return {verb.name: verb for verb in verbs}


VERBS = _catalogue(
    # Setting up a challenge, and answering it
    Verb("setup", _DRAFT, "asks", is_public=True),
    Verb("start", (*_DRAFT, "[a-z]+"), "starts", is_public=True),
    Verb("someone", _DRAFT, "asks"),
    Verb("challenge", (_MATCH,), "shows"),
    Verb("accept", (_MATCH,), "starts", is_link=True),
    Verb("decline", (_MATCH,), "asks"),
    Verb("declined", (_MATCH, "[a-z]+"), "changes"),
    Verb("cancel", (_MATCH,), "changes"),
    Verb("fill", (_MATCH,), "starts"),
    Verb("rematch", (_MATCH,), "starts"),
    # Playing
    Verb("hand", (_MATCH,), "shows"),
    Verb("board", (_MATCH,), "shows"),
    Verb("text", (_MATCH,), "shows"),
    Verb("more", (_MATCH,), "shows"),
    Verb("type", (_MATCH,), "shows"),
    Verb("pick", (_MATCH, _PLY, _ACTION_OR_NOTHING, _PAGE), "asks"),
    Verb("move", (_MATCH, _PLY, _ACTION), "changes"),
    Verb("do", (_MATCH, _PLY, _ACTION), "changes"),
    Verb("planning", (_MATCH,), "shows"),
    Verb("unplan", (_MATCH,), "changes"),
    Verb("planned", (_MATCH, _PLY), "changes"),
    # What players do outside the rules
    Verb("undo", (_MATCH, _PLY), "changes"),
    Verb("draw", (_MATCH, _PLY), "changes"),
    Verb("agree", (_MATCH, _PLY), "changes"),
    Verb("refuse", (_MATCH, _PLY), "changes"),
    Verb("pause", (_MATCH, _PLY), "changes"),
    Verb("resume", (_MATCH, _PLY), "changes"),
    Verb("giving", (_MATCH,), "asks"),
    Verb("give", (_MATCH, _PLY, _SEAT, _SECONDS), "changes"),
    Verb("resign", (_MATCH,), "asks"),
    Verb("resigned", (_MATCH,), "changes"),
    Verb("abort", (_MATCH,), "changes"),
    Verb("win", (_MATCH,), "changes"),
    Verb("replace", (_MATCH,), "changes"),
    Verb("vote", (_MATCH, _SEAT, "win|wait|computer"), "changes"),
    Verb("return", (_MATCH,), "changes"),
    Verb("mute", (_MATCH, "on|off"), "changes"),
    # What those who manage a place do there
    Verb("close", (_PLACE, _MATCH), "asks", who="managers"),
    Verb("closed", (_PLACE, _MATCH), "changes", who="managers"),
    # Looking around
    Verb("cmd", ("[a-z]+",), "shows"),
    Verb("games", (), "shows"),
    Verb("list", ("all|turn|past", _PAGE), "shows"),
    Verb("past", (), "shows"),
    Verb("next", (_MATCH,), "shows"),
    Verb("history", (_MATCH, _PAGE), "shows"),
    Verb("export", (_MATCH,), "shows"),
    Verb("replay", (_MATCH,), "shows"),
    Verb("profile", ("[a-z]{1,16}", _ACCOUNT, f"(?:{_CODE})?"), "shows"),
    Verb("versus", ("[a-z]{1,16}", _ACCOUNT), "shows"),
    Verb("rules", ("[a-z0-9-]+", rf"{_PAGE}(?:\.[0-9])?", _MATCH_OR_NOTHING), "shows"),
    # Puzzles, and the two halves of months
    Verb("solve", (_PUZZLE, _POST), "shows"),
    Verb("position", (_PUZZLE, _POST), "shows"),
    Verb("choose", (_PUZZLE, _POST, _ACTION_OR_NOTHING, _PAGE), "asks"),
    Verb("guess", (_PUZZLE, _POST, _ACTION), "changes"),
    Verb("sure", (_PUZZLE, _POST, _ACTION), "changes"),
    Verb("answering", (_PUZZLE, _POST), "shows"),
    Verb("hint", (_PUZZLE, _POST), "changes"),
    Verb("giveup", (_PUZZLE, _POST), "asks"),
    Verb("gaveup", (_PUZZLE, _POST), "changes"),
    Verb("share", (_PUZZLE, _POST), "changes"),
    Verb("days", ("20[0-9]{4}[12]",), "shows"),
    Verb("practising", (_GAME, _GRADE), "shows"),
    Verb("practice", (_GAME, _GRADE, "(?:[a-z2-7]{8})?"), "shows"),
    Verb("rate", (_PUZZLE, "good|dull"), "changes"),
    Verb("complain", (_PUZZLE,), "asks"),
    Verb("complained", (_PUZZLE, "wrong|several|unclear"), "changes"),
    Verb("posting", (_PLACE, _HERE), "shows", who="managers"),
    Verb("posted", (_PLACE, _HERE, "hour|role|now|stop", _VALUE), "changes", who="managers"),
    Verb("leaders", (_PLACE, _GAME, _PERIOD, _FAR_PAGE), "shows"),
    Verb("leaderstext", (_PLACE, _GAME, _PERIOD, _FAR_PAGE), "shows"),
    Verb("leadersof", (_GAME, _PERIOD, _PAGE), "shows"),
    Verb("hall", (_PLACE, _GAME, _PAGE), "shows"),
    # Settings and accounts
    Verb("setting", ("[a-z]+", _PAGE), "shows"),
    Verb("set", ("[a-z]+", _VALUE), "changes"),
    Verb("alerts", (f"(?:{_PLACE})?",), "shows"),
    Verb("alert", (_PLACE, "[a-z0-9-]{1,40}", "on|off"), "changes"),
    Verb("place", (_PLACE, _HERE), "shows", who="managers"),
    Verb("placing", (_PLACE, _HERE, "[a-z]+", _PAGE), "shows", who="managers"),
    Verb("placed", (_PLACE, _HERE, "[a-z]+", _VALUE), "changes", who="managers"),
    Verb("vacation", (_HOURS,), "changes"),
    Verb("endvacation", (), "changes"),
    Verb("unblock", (_ACCOUNT,), "changes"),
    Verb("forgive", ("[a-z]{1,16}", _ACCOUNT), "changes"),
    Verb("data", ("export|delete|sure",), "asks"),
    Verb("erase", ("[0-9]{1,11}",), "changes", is_farewell=True),
    Verb("unlink", (), "asks"),
    Verb("unlinked", (), "changes"),
)
"""`cmd` does what its command does, so its effect is that of the command."""

_BY_INDEX = ("[0-9]", "[0-9]", "[0-9]*", "[0-9]", "[!-9;-~]{0,32}", "[a-z]*")
"""The fields of `new`, which counted games, options and paces: now `setup`, and `start` if its last field is given."""


def token(verb: str, *fields: str | int) -> str:
    return ":".join((verb, *map(str, fields)))


def read(text: str) -> tuple[Verb, list[str]] | None:
    """The verb and its fields; None if this is not one of our tokens."""
    name, *fields = text.split(":")
    if name == "new" and _fits(_BY_INDEX, fields):
        name, fields = _read_by_index(*fields)
    verb = VERBS.get(name)
    return (verb, fields) if verb and len(text) <= LONGEST_TOKEN and _fits(verb.fields, fields) else None


def verb_of(text: str) -> Verb | None:
    """The verb of a token."""
    found = read(text)
    return found[0] if found else None


def here(address: str) -> str:
    """Where someone is, as far as it fits into a token about their place."""
    return address if re.fullmatch(_HERE, address) else ""


def is_creating(text: str) -> bool:
    """Whether a second press of this token would make the same thing again."""
    verb = verb_of(text)
    return verb is not None and verb.is_creating


def match_in(text: str) -> str | None:
    """The match that a token is about, if its first field is one."""
    match read(text):
        case Verb(has_match=True), [id, *_]:
            return id
    return None


def changed_match(text: str) -> str | None:
    """The match that a press of this token changes: such presses are handled in order."""
    verb = verb_of(text)
    return match_in(text) if verb and verb.effect in ("changes", "starts") else None


def _read_by_index(*fields: str) -> tuple[str, list[str]]:
    *draft, go = fields
    with suppress(ValueError, IndexError):
        now = fields_by_index(*draft)
        return ("start", [*now, go]) if go else ("setup", [*now])
    return "", []


def _fits(forms: tuple[str, ...], fields: list[str]) -> bool:
    return len(forms) == len(fields) and all(
        re.fullmatch(form, field) for form, field in zip(forms, fields, strict=True)
    )

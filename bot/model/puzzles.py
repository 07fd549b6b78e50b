"""Puzzles as people solve them: what someone has tried, which days count, how long a streak is, what a hint tells."""

import base64
import re
from calendar import monthrange
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from hashlib import sha256
from typing import Literal, Protocol
from zoneinfo import ZoneInfo

from core.game import View
from core.puzzles.puzzle import Puzzle

TRIES = 3
HINT = "?"
"""Among someone's tries: they had a hint."""
UTC = "UTC"
"""The zone of people and places that have not chosen any."""

Ending = Literal["solved", "failed", "shown"]
"""How someone's tries ended; "shown": they gave up, and were shown the answer."""
Vote = Literal["good", "dull"]
Complaint = Literal["wrong", "several", "unclear"]
"""What is reported of a puzzle: its answer is wrong, there is another one, or the question is unclear."""

DAY = timedelta(days=1)
_HALF = 16
"""The last day of the first half of a month."""
_PART = re.compile(r"[ @-]?[^ @-]+")
_PLACEMENT = re.compile(r" ?[^ ]+")


class Library(Protocol):
    """All puzzles."""

    @property
    def practice(self) -> Sequence[Puzzle]:
        """Those that belong to no day."""

    def of(self, day: date) -> Puzzle | None:
        """The puzzle of a day."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle as it is asked."""

    name: str
    day: date | None
    """None: it is for practice."""
    puzzle: Puzzle
    view: View
    """What the seat that is asked sees."""
    answers: tuple[str, ...]
    """Everything that counts as an answer."""

    @property
    def answer(self) -> str:
        return self.puzzle.answer


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person has tried with one puzzle."""

    puzzle: str
    """Its name: see `name`."""
    tries: tuple[str, ...] = ()
    """Answers in the notation, and `HINT`."""
    ending: Ending | None = None
    counted: date | None = None
    """The day that it counts for, if it was solved in time."""

    @property
    def left(self) -> int:
        """How many tries are left."""
        return 0 if self.ending else TRIES - len(self.tries)

    @property
    def is_first_try(self) -> bool:
        return self.ending == "solved" and len(self.tries) == 1

    @property
    def row(self) -> str:
        """The tries without what was tried, so that people can show it to others."""
        marks = ["💡" if each == HINT else "❌" for each in self.tries]
        match self.ending:
            case "solved":
                marks[-1] = "✅"
            case "shown":
                marks.append("🏳️")
        return "".join(marks)

    def answered(self, answer: str, *, is_right: bool, counted: date | None) -> "Attempt":
        """After one more answer. What was tried before costs nothing, and nothing happens after the end."""
        if self.ending or answer in self.tries:
            return self
        tries = (*self.tries, answer)
        if is_right:
            return replace(self, tries=tries, ending="solved", counted=counted)
        return replace(self, tries=tries, ending="failed" if len(tries) == TRIES else None)

    def hinted(self) -> "Attempt":
        """After a hint, which costs a try; there is one, and not instead of the last try."""
        return replace(self, tries=(*self.tries, HINT)) if self.may_be_hinted else self

    @property
    def may_be_hinted(self) -> bool:
        return self.left > 1 and HINT not in self.tries

    def given_up(self) -> "Attempt":
        return self if self.ending else replace(self, ending="shown")


def fuller(one: Attempt, other: Attempt) -> Attempt:
    """Of two attempts at the same puzzle, by identities that become one person, the one in which more was reached."""

    def reached(attempt: Attempt) -> tuple[bool, bool, bool, int]:
        is_solved, used = attempt.ending == "solved", len(attempt.tries)
        return attempt.counted is not None, is_solved, attempt.ending is not None, -used if is_solved else used

    return max(one, other, key=reached)


def name(day: date) -> str:
    """What the puzzle of a day is called in tokens and in the database; others have codes."""
    return f"{day:%Y%m%d}"


def day_of(name: str) -> date | None:
    """The day of the puzzle with this name; None if it is no puzzle of a day."""
    if not name.isdecimal():
        return None
    try:
        return datetime.strptime(name, "%Y%m%d").date()
    except ValueError:
        return None


def code(puzzle: Puzzle) -> str:
    """What a puzzle for practice is called: it follows from the puzzle alone, and looks like no day."""
    told = repr((puzzle.game, puzzle.kind, puzzle.seed, puzzle.actions, puzzle.seat, puzzle.recolour))
    return base64.b32encode(sha256(told.encode()).digest()).decode()[:8].lower()


# Days


def today(zone: str | None, now: float) -> date:
    """The date there."""
    return datetime.fromtimestamp(now, ZoneInfo(zone or UTC)).date()


def is_in_time(day: date, now: float, zones: Iterable[str | None]) -> bool:
    """Whether that day has not ended yet in each of these zones."""
    return any(today(zone, now) <= day for zone in zones)


# The halves of months, which calendars show one at a time


def half(day: date) -> str:
    """The half of a month in which a day is, as in a token."""
    return f"{day:%Y%m}{1 if day.day <= _HALF else 2}"


def first_of_half(text: str) -> date | None:
    """The first day of that half; None if there is no such month."""
    year, month, number = int(text[:4]), int(text[4:6]), text[6]
    return date(year, month, 1 if number == "1" else _HALF + 1) if 1 <= month <= 12 else None


def end_of_half(first: date) -> date:
    return first.replace(day=_HALF if first.day <= _HALF else monthrange(first.year, first.month)[1])


# Streaks


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a solved puzzle. One missed day a month is forgiven."""

    length: int = 0
    longest: int = 0
    has_today: bool = False
    """Whether the last day has been solved."""
    has_grace: bool = True
    """Whether a day that is missed in this month would be forgiven."""


def streak(days: Collection[date], today: date) -> Streak:
    """The streak of someone for whom these days count; today may still be solved."""
    if not days:
        return Streak()
    last, length, longest = max(today, *days), 0, 0
    forgiven, missed = set[tuple[int, int]](), set[tuple[int, int]]()
    day = min(days)
    while day <= last:
        month = day.year, day.month
        if day in days:
            length, forgiven, missed = length + 1, forgiven | missed, set()
            longest = max(longest, length)
        elif day < today and length and month not in forgiven | missed:
            missed.add(month)
        elif day < today:
            # What would have been forgiven was of no use.
            length, missed = 0, set()
        day += DAY
    return Streak(length, longest, today in days, (today.year, today.month) not in forgiven | missed)


@dataclass(frozen=True, slots=True)
class Solving:
    """How many puzzles someone has solved on their days."""

    count: int = 0
    first_try: int = 0
    streak: Streak = field(default_factory=Streak)


# Hints


@dataclass(frozen=True, slots=True)
class Hint:
    """What a hint tells: a part of the answer, and which answers have it."""

    part: str
    """A card, a place, a placement, as in the notation; empty if the answers only become fewer."""
    answers: tuple[str, ...]


def hint(answers: Sequence[str], answer: str) -> Hint:
    """The part of the answer that leaves the most answers, but not more than half of them; if there is none, every
    other answer is left out."""
    left: Mapping[str, list[str]] = {
        part: [each for each in answers if part in _parts(each)] for part in _parts(answer)
    }
    telling = {part: having for part, having in left.items() if 2 <= len(having) <= max(2, len(answers) // 2)}
    if telling and len(answers) > 2:
        part = max(telling, key=lambda each: len(telling[each]))
        return Hint(part, tuple(telling[part]))
    place = answers.index(answer)
    return Hint("", tuple(each for number, each in enumerate(answers) if (number - place) % 2 == 0))


def _parts(answer: str) -> list[str]:
    """Cards and places; of two placements, each as a whole."""
    return (_PLACEMENT if answer.count("@") > 1 else _PART).findall(answer)

"""Puzzles besides that of today: a calendar of the past days, and practice by game and grade."""

from collections.abc import Mapping
from datetime import date, timedelta

from bot.buttons import token
from bot.i18n import Translator
from bot.model import puzzles as model
from bot.model.puzzles import Attempt, Streak
from bot.puzzle_library import FIRST
from bot.screens.screen import Button, Screen, in_rows
from core.puzzles import catalogue
from core.puzzles.puzzle import EASIEST, HARDEST

ANY, ANY_GRADE = "any", 0
"""Practice with every game; puzzles of every grade."""
_MARKS = {"solved": "✓", "failed": "✗", "shown": "–", None: "•"}


def days(first: date, attempts: Mapping[str, Attempt], today: date, streak: Streak, words: Translator) -> Screen:
    """Half a month: each day with a button, and how it went."""
    last = model.end_of_half(first)
    shown = [first + timedelta(n) for n in range((last - first).days + 1)]
    buttons = [_day(day, attempts.get(model.name(day))) for day in shown if FIRST <= day <= today]
    month = words("puzzle-month", month=first.month, year=str(first.year))
    longest = [words("puzzle-longest", count=streak.longest)] if streak.longest else []
    now = words("puzzle-streaks", count=streak.length) if streak.length else words("puzzle-no-streak")
    streaks = [now, *longest, words("puzzle-grace")]
    lines = [month, words("puzzle-days"), " ".join(streaks)]
    before, after = first - timedelta(1), last + timedelta(1)
    turns = (
        *([Button(words("button-earlier"), token("days", model.half(before)))] if before >= FIRST else []),
        *([Button(words("button-puzzle-today"), token("solve", model.name(today), 0))] if today not in shown else []),
        *([Button(words("button-later"), token("days", model.half(after)))] if after <= today else []),
    )
    practise = (Button(words("button-puzzle-practice"), token("practising", ANY, 0)),)
    return Screen("\n".join(lines), rows=(*in_rows(buttons, 4), (*turns, *practise)))


def choose(game: str, grade: int, words: Translator) -> Screen:
    """What to practise with: a game and a grade, or any; and what else that can become."""
    lines = [
        words("puzzle-practice"),
        words("puzzle-practice-chosen", game=_game(game, words), grade=_grade(grade, words)),
    ]
    games = [
        Button(_game(each, words), token("practising", each, grade))
        for each in (ANY, *catalogue.SOURCES)
        if each != game
    ]
    grades = [
        Button(_grade(each, words), token("practising", game, each))
        for each in (ANY_GRADE, *range(EASIEST, HARDEST + 1))
        if each != grade
    ]
    begin = Button(words("button-puzzle-begin"), token("practice", game, grade, ""), "primary")
    back = Button(words("button-back"), token("cmd", "puzzle"))
    return Screen("\n".join(lines), rows=((begin, back), *in_rows(games, 2), *in_rows(grades, 3)))


def _game(game: str, words: Translator) -> str:
    return words("button-puzzle-any-game") if game == ANY else words(f"game-{game}")


def _grade(grade: int, words: Translator) -> str:
    return words("button-puzzle-any-grade") if grade == ANY_GRADE else "★" * grade


def none_left(words: Translator) -> Screen:
    """The person has tried all of these."""
    return Screen(
        words("puzzle-practice-none"), rows=((Button(words("button-puzzle-practice"), token("practising", ANY, 0)),),)
    )


def _day(day: date, attempt: Attempt | None) -> Button:
    mark = f" {_MARKS[attempt.ending]}" if attempt else ""
    return Button(f"{day.day}{mark}", token("solve", model.name(day), 0))

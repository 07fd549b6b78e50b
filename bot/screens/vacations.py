"""Vacations: what a person has left of theirs, and what others see of it."""

from datetime import UTC, datetime

from bot.buttons import token
from bot.i18n import Translator
from bot.model.vacations import HOUR, LENGTHS, YEARLY, Vacations
from bot.screens import times
from bot.screens.screen import Button, Row, Screen, in_rows, spell_moment


def overview(vacations: Vacations, zone: str | None, words: Translator) -> Screen:
    """Whether a person is on vacation, and how much they have left; buttons for the usual lengths, or for its end."""
    current = vacations.current
    this, last = (vacations.year(moment) for moment in (vacations.now, current[1] if current else vacations.now))
    left = [_left(vacations, year, words) for year in range(this, last + 1)]
    if current:
        lines = [words("vacation-runs", time=_moment(current[1])), *left, words("vacation-early")]
        rows: tuple[Row, ...] = ((Button(words("button-vacation-end"), token("endvacation"), "primary"),),)
    else:
        about = [words("vacation-about", days=YEARLY // 24), *([] if zone else [words("vacation-zone")])]
        lines = [words("vacation-none"), *left, *about]
        fitting = [length for length in LENGTHS if vacations.exceeded(vacations.after(length)) is None]
        rows = in_rows([_length(length, words) for length in fitting], 2)
    return Screen("\n".join(lines), rows=rows)


def _left(vacations: Vacations, year: int, words: Translator) -> str:
    left = vacations.left(year)
    return words("vacation-left", year=str(year), some="yes" if left else "no", time=times.duration(left * HOUR, words))


def _length(hours: int, words: Translator) -> Button:
    return Button(words("button-vacation", days=hours // 24), token("vacation", hours))


def _moment(moment: float) -> str:
    return spell_moment(datetime.fromtimestamp(moment, UTC))

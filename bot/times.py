"""Lengths of time and moments as people type them, in the words of their language or of English: `5 days`, `2d 5h`,
`1 December`, `2026-12-01 18:00`."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from datetime import time as clock_time
from functools import cache

from bot import zones
from bot.i18n import LANGUAGES, translator
from bot.vocabulary import fold, split_list

UNITS: Mapping[str, int] = {"minutes": 60, "hours": 3600, "days": 86400, "weeks": 7 * 86400}
_ENGLISH = "en"
_LARGEST = 11
"""The largest number that has a word."""
_LONGEST = 60
"""Longer texts are no times."""
_YEARS = 8
"""The most that lie between two leap days."""
_LENGTH_PART = re.compile(r"([-+−–]?\d{1,6}(?:[.,]\d{1,3})?)|([^\W\d_]+)\.?|(\S)")
_HOUR = re.compile(r"\b(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?|\b(\d{1,2}) ?([ap])\.?m\b\.?")
_YEAR_FIRST = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[-./](\d{1,2})(?:[-./](\d{4}))?[.,]?")
_NAMED = re.compile(r"(?:(\d{1,2})[^\W\d_]{0,2}\.? )?([^\W\d_]{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}))?,?")

_MONTH_NUMBER = re.compile(r"(\d{4})[-./](\d{1,2})|(\d{1,2})[-./](\d{4})")
_MONTH_NAMED = re.compile(r"([^\W\d_]{3,})\.?,?(?: (\d{4}))?")


Choose = Callable[[str | None, int, int, date], date]
"""Makes a date of a year, which may be missing, a month and a day; and takes the date of today."""


class NoSuchDate(ValueError):
    """There is no such day, or no such time of day."""


class NoSuchHour(NoSuchDate):
    """Clocks are put forward, and skip this time of day."""

    def __init__(self, wanted: datetime, instead: datetime) -> None:
        super().__init__()
        self.wanted, self.instead = wanted, instead


def means(word: str, typed: str, language: str) -> bool:
    """Whether what was typed is one of the words listed as `typed-…`."""
    wanted = tuple(fold(typed).split())
    return any(_fits(wanted, phrase) for phrase in _phrases(word, language))


def after(word: str, typed: str, language: str) -> str | None:
    """What follows one of the words listed as `typed-…` if the text begins with it; None if it does not."""
    words = typed.split()
    folded = tuple(fold(typed).split())
    for phrase in sorted(_phrases(word, language), key=len, reverse=True):
        if _fits(folded[: len(phrase)], phrase) and len(folded) > len(phrase):
            return " ".join(words[len(phrase) :])
    return None


def seconds(typed: str, language: str) -> int | None:
    """A length of time; None if it is not one. A unit alone is one of them."""
    found, units, number = 0.0, 0, None
    for part in _LENGTH_PART.finditer(fold(typed) if len(typed) <= _LONGEST else ""):
        digits, word, _ = part.groups()
        if digits and number is None:
            number = float(digits.replace(",", ".").replace("−", "-").replace("–", "-"))
        elif word and (unit := _unit(word, language)):
            found, number, units = found + UNITS[unit] * (1 if number is None else number), None, units + 1
        elif word and number is None and (said := _number(word, language)) is not None:
            number = said
        elif not word or not means("typed-time-filler", word, language):
            return None
    return round(found) if units and number is None else None


def is_length(typed: str) -> bool:
    """Whether this is a length of time in any language."""
    return any(seconds(typed, language) is not None for language in LANGUAGES)


def moment(typed: str, zone: str, now: float, language: str) -> float | None:
    """A date, an hour, or both, on the clocks of a zone: the next one if no year is given, and no date. None if it is
    something else; raises NoSuchDate. A date without an hour is its beginning."""
    text = " ".join(fold(typed).split()) if len(typed) <= _LONGEST else ""
    hour = _HOUR.search(text)
    rest = f"{text[: hour.start()]} {text[hour.end() :]}" if hour else text
    rest = " ".join(word for word in rest.split() if not means("typed-time-filler", word, language))
    today = zones.local(zone, now).date()
    dates = _dates(rest, today, language) if rest else [today, today + timedelta(1)]
    if dates is None or not (rest or hour):
        return None
    if hour is None:
        return zones.begins(zone, dates[0])
    walls = [datetime.combine(day, _read_hour(hour)) for day in dates]
    if rest:
        return _at(zone, walls[0])
    return next(found for wall in walls if (found := _at(zone, wall)) > now)


def day(typed: str, today: date, language: str) -> date | None:
    """A date: the nearest one if no year is given. None if it is something else; raises NoSuchDate."""
    words = fold(typed).split() if len(typed) <= _LONGEST else []
    text = " ".join(word for word in words if not means("typed-time-filler", word, language))
    found = _dates(text, today, language, _nearest)
    return found[0] if found else None


def month(typed: str, now: float, language: str) -> str | None:
    """A month, such as `2026-11`; without a year, the last one of that name. None if it is something else."""
    text = " ".join(fold(typed).split()) if len(typed) <= _LONGEST else ""
    if found := _MONTH_NUMBER.fullmatch(text):
        year, number = int(found[1] or found[4]), int(found[2] or found[3])
    elif found := _MONTH_NAMED.fullmatch(text):
        number = next((each for each in range(1, 13) if means(f"typed-month-{each}", found[1], language)), 0)
        today = zones.local("UTC", now).date()
        year = int(found[2]) if found[2] else today.year - (number > today.month)
    else:
        return None
    return f"{year:04}-{number:02}" if 1 <= number <= 12 and year else None


def _at(zone: str, wall: datetime) -> float:
    found = zones.moment(zone, wall)
    if found is None:
        raise NoSuchHour(wall, zones.skipped(zone, wall))
    return found


def _read_hour(found: re.Match[str]) -> clock_time:
    hour, minute, half = found[1] or found[4], found[2] or "0", found[3] or found[5]
    if half and not 1 <= int(hour) <= 12:
        raise NoSuchDate
    shifted = int(hour) % 12 + 12 * (half == "p") if half else int(hour)
    try:
        return clock_time(shifted, int(minute))
    except ValueError:
        raise NoSuchDate from None


def _dates(text: str, today: date, language: str, without_year: Choose | None = None) -> Sequence[date] | None:
    """The date that is meant, as the only one; None if the text is no date."""
    choose = without_year or _next
    if found := _YEAR_FIRST.fullmatch(text):
        return [_date(int(found[1]), int(found[2]), int(found[3]))]
    if found := _DAY_FIRST.fullmatch(text):
        return [choose(found[3], int(found[2]), int(found[1]), today)]
    found = _NAMED.fullmatch(text)
    day = found and (found[1] or found[3])
    if not found or not day or (found[1] and found[3]):
        return None
    month = next((each for each in range(1, 13) if means(f"typed-month-{each}", found[2], language)), None)
    return None if month is None else [choose(found[4], month, int(day), today)]


def _next(year: str | None, month: int, day: int, today: date) -> date:
    if year:
        return _date(int(year), month, day)
    for each in range(today.year, today.year + _YEARS + 1):
        try:
            found = date(each, month, day)
        except ValueError:
            continue
        if found > today:
            return found
    raise NoSuchDate


def _nearest(year: str | None, month: int, day: int, today: date) -> date:
    if year:
        return _date(int(year), month, day)
    found = []
    for each in range(today.year - _YEARS, today.year + _YEARS + 1):
        with suppress(ValueError):
            found.append(date(each, month, day))
    if not found:
        raise NoSuchDate
    return min(found, key=lambda each: abs(each - today))


def _date(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise NoSuchDate from None


def _unit(word: str, language: str) -> str | None:
    return next((unit for unit in UNITS if means(f"typed-{unit}", word, language)), None)


def _number(word: str, language: str) -> int | None:
    return next((each for each in range(_LARGEST + 1) if means(f"typed-{each}", word, language)), None)


@cache
def _phrases(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys(_listed(word, language)))


def _listed(word: str, language: str) -> Iterator[tuple[str, ...]]:
    for each in (language, _ENGLISH):
        yield from split_list(translator(each)(word))


def _fits(words: tuple[str, ...], phrase: tuple[str, ...]) -> bool:
    return len(words) == len(phrase) and all(
        word.startswith(known[:-1]) if known.endswith("*") else word == known
        for word, known in zip(words, phrase, strict=True)
    )

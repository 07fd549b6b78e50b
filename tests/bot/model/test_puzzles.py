"""What someone has tried with a puzzle, which days count, how long a streak is, and what a hint tells."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model import puzzles
from bot.model.puzzles import TRIES, Attempt, fuller, hint, is_in_time, streak
from tests.support.puzzles import Library

DAY = timedelta(days=1)
NOVEMBER = date(2026, 11, 1)
NEW = Attempt("20261105")


def answered(attempt: Attempt, *answers: str, right: str = "R") -> Attempt:
    for answer in answers:
        attempt = attempt.answered(answer, is_right=answer == right, counted=date(2026, 11, 5))
    return attempt


def test_there_are_three_tries() -> None:
    attempt = answered(NEW, "a", "b")
    assert (attempt.left, attempt.ending) == (1, None)
    assert answered(attempt, "R").ending == "solved"
    assert answered(attempt, "R").counted == date(2026, 11, 5)
    assert (answered(attempt, "c").left, answered(attempt, "c").ending) == (0, "failed")


def test_what_was_tried_before_costs_nothing() -> None:
    assert answered(NEW, "a", "a", "a") == answered(NEW, "a")


def test_a_hint_costs_a_try_but_never_the_last_one_and_there_is_one() -> None:
    hinted = NEW.hinted()
    assert hinted.left == TRIES - 1
    assert hinted.hinted() == hinted
    last = answered(NEW, "a", "b")
    assert last.hinted() == last


def test_nothing_happens_after_the_end() -> None:
    for over in (answered(NEW, "R"), answered(NEW, "a", "b", "c"), NEW.given_up()):
        assert answered(over, "R") == over.hinted() == over.given_up() == over
        assert over.left == 0


@pytest.mark.parametrize(
    ("attempt", "row"),
    [
        (answered(NEW, "R"), "✅"),
        (answered(NEW, "a", "b", "R"), "❌❌✅"),
        (answered(answered(NEW, "a").hinted(), "R"), "❌💡✅"),
        (answered(NEW, "a", "b", "c"), "❌❌❌"),
        (answered(NEW, "a").given_up(), "❌🏳️"),
        (NEW.given_up(), "🏳️"),
    ],
)
def test_the_row_says_how_often_and_not_what(attempt: Attempt, row: str) -> None:
    assert attempt.row == row


def test_of_two_attempts_the_fuller_stays() -> None:
    counted, late = answered(NEW, "a", "R"), replace(answered(NEW, "R"), counted=None)
    failed, shown, begun = answered(NEW, "a", "b", "c"), NEW.given_up(), answered(NEW, "a")
    in_order = [counted, late, failed, shown, begun, NEW]
    for place, better in enumerate(in_order):
        for worse in in_order[place:]:
            assert fuller(better, worse) == fuller(worse, better) == better


@pytest.mark.parametrize("day", [date(2026, 11, 2), date(2027, 2, 28), date(2032, 2, 29)])
def test_a_day_has_a_name(day: date) -> None:
    assert puzzles.day_of(puzzles.name(day)) == day


@pytest.mark.parametrize("name", ["20261301", "20260230", "abcdefgh", "00000000"])
def test_anything_else_is_no_day(name: str) -> None:
    assert puzzles.day_of(name) is None


def test_puzzles_for_practice_have_codes_that_differ_and_are_no_days() -> None:
    codes = [puzzles.code(puzzle) for puzzle in Library().practice]
    assert len(set(codes)) == len(codes)
    assert all(puzzles.day_of(code) is None for code in codes)


def at(zone: str, *when: int) -> float:
    year, month, day, hour = when
    return datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "zones", "counts"),
    [
        (at("UTC", 2026, 11, 5, 23), ["UTC"], True),
        (at("UTC", 2026, 11, 6, 0), ["UTC"], False),
        # The later of the two counts, whichever is the person's.
        (at("UTC", 2026, 11, 6, 0), ["Asia/Tokyo", "America/Los_Angeles"], True),
        (at("UTC", 2026, 11, 6, 0), ["America/Los_Angeles", "Asia/Tokyo"], True),
        (at("America/Los_Angeles", 2026, 11, 5, 23), ["Asia/Tokyo", "America/Los_Angeles"], True),
        (at("America/Los_Angeles", 2026, 11, 6, 0), ["Asia/Tokyo", "America/Los_Angeles"], False),
        # On both sides of the date line.
        (at("Pacific/Kiritimati", 2026, 11, 5, 0), ["Pacific/Kiritimati", "Pacific/Pago_Pago"], True),
        (at("Pacific/Pago_Pago", 2026, 11, 5, 23), ["Pacific/Kiritimati", "Pacific/Pago_Pago"], True),
        (at("Pacific/Pago_Pago", 2026, 11, 6, 0), ["Pacific/Kiritimati", "Pacific/Pago_Pago"], False),
        # Who has chosen no zone has UTC.
        (at("UTC", 2026, 11, 5, 23), [None], True),
    ],
)
def test_a_day_counts_until_it_ends_in_the_zone_where_it_ends_last(
    now: float, zones: list[str | None], counts: bool
) -> None:
    assert is_in_time(date(2026, 11, 5), now, zones) is counts


def days(*numbers: int) -> set[date]:
    """Days of November, counted on into December."""
    return {NOVEMBER + (number - 1) * DAY for number in numbers}


@pytest.mark.parametrize(
    ("solved", "today", "length", "longest"),
    [
        ((), 5, 0, 0),
        ((5,), 5, 1, 1),
        ((3, 4, 5), 5, 3, 3),
        ((3, 4), 5, 2, 2),
        # One missed day a month is forgiven, and does not count.
        ((2, 4), 4, 2, 2),
        ((2, 3), 5, 2, 2),
        ((2, 3), 6, 0, 2),
        ((1, 2, 3, 4, 6, 7, 8, 10, 11), 11, 2, 7),
        # In the next month, another one.
        ((27, 28, 30, 31, 33), 33, 5, 5),
        ((28, 29, 32), 32, 3, 3),
        # What is missed while there is no streak, or in vain, costs nothing.
        ((2, 10, 11, 13), 13, 3, 3),
        ((20, 21), 21, 2, 2),
        # East of the date line the next day has come.
        ((4, 5, 6), 5, 3, 3),
    ],
)
def test_a_streak_is_days_in_a_row_but_for_one_a_month(
    solved: tuple[int, ...], today: int, length: int, longest: int
) -> None:
    (now,) = days(today)
    found = streak(days(*solved), now)
    assert (found.length, found.longest) == (length, longest)
    assert found.has_today is (today in solved)


def test_a_streak_says_whether_a_missed_day_would_be_forgiven() -> None:
    (today,) = days(6)
    assert streak(days(3, 4, 5), today).has_grace
    assert not streak(days(2, 4, 5), today).has_grace
    assert streak(days(30, 29, 27), date(2026, 12, 1)).has_grace


@given(st.sets(st.integers(1, 70)))
def test_whoever_solves_the_puzzle_of_today_has_one_day_more(solved: set[int]) -> None:
    (today,) = days(71)
    before, after = streak(days(*solved), today), streak(days(*solved, 71), today)
    assert after.length == before.length + 1
    assert before.length <= before.longest <= len(solved)


@given(st.integers(1, 40), st.integers(2, 40))
def test_one_missed_day_does_not_end_a_streak_and_two_in_a_row_do(begins: int, lasts: int) -> None:
    last = begins + lasts
    (today,) = days(last)
    for missed in range(begins + 1, last):
        left = {*range(begins, last + 1)} - {missed}
        assert streak(days(*left), today).length == lasts
        more = left - {missed + 1}
        two_months = days(missed).pop().month != days(missed + 1).pop().month
        assert missed + 1 == last or two_months or streak(days(*more), today).length == last - missed - 1


def test_a_hint_is_a_part_of_the_answer_that_leaves_several_answers() -> None:
    plays = tuple(f"{card}@{stone}" for card in ("R1", "R2", "R3") for stone in range(1, 6))
    told = hint(plays, "R2@4")
    assert (told.part, set(told.answers)) == ("R2", {f"R2@{stone}" for stone in range(1, 6)})
    pairs = tuple(f"R@{a} Y@{b}" for a in ("a1", "a2", "a3") for b in ("b1", "b2", "b3"))
    assert hint(pairs, "R@a2 Y@b1").part in ("R@a2", " Y@b1")


@pytest.mark.parametrize("count", range(2, 8))
def test_where_answers_share_nothing_a_hint_leaves_every_other_one(count: int) -> None:
    cards = tuple(f"{colour}{colour}" for colour in "ABCDEFGH"[:count])
    for answer in cards:
        told = hint(cards, answer)
        assert told.part == ""
        assert answer in told.answers
        assert len(told.answers) <= (count + 1) // 2


def test_names_are_of_the_calendar() -> None:
    assert puzzles.today("Pacific/Kiritimati", datetime(2026, 11, 5, 11, tzinfo=UTC).timestamp()) == date(2026, 11, 6)
    assert puzzles.today(None, datetime(2026, 11, 5, 11, tzinfo=UTC).timestamp()) == date(2026, 11, 5)

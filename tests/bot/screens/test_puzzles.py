"""Whatever is shown of puzzles fits on Telegram and on Discord, in every language; and every kind has its words."""

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

import pytest

from bot.i18n import LANGUAGES, translator
from bot.model import puzzles as model
from bot.model.places import Place
from bot.model.puzzle_posts import Channel, PuzzlePost
from bot.model.puzzles import HINT, Attempt, Ending, Posed, Streak
from bot.narration import reasons, words_for_puzzle
from bot.notation import Several
from bot.puzzle_library import FIRST
from bot.screens import practice, puzzle_posts, streaks
from bot.screens import puzzles as shown
from bot.screens.puzzle_posts import Posting
from bot.screens.puzzles import Sheet
from bot.screens.screen import Role, Screen
from core.puzzles import catalogue
from core.puzzles.puzzle import Verdict
from tests.bot.screens.fitting import check, person
from tests.support.puzzles import KINDS, puzzle

DAY = date(2026, 12, 28)
POST = PuzzlePost(10**9 - 1, 10**6, model.name(DAY), "-1001234567890/1000000000")
EVERY_KIND = pytest.mark.parametrize(("game", "kind"), KINDS)
_FEW = 12
"""Answers of each puzzle whose explanations are looked at."""


@cache
def posed(game: str, kind: str) -> Posed:
    found = puzzle(game, kind, 0)
    view = catalogue.view(found)
    return Posed(model.name(DAY), DAY, found, view, catalogue.kind(found).answers(view))


def judge(of: Posed, answer: str) -> Verdict:
    return catalogue.kind(of.puzzle).judge(of.view, answer)


def wrong(of: Posed) -> list[str]:
    others = [each for each in of.answers if each != of.answer]
    return others[:: max(1, len(others) // _FEW)]


def screens(of: Posed, language: str) -> Iterator[Screen]:
    words, proof = words_for_puzzle(of, language), judge(of, of.answer)
    others = wrong(of)
    # Some questions have only two wrong answers.
    first, second, third, *_ = others * 2
    streak = Streak(1234, 1234)
    yield shown.sheet(Sheet(of, Attempt(of.name), POST, words))
    yield shown.sheet(Sheet(of, Attempt(of.name, (first, HINT)), POST, words), words("puzzle-rated"))
    for each in others:
        sheet = Sheet(of, Attempt(of.name, (HINT, each)), POST, words, judge(of, each))
        yield shown.sheet(sheet)
        yield shown.confirm(sheet, each)
    failed = Attempt(of.name, (first, second, third), "failed")
    yield shown.sheet(Sheet(of, failed, POST, words, judge(of, third), proof, streak, "good"))
    for tries in ((of.answer,), (first, of.answer), (first, HINT, of.answer)):
        for counted in (DAY, None):
            sheet = Sheet(of, Attempt(of.name, tries, "solved", counted), POST, words, None, proof, streak)
            yield shown.sheet(sheet, words("puzzle-was-shared"))
    yield shown.sheet(Sheet(of, Attempt(of.name, (first,), "shown"), None, words, None, proof))
    sheet = Sheet(of, Attempt(of.name, (first,)), POST, words)
    yield from (shown.position(sheet), shown.how_to_type(sheet), shown.ask_give_up(sheet), shown.ask_complaint(sheet))
    yield shown.offer(sheet, Several(of.answers[:5], "/" * 40))
    yield shown.choose(sheet, of.answers[0].partition("@")[0], 0)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_KIND
async def test_what_a_person_is_shown(game: str, kind: str, language: str) -> None:
    for screen in screens(posed(game, kind), language):
        await check(screen, posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_KIND
async def test_the_post_with_the_solution_of_the_day_before(game: str, kind: str, language: str) -> None:
    of = posed(game, kind)
    before = (of, judge(of, of.answer))
    await check(puzzle_posts.post(POST, of, (10**6, 10**6), before, translator(language)))
    await check(puzzle_posts.post(POST, of, (0, 0), None, translator(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_KIND
def test_every_answer_is_explained(game: str, kind: str, language: str) -> None:
    of = posed(game, kind)
    words = words_for_puzzle(of, language)
    for answer in (*wrong(of), of.answer):
        told = reasons(judge(of, answer), words)
        assert told
        assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_setting_up_sharing_and_what_goes_wrong(language: str) -> None:
    words = translator(language)
    roles = [Role(str(10**18 + number), "@" * 100) for number in range(30)]
    channel = Channel(10**6, POST.address, 23, roles[0].id, "el", "discord", "7", 7)
    for zone in (None, "Pacific/Gambier"):
        for platform in ("discord", "telegram", "web"):
            place = Place(10**6, platform, "-1001234567890", "el", zone)
            for known in (channel, None):
                for offered in (roles, []):
                    posting = Posting(place, POST.address, known, 0.0, offered, known is None)
                    await check(puzzle_posts.setup(posting, words), posted=False)
    await check(puzzle_posts.refused(channel, words), posted=False)
    row = shown.row(Attempt("20261228", ("a", "b", "c"), "failed"), DAY, Streak(1234), words)
    await check(puzzle_posts.shared(person(0), row, words))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_calendars_practice_and_reminders(language: str) -> None:
    words, today = translator(language), date(2027, 12, 31)
    endings: tuple[Ending | None, ...] = ("solved", "failed", "shown", None)
    attempts = {
        model.name(FIRST + timedelta(days=number)): Attempt("x", ("a",), ending)
        for number, ending in enumerate(endings * 100)
    }
    for first in (date(2026, 11, 1), date(2027, 12, 1), date(2027, 12, 17), date(2030, 1, 1)):
        for streak in (Streak(), Streak(1, 21)):
            await check(practice.days(first, attempts, today, streak, words), posted=False)
    for game in (practice.ANY, *catalogue.SOURCES):
        for grade in range(6):
            await check(practice.choose(game, grade, words), posted=False)
    await check(practice.none_left(words), posted=False)
    for has_grace in (True, False):
        streak = Streak(1234, 1234, has_grace=has_grace)
        await check(streaks.remind(person(0), today, streak, words), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_question(language: str) -> None:
    words = translator(language)
    for game, kind in KINDS:
        assert words.has(f"puzzle-ask-{game}-{kind}")

"""Puzzles as people type them: `/puzzle`, a past day, practice, posting, and answers, also without the command."""

import asyncio
from collections.abc import Mapping
from datetime import date

from bot import aliases, notation, times
from bot.i18n import Translator
from bot.model import puzzles as model
from bot.narration import explain
from bot.notation import Several
from bot.screens import puzzles as shown
from bot.screens.practice import ANY
from bot.screens.screen import Button, Screen
from bot.service import practice, puzzle_setup
from bot.service import puzzles as solving
from bot.service.context import Denied
from bot.service.puzzle_book import Opened
from bot.service.request import Request, command
from bot.store import puzzles
from bot.times import NoSuchDate
from core.game import Refusal
from core.puzzles.puzzle import EASIEST, HARDEST

_GRADES = {str(grade) for grade in range(EASIEST, HARDEST + 1)}


@command("puzzle")
async def typed(request: Request, values: Mapping[str, str]) -> Screen:
    typed = " ".join(values.get("puzzle", "").split())
    if not typed:
        return await solving.today(request)
    for word, use in (("post", puzzle_setup.set_up), ("practice", _practise), ("days", _calendar)):
        if (rest := _after(f"typed-puzzle-{word}", typed, request.words)) is not None:
            return await use(request, rest)
    if typed.startswith("#"):
        name, _, text = typed[1:].partition(" ")
        return await (_answer(request, _opened(request, name), text) if text else solving.show(request, name, "0"))
    if (day := _day(request, typed)) is not None:
        return await solving.show(request, model.name(day), "0")
    return await answer_opened(request, typed) or await _answer(request, await _today(request), typed)


async def answer_opened(request: Request, typed: str) -> Screen | None:
    """A line as an answer to the puzzle that the person has before them; None if there is none that is not over."""
    opened = await _unsolved(request)
    return await _answer(request, opened, typed) if opened else None


async def reading(request: Request, typed: str) -> Button | None:
    """A button that does what a line means as an answer to that puzzle; None if it cannot be one."""
    opened = await _unsolved(request)
    if opened is None:
        return None
    sheet = await solving.open_sheet(request, opened.name, str(opened.post))
    try:
        return shown.answer_button(sheet, await _read(sheet, typed))
    except Refusal:
        return None


async def _answer(request: Request, opened: Opened, typed: str) -> Screen:
    """An answer that is clear is given; if several fit, they are offered."""
    if request.caller.is_overheard:
        raise Denied("puzzle-overheard")
    name, post = opened.name, str(opened.post)
    sheet = await solving.open_sheet(request, name, post)
    if sheet.attempt.ending:
        return shown.sheet(sheet)
    try:
        found = await _read(sheet, typed)
    except Refusal as refused:
        return shown.sheet(sheet, explain(refused, sheet.words))
    if isinstance(found, Several):
        return shown.offer(sheet, found)
    return await solving.guess(request, name, post, found)


async def _read(sheet: shown.Sheet, typed: str) -> str | Several:
    """Some questions have thousands of answers."""
    return await asyncio.to_thread(notation.read_answer, sheet.posed.view, sheet.posed.answers, typed, sheet.words)


async def _unsolved(request: Request) -> Opened | None:
    """The puzzle that the person has before them, if it is not over."""
    opened = request.context.puzzles.opened(request.person.player, request.context.clock())
    if opened is None:
        return None
    attempt = await request.context.store.read(puzzles.find, request.person.player, opened.name)
    return None if attempt.ending else opened


def _opened(request: Request, name: str) -> Opened:
    """A puzzle that is named; if the person has it before them, with the post by which they came to it."""
    opened = request.context.puzzles.opened(request.person.player, request.context.clock())
    return opened if opened and opened.name == name else Opened(name, 0)


async def _today(request: Request) -> Opened:
    name, post = await solving.find_today(request)
    return Opened(name, post)


async def _practise(request: Request, typed: str) -> Screen:
    """`practice`, perhaps with a game and a grade."""
    if not typed:
        return await practice.choose(request, ANY, "0")
    game, grade = ANY, "0"
    for word in aliases.gather("game", typed.split()):
        if word in _GRADES:
            grade = word
        elif (found := aliases.find("game", word.split())) is not None:
            game = found
        else:
            raise Denied("puzzle-practice-unknown", text=word)
    return await practice.practise(request, game, grade, "")


async def _calendar(request: Request, _typed: str) -> Screen:
    return await practice.calendar(request)


def _day(request: Request, typed: str) -> date | None:
    """A day that was typed, the nearest one if no year is given; None if it is something else."""
    today, language = model.today(request.person.zone, request.context.clock()), request.words.language
    for word, ago in (("typed-today", 0), ("typed-yesterday", 1), ("typed-tomorrow", -1)):
        if times.means(word, typed, language):
            return today - ago * model.DAY
    try:
        return times.day(typed, today, language)
    except NoSuchDate:
        raise Denied("no-such-date", text=typed) from None


def _after(word: str, typed: str, words: Translator) -> str | None:
    """What follows one of these words, or nothing; None if the line does not begin with it."""
    return "" if times.means(word, typed, words.language) else times.after(word, typed, words.language)

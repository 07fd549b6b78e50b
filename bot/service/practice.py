"""Puzzles besides that of today: past days, practice by game and grade, and what people think of puzzles.

Practice does not count towards a streak.
"""

from random import Random

from bot.model import puzzles as model
from bot.screens import practice as shown
from bot.screens import puzzles as sheets
from bot.screens.practice import ANY
from bot.screens.screen import Screen
from bot.service import puzzles as solving
from bot.service.context import Denied
from bot.service.request import Request, press
from bot.service.streaks import find as find_streak
from bot.store import puzzles
from core.puzzles import catalogue


async def calendar(request: Request) -> Screen:
    """The half of the month in which today is."""
    return await days(request, model.half(model.today(request.person.zone, request.context.clock())))


@press("days")
async def days(request: Request, half: str) -> Screen:
    """Half a month, with how each day went."""
    first, today = model.first_of_half(half), model.today(request.person.zone, request.context.clock())
    if first is None:
        raise Denied("puzzle-gone")
    names = model.name(first), model.name(model.end_of_half(first))
    attempts = await request.context.store.read(puzzles.between, request.person.player, *names)
    streak = await find_streak(request.context, request.person, request.context.clock())
    return shown.days(first, {each.puzzle: each for each in attempts}, today, streak, request.words)


@press("practising")
async def choose(request: Request, game: str, grade: str) -> Screen:
    """What to practise with."""
    return shown.choose(_known(game), int(grade), request.words)


@press("practice")
async def practise(request: Request, game: str, grade: str, after: str) -> Screen:
    """The next puzzle of this game and grade that is new to the person. Each person has their own order."""
    book, player = await request.context.puzzles.practice(), request.person.player
    tried = await request.context.store.read(puzzles.tried, player)
    fitting = [
        name
        for name, puzzle in book.items()
        if _known(game) in (ANY, puzzle.game) and int(grade) in (0, puzzle.grade) and name not in tried - {after}
    ]
    Random(player).shuffle(fitting)
    start = fitting.index(after) + 1 if after in fitting else 0
    following = [name for name in (*fitting[start:], *fitting[:start]) if name != after]
    if not following:
        return shown.none_left(request.words)
    return await solving.show(request, following[0], "0")


@press("rate")
async def rate(request: Request, name: str, vote: str) -> Screen:
    """Whether a puzzle is good or dull."""
    await _check_over(request, name)
    await request.write(f"puzzle {name} 0", None, puzzles.vote, request.person.player, name, vote)
    return sheets.sheet(await solving.open_sheet(request.afterwards, name, "0"), request.words("puzzle-rated"))


@press("complain")
async def ask_complaint(request: Request, name: str) -> Screen:
    return sheets.ask_complaint(await _check_over(request, name))


@press("complained")
async def complain(request: Request, name: str, complaint: str) -> Screen:
    """Report what is wrong with a puzzle to the person who runs the bot."""
    await _check_over(request, name)
    await request.write(f"puzzle {name} 0", None, puzzles.complain, request.person.player, name, complaint)
    return sheets.sheet(await solving.open_sheet(request.afterwards, name, "0"), request.words("puzzle-complained"))


async def _check_over(request: Request, name: str) -> sheets.Sheet:
    sheet = await solving.open_sheet(request, name, "0")
    if not sheet.attempt.ending:
        raise Denied("puzzle-not-over")
    return sheet


def _known(game: str) -> str:
    """Raises Denied if there are no puzzles of this game."""
    if game != ANY and game not in catalogue.SOURCES:
        raise Denied("no-game", text=game, games=", ".join(catalogue.SOURCES))
    return game

"""Solving puzzles: looking at one, answering, hints, giving up, and showing others how it went.

Everything is answered to that person alone. What someone has tried belongs to the player, not to an identity.
"""

from datetime import date
from typing import Protocol

from bot import narration
from bot.model import puzzles as model
from bot.model.people import Person
from bot.model.places import Place
from bot.model.puzzle_posts import PuzzlePost
from bot.model.puzzles import HINT, Attempt, Posed
from bot.puzzle_library import FIRST
from bot.screens import puzzles as shown
from bot.screens.puzzles import Sheet
from bot.screens.screen import Screen
from bot.service import puzzle_posts, standings
from bot.service.context import Denied
from bot.service.request import Request, answer, press
from bot.store import Connection, people, places, puzzles
from bot.store import puzzle_posts as posts
from bot.store.puzzles import Opinion

# Looking


async def today(request: Request) -> Screen:
    """The puzzle of today."""
    name, post = await find_today(request)
    return await show(request, name, str(post))


async def find_today(request: Request) -> tuple[str, int]:
    """Its name and its post here, if there is one: in a place by its calendar, elsewhere by the person's own."""
    place, now = request.place, request.context.clock()
    name = model.name(model.today((place and place.zone) or request.person.zone, now))
    post = await request.context.store.read(posts.of_day, place.id, name) if place else None
    return name, post.id if post else 0


@press("solve")
async def show(request: Request, name: str, post: str) -> Screen:
    """A puzzle, as far as the person has come with it."""
    return shown.sheet(await open_sheet(request, name, post))


@answer("puzzle")
async def show_again(request: Request, about: str) -> Screen:
    return await show(request.afterwards, *about.split())


@press("position")
async def position(request: Request, name: str, post: str) -> Screen:
    return shown.position(await open_sheet(request, name, post))


@press("choose")
async def choose(request: Request, name: str, post: str, chosen: str, page: str) -> Screen:
    sheet = await open_sheet(request, name, post)
    return shown.sheet(sheet) if sheet.attempt.ending else shown.choose(sheet, chosen, int(page))


@press("answering")
async def how_to_type(request: Request, name: str, post: str) -> Screen:
    return shown.how_to_type(await open_sheet(request, name, post))


# Trying


@press("guess")
async def guess(request: Request, name: str, post: str, text: str) -> Screen:
    """Answer at once, or after a question for those who confirm moves."""
    if request.person.confirm:
        sheet = await open_sheet(request, name, post)
        if not sheet.attempt.ending and text in sheet.posed.answers:
            return shown.confirm(sheet, text)
    return await give_answer(request, name, post, text)


@press("sure")
async def give_answer(request: Request, name: str, post: str, text: str) -> Screen:
    """An answer. What was answered before costs nothing, so it counts once, however often it is sent."""
    posed = await pose(request, name, int(post))
    if text not in posed.answers:
        raise Denied("puzzle-no-answer", text=text)
    is_right = (await request.context.puzzles.judge(posed, text)).is_right

    def answered(attempt: Attempt, *, is_in_time: bool) -> Attempt:
        return attempt.answered(text, is_right=is_right, counted=posed.day if is_in_time else None)

    return await _try(request, name, post, answered)


@press("hint")
async def hint(request: Request, name: str, post: str) -> Screen:
    await pose(request, name, int(post))
    return await _try(request, name, post, lambda attempt, **_: attempt.hinted())


@press("giveup")
async def ask_give_up(request: Request, name: str, post: str) -> Screen:
    """Asks for confirmation first."""
    sheet = await open_sheet(request, name, post)
    return shown.sheet(sheet) if sheet.attempt.ending else shown.ask_give_up(sheet)


@press("gaveup")
async def give_up(request: Request, name: str, post: str) -> Screen:
    await pose(request, name, int(post))
    return await _try(request, name, post, lambda attempt, **_: attempt.given_up())


@press("share")
async def share(request: Request, name: str, post: str) -> Screen:
    """Show others at the post how it went, without what was tried."""
    sheet = await open_sheet(request, name, post)
    if not sheet.attempt.ending:
        raise Denied("puzzle-not-over")
    if sheet.post is None:
        raise Denied("puzzle-no-post")
    now = request.context.clock()
    await request.write(f"puzzle {name} {post}", None, puzzle_posts.share, sheet.post, request.person, now)
    request.context.news.set()
    return shown.sheet(sheet, request.words("puzzle-was-shared"))


class _Change(Protocol):
    """What becomes of someone's attempt at a puzzle."""

    def __call__(self, attempt: Attempt, /, *, is_in_time: bool) -> Attempt:
        """`is_in_time` says whether the puzzle is that of a day which has not ended for them."""


async def _try(request: Request, name: str, post: str, change: _Change) -> Screen:
    now = request.context.clock()
    await request.write(f"puzzle {name} {post}", None, _keep, request.person, name, int(post), change, now)
    request.context.news.set()
    return await show(request.afterwards, name, post)


def _keep(connection: Connection, person: Person, name: str, post: int, change: _Change, now: float) -> None:
    """The attempt as it is now, whatever has been tried meanwhile on another of the person's platforms."""
    known, place = _post_of(connection, post, name), _place_of(connection, post, name)
    day, zones = model.day_of(name), {each.zone for each in (person, place) if each}
    # They may just have linked or unlinked their accounts.
    person = people.find(connection, person.platform, person.account) or person
    before = puzzles.find(connection, person.player, name)
    after = change(before, is_in_time=day is not None and model.is_in_time(day, now, zones))
    if known:
        puzzles.visit(connection, known.id, person.player)
    if place and place.platform == person.platform:
        places.visit(connection, place.id, person.player)
        standings.come(connection, place.id, person.player, now)
    if after == before:
        return
    puzzles.keep(connection, person.player, after, now)
    if after.counted:
        standings.follow_puzzle(connection, person.player, now)
    if after.ending == "solved":
        for each in puzzles.visited(connection, person.player, name):
            puzzle_posts.count(connection, each, now)


# What others of these files need, too


async def pose(request: Request, name: str, post: int) -> Posed:
    """The puzzle with this name; raises Denied if there is none, or if its day has not come yet."""
    now, day = request.context.clock(), model.day_of(name)
    if day:
        place = await request.context.store.read(_place_of, post, name)
        zones = {each.zone for each in (request.person, request.place, place) if each}
        if all(model.today(zone, now) < day for zone in zones):
            raise Denied("puzzle-future", date=narration.day(day, request.words))
        if day < FIRST:
            raise Denied("puzzle-before", date=narration.day(FIRST, request.words))
    posed = await request.context.puzzles.pose(name)
    if posed is None:
        raise Denied("puzzle-gone")
    return posed


async def open_sheet(request: Request, name: str, post: str) -> Sheet:
    """How far the person has come with a puzzle; what they type from now on may be an answer to it."""
    posed, player, now = await pose(request, name, int(post)), request.person.player, request.context.clock()
    found = await request.context.store.read(_look_up, player, name, int(post))
    attempt, days, known, opinion = found
    request.context.puzzles.open(player, name, known.id if known else 0, now)
    wrong = [each for each in attempt.tries if each in posed.answers and each != posed.answer]
    judge = request.context.puzzles.judge
    return Sheet(
        posed,
        attempt,
        known,
        narration.words_for_puzzle(posed, request.words.language),
        await judge(posed, wrong[-1]) if wrong and attempt.tries[-1] != HINT else None,
        await judge(posed, posed.answer) if attempt.ending else None,
        model.streak(days, model.today(request.person.zone, now)),
        opinion.vote,
    )


def _look_up(
    connection: Connection, player: int, name: str, post: int
) -> tuple[Attempt, set[date], PuzzlePost | None, Opinion]:
    return (
        puzzles.find(connection, player, name),
        puzzles.counted(connection, player),
        _post_of(connection, post, name),
        puzzles.opinion(connection, player, name),
    )


def _post_of(connection: Connection, post: int, name: str) -> PuzzlePost | None:
    """The post with this id, if it shows this puzzle."""
    found = posts.find(connection, post) if post else None
    return found if found and found.day == name else None


def _place_of(connection: Connection, post: int, name: str) -> Place | None:
    found = _post_of(connection, post, name)
    return places.with_id(connection, found.place) if found else None

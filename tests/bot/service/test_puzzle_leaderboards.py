"""Who solves puzzles, on leaderboards, in the hall of fame and on profiles."""

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest
import pytest_asyncio

from bot.model import puzzles as model
from bot.model.puzzles import Posed
from bot.screens.screen import Screen
from bot.service import standings
from bot.store import places, puzzle_posts
from renderers.theme import LIGHT
from tests.support.app import HOUSE, FakePlatform, TestApp, find, labels, open_app, tokens, verbs
from tests.support.standings import drawn, listed, rate

DAY = 86400.0
NOON = 1_794_744_000.0
"""On the 15th of November 2026, a Sunday."""
TODAY = date(2026, 11, 15)


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    """The puzzle is posted in the hall, and Ann is Anna elsewhere, as soon as she says so."""
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as opened:
        opened.clock.now = NOON
        opened.platform.managers.add("eve")
        await opened.type("Eve", "/puzzle post 9")
        await opened.press("Eve", f"posted:{await house(opened)}:hall:now:now")
        yield opened


async def house(app: TestApp) -> int:
    place = await app.store.read(places.find, "fake", HOUSE)
    assert place
    return place.id


async def solve(app: TestApp, name: str, tries: int = 1, day: date = TODAY, *, alone: bool = False) -> Screen:
    """Someone comes from the post in the hall to their private chat, where they need so many tries; or without it."""
    post = None if alone else await app.store.read(puzzle_posts.of_day, await house(app), model.name(day))
    id = post.id if post else 0
    posed = await app.context.puzzles.pose(model.name(day))
    assert isinstance(posed, Posed)
    wrong = [each for each in posed.answers if each != posed.answer]
    for answer in (*wrong[: tries - 1], posed.answer):
        screen = await app.press(name, f"guess:{posed.name}:{id}:{answer}", f"@{name.lower()}")
    assert "✅" in screen.text
    return screen


async def table(app: TestApp, name: str, line: str = "/leaderboard puzzle") -> list[tuple[int, str, int, int]]:
    screen = await app.type(name, line)
    return [(row.place, row.name, row.score, row.games) for row in drawn(screen).rows] if screen.drawing else []


async def test_fewer_tries_give_more_points(app: TestApp) -> None:
    await solve(app, "Ann", 2)
    await solve(app, "Bob", 1)
    await solve(app, "Cid", 3)
    await app.wait(DAY)
    await solve(app, "Ann", 1, date(2026, 11, 16))
    assert await table(app, "Ann") == [(1, "Ann", 5, 2), (2, "Bob", 3, 1), (3, "Cid", 1, 1)]
    screen = await app.type("Ann", "/leaderboard puzzle")
    assert "Your place: 1 of 3. Your points: 5." in screen.text
    assert "provisional" not in screen.text
    told = await app.press("Ann", find(screen, "leaderstext").token)
    assert "1. Ann (you): 5, +3 this week, 2 puzzles." in told.text
    assert screen.drawing
    assert "2. Bob: 3, 1 puzzle." in screen.drawing.draw(LIGHT).alt


async def test_the_post_and_a_solved_puzzle_lead_to_it(app: TestApp) -> None:
    await app.settle()
    solved = await solve(app, "Ann")
    (post,) = [each for each in app.platform.at("hall") if "solve" in verbs(each)]
    for screen in (post, solved):
        shown = await app.press("Ann", find(screen, "leaders").token, "@ann")
        assert listed(shown) == ["Ann"]
        assert shown.title == "Leaderboard: Daily puzzle"
    everyone = await app.type("Ann", "/leaderboard")
    assert "Daily puzzle" in labels(everyone)
    (back,) = [token for token in tokens(await app.type("Ann", "/leaderboard puzzle")) if ":all:all:" in token]
    assert (await app.press("Ann", back)).title == "Leaderboard: All games"


async def test_who_has_only_solved_puzzles_is_on_no_other_leaderboard(app: TestApp) -> None:
    await rate(app, "Ann", "Bob", place="barn")
    await solve(app, "Ann")
    assert listed(await app.type("Ann", "/leaderboard")) == []
    assert await table(app, "Ann") == [(1, "Ann", 3, 1)]
    await rate(app, "Cid", "Bob")
    await solve(app, "Cid", alone=True)
    assert [name for _, name, *_ in await table(app, "Ann")] == ["Cid", "Ann"]


async def test_a_month_has_what_was_solved_in_it(app: TestApp) -> None:
    await solve(app, "Ann")
    await app.press("Eve", f"placed:{await house(app)}:hall:months:here")
    await app.wait(20 * DAY)
    assert await table(app, "Ann", "/leaderboard puzzle month") == []
    await solve(app, "Bob", 2, date(2026, 12, 5))
    assert await table(app, "Ann", "/leaderboard puzzle month") == [(1, "Bob", 2, 1)]
    assert await table(app, "Ann", "/leaderboard puzzle 2026-11") == [(1, "Ann", 3, 1)]
    hall = await app.press("Ann", f"hall:{await house(app)}:puzzle:1")
    assert "November 2026: 1. Ann (3)" in hall.text
    assert "Daily puzzle" in hall.title
    (month,) = [each for each in app.platform.at("hall") if each.title == "November 2026 is over"]
    assert month.text == "No rated match ended here.\nDaily puzzle: Ann"


async def test_what_was_solved_too_late_gives_no_points(app: TestApp) -> None:
    await app.wait(2 * DAY)
    await solve(app, "Ann")
    assert await table(app, "Ann") == []
    assert (
        "You aren’t on this leaderboard yet. Solve today’s puzzle: `/puzzle`."
        in (await app.type("Ann", "/leaderboard puzzle")).text
    )


async def test_a_month_that_nobody_knows_and_an_empty_hall_are_answered(app: TestApp) -> None:
    assert (await app.type("Ann", "/leaderboard puzzle 2020-01")).is_refusal
    assert "No month is over yet with a solved puzzle." in (await app.press("Ann", "hall:0:puzzle:1")).text


async def test_nobody_is_shown_who_does_not_want_to_be_or_is_not_there(app: TestApp) -> None:
    for name in ("Ann", "Bob", "Cid"):
        await solve(app, name)
    await app.type("Bob", "/settings hidden on")
    await app.store.write(standings.see_account, "fake", HOUSE, "cid", app.clock.now, gone=True)
    assert [name for _, name, *_ in await table(app, "Ann")] == ["Ann"]
    assert await table(app, "Ann", "/leaderboard puzzle global") == []
    await app.type("Ann", "/settings listed on")
    assert [name for _, name, *_ in await table(app, "Ann", "/leaderboard puzzle global")] == ["Ann"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "/leaderboard daily puzzle"),
        ("uk", "/лідери задача дня"),
        ("ru", "/лидеры задачи"),
        ("el", "/κατάταξη γρίφος"),
    ],
)
async def test_it_is_asked_for_in_every_language(app: TestApp, language: str, line: str) -> None:
    await solve(app, "Ann")
    await app.type("Ann", f"/settings {language}")
    assert listed(await app.type("Ann", line, language=language)) == ["Ann"]


async def link(app: TestApp) -> None:
    code = (await app.type("Ann", "/link", "@ann")).text.split("`")[1]
    await app.on("elsewhere").type("Anna", f"/link {code}", "@anna")


async def test_one_person_on_two_platforms_has_the_points_of_the_fuller_record(app: TestApp) -> None:
    there = app.on("elsewhere")
    await solve(app, "Ann", 3)
    await solve(there, "Anna", 1, alone=True)
    await link(app)
    assert await table(app, "Ann") == [(1, "Ann", 3, 1)]
    await there.press("Anna", "unlinked", "@anna")
    await app.wait(DAY)
    await solve(there, "Anna", 1, date(2026, 11, 16), alone=True)
    assert await table(app, "Ann") == [(1, "Ann", 3, 1)]
    await there.type("Anna", "/settings listed on")
    assert await table(there, "Anna", "/leaderboard puzzle global") == [(1, "Anna", 6, 2)]


async def test_a_profile_tells_of_puzzles(app: TestApp) -> None:
    assert "puzzle" not in (await app.type("Ann", "/profile")).text
    await solve(app, "Ann", 2)
    await app.wait(DAY)
    await solve(app, "Ann", 1, date(2026, 11, 16))
    told = "Daily puzzles: 2 solved, 1 at the first try. Days in a row: 2 now, 2 at most."
    own = await app.type("Ann", "/profile")
    assert told in own.text
    assert "No match of yours has ended yet." in own.text
    seen = await app.press("Bob", "profile:fake:ann:", "@bob")
    assert told in seen.text
    assert "No match" not in seen.text
    await rate(app, "Ann", "Bob")
    assert told in (await app.press("Bob", "profile:fake:ann:", "@bob")).text
    await app.type("Ann", "/settings hidden on")
    assert "2 solved" not in (await app.press("Bob", "profile:fake:ann:", "@bob")).text

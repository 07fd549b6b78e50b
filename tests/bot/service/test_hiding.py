"""Those who have hidden are shown nowhere, those who have not asked are not listed everywhere, and those who have left
a place are not shown there: every screen of leaderboards is searched.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.screens.pictures import in_words
from bot.screens.screen import Look, Screen
from bot.store import places
from tests.support.app import HOUSE, TestApp, open_app, tokens
from tests.support.attended import AttendedPlatform
from tests.support.standings import listed, rate

NOVEMBER = 1_794_700_800.0
DAY = 86400.0
BOARDS = "/leaderboard", "/leaderboard totemo", "/leaderboard global", "/leaderboard month", "/leaderboard global month"
PEOPLE = "/profile", "/profile @Cid", "/profile @Ann", "/profile @Bob", "/profile @Bob totemo"


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    """A place that posts everything there is, with a month that is over, in which everyone was among the first."""
    async with open_app(tmp_path, AttendedPlatform(managers={"dan"})) as opened:
        opened.clock.now = NOVEMBER
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await opened.type(name, "/help")
            await opened.type(name, "/settings listed on")
        await rate(opened, "Ann", "Bob")
        await rate(opened, "Ann", "Cid", game="heave-ho")
        for setting, value in (("leaderboard", "all"), ("months", "here")):
            await opened.press("Dan", f"placed:{await house(opened)}:hall:{setting}:{value}")
        await opened.wait(20 * DAY)
        await opened.finish(await opened.match("Ann", "Bob", options="totemo"), Random(1))
        await rate(opened, "Ann", "Bob")
        await rate(opened, "Cid", "Bob", game="heave-ho")
        await opened.wait(DAY)
        yield opened


async def house(app: TestApp) -> int:
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    return place.id


def written(screen: Screen) -> Iterator[str]:
    """Everything that a screen tells: with its picture, as text and as it is read aloud."""
    yield from (screen.title, screen.text, *screen.shorter, *(each.name for each in screen.mentions))
    yield from (button.label for row in screen.rows for button in row)
    yield in_words(Screen("", screen.drawing, look=Look(words_first=True))).text


async def everything(app: TestApp) -> list[Screen]:
    """What stands in the place, and everywhere that buttons lead from leaderboards and profiles."""
    found = {line: await app.type("Dan", line) for line in (*BOARDS, *PEOPLE)}
    new = [*found.values()]
    while new:
        for token in tokens(new.pop()):
            if token.startswith(("leaders", "hall:", "profile:", "versus:", "replay:")) and token not in found:
                found[token] = await app.press("Dan", token)
                new.append(found[token])
    assert len(found) > 40
    assert len(posted(app)) >= 2, "the standing leaderboard, and a month that is over"
    return [*posted(app), *found.values()]


def posted(app: TestApp) -> list[Screen]:
    """What stands in the place, except matches."""
    return [screen for screen in app.platform.at("hall") if any(each.startswith("hall:") for each in tokens(screen))]


async def where(app: TestApp, name: str) -> int:
    """On how many screens this name is."""
    return sum(any(name in text for text in written(screen)) for screen in await everything(app))


@pytest.mark.parametrize("name", ["Ann", "Bob"])
async def test_whoever_hides_is_shown_nowhere_and_at_once(app: TestApp, name: str) -> None:
    assert await where(app, name) > 20
    await app.press(name, "set:hidden:on")
    await app.settle()
    assert await where(app, name) == 0
    assert await where(app, "Cid") > 20


async def test_whoever_wants_to_be_shown_again_is_back(app: TestApp) -> None:
    before = await where(app, "Ann")
    await app.press("Ann", "set:hidden:on")
    await app.press("Ann", "set:hidden:off")
    await app.settle()
    assert await where(app, "Ann") == before


async def test_whoever_deletes_their_data_is_gone_from_what_stands_in_the_place(app: TestApp) -> None:
    await app.press("Ann", f"erase:{int(app.clock.now)}")
    await app.settle()
    assert not [screen for screen in posted(app) if any("Ann" in text for text in written(screen))]
    assert "Bob" in listed(await app.type("Dan", "/leaderboard"))


async def test_someone_hidden_reads_why_they_are_not_listed(app: TestApp) -> None:
    await app.press("Ann", "set:hidden:on")
    screen = await app.type("Ann", "/leaderboard")
    assert "You’re hidden, so no leaderboard shows you." in screen.text
    assert "set:hidden:off" in tokens(screen)


async def test_someone_hidden_stays_hidden_whatever_they_play(app: TestApp) -> None:
    await app.press("Ann", "set:hidden:on")
    await rate(app, "Ann", "Bob", game="totemo")
    await rate(app, "Ann", "Cid", "Bob", game="schotten-totten", place="barn")
    await app.wait(31 * DAY)
    assert await where(app, "Ann") == 0


async def test_nobody_is_listed_everywhere_who_has_not_asked(app: TestApp) -> None:
    await app.type("Ann", "/settings listed off")
    for screen in await everything(app):
        if "Everywhere" in screen.text:
            assert not any("Ann" in text for text in written(screen))
    assert "Ann" in listed(await app.type("Dan", "/leaderboard"))


async def test_whoever_has_left_the_place_is_not_shown_there(app: TestApp) -> None:
    platform = app.platform
    assert isinstance(platform, AttendedPlatform)
    platform.gone = {"ann"}
    await app.wait(DAY)
    screens = await everything(app)
    boards = [screen for screen in screens if screen.title.startswith(("Leaderboard", "Hall")) or screen in posted(app)]
    there = [screen for screen in boards if "Everywhere" not in screen.text]
    assert len(there) > 10
    assert not [screen for screen in there if any("Ann" in text for text in written(screen))]
    assert "Ann" in listed(await app.type("Dan", "/leaderboard global")), "that is no place, and they want to be there"

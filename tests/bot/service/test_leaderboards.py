"""Leaderboards as people see them: who is listed where, and what is said to those who are not."""

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.screens.pictures import in_words
from bot.screens.screen import Screen
from bot.store import places
from tests.support.app import HOUSE, FakePlatform, TestApp, labels, open_app, tokens
from tests.support.standings import drawn, listed, rate

NOVEMBER = 1_794_700_800.0
"""The 15th of November 2026, a Sunday, at midnight."""
DAY = 86400.0


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform()) as opened:
        opened.clock.now = NOVEMBER
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await opened.type(name, "/help")
        yield opened


async def crowd(app: TestApp, count: int) -> None:
    """So many people have played here, each of whom has beaten the next one."""
    names = [f"p{number:02}" for number in range(count)]
    for pair in pairwise(names):
        await rate(app, *pair)


async def press(app: TestApp, name: str, screen: Screen, label: str, address: str = "hall") -> Screen:
    token = next(token for told, token in zip(labels(screen), tokens(screen), strict=True) if told == label)
    return await app.press(name, token, address)


async def house(app: TestApp) -> int:
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    return place.id


async def test_those_who_have_played_here_are_listed_best_first(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await rate(app, "Ann", "Cid")
    await rate(app, "Eve", "Fay", place="barn")
    screen = await app.type("Bob", "/leaderboard")
    assert listed(screen) == ["Ann", "Cid", "Bob"]
    assert [(row.place, row.games, row.is_reader) for row in drawn(screen).rows] == [
        (1, 2, False),
        (2, 1, False),
        (3, 1, True),
    ]
    assert screen.title == "Leaderboard: All games"
    assert "Your place: 3 of 3. Your rating: 1447." in screen.text


async def test_a_rated_match_that_is_played_to_its_end_counts_where_it_was_shown(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.finish(id, Random(1))
    match, position = await app.load(id)
    assert position.ending
    winners = [
        seat.person.name for seat in match.seats if seat.person and seat.number in position.ending.outcome.winners
    ]
    screen = await app.type("Ann", "/leaderboard totemo")
    assert sorted(listed(screen)) == ["Ann", "Bob"]
    assert [row.name for row in drawn(screen).rows if row.place == 1] == winners
    assert listed(await app.type("Ann", "/leaderboard heave ho")) == []


async def test_an_unrated_match_lists_nobody(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo rated=off")
    await app.finish(id, Random(1))
    screen = await app.type("Ann", "/leaderboard")
    assert screen.drawing is None
    assert "Nobody is on this leaderboard yet." in screen.text
    assert "Play a rated match here: `/play`." in screen.text


async def test_every_game_has_a_leaderboard(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await rate(app, "Cid", "Ann", game="heave-ho")
    assert listed(await app.type("Ann", "/leaderboard totemo")) == ["Ann", "Bob"]
    screen = await app.type("Ann", "/leaderboard")
    assert listed(screen) == ["Cid", "Ann", "Bob"]
    assert listed(await press(app, "Ann", screen, "Heave Ho!")) == ["Cid", "Ann"]


async def test_a_month_has_the_results_of_that_month_alone(app: TestApp) -> None:
    app.clock.now = NOVEMBER - 30 * DAY
    await rate(app, "Ann", "Bob")
    app.clock.now = NOVEMBER
    await rate(app, "Bob", "Cid")
    screen = await app.type("Ann", "/leaderboard month")
    assert "November 2026" in screen.text
    assert listed(screen) == ["Bob", "Cid"]
    assert [(row.score, row.games) for row in drawn(screen).rows] == [(1553, 1), (1447, 1)]
    assert "You haven’t finished a rated match this month." in screen.text
    before = await app.type("Ann", "/leaderboard october 2026")
    assert (listed(before), "October 2026" in before.text) == (["Ann", "Bob"], True)
    assert listed(await press(app, "Ann", before, "All time")) == ["Ann", "Bob", "Cid"]


async def test_the_trend_is_what_this_week_has_changed(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    app.clock.now += DAY
    await rate(app, "Bob", "Ann")
    first, second = drawn(await app.type("Ann", "/leaderboard")).rows
    assert (first.name, first.change, second.change) == ("Bob", first.score - 1447, second.score - 1553)
    app.clock.now += 7 * DAY
    assert [row.change for row in drawn(await app.type("Ann", "/leaderboard")).rows] == [0, 0]


async def test_those_with_the_same_rating_share_a_place(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await rate(app, "Cid", "Dan")
    rows = drawn(await app.type("Ann", "/leaderboard")).rows
    assert [row.place for row in rows] == [1, 1, 3, 3]


async def test_ones_own_place_is_always_shown(app: TestApp) -> None:
    await crowd(app, 36)
    await rate(app, "p00", "Dan")
    await rate(app, "p01", "Dan")
    await rate(app, "p02", "Dan")
    first = await app.type("Dan", "/leaderboard")
    own = drawn(first).own
    assert own
    assert (own.name, own.place, own.is_reader) == ("Dan", 37, True)
    assert "Your place: 37 of 37." in first.text
    assert "Page 1 of 4." in first.text
    last = await press(app, "Dan", first, "My place")
    assert listed(last)[-1] == "Dan"
    assert drawn(last).own is None
    assert "My place" not in labels(last)


async def test_pages_follow_one_another_and_have_everyone_once(app: TestApp) -> None:
    await crowd(app, 34)
    screen = await app.type("Ann", "/leaderboard")
    found = listed(screen)
    while "Lower ›" in labels(screen):
        screen = await press(app, "Ann", screen, "Lower ›")
        found += listed(screen)
    assert sorted(found) == [f"P{number:02}" for number in range(34)]
    places = [row.place for row in drawn(screen).rows]
    assert places == sorted(places)
    assert listed(await press(app, "Ann", screen, "‹ Higher")) == found[20:30]


async def test_the_same_in_words(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    picture = await app.type("Ann", "/leaderboard")
    told = await press(app, "Ann", picture, "As text")
    assert told.drawing is None
    assert "1. Ann (you): 1553?, +53 this week, 1 match.\n2. Bob: 1447?, −53 this week, 1 match." in told.text
    assert (await press(app, "Ann", told, "As a picture")) == picture


async def test_someone_who_wants_text_gets_it(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await app.type("Ann", "/settings boards text")
    screen = in_words(await app.type("Ann", "/leaderboard"))
    assert (screen.drawing, "1. Ann (you): 1553?" in screen.text) == (None, True)


# Everywhere


async def test_nobody_is_listed_everywhere_without_having_asked(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    screen = await app.type("Ann", "/leaderboard global")
    assert (listed(screen), screen.drawing) == ([], None)
    assert "You aren’t listed here" in screen.text
    await press(app, "Ann", screen, "List me")
    screen = await app.type("Bob", "/leaderboard global")
    assert listed(screen) == ["Ann"]
    await app.type("Ann", "/settings listed off")
    assert listed(await app.type("Bob", "/leaderboard global")) == []


async def test_everywhere_has_people_of_all_places(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await rate(app, "Eve", "Fay", place="barn")
    for name in ("Ann", "Fay"):
        await app.type(name, "/settings listed on")
    assert listed(await app.type("Ann", "/leaderboard global")) == ["Ann", "Fay"]
    assert listed(await app.type("Ann", "/leaderboard")) == ["Ann", "Bob"]


# Which place


async def test_a_private_chat_asks_which_place(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    screen = await app.type("Ann", "/leaderboard totemo month", "@ann")
    assert screen.text == "The leaderboard of which place?"
    assert tokens(screen) == [f"leaders:{await house(app)}:totemo:month:1", "leaders:0:totemo:month:1"]
    shown = await app.press("Ann", tokens(screen)[0], "@ann")
    assert listed(shown) == ["Ann", "Bob"]
    assert (await press(app, "Ann", shown, "Another place", "@ann")).text == screen.text


async def test_a_private_chat_shows_what_is_asked_for_without_asking(app: TestApp) -> None:
    assert "Everywhere" in (await app.type("Ann", "/leaderboard global", "@ann")).text


async def test_a_leaderboard_is_only_for_those_who_use_the_bot_there(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    token = f"leaders:{await house(app)}:all:all:1"
    await app.type("Eve", "/help", "@eve")
    screen = await app.press("Eve", token, "@eve")
    assert screen.is_refusal
    assert "Ann" not in repr(screen)
    assert "You haven’t used me in a server or group yet." in (await app.type("Eve", "/leaderboard", "@eve")).text


# What does not exist


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/leaderboard totemu", "I don’t know which leaderboard “totemu” is. Type a game (schotten-totten, "),
        ("/leaderboard totemu", "Did you mean `totemo`?"),
        ("/leaderboard 2026-13", "I don’t know which leaderboard “2026-13” is."),
        ("/leaderboard month 2026-10", "I don’t know which leaderboard “2026-10” is."),
        ("/leaderboard 2020-01", "There’s no leaderboard for 2020-01. There are these months: `2026-11`."),
        ("/leaderboard january 2020", "There’s no leaderboard for 2020-01. There are these months: `2026-11`."),
        ("/leaderboard 2027-01", "There’s no leaderboard for 2027-01. There are these months: `2026-11`."),
        ("/leaderboard 2", "There is no page 2. This leaderboard has one page."),
        ("/leaderboard 0", "There is no page 0. This leaderboard has one page."),
        ("/leaderboard 99999999999999999999", "There is no page 99999999999999999999."),
    ],
)
async def test_what_does_not_exist_is_answered_with_what_does(app: TestApp, line: str, told: str) -> None:
    await rate(app, "Ann", "Bob")
    screen = await app.type("Ann", line)
    assert screen.is_refusal
    assert told in screen.text


@pytest.mark.parametrize(
    "token", ["leaders:0:chess:all:1", "leaders:0:all:2020-01:1", "leaders:77:all:all:1", "hall:77:all:1"]
)
async def test_a_button_that_leads_nowhere_says_so(app: TestApp, token: str) -> None:
    assert (await app.press("Ann", token)).is_refusal


@pytest.mark.parametrize(
    "token", ["leaders:0:all:all:999999", "leaders:0:all:all:0", "hall:0:all:999", "leadersof:all:all:999"]
)
async def test_a_button_to_a_page_that_is_gone_leads_to_the_nearest_one(app: TestApp, token: str) -> None:
    await rate(app, "Ann", "Bob")
    assert not (await app.press("Ann", token)).is_refusal


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        ("/leaderboard all time", "All time"),
        ("/leaderboard this month", "November 2026"),
        ("/leaderboard 11/2026", "November 2026"),
        ("/leaderboard nov", "November 2026"),
        ("/leaderboard everywhere totemo", "Everywhere · All time"),
        ("/leaderboard month here", "November 2026"),
        ("/leaderboard листопад", ""),
    ],
)
async def test_what_may_be_typed(app: TestApp, line: str, detail: str) -> None:
    await rate(app, "Ann", "Bob")
    screen = await app.type("Ann", line)
    assert screen.is_refusal is (detail == "")
    assert detail in screen.text


@pytest.mark.parametrize(
    ("language", "line"), [("uk", "/лідери листопад"), ("ru", "/лидеры за месяц"), ("el", "/κατάταξη νοεμ")]
)
async def test_other_languages(app: TestApp, language: str, line: str) -> None:
    await rate(app, "Ann", "Bob")
    await app.type("Ann", f"/settings {language}")
    screen = await app.type("Ann", line, language=language)
    assert listed(screen) == ["Ann", "Bob"]


async def test_what_there_is_can_be_completed(app: TestApp) -> None:
    await rate(app, "Ann", "Bob")
    await app.wait(20 * DAY)
    found = await app.dispatcher.complete(app.caller("Ann"), "leaderboard", "board", "")
    assert [(each.value, each.label) for each in found] == [
        ("month", "This month"),
        ("all time", "All time"),
        ("global month", "Everywhere · This month"),
        ("global all time", "Everywhere · All time"),
        ("puzzle month", "Daily puzzle · This month"),
        ("puzzle all time", "Daily puzzle · All time"),
        ("2026-11", "November 2026"),
    ]
    for each in found:
        assert not (await app.type("Ann", f"/leaderboard {each.value}")).is_refusal


# One person on two platforms


@pytest_asyncio.fixture
async def both(tmp_path: Path) -> AsyncIterator[TestApp]:
    """Ann is Anna elsewhere, as soon as she says so."""
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as opened:
        opened.clock.now = NOVEMBER
        for name in ("Ann", "Bob"):
            await opened.type(name, "/help")
        await opened.on("elsewhere").type("Anna", "/help")
        yield opened


async def link(app: TestApp) -> None:
    code = (await app.type("Ann", "/link", "@ann")).text.split("`")[1]
    await app.on("elsewhere").type("Anna", f"/link {code}", "@anna")


async def test_a_linked_person_is_listed_once_with_the_more_settled_rating(both: TestApp) -> None:
    there = both.on("elsewhere")
    await rate(both, "Ann", "Bob")
    await rate(there, "Anna", "Cid")
    await rate(there, "Anna", "Cid")
    anna = drawn(await there.type("Anna", "/leaderboard")).rows[0]
    await link(both)
    for app in (both, there):
        row = drawn(await app.type("Bob", "/leaderboard")).rows[0]
        assert (row.name, row.score, row.games) == ("Ann" if app is both else "Anna", anna.score, 2)
    assert listed(await both.type("Bob", "/leaderboard")) == ["Ann", "Bob"]


async def test_someone_who_parts_again_is_listed_where_they_have_played(both: TestApp) -> None:
    there = both.on("elsewhere")
    await rate(both, "Ann", "Bob")
    await link(both)
    await rate(there, "Anna", "Cid")
    await there.press("Anna", "unlinked", "@anna")
    assert listed(await both.type("Bob", "/leaderboard")) == ["Ann", "Bob"]
    assert listed(await there.type("Cid", "/leaderboard")) == ["Anna", "Cid"]


async def test_whoever_is_hidden_under_one_name_is_hidden_under_all(both: TestApp) -> None:
    there = both.on("elsewhere")
    await rate(both, "Ann", "Bob")
    await there.type("Anna", "/settings hidden on")
    await link(both)
    assert listed(await both.type("Bob", "/leaderboard")) == ["Bob"]

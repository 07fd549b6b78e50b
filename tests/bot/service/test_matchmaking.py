"""`/play anyone`: people who want the same play with each other, wherever they are."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n import LANGUAGES, translator
from bot.model.matches import Match
from bot.model.places import SETTINGS
from bot.store import Connection, people, places
from tests.support.app import HOUSE, FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

EN = translator("en")
HOUR, DAY = 3600.0, 86400.0
LISTED, MADE = EN("listed", count=1), EN("listed-made")


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    """On two platforms."""
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as opened:
        yield opened


async def want(app: TestApp, name: str, what: str = "totemo") -> str:
    """Look for an opponent in the private chat; returns the answer."""
    return (await app.type(name, f"/play anyone {what}", f"@{name.lower()}")).text


async def only(app: TestApp, name: str) -> Match:
    (match,) = await app.matches(name)
    return match


async def took_part(app: TestApp, *, on: bool) -> None:
    def choose(connection: Connection) -> None:
        places.choose(connection, places.enter(connection, app.platform.name, HOUSE).id, SETTINGS["anyone"], on)

    await app.store.write(choose)


async def test_people_on_two_platforms_are_brought_together_in_their_private_chats(app: TestApp) -> None:
    there = app.on("telegram")
    assert await want(app, "Ann") == MADE
    await app.settle()
    assert [LISTED in screen.text for screen in app.platform.at("@ann")] == [True], "it is said once"
    await want(there, "Bob")
    await app.settle()
    match = await only(app, "Ann")
    assert match.started
    assert [(table.platform, table.address) for table in match.tables] == [("discord", "@ann"), ("telegram", "@bob")]
    assert {address for address, _ in app.platform.sent} == {"@ann"}
    assert {address for address, _ in there.platform.sent} == {"@bob"}
    for screens in (app.platform.at("@ann"), there.platform.at("@bob")):
        assert any("hand" in verbs(screen) for screen in screens)


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("totemo", "totemo", True),
        ("totemo day 3x3", "totemo board=3x3 1 day", True),
        ("totemo", "heave-ho", False),
        ("totemo day", "totemo week", False),
        ("totemo", "totemo 3x3", False),
        ("totemo", "totemo players=3", False),
    ],
)
async def test_they_want_the_same_game_options_pace_and_number_of_players(
    app: TestApp, one: str, other: str, is_same: bool
) -> None:
    await want(app, "Ann", one)
    await want(app, "Bob", other)
    assert (await only(app, "Bob")).started is not None or not is_same
    assert ((await only(app, "Ann")).id == (await only(app, "Bob")).id) is is_same


async def test_who_has_waited_longest_is_first(app: TestApp) -> None:
    for name, pace in (("Ann", "day"), ("Bob", "week"), ("Cyd", "day")):
        await want(app, name, f"totemo {pace}")
        app.clock.now += 60
    assert (await only(app, "Ann")).id == (await only(app, "Cyd")).id
    await app.press("Ann", f"abort:{(await only(app, 'Ann')).id}")
    await app.type("Ann", "/block @Cyd")
    for name in ("Ann", "Cyd"):
        await want(app, name, "totemo day")
        app.clock.now += 60
    await want(app, "Dan", "totemo day")
    assert (await only(app, "Dan")).id == (await only(app, "Ann")).id


async def test_three_come_together_one_by_one(app: TestApp) -> None:
    for name in ("Ann", "Bob"):
        await want(app, name, "totemo players=3")
    await app.settle()
    waiting = await only(app, "Ann")
    assert waiting.started is None
    (shown,) = app.platform.at("@bob")
    assert "Ann and Bob" in shown.text
    await app.press("Bob", find(shown, "decline"))
    await app.press("Bob", f"declined:{waiting.id}:none")
    await want(app, "Cyd", "totemo players=3")
    assert (await only(app, "Cyd")).started is None
    await want(app, "Dan", "totemo players=3")
    match = await only(app, "Dan")
    assert match.started
    assert [seat.person and seat.person.name for seat in match.seats] == ["Ann", "Cyd", "Dan"]


@pytest.mark.parametrize("blocker", ["Ann", "Bob"])
async def test_people_who_blocked_each_other_are_not_brought_together(app: TestApp, blocker: str) -> None:
    for name in ("Ann", "Bob"):
        await app.type(name, "/help")
    await app.type(blocker, f"/block @{'Bob' if blocker == 'Ann' else 'Ann'}")
    await want(app, "Ann")
    assert await want(app, "Bob") == MADE
    await want(app, "Cyd")
    assert (await only(app, "Cyd")).id == (await only(app, "Ann")).id
    assert (await only(app, "Bob")).started is None


@pytest.mark.parametrize("chooser", ["Ann", "Bob"])
@pytest.mark.parametrize("challengers", ["places", "played"])
async def test_only_people_who_may_challenge_each_other_are_brought_together(
    app: TestApp, chooser: str, challengers: str
) -> None:
    await app.type(chooser, f"/settings challengers={challengers}", f"@{chooser.lower()}")
    await want(app, "Ann")
    assert await want(app, "Bob") == MADE
    for name in ("Ann", "Bob"):
        await app.press(name, f"cancel:{(await only(app, name)).id}")
    id = await app.match("Ann", "Bob") if challengers == "places" else None
    if id is None:
        await app.type(chooser, "/settings challengers=everyone")
        id = await app.match("Ann", "Bob")
        await app.type(chooser, f"/settings challengers={challengers}")
    await app.press("Ann", f"abort:{id}")
    await want(app, "Ann")
    await want(app, "Bob")
    assert (await only(app, "Bob")).started


async def test_what_cannot_be_is_refused_with_a_way_out_and_nothing_is_written(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await want(app, "Ann")
    await app.type("Cyd", "/settings challengers=nobody")
    await app.type("Dan", "/settings limit=1")
    await app.type("Dan", "/play computer")
    await app.type("Eve", "/help")
    await app.store.write(people.set_reachable, "discord", "eve", False)
    before = await app.store.read(contents)
    for name, line, reason in (
        ("Ann", "/play anyone totemo", "refusal-already-listed"),
        ("Ann", "/play anyone @Bob", "refusal-anyone-or-opponent"),
        ("Ann", "/play anyone invite", "refusal-anyone-or-opponent"),
        ("Ann", "/play anyone computer", "refusal-anyone-or-opponent"),
        ("Ann", "/play anyone easy", "refusal-anyone-or-opponent"),
        ("Cyd", "/play anyone totemo", "refusal-welcomes-nobody"),
    ):
        assert (await app.type(name, line, f"@{name.lower()}")).text == EN(reason), line
    assert (await app.type("Dan", "/play anyone totemo", "@dan")).text == EN("refusal-own-limit", count=1)
    refused = await app.type("Eve", "/play anyone totemo", "cellar")
    assert refused.text == EN("refusal-takes-no-part", platform="discord")
    assert (await app.type("Ann", "/play anyone chess", "@ann")).is_refusal
    assert await app.store.read(contents) == before
    await took_part(app, on=True)
    refused = await app.type("Eve", "/play anyone totemo", "cellar")
    assert refused.text == EN("refusal-not-reached", platform="discord")


async def test_a_place_takes_part_if_those_who_manage_it_want_that(app: TestApp) -> None:
    assert (await app.type("Ann", "/play anyone")).text == EN("refusal-takes-no-part", platform="discord")
    assert EN("setup-anyone") not in str((await app.type("Ann", "/play")).rows)
    app.platform.managers.add("ann")
    overview = await app.press("Ann", find(await app.type("Ann", "/settings"), "place"))
    assert EN("here-anyone", state="off") in overview.text
    opened = await app.press("Ann", next(b for row in overview.rows for b in row if b.label == EN("here-open-anyone")))
    await app.press("Ann", next(b for row in opened.rows for b in row if b.label == EN("here-anyone-on")))
    assert LISTED in (await app.type("Ann", "/play anyone")).text
    assert {each.address for each in (await only(app, "Ann")).tables} == {"@ann"}, "nobody there sees it"
    await took_part(app, on=False)
    await want(app, "Bob", "")
    assert (await only(app, "Ann")).started, "those who are on the list stay there"


async def test_who_cannot_be_reached_is_passed_over(app: TestApp) -> None:
    await want(app, "Ann")
    await app.store.write(people.set_reachable, "discord", "ann", False)
    assert await want(app, "Bob") == MADE
    await app.type("Ann", "/help", "@ann")
    await want(app, "Cyd")
    assert (await only(app, "Cyd")).id == (await only(app, "Ann")).id


async def test_the_list_can_be_left(app: TestApp) -> None:
    await want(app, "Ann")
    listed = await app.type("Ann", "/games", "@ann")
    assert EN("games-status-listed") in listed.text
    shown = await app.press("Ann", find(listed, "challenge"), "@ann")
    await app.press("Ann", find(shown, "cancel"), "@ann")
    await app.settle()
    (message,) = app.platform.at("@ann")
    assert EN("listed-ended", ending="cancelled") in message.text
    assert await want(app, "Bob") == MADE


@pytest.mark.parametrize(("pace", "waits"), [("live", HOUR), ("day", 7 * DAY), ("unlimited", 7 * DAY)])
async def test_a_place_on_the_list_expires(app: TestApp, pace: str, waits: float) -> None:
    await want(app, "Ann", f"totemo {pace}")
    app.clock.now += waits - 1
    await app.timers.tick()
    assert len(await app.matches("Ann")) == 1
    app.clock.now += 1
    await app.timers.tick()
    await app.settle()
    assert await app.matches("Ann") == []
    (message,) = app.platform.at("@ann")
    assert EN("listed-ended", ending="expired") in message.text
    assert await want(app, "Bob", f"totemo {pace}") == MADE


async def test_many_who_come_at_once_are_all_brought_together(app: TestApp) -> None:
    names = [f"P{number}" for number in range(9)]
    await asyncio.gather(*(want(app, name) for name in names))
    found = [await only(app, name) for name in names]
    assert sorted(match.started is None for match in found) == [False] * 8 + [True]
    assert len({match.id for match in found}) == 5


async def test_several_wishes_stand_side_by_side(app: TestApp) -> None:
    await want(app, "Ann", "totemo day")
    await want(app, "Ann", "totemo week")
    await want(app, "Bob", "totemo week")
    assert [match.pace for match in await app.matches("Ann") if match.started] == ["week"]


async def test_a_setup_offers_the_list(app: TestApp) -> None:
    setup = await app.type("Ann", "/play totemo", "@ann")
    (button,) = (each for row in setup.rows for each in row if each.label == EN("setup-anyone"))
    assert (await app.press("Ann", button, "@ann")).text == MADE
    assert (await only(app, "Ann")).game == "totemo"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_word_is_understood_in_all_languages(app: TestApp, language: str) -> None:
    for word in translator(language)("typed-anyone").split(", "):
        await app.type("Ann", f"/play {word} totemo", "@ann")
        await app.press("Ann", f"cancel:{(await only(app, 'Ann')).id}", "@ann")


async def test_who_wants_a_strict_match_is_not_brought_together_with_others(app: TestApp) -> None:
    await want(app, "Ann", "totemo strict")
    await want(app, "Bob", "totemo")
    assert not (await only(app, "Bob")).started
    await want(app, "Cyd", "totemo strict")
    match = await only(app, "Ann")
    assert (match.strict, match.started) == (True, app.clock.now)

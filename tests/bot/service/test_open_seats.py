"""People who want to know are told that someone looks for opponents in a place: once an hour for each game."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n import LANGUAGES, translator
from bot.screens.screen import Screen
from bot.store import Connection, open_seats, people, places
from core import games
from tests.support.app import HOUSE, FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

EN = translator("en")
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
TOTEMO = EN("alerts-free", name="Bob", game="Totemo")


async def watch(app: TestApp, name: str, game: str = "totemo", address: str = "hall") -> Screen:
    """Choose to be told of a game, with the buttons."""
    opened = await app.type(name, "/settings alerts", address)
    wanted = next(button for row in opened.rows for button in row if EN(f"game-{game}") in button.label)
    return await app.press(name, wanted, address)


async def look(app: TestApp, name: str, what: str = "totemo", address: str = "hall") -> str:
    """Look for opponents in a place; returns the challenge."""
    before = {match.id for match in await app.matches(name)}
    await app.type(name, f"/play invite {what}", address)
    await app.settle()
    (new,) = {match.id for match in await app.matches(name)} - before
    return new


def told(app: TestApp, name: str) -> list[Screen]:
    """What a person is shown about open seats now."""
    return [screen for screen in app.platform.at(f"@{name.lower()}") if "alert" in verbs(screen)]


def calls(app: TestApp, name: str) -> int:
    """How many messages have told a person about open seats, or have changed."""
    return sum("alert" in verbs(screen) for address, screen in app.platform.sent if address == f"@{name.lower()}")


@pytest_asyncio.fixture
async def here(app: TestApp) -> TestApp:
    """Ann looks for opponents, and Bob wants to know."""
    await app.type("Ann", "/help")
    await watch(app, "Bob")
    return app


async def test_who_wants_to_know_is_told_in_the_private_chat_and_joins_from_there(here: TestApp) -> None:
    id = await look(here, "Ann", "totemo week 3x3")
    (alert,) = told(here, "Bob")
    first, second = alert.text.split("\n")
    assert first == TOTEMO
    assert second.startswith("• Ann: Totemo, Board: 3x3 · 1 week per turn · ")
    assert second.endswith("hall`")
    assert alert.called == ("bob",), "it is a call, so it makes a sound"
    await here.press("Bob", find(alert, "accept"), "@bob")
    await here.settle()
    assert (await here.load(id))[0].started
    assert told(here, "Bob") == [], "there is nothing to join any more"
    assert any("board" in verbs(screen) or "text" in verbs(screen) for screen in here.platform.at("hall"))


@pytest.mark.parametrize(("hour", "is_silent"), [(23, True), (12, False)])
async def test_in_quiet_hours_it_makes_no_sound(here: TestApp, hour: int, is_silent: bool) -> None:
    here.clock.now = datetime(2026, 1, 15, hour, tzinfo=UTC).timestamp()
    await here.type("Bob", "/settings quiet=22-8")
    await look(here, "Ann")
    (alert,) = told(here, "Bob")
    assert alert.is_silent == is_silent


async def test_nobody_else_is_told(here: TestApp) -> None:
    await watch(here, "Cyd", "heave-ho")
    await watch(here, "Ann")
    await here.type("Dan", "/help")
    await look(here, "Ann")
    assert [len(told(here, name)) for name in ("Ann", "Bob", "Cyd", "Dan")] == [0, 1, 0, 0]


@pytest.mark.parametrize("line", ["/play @Bob totemo", "/play computer totemo", "/play anyone totemo"])
async def test_only_free_seats_are_told_of(here: TestApp, line: str) -> None:
    await here.type("Ann", line, "@ann" if "anyone" in line else "hall")
    await here.settle()
    assert told(here, "Bob") == []


async def test_what_is_private_is_nobody_elses_business(here: TestApp) -> None:
    await look(here, "Ann", address="@ann")
    assert told(here, "Bob") == []


async def test_within_an_hour_several_seats_are_one_message(here: TestApp) -> None:
    await look(here, "Ann")
    assert calls(here, "Bob") == 1
    for name in ("Cyd", "Dan"):
        here.clock.now += MINUTE
        await here.type(name, "/help")
        await look(here, name)
    assert calls(here, "Bob") == 1
    here.clock.now += HOUR - 2 * MINUTE - 1
    await here.settle()
    assert calls(here, "Bob") == 1
    here.clock.now += 1
    await here.settle()
    assert calls(here, "Bob") == 2
    (alert,) = told(here, "Bob")
    assert [line.split(":")[0] for line in alert.text.split("\n")[1:]] == ["• Ann", "• Cyd", "• Dan"]
    here.clock.now += HOUR
    await look(here, "Ann")
    assert calls(here, "Bob") == 3


async def test_a_seat_that_is_taken_within_the_hour_is_not_told_of(here: TestApp) -> None:
    first = await look(here, "Ann")
    await here.press("Ann", f"cancel:{first}")
    await here.settle()
    assert told(here, "Bob") == []
    sent = calls(here, "Bob")
    second = await look(here, "Ann")
    await here.press("Ann", f"cancel:{second}")
    here.clock.now += 2 * HOUR
    await here.settle()
    assert calls(here, "Bob") == sent


async def test_an_hour_counts_for_each_game(here: TestApp) -> None:
    await watch(here, "Bob", "heave-ho")
    await look(here, "Ann")
    await look(here, "Ann", "heave-ho")
    assert len(told(here, "Bob")) == 2


async def test_a_message_says_what_is_free_now(here: TestApp) -> None:
    id = await look(here, "Ann")
    await here.type("Cyd", "/help")
    here.clock.now += 2 * HOUR
    other = await look(here, "Cyd")
    await here.press("Ann", f"cancel:{id}")
    await here.settle()
    (alert,) = told(here, "Bob")
    assert find(alert, "accept").token == f"accept:{other}"
    await here.timers.tick()
    here.clock.now += 2 * DAY
    await here.timers.tick()
    await here.settle()
    assert told(here, "Bob") == [], "the last one has expired"


@pytest.mark.parametrize("blocker", ["Ann", "Bob"])
async def test_nobody_is_told_of_people_they_cannot_play_with(here: TestApp, blocker: str) -> None:
    await here.type(blocker, f"/block @{'Bob' if blocker == 'Ann' else 'Ann'}")
    await look(here, "Ann")
    assert told(here, "Bob") == []


async def test_who_has_no_room_for_a_match_is_not_told(here: TestApp) -> None:
    await here.type("Bob", "/settings limit=1")
    await here.type("Bob", "/play computer totemo")
    await look(here, "Ann")
    assert told(here, "Bob") == []


async def test_it_can_be_stopped_where_it_was_chosen_in_the_private_chat_and_in_the_message(app: TestApp) -> None:
    here = app
    await here.type("Ann", "/help")
    for where in ("hall", "@bob", "message"):
        await watch(here, "Bob")
        here.clock.now += HOUR
        id = await look(here, "Ann")
        (alert,) = told(here, "Bob")
        opened = await here.type("Bob", "/settings alerts", "hall" if where == "hall" else "@bob")
        off = find(alert, "alert") if where == "message" else None
        buttons = [button for row in opened.rows for button in row]
        off = off or next(each for each in buttons if each.token.endswith(":totemo:off"))
        await here.press("Bob", off, "@bob")
        await here.press("Ann", f"cancel:{id}")
        here.clock.now += HOUR
        await here.press("Ann", f"cancel:{await look(here, 'Ann')}")
        await here.settle()
        assert told(here, "Bob") == [], where
        assert not (await here.store.read(contents))["seat_alerts"]


async def house(app: TestApp) -> int:
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    return place.id


async def test_settings_lead_there_and_say_which_place_it_is(here: TestApp) -> None:
    button = find(await here.type("Bob", "/settings"), "alerts")
    opened = await here.press("Bob", button, "@bob")
    assert opened.text == EN("alerts-about", place="yes")
    labels = [each.label for row in opened.rows for each in row]
    assert labels == [
        *("✓ Totemo" if game.id == "totemo" else EN(f"game-{game.id}") for game in games.ALL),
        EN("button-back"),
    ]
    alone = await here.press("Bob", find(await here.type("Bob", "/settings", "@bob"), "alerts"), "@bob")
    assert EN("alerts-about", place="no") in alone.text


async def test_what_cannot_be_is_refused_with_a_way_out_and_nothing_is_written(here: TestApp) -> None:
    place = await house(here)
    await here.type("Eve", "/help", "@eve")
    await here.type("Fay", "/help")
    await here.store.write(people.set_reachable, "fake", "fay", False)
    before = await here.store.read(contents)
    for name, pressed, why in (
        ("Eve", f"alert:{place}:totemo:on", EN("refusal-not-been-there")),
        ("Ann", "alert:999:totemo:on", EN("refusal-not-been-there")),
        ("Ann", f"alert:{place}:chess:on", "There is no game"),
        ("Fay", f"alert:{place}:totemo:on", EN("refusal-not-reached", platform="fake")),
        ("Ann", f"alert:{place}:totemo:maybe", EN("button-unknown")),
    ):
        assert why in (await here.press(name, pressed, "hall" if name == "Fay" else f"@{name.lower()}")).text
    assert await here.store.read(contents) == before


async def test_who_cannot_be_reached_is_told_again_when_they_can(here: TestApp) -> None:
    await here.store.write(people.set_reachable, "fake", "bob", False)
    await look(here, "Ann")
    assert told(here, "Bob") == []
    await here.type("Bob", "/help", "@bob")
    await look(here, "Ann")
    assert len(told(here, "Bob")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_in_the_readers_language(here: TestApp, language: str) -> None:
    await here.type("Bob", f"/settings {language}")
    await look(here, "Ann")
    (alert,) = told(here, "Bob")
    assert alert.text.startswith(translator(language)("alerts-free", name="Bob", game="Totemo"))


async def test_a_seat_that_is_free_again_is_told_of(here: TestApp) -> None:
    for name in ("Cyd", "Dan"):
        await here.type(name, "/help")
    await here.type("Ann", "/play @Cyd @Dan totemo")
    await here.settle()
    assert told(here, "Bob") == []
    (match,) = await here.matches("Cyd")
    await here.press("Cyd", f"declined:{match.id}:none")
    await here.settle()
    assert find(told(here, "Bob")[0], "accept").token == f"accept:{match.id}"


async def test_a_group_that_gets_a_new_id_keeps_who_wants_to_know(here: TestApp) -> None:
    await watch(here, "Cyd")

    def enter_both(connection: Connection) -> None:
        other = places.enter(connection, "fake", "barn")
        for name in ("bob", "cyd"):
            person = people.find(connection, "fake", name)
            assert person
            open_seats.watch(connection, other.id, "heave-ho" if name == "bob" else "totemo", person)
        places.move(connection, "fake", HOUSE, "barn")

    await here.store.write(enter_both)
    alerts = (await here.store.read(contents))["seat_alerts"]
    assert sorted((game, account) for _, game, _, account, _ in alerts) == [
        ("heave-ho", "bob"),
        ("totemo", "bob"),
        ("totemo", "cyd"),
    ]
    assert len({place for place, *_ in alerts}) == 1


async def test_nobody_is_told_of_a_place_that_is_forgotten(here: TestApp) -> None:
    await here.store.write(places.forget, await house(here))
    assert (await here.store.read(contents))["seat_alerts"] == []


@pytest_asyncio.fixture
async def two(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as opened:
        yield opened


async def test_only_a_role_that_can_be_called_is_chosen_and_only_where_there_are_roles(two: TestApp) -> None:
    for app in (two, two.on("telegram")):
        app.platform.managers.add("ann")
        await app.type("Ann", "/help")
    before = await two.store.read(contents)
    refused = await two.press("Ann", f"placed:{await house(two)}:hall:role:123")
    assert EN("refusal-no-role") in refused.text
    there = two.on("telegram")
    assert "There is no setting" in (await there.press("Ann", f"placed:{await house(there)}:hall:role:none")).text
    assert await two.store.read(contents) == before


async def test_a_linked_person_is_told_on_the_platform_of_the_place(two: TestApp) -> None:
    there = two.on("telegram")
    await two.type("Ann", "/help")
    await watch(two, "Bob")
    code = (await two.type("Bob", "/link", "@bob")).text.split("`")[1]
    await there.type("Bob", f"/link {code}", "@bob")
    await look(two, "Ann")
    assert len(told(two, "Bob")) == 1
    assert told(there, "Bob") == []

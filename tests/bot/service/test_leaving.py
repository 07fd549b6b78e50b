"""Places that remove the bot and take it back, and groups that get a new id: what becomes of matches and settings."""

from dataclasses import replace
from random import Random

import pytest
import pytest_asyncio

from bot.delivery.platform import Unreachable
from bot.model.places import KEPT, SETTINGS, Place
from bot.service import places
from bot.store import Connection, people, timers
from bot.store import places as rows
from tests.support.app import HOUSE, TestApp, find, verbs
from tests.support.database import contents


async def house(app: TestApp) -> Place | None:
    return await app.store.read(rows.find, app.platform.name, HOUSE)


async def where(app: TestApp, id: str) -> list[str]:
    return [table.address for table in (await app.load(id))[0].tables]


def arrange(connection: Connection, place: int) -> None:
    """Settings that are worth keeping."""
    rows.choose(connection, place, SETTINGS["language"], "uk")
    rows.allow(connection, place, "hall")


@pytest_asyncio.fixture
async def removed(app: TestApp) -> str:
    """A match that is shown in the house when the bot is removed from it."""
    id = await app.match("Ann", "Bob", options="totemo unlimited")
    place = await house(app)
    assert place
    await app.store.write(arrange, place.id)
    app.platform.shown = {at: it for at, it in app.platform.shown.items() if at[0] != "hall"}
    app.platform.fails["hall"] = [Unreachable("gone") for _ in range(100)]
    await places.leave_place(app.context, app.platform.name, HOUSE)
    await app.settle()
    return id


async def test_matches_go_on_in_private_and_say_so_once(app: TestApp, removed: str) -> None:
    for _ in range(3):
        await places.leave_place(app.context, app.platform.name, HOUSE)
        await app.play(removed, Random(1), actions=1)
        await app.settle()
        assert await where(app, removed) == ["@ann", "@bob", "hall"]
        for address in ("@ann", "@bob"):
            assert sum("I was removed" in screen.text for screen in app.platform.at(address)) == 1
            assert sum("text" in verbs(screen) for screen in app.platform.at(address)) == 1
        assert app.platform.at("hall") == []


async def test_a_chat_that_takes_no_messages_is_no_stand_in(app: TestApp) -> None:
    """On Discord, a bot may not write to whom it shares no server with. That passes when it is back."""
    id = await app.match("Ann", "Bob", options="totemo")
    for address in ("@bob", "hall"):
        app.platform.fails[address] = [Unreachable("no server in common") for _ in range(3)]
    await places.leave_place(app.context, app.platform.name, HOUSE)
    await app.settle()
    assert await where(app, id) == ["@ann", "hall"]
    bob = await app.store.read(people.find, app.platform.name, "bob")
    assert bob
    assert bob.reachable


async def test_a_challenge_can_be_accepted_in_private(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob totemo")
    (match,) = await app.matches("Ann")
    app.platform.fails["hall"] = [Unreachable("gone") for _ in range(100)]
    await places.leave_place(app.context, app.platform.name, HOUSE)
    await app.settle()
    (challenge,) = (screen for screen in app.platform.at("@bob") if "accept" in verbs(screen))
    await app.press("Bob", find(challenge, "accept"), "@bob")
    assert (await app.load(match.id))[0].started


async def test_settings_are_kept_for_a_month_and_then_everything_is_forgotten(app: TestApp, removed: str) -> None:
    left = app.clock.now
    app.clock.now = left + KEPT - 1
    await app.timers.tick()
    place = await house(app)
    assert place
    assert (place.language, place.left) == ("uk", left)
    app.clock.now = left + KEPT
    await app.timers.tick()
    assert await house(app) is None
    stored = await app.store.read(contents)
    assert stored["place_people"] == stored["place_channels"] == []
    assert await where(app, removed) == ["@ann", "@bob"]
    tried = len(app.platform.fails["hall"])
    await app.play(removed, Random(1), actions=1)
    await app.settle()
    assert len(app.platform.fails["hall"]) == tried, "nothing more is tried there"


async def test_a_place_where_the_bot_is_is_not_forgotten(app: TestApp) -> None:
    """The number of a place that is gone is given to another one."""
    await app.type("Ann", "/help")
    place = await house(app)
    assert place
    await app.store.write(timers.set, places.FORGET, str(place.id), app.clock.now)
    await app.timers.tick()
    assert await house(app) == place


async def test_coming_back_keeps_the_settings_and_shows_everything_again(app: TestApp, removed: str) -> None:
    await app.play(removed, Random(1), actions=1)
    await app.settle()
    app.platform.fails.clear()
    await places.come_back(app.context, app.platform.name, HOUSE)
    await app.settle()
    assert sum("text" in verbs(screen) for screen in app.platform.at("hall")) == 1
    app.clock.now += 2 * KEPT
    await app.timers.tick()
    place = await house(app)
    assert place
    assert (place.language, place.left) == ("uk", None)
    assert await app.store.read(rows.channels, place.id) == ("hall",)


async def test_whoever_uses_the_bot_there_shows_that_it_is_back(app: TestApp, removed: str) -> None:
    await app.type("Ann", "/help")
    place = await house(app)
    assert place
    assert place.left is None
    assert not [row for row in (await app.store.read(contents))["timers"] if "forget-place" in row]


async def test_a_place_that_was_left_while_nobody_was_looking_is_noticed(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await places.leave_others(app.context, app.platform.name, [HOUSE, "barn"])
    assert await where(app, id) == ["hall"]
    await places.leave_others(app.context, app.platform.name, ["barn"])
    assert await where(app, id) == ["@ann", "@bob", "hall"]


async def test_leaving_a_place_where_nobody_has_used_the_bot_does_nothing(app: TestApp) -> None:
    before = await app.store.read(contents)
    await places.leave_place(app.context, app.platform.name, "barn")
    assert await app.store.read(contents) == before


async def test_a_deleted_channel_is_no_place_to_start_matches(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    place = await house(app)
    assert place
    await app.store.write(arrange, place.id)
    await places.leave(app.context, app.platform.name, "hall", "garden", HOUSE)
    match, _ = await app.load(id)
    assert [(table.address, table.place and table.place.id) for table in match.tables] == [("garden", place.id)]
    assert await app.store.read(rows.channels, place.id) == ()


@pytest.mark.parametrize("is_used", [True, False])
async def test_a_group_with_a_new_id_keeps_its_settings_people_and_matches(app: TestApp, is_used: bool) -> None:
    """Someone may use the bot under the new id before it is known that it is the same group."""
    id = await app.match("Ann", "Bob")
    old = await house(app)
    assert old
    await app.store.write(arrange, old.id)
    if is_used:
        await app.dispatcher.language(replace(app.caller("Cid", "hall"), place="castle"))
    for _ in range(2):
        await app.store.write(rows.move, app.platform.name, HOUSE, "castle")
        assert await house(app) is None
        new = await app.store.read(rows.find, app.platform.name, "castle")
        assert new == replace(old, key="castle", language="uk")
        (table,) = (await app.load(id))[0].tables
        assert table.place == new
        stored = await app.store.read(contents)
        assert len(stored["places"]) == 1
        assert len(stored["place_people"]) == 2 + is_used


async def test_where_matches_are_started_moves_with_the_group(app: TestApp) -> None:
    """On Telegram, the address of a group is its id."""
    await app.dispatcher.language(replace(app.caller("Ann", "-5"), place="-5"))
    place = await app.store.read(rows.find, app.platform.name, "-5")
    assert place
    await app.store.write(rows.allow, place.id, "-5")
    await places.migrate(app.context, app.platform.name, "-5", "-1005")
    assert await app.store.read(rows.channels, place.id) == ("-1005",)

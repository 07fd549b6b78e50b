"""The screens on which those who manage a place set things for it. `test_place_settings.py` is about what that does."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.model.places import SETTINGS, Place
from bot.screens.screen import Screen, spell_address
from bot.store import places
from tests.support.app import HOUSE, TestApp, find, labels, tokens
from tests.support.database import contents

EN = translator("en")
MANAGERS_ONLY = EN("refusal-managers-only", platform="fake")


@pytest_asyncio.fixture
async def house(app: TestApp) -> Place:
    """Ann manages it."""
    app.platform.managers.add("ann")
    for name in ("Ann", "Bob"):
        await app.type(name, "/help")
    return await stored(app)


async def stored(app: TestApp) -> Place:
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    return place


@pytest.mark.parametrize(
    ("setting", "value", "says"),
    [
        ("language", "uk", "Language of the boards here: Українська"),
        ("zone", "Europe/Athens", "Time zone: Athens"),
        ("starters", "managers", "Only people who manage this place can start matches."),
        ("mentions", "off", "I don’t mention people when it’s their turn."),
    ],
)
async def test_a_manager_sets_it_and_is_told_what_it_does_now(
    app: TestApp, house: Place, setting: str, value: str, says: str
) -> None:
    mine = await app.type("Ann", "/settings")
    shown = await app.press("Ann", find(mine, "place"))
    assert says not in shown.text
    opened = await app.press("Ann", next(each for each in tokens(shown) if f":{setting}:" in each))
    pressed = f"placed:{house.id}:hall:{setting}:{value}"
    if setting != "zone":
        assert pressed in tokens(opened)
    shown = await app.press("Ann", pressed)
    assert any(line.startswith(says) for line in shown.text.split("\n"))
    changed = SETTINGS[setting]
    values: dict[str, Any] = {changed.field: changed.choices.get(value, value)}
    assert await stored(app) == replace(house, **values)
    assert says in (await app.press("Ann", f"placing:{house.id}:hall:{setting}:0")).text


async def test_every_setting_and_every_time_leads_back_and_its_tokens_are_understood(
    app: TestApp, house: Place
) -> None:
    shown = await app.press("Ann", f"place:{house.id}:hall")
    opened = [await app.press("Ann", each) for each in tokens(shown) if each.startswith("placing:")]
    opened += [await app.press("Ann", f"placing:{house.id}:hall:zone:{page}") for page in range(1, 9)]
    assert len(opened) > 10
    for screen in opened:
        assert f"place:{house.id}:hall" in tokens(screen)
        for each in tokens(screen):
            assert "no longer works" not in (await app.press("Ann", each)).text, each


async def test_where_matches_are_started_is_said_and_changed_from_where_the_manager_is(
    app: TestApp, house: Place
) -> None:
    async def channels(address: str) -> Screen:
        return await app.press("Ann", f"placing:{house.id}:{address}:channels:0", address)

    opened = await channels("hall")
    assert (opened.text, labels(opened)) == (EN("here-everywhere"), ["Only here", "Back"])
    await app.press("Ann", find(opened, "placed"), "hall")
    assert await app.store.read(places.channels, house.id) == ("hall",)
    opened = await channels("attic")
    assert opened.text == EN("here-channels", channels=spell_address("hall"))
    assert labels(opened) == ["Here too", "Everywhere", "Back"]
    shown = await app.press("Ann", find(opened, "placed"), "attic")
    assert (
        EN("here-channels", channels=EN("list-and", others=spell_address("attic"), last=spell_address("hall")))
        in shown.text
    )
    opened = await channels("attic")
    assert labels(opened) == ["Not here any more", "Everywhere", "Back"]
    await app.press("Ann", find(opened, "placed"), "attic")
    assert await app.store.read(places.channels, house.id) == ("hall",)
    await app.press("Ann", f"placed:{house.id}:hall:channels:everywhere")
    assert await app.store.read(places.channels, house.id) == ()


async def test_in_a_private_chat_it_is_about_where_the_manager_was(app: TestApp, house: Place) -> None:
    """As on Telegram, where the answer to `/settings` in a group is shown in the private chat."""
    button = find(await app.type("Ann", "/settings"), "place")
    shown = await app.press("Ann", button, "@ann")
    opened = await app.press("Ann", next(each for each in tokens(shown) if ":channels:" in each), "@ann")
    await app.press("Ann", find(opened, "placed"), "@ann")
    assert await app.store.read(places.channels, house.id) == ("hall",)
    assert "place" not in {each.partition(":")[0] for each in tokens(await app.type("Ann", "/settings", "@ann"))}


async def test_a_channel_whose_name_does_not_fit_into_a_token_is_changed_from_there(app: TestApp, house: Place) -> None:
    """Channels of the room can have names in any script."""
    there = "шоттен-тоттен-для-всіх-охочих"
    opened = await app.press("Ann", f"placing:{house.id}::channels:0", there)
    await app.press("Ann", find(opened, "placed"), there)
    assert await app.store.read(places.channels, house.id) == (there,)


async def test_deadlines_on_the_boards_of_the_place_are_told_in_its_zone(app: TestApp, house: Place) -> None:
    app.clock.now = datetime(2026, 7, 15, tzinfo=UTC).timestamp()
    await app.press("Ann", f"placed:{house.id}:hall:zone:Europe/Kyiv")
    await app.match("Ann", "Bob")
    zones = {at: {screen.until.tzname() for screen in app.platform.at(at) if screen.until} for at in ("hall", "@bob")}
    assert zones == {"hall": {"EEST"}, "@bob": {"UTC"}}


async def test_matches_that_run_are_listed_and_closed_after_a_question(app: TestApp, house: Place) -> None:
    opened = await app.press("Ann", f"placing:{house.id}:hall:matches:0")
    assert opened.text == EN("here-matches", count=0)
    id = await app.match("Ann", "Bob")
    opened = await app.press("Ann", f"placing:{house.id}:hall:matches:0")
    assert f"#{id}" in opened.text
    asked = await app.press("Ann", find(opened, "close"))
    assert (await app.load(id))[0].ended is None
    await app.press("Ann", find(asked, "closed"))
    assert (await app.load(id))[0].ended is not None


FORGED = (
    *("place:{}:hall", "placing:{}:hall:language:0", "placing:{}:hall:matches:0", "placed:{}:hall:language:uk"),
    *("placed:{}:hall:zone:Europe/Kyiv", "placed:{}:hall:starters:managers", "placed:{}:hall:mentions:off"),
    *("placed:{}:hall:channels:here", "placed:{}:hall:channels:everywhere"),
)


@pytest.mark.parametrize("token", FORGED)
@pytest.mark.parametrize("address", ["hall", "@bob"])
async def test_others_are_told_who_can_and_change_nothing(app: TestApp, house: Place, token: str, address: str) -> None:
    before = await app.store.read(contents)
    answer = await app.press("Bob", token.format(house.id), address)
    assert answer.text == MANAGERS_ONLY
    assert await app.store.read(contents) == before


async def test_others_see_the_button_and_are_told_who_can(app: TestApp, house: Place) -> None:
    button = find(await app.type("Bob", "/settings"), "place")
    assert (await app.press("Bob", button)).text == MANAGERS_ONLY


@pytest.mark.parametrize(
    ("token", "why", "instead"),
    [
        ("placed:{}:hall:language:xx", "“xx” is not a value of language", "platform, en, uk, ru, el"),
        ("placed:{}:hall:zone:25:00", "no longer works", "/games"),
        ("placed:{}:hall:zone:Mars", "time zone “Mars”", "/settings zone"),
        ("placed:{}:hall:zone:Europe/Kiyv", "time zone “Europe/Kiyv”", "`Europe/Kyiv`"),
        ("placed:{}:hall:starters:nobody", "“nobody” is not a value of starters", "everyone, managers"),
        ("placed:{}:hall:mentions:maybe", "“maybe” is not a value of mentions", "on, off"),
        ("placed:{}:hall:threads:off", "no setting “threads”", "language, zone, starters"),
        ("placed:{}:hall:left:1", "no setting “left”", "language, zone, starters"),
        ("placed:{}:hall:channels:moon", "“moon” is not a value of channels", "here, without, everywhere"),
        ("placing:{}:hall:key:0", "no setting “key”", "language, zone, starters"),
        ("placed:999:hall:language:uk", "only in a server, a group or a channel", "Use it there"),
    ],
)
async def test_what_cannot_be_set_is_refused_and_nothing_is_written(
    app: TestApp, house: Place, token: str, why: str, instead: str
) -> None:
    before = await app.store.read(contents)
    answer = await app.press("Ann", token.format(house.id))
    assert why in answer.text
    assert instead in answer.text
    assert await app.store.read(contents) == before


async def test_an_anonymous_manager_gets_the_settings_of_the_place_and_none_of_their_own(
    app: TestApp, house: Place
) -> None:
    hidden = replace(app.caller("Ann"), is_anonymous=True)
    shown = await app.dispatcher.command(hidden, "settings", {})
    assert shown.text.startswith(EN("here-title", platform="fake"))
    before = await app.store.read(contents)
    refused = await app.dispatcher.command(hidden, "settings", {"setting": "theme=dark"})
    assert refused.text == EN("refusal-anonymous")
    other = replace(app.caller("Bob"), is_anonymous=True)
    assert (await app.dispatcher.command(other, "settings", {})).text == MANAGERS_ONLY
    assert await app.store.read(contents) == before


@pytest.mark.parametrize("address", ["hall", "@ann"])
async def test_what_is_sent_again_is_answered_with_what_is_set_now(app: TestApp, house: Place, address: str) -> None:
    pressed = f"placed:{house.id}:hall:mentions:off"
    assert EN("here-mentions", state="off") in (await app.press("Ann", pressed, address, id="1")).text
    now = await app.press("Ann", f"placed:{house.id}:hall:mentions:on", address)
    assert await app.press("Ann", pressed, address, id="1") == now
    assert EN("here-mentions", state="on") in now.text
    assert (await stored(app)).mentions


async def test_what_is_sent_again_tells_nothing_to_who_lost_the_right(app: TestApp, house: Place) -> None:
    pressed = f"placed:{house.id}:hall:mentions:off"
    await app.press("Ann", pressed, id="1")
    app.platform.managers.discard("ann")
    assert (await app.press("Ann", pressed, id="1")).text == MANAGERS_ONLY

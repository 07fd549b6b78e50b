"""What the settings of a place do: where matches are started there and by whom, the language, threads, mentions."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.model.people import SETTINGS as PERSONAL
from bot.model.people import Challengers
from bot.model.places import SETTINGS
from bot.screens.screen import Screen, spell_address
from bot.store import Connection, people, places
from tests.support.app import HOUSE, FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

EN, UK = translator("en"), translator("uk")
ELSEWHERE = EN("refusal-start-elsewhere", channels=spell_address("hall"))
STARTED_BY_OTHERS = EN("refusal-managers-start", platform="fake")


async def choose(app: TestApp, query: Callable[..., None], *given: object) -> None:
    """A setting of the house."""

    def chosen(connection: Connection) -> None:
        query(connection, places.enter(connection, app.platform.name, HOUSE).id, *given)

    await app.store.write(chosen)


async def test_a_table_knows_its_place_and_a_private_chat_has_none(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    (table,) = (await app.load(id))[0].tables
    assert table.place
    assert (table.place.platform, table.place.key) == ("fake", HOUSE)
    await app.type("Ann", "/play computer", "@ann")
    alone = next(match for match in await app.matches("Ann") if match.id != id)
    assert [each.place for each in alone.tables] == [None]


async def test_who_has_used_the_bot_in_a_place_is_recorded_once(app: TestApp) -> None:
    await app.type("Ann", "/help", "@ann")
    assert not (await app.store.read(contents))["place_people"]
    await app.type("Ann", "/help")
    once = await app.store.read(contents)
    assert len(once["place_people"]) == 1
    await app.type("Ann", "/help", "attic")
    assert await app.store.read(contents) == once


async def test_a_match_is_started_only_where_matches_may_be_started(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await choose(app, places.allow, "hall")
    for line in ("/play @Bob totemo", "/play invite", "/play"):
        assert (await app.type("Ann", line, "attic")).text == ELSEWHERE
    assert await app.matches("Ann") == []
    await app.type("Ann", "/play @Bob totemo")
    assert len(await app.matches("Ann")) == 1
    await choose(app, places.disallow, "hall")
    await app.type("Ann", "/play invite", "attic")
    assert len(await app.matches("Ann")) == 2, "without any channel in the list, everywhere"


async def test_the_computer_plays_anywhere_because_that_is_private(app: TestApp) -> None:
    await choose(app, places.allow, "hall")
    await choose(app, places.choose, SETTINGS["starters"], "managers")
    await app.type("Ann", "/play computer", "attic")
    assert [match.tables[0].address for match in await app.matches("Ann")] == ["@ann"]


async def test_a_thread_belongs_to_its_channel(app: TestApp) -> None:
    await choose(app, places.allow, "hall")
    caller = replace(app.caller("Ann", "thread"), channel="hall")
    await app.dispatcher.command(caller, "play", {"options": "invite"})
    assert len(await app.matches("Ann")) == 1
    other = replace(app.caller("Ann", "thread"), channel="attic")
    assert (await app.dispatcher.command(other, "play", {"options": "invite"})).text == ELSEWHERE


async def test_a_code_brings_no_match_to_where_none_may_be_started(app: TestApp) -> None:
    await choose(app, places.allow, "hall")
    await app.type("Ann", "/play invite")
    (match,) = await app.matches("Ann")
    assert (await app.type("Bob", f"/join {match.id}", "attic")).text == ELSEWHERE
    await app.type("Bob", f"/join {match.id}", "@bob")
    assert (await app.load(match.id))[0].started


async def test_a_rematch_needs_the_same_as_any_match(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Bob", f"resigned:{id}")
    await choose(app, places.allow, "attic")
    for address in ("hall", "@ann"):
        assert spell_address("attic") in (await app.press("Ann", f"rematch:{id}", address)).text
    await choose(app, places.allow, "hall")
    await choose(app, places.choose, SETTINGS["starters"], "managers")
    assert STARTED_BY_OTHERS in (await app.press("Ann", f"rematch:{id}", "@ann")).text
    app.platform.managers.add("ann")
    await app.press("Ann", f"rematch:{id}", "@ann")
    await app.press("Bob", f"rematch:{id}")
    (again,) = await app.matches("Bob")
    assert again.started, "who is second to ask only accepts"


async def test_those_who_manage_a_place_may_keep_starting_to_themselves_and_anyone_joins(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await choose(app, places.choose, SETTINGS["starters"], "managers")
    for line in ("/play @Bob totemo", "/play invite", "/play"):
        assert (await app.type("Ann", line)).text == STARTED_BY_OTHERS
    assert await app.matches("Ann") == []
    app.platform.managers.add("ann")
    await app.type("Ann", "/play @Bob totemo")
    (match,) = await app.matches("Ann")
    await app.press("Bob", f"accept:{match.id}")
    assert (await app.load(match.id))[0].started


async def test_a_match_shown_in_two_places_is_played_again_where_that_is_allowed(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as here:
        there = here.on("telegram")
        await here.type("Ann", "/play invite")
        (match,) = await here.matches("Ann")
        await there.type("Bob", f"/join {match.id}", "den")
        await here.press("Ann", f"resigned:{match.id}")
        await choose(here, places.choose, SETTINGS["starters"], "managers")
        await there.press("Bob", f"rematch:{match.id}", "den")
        (again,) = await there.matches("Bob")
        assert [(table.platform, table.address) for table in again.tables] == [("telegram", "den")]


async def test_everyone_in_a_place_reads_its_language(app: TestApp) -> None:
    await choose(app, places.choose, SETTINGS["language"], "uk")
    id = await app.match("Ann", "Bob", options="totemo")
    board, call = app.platform.at("hall")[-2:]
    assert "Ходить " in board.text
    assert "ваш хід" in call.text
    (hand,) = app.platform.at("@ann")
    assert "Totemo" in hand.text
    assert "Ходить" not in hand.text
    await choose(app, places.choose, SETTINGS["language"], None)
    await app.play(id, Random(1), actions=1)
    await app.settle()
    (board,) = (screen for screen in app.platform.at("hall") if "text" in verbs(screen))
    assert "Waiting for " in board.text, "the language of the platform"


async def test_a_setup_that_everyone_sees_is_in_the_language_of_the_place(app: TestApp) -> None:
    await choose(app, places.choose, SETTINGS["language"], "uk")
    overheard = replace(app.caller("Ann"), is_overheard=True)
    assert "Нова партія" in (await app.dispatcher.command(overheard, "play", {})).text
    assert "New match" in (await app.type("Ann", "/play")).text, "seen by Ann alone"


async def test_nobody_is_mentioned_where_that_is_not_wanted_and_hands_still_come(app: TestApp) -> None:
    await choose(app, places.choose, SETTINGS["mentions"], False)
    id = await app.match("Ann", "Bob", options="totemo live")
    for _ in range(3):
        await app.play(id, Random(1), actions=1)
        await app.settle()
        assert not any(verbs(screen) == {"hand"} for screen in app.platform.at("hall")), "no call"
        assert app.platform.at("@ann")
        assert app.platform.at("@bob")
    app.clock.now += 3600
    await app.timers.tick()
    await app.settle()
    late = next(screen for screen in app.platform.at("hall") if "vote" in verbs(screen))
    _, waiting = await app.turn(id)
    await app.press(waiting, f"draw:{id}")
    await app.press(waiting, f"resigned:{id}")
    await app.settle()
    over = [screen for screen in app.platform.at("hall") if "rematch" in verbs(screen)]
    assert over
    shown: list[Screen] = [late, *(screen for _, screen in app.platform.sent)]
    assert not any(screen.mentions for screen in shown if "accept" not in verbs(screen))


async def test_people_are_mentioned_again_when_that_is_wanted_again(app: TestApp) -> None:
    await choose(app, places.choose, SETTINGS["mentions"], False)
    id = await app.match("Ann", "Bob", options="totemo")
    await choose(app, places.choose, SETTINGS["mentions"], True)
    while not any(screen.mentions for screen in app.platform.at("hall")):
        await app.play(id, Random(1), actions=1)
        await app.settle()


@dataclass
class WithThreads(FakePlatform):
    async def open_place(self, address: str, message: str, title: str) -> str | None:
        return f"thread of {address}"


@pytest_asyncio.fixture
async def threaded(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, WithThreads()) as opened:
        yield opened


@pytest.mark.parametrize(("threads", "where"), [(True, "thread of hall"), (False, "hall")])
async def test_matches_get_threads_if_that_is_wanted(threaded: TestApp, threads: bool, where: str) -> None:
    await choose(threaded, places.choose, SETTINGS["threads"], threads)
    id = await threaded.match("Ann", "Bob")
    (table,) = (await threaded.load(id))[0].tables
    assert (table.address, table.place and table.place.key) == (where, HOUSE)
    assert any("text" in verbs(screen) for screen in threaded.platform.at(where))


async def test_a_rematch_in_a_thread_belongs_to_the_channel_of_its_first_match(threaded: TestApp) -> None:
    id = await threaded.match("Ann", "Bob")
    await threaded.press("Bob", f"resigned:{id}")
    await choose(threaded, places.allow, "hall")
    await threaded.press("Bob", f"rematch:{id}", "@bob")
    assert len(await threaded.matches("Bob")) == 1


# Who may challenge a person


async def willing(app: TestApp, name: str, challengers: Challengers) -> None:
    person = await app.store.read(people.find, app.platform.name, name.lower())
    assert person
    await app.store.write(people.choose, person.player, PERSONAL["challengers"], challengers)


async def is_refused(app: TestApp, name: str, other: str, address: str = "hall") -> bool:
    """Whether a challenge is refused; if not, it is withdrawn."""
    made = await app.type(name, f"/play @{other} totemo", address)
    if made.challenge:
        await app.press(name, find(made, "cancel"))
        return False
    assert made.text == EN("refusal-not-available", name=other)
    assert await app.matches(name) == []
    return True


async def test_nobody_challenges_who_wants_to_be_challenged_by_nobody(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Ann", f"resigned:{id}")
    await willing(app, "Bob", "nobody")
    assert await is_refused(app, "Ann", "Bob")
    assert EN("refusal-not-available", name="Bob") in (await app.press("Ann", f"rematch:{id}")).text
    await app.press("Bob", f"rematch:{id}")
    await app.press("Ann", f"rematch:{id}")
    (again,) = await app.matches("Bob")
    assert again.started, "Bob asked"


async def test_people_from_the_same_place_are_those_who_have_both_used_the_bot_there(app: TestApp) -> None:
    await app.type("Bob", "/help", "@bob")
    await willing(app, "Bob", "places")
    assert await is_refused(app, "Ann", "Bob")
    await app.type("Bob", "/help", "attic")
    assert not await is_refused(app, "Ann", "Bob", "@ann")


async def test_people_one_has_played_may_challenge_again(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Ann", f"resigned:{id}")
    await app.type("Cid", "/help")
    await willing(app, "Bob", "played")
    assert await is_refused(app, "Cid", "Bob")
    assert not await is_refused(app, "Ann", "Bob")


@pytest.mark.parametrize("challengers", ["places", "played"])
async def test_people_who_have_just_played_may_play_again(app: TestApp, challengers: Challengers) -> None:
    await app.type("Bob", "/help", "@bob")
    await app.type("Ann", "/play invite", "@ann")
    (match,) = await app.matches("Ann")
    await app.type("Bob", f"/join {match.id}", "@bob")
    await app.press("Ann", f"resigned:{match.id}", "@ann")
    await willing(app, "Bob", challengers)
    await app.press("Ann", f"rematch:{match.id}", "@ann")
    assert len(await app.matches("Ann")) == 1


async def test_who_takes_no_challenges_joins_and_makes_them(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await willing(app, "Bob", "nobody")
    await app.type("Ann", "/play invite")
    (match,) = await app.matches("Ann")
    await app.press("Bob", f"accept:{match.id}")
    assert (await app.load(match.id))[0].started
    assert (await app.type("Bob", "/play @Ann totemo")).challenge

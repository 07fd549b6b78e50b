"""Posts about something other than a match: a kind that is registered is delivered like all others."""

from dataclasses import replace
from pathlib import Path

import pytest
import structlog.testing

from bot.delivery.platform import PlaceGone, Unreachable
from bot.screens.screen import Screen
from bot.service import places
from bot.service.context import Context
from bot.service.posts import KINDS, Kind, Shown, words_of
from bot.store import Connection, key_values, outbox, people, stats
from bot.store.outbox import Post
from tests.support.app import FakePlatform, TestApp, open_app

HOUR = 3600.0
AUGUST = "month 2026-08"


async def show(context: Context, post: Post) -> Shown:
    """As many lines as were written about it, in the reader's language."""
    lines = await context.store.read(key_values.find, post.about)
    words = await words_of(context, post)
    return Shown(Screen(f"{words.language}: {lines}") if lines else None)


def note(connection: Connection, post: Post, _: float) -> None:
    key_values.keep(connection, "refused", post.address)


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "month", Kind("month", show, lasts=True, refused=note, unreachable=note))


async def write(app: TestApp, lines: str, *addresses: str, about: str = AUGUST) -> None:
    def change(connection: Connection) -> None:
        key_values.keep(connection, about, lines)
        for address in addresses:
            outbox.want(connection, "fake", address, None, "month", app.clock(), about=about)

    await app.store.write(change)


def texts(app: TestApp, address: str) -> list[str]:
    return [screen.text for screen in app.platform.at(address)]


async def test_it_is_posted_once_then_edited_and_removed_when_there_is_nothing_more_to_show(app: TestApp) -> None:
    for lines in ("one", "two"):
        await write(app, lines, "hall")
        await app.settle()
        assert texts(app, "hall") == [f"en: {lines}"]
    assert len({message for _, message in app.platform.shown}) == 1
    await write(app, "", "hall")
    await app.settle()
    assert texts(app, "hall") == []


async def test_ten_changes_while_the_platform_is_slow_are_one_edit(app: TestApp) -> None:
    for number in range(10):
        await write(app, str(number), "hall")
    await app.settle()
    assert [screen.text for _, screen in app.platform.sent] == ["en: 9"]


async def test_each_subject_has_its_own_message_at_an_address(app: TestApp) -> None:
    await write(app, "one", "hall")
    await write(app, "two", "hall", about="month 2026-09")
    await app.settle()
    assert texts(app, "hall") == ["en: one", "en: two"]


async def test_in_a_private_chat_it_is_in_the_language_of_its_person(app: TestApp) -> None:
    await app.type("Ann", "/help", "@ann", language="uk")
    await write(app, "one", "@ann", "@nobody")
    await app.settle()
    assert (texts(app, "@ann"), texts(app, "@nobody")) == (["uk: one"], ["en: one"])


async def test_it_may_say_in_which_language_it_is(app: TestApp) -> None:
    await app.store.write(key_values.keep, AUGUST, "one")
    await app.store.write(outbox.want, "fake", "hall", None, "month", 0.0, {"language": "el"}, about=AUGUST)
    await app.settle()
    assert texts(app, "hall") == ["el: one"]


async def test_after_a_restart_it_is_delivered_and_edited(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        await write(app, "one", "hall")
    async with open_app(tmp_path, platform) as app:
        await app.settle()
        assert texts(app, "hall") == ["en: one"]
    async with open_app(tmp_path, platform) as app:
        await write(app, "two", "hall")
        await app.settle()
        assert texts(app, "hall") == ["en: two"]


async def test_its_kind_says_what_follows_when_a_place_refuses_it_and_it_is_shown_when_the_place_opens(
    app: TestApp,
) -> None:
    app.platform.fails["hall"] = [Unreachable("no access")]
    await write(app, "one", "hall")
    with structlog.testing.capture_logs() as told:
        await app.settle()
    assert await app.store.read(key_values.find, "refused") == "hall"
    assert [(line["kind"], line["about"]) for line in told] == [("month", AUGUST)]
    assert texts(app, "hall") == []
    await places.reopen(app.context, "fake", ["hall"])
    await app.settle()
    assert texts(app, "hall") == ["en: one"]


async def test_a_person_who_cannot_be_reached_is_recorded_once(app: TestApp) -> None:
    await app.type("Ann", "/help")
    for expected in ("@ann", ""):
        app.platform.fails["@ann"] = [Unreachable("blocked")]
        await app.store.write(key_values.keep, "refused", "")
        await write(app, "one", "@ann")
        await app.settle()
        person = await app.store.read(people.find, "fake", "ann")
        assert person
        assert not person.reachable
        assert await app.store.read(key_values.find, "refused") == expected


async def test_it_moves_with_its_group(app: TestApp) -> None:
    await write(app, "one", "hall")
    await app.settle()
    await places.migrate(app.context, "fake", "hall", "new hall")
    await app.settle()
    assert texts(app, "new hall") == ["en: one"]
    await write(app, "two", "new hall")
    await app.settle()
    assert texts(app, "new hall") == ["en: two"]


async def test_where_a_deleted_channel_was_it_is_shown_too(app: TestApp) -> None:
    await write(app, "one", "hall")
    await app.settle()
    app.platform.fails["hall"] = [PlaceGone("deleted", "garden")]
    await write(app, "two", "hall")
    await app.settle()
    assert texts(app, "garden") == ["en: two"]


async def test_where_nothing_is_left_of_a_place_it_is_dropped(app: TestApp) -> None:
    app.platform.fails["hall"] = [PlaceGone("deleted")]
    await write(app, "one", "hall")
    await app.settle()
    assert await app.store.read(outbox.posts_at, "fake", "hall") == []


async def test_what_does_not_last_moves_only_until_it_has_been_shown(
    app: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "month", replace(KINDS["month"], lasts=False))
    await write(app, "one", "hall")
    await places.migrate(app.context, "fake", "hall", "new hall")
    await app.settle()
    assert texts(app, "new hall") == ["en: one"]
    await places.migrate(app.context, "fake", "new hall", "third hall")
    await app.settle()
    assert texts(app, "third hall") == []


async def test_it_can_be_looked_at_again_later(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    async def show_twice(context: Context, post: Post) -> Shown:
        screen, _ = await show(context, post)
        return Shown(screen, app.clock() + HOUR if app.clock() == 1_000_000.0 else None)

    monkeypatch.setitem(KINDS, "month", Kind("month", show_twice))
    await write(app, "one", "hall")
    await app.settle()
    await app.store.write(key_values.keep, AUGUST, "two")
    await app.settle()
    assert texts(app, "hall") == ["en: one"]
    app.clock.now += HOUR
    await app.settle()
    assert texts(app, "hall") == ["en: two"]


async def test_it_is_counted_with_what_waits(app: TestApp) -> None:
    await write(app, "one", "hall", "garden")
    assert (await app.store.read(stats.count, 0.0, app.clock())).waiting == 2

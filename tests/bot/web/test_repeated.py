"""A page sends again what was not answered: it is answered again, and happens once, even if the room died meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from bot.app import App
from bot.screens.screen import Screen
from bot.store import Connection, Store
from bot.store import web as rows
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from tests.bot.web.hall import Guest, Hall
from tests.support.crash import crash_after
from tests.support.database import contents, done, prepared
from tests.support.playing import matches_made

ID = "aaaaaaaa"


async def managed(room: Hall) -> tuple[Guest, Guest]:
    """Ann, who manages the room, and Bob."""
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await room.store.write(rows.set_standing, ann.account, "manager")
    return ann, bob


def said(messages: list[Any]) -> list[str]:
    return [each.body["text"] for each in messages if "text" in each.body and each.author]


async def test_what_was_said_does_not_come_back(room: Hall) -> None:
    ann, bob = await managed(room)
    await bob.say("spam", id=ID)
    await ann.done(await ann.act("delete", message=f"{bob.account}-{ID}"))
    assert "notice" not in await bob.say("spam", id=ID)
    assert said(await room.store.read(rows.history, [LOBBY], 99)) == []


async def test_a_line_to_the_bot_is_said_once(room: Hall) -> None:
    ann = await room.guest("Ann")
    own = room.room.private(ann.account)
    for _ in range(2):
        await ann.say("/games", own, id=ID)
    assert said(await room.store.read(rows.history, [own], 99)) == ["/games"]
    assert room.dispatcher.ids == [f"{ann.account}-{ID}"]


async def test_a_channel_that_was_deleted_is_not_opened_again(room: Hall) -> None:
    ann, bob = await managed(room)
    await bob.done(await bob.act("open", "moor", id=ID))
    await ann.done(await ann.act("delete", message="open-moor"))
    assert (await bob.done(await bob.act("open", "moor", id=ID)))["channel"] == "moor"
    assert await room.store.read(rows.channels) == []


async def test_someone_is_muted_once(room: Hall) -> None:
    ann, bob = await managed(room)
    await ann.done(await ann.act("mute", id=ID, account=bob.account))
    await ann.done(await ann.act("unmute", account=bob.account))
    await ann.done(await ann.act("mute", id=ID, account=bob.account))
    assert [each.account for each in await room.store.read(rows.with_standing)] == [ann.account]


async def test_a_message_is_deleted_once(room: Hall) -> None:
    ann, bob = await managed(room)
    await bob.done(await bob.act("open", "moor"))
    await ann.done(await ann.act("delete", id=ID, message="open-moor"))
    await bob.done(await bob.act("open", "moor"))
    await ann.done(await ann.act("delete", id=ID, message="open-moor"))
    assert await room.store.read(rows.channels) == ["moor"]


async def test_an_answer_is_dismissed_once(room: Hall) -> None:
    ann = await room.guest("Ann")
    await room.room.post(LOBBY, Screen("board"), "n1")
    for _ in range(2):
        await ann.press("n1", "hand:1")
        await ann.done(await ann.act("dismiss", id=ID, message=f"{ann.account}-to-n1"))
    assert await room.store.read(rows.find, f"{ann.account}-to-n1")


@asynccontextmanager
async def house(path: Path, *guests: Guest) -> AsyncIterator[tuple[App, str]]:
    """The whole room, with the real dispatcher. Opened again for guests, it is the room after a restart."""
    store = Store(prepared(path))
    port = int(guests[0].url.rstrip("/").rpartition(":")[2]) if guests else 0
    async with App.open(store, rng=Random(await matches_made(store)), patience=0.0) as app:
        room = Room(store, app.pool)
        app.connect(room)
        async with serve(room, app.dispatcher, port=port) as url:
            yield app, url


@asynccontextmanager
async def guest(url: str, name: str) -> AsyncIterator[Guest]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        ann = Guest(url, session)
        await ann.enter(name)
        yield await ann.connect()


@pytest.mark.parametrize("line", ["/play computer", "/play invite", "/settings uk"])
async def test_a_line_that_is_sent_again_is_carried_out_once(tmp_path: Path, line: str) -> None:
    async with house(tmp_path / "cairn.db") as (app, url), guest(url, "Ann") as ann:
        await ann.say(line, id=ID)
        once = await app.store.read(done)
        await ann.say(line, id=ID)
        assert await app.store.read(done) == once
        assert f"{ann.account}-{ID}" in {row[1] for row in once["requests"]}
        jar = ann.session.cookie_jar
    async with house(tmp_path / "cairn.db", ann) as (app, url), ClientSession(cookie_jar=jar) as session:
        again = await Guest(url, session, ann.account).connect()
        await again.say(line, id=ID)
        assert await app.store.read(done) == once


def browser(room: Hall) -> tuple[Guest, Callable[[], dict[str, str]]]:
    """Someone at the entrance, and their cookies."""
    guest = room.stranger()
    return guest, lambda: {cookie.key: cookie.value for cookie in guest.session.cookie_jar}


async def test_a_name_is_not_lost_if_its_answer_is(room: Hall) -> None:
    ann, cookies = browser(room)
    await ann.get("start")
    for number in (0, 1):
        # The name is given; the welcome is said.
        with crash_after(number, RuntimeError):
            assert (await ann.enter("Ann")).status == 500
    assert (await ann.enter("Ann")).ok
    assert [each.name for each in await room.store.read(rows.beginning, "", 9)] == ["Ann"]
    assert not [key for key in cookies() if key.endswith("-next")]
    assert (await (await ann.get("start")).json())["me"] == {"account": ann.account, "name": "Ann"}
    await ann.connect()
    assert [each["id"] for news in ann.news if news["type"] == "history" for each in news["messages"]] == [
        f"{ann.account}-welcome"
    ]


async def test_a_name_whose_answer_was_lost_can_be_taken_after_another(room: Hall) -> None:
    ann, _ = browser(room)
    await ann.get("start")
    with crash_after(0, RuntimeError):
        assert (await ann.enter("Ann")).status == 500
    assert (await ann.enter("Anne")).ok
    other = ann.account
    await ann.leave()
    assert (await ann.enter("Ann")).ok
    assert ann.account != other
    await ann.leave()
    assert (await ann.enter("Anne")).ok
    assert ann.account == other


async def test_two_people_of_one_browser_have_their_own_secrets(room: Hall) -> None:
    ann, cookies = browser(room)
    secrets = set()
    for name in ("Ann", "Bob", "Cyd"):
        await ann.get("start")
        assert (await ann.enter(name)).ok
        secrets.add(next(value for key, value in cookies().items() if key.rpartition("-")[2].isdecimal()))
        await ann.leave()
    assert len(secrets) == 3


async def test_a_secret_that_is_easily_guessed_is_not_taken(room: Hall) -> None:
    ann, cookies = browser(room)
    port = ann.url.rstrip("/").rpartition(":")[2]
    ann.session.cookie_jar.update_cookies({f"cairn-{port}-next": "x"})
    assert (await ann.enter("Ann")).ok
    assert len(cookies()[f"cairn-{port}"]) == 43


FRAMES = {
    "say": ("say", LOBBY, {"text": "hello"}),
    "run": ("say", LOBBY, {"text": "/play invite"}),
    "ask": ("say", "@{ann}", {"text": "/play computer"}),
    "press": ("press", LOBBY, {"message": "{ann}-welcome", "token": "line:/play computer"}),
    "open": ("open", "moor", {}),
    "dismiss": ("dismiss", LOBBY, {"message": "{ann}-welcome"}),
    "mute": ("mute", LOBBY, {"account": "{bob}"}),
    "unmute": ("unmute", LOBBY, {"account": "{bob}"}),
    "remove": ("remove", LOBBY, {"account": "{bob}"}),
    "delete": ("delete", LOBBY, {"message": "{bob}-bbbbbbbb"}),
}


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_frame_is_carried_out_once_wherever_it_is_cut_off(tmp_path: Path, kind: str) -> None:
    whole, writes = await cut_off(tmp_path / "whole.db", kind, None)
    assert writes
    for number in range(len(writes)):
        left, _ = await cut_off(tmp_path / f"{number}.db", kind, number)
        assert left == whole, writes[number]


async def cut_off(path: Path, kind: str, number: int | None) -> tuple[object, list[str]]:
    """What is there in the end, and what was written. After a crash at one of the writes, the frame is sent again."""
    async with house(path) as (app, url), guest(url, "Ann") as ann:
        async with guest(url, "Bob") as bob:
            await app.store.write(rows.set_standing, ann.account, "manager")
            await bob.say("spam", id="bbbbbbbb")
        type, channel, more = FRAMES[kind]
        who = {"ann": ann.account, "bob": bob.account}
        frame = {"type": type, "id": ID, "channel": channel.format(**who)}
        frame |= {key: value.format(**who) for key, value in more.items()}
        with crash_after(number, asyncio.CancelledError) as made:
            await ann.send(frame)
            answered = asyncio.create_task(ann.done(ID))
            while not answered.done() and (number is None or len(made) <= number):
                await asyncio.sleep(0)
        answered.cancel()
        await asyncio.wait([answered])
        jar = ann.session.cookie_jar
    if number is not None:
        async with house(path, ann) as (app, url), ClientSession(cookie_jar=jar) as session:
            again = await Guest(url, session, ann.account).connect()
            await again.send(frame)
            await again.done(ID)
    store = Store(prepared(path))
    try:
        return await store.read(remains), made
    finally:
        await store.close()


def remains(connection: Connection) -> object:
    """What does not depend on the ids that were chosen by chance."""
    there = contents(connection)
    people = {row[1]: row[4] for row in there["room_people"]}
    counted = {name: len(found) for name, found in there.items() if name not in ("outbox", "room_pictures")}
    return people, counted

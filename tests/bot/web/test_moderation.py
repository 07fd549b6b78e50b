"""Managing the room: who may do what, whatever a page sends, and what follows for everyone."""

import asyncio
from typing import Any

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from bot.i18n import translator
from bot.screens.screen import Screen
from bot.store import web as rows
from bot.store.web import Standing
from bot.web.room import LOBBY
from tests.bot.web.hall import Guest, Hall

EN = translator("en")
ACTS = ("mute", "unmute", "remove")


async def name(room: Hall, guest: Guest, standing: Standing | None = "manager") -> Guest:
    """As `cairn manage` does it, in the database."""
    await room.store.write(rows.set_standing, guest.account, standing)
    return guest


async def manage(guest: Guest, kind: str, other: Guest) -> str:
    return str((await guest.done(await guest.act(kind, account=other.account))).get("notice", ""))


async def delete(guest: Guest, message: str, channel: str = LOBBY) -> str:
    return str((await guest.done(await guest.act("delete", channel, message=message))).get("notice", ""))


async def last(guest: Guest) -> str:
    """The id of the newest message."""
    await guest.caught_up()
    return str(guest.heard()[-1]["id"])


async def listed(guest: Guest) -> dict[str, dict[str, object]]:
    people = (await guest.hears("people"))["people"]
    return {each.pop("name"): each for each in people}


async def told_of(guest: Guest, newcomer: str) -> dict[str, Any]:
    """The list of people with someone who has just come in; that others have left may be told before."""
    while True:
        told = await guest.hears("people")
        if any(each["name"] == newcomer for each in told["people"]):
            return told


async def test_nobody_manages_the_room_until_the_owner_has_named_someone(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await bob.say("hello")
    for kind in ACTS:
        assert await manage(ann, kind, bob) == EN("room-manages-not")
    assert await delete(ann, await last(ann)) == EN("room-manages-not")
    await name(room, ann)
    assert await manage(ann, "mute", bob) == EN("room-mute-done", name="Bob")


async def test_someone_who_is_muted_can_command_but_not_talk_in_channels(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await manage(ann, "mute", bob)
    refused = EN("room-cannot-talk")
    assert (await bob.say("spam"))["notice"] == refused
    assert (await bob.done(await bob.act("open", "spam")))["notice"] == refused
    assert "notice" not in await bob.say("/help")
    assert "notice" not in await bob.say("R7 3", f"@{bob.account}")
    assert "notice" not in await bob.press(await last(bob), "x")
    await ann.caught_up()
    assert "spam" not in ann.texts()
    assert await manage(ann, "unmute", bob) == EN("room-unmute-done", name="Bob")
    assert "notice" not in await bob.say("sorry")
    await ann.caught_up()
    assert "sorry" in ann.texts()


async def test_only_managers_and_the_person_learn_who_is_muted(room: Hall) -> None:
    ann = await name(room, await room.guest("Ann"))
    bob, cid = [await room.guest(person) for person in ("Bob", "Cid")]
    for guest in (ann, bob, cid):
        await guest.caught_up()
    await manage(ann, "mute", bob)
    assert (await listed(cid)) == {
        "Ann": {"account": ann.account, "here": True, "manages": True},
        "Bob": {"account": bob.account, "here": True},
        "Cid": {"account": cid.account, "here": True},
    }
    assert (await listed(bob))["Bob"]["muted"]
    await room.guest("Dan")
    assert (await listed(ann))["Bob"]["muted"]


async def test_only_those_who_are_here_are_listed(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    assert (await room.stranger().enter("Cid")).ok
    await ann.caught_up()
    await bob.disconnect()
    assert (await listed(ann)).keys() == {"Ann"}


async def test_managers_also_see_who_is_set_apart_and_away(room: Hall) -> None:
    ann, bob, cid, dan, eve = [await room.guest(person) for person in ("Ann", "Bob", "Cid", "Dan", "Eve")]
    for guest in (ann, dan):
        await name(room, guest)
    for kind, other in (("mute", bob), ("remove", cid)):
        await manage(ann, kind, other)
    for guest in (bob, dan):
        await guest.disconnect()
    for guest in (ann, eve):
        await guest.caught_up()
        guest.news.clear()
    await room.guest("Fay")
    told = await told_of(ann, "Fay")
    away = {each["name"]: each for each in told["people"] if not each["here"]}
    assert away == {
        "Bob": {"account": bob.account, "name": "Bob", "here": False, "muted": True},
        "Dan": {"account": dan.account, "name": "Dan", "here": False, "manages": True},
    }
    assert told["removed"] == [cid.account]
    told = await told_of(eve, "Fay")
    assert [each["name"] for each in told["people"]] == ["Ann", "Eve", "Fay"]
    assert "removed" not in told


async def test_someone_who_has_left_can_still_be_muted_and_removed(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await bob.disconnect()
    assert await manage(ann, "mute", bob) == EN("room-mute-done", name="Bob")
    assert await manage(ann, "unmute", bob) == EN("room-unmute-done", name="Bob")
    assert await manage(ann, "remove", bob) == EN("room-remove-done", name="Bob")
    assert await manage(ann, "mute", bob) == EN("room-no-person")


async def test_a_page_learns_within_a_ping_that_its_person_manages_the_room(room: Hall) -> None:
    ann = await room.guest("Ann")
    await name(room, ann)
    await ann.send({"type": "ping", "n": 1})
    assert (await listed(ann))["Ann"]["manages"]
    await name(room, ann, None)
    await ann.send({"type": "ping", "n": 2})
    assert "manages" not in (await listed(ann))["Ann"]


async def test_someone_who_is_removed_is_gone_and_the_name_stays_taken(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    other = await room.page_of(bob)
    await bob.say("hello")
    assert await manage(ann, "remove", bob) == EN("room-remove-done", name="Bob")
    for page in (bob, other):
        assert page.socket
        async for frame in page.socket:
            assert frame.type is WSMsgType.TEXT
        assert page.socket.closed
    await room.guest("Cid")
    assert "Bob" not in await listed(ann)
    with pytest.raises(WSServerHandshakeError, match="401"):
        await bob.connect()
    shown = await (await bob.get("start")).json()
    assert (shown["me"], shown["refusal"]) == (None, EN("room-removed", name="Bob"))
    for browser, key in ((bob, "room-removed"), (room.stranger(), "room-name-taken")):
        refused = await browser.enter("Bob")
        assert (refused.status, (await refused.json())["refusal"]) == (422, EN(key, name="Bob"))


async def test_a_page_that_has_not_said_hello_is_closed_at_its_next_frame(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    silent = Guest(room.url, bob.session, bob.account)
    silent.socket = await bob.session.ws_connect(f"{room.url}socket", headers={"Origin": room.url[:-1]})
    await manage(ann, "remove", bob)
    await silent.act("say", text="I am still here")
    assert (await silent.socket.receive()).type is not WSMsgType.TEXT
    await ann.caught_up()
    assert ann.texts() == []


async def test_a_page_that_joins_while_its_person_is_removed_is_closed(
    room: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    recall, joining, ready = room.room._recall, asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any) -> None:
        await recall(*args)
        joining.set()
        await ready.wait()

    monkeypatch.setattr(room.room, "_recall", slowly)
    late = Guest(room.url, bob.session, bob.account)
    late.socket = await bob.session.ws_connect(f"{room.url}socket", headers={"Origin": room.url[:-1]})
    await late.send({"type": "hello", "read": {}, "channel": LOBBY})
    await joining.wait()
    await manage(ann, "remove", bob)
    ready.set()
    async for frame in late.socket:
        assert frame.json()["type"] != "people"
    assert late.socket.closed


async def test_managers_can_do_nothing_to_each_other_or_themselves(room: Hall) -> None:
    ann, bob = [await name(room, await room.guest(person)) for person in ("Ann", "Bob")]
    for kind in ACTS:
        assert await manage(ann, kind, bob) == EN("room-manages-too", name="Bob")
        assert await manage(ann, kind, ann) == EN("room-manages-too", name="Ann")


async def test_a_manager_who_is_no_longer_one_loses_every_right_at_once(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await name(room, ann, None)
    assert await manage(ann, "remove", bob) == EN("room-manages-not")


async def test_a_deleted_message_disappears_from_all_pages_and_the_database(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await bob.say("spam")
    message = await last(ann)
    assert await delete(ann, message) == ""
    assert (await bob.hears("removed"))["id"] == message
    assert await room.store.read(rows.find, message) is None
    # The same request again, after a lost connection.
    assert await delete(ann, message) == ""
    assert "spam" not in [each.body.get("text") for each in await room.store.read(rows.history, [LOBBY], 99)]


async def test_a_deleted_message_that_is_sent_again_stays_deleted(room: Hall) -> None:
    """Its page had not heard that it had arrived."""
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await bob.say("spam", id="12345678")
    await delete(ann, await last(ann))
    assert "notice" not in await bob.say("spam", id="12345678")
    await ann.caught_up()
    assert ann.texts() == ["spam"]
    assert "spam" not in [each.body.get("text") for each in await room.store.read(rows.history, [LOBBY], 99)]


async def test_only_what_people_say_in_channels_can_be_deleted(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await room.room.post(LOBBY, Screen("The board"), "board")
    assert await delete(ann, "board") == EN("room-delete-own")
    await bob.say("R7 3", f"@{bob.account}")
    private = next(each["id"] for each in bob.heard() if each["author"])
    assert await delete(ann, private) == ""
    for message in ("board", private):
        assert await room.store.read(rows.find, message)


@pytest.mark.parametrize(
    "forged",
    [
        {"type": "mute", "account": "nobody"},
        {"type": "unmute", "account": "nobody"},
        {"type": "remove", "account": "nobody"},
        {"type": "mute", "account": 1},
        {"type": "delete", "message": 1},
        {"type": "delete", "message": "nothing"},
        {"type": "manage", "account": "nobody"},
    ],
)
async def test_forged_frames_change_nothing(room: Hall, forged: dict[str, object]) -> None:
    ann, eve = await name(room, await room.guest("Ann")), await room.guest("Eve")
    before = await room.store.read(rows.beginning, "", 9)
    for guest in (ann, eve):
        await guest.send({"id": "12345678", "channel": LOBBY, **forged})
        await guest.caught_up()
    assert await room.store.read(rows.beginning, "", 9) == before
    refusals = {news["notice"] for news in eve.news if "notice" in news}
    assert refusals <= {EN("room-manages-not")}


async def test_someone_who_was_removed_is_not_found_by_commands(room: Hall) -> None:
    ann, bob = await name(room, await room.guest("Ann")), await room.guest("Bob")
    await manage(ann, "remove", bob)
    await ann.say("/play @Bob")
    await ann.caught_up()
    assert "Bob" in ann.texts()[-1]
    assert not [asked for asked in room.dispatcher.asked if "play" in asked]

"""The rows of the room: what is kept, what is deleted, and who may read it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store, web
from bot.store.web import Attachment, Message, Unread, WebAccount
from tests.support.database import prepared

ANN, BOB = WebAccount("a1", "Ann"), WebAccount("b1", "Bob")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "web.db"))
    for person in (ANN, BOB):
        await opened.write(web.enter, person, person.name.lower(), person.account.encode())
    yield opened
    await opened.close()


async def test_a_name_can_be_taken_once(store: Store) -> None:
    assert not await store.write(web.enter, WebAccount("c1", "ann"), "ann", b"c")
    assert await store.read(web.beginning, "", 9) == [ANN, BOB]
    assert await store.read(web.with_key, b"a1") == ANN
    assert await store.read(web.with_key, b"c") is None


async def test_people_are_found_by_how_their_names_begin(store: Store) -> None:
    for name in ("Bo", "Bobby", "Боб", "Cid"):
        await store.write(web.enter, WebAccount(name, name), name.lower(), name.encode())
    for begun, most, found in (
        ("b", 9, ["Bo", "Bob", "Bobby"]),
        ("b", 2, ["Bo", "Bob"]),
        ("bob", 9, ["Bob", "Bobby"]),
        ("бо", 9, ["Боб"]),
        ("x", 9, []),
        ("", 9, ["Ann", "Bo", "Bob", "Bobby", "Cid", "Боб"]),
    ):
        assert [each.name for each in await store.read(web.beginning, begun, most)] == found
    await store.write(web.set_standing, "b1", "removed")
    assert [each.name for each in await store.read(web.beginning, "b", 2)] == ["Bo", "Bobby"]
    assert [each.name for each in await store.read(web.with_names, ["bob", "bo", "nobody"])] == ["Bo"]


async def test_people_are_found_by_names_that_are_near_in_the_alphabet(store: Store) -> None:
    for name in ("Abe", "Bea", "Cid"):
        await store.write(web.enter, WebAccount(name, name), name.lower(), name.encode())
    for typed, most, found in (("b", 1, ["Ann", "Bea"]), ("bob", 2, ["Ann", "Bea", "Bob", "Cid"]), ("z", 1, ["Cid"])):
        assert [each.name for each in await store.read(web.near, typed, most)] == found


async def test_an_id_can_be_used_once(store: Store) -> None:
    first = await store.write(web.put, "x", "lobby", "a1", 1.0, {"text": "first"})
    assert first == Message(1, "x", "lobby", "a1", "Ann", 1.0, {"text": "first"})
    assert await store.write(web.put, "x", "lobby", "b1", 2.0, {"text": "second"}) is None
    assert await store.read(web.find, "x") == first


async def test_a_channel_keeps_only_its_latest_messages(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "KEPT", 3)
    for number in range(5):
        await store.write(web.put, f"l{number}", "lobby", None, 0.0, {})
        await store.write(web.put, f"h{number}", "hills", None, 0.0, {})
    assert [message.id for message in await store.read(web.history, ["lobby"], 9)] == ["l2", "l3", "l4"]
    assert [message.id for message in await store.read(web.history, ["lobby", "hills"], 4)] == ["l3", "h3", "l4", "h4"]


async def test_the_list_of_channels_has_public_ones_with_messages(store: Store) -> None:
    for channel in ("lobby", "hills", "@a1", "@a1/lobby"):
        await store.write(web.put, channel, channel, None, 0.0, {})
    assert await store.read(web.channels) == ["hills", "lobby"]
    assert [await store.read(web.is_open, name) for name in ("hills", "moor", "@a1", "@c1")] == [
        True,
        False,
        True,
        False,
    ]


async def test_a_change_needs_the_right_channel(store: Store) -> None:
    await store.write(web.put, "x", "lobby", None, 0.0, {"text": "a"})
    assert await store.write(web.change, "x", "hills", 0.0, {"text": "b"}) is None
    assert await store.write(web.change, "y", "lobby", 0.0, {"text": "b"}) is None
    changed = await store.write(web.change, "x", "lobby", 0.0, {"text": "c"})
    assert changed is not None
    assert changed.body == {"text": "c"}
    assert [await store.write(web.remove, "x", channel, 0.0) for channel in ("hills", "lobby", "lobby")] == [
        False,
        True,
        False,
    ]


async def test_unread_messages_are_those_others_have_sent_since(store: Store) -> None:
    for number, (author, mentions) in enumerate(
        [("a1", []), ("b1", ["a1"]), (None, ["a1"]), (None, []), ("a1", ["a1"])]
    ):
        await store.write(web.put, str(number), "lobby", author, 0.0, {"mentions": mentions})
    assert await store.read(web.waiting, "lobby", "a1", 0) == Unread(3, 2)
    assert await store.read(web.waiting, "lobby", "a1", 3) == Unread(1, 0)
    assert await store.read(web.waiting, "hills", "a1", 0) == Unread(0, 0)


@pytest.mark.parametrize("part", [("picture", "light"), ("picture", "dark"), ("file", "digest")])
@pytest.mark.parametrize(
    ("channel", "readers"),
    [
        ("lobby", ["a1", "b1", "a11"]),
        ("@a1", ["a1"]),
        ("@a1/lobby", ["a1"]),
        ("@a11", ["a11"]),
    ],
)
async def test_an_attachment_is_visible_to_those_who_may_read_its_message(
    store: Store, channel: str, readers: list[str], part: tuple[str, str]
) -> None:
    body = {"picture": {"light": "-", "dark": "-"}, "file": {"digest": "-"}}
    body[part[0]][part[1]] = "digest"
    kept = Attachment("digest", "png", b"data")
    await store.write(web.enter, WebAccount("a11", "Al"), "al", b"a11")
    await store.write(web.put, "x", channel, None, 0.0, body, [kept])
    found = {account: await store.read(web.attachment, "digest", account) for account in ("a1", "b1", "a11")}
    assert [account for account, attachment in found.items() if attachment == kept] == readers
    for pattern in ("a_", "%", "a1/%"):
        assert (await store.read(web.attachment, "digest", pattern) is None) == (channel != "lobby")


async def test_a_picture_stays_readable_for_a_while_after_its_message_has_changed_and_is_then_swept(
    store: Store,
) -> None:
    kept = [Attachment(name, "png", b"data") for name in ("one", "two")]
    picture = {"picture": {"light": "one", "dark": "two"}}
    await store.write(web.put, "x", "lobby", None, 0.0, picture, kept)
    await store.write(web.put, "y", "lobby", "a1", 0.0, {"text": "two"})
    assert await store.write(web.sweep, 1e9) == 0
    await store.write(web.change, "x", "lobby", 10.0, {"picture": {"light": "one", "dark": "one"}})
    assert await store.write(web.sweep, 9.0 + web.LINGER) == 0
    assert await store.read(web.attachment, "two", "a1") == kept[1]
    assert await store.write(web.sweep, 10.0 + web.LINGER) == 1
    assert await store.read(web.attachment, "two", "a1") is None
    assert await store.read(web.attachment, "one", "a1") == kept[0]


async def test_a_picture_goes_a_while_after_its_last_message(store: Store) -> None:
    kept, body = [Attachment("one", "txt", b"data")], {"file": {"digest": "one"}}
    for number in range(web.KEPT + 1):
        await store.write(web.put, str(number), "lobby", None, 0.0, body if number < 2 else {}, kept)
    assert await store.write(web.sweep, web.LINGER) == 0
    assert await store.write(web.remove, "1", "lobby", 5.0)
    assert await store.write(web.sweep, web.LINGER) == 0
    assert await store.write(web.sweep, 5.0 + web.LINGER) == 1


async def test_a_picture_that_is_shown_again_stays(store: Store) -> None:
    kept, body = [Attachment("one", "txt", b"data")], {"file": {"digest": "one"}}
    await store.write(web.put, "x", "lobby", None, 0.0, body, kept)
    for shown in ({}, body):
        await store.write(web.change, "x", "lobby", 1.0, shown, kept)
    assert await store.write(web.sweep, 1e9) == 0

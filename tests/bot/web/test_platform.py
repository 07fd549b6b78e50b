"""The room as a platform for the bot: posts, edits, removals, and who sees them."""

from datetime import UTC, datetime

import pytest

from bot.delivery.platform import MessageGone, Platform, Unreachable
from bot.screens.screen import Button, File, Screen
from bot.store import web as rows
from bot.web.room import LOBBY
from tests.bot.web.hall import Flicker, Hall, Swatch

BOARD = Screen(
    "Ann – Bob",
    Swatch("red", "a board"),
    rows=((Button("My hand", "hand:1", "primary"), Button("Rules", "rules:1")), (Button("Resign", "x", "danger"),)),
    file=File("match.txt", "R7@3\n"),
    until=datetime(2030, 1, 2, tzinfo=UTC),
    title="Your turn",
)


async def test_everyone_sees_a_post_in_full(room: Hall) -> None:
    platform: Platform = room.room
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    assert await platform.post(LOBBY, BOARD, "n1") == "n1"
    for guest in (ann, bob):
        message = (await guest.hears("message"))["message"]
        picture, file = message.pop("picture"), message.pop("file")
        assert {
            key: message[key]
            for key in ("id", "channel", "private", "author", "name", "title", "text", "until", "rows")
        } == {
            "id": "n1",
            "channel": LOBBY,
            "private": False,
            "author": None,
            "name": None,
            "title": "Your turn",
            "text": "Ann – Bob",
            "until": 1893542400.0,
            "rows": [
                [
                    {"label": "My hand", "token": "hand:1", "style": "primary"},
                    {"label": "Rules", "token": "rules:1", "style": "plain"},
                ],
                [{"label": "Resign", "token": "x", "style": "danger"}],
            ],
        }
        assert (picture["width"], picture["height"], picture["alt"]) == (60, 40, "a board")
        assert picture["light"] != picture["dark"]
        for theme in ("light", "dark"):
            answer = await guest.get(f"pictures/{picture[theme]}")
            assert answer.content_type == "image/png"
            assert answer.headers["Cache-Control"] == "private, max-age=31536000, immutable"
            assert (await answer.read()).startswith(b"\x89PNG")
        answer = await guest.get(f"files/{file['digest']}")
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.content_type == "text/plain"
        assert await answer.text() == "R7@3\n"
        assert file["name"] == "match.txt"
        assert (await guest.get(f"files/{picture['light']}")).status == 404
        assert (await guest.get(f"pictures/{file['digest']}")).status == 404


async def test_the_same_nonce_makes_no_second_message(room: Hall) -> None:
    ann = await room.guest("Ann")
    for text in ("first", "second"):
        assert await room.room.post(LOBBY, Screen(text), "n1") == "n1"
    await ann.caught_up()
    assert ann.texts() == ["first"]


async def test_an_edit_stays_in_place_and_a_removal_is_announced(room: Hall) -> None:
    ann = await room.guest("Ann")
    for nonce in ("n1", "n2"):
        await room.room.post(LOBBY, Screen(nonce), nonce)
    await room.room.edit(LOBBY, "n1", Screen("changed"))
    assert (await ann.hears("edited"))["message"]["text"] == "changed"
    await room.room.remove(LOBBY, "n2")
    assert await ann.hears("removed") == {"type": "removed", "channel": LOBBY, "id": "n2"}
    await ann.disconnect()
    await ann.connect()
    (history,) = (news for news in ann.news if news["type"] == "history")
    assert [message["text"] for message in history["messages"]][1:] == ["changed"]


async def test_a_message_says_which_language_is_chosen_and_whether_its_picture_moves(room: Hall) -> None:
    ann = await room.guest("Ann")
    languages = (Button("English", "set:language:en", "primary"), Button("Ελληνικά", "set:language:el"))
    await room.room.post(LOBBY, Screen("x", Flicker(), (languages, (Button("Play", "cmd:play", "primary"),))), "n1")
    message = (await ann.hears("message"))["message"]
    assert message["picture"]["moves"]
    assert [(button.get("language"), button.get("pressed")) for row in message["rows"] for button in row] == [
        ("en", True),
        ("el", False),
        (None, None),
    ]


async def test_a_missing_message_cannot_be_edited_but_can_be_removed(room: Hall) -> None:
    await room.room.post(LOBBY, Screen("here"), "n1")
    with pytest.raises(MessageGone):
        await room.room.edit(LOBBY, "n2", Screen("x"))
    with pytest.raises(MessageGone):
        await room.room.edit("elsewhere", "n1", Screen("x"))
    await room.room.remove(LOBBY, "n2")
    await room.room.remove("elsewhere", "n1")
    await room.room.edit(LOBBY, "n1", Screen("still here"))


@pytest.mark.parametrize("address", ["nowhere", "@nobody", "@", ""])
async def test_an_unknown_address_is_unreachable(room: Hall, address: str) -> None:
    with pytest.raises(Unreachable):
        await room.room.post(address, Screen("x"), "n1")


async def test_private_messages_reach_all_pages_of_one_account_and_no_other(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    other_page = await room.page_of(ann)
    address = room.room.private(ann.account)
    hand = Screen("Your hand", Swatch("blue"), file=File("hand.txt", "R7"), rows=((Button("R7", "pick:R7"),),))
    await room.room.post(address, hand, "secret")
    await room.room.edit(address, "secret", Screen("Your new hand", Swatch("green"), file=File("hand.txt", "R8")))
    await room.room.remove(address, "secret")
    for guest in (ann, other_page):
        assert (await guest.hears("message"))["message"]["text"] == "Your hand"
        assert (await guest.hears("edited"))["message"]["text"] == "Your new hand"
        await guest.hears("removed", id="secret")
    await bob.caught_up()
    assert bob.heard() == bob.heard("edited") == []
    assert "secret" not in str(bob.news)


async def test_a_private_picture_is_served_only_to_its_reader(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await room.room.post(room.room.private(ann.account), Screen("hand", Swatch("blue"), file=File("f", "x")), "n1")
    message = (await ann.hears("message"))["message"]
    light, file = message["picture"]["light"], message["file"]["digest"]
    # Knowing the name of a picture and writing it in a message does not give access to it.
    await bob.say(f'"light": "{light}"')
    await bob.say(f'{{"picture": {{"light": "{light}", "dark": "{light}"}}}}')
    for path in (f"pictures/{light}", f"files/{file}"):
        assert (await ann.get(path)).status == 200
        assert (await bob.get(path)).status == 404
        assert (await room.stranger().get(path)).status == 404
    await room.room.post(LOBBY, Screen("shown", Swatch("blue")), "n2")
    assert (await bob.get(f"pictures/{light}")).status == 200


async def test_nobody_can_look_into_a_private_chat(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    own = room.room.private(ann.account)
    await room.room.post(own, Screen("for Ann", rows=((Button("x", "x"),),)), "n1")
    assert "notice" in await bob.done(await bob.act("open", own))
    assert "notice" in await bob.done(await bob.act("open", f"{own}/{LOBBY}"))
    assert "notice" in await bob.say("hello", own)
    assert "notice" in await bob.press("n1", "x")
    assert "notice" in await bob.press("n1", "x", own)
    await bob.done(await bob.act("dismiss", message="n1"))
    await bob.disconnect()
    await bob.connect(channel=own)
    assert "for Ann" not in str(bob.news)
    assert room.dispatcher.asked == []
    await ann.disconnect()
    await ann.connect(channel=own)
    assert "for Ann" in str(ann.news)


async def test_old_pictures_are_deleted_and_shown_ones_are_not(room: Hall) -> None:
    ann = await room.guest("Ann")
    await room.room.post(LOBBY, Screen("board", Swatch("red")), "n1")
    old = (await ann.hears("message"))["message"]["picture"]["light"]
    await room.room.edit(LOBBY, "n1", Screen("board", Swatch("green"), file=File("f", "x")))
    edited = (await ann.hears("edited"))["message"]
    assert (await ann.get(f"pictures/{old}")).status == 200, "a page may be loading it just now"
    assert await room.store.write(rows.sweep, float("inf")) == 2
    assert (await ann.get(f"pictures/{old}")).status == 404
    assert (await ann.get(f"pictures/{edited['picture']['light']}")).status == 200
    assert (await ann.get(f"files/{edited['file']['digest']}")).status == 200


async def test_a_late_delivery_does_not_cover_what_someone_has_pressed_on_to(
    room: Hall,
) -> None:
    ann = await room.guest("Ann")
    address = f"@{ann.account}"
    await room.room.post(address, Screen("hand", ply=5), "n1")
    await room.room.edit(address, "n1", Screen("hand, with less time", ply=5))
    assert await text_of(room, ann.account) == "hand, with less time"
    found = await room.room.find(ann.account, "n1")
    assert found
    await room.room.replace(found, Screen("where?", ply=5))
    await room.room.edit(address, "n1", Screen("hand", ply=5))
    assert await text_of(room, ann.account) == "where?"
    await room.room.edit(address, "n1", Screen("the next hand", ply=6))
    assert await text_of(room, ann.account) == "the next hand"


async def text_of(room: Hall, account: str) -> str:
    found = await room.room.find(account, "n1")
    assert found
    return str(found.body["text"])

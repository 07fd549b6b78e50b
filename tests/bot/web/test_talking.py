"""People talk, run commands and press buttons: what they see, what others see, and what survives."""

import asyncio
import re
from collections.abc import Collection
from pathlib import Path
from typing import cast

import pytest
from aiohttp import WSMsgType, web

from bot.rate_limits import RateLimit
from bot.screens.screen import Button, File, Mention, Screen
from bot.service.request import Caller
from bot.store import Connection, outbox
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.moderation import PLACE
from bot.web.room import LOBBY
from bot.web.session import Session
from core.game import Refusal
from tests.bot.web.hall import PATIENCE, Guest, Hall, Swatch, hall


class UnreadPage:
    """A socket to which everything is sent in vain."""

    def __init__(self) -> None:
        self.aborted = asyncio.Event()

    async def send_str(self, _frame: str) -> None:
        await asyncio.Event().wait()

    def __aiter__(self) -> "UnreadPage":
        return self

    async def __anext__(self) -> None:
        await self.aborted.wait()
        raise StopAsyncIteration


def history(guest: Guest) -> list[str]:
    """The messages of the last history, except the welcome."""
    last = [news for news in guest.news if news["type"] == "history"][-1]
    return [message.get("text", "") for message in last["messages"] if not message["id"].endswith("-welcome")]


async def test_names_are_looked_up_only_for_what_may_name_someone(room: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await room.guest("Ann")
    asked: list[set[str]] = []

    def with_names(connection: Connection, folded: Collection[str]) -> list[WebAccount]:
        asked.append({*folded})
        return look_up(connection, folded)

    look_up = rows.with_names
    monkeypatch.setattr(rows, "with_names", with_names)
    for line in ("hello", "/games", "/move R7 3"):
        await ann.say(line)
    await ann.done(await ann.act("open", "moor"))
    await ann.say("R7 3", f"@{ann.account}")
    assert asked == []
    await ann.say("hello @Ann, I am here")
    assert asked == [{"ann", "ann,", "ann, i", "ann, i am", "ann, i am here"}]


async def test_a_newcomer_is_welcomed_once_and_privately(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        (told,) = (news for news in guest.news if news["type"] == "history")
        (message,) = told["messages"]
        assert message["private"]
        assert message["text"].startswith(f"Welcome, {name}!")
        assert [button["token"] for button in message["rows"][0]] == ["line:/play computer", "cmd:play"]
    await ann.done(await ann.act("dismiss", message=f"{ann.account}-welcome"))
    await ann.disconnect()
    await ann.connect()
    assert "Welcome" not in str(ann.news)


async def test_everyone_hears_what_is_said_and_who_is_here(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await ann.say("Hello, @bob!")
    message = (await bob.hears("message"))["message"]
    assert (message["author"], message["name"], message["text"]) == (ann.account, "Ann", "Hello, @bob!")
    assert message["mentions"] == [bob.account]
    await bob.disconnect()
    told = await ann.hears("people")
    while len(told["people"]) > 1:
        told = await ann.hears("people")
    assert [(person["name"], person["here"]) for person in told["people"]] == [("Ann", True)]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("two\nlines", "two\nlines"),
        ("bell\x07 and \x9b31m", "bell and 31m"),
        ("\ud83d", ""),
        ("x" * 2000, "x" * 2000),
        ("😀" * 2000, "😀" * 2000),
    ],
)
async def test_a_message_is_kept_as_written_except_for_what_cannot_be_shown(room: Hall, said: str, shown: str) -> None:
    ann = await room.guest("Ann")
    assert "notice" not in await ann.say(said)
    assert ann.texts() == [shown] if shown else ann.texts() == []


async def test_a_message_that_is_too_long_is_refused(room: Hall) -> None:
    ann = await room.guest("Ann")
    assert "2,000" in (await ann.say("x" * 2001))["notice"]
    assert ann.texts() == []


async def test_someone_who_is_too_fast_is_asked_to_wait(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    notices = [(await ann.say(str(number))).get("notice") for number in range(22)]
    assert notices[:20] == [None] * 20
    assert re.search(r"wait (one|\d) second", str(notices[20]))
    await bob.caught_up()
    assert bob.texts() == [str(number) for number in range(20)]


async def test_more_pages_allow_no_more_actions(room: Hall) -> None:
    room.limits.actions = RateLimit(lambda: 0.0, (3, 5.0))
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    pages = [ann, await room.page_of(ann), await room.page_of(ann)]
    notices = [(await page.say(str(number), id=f"aaaaaaa{number}")).get("notice") for number, page in enumerate(pages)]
    assert notices == [None] * 3
    for number, page in enumerate(pages):
        assert "wait" in (await page.say("more", id=f"bbbbbbb{number}"))["notice"]
    assert "notice" not in await bob.say("and me?")


async def test_more_pages_than_anyone_needs_must_wait(room: Hall) -> None:
    room.limits.greetings = RateLimit(lambda: 0.0, (2, 10.0))
    ann = await room.guest("Ann")
    again = {"type": "hello", "read": {}, "channel": LOBBY}
    await ann.send(again)
    await ann.hears("people")
    await ann.send(again)
    assert ann.socket is not None
    async with asyncio.timeout(PATIENCE):
        assert (await ann.socket.receive()).type is WSMsgType.CLOSE
    await room.guest("Bob")


async def test_a_page_that_does_not_read_is_let_go_before_it_fills_the_memory(room: Hall) -> None:
    page = UnreadPage()
    session = Session(room.room, room.dispatcher, WebAccount("a", "Ann"), "en", {}, room.limits)
    running = asyncio.create_task(session.run(cast(web.WebSocketResponse, page), page.aborted.set))
    told = 0
    while not page.aborted.is_set() and told < 2000:
        session.tell({"type": "message", "text": "x" * 10_000})
        told += 1
        await asyncio.sleep(0)
    assert 300 < told < 1000
    async with asyncio.timeout(PATIENCE):
        await running


async def test_a_repeated_action_is_not_done_twice(room: Hall) -> None:
    ann = await room.guest("Ann")
    for _ in range(2):
        await ann.say("once", id="aaaaaaaa")
        await ann.say("/games", id="bbbbbbbb")
    assert ann.texts() == ["once", "Answer to games"]
    assert len(room.dispatcher.asked) == 1


async def test_a_request_is_completed_for_a_page_that_has_lost_its_connection(room: Hall) -> None:
    ann = await room.guest("Ann")
    room.dispatcher.open.clear()
    await ann.act("say", id="aaaaaaaa", text="/games")
    await ann.caught_up()
    await ann.disconnect()
    await ann.connect()
    await ann.act("say", id="aaaaaaaa", text="/games")
    await ann.caught_up()
    room.dispatcher.open.set()
    await ann.done("aaaaaaaa")
    assert ann.texts() == ["Answer to games"]
    assert len(room.dispatcher.asked) == 1


async def test_nothing_is_lost_or_doubled_while_someone_is_away(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await ann.say("one")
    await bob.disconnect()
    await ann.say("two")
    await room.room.post(LOBBY, Screen("board"), "n1")
    await room.room.edit(LOBBY, "n1", Screen("board, changed"))
    await bob.connect()
    assert history(bob) == ["one", "two", "board, changed"]
    await ann.say("three")
    await bob.caught_up()
    assert bob.texts() == ["three"]


async def test_a_page_that_joins_midway_gets_everything_in_order(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await room.room.post(LOBBY, Screen("0"), "n1")

    async def count() -> None:
        for number in range(1, 60):
            await room.room.edit(LOBBY, "n1", Screen(str(number)))

    counting = asyncio.create_task(count())
    pages = [await room.page_of(bob) for _ in range(5)]
    await counting
    for page in pages:
        await page.caught_up()
        seen = [int(text) for text in history(page)] + [int(message["text"]) for message in page.heard("edited")]
        assert seen == list(range(seen[0], 60))
    await ann.caught_up()
    assert [message["text"] for message in ann.heard("edited")] == [str(number) for number in range(1, 60)]


async def test_only_one_person_sees_a_command_and_its_answer(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    room.dispatcher.answers["hand"] = Screen("Your hand", Swatch("blue"), rows=((Button("R7", "pick:R7"),),))
    await ann.say("/hand")
    (message,) = ann.heard()
    assert message["private"]
    assert message["channel"] == LOBBY
    assert message["asked"] == "/hand"
    assert room.dispatcher.asked == [(Caller("web", ann.account, "Ann", "en", LOBBY, place=PLACE), "hand", {})]
    await bob.caught_up()
    assert bob.heard() == []
    assert (await ann.get(f"pictures/{message['picture']['light']}")).status == 200
    assert (await bob.get(f"pictures/{message['picture']['light']}")).status == 404
    await ann.disconnect()
    await ann.connect()
    assert history(ann) == ["Your hand"]


async def test_the_result_of_a_press_on_an_answer_replaces_it(room: Hall) -> None:
    ann = await room.guest("Ann")
    await ann.say("/hand")
    (message,) = ann.heard()
    await ann.press(message["id"], "pick:R7")
    (edited,) = ann.heard("edited")
    assert (edited["id"], edited["number"], edited["text"]) == (message["id"], message["number"], "Answer to pick:R7")
    assert room.dispatcher.asked[-1] == (Caller("web", ann.account, "Ann", "en", LOBBY, place=PLACE), "pick:R7")


async def test_a_press_on_a_public_message_is_answered_below_and_only_the_newest_answer_stays(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await room.room.post(LOBBY, Screen("board", rows=((Button("My hand", "hand:1"),),)), "n1")
    await ann.press("n1", "hand:1")
    await ann.press("n1", "text:1")
    await bob.press("n1", "hand:1")
    answers = [message for message in ann.heard() if message["private"]]
    assert [answer["text"] for answer in answers] == ["Answer to hand:1", "Answer to text:1"]
    assert bob.texts() == ["board", "Answer to hand:1"]
    await ann.disconnect()
    await ann.connect()
    assert history(ann) == ["board", "Answer to text:1"]


async def test_a_public_channel_has_one_private_answer_at_a_time_and_files_stay(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    room.dispatcher.answers["export"] = Screen("Your match", file=File("match.txt", "R7@3"))
    await bob.say("/hand")
    await ann.say("/hand", id="aaaaaaaa")
    await ann.say("/export")
    await ann.done(await ann.act("open", "moor"))
    await ann.say("/games", "moor")
    await ann.say("/settings")
    own = room.room.private(ann.account)
    for line in ("/board", "/games"):
        await ann.say(line, own)
    gone = [news["id"] for news in ann.news if news["type"] == "removed"]
    assert gone == [f"{ann.account}-welcome", f"{ann.account}-aaaaaaaa-answer"]
    for guest, channel, shown in (
        (ann, LOBBY, ["Your match", "Answer to settings"]),
        (ann, "moor", ["", "Answer to games"]),
        (ann, own, ["/board", "Answer to board", "/games", "Answer to games"]),
        (bob, LOBBY, ["Answer to hand"]),
    ):
        await guest.disconnect()
        await guest.connect(channel=channel)
        assert history(guest) == shown
    assert "notice" in await ann.press(gone[1], "pick:R7")
    # A page that did not hear in time asks again, as the same request.
    await ann.say("/hand", id="aaaaaaaa")
    assert room.dispatcher.ids.count(f"{ann.account}-aaaaaaaa") == 2


async def test_a_refusal_does_not_replace_a_message_that_is_kept_up_to_date(room: Hall) -> None:
    ann = await room.guest("Ann")
    own = room.room.private(ann.account)
    await room.room.post(own, Screen("Bob challenges you", rows=((Button("Accept", "accept:1"),),)), "n1")
    await room.room.store.write(_keep, own, "n1")
    room.dispatcher.answers |= {"cancel:1": Screen("Not yours"), "pick:1": Screen("Where?", ply=3)}
    await ann.press("n1", "cancel:1", own)
    await ann.disconnect()
    await ann.connect(channel=own)
    assert history(ann) == ["Bob challenges you", "Not yours"]
    await ann.press("n1", "pick:1", own)
    assert ann.heard("edited")[-1]["text"] == "Where?", "a moment of the match"


def _keep(connection: Connection, address: str, message: str) -> None:
    """A post of a match that delivery keeps up to date."""
    connection.exec_driver_sql(
        "INSERT INTO matches (id, game, version, options, pace, seed, challenger)"
        " VALUES ('k3x9w2ab', 'totemo', 1, '{}', 'day', x'00', 0)"
    )
    outbox.want(connection, "web", address, "k3x9w2ab", "challenge", 0.0)
    connection.exec_driver_sql("UPDATE outbox SET message = ?", (message,))


async def test_a_separate_screen_does_not_replace_a_message_in_the_private_chat(room: Hall) -> None:
    ann = await room.guest("Ann")
    own = room.room.private(ann.account)
    room.dispatcher.answers |= {token: Screen(token, apart=True) for token in ("rules:1", "rules:2")}
    await room.room.post(own, Screen("hand", rows=((Button("Rules", "rules:1"),),)), "n1")
    await ann.press("n1", "rules:1", own)
    await ann.press(f"{ann.account}-to-n1", "rules:2", own)
    await ann.disconnect()
    await ann.connect(channel=own)
    assert history(ann) == ["hand", "rules:2"]


async def test_the_result_of_a_press_in_the_private_chat_replaces_the_message(room: Hall) -> None:
    ann = await room.guest("Ann")
    own = room.room.private(ann.account)
    await room.room.post(own, Screen("hand", rows=((Button("R7", "pick:R7"),),)), "n1")
    await ann.press("n1", "pick:R7", own)
    assert [message["text"] for message in ann.heard("edited")] == ["Answer to pick:R7"]
    assert room.dispatcher.asked == [(Caller("web", ann.account, "Ann", "en", own), "pick:R7")]


async def test_a_button_may_send_a_line(room: Hall) -> None:
    ann = await room.guest("Ann")
    await ann.press(f"{ann.account}-welcome", "line:/play computer")
    assert room.dispatcher.asked == [
        (Caller("web", ann.account, "Ann", "en", LOBBY, place=PLACE), "play", {"opponent": "computer"})
    ]


async def test_a_press_on_a_missing_message_is_explained(room: Hall) -> None:
    ann = await room.guest("Ann")
    assert "/games" in (await ann.press("nothing", "hand:1"))["notice"]
    assert room.dispatcher.asked == []


async def test_every_line_in_the_private_chat_is_for_the_bot(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    own = room.room.private(ann.account)
    lines = ("/games", "Games", "R7@3", "claim 3", "draw clan", "Play yellow 8 on 3", "партії", "/грати computer 1 day")
    for line in lines:
        await ann.say(line, own)
    assert [asked[1:] for asked in room.dispatcher.asked] == [
        ("games", {}),
        ("games", {}),
        ("move", {"move": "R7@3"}),
        ("claim", {"number": "3"}),
        ("move", {"move": "draw clan"}),
        ("move", {"move": "Play yellow 8 on 3"}),
        ("games", {}),
        ("play", {"opponent": "computer", "pace": "day"}),
    ]
    assert ann.texts()[:2] == ["/games", "Answer to games"]
    assert not any("asked" in message for message in ann.heard())
    await bob.caught_up()
    assert bob.heard() == []


async def test_a_person_is_shown_by_name_and_found_by_account(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob the Builder")
    await ann.say("/play @bob the builder tactics")
    await ann.say("/block @Nobody")
    await ann.say("/play @computer")
    assert [asked[1:] for asked in room.dispatcher.asked] == [
        ("play", {"opponent": bob.account, "options": "tactics"}),
        ("play", {"opponent": "computer"}),
    ]
    assert "There is nobody here called “Nobody”" in ann.texts()[1]
    await ann.say("/block @Bob-the-Bilder")
    assert ann.texts()[-1].endswith("Did you mean @Bob the Builder?")
    await ann.say("/games @Bob the Builder")
    assert "“@Bob the Builder”" in ann.texts()[-1]


async def test_refusals_and_failures_are_answered_in_words(room: Hall) -> None:
    ann = await room.guest("Ann")
    room.dispatcher.answers |= {"hand": Refusal("out-of-turn"), "board": RuntimeError("boom")}
    for line in ("/hand", "/board", "/nonsense", "/move", "/games too much"):
        assert "notice" not in await ann.say(line)
    texts = ann.texts()
    assert texts[0].startswith("It’s not your turn.")
    assert texts[1].startswith("Something went wrong on my side.")
    assert "boom" not in str(ann.news)
    assert "/nonsense" in texts[2]
    assert len(texts) == 5


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_room(room: Hall) -> None:
    ann = await room.guest("Ann")
    room.dispatcher.answers["hand"] = Screen("hand", Swatch("no such colour"))
    assert "Something went wrong" in (await ann.say("/hand"))["notice"]
    await ann.say("/games")
    assert ann.texts() == ["Answer to games"]


async def test_the_page_uses_the_language_that_the_person_chose(room: Hall) -> None:
    ann = await room.guest("Ann", language="el")
    hello = next(news for news in ann.news if news["type"] == "hello")
    assert hello["language"]["code"] == "el"
    assert hello["language"]["words"]["send"] == "Αποστολή"
    assert room.dispatcher.asked == []
    room.dispatcher.languages[ann.account] = "uk"
    await ann.say("/settings uk")
    language = next(news for news in ann.news if news["type"] == "language")["language"]
    assert language["code"] == "uk"
    assert language["words"]["here"] == "у мережі"
    assert language["words"]["until"] == "Час спливе {what}"
    assert language["commands"][0]["name"] == "play"


async def test_anyone_can_open_channels_and_they_are_kept(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    assert (await ann.done(await ann.act("open", "#Високі гори")))["channel"] == "високі-гори"
    assert (await bob.hears("message"))["message"]["opened"]
    await bob.say("nice here", "високі-гори")
    assert (await ann.done(await ann.act("open", "високі-гори")))["channel"] == "високі-гори"
    for name, why in (("", "at least one letter"), ("x" * 33, "32"), ("a/b", "“/”"), (f"@{bob.account}", "“@”")):
        assert why in (await ann.done(await ann.act("open", name)))["notice"]
    assert "notice" in await ann.say("hello", "nowhere")
    await bob.disconnect()
    await bob.connect(channel="високі-гори")
    hello = next(news for news in bob.news if news["type"] == "hello")
    assert [channel["name"] for channel in hello["channels"]] == [LOBBY, "високі-гори", f"@{bob.account}"]
    assert history(bob) == ["", "nice here"]


async def test_unread_messages_are_counted_from_where_someone_stopped_reading(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    await ann.say("one")
    number = (await bob.hears("message"))["message"]["number"]
    await bob.disconnect()
    for text in ("two", "@Bob three"):
        await ann.say(text)
    await room.room.post(LOBBY, Screen("your turn", mentions=(Mention(bob.account, "Bob"),)), "n1")
    await room.room.post(room.room.private(bob.account), Screen("hand"), "n2")
    await bob.connect(lobby=number)
    hello = next(news for news in bob.news if news["type"] == "hello")
    assert hello["channels"] == [
        {"name": LOBBY, "unread": 3, "mentions": 2},
        {"name": f"@{bob.account}", "unread": 1, "mentions": 1},
    ]


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "say"}',
        '{"type": "say", "id": "aaaaaaaa", "channel": "lobby"}',
        '{"type": "say", "id": "A!", "channel": "lobby", "text": "x"}',
        '{"type": "say", "id": "aaaaaaaa", "channel": 1, "text": "x"}',
        '{"type": "press", "id": "aaaaaaaa", "channel": "lobby", "message": "x", "token": "%s"}' % ("x" * 65),
        '{"type": "hello", "read": {"lobby": "x"}, "channel": []}',
        '{"type": "hello", "read": {"lobby": 1e400, "x": -1, "y": %s}, "channel": "\\ud800"}' % 10**30,
        '{"type": "dismiss", "id": "aaaaaaaa", "channel": "\\ud800", "message": "\\ud800"}',
        '{"type": "dismiss", "id": "aaaaaaaa", "channel": "lobby", "message": "\\ud800"}',
        '{"type": "press", "id": "aaaaaaaa", "channel": "lobby", "message": "\\ud800", "token": "\\ud800"}',
        '{"type": "choices", "n": 1, "channel": "\\ud800", "line": "/play \\ud800"}',
        '{"type": "choices", "n": 1, "channel": "lobby", "line": "/play \\ud800"}',
        "[" * 20000,
        '{"type": "unheard-of", "id": "aaaaaaaa", "channel": "lobby"}',
    ],
)
async def test_nonsense_does_no_harm(room: Hall, frame: str) -> None:
    ann = await room.guest("Ann")
    assert ann.socket is not None
    await ann.socket.send_str(frame)
    await ann.say("still here")
    assert ann.texts() == ["still here"]


async def test_everything_survives_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as first:
        ann = await first.guest("Ann")
        await ann.say("hello")
        await ann.say("/games")
        await first.room.post(first.room.private(ann.account), Screen("hand", Swatch("blue")), "n1")
        jar = ann.session.cookie_jar
        port = int(first.url.rstrip("/").rpartition(":")[2])
        cookies = {cookie.key: cookie.value for cookie in jar}
    async with hall(tmp_path, port) as second:
        back = second.stranger()
        back.session.cookie_jar.update_cookies(cookies)
        back.account = ann.account
        await back.connect()
        assert history(back) == ["hello", "Answer to games"]
        await back.act("open", f"@{ann.account}")
        told = await back.hears("history")
        digest = told["messages"][0]["picture"]["dark"]
        assert (await back.get(f"pictures/{digest}")).status == 200

"""A request that is sent again is answered again, with what holds now, and not carried out again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.service import accounts
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs
from tests.support.changes import CHANGES, ELSEWHERE, WAYS, Way
from tests.support.database import contents

EN = translator("en")


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(), FakePlatform(ELSEWHERE)) as opened:
        yield opened


def test_whatever_changes_something_is_sent_twice_here() -> None:
    assert WAYS.keys() == CHANGES


@pytest.mark.parametrize(
    "way", [pytest.param(way, id=f"{name} {way.__name__}") for name, ways in WAYS.items() for way in ways]
)
async def test_what_is_sent_twice_happens_once(app: TestApp, way: Way) -> None:
    steps = way(app)
    sent = await anext(steps)
    before = await app.store.read(contents)
    first = await sent.send(app, "1")
    once = await app.store.read(contents)
    assert len(once["requests"]) == len(before["requests"]) + 1, "it changed something"
    async for _ in steps:
        raise AssertionError("one request at a time")
    between = await app.store.read(contents)
    assert between != once
    again = await sent.send(app, "1")
    assert await app.store.read(contents) == between
    assert translator("en")("trouble") not in (first.text, again.text)


async def test_a_typed_move_is_played_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    action = position.legal(position.actors[0])[0]
    first = await app.type(name, f"/move {action}", id="1")
    again = await app.type(name, f"/move {action}", id="1")
    assert [entry.action for entry in (await app.load(id))[1].log] == [action]
    assert again == first


async def test_the_answer_to_what_is_sent_again_shows_what_holds_now(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    name, other = await app.turn(id)
    _, position = await app.load(id)
    pressed = f"move:{id}:0:{position.legal(position.actors[0])[0]}"
    first = await app.press(name, pressed, id="1")
    await app.press(other, f"resigned:{id}")
    again = await app.press(name, pressed, id="1")
    assert again == await app.press(name, f"hand:{id}")
    assert "rematch" in verbs(again)
    assert "rematch" not in verbs(first)


async def test_a_challenge_that_is_over_is_not_said_to_wait(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob totemo", id="1")
    await app.press("Bob", find(made, "cancel").token.replace("cancel", "declined") + ":time")
    again = await app.type("Ann", "/play @Bob totemo", id="1")
    assert EN("challenge-declined", names="Bob", challenger="Ann") in again.text
    assert verbs(again) == set()


async def test_who_has_left_a_challenge_is_not_said_to_be_in(app: TestApp) -> None:
    made = await app.type("Ann", "/play invite totemo players=3")
    id = find(made, "cancel").token.partition(":")[2]
    first = await app.type("Bob", f"/join {id}", id="1")
    assert EN("challenge-joined") in first.text
    await app.press("Bob", f"declined:{id}:none", id="2")
    left = await app.type("Bob", f"/join {id}", id="1")
    assert EN("challenge-joined") not in left.text
    assert "accept" in verbs(left)
    assert not left.public, "everyone sees the challenge already"
    await app.type("Bob", f"/join {id}", id="3")
    assert (await app.press("Bob", f"declined:{id}:none", id="2")).text == first.text
    await app.press("Ann", f"cancel:{id}")
    over = await app.type("Bob", f"/join {id}", id="1")
    assert EN("challenge-cancelled", challenger="Ann") in over.text


async def test_a_match_that_is_over_is_not_said_to_begin(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob totemo", "@ann")
    id = find(made, "cancel").token.partition(":")[2]
    first = await app.press("Bob", f"accept:{id}", "@bob", id="1")
    assert first.text == EN("begun-totemo")
    await app.press("Ann", f"resigned:{id}")
    again = await app.press("Bob", f"accept:{id}", "@bob", id="1")
    assert "rematch" in verbs(again)
    assert again.apart, "not in place of the challenge"


async def test_who_is_linked_again_is_not_said_to_be_alone(app: TestApp) -> None:
    for id in ("1", "2"):
        code = (await app.type("Ann", "/link", "@ann")).text.split("`")[1]
        linked = await app.on(ELSEWHERE).type("Anna", f"/link {code}")
        if id == "1":
            await app.press("Ann", "unlinked", id="unlink")
    assert (await app.press("Ann", "unlinked", id="unlink")).text == linked.text


async def test_a_move_that_arrives_twice_at_once_is_played_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    action = position.legal(position.actors[0])[0]
    one, other = await asyncio.gather(*(app.type(name, f"/move {action}", id="1") for _ in range(2)))
    assert [entry.action for entry in (await app.load(id))[1].log] == [action]
    assert one == other


@pytest.mark.parametrize("line", ["/play @Bob totemo", "/play computer", "/play invite"])
async def test_a_challenge_is_made_once(app: TestApp, line: str) -> None:
    await app.type("Bob", "/help")
    first = await app.type("Ann", line, id="1")
    again = await app.type("Ann", line, id="1")
    assert len(await app.matches("Ann")) == 1
    assert again == first


async def test_the_same_line_sent_as_another_request_makes_another_challenge(app: TestApp) -> None:
    await app.type("Ann", "/play computer", id="1")
    await app.type("Ann", "/play computer", id="2")
    assert len(await app.matches("Ann")) == 2


async def test_declining_with_a_block_is_one_change(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob totemo")
    token = find(made, "cancel").token.replace("cancel", "declined") + ":block"
    first = await app.press("Bob", token, id="1")
    assert first.text == (await app.press("Bob", token, id="1")).text == EN("blocked", name="Ann")
    await app.type("Bob", "/unblock @Ann")
    assert (await app.press("Bob", token, id="1")).text == EN("declined")
    # It was not blocked once more.
    await app.type("Ann", "/play @Bob totemo")
    assert [match.ended for match in await app.matches("Ann")] == [None]


async def test_an_offer_is_made_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Ann", f"draw:{id}:0", id="1")
    await app.press("Bob", f"refuse:{id}:1", id="2")
    await app.press("Ann", f"draw:{id}:0", id="1")
    assert [entry.action for entry in (await app.load(id))[1].log] == ["/offer draw", "/decline"]


async def test_a_refused_request_may_succeed_when_it_is_sent_again(app: TestApp) -> None:
    refused = await app.type("Ann", "/play @Bob totemo", id="1")
    assert refused.is_refusal
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob totemo", id="1")
    assert len(await app.matches("Ann")) == 1


async def test_a_challenge_that_does_not_exist_is_refused(app: TestApp) -> None:
    refused = await app.press("Ann", "cancel:22222222", id="1")
    assert "There is no match" in refused.text


async def test_a_wrong_code_is_refused_again_and_counts_once(app: TestApp) -> None:
    first = await app.type("Eve", "/link ABCD-EFGH", id="1")
    for _ in range(accounts.TRIES):
        again = await app.type("Eve", "/link ABCD-EFGH", id="1")
        assert again == first
    assert "That code isn’t valid" in again.text


async def test_a_code_is_not_shown_again_but_another_can_be_had(app: TestApp) -> None:
    shown = await app.type("Ann", "/link", id="1")
    again = await app.type("Ann", "/link", id="1")
    assert shown.text.split("`")[1] not in again.text
    another = await app.press("Ann", find(again, "cmd"), id="2")
    assert "Accounts linked" in (await app.on(ELSEWHERE).type("Anna", f"/link {another.text.split('`')[1]}")).text

"""Deleting everything that is kept about a person: what goes, what stays, and what becomes of their matches."""

import json
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.i18n import translator
from bot.screens.screen import Screen
from bot.service import data
from bot.service.erasing import AGAIN
from bot.store import Store, erasures, outbox
from tests.support.app import FakePlatform, TestApp, find, open_app, tokens, verbs
from tests.support.database import contents

NAME = "Zelenka"
"""A name that is nowhere else."""
FORMER = translator("en")("seat-former", number=0)


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as opened:
        yield opened


async def delete(app: TestApp, name: str = NAME, *, id: str = "") -> Screen:
    """Answer both questions. What follows by itself is still to be done."""
    address = f"@{name.lower()}"
    sure = find(await app.type(name, "/data delete", address), "data", "sure")
    last = find(await app.press(name, sure, address), "erase")
    return await app.press(name, last, address, id=id)


def holding(folder: Path, *words: str) -> list[str]:
    """The files in which there is one of these words, as a text or as JSON has it."""
    forms = {form.encode() for word in words for form in (word, word.lower(), json.dumps(word)[1:-1])}
    found = ((path.name, path.read_bytes()) for path in folder.iterdir() if path.is_file())
    return [name for name, content in found if any(form in content for form in forms)]


async def people_in(app: TestApp) -> set[str]:
    return {str(row[3]) for row in (await app.store.read(contents))["identities"]}


# Two questions


async def test_it_asks_twice_and_says_what_goes_and_what_stays(app: TestApp) -> None:
    await app.match(NAME, "Bob")
    first = await app.type(NAME, "/data delete", "@zelenka")
    assert NAME in first.text
    assert "a match with others" in first.text
    assert FORMER in first.text
    assert verbs(first) == {"data", "cmd"}
    second = await app.press(NAME, find(first, "data", "sure"), "@zelenka")
    assert [[button.token.partition(":")[0] for button in row] for row in second.rows] == [["cmd"], ["erase"]]
    assert await people_in(app) == {NAME, "Bob"}


async def test_the_last_question_can_be_answered_for_an_hour(app: TestApp) -> None:
    await app.type(NAME, "/help", "@zelenka")
    last = find(await app.press(NAME, "data:sure", "@zelenka"), "erase")
    app.clock.now += data.VALID + 1
    asked = await app.press(NAME, last, "@zelenka")
    assert "data:sure" in tokens(asked)
    assert await people_in(app) == {NAME}


async def test_in_public_nobody_else_is_asked_or_told(app: TestApp) -> None:
    await app.type(NAME, "/help")
    for line in ("/data", "/data delete", "/data export"):
        assert not (await app.type(NAME, line)).public


# Nothing is left


async def test_nothing_is_left_in_the_database_file_or_in_the_log(app: TestApp, tmp_path: Path) -> None:
    """Under two names on two platforms, with a bit of everything."""
    there, other = app.on("elsewhere"), "Želénka"
    code = (await app.type(NAME, "/link", "@zelenka")).text.split("`")[1]
    with capture_logs() as log:
        await there.type(other, f"/link {code}", f"@{other.lower()}")
        over = await app.match(NAME, "Bob", options="totemo")
        await app.finish(over, Random(1))
        await app.match("Bob", NAME, "Cid", options="totemo")
        await app.match(NAME, "Bob")
        await app.type(NAME, "/play computer", "@zelenka")
        await app.type("Bob", f"/play @{NAME} totemo")
        await app.settle()
        challenge = find(app.platform.at("hall")[-1], "decline").token.partition(":")[2]
        await app.press(NAME, f"declined:{challenge}:none")
        await app.type(NAME, "/block @Cid")
        await app.type("Cid", f"/block @{NAME}")
        await app.type(NAME, "/vacation 2 days", "@zelenka")
        await app.type(NAME, "/settings digest=9", "@zelenka", id="7")
        await app.press(NAME, "alert:1:totemo:on", "@zelenka")
        await app.type(NAME, "/link AAAA-BBBB", "@zelenka")
        await app.type(NAME, "/play invite heave-ho", "attic")
        await app.settle()
        assert holding(tmp_path, NAME, other)
        assert "deleted" in (await delete(app)).text
        await app.settle()
        assert holding(tmp_path, NAME, other) == []
        await app.wait(AGAIN)
    assert holding(tmp_path, NAME, other) == []
    assert await people_in(app) == {"Bob", "Cid"}
    assert not [line for line in log if NAME.lower() in repr(line).lower() or other.lower() in repr(line).lower()]
    assert not [line for line in log if line["log_level"] in ("warning", "error")]


async def test_in_four_scripts(tmp_path: Path) -> None:
    for name in ("Зеленка", "Ζελένκα", "Zé\u200blen", "澤倫卡"):
        folder = tmp_path / name
        folder.mkdir()
        async with open_app(folder, FakePlatform()) as app:
            await app.match(name, "Bob", options="totemo")
            assert holding(folder, name)
            await delete(app, name)
            await app.settle()
            assert holding(folder, name) == []


async def test_it_happens_once_however_often_it_is_sent(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type(NAME, "/help")
    last = find(await app.press(NAME, "data:sure", "@zelenka"), "erase")
    told = await app.press(NAME, last, "@zelenka", id="1")
    after = await app.store.read(contents)
    assert await app.press(NAME, last, "@zelenka", id="1") == told
    assert await app.press(NAME, last, "@zelenka", id="2") == told, "a double click"
    left = await app.store.read(contents)
    assert {**left, "requests": []} == {**after, "requests": []}
    assert await people_in(app) == {"Bob"}


async def test_who_comes_back_is_new(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", options="totemo")
    await app.finish(id, Random(1))
    await app.type(NAME, "/settings uk", "@zelenka")
    await app.type("Bob", f"/block @{NAME}")
    await delete(app)
    await app.settle()
    assert "You have no matches" in (await app.type(NAME, "/games", "@zelenka")).text
    assert "not playing in this match" in (await app.press(NAME, f"hand:{id}", "@zelenka")).text
    await app.type(NAME, "/play @Bob totemo")
    assert len(await app.matches("Bob")) == 1


async def test_a_process_that_ends_at_any_moment_goes_on_with_it(tmp_path: Path) -> None:
    """Before what names the person is looked for, and before the file is purged."""
    for purged in (False, True):
        folder = tmp_path / str(purged)
        folder.mkdir()
        async with open_app(folder, FakePlatform()) as app:
            await app.match(NAME, "Bob", options="totemo")
            await delete(app)
            if purged:
                await app.store.write(erasures.forget, 1)
        async with open_app(folder, FakePlatform()) as app:
            await app.settle()
            assert holding(folder, NAME) == []
            await app.wait(AGAIN)
            assert not [row for row in (await app.store.read(contents))["outbox"] if row[4] == "erase"]


async def test_what_was_on_its_way_is_found_a_little_later(app: TestApp, tmp_path: Path) -> None:
    id = await app.match(NAME, "Bob")
    await delete(app)
    await app.settle()
    await app.store.write(outbox.want, "fake", "hall", id, "late", 0.0, {"called": "bob zelenka"})
    assert holding(tmp_path, NAME)
    await app.wait(AGAIN)
    assert holding(tmp_path, NAME) == []


async def test_two_who_go_at_the_same_time_are_both_looked_for_once_more(app: TestApp, tmp_path: Path) -> None:
    other = "Jablonka"
    id = await app.match(NAME, other, "Bob", options="totemo")
    for name in (NAME, other):
        await delete(app, name)
        await app.settle()
        app.clock.now += 1
    params = {"called": f"bob {NAME.lower()} {other.lower()}"}
    await app.store.write(outbox.want, "fake", "hall", id, "late", 0.0, params)
    await app.wait(AGAIN)
    assert holding(tmp_path, NAME, other) == []
    assert (await app.store.read(contents))["erasures"] == []


async def test_a_busy_file_is_purged_as_soon_as_possible(
    app: TestApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    purge, tries = Store.purge, list[object]()

    async def busy(store: Store, words: Collection[str] | None = None) -> None:
        tries.append(words)
        if len(tries) == 1:
            raise TimeoutError
        await purge(store, words)

    monkeypatch.setattr(Store, "purge", busy)
    await app.match(NAME, "Bob")
    await delete(app)
    await app.settle()
    await app.wait(AGAIN)
    assert len(tries) == 2
    assert holding(tmp_path, NAME) == []

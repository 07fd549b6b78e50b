"""A file with everything that is kept about a person: complete, readable, and without what others may not have told."""

import asyncio
import io
import json
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from bot.i18n import LANGUAGES, translator
from bot.screens.screen import Screen
from bot.service import exports
from bot.store import data, schema
from core import games, record
from tests.journeys import secrets
from tests.support.app import TestApp, verbs


async def export(app: TestApp, name: str = "Ann") -> tuple[Screen, dict[str, str]]:
    """The answer, and the texts in the file."""
    screen = await app.type(name, "/data export", f"@{name.lower()}")
    assert screen.file
    assert screen.file.name.endswith(".zip")
    return screen, unpacked(screen.file.archive)


def unpacked(archive: bytes) -> dict[str, str]:
    with ZipFile(io.BytesIO(archive)) as file:
        assert file.testzip() is None
        return {name: file.read(name).decode("utf-8", "replace") for name in file.namelist()}


def tables(files: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(files[exports.ROWS])
    return found


async def test_it_has_all_tables_that_say_something_about_people(app: TestApp) -> None:
    await app.type("Ann", "/settings uk")
    _, files = await export(app)
    silent = {table.name for table, rule in data.RULES.items() if rule.why_not}
    assert tables(files).keys() == schema.metadata.tables.keys() - silent
    assert [row["name"] for row in tables(files)["identities"]] == ["Ann"]
    assert [row["language"] for row in tables(files)["players"]] == ["uk"]


async def test_it_has_a_record_of_each_match_that_can_be_verified(app: TestApp) -> None:
    over = await app.match("Ann", "Bob", options="totemo")
    await app.finish(over, Random(1))
    running = await app.match("Bob", "Ann", options="heave-ho")
    await app.play(running, Random(2), actions=6)
    told, files = await export(app)
    assert "2 matches" in told.text
    assert set(files) == {
        "README.txt",
        "data.json",
        f"matches/totemo-{over}.txt",
        f"matches/heave-ho-{running}.txt",
    }
    assert record.verify(record.read(files[f"matches/totemo-{over}.txt"])) is not None
    assert record.read(files[f"matches/heave-ho-{running}.txt"]).seed is None
    assert {row["match"] for row in tables(files)["results"]} == {over}


@pytest.mark.parametrize("game", [game.id for game in games.ALL])
async def test_it_has_nothing_that_is_secret_to_others(app: TestApp, game: str) -> None:
    id = await app.match("Ann", "Bob", options=game)
    for actions in range(3):
        await app.play(id, Random(actions), actions=6)
        match, position = await app.load(id)
        for seat, name in enumerate(("Ann", "Bob")):
            _, files = await export(app, name)
            told = "\n".join(files.values())
            hidden = secrets.hidden(position, seat)
            assert hidden
            assert not secrets.found(hidden, told.replace(id, ""), game)
            assert match.seed.hex() not in told


async def test_it_has_no_plans_and_no_private_chats_of_others(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo hands=open")
    waiting = (await app.turn(id))[1]
    asking = "Ann" if waiting == "Bob" else "Bob"
    await app.type(waiting, f"/plan swap #{id}", f"@{waiting.lower()}")
    _, files = await export(app, asking)
    assert tables(files)["plans"] == []
    assert f"@{waiting.lower()}" not in files[exports.ROWS]
    _, files = await export(app, waiting)
    assert [row["lines"] for row in tables(files)["plans"]] == [["swap"]]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_explains_itself_in_the_language_of_its_owner(app: TestApp, language: str) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.type("Ann", f"/settings {language}")
    _, files = await export(app)
    assert translator(language)("data-readme", time="1970-01-12") in files[exports.ABOUT]
    assert f"#{id}" in files[exports.ABOUT]


async def test_one_is_made_at_a_time_and_nobody_else_waits(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is packed in a thread: meanwhile others are answered."""
    begun, done = asyncio.Event(), asyncio.Event()
    pack, loop = exports.pack, asyncio.get_running_loop()

    def slowly(*given: Any) -> exports.Packed:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(done.wait(), loop).result()
        return pack(*given)

    monkeypatch.setattr(exports, "pack", slowly)
    making = asyncio.create_task(app.type("Ann", "/data export", "@ann"))
    await begun.wait()
    assert "still being made" in (await app.type("Ann", "/data export", "@ann")).text
    assert "data" in verbs(await app.type("Bob", "/data", "@bob"))
    done.set()
    assert (await making).file


async def test_what_is_too_much_is_left_out_from_the_oldest_on(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = []
    for _ in range(3):
        app.clock.now += 1
        ids.append(await app.match("Ann", "Bob", options="totemo"))
        await app.finish(ids[-1], Random(1))
    _, files = await export(app)
    whole = len(exports.pack(await app.store.read(exports.collect, 1), translator("en"), 0.0).file.archive)
    monkeypatch.setattr(exports, "MOST", whole + 100)
    told, fewer = await export(app)
    assert set(files) - set(fewer) == {f"matches/totemo-{ids[0]}.txt"}
    assert "One file" in told.text

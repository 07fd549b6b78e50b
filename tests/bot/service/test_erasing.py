"""Deleting everything that is kept about a person: what goes, what stays, and what becomes of their matches."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.screens.screen import Screen
from bot.service.erasing import AGAIN
from bot.store import Store, erasures, people
from tests.support.app import FakePlatform, TestApp, find, open_app, tokens, verbs
from tests.support.database import contents

NAME = "Zelenka"
"""A name that is nowhere else."""


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as opened:
        yield opened


async def delete(app: TestApp, name: str = NAME) -> Screen:
    """With the two questions, and all that follows by itself."""
    screen = await app.type(name, "/data delete", f"@{name.lower()}")
    screen = await app.press(name, "data:sure", f"@{name.lower()}")
    screen = await app.press(name, find(screen, "erase"), f"@{name.lower()}")
    await app.settle()
    await app.wait(AGAIN)
    return screen


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def holding(folder: Path, *words: str) -> list[str]:
    """The files that have one of these words, as a text or as JSON has it."""
    forms = {form.encode() for word in words for form in (word, word.lower(), json.dumps(word)[1:-1])}
    return [name for name, content in files(folder).items() if any(form in content for form in forms)]


async def test_nothing_is_left(app: TestApp, tmp_path: Path) -> None:
    id = await app.match(NAME, "Bob", options="totemo")
    await app.finish(id, Random(1))
    await app.type(NAME, "/play computer", "@zelenka")
    await app.settle()
    assert holding(tmp_path, NAME)
    told = await delete(app)
    assert "deleted" in told.text
    assert holding(tmp_path, NAME) == []

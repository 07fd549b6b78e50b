"""A crash right after each commit that a request makes, one at a time: the request is sent again, and happens once."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.support.app import FakePlatform, open_app
from tests.support.changes import ELSEWHERE, WAYS, Sent, Way
from tests.support.crash import Crash, crash_after
from tests.support.database import contents

ID = "1"


@pytest.mark.parametrize(
    "way", [pytest.param(way, id=way.__name__) for way in dict.fromkeys(way for ways in WAYS.values() for way in ways)]
)
async def test_what_a_request_does_is_done_once_wherever_it_is_cut_off(tmp_path: Path, way: Way) -> None:
    begun = tmp_path / "begun"
    begun.mkdir()
    async with open_app(begun, *_platforms()) as app:
        sent = await anext(way(app))
        now, managers = app.clock.now, app.platform.managers
    once, writes = await _send(begun, "whole", sent, now, managers, None)
    assert writes
    for number in range(len(writes)):
        cut_off, _ = await _send(begun, str(number), sent, now, managers, number)
        assert cut_off == once, writes[number]


async def _send(
    begun: Path, name: str, sent: Sent, now: float, managers: set[str], number: int | None
) -> tuple[dict[str, list[tuple[Any, ...]]], list[str]]:
    """What is on disk in the end, and the writes of the request. After a crash at one of them, it is sent again."""
    folder = begun.parent / name
    shutil.copytree(begun, folder)
    for crash in (number, None) if number is not None else (None,):
        async with open_app(folder, *_platforms()) as app:
            app.clock.now, app.platform.managers = now, managers
            # The same chance each time, and no id that there is already.
            app.context.rng.seed("again")
            with crash_after(crash) as writes, suppress(Crash):
                await sent.send(app, ID)
            left = await app.store.read(contents)
    return left, writes


def _platforms() -> tuple[FakePlatform, FakePlatform]:
    return FakePlatform(), FakePlatform(ELSEWHERE)

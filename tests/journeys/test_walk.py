"""How far a press travels through the code: few files to read, and no view built twice."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

import pytest

import bot
from tests.journeys import discord, discord_table
from tests.support import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

_BOT = Path(bot.__file__).parent
_MOST_FILES, _MOST_VIEWS = 20, 5


class Walk:
    """The files of `bot/` whose functions were called while it was recorded, and the views that were built."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.views = 0
        self._recording = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not self._recording or event != "call":
            return
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(_BOT):
            self.files.add(str(path.relative_to(_BOT)))
        self.views += (path.name, frame.f_code.co_name) == ("sight.py", "view")

    @contextmanager
    def recorded(self) -> Iterator[None]:
        self._recording = True
        try:
            yield
        finally:
            self._recording = False


@pytest.fixture
def walk() -> Iterator[Walk]:
    """Installed before the bot starts its threads."""
    found, before = Walk(), (sys.getprofile(), threading.getprofile())
    threading.setprofile(found.note)
    sys.setprofile(found.note)
    yield found
    sys.setprofile(before[0])
    threading.setprofile(before[1])


async def test_a_card_at_a_stone_goes_through_at_most_twenty_files_and_builds_five_views(
    walk: Walk, tmp_path: Path
) -> None:
    async with discord.opened(tmp_path) as driver:
        id = await driver.begin("schotten-totten", "")
        rng, name = Random(1), (await driver.seats(id))[(await driver.position(id)).actors[0]]
        user, hand = driver.users[name], (await driver.table(id)).hand(driver.users[name])
        card = playing.chosen(discord_table.tokens(hand), rng)
        await discord_table.press(user, hand, card)
        await driver.settled()
        stone = playing.chosen(discord_table.tokens(hand), rng)
        assert stone.startswith("move:"), stone
        with walk.recorded():
            await discord_table.press(user, hand, stone)
            await driver.settled()
        assert (await driver.position(id)).ply == 1
    assert len(walk.files) <= _MOST_FILES, " ".join(sorted(walk.files))
    assert 0 < walk.views <= _MOST_VIEWS

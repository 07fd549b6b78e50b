"""How far a press travels: the files that the architecture page draws, three views, one read, one write."""

import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

import bot
from bot.delivery import worker
from bot.store import Store
from tests.journeys import discord, discord_table
from tests.support import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

_BOT, _TESTS = Path(bot.__file__).parent, Path(__file__).parent.parent
_DELIVERY = Path(worker.__file__)
_DRAWN = _TESTS.parent / "docs" / "architecture.md"
_MOST_FILES, _VIEWS = 38, 3


class Walk:
    """What happened while it was recorded."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        """The files of `bot/` whose functions were called."""
        self.views = 0
        """How many views were built."""
        self.transactions: list[str] = []
        """The reads and writes of the press itself, without those of delivery."""
        self._recording = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not self._recording or event != "call":
            return
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(_BOT):
            self.files.add(str(path.relative_to(_BOT)))
        self.views += (path.name, frame.f_code.co_name) == ("sight.py", "view")

    def note_transaction(self, kind: str, frame: FrameType | None) -> None:
        behind = set()
        while frame:
            behind.add(Path(frame.f_code.co_filename))
            frame = frame.f_back
        is_other = _DELIVERY in behind or any(path.is_relative_to(_TESTS) for path in behind)
        if self._recording and not is_other:
            self.transactions.append(kind)

    @contextmanager
    def recorded(self) -> Iterator[None]:
        self._recording = True
        try:
            yield
        finally:
            self._recording = False


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    """Installed before the bot starts its threads."""
    found, before = Walk(), (sys.getprofile(), threading.getprofile())
    for kind, transaction in (("read", Store.read), ("write", Store.write)):
        monkeypatch.setattr(Store, kind, _noted(found, kind, transaction))
    threading.setprofile(found.note)
    sys.setprofile(found.note)
    yield found
    sys.setprofile(before[0])
    threading.setprofile(before[1])


def _noted(walk: Walk, kind: str, transaction: Callable[..., Any]) -> Callable[..., Any]:
    def begin(*args: Any, **kwargs: Any) -> Any:
        walk.note_transaction(kind, sys._getframe(1))
        return transaction(*args, **kwargs)

    return begin


def drawn() -> set[str]:
    """The files in the drawing of this walk."""
    _, _, walk = _DRAWN.read_text("utf-8").partition("### The walk of a press\n")
    lines = (line for line in walk.partition("\n## ")[0].splitlines() if line.startswith("    "))
    names = {f"{name}.py" for line in lines for name in re.findall(r"[a-z0-9_/]+", line)}
    return {name for name in names if (_BOT / name).is_file()}


async def test_a_card_at_a_stone_goes_through_few_files_and_builds_few_views_with_one_read_and_one_write(
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
    assert sorted(walk.files) == sorted(drawn())
    assert len(walk.files) <= _MOST_FILES
    assert walk.views == _VIEWS
    assert walk.transactions == ["read", "write"]

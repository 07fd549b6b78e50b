"""The carrier posts a message once, edits it after that, posts it again if it is gone, and removes it if it is void."""

from dataclasses import dataclass, field

import pytest

from bot.delivery.carrier import FRESH, carrier
from bot.delivery.platform import Carry
from bot.screens.screen import Screen
from bot.store.outbox import Post
from tests.bot.delivery.rig import Rig
from tests.bot.house import Notebook

KINDS = ("board", *FRESH)


@dataclass
class Showing:
    """A platform, and what should be shown there."""

    platform: Notebook = field(default_factory=lambda: Notebook("chat"))
    text: str | None = "first"

    async def build(self, _post: Post) -> Screen | None:
        return Screen(self.text) if self.text else None

    @property
    def carry(self) -> Carry:
        return carrier(self.platform, self.build)

    @property
    def texts(self) -> list[str]:
        """What the table shows now."""
        return [screen.text for screen in self.platform.at("hall")]

    @property
    def messages(self) -> list[str]:
        return [message for _, message in self.platform.shown]


async def deliver(alone: Rig, showing: Showing, kind: str, text: str | None) -> None:
    showing.text = text
    await alone.want("hall", kind)
    await alone.worker(showing.carry).drain()


async def test_a_board_is_posted_once_and_then_edited(alone: Rig) -> None:
    showing = Showing()
    await deliver(alone, showing, "board", "first")
    posted = showing.messages
    await deliver(alone, showing, "board", "second")
    await deliver(alone, showing, "board", "third")
    assert showing.texts == ["third"]
    assert showing.messages == posted


@pytest.mark.parametrize("kind", FRESH)
async def test_a_call_is_posted_again_each_time_so_that_people_notice_it(alone: Rig, kind: str) -> None:
    showing = Showing()
    seen = set()
    for text in ("first", "second", "third"):
        await deliver(alone, showing, kind, text)
        assert showing.texts == [text]
        seen.update(showing.messages)
    assert len(seen) == 3


@pytest.mark.parametrize("kind", KINDS)
async def test_a_void_message_is_removed_and_may_come_back(alone: Rig, kind: str) -> None:
    showing = Showing()
    await deliver(alone, showing, kind, None)
    assert showing.texts == []
    await deliver(alone, showing, kind, "there")
    await deliver(alone, showing, kind, None)
    assert showing.texts == []
    await deliver(alone, showing, kind, "there again")
    assert showing.texts == ["there again"]
    assert not await alone.waiting()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_deleted_message_is_posted_again_and_edited_there(alone: Rig, kind: str) -> None:
    showing = Showing()
    await deliver(alone, showing, kind, "first")
    showing.platform.shown.clear()
    await deliver(alone, showing, kind, "second")
    assert showing.texts == ["second"]
    await deliver(alone, showing, kind, "third")
    assert showing.texts == ["third"]


@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_crash_before_the_posting_is_recorded_makes_no_second_message(
    alone: Rig, kind: str, version: int
) -> None:
    showing = Showing()
    for number in range(1, version):
        await deliver(alone, showing, kind, f"version {number}")
    await alone.want("hall", kind)
    (post,) = await alone.waiting()
    await showing.carry(post)
    once = showing.messages
    await alone.worker(showing.carry).drain()
    assert showing.messages == once
    assert len(once) == 1


@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_newer_version_after_the_crash_makes_no_second_message(alone: Rig, kind: str, version: int) -> None:
    showing = Showing()
    for number in range(1, version):
        await deliver(alone, showing, kind, f"version {number}")
    await alone.want("hall", kind)
    (post,) = await alone.waiting()
    await showing.carry(post)
    await deliver(alone, showing, kind, "newer")
    assert showing.texts == ["newer"]


async def test_ten_changes_while_the_platform_is_down_are_one_edit(alone: Rig) -> None:
    showing = Showing()
    await deliver(alone, showing, "board", "first")
    showing.platform.fails["hall"] = [ConnectionError() for _ in range(10)]
    for number in range(10):
        await deliver(alone, showing, "board", f"change {number}")
    assert showing.texts == ["first"]
    showing.platform.sent.clear()
    (post,) = await alone.waiting()
    alone.clock.now = post.due
    await alone.worker(showing.carry).drain()
    assert [screen.text for _, screen in showing.platform.sent] == ["change 9"]
    assert showing.texts == ["change 9"]

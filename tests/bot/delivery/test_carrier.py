"""Showing a post: it is posted once, edited after that, posted again if it is gone, and removed if it is void."""

from dataclasses import dataclass, field

import pytest

from bot.delivery.worker import show
from bot.screens.screen import Screen
from bot.service.posts import KINDS as ALL_KINDS
from bot.store.outbox import Post
from tests.bot.delivery.rig import Rig
from tests.support.app import FakePlatform

FRESH = tuple(kind.name for kind in ALL_KINDS.values() if kind.is_new_each_time)
KINDS = ("board", *FRESH)


@dataclass
class Showing:
    """A platform, and what should be shown there."""

    platform: FakePlatform = field(default_factory=lambda: FakePlatform("chat"))
    text: str | None = "first"

    async def deliver(self, post: Post) -> str | None:
        screen = Screen(self.text) if self.text else None
        return await show(self.platform, post, screen, is_new=post.kind in FRESH)

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
    await alone.worker(showing.deliver).drain()


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
    await showing.deliver(post)
    once = showing.messages
    await alone.worker(showing.deliver).drain()
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
    await showing.deliver(post)
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
    await alone.worker(showing.deliver).drain()
    assert [screen.text for _, screen in showing.platform.sent] == ["change 9"]
    assert showing.texts == ["change 9"]

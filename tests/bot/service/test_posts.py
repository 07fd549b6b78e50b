"""The table of message kinds has a row for everything that is ever put into the outbox."""

from dataclasses import replace
from itertools import chain, repeat
from random import Random

import pytest

from bot.delivery.platform import Unreachable
from bot.screens.screen import Mention, Screen
from bot.service import announcements, match_posts
from bot.service.announcements import COMPUTER
from bot.service.context import Context
from bot.service.posts import KINDS, Kind, Shown, kind_of
from bot.store import Connection, outbox
from bot.store.outbox import Post
from tests.support.app import TestApp, find

POST = Post(1, "fake", "hall", "k3x9w2ab", "board", {}, 1, 0, None, 0, 0)


async def test_every_kind_that_is_posted_has_its_row_and_every_row_is_posted(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    _, waiting = await app.turn(id)
    await app.type(waiting, "/plan done", f"@{waiting.lower()}")
    await app.play(id, Random(1), actions=3)
    ply = (await app.load(id))[1].ply
    name, other = await app.turn(id)
    await app.press(other, f"undo:{id}:{ply}")
    await app.press(name, f"refuse:{id}:{ply + 1}")
    app.clock.now += 10 * 86400
    await app.timers.tick()
    await app.settle()
    await app.press(other, f"win:{id}")
    await app.type("Ann", "/play computer")
    (alone,) = await app.matches("Ann")
    await app.play(alone.id, Random(1), actions=3)
    await app.type("Cid", "/help")
    await app.press("Cid", "set:next:on")
    await app.match("Ann", "Bob", "Cid", options="totemo")
    await app.settle()
    await app.press("Cyd", find(await app.type("Cyd", "/settings alerts"), "alert"))
    await app.type("Ann", "/play invite")
    await app.type("Ann", "/settings digest=9")
    app.platform.managers.add("ann")
    await app.press("Ann", "placed:1:hall:leaderboard:month")
    await app.press("Ann", "placed:1:hall:months:here")
    await app.wait(86400)
    await app.wait(40 * 86400)
    await post_puzzles(app)
    await app.type("Eve", "/help")
    await app.press("Eve", f"erase:{int(app.clock.now)}")
    kinds = await app.store.read(_kinds)
    unknown = {kind for kind in kinds if kind.partition("-")[0] not in KINDS}
    assert unknown == set()
    assert {kind.partition("-")[0] for kind in kinds} == KINDS.keys()


async def post_puzzles(app: TestApp) -> None:
    """A puzzle, who shows how they did, who is reminded of the next one, and where none can be posted."""
    app.clock.now = 1794900000.0
    app.platform.managers.add("ann")
    await app.type("Ann", "/puzzle post 9")
    await app.press("Ann", "posted:1:hall:now:now")
    await app.settle()
    _, name, post = find(app.platform.at("hall")[-1], "solve").token.split(":")
    posed = await app.context.puzzles.pose(name)
    assert posed
    await app.press("Ann", f"guess:{name}:{post}:{posed.answer}")
    await app.press("Ann", f"share:{name}:{post}")
    await app.press("Ann", "set:streak:20")
    app.platform.fails["hall"] = [Unreachable("no")] * 3
    await app.wait(86400)


def test_every_kind_about_a_match_says_when_it_changes() -> None:
    assert [name for name, _ in announcements.CHANGES] == [kind.name for kind in match_posts.KINDS]


def test_a_kind_without_a_row_is_an_error() -> None:
    with pytest.raises(KeyError):
        kind_of(replace(POST, kind="dance-3"))


def test_what_is_no_message_has_a_task(app: TestApp) -> None:
    tasks = app.posts.tasks.keys()
    assert {kind.name for kind in KINDS.values() if kind.shows is None} == tasks


async def test_the_computer_is_called_and_nobody_sees_it(app: TestApp) -> None:
    await app.type("Ann", "/play computer")
    assert COMPUTER in {platform for platform, _, _ in await app.store.read(_waiting)}


async def test_what_is_wanted_anew_while_it_is_put_together_is_heard_once(
    app: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = chain((True,), repeat(False))

    async def show(context: Context, post: Post) -> Shown:
        if next(asked):
            await context.store.write(outbox.want, "fake", "hall", None, "ring", 0.0, about="bell")
        return Shown(Screen("Ann!", mentions=(Mention("ann", "Ann"),)))

    monkeypatch.setitem(KINDS, "ring", Kind("ring", show, is_new_each_time=True))
    await app.store.write(outbox.want, "fake", "hall", None, "ring", 0.0, about="bell")
    await app.settle()
    assert [screen.text for _, screen in app.platform.sounds] == ["Ann!"]
    assert [screen.text for screen in app.platform.at("hall")] == ["Ann!"]


def _kinds(connection: Connection) -> set[str]:
    return set(connection.exec_driver_sql("SELECT kind FROM outbox").scalars())


def _waiting(connection: Connection) -> list[tuple[str, str, str]]:
    rows = connection.exec_driver_sql("SELECT platform, address, kind FROM outbox WHERE wanted > shown")
    return [(platform, address, kind) for platform, address, kind in rows]

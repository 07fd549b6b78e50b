"""A short match, from the first start of the bot to the rematch, that can be interrupted anywhere.

A process that is killed leaves what is on disk at that moment. So every moment is kept in its own folder: each
statement that writes, each commit, the time after it, and the times before and after a message is shown. In such a
folder, the script continues from there: what got no answer is sent again, with the same id.
"""

import asyncio
import json
import pickle
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import Connection, event, select
from sqlalchemy.engine import Engine
from sqlalchemy.pool import Pool

from bot.screens.screen import Screen
from bot.store import Store, schema
from tests.faults import audit
from tests.faults.wire import Shown
from tests.support.app import FakePlatform, TestApp, find, open_app

FILES = ("cairn.db", "cairn.db-wal", "wall", "journal")
STEPS = ("enter", "challenge", "accept", "move", "typed move", "move", "resign", "rematch", "rematch too")


class Moments:
    """Keeps a copy of the disk whenever it has changed."""

    def __init__(self, folder: Path, kept: Path | None) -> None:
        self._folder = folder
        self._kept = kept
        self._last: list[bytes] = []
        self._passed = 0
        self._committed = False
        self._one_at_a_time = Lock()

    def moment(self) -> None:
        """The database is written in a thread of its own."""
        if self._kept is not None:
            with self._one_at_a_time:
                self._keep(self._kept)

    def _keep(self, kept: Path) -> None:
        self._passed += 1
        there = [self._folder / name for name in FILES if (self._folder / name).exists()]
        if (contents := [file.read_bytes() for file in there]) == self._last:
            return
        self._last = contents
        moment = kept / str(self._passed)
        moment.mkdir()
        for file, content in zip(there, contents, strict=True):
            (moment / file.name).write_bytes(content)

    def watch_the_database(self) -> None:
        """Watch it for as long as this process lives."""
        event.listen(Engine, "before_cursor_execute", self._execute)
        event.listen(Engine, "commit", self._commit)
        event.listen(Pool, "checkin", self._give_back)

    def finish(self) -> None:
        if self._kept:
            (self._kept / "passed").write_text(str(self._passed))

    def _execute(self, connection: Connection, *_: Any) -> None:
        if connection.get_execution_options().get("writes"):
            self.moment()

    def _commit(self, _connection: Connection) -> None:
        self._committed = True
        self.moment()

    def _give_back(self, *_: Any) -> None:
        if self._committed:
            self._committed = False
            self.moment()


class Wall(FakePlatform):
    """A platform that outlives the bot: a file holds what it shows."""

    def __init__(self, folder: Path, moments: Moments) -> None:
        super().__init__()
        self._file = (folder / "wall").open("a+b")
        self._moments = moments
        self._file.seek(0)
        while self._file.peek(1):
            self._apply(*pickle.load(self._file))

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        self._keep(address, nonce, screen)
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        self._keep(address, message, screen)

    async def remove(self, address: str, message: str) -> None:
        self._keep(address, message, None)

    def _keep(self, *change: Any) -> None:
        self._moments.moment()
        self._apply(*change)
        pickle.dump(change, self._file)
        self._file.flush()
        self._moments.moment()

    def _apply(self, address: str, message: str, screen: Screen | None) -> None:
        if screen:
            self.shown[address, message] = screen
        else:
            self.shown.pop((address, message), None)


class Journal:
    """What people did, and whether they got an answer: two lines per step."""

    def __init__(self, folder: Path) -> None:
        self._file = (folder / "journal").open("a+")
        self._file.seek(0)
        self._lines = [json.loads(line) for line in self._file]

    @property
    def steps(self) -> list[tuple[str, str]]:
        """Who did what: a name, and a token or the text that was typed."""
        return [(name, text) for name, text in self._lines[::2]]

    @property
    def answered(self) -> int:
        """The number of completed steps."""
        return len(self._lines) // 2

    def write(self, line: object) -> None:
        self._lines.append(line)
        self._file.write(f"{json.dumps(line)}\n")
        self._file.flush()


def warm_up() -> None:
    """Empty: the other lives already load everything."""


def play(folder: str, kept: str, presence: str) -> None:
    """Run the script, or the rest of it, then check everything. Moments are kept if `kept` names a folder. People are
    called although they have just acted if their presence lasts 0 seconds."""
    moments = Moments(Path(folder), Path(kept) if kept else None)
    moments.watch_the_database()
    asyncio.run(_play(Path(folder), moments, float(presence)))
    moments.finish()


async def _play(folder: Path, moments: Moments, presence: float) -> None:
    journal = Journal(folder)
    if not journal.steps:
        # The first start, which may have been cut off.
        store = Store(f"sqlite:///{folder / 'cairn.db'}")
        await store.open()
        await store.close()
    async with open_app(folder, Wall(folder, moments), presence=presence) as app:
        # After a restart people may act before the pending messages are delivered.
        for step in STEPS[journal.answered :]:
            if len(journal.steps) == journal.answered:
                journal.write(await _choose(app, step, journal))
            name, text = journal.steps[-1]
            send = app.type if text.startswith("/") else app.press
            await send(name, text, id=str(len(journal.steps)))
            journal.write("answered")
            await app.settle()
        await app.settle()
        await _check(app, journal)


async def _choose(app: TestApp, step: str, journal: Journal) -> tuple[str, str]:
    match step:
        case "enter":
            return "Bob", "/help"
        case "challenge":
            return "Ann", "/play @Bob schotten-totten"
        case "accept":
            await app.settle()
            return "Bob", find(app.platform.at("hall")[0], "accept").token
    id = _match(journal)
    match step:
        case "move":
            name, _ = await app.turn(id)
            screen = await app.press(name, f"hand:{id}")
            buttons = [button.token for row in screen.rows for button in row]
            if buttons[0].startswith("pick"):
                return name, find(await app.press(name, buttons[0]), "move").token
            return name, buttons[0]
        case "typed move":
            name, _ = await app.turn(id)
            _, position = await app.load(id)
            return name, f"/move {position.legal(position.actors[0])[0]}"
        case "resign":
            return "Ann", f"resigned:{id}"
        case "rematch":
            return "Bob", f"rematch:{id}"
    return "Ann", f"rematch:{id}"


def _match(journal: Journal) -> str:
    return next(text.split(":")[1] for _, text in journal.steps if text.startswith("accept"))


def _moved(text: str) -> str:
    """What was played by a button or a line, if anything was."""
    if text.startswith("move:"):
        return text.split(":")[3]
    return text.removeprefix("/move ") if text.startswith("/move ") else ""


async def _check(app: TestApp, journal: Journal) -> None:
    """Every step was done, exactly once."""
    match, position = await app.load(_match(journal))
    moves = [_moved(text) for _, text in journal.steps if _moved(text)]
    assert [entry.action for entry in position.log] == [*moves, "/resign"]
    assert len(moves) == 3
    (again,) = await app.matches("Ann")
    assert again.started
    assert again.rematch_of == match.id
    ids = await app.store.read(lambda connection: connection.scalars(select(schema.matches.c.id)).all())
    assert set(ids) == {match.id, again.id}
    shown = {place: Shown.of(screen) for place, screen in app.platform.shown.items()}
    wanted = [each async for each in audit.expected(app, app.platform.name)]
    missing, left = audit.differences(shown, wanted)
    assert not missing, missing
    assert not left, [(place, shown[place].text) for place in left]
    integrity = await app.store.read(lambda connection: connection.exec_driver_sql("PRAGMA integrity_check").scalar())
    assert integrity == "ok"

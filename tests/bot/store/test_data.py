"""What is kept about a person: each table says what an export contains and what a deletion does, and does so."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest_asyncio
from sqlalchemy import update

from bot.app import TIMED
from bot.service import digests, timers
from bot.store import Connection, Store, data, people, schema, traces
from bot.store.traces import Traces
from tests.bot.store.test_linking import add, fill
from tests.support.database import contents, prepared

ANN = ("'ann'", "'@ann'", "'Ann'", "'ann_'", "c0ffee00", "Annie")
"""Her accounts, names and handle. In the room, `ann` is somebody else."""


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "cairn.db"))
    await opened.write(fill)
    await opened.write(fill_about_ann)
    yield opened
    await opened.close()


def fill_about_ann(connection: Connection) -> None:
    """She is in the room as well, has played against the computer, and has something in every table."""
    identities = schema.identities
    people.meet(connection, "web", "c0ffee00", "Annie", "en")
    hers = identities.c.account == "c0ffee00"
    connection.execute(update(identities).where(hers).values(player=1, used=1))
    for id, ended in (("over", 9.0), ("alone", 9.0)):
        settings: dict[str, Any] = {"game": "totemo", "version": 1, "options": {}, "pace": "day"}
        add(connection, "matches", id=id, **settings, seed=b"s", challenger=0, started=1.0, ended=ended)
        add(connection, "seats", match=id, seat=0, platform="web", account="c0ffee00", taken=True)
        add(connection, "actions", match=id, ply=0, seat=0, action="pass", at=1.0)
        add(connection, "actions", match=id, ply=1, seat=1, action="pass", at=1.0)
        add(connection, "tables", match=id, platform="web", address="@c0ffee00", language="en")
        add(connection, "requests", platform="discord", id=id, answer="hand", match=id, at=1.0)
        add(connection, "timers", kind="expiry", about=id, due=9.0)
        row: dict[str, Any] = {"platform": "web", "address": "@c0ffee00", "match": id, "about": id, "params": {}}
        add(connection, "outbox", **row, kind="board", wanted=1, shown=1, tries=0, due=0.0)
    add(connection, "seats", match="over", seat=1, platform="discord", account="bob", taken=True)
    add(connection, "seats", match="alone", seat=1, computer="steady", taken=True)
    add(connection, "plans", match="alone", seat=0, lines=["swap"], state="ready")
    add(connection, "seats", match="over", seat=2, platform="discord", handle="ANN_", taken=False)
    add(connection, "tables", match="over", platform="web", address="lobby", language="en")
    add(connection, "tables", match="over", platform="discord", address="@bob", language="en")
    add(connection, "link_tries", platform="discord", account="ann", at=2.0)
    add(connection, "requests", platform="web", id="c0ffee00-1", answer="hand", at=1.0)
    add(connection, "requests", platform="web", id="c0ffee01-1", answer="hand", at=1.0)
    digests.schedule(connection, 1, 0.0)
    add(connection, "timers", kind="digest", about="1", due=9.0)
    add(connection, "room_people", account="c0ffee00", name="Annie", folded="annie", key=b"k")
    add(connection, "room_looks", look="annie", account="c0ffee00")
    for number, (channel, author, body) in enumerate(
        (
            ("lobby", "c0ffee00", {"text": "I am Annie"}),
            ("lobby", "ann", {"text": "another"}),
            ("@c0ffee00", None, {"text": "hers", "picture": {"light": "own", "dark": "both"}}),
            ("@c0ffee00/lobby", None, {"text": "hers"}),
            ("@c0ffee01", None, {"text": "another's"}),
        )
    ):
        add(connection, "room_messages", id=f"m{number}", channel=channel, author=author, at=1.0, body=body)
    for digest in ("own", "both"):
        add(connection, "room_pictures", digest=digest, type="png", data=b"")
        add(connection, "room_shown", digest=digest, message="m2", channel="@c0ffee00")
    add(connection, "room_shown", digest="both", message="m4", channel="@c0ffee01")


async def found(store: Store) -> Traces:
    return await store.read(traces.find, 1)


def about_ann(rows: dict[str, list[tuple[Any, ...]]]) -> set[str]:
    """The tables that name her, or that have her number."""
    of_players = {"players": 0, "identities": 2, "link_codes": 0, "place_people": 1, "vacations": 1}
    of_players |= {"puzzle_attempts": 0, "puzzle_visitors": 1, "puzzle_opinions": 1}
    named = {
        table
        for table, all in rows.items()
        for row in all
        if any(name in repr(row).replace("ANN", "ann") for name in (ANN[-2:] if table.startswith("room_") else ANN))
    }
    numbered = {table for table, place in of_players.items() if any(row[place] == 1 for row in rows[table])}
    return named | numbered | {"blocks" for pair in rows["blocks"] if 1 in pair}


def test_every_table_has_its_rule() -> None:
    assert {table.name for table in data.RULES} == schema.metadata.tables.keys(), "see bot/store/data.py"


def test_every_kind_of_timer_is_known_to_be_about_players_or_matches_or_neither() -> None:
    assert TIMED
    of_neither = {
        "outage",
        "forget-place",
        "board",
        "month",
        "puzzle",
        *(name for name, kind in timers.KINDS.items() if kind.every),
    }
    assert timers.KINDS.keys() - of_neither == {*data.OF_PLAYERS, *data.OF_MATCHES}


async def test_matches_in_which_nobody_else_took_part_are_known(store: Store) -> None:
    assert (await found(store)).alone == ("alone",)
    assert (await store.read(traces.find, 3)).alone == ()


async def test_an_export_has_every_table_that_says_something_about_people(store: Store) -> None:
    exported = await store.read(data.export, await found(store))
    silent = {table.name for table, rule in data.RULES.items() if rule.why_not}
    assert exported.keys() == schema.metadata.tables.keys() - silent
    assert [table for table, rows in exported.items() if not rows] == []
    assert about_ann(await store.read(contents)) <= exported.keys()


async def test_an_export_has_nothing_that_is_secret_to_others(store: Store) -> None:
    exported = await store.read(data.export, await found(store))
    assert {row["id"]: row["seed"] for row in exported["matches"]} == {"m": None, "over": b"s", "alone": b"s"}
    assert {row["address"] for row in exported["tables"]} == {"@c0ffee00", "lobby"}
    assert {row["channel"] for row in exported["room_messages"]} == {"lobby", "@c0ffee00", "@c0ffee00/lobby"}
    assert [row["name"] for row in exported["blocks"]] == ["Anna", "Bob"]
    assert all(row["seat"] == 0 for table in ("seats", "plans", "actions") for row in exported[table])


async def test_a_deletion_leaves_nothing_that_names_the_person(store: Store) -> None:
    assert about_ann(await store.read(contents)) >= {"identities", "seats", "room_people", "outbox"}
    await store.write(data.erase, await found(store))
    assert about_ann(await store.read(contents)) == set()


async def test_a_deletion_takes_matches_in_which_nobody_else_took_part(store: Store) -> None:
    await store.write(data.erase, await found(store))
    left = await store.read(contents)
    assert "alone" not in repr({name: rows for name, rows in left.items() if name != "requests"})
    assert {row[0] for row in left["matches"]} == {"m", "over"}
    assert ("discord", "alone", "hand", None, 1.0) in left["requests"], "it is still not carried out again"


async def test_a_deletion_takes_nothing_from_others(store: Store) -> None:
    before = {player: await store.read(data.export, await store.read(traces.find, player)) for player in (2, 3, 4)}
    await store.write(data.erase, await found(store))
    after = {player: await store.read(data.export, await store.read(traces.find, player)) for player in (2, 3, 4)}
    for player in (2, 3, 4):
        before[player]["blocks"] = [row for row in before[player]["blocks"] if row["blocked"] != 1]
        before[player]["rivals"] = [row for row in before[player]["rivals"] if row["other"] != 1]
    assert after == before
    left = await store.read(contents)
    assert [(row[0], row[1], row[-1]) for row in left["seats"] if row[3] is None] == [
        ("m", 0, True),
        ("over", 0, True),
        ("over", 2, True),
    ]
    assert {row[0] for row in left["room_pictures"]} == {"both", "d"}
    assert {row[2] for row in left["link_tries"]} == {"anna", None}, "a wrong code still counts"


async def test_nothing_is_found_of_someone_unknown(store: Store) -> None:
    nobody = replace(await store.read(traces.find, 99))
    before = await store.read(contents)
    await store.write(data.erase, nobody)
    assert await store.read(contents) == before
    assert not any((await store.read(data.export, nobody)).values())

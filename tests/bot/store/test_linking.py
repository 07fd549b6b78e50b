"""Merging and splitting players: each table that holds a person's data has its rule."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import insert, select, update

from bot.store import Connection, Store, linking, people, schema, tallies
from bot.store.linking import RULES, UNCHOSEN
from tests.support.database import contents, prepared

CHOSEN = {
    "language": ("uk", "el"),
    "confirm": (True, True),
    "theme": ("dark", "light"),
    "zone": ("Europe/Kyiv", "Europe/Athens"),
    "hand_order": ("colour", "strength"),
    "words_first": (True, True),
    "challengers": ("played", "nobody"),
    "calls": ("both", "none"),
    "quiet": ("22-8", "0-6"),
    "calls_next": (True, True),
    "digest": ("9", "18"),
    "streak": ("20", "21"),
    "most_matches": (3, 20),
    "hidden": (True, True),
    "listed": (True, True),
}
"""Two things that someone can choose for each setting."""
OTHERS = {
    *("matches", "actions", "tables", "outbox", "requests", "timers", "notes", "outages", "erasures"),
    *(
        "places",
        "place_channels",
        "puzzle_posts",
        "standing_counts",
        "room_people",
        "room_looks",
        "room_messages",
        "room_pictures",
        "room_shown",
    ),
}
"""The tables that know no players: what is about a person in them belongs to an account, which stays what it is."""


CHANGED = {
    *("players", "identities", "blocks", "place_people", "vacations", "link_codes"),
    *("chronicle", "results", "ratings", "rating_changes", "tallies", "feats", "rivals"),
    *("puzzle_attempts", "puzzle_visitors", "puzzle_opinions"),
    *("place_players", "standings", "standing_counts", "honours"),
}
"""The tables in which linking changes something."""


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "cairn.db"))
    yield opened
    await opened.close()


def fill(connection: Connection) -> None:
    """Ann (1) on one platform, Anna (2) on another, and Bob (3) and Cid (4): with something in every table."""
    for platform, account in (("discord", "ann"), ("telegram", "anna"), ("discord", "bob"), ("discord", "cid")):
        people.meet(connection, platform, account, account.title(), "en", f"{account}_")
    tables = schema.metadata.tables
    add(connection, "matches", id="m", game="totemo", version=1, options={}, pace="day", seed=b"", challenger=0)
    for seat, (platform, account) in enumerate((("discord", "ann"), ("telegram", "anna"))):
        add(connection, "seats", match="m", seat=seat, platform=platform, account=account, taken=True)
    add(connection, "plans", match="m", seat=0, lines=["swap"], state="ready")
    for place, player in ((1, 1), (2, 1), (2, 2), (3, 2), (3, 3)):
        if place not in connection.scalars(select(tables["places"].c.id)).all():
            add(connection, "places", id=place, platform="discord", key=str(place))
        add(connection, "place_people", place=place, player=player)
    add(connection, "places", id=4, platform="telegram", key="4")
    for place, player, gone in ((1, 1, True), (2, 1, False), (3, 3, False), (4, 2, True)):
        add(connection, "place_players", place=place, player=player, gone=gone, seen=1.0)
    for place, player, score in ((2, 1, 8), (2, 2, 9), (3, 3, 7)):
        about: dict[str, Any] = {"place": place, "game": "", "period": "", "score": score}
        add(connection, "standings", **about, player=player, base=9, week=1)
        add(connection, "standing_counts", **about, count=1)
    for place, player, rank in ((2, 1, 2), (2, 2, 1), (3, 2, 3)):
        best: dict[str, Any] = {"place": place, "game": "", "period": "2026-10", "player": player}
        add(connection, "honours", **best, rank=rank, score=10 - rank)
    add(connection, "seat_alerts", place=1, game="totemo", platform="discord", account="ann", told=1.0)
    for player, blocked in ((1, 3), (2, 3), (2, 4), (4, 2), (1, 2), (2, 1)):
        people.block(connection, player, blocked)
    for player in (1, 2):
        add(connection, "link_codes", player=player, digest=bytes([player]), expires=0.0, used=False)
    for player in (1, 2, 3):
        add(connection, "vacations", player=player, start=1.0, end=1.0 + player)
    for number in (1, 2, 3):
        add(connection, "chronicle", number=number, kind="match")
    for seat, player in enumerate((1, 2)):
        told: dict[str, Any] = {"match": "m", "seat": seat, "number": 1, "game": "totemo", "player": player}
        told |= {"rated_as": player, "rank": 1, "score": 5, "ending": "over", "rated": True, "counts": True}
        add(connection, "results", **told, ended=1.0, stints=[[0, "player"]], feats=["lap"])
    for player in (1, 2):
        tallies.recount(connection, player)
    for period, game, player, sigma in (
        ("", "", 1, 5.0),
        ("", "", 2, 4.0),
        ("", "", 3, 1.0),
        ("", "totemo", 1, 4.0),
        ("", "totemo", 2, 4.0),
        ("2026-11", "totemo", 2, 6.0),
    ):
        add(connection, "ratings", period=period, game=game, player=player, mu=player, sigma=sigma, rating=9, games=2)
    for player, game, number in ((1, "", 1), (1, "", 2), (2, "", 3), (1, "totemo", 1), (2, "totemo", 3)):
        add(connection, "rating_changes", player=player, game=game, number=number, mu=1, sigma=1, rating=9, games=1)
    add(connection, "outages", platform="telegram", start=1.0, end=2.0)
    add(connection, "link_tries", platform="telegram", account="anna", at=1.0)
    add(connection, "requests", platform="telegram", id="1", answer="hand", match="m", at=1.0)
    add(connection, "timers", kind="clock", about="m", due=1.0)
    for address in ("@anna", "hall"):
        post: dict[str, Any] = {
            "platform": "telegram",
            "address": address,
            "match": "m",
            "about": "m",
            "kind": "hand",
            "params": {},
        }
        add(connection, "outbox", **post, wanted=1, shown=0, tries=0, due=0.0)
    add(connection, "tables", match="m", platform="telegram", address="@anna", language="en")
    fill_puzzles(connection)
    add(connection, "actions", match="m", ply=0, seat=0, action="pass", at=1.0)
    add(connection, "notes", name="a", text="b")
    add(connection, "erasures", words=[])
    add(connection, "place_channels", place=1, address="hall")
    add(connection, "room_people", account="ann", name="Ann", folded="ann", key=b"")
    add(connection, "room_looks", look="ann", account="ann")
    add(connection, "room_messages", id="m", channel="@ann", author="ann", at=1.0, body={})
    add(connection, "room_pictures", digest="d", type="png", data=b"")
    add(connection, "room_shown", digest="d", message="m", channel="@ann")


def fill_puzzles(connection: Connection) -> None:
    """Ann has solved one that Anna has failed, and Anna one that Ann has begun; and Anna another."""
    own = {"platform": "discord", "account": "ann"}
    add(connection, "puzzle_channels", place=1, address="hall", hour=9, language="en", salt=7, **own)
    add(connection, "puzzle_posts", id=5, place=1, day="20261105", address="hall")
    for player, puzzle, tries, ending, counted in (
        (1, "20261105", ["a", "R"], "solved", "2026-11-05"),
        (2, "20261105", ["a", "b", "c"], "failed", None),
        (1, "20261106", ["a"], None, None),
        (2, "20261106", ["R"], "solved", "2026-11-06"),
        (2, "abcdefgh", ["R"], "solved", None),
        (3, "20261105", ["R"], "solved", "2026-11-05"),
    ):
        row = {"puzzle": puzzle, "tries": tries, "ending": ending, "counted": counted}
        add(connection, "puzzle_attempts", player=player, at=1.0, **row)
    for player in (1, 2, 3):
        add(connection, "puzzle_visitors", post=5, player=player)
        add(connection, "puzzle_opinions", player=player, puzzle="20261105", vote=("good", "dull", "good")[player - 1])
    add(connection, "puzzle_opinions", player=2, puzzle="20261106", complaint="wrong")


def add(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(insert(schema.metadata.tables[table]).values(**values))


def of_people(rows: dict[str, list[tuple[Any, ...]]]) -> dict[Any, Any]:
    players = {(platform, account): player for platform, account, player, *_ in rows["identities"]}
    away = {row[1:] for row in rows["vacations"]}
    found: dict[Any, Any] = {
        **players,
        **{name: set(rows[name]) for name in ("blocks", "place_people")},
        "vacations": away,
    }
    return found | {
        "results": {(seat, player, counts) for _, seat, _, _, player, _, _, _, _, _, _, counts, *_ in rows["results"]},
        "ratings": {row[:4] for row in rows["ratings"]},
        "courses": {row[:3] for row in rows["rating_changes"]},
        "place_players": {row[:3] for row in rows["place_players"]},
        "standings": {(place, player) for place, _, _, player, *_ in rows["standings"]},
        "honours": {(place, player, rank, score) for place, _, _, player, rank, score in rows["honours"]},
        "tallies": sorted(map(str, (*rows["tallies"], *rows["feats"], *rows["rivals"]))),
        "links": [row[1:] for row in rows["chronicle"] if row[1] != "match"],
        "puzzles": {(player, puzzle, ending) for player, puzzle, _, ending, *_ in rows["puzzle_attempts"]},
        "visitors": {player for _, player in rows["puzzle_visitors"]},
        "opinions": {(player, *rest) for puzzle, player, *rest in rows["puzzle_opinions"]},
    }


def test_every_table_has_its_rule_or_needs_none() -> None:
    tables = schema.metadata.tables
    assert {table.name for table in RULES} == tables.keys() - OTHERS
    for name in OTHERS:
        assert {key.column.table.name for key in tables[name].foreign_keys}.isdisjoint({"players", "identities"}), name


def test_every_setting_of_a_player_is_merged() -> None:
    assert UNCHOSEN.keys() == CHOSEN.keys() == {*schema.players.c.keys()} - {"id"}


async def test_someone_new_has_chosen_nothing(store: Store) -> None:
    await store.write(people.meet, "discord", "ann", "Ann", "en")
    ((_, *settings),) = (await store.read(contents))["players"]
    assert dict(zip(schema.players.c.keys()[1:], settings, strict=True)) == UNCHOSEN


async def test_two_players_become_one(store: Store) -> None:
    await store.write(fill)
    before = await store.read(contents)
    assert all(before.values()), "there are rows in every table"
    await store.write(linking.merge, 1, 2)
    after = await store.read(contents)
    assert [row[0] for row in after["players"]] == [1, 3, 4]
    assert of_people(after) == {
        ("discord", "ann"): 1,
        ("telegram", "anna"): 1,
        ("discord", "bob"): 3,
        ("discord", "cid"): 4,
        "blocks": {(1, 3), (1, 4), (4, 1)},
        "place_people": {(1, 1), (2, 1), (3, 1), (3, 3)},
        "vacations": {(1, 1.0, 2.0), (1, 1.0, 3.0), (3, 1.0, 4.0)},
        "results": {(0, 1, False), (1, 1, False)},
        "ratings": {("", "", 1, 2.0), ("", "", 3, 3.0), ("", "totemo", 1, 1.0), ("2026-11", "totemo", 1, 2.0)},
        "courses": {(1, "", 3), (1, "totemo", 1)},
        "place_players": {(1, 1, True), (2, 1, False), (3, 3, False), (4, 1, True)},
        "standings": {(2, 1), (3, 3)},
        "honours": {(2, 1, 1, 9), (3, 1, 3, 7)},
        "tallies": [],
        "links": [("merge", 1, 2)],
        "puzzles": {
            *((1, name, "solved") for name in ("20261105", "20261106", "abcdefgh")),
            (3, "20261105", "solved"),
        },
        "visitors": {1, 3},
        "opinions": {(1, "good", None), (1, None, "wrong"), (3, "good", None)},
    }
    assert [row[0] for row in after["link_codes"]] == [1]
    for name in after.keys() - CHANGED:
        assert after[name] == before[name], "it belongs to an identity, or to nobody"


async def test_one_player_becomes_two(store: Store) -> None:
    await store.write(fill)
    await store.write(linking.merge, 1, 2)
    before = await store.read(contents)
    await store.write(linking.split, "telegram", "anna", 1)
    after = await store.read(contents)
    (new,) = {row[0] for row in after["players"]} - {1, 3, 4}
    assert of_people(after) == {
        ("discord", "ann"): 1,
        ("telegram", "anna"): new,
        ("discord", "bob"): 3,
        ("discord", "cid"): 4,
        "blocks": {(each, 3) for each in (1, new)} | {(each, 4) for each in (1, new)} | {(4, 1), (4, new)},
        "place_people": {(place, each) for place in (1, 2, 3) for each in (1, new)} | {(3, 3)},
        "vacations": {(each, 1.0, end) for each in (1, new) for end in (2.0, 3.0)} | {(3, 1.0, 4.0)},
        "results": {(0, 1, True), (1, new, True)},
        "ratings": {
            ("", "", 3, 3.0),
            *(("", "", each, 2.0) for each in (1, new)),
            *(("", "totemo", each, 1.0) for each in (1, new)),
            *(("2026-11", "totemo", each, 2.0) for each in (1, new)),
        },
        "courses": {(each, *row) for each in (1, new) for row in (("", 3), ("totemo", 1))},
        "place_players": {(1, 1, True), (2, 1, False), (3, 3, False), (4, new, True)},
        "standings": {(2, 1), (3, 3)},
        "honours": {(2, 1, 1, 9), (3, 1, 3, 7)},
        "tallies": sorted(
            told
            for each, other in ((1, new), (new, 1))
            for told in (
                str((each, "totemo", 2, {}, "people", 0, 1, 0)),
                str((each, "totemo", "lap", 1)),
                str((each, other, "totemo", 0, 1, 0, 1.0)),
            )
        ),
        "links": [("merge", 1, 2), ("split", 1, new)],
        "puzzles": {
            *((each, name, "solved") for each in (1, new) for name in ("20261105", "20261106", "abcdefgh")),
            (3, "20261105", "solved"),
        },
        "visitors": {1, new, 3},
        "opinions": {
            (3, "good", None),
            *((each, *what) for each in (1, new) for what in (("good", None), (None, "wrong"))),
        },
    }
    assert after["link_codes"] == []
    for name in after.keys() - CHANGED:
        assert after[name] == before[name]


@pytest.mark.parametrize("setting", CHOSEN)
async def test_what_either_has_chosen_stays(store: Store, setting: str) -> None:
    one, other = CHOSEN[setting]
    for mine, theirs, kept in (
        (UNCHOSEN[setting], UNCHOSEN[setting], UNCHOSEN[setting]),
        (one, UNCHOSEN[setting], one),
        (UNCHOSEN[setting], other, other),
        (one, other, one),
    ):
        pair = [await store.write(_new, {setting: value}) for value in (mine, theirs)]
        await store.write(linking.merge, *pair)
        assert await store.read(_chosen, pair[0], setting) == kept


def _chosen(connection: Connection, player: int, setting: str) -> Any:
    return connection.scalar(select(schema.players.c[setting]).where(schema.players.c.id == player))


def _new(connection: Connection, settings: dict[str, Any]) -> int:
    made = connection.execute(insert(schema.players).values(confirm=False).returning(schema.players.c.id))
    player: int = made.scalar_one()
    connection.execute(update(schema.players).where(schema.players.c.id == player).values(**settings))
    return player


async def test_both_keep_the_settings(store: Store) -> None:
    await store.write(fill)
    await store.write(linking.merge, 1, 2)
    chosen = {name: one for name, (one, _) in CHOSEN.items()}
    await store.write(lambda write: write.execute(update(schema.players).values(**chosen)))
    await store.write(linking.split, "telegram", "anna", 1)
    players = (await store.read(contents))["players"]
    assert {row[1:] for row in players} == {tuple(chosen[name] for name in schema.players.c.keys()[1:])}

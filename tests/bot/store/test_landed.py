"""A database of an earlier version keeps its running matches, its buttons and its exports."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service import old_results
from bot.store import attendance, matches, people, places, results, web
from core import record
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import fill

OVER, RUNNING, CHALLENGE, ALONE = "vsfahetb", "xhasn9xz", "brwqg5fm", "gvatk2re"
"""Totemo, resigned; Schotten Totten with tactics, Bob to move, Ann asks to undo; Heave Ho!; against the computer."""


@pytest_asyncio.fixture(params=["version_4.sql", "version_5.sql", "version_11.sql"])
async def landed(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[TestApp]:
    fill(tmp_path, request.param)
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        yield app


async def test_matches_go_on_with_the_buttons_that_were_sent_before(landed: TestApp) -> None:
    assert (await landed.turn(RUNNING))[0] == "Bob"
    hand = await landed.press("Bob", f"hand:{RUNNING}")
    assert {"agree", "refuse", "more"} <= verbs(hand)
    assert "where?" in (await landed.press("Bob", f"pick:{RUNNING}:18:Y8:0")).text
    await landed.press("Bob", f"move:{RUNNING}:18:Y8@1")
    assert (await landed.load(RUNNING))[1].log[-1].action == "Y8@1"
    await landed.settle()
    (board,) = [
        screen for screen in landed.platform.at("hall") if "history" in verbs(screen) and RUNNING in screen.text
    ]
    assert "Y8" in board.text


async def test_an_offer_a_challenge_and_a_rematch_can_be_answered(landed: TestApp) -> None:
    await landed.press("Bob", f"agree:{RUNNING}:19")
    assert (await landed.load(RUNNING))[1].log[-1].action.startswith("/undo")
    await landed.press("Cid", f"accept:{CHALLENGE}")
    assert (await landed.load(CHALLENGE))[0].started
    again = await landed.press("Bob", f"rematch:{OVER}")
    assert find(again, "cancel").token.startswith("cancel:")


async def test_a_setup_that_was_open_is_still_open(landed: TestApp) -> None:
    setup = await landed.press("Ann", "new:3:2:1:2::")
    assert "Heave Ho!" in setup.text
    assert {"setup", "start"} == verbs(setup)
    await landed.press("Ann", "new:3:2:1:2::steady")
    made = next(match for match in await landed.matches("Ann") if match.game == "heave-ho" and match.started)
    assert (dict(made.options), made.pace, made.seats[1].computer) == ({"teams": "race"}, "week", "steady")


async def test_the_computer_moves_where_it_is_its_turn(landed: TestApp) -> None:
    await landed.settle()
    assert "more" in verbs(await landed.press("Bob", f"hand:{ALONE}"))


async def test_what_has_ended_is_not_at_its_table_any_more(landed: TestApp) -> None:
    there = {match.id for match in await landed.store.read(matches.unfinished_at, "notebook", "hall")}
    assert there >= {RUNNING, CHALLENGE, ALONE}
    assert OVER not in there


async def test_exports_verify(landed: TestApp) -> None:
    exported = (await landed.press("Ann", f"export:{OVER}")).file
    assert exported
    assert record.read(exported.text).seed == (await landed.load(OVER))[0].seed


@pytest.mark.parametrize("dump", ["version_5.sql", "version_11.sql"])
async def test_people_stay_linked_and_what_they_said_and_chose_stays(tmp_path: Path, dump: str) -> None:
    with closing(sqlite3.connect(fill(tmp_path, dump))) as database:
        database.execute("UPDATE players SET language = 'el', confirm = 1 WHERE id = 2")
        database.execute("INSERT INTO blocks VALUES (2, 3)")
        database.commit()
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        anna = await app.on("telegram").matches("Anna")
        assert RUNNING in {match.id for match in anna}
        ann = await app.store.read(people.find, "notebook", "ann")
        assert ann
        assert (ann.player, ann.language, ann.confirm, ann.hand_order, ann.challengers) == (
            2,
            "el",
            True,
            "drawn",
            "everyone",
        )
        assert [each.account for each in await app.store.read(people.blocked_by, ann.player)] == ["cid"]
        assert await app.store.read(web.find, "m1")


async def test_a_rematch_of_a_rematch_keeps_its_first_challenger(tmp_path: Path) -> None:
    fill(tmp_path, "version_5.sql")
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        copy = (
            "INSERT INTO matches (id, game, version, options, pace, seed, challenger, rematch_of)"
            " SELECT ?, game, version, options, pace, seed, ?, ? FROM matches WHERE id = ?"
        )
        seated = "INSERT INTO seats SELECT ?, seat, platform, account, computer, taken FROM seats WHERE match = ?"
        for id, challenger, before in (("again111", 0, OVER), ("again222", 1, "again111")):
            database.execute(copy, [id, challenger, before, OVER])
            database.execute(seated, [id, OVER])
        (first,) = database.execute("SELECT challenger FROM matches WHERE id = ?", [OVER]).fetchone()
        database.commit()
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        hosts = [(await app.load(id))[0].host for id in (OVER, "again111", "again222")]
        assert hosts == [first, 1 - first, first]


async def test_pictures_in_the_room_stay_with_their_messages(tmp_path: Path) -> None:
    fill(tmp_path, "version_4.sql")
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        body = json.dumps({"text": "", "picture": {"light": "one", "dark": "two"}})
        database.execute("INSERT INTO room_messages (id, channel, at, body) VALUES ('x', '@a1', 0, ?)", [body])
        pictures = [(digest, "png", b"data") for digest in ("one", "two", "nobody's")]
        database.executemany("INSERT INTO room_pictures VALUES (?, ?, ?)", pictures)
        database.commit()
    async with open_app(tmp_path, FakePlatform("notebook")) as app:
        for digest, readers in (("one", {"a1"}), ("two", {"a1"}), ("nobody's", set())):
            found = {account for account in ("a1", "b1") if await app.store.read(web.attachment, digest, account)}
            assert found == readers


async def test_it_is_known_who_has_played_where_a_match_was_shown(tmp_path: Path) -> None:
    """By an identity of the platform of the place: others are not there."""
    fill(tmp_path, "version_11.sql")
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        database.execute("UPDATE identities SET platform = 'telegram' WHERE account = 'ann'")
        database.execute("UPDATE seats SET platform = 'telegram' WHERE account = 'ann'")
        for match in (RUNNING, OVER):
            database.execute("INSERT INTO tables VALUES (?, 'telegram', '-5', 'en')", (match,))
        database.commit()
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        group = await app.store.read(places.find, "telegram", "-5")
        ann = await app.store.read(people.find, "telegram", "ann")
        assert group
        assert ann
        assert await app.store.read(attendance.players, group.id) == [ann.player]


async def test_tables_learn_their_place_where_the_address_tells_it(tmp_path: Path) -> None:
    """On Discord, the bot learns it when it is connected."""
    fill(tmp_path, "version_11.sql")
    shown = {("telegram", "-5"): "-5", ("telegram", "-1007/12"): "-1007", ("telegram", "-1007"): "-1007"}
    shown |= {("web", "lobby"): "room", ("web", "hall"): "room"}
    unknown = [("telegram", "@9"), ("web", "@a1"), ("discord", "-5")]
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        for match in (RUNNING, OVER):
            rows = [(match, platform, address, "en") for platform, address in (*shown, *unknown)]
            database.executemany("INSERT INTO tables VALUES (?, ?, ?, ?)", rows)
        database.commit()
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        for match in (RUNNING, OVER):
            tables = {(each.platform, each.address): each.place for each in (await app.load(match))[0].tables}
            assert {at: place.key for at, place in tables.items() if place and at in shown} == shown
            assert [tables[at] for at in unknown] == [None, None, None]
        before = tables["telegram", "-5"]
        caller = replace(app.on("telegram").caller("Anna", "-5"), place="-5", place_name="")
        await app.dispatcher.language(caller)
        assert await app.store.read(places.find, "telegram", "-5") == before


async def test_matches_that_have_ended_get_unrated_results_in_the_background(tmp_path: Path) -> None:
    """Each once, also after a restart in between; one that cannot be replayed stops no other."""
    fill(tmp_path, "version_11.sql")
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        for copy in ("aaaaaaaa", "zzzzzzzz"):
            for table, key in (("matches", "id"), ("seats", "match"), ("actions", "match")):
                names = [each[1] for each in database.execute(f"PRAGMA table_info({table})") if each[1] != key]
                columns = ", ".join(names)
                copied = f"INSERT INTO {table} ({key}, {columns}) SELECT ?, {columns} FROM {table} WHERE {key} = ?"
                database.execute(copied, [copy, OVER])
        database.execute("UPDATE actions SET action = 'R9@9' WHERE match = 'aaaaaaaa' AND ply = 0")
        database.commit()
    for steps in (2, 5):
        async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
            for _ in range(steps):
                rest = await old_results.step(app.store)
            found = {id: await app.store.read(results.of_match, id) for id in ("aaaaaaaa", OVER, "zzzzzzzz")}
    assert rest == old_results.NOTHING_LEFT
    assert found["aaaaaaaa"] == ()
    async with open_app(tmp_path, FakePlatform("notebook"), FakePlatform("telegram")) as app:
        match, position = await app.load(OVER)
        assert position.ending
        for id in (OVER, "zzzzzzzz"):
            ranks = [each.result.rank for each in found[id]]
            assert ranks == [1 if seat.number in position.ending.outcome.winners else 2 for seat in match.seats]
            assert [each.result.player for each in found[id]] == [
                seat.person and seat.person.player for seat in match.seats
            ]
            assert {(each.rated, each.why, each.counts) for each in found[id]} == {(False, "agreed", True)}
        assert {each.number for each in found[OVER]} != {each.number for each in found["zzzzzzzz"]}
        assert await app.store.read(results.next_without, "") == "aaaaaaaa"
        assert await app.store.read(results.of_match, RUNNING) == ()
        assert not (await app.load(RUNNING))[0].rated

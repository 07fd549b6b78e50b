"""No query scans a table that grows, nor searches it by columns that have few values: SQLite's plans say so."""

import ast
import re
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from sqlalchemy import event

from bot.model import places as placing
from bot.model.absences import Absence
from bot.model.erasures import Named
from bot.model.leaderboards import EVERYWHERE, PUZZLE, Ranking, Standing
from bot.model.matches import Entry, Match, Table
from bot.model.people import SETTINGS, Person
from bot.model.places import Place
from bot.model.plans import Plan
from bot.model.puzzle_posts import Channel
from bot.model.puzzles import Attempt
from bot.model.ratings import Ranked, Rating, Ratings, Subject
from bot.model.results import Result, Stint
from bot.store import (
    Connection,
    Store,
    absences,
    attendance,
    data,
    erasures,
    key_values,
    leaderboards,
    link_codes,
    linking,
    looks,
    matches,
    months,
    open_seats,
    outbox,
    people,
    places,
    plans,
    puzzle_posts,
    puzzles,
    ratings,
    requests,
    results,
    schema,
    tallies,
    timers,
    traces,
    web,
)
from bot.store.outbox import Post
from bot.store.ratings import Difference
from bot.store.requests import Once
from bot.store.timers import Timer
from bot.store.traces import Traces
from bot.store.web import Attachment, WebAccount
from core.game import Refusal
from tests.support.app import FakePlatform, open_app
from tests.support.queries import MODULES, queries

Query = Callable[..., Any]
FILES = frozenset(str(module.__file__) for module in MODULES)
EXECUTE = {"execute", "scalar", "scalars", "exec_driver_sql"}
"""The methods of a connection that execute a statement."""
GROWING = schema.metadata.tables.keys() - {"notes", "link_tries"}
"""The tables but for small facts about the program, and the tries of the last hour."""
LISTED: Mapping[Query, set[str]] = {
    places.keys: {"places"},
    timers.hasten: {"timers"},
    ratings.differing: {"ratings", "rating_changes"},
}
"""The servers are listed as a whole whenever Discord is connected, and all clocks after the bot or a platform was
away; and all ratings when their owner lets them be computed again.
"""
SMALL = ("ix_outbox_waiting", "ix_room_people_standing")
"""These indexes have only what waits to be delivered, and the few people who are set apart in the room."""
FEW = {"platform", "ended", "started", "kind", "taken", "reachable", "wanted", "shown", "tries"}
"""Columns with few values."""

_STEP = re.compile(r"(?P<how>SCAN|SEARCH) (?P<table>\w+)(?P<using>[^(]*)(?:\((?P<by>.*)\))?")
_LATER = 10.0**9


class World(NamedTuple):
    match: Match
    ann: Person
    bob: Person
    cid: Person
    post: Post
    place: Place


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[tuple[Store, World]]:
    """Ann and Bob play Totemo, and Cid is known."""
    async with open_app(tmp_path, FakePlatform()) as app:
        for name in ("Ann", "Bob", "Cid"):
            await app.type(name, "/help")
        id = await app.match("Ann", "Bob", options="totemo")
        found = [await app.store.read(people.find, "fake", name) for name in ("ann", "bob", "cid")]
        ann, bob, cid = (each for each in found if each)
        match, _ = await app.load(id)
        post = Post(1, "fake", "hall", id, "board", {}, 1, 1, None, 0, 0.0)
        place = await app.store.write(places.enter, "fake", "house")
        yield app.store, World(match, ann, bob, cid, post, place)


def calls(world: World) -> Mapping[Query, tuple[object, ...]]:
    """Each query of the store, with what it may be asked."""
    match, ann, bob, cid, post, place = world
    here, one = ("fake", "hall"), WebAccount("a1", "Ann")
    again, hers = replace(match, id="another1", rematch_of=match.id), replace(bob, platform="web", account="a1")
    channel = Channel(place.id, "hall", 9, None, "en", "fake", "ann", 7)
    key = {"period": "", "game": "totemo", "player": cid.player}
    shown = {"picture": {"light": "one", "dark": "two"}, "mentions": ["a1"]}
    return {
        absences.add: (Absence(1.0, 2.0, player=ann.player),),
        absences.cover: ("fake", 1.0, 2.0),
        absences.stay_away: (ann.player, 2.0, 3.0),
        absences.taken: (ann.player, 1.0),
        absences.since: (1.0, [ann.player], ["fake"]),
        attendance.come: (place.id, ann.player),
        key_values.find: ("a",),
        key_values.keep: ("a", "b"),
        key_values.drop: ("a",),
        link_codes.offer: (ann.player, b"a", _LATER),
        link_codes.find: (b"a",),
        link_codes.use: (ann.player,),
        link_codes.fail: ("fake", "ann", 1.0),
        link_codes.forget: (1.0,),
        link_codes.failed: (ann.player, 0.0),
        link_codes.failed_by_all: (0.0,),
        matches.create: (again,),
        matches.find: (again.id,),
        matches.log: (match.id,),
        matches.append: (match.id, Entry(10**6, 0, "pass", 0.0)),
        matches.sit: (match.id, 0, cid, None, True),
        matches.start: (match.id, 0.0, True),
        matches.set_clocks: (match,),
        matches.carry_over: (match.id, 1.0),
        matches.set_reminded: (match.id, 0, 1),
        matches.hand_over: (match.id, 0, None),
        matches.running_of: (ann.player,),
        matches.of_player: (ann.player,),
        matches.at_table: here,
        matches.unfinished_at: here,
        matches.addresses_in: (place.id,),
        matches.unfinished_in: (place.id, 5),
        matches.tables_of: (match.id,),
        matches.add_table: (match.id, Table("fake", "corner", "en")),
        matches.drop_table: (match.id, "fake", "corner"),
        matches.move_table: (match.id, *here, "attic"),
        matches.move_tables: ("fake", "attic", "hall"),
        matches.is_over: (match.id,),
        matches.open_challenges: (ann.player,),
        matches.unfinished: (ann.player,),
        matches.between: (ann.player, bob.player),
        matches.has_played: (ann.player, bob.player),
        matches.listed: ("k7q:2::d4n",),
        matches.rematch: (match.id,),
        matches.mute: (match.id, 0, True),
        matches.end: (match.id, 0.0, "abort"),
        open_seats.watch: (place.id, "totemo", ann),
        open_seats.unwatch: (place.id, "totemo", bob.player),
        open_seats.watched_by: (ann.player,),
        open_seats.watchers: (place.id, "totemo"),
        open_seats.tell: (place.id, "totemo", ann, 1.0),
        open_seats.open_in: (place.id, "totemo"),
        outbox.want: (*here, match.id, "board", 0.0),
        outbox.want_all: (match.id, [(*here, "board", {}), (*here, "turn", {})], 0.0),
        outbox.want_at: (post, "garden", 0.0),
        outbox.waiting: (["fake", "computer"],),
        outbox.is_accepted: (*here, match.id, "board"),
        outbox.due: (*here, _LATER),
        outbox.message: (*here, match.id, "board"),
        outbox.made_at: here,
        outbox.is_kept: (*here, "1-1"),
        outbox.kept: here,
        outbox.show_again: (*here, "1-1", 0.0),
        outbox.refused: (post,),
        outbox.refused_at: ("fake", ["hall", "attic"]),
        outbox.try_again: ("fake", ["hall", "attic"], 0.0),
        outbox.move: (*here, match.id, "attic"),
        outbox.begin: ("1-2", "after 7"),
        outbox.latest: (post,),
        outbox.note: (post, {}, 1.0),
        outbox.renew_all: ("digest:1", "digest", 0.0),
        outbox.renew: (match.id, [(*here, "turn")], 0.0),
        outbox.shown_of: (match.id,),
        outbox.undelivered: (),
        outbox.delivered: (post, None),
        outbox.postpone: (post, 1.0),
        outbox.posts_at: here,
        outbox.take_away: here,
        outbox.drop: (post,),
        people.meet: ("fake", "eve", "Eve", "en", "eve"),
        people.introduce: ("fake", "fay", "Fay", "en", "fay"),
        people.find: ("fake", "ann"),
        people.find_by_handle: ("fake", "eve"),
        people.identities_of: (ann.player,),
        people.is_used_last: (replace(ann, used=1),),
        people.use: (ann,),
        people.last_used: ([ann.player, bob.player],),
        people.as_used_last: (ann.player,),
        people.names_of: ([ann.player], "fake"),
        people.accounts_of: ([ann.player], "fake"),
        people.choose: (ann.player, SETTINGS["language"], "uk"),
        people.challengers: (ann.player,),
        people.set_reachable: ("fake", "ann", False),
        people.block: (ann.player, cid.player),
        people.blocked_by: (ann.player,),
        people.is_blocked: (cid.player, ann.player),
        people.unblock: (ann.player, cid.player),
        puzzle_posts.set_channel: (channel,),
        puzzle_posts.channel: (place.id,),
        puzzle_posts.places_at: here,
        puzzle_posts.set_role: (place.id, "7"),
        puzzle_posts.refuse: (place.id, 1.0),
        puzzle_posts.add: (channel, "20261105"),
        puzzle_posts.find: (5,),
        puzzle_posts.of_day: (place.id, "20261105"),
        puzzle_posts.last: (place.id,),
        puzzle_posts.change: (5, 1.0),
        puzzle_posts.move: (place.id, "hall", "attic"),
        puzzle_posts.absorb: (place.id, place.id + 1),
        puzzle_posts.drop_channel: (place.id,),
        puzzles.keep: (ann.player, Attempt("20261105", ("a",)), 1.0),
        puzzles.find: (ann.player, "20261105"),
        puzzles.between: (ann.player, "20261101", "20261130"),
        puzzles.tried: (ann.player,),
        puzzles.counted: (ann.player,),
        puzzles.first_tries: (ann.player,),
        puzzles.visits: (ann.player,),
        puzzles.visit: (channel.id_of("20261105"), ann.player),
        puzzles.visited: (ann.player, "20261105"),
        puzzles.solved: (5,),
        puzzles.opinion: (ann.player, "20261105"),
        puzzles.vote: (ann.player, "20261105", "good"),
        puzzles.complain: (ann.player, "20261105", "wrong"),
        puzzles.copy: (ann.player, bob.player),
        puzzles.drop: (cid.player,),
        puzzle_posts.forget: (place.id,),
        places.find: ("fake", "house"),
        places.with_id: (place.id,),
        places.enter: ("fake", "barn"),
        places.has_visited: (place.id, cid.player),
        places.visit: (place.id, cid.player),
        places.visited: ("fake", "house", ann.player),
        places.keys: ("fake",),
        places.has_both: (ann.player, bob.player),
        places.call: (place.id, "The house"),
        places.post: (place.id, "en"),
        places.close: (place.id, "hall"),
        places.visited_by: (ann.player,),
        places.choose: (place.id, placing.SETTINGS["language"], "uk"),
        places.call_role: (place.id, 2.0, 1.0),
        places.allow_everywhere: (place.id,),
        places.channels: (place.id,),
        places.allow: (place.id, "hall"),
        places.disallow: (place.id, "hall"),
        places.unsettled: ("fake", ["hall", "attic"]),
        places.settle: (place, ["hall", "attic"]),
        places.move: ("fake", "house", "barn"),
        places.leave: (place.id, 1.0),
        places.come_back: (place.id,),
        places.forget: (place.id,),
        plans.find: (match.id, 0),
        plans.put: (match.id, Plan(0, ("swap",))),
        plans.drop: (match.id, 0),
        plans.follow: (match.id, lambda plan: replace(plan, lines=())),
        results.number: (),
        results.add: (replace(match, ended=1.0, ending="over"), 1, (_result(0, cid), _result(1, bob)), None),
        results.of_match: (match.id,),
        results.rivals: (ann.player, 0.0, _LATER),
        results.events: (0, 20),
        results.next_without: ("a",),
        ratings.of: ([ann.player], Ranked(1, "totemo", 1.0, (), ()).subjects),
        ratings.follow: (Ranked(1, "totemo", 1.0, (cid.player, bob.player), (1, 2)),),
        ratings.course: (ann.player, "totemo"),
        ratings.recent: (ann.player, "totemo", 500),
        ratings.change: (ann.player, "totemo", 1),
        ratings.differing: (Ratings(),),
        ratings.correct: ((Difference(schema.ratings, [key], [(key, Rating())]),),),
        ratings.forget: (bob.player,),
        tallies.add: (match.id,),
        tallies.recount: (ann.player,),
        tallies.variants: (ann.player,),
        tallies.achieved: (ann.player,),
        tallies.between: (ann.player, bob.player),
        tallies.latest: (ann.player, 1000),
        tallies.latest_together: (ann.player, bob.player, 1000, 5),
        requests.carry_out: (Once("fake", "1", 0.0), lambda _: match),
        requests.find: ("fake", "1"),
        requests.forget: (1.0,),
        linking.merge: (ann.player, cid.player),
        linking.split: ("fake", "cid", ann.player),
        timers.set: ("expiry", match.id, 1.0),
        timers.hasten: ("clock", _LATER),
        timers.add_missing: (["sweep"], 1.0),
        timers.due: (_LATER, 20),
        timers.soonest: (),
        timers.postpone: (Timer(1, "expiry", match.id, 1.0, 0), 2.0),
        timers.claim: (Timer(1, "expiry", match.id, 1.0, 0),),
        web.enter: (one, "ann", b"key"),
        looks.is_taken: ("Ann",),
        looks.keep: ({"a1": "Anna"},),
        web.with_key: (b"key",),
        web.with_account: ("a1",),
        web.with_name: ("ann",),
        web.with_names: (["ann", "bob"],),
        web.beginning: ("a", 5),
        web.near: ("bab", 5),
        web.with_standing: (),
        web.entered: ("a1",),
        web.set_standing: ("a1", "muted"),
        web.put: ("m1", "lobby", "a1", 0.0, shown, [Attachment("one", "png", b"")]),
        web.channels: (),
        web.is_open: ("hall",),
        web.history: (["lobby", "@a1/lobby"], 50),
        web.waiting: ("lobby", "a1", 0),
        web.find: ("m1",),
        web.change: ("m1", "lobby", 0.0, shown),
        web.attachment: ("one", "a1"),
        web.remove: ("m1", "lobby", 0.0),
        web.sweep: (_LATER,),
        attendance.play: (match.id,),
        attendance.settle: (place, ["hall"]),
        attendance.see: (place.id, [ann.player], False, 1.0),
        attendance.stale: (place.id, [ann.player], 1.0),
        attendance.gone: (place.id, 1.0, 5),
        attendance.players: (place.id,),
        attendance.absorb: (place.id, 2),
        leaderboards.page: (ranking := Ranking(place.id, "", ""), 1, 0, ann.player),
        leaderboards.follow: ([ann.player], 1),
        leaderboards.forget: (cid.player,),
        leaderboards.drop_place: (9,),
        months.honour: (ranking, [Standing(1, ann.player, 1500, 0, 1, True)]),
        months.count: (place.id, ""),
        months.periods: (place.id, "", 12),
        months.best: (ranking,),
        months.drop_place: (9,),
        traces.find: (bob.player,),
        data.export: (whole := Traces(bob.player, (replace(bob, handle="bob"), hers), ((match.id, 1),), (again.id,)),),
        data.attachments: (whole, 10**6),
        data.erase: (whole,),
        erasures.order: (named := Named((("fake", "bob"),), ("Bob",), ("Ann",)),),
        erasures.find: (1,),
        erasures.posts_after: (0, named),
        erasures.clean_posts: ([1, 2], named),
        erasures.messages_after: (0, named),
        erasures.clean_messages: (["m1", match.id], named, str, 0.0),
        erasures.drop_pictures: (1.0,),
        erasures.forget: (1,),
        erasures.drop: (1,),
    }


def calls_besides(world: World) -> Sequence[tuple[Query, tuple[object, ...]]]:
    """What leads to the other statements of a query."""
    match, ann, *_, place = world
    return (
        (_ended_matches, (ann.player,)),
        (matches.at_table, ("fake", "nowhere")),
        (people.meet, ("fake", "ann", "Ann", "en")),
        (_first_visit, (ann.player,)),
        (_list_and_hide, (ann.player,)),
        (leaderboards.page, (Ranking(place.id, PUZZLE, ""), 1, 0, ann.player)),
        (leaderboards.follow, ([ann.player], 1, [Subject("", PUZZLE), Subject("2026-11", PUZZLE)])),
        (requests.carry_out, (Once("fake", "2", 0.0), lambda _: Refusal("link-wrong"))),
        (timers.set, ("expiry", match.id, None)),
        (web.is_open, ("@a1",)),
        (_attachments_in_private, (match.id,)),
        (_what_names_someone, (match.id,)),
    )


def _result(seat: int, person: Person) -> Result:
    return Result(seat, person.player, (Stint(0, "player"),), seat + 1, 5)


def _ended_matches(connection: Connection, player: int) -> None:
    matches.of_player(connection, player, ended=True)


def _attachments_in_private(connection: Connection, match: str) -> None:
    one = Person("web", "a2", 1, "Cora", "en", "en", False, True, "")
    shown = {"picture": {"light": "three", "dark": "three"}}
    web.enter(connection, WebAccount("a2", "Cora"), "cora", b"cora")
    web.put(connection, match, "@a2", None, 0.0, shown, [Attachment("three", "png", b"")])
    data.attachments(connection, Traces(1, (one,)), 10**6)


def _what_names_someone(connection: Connection, match: str) -> None:
    named = Named((("fake", "bob"),), ("Bob",))
    outbox.want(connection, "fake", "hall", match, "notice-declined-bob", 0.0, {"name": "Bob"})
    outbox.want(connection, "fake", "hall", match, "late", 0.0, {"called": "ann bob"})
    erasures.clean_posts(connection, erasures.posts_after(connection, 0, named)[0], named)
    web.put(connection, "m2", "lobby", None, 0.0, {"text": "Bob"})
    erasures.clean_messages(connection, ["m2"], named, str, 0.0)


def _first_visit(connection: Connection, player: int) -> None:
    places.visit(connection, places.enter(connection, "fake", "shed").id, player)


def _list_and_hide(connection: Connection, player: int) -> None:
    people.choose(connection, player, SETTINGS["listed"], True)
    other = people.meet(connection, "fake", "eve", "Eve", "en").player
    rated = Ranked(results.number(connection), "totemo", 1.0, (player, other), (1, 2))
    ratings.follow(connection, rated)
    leaderboards.follow(connection, [player], 1, rated.subjects)
    leaderboards.page(connection, Ranking(EVERYWHERE, "", ""), 1, 1, player)
    leaderboards.forget(connection, player)


def test_every_query_of_the_store_is_asked_here() -> None:
    anyone = Person("fake", "ann", 1, "Ann", "en", "en", False, True, "")
    post = Post(1, "fake", "hall", "x", "board", {}, 1, 1, None, 0, 0.0)
    match = Match("x", "totemo", 1, {}, "day", b"", 0, None, 0, None, None, None, None, None, (), ())
    assert set(queries()) == calls(World(match, anyone, anyone, anyone, post, Place(1, "fake", "house"))).keys()


async def test_no_query_reads_more_as_tables_grow(world: tuple[Store, World]) -> None:
    store, there = world
    slow, asked = [], set()
    for query, given in (*calls(there).items(), *calls_besides(there)):
        for line, statement, steps in await store.write(_explain, query, given):
            asked.add(line)
            slow += [
                f"{query.__module__}.{query.__name__}: {step}\n  {statement}"
                for step in steps
                if _grows(step, LISTED.get(query))
            ]
    assert not slow, "\n".join(slow)
    unasked = [f"{file}:{lines[0]}" for file, lines in _statements() if not asked & {(file, line) for line in lines}]
    assert not unasked, f"nothing here executes {unasked}"


async def test_the_post_of_a_message_is_found_by_the_message(world: tuple[Store, World]) -> None:
    store, _ = world
    for query, *given in ((outbox.is_kept,), (outbox.show_again, 0.0)):
        ((_, _, steps),) = await store.write(_explain, query, ("fake", "hall", "1-1", *given))
        assert "ix_outbox_message" in steps[0]


@pytest.mark.parametrize(
    ("step", "grows"),
    [
        ("SCAN matches", True),
        ("SCAN timers USING COVERING INDEX ix_timers_due", True),
        ("SEARCH identities USING INDEX sqlite_autoindex_identities_1 (platform=?)", True),
        ("SEARCH identities USING INDEX ix_identities_handle (platform=? AND handle=?)", False),
        ("SEARCH timers USING INDEX ix_timers_due (due<?)", False),
        ("SCAN room_people", True),
        ("SCAN notes", False),
        ("USE TEMP B-TREE FOR ORDER BY", False),
    ],
)
def test_the_steps_of_a_plan_are_understood(step: str, grows: bool) -> None:
    assert _grows(step) is grows


def _explain(
    connection: Connection, query: Query, given: Sequence[object]
) -> list[tuple[tuple[str, int], str, list[str]]]:
    """The statements that a query makes, each with the line that executes it and the steps of its plan."""
    found: list[tuple[tuple[str, int], str, Any]] = []

    def note(
        _connection: object, _cursor: object, statement: str, parameters: Any, _context: object, is_many: bool
    ) -> None:
        found.append((_line(sys._getframe(1)), statement, parameters[0] if is_many else parameters))

    event.listen(connection, "before_cursor_execute", note)
    query(connection, *given)
    event.remove(connection, "before_cursor_execute", note)
    cursor = connection.connection.cursor()
    return [
        (line, statement, [row[-1] for row in cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()])
        for line, statement, parameters in found
    ]


def _line(frame: FrameType | None) -> tuple[str, int]:
    """The line of the store that executes something now."""
    while frame and frame.f_code.co_filename not in FILES:
        frame = frame.f_back
    assert frame
    return frame.f_code.co_filename, frame.f_lineno


def _statements() -> list[tuple[str, range]]:
    """Where the store executes something: each file with the lines of the call."""
    return [
        (file, range(node.lineno, (node.end_lineno or node.lineno) + 1))
        for file in FILES
        for node in ast.walk(ast.parse(Path(file).read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in EXECUTE
    ]


def _grows(step: str, listed: set[str] | None = None) -> bool:
    """Whether this step of a plan takes longer the more rows there are, but for tables that may be listed."""
    found = _STEP.match(step)
    if (
        found is None
        or found["table"] not in GROWING - (listed or set())
        or any(index in found["using"] for index in SMALL)
    ):
        return False
    if found["how"] == "SCAN":
        return True
    columns = set(re.findall(r"(\w+)[=<>]", found["by"] or ""))
    return columns <= FEW

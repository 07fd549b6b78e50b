"""Weeks of matches in which anything may happen in any order: log, clocks, timers, plans and outbox never disagree.

People press and type, time passes, and the bot is stopped and started. After each step, everything that is kept is
compared with what follows from the logs and absences alone.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from bot.model import votes
from bot.model.clocks import clocks
from bot.model.matches import Match
from bot.model.plans import Plan
from bot.model.position import Position, advance, replay, start
from bot.service import clocks as keeping
from bot.service.outages import OutageWatch
from bot.store import matches, plans
from bot.store import timers as rows
from bot.store.timers import Timer
from tests.bot.service.test_plans_at_random import coming
from tests.faults.audit import differences, expected
from tests.faults.wire import Shown
from tests.support.app import Clock, FakePlatform, TestApp, open_app

HOUR, DAY = 3600.0, 86400.0
PEOPLE = ("Ann", "Bob", "Cid")
GAMES = {
    2: ("totemo", "heave-ho", "schotten-totten-2 tactics", "totemo hands=open"),
    3: ("totemo", "totemo hands=open"),
}
PACES = ("day", "day", "three-days", "live", "day strict", "unlimited")
TIMES = (60.0, 600.0, 5 * HOUR, 0.8 * DAY, DAY, 2 * DAY, 4 * DAY, 15 * DAY)
MOST = 3
"""The most matches in one example."""


class Kept(NamedTuple):
    """What is kept of a match."""

    match: Match
    position: Position
    """The one that the bot remembers."""
    replayed: Position
    """The one that follows from the log."""
    plans: tuple[Plan, ...]

    @property
    def people(self) -> dict[str, int]:
        """The seats of those who play, by name."""
        return {seat.person.name: seat.number for seat in self.match.seats if seat.person}

    @property
    def asked(self) -> list[tuple[str, int]]:
        return [(name, seat) for name, seat in self.people.items() if seat in self.position.actors]


async def look(app: TestApp, id: str) -> Kept:
    match, position = await app.load(id)
    replayed = replay(match, await app.store.read(matches.log, id))
    found = [await app.store.read(plans.find, id, seat.number) for seat in match.seats]
    return Kept(match, position, replayed, tuple(plan for plan in found if plan))


def turns_of(kept: Kept, account: str) -> int:
    """How many turns the seat of this person has had. One that goes on after a pause counts again, and so does one that
    is given back by the computer."""
    match, _, replayed, _ = kept
    (seat,) = (
        each.number
        for each in match.seats
        if account in {person.account for person in (each.person, each.replaced) if person}
    )
    positions = list(accumulate(replayed.log, partial(advance, match), initial=start(match)))
    count = int(seat in positions[0].actors)
    for before, after in pairwise(positions):
        line = after.log[-1]
        passes = seat not in before.actors or before.stage != after.stage
        is_back = line.action == "/resume" or (line.action == "/return" and line.seat == seat)
        count += seat in after.actors and (passes or is_back)
    return count


class Correspondence(RuleBasedStateMachine):
    """Nobody counts as present, so every turn has its call."""

    names: tuple[str, ...] = PEOPLE

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"))
        self.platform = FakePlatform()
        self.stack = AsyncExitStack()
        self.kept: dict[str, Kept] = {}
        self.calls: dict[tuple[str, ...], int] = {}
        """For each call that somebody has heard, how many turns they had had by then."""
        self.heard = 0
        """How many sounds have been looked at."""
        self.given = 0
        """How often somebody may have got more time for their turn."""
        self.runner.run(self.open(1_000_000.0))
        # Each is called in another way.
        self.do(self.app.press("Bob", "set:calls:both", "@bob"))
        self.do(self.app.press("Cid", "set:calls:private", "@cid"))

    async def open(self, now: float) -> None:
        self.app = await self.stack.enter_async_context(
            open_app(Path(self.folder.name), self.platform, presence=0.0, clock=Clock(now))
        )

    def teardown(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()

    def do(self, *done: Coroutine[object, object, object]) -> None:
        """Do this, and look at what is there when nothing is left to do."""
        for each in done:
            self.runner.run(each)
        self.runner.run(self.settle())
        self.kept = {id: self.runner.run(look(self.app, id)) for id in self.kept}

    async def settle(self) -> None:
        for _ in range(3):
            await self.app.timers.tick()
            await self.app.settle()

    def chosen(self, data: st.DataObject, *, paused: bool | None = None) -> tuple[str, Kept]:
        found = [id for id, kept in self.running.items() if paused in (None, kept.position.timing.paused)]
        id = data.draw(st.sampled_from(found))
        return id, self.kept[id]

    @property
    def running(self) -> dict[str, Kept]:
        return {id: kept for id, kept in self.kept.items() if kept.match.ended is None}

    @property
    def overdue(self) -> list[tuple[str, int]]:
        """The seats whose players are late, with their matches."""
        now = self.app.clock.now
        return [(id, seat) for id, kept in self.running.items() for seat in votes.late(kept.match, now)]

    # What people do

    @precondition(lambda self: len(self.kept) < MOST and len(self.running) < 2)
    @rule(data=st.data(), pace=st.sampled_from(PACES))
    def challenge(self, data: st.DataObject, pace: str) -> None:
        game = data.draw(st.sampled_from(GAMES[len(self.names)]))
        names = data.draw(st.permutations(self.names))
        id = self.runner.run(self.app.match(*names, options=f"{game} {pace}"))
        self.kept[id] = self.runner.run(look(self.app, id))
        self.do()

    @precondition(lambda self: self.running)
    @rule(data=st.data(), actions=st.integers(1, 6))
    def play(self, data: st.DataObject, actions: int) -> None:
        id, kept = self.chosen(data)
        for _ in range(actions):
            if kept.asked:
                self.do(self.act(data, id, kept))
                kept = self.kept[id]

    async def act(self, data: st.DataObject, id: str, kept: Kept) -> None:
        name, seat = data.draw(st.sampled_from(kept.asked))
        action = data.draw(st.sampled_from(kept.position.legal(seat)))
        await self.app.press(name, f"do:{id}:{kept.position.ply}:{action}")

    @precondition(lambda self: self.running)
    @rule(data=st.data(), what=st.sampled_from(("undo", "undo", "undo", "pause", "pause", "draw")))
    def take_back_or_offer(self, data: st.DataObject, what: str) -> None:
        id, kept = self.chosen(data)
        self.do(self.app.press(self.anyone(data), f"{what}:{id}:{kept.position.ply}"))

    @precondition(lambda self: any(kept.position.offer for kept in self.running.values()))
    @rule(data=st.data(), what=st.sampled_from(("agree", "agree", "refuse")))
    def answer(self, data: st.DataObject, what: str) -> None:
        offered = [id for id, kept in self.running.items() if kept.position.offer]
        id = data.draw(st.sampled_from(offered))
        for name in data.draw(st.permutations(self.names)):
            self.do(self.app.press(name, f"{what}:{id}:{self.kept[id].position.ply}"))

    @precondition(lambda self: any(kept.position.timing.paused for kept in self.running.values()))
    @rule(data=st.data())
    def resume(self, data: st.DataObject) -> None:
        id, kept = self.chosen(data, paused=True)
        self.do(self.app.press(self.anyone(data), f"resume:{id}:{kept.position.ply}"))

    @precondition(lambda self: self.running)
    @rule(data=st.data(), hours=st.sampled_from((1, 20, 100)))
    def give(self, data: st.DataObject, hours: int) -> None:
        id, _ = self.chosen(data)
        one, other = data.draw(st.permutations(self.names))[:2]
        self.given += 1
        self.do(self.app.type(one, f"/give @{other} {hours} hours #{id}"))

    @precondition(lambda self: self.running)
    @rule(data=st.data(), seed=st.integers(0, 99))
    def plan(self, data: st.DataObject, seed: int) -> None:
        id, kept = self.chosen(data)
        if waiting := sorted({*kept.people.items()} - {*kept.asked}):
            name, seat = data.draw(st.sampled_from(waiting))
            lines = "; ".join(coming(kept.match, kept.position, seat, Random(seed)))
            self.do(self.app.type(name, f"/plan {lines or 'done'} #{id}", f"@{name.lower()}"))

    @precondition(lambda self: any(kept.plans for kept in self.running.values()))
    @rule(data=st.data(), drops=st.booleans())
    def go_on_with_a_plan_or_drop_it(self, data: st.DataObject, drops: bool) -> None:
        id = data.draw(st.sampled_from([id for id, kept in self.running.items() if kept.plans]))
        kept = self.kept[id]
        owner = kept.match.seats[data.draw(st.sampled_from([plan.seat for plan in kept.plans]))].person
        assert owner
        self.do(self.app.press(owner.name, f"unplan:{id}" if drops else f"planned:{id}:{kept.position.ply}"))

    @precondition(lambda self: self.overdue)
    @rule(data=st.data(), choices=st.lists(st.sampled_from(("win", "wait", "computer")), min_size=2, max_size=2))
    def vote(self, data: st.DataObject, choices: list[str]) -> None:
        id, seat = data.draw(st.sampled_from(self.overdue))
        others = [name for name, other in self.kept[id].people.items() if other != seat]
        for name, choice in zip(data.draw(st.permutations(others)), choices, strict=False):
            self.given += 1
            self.do(self.app.press(name, f"vote:{id}:{seat}:{choice}"))

    @rule(data=st.data(), days=st.sampled_from((1, 3, 10)))
    def go_on_vacation_or_come_back(self, data: st.DataObject, days: int) -> None:
        name = self.anyone(data)
        self.given += 1
        away = any(seat.away for kept in self.running.values() for seat in kept.match.seats if seat.person)
        if away and data.draw(st.booleans()):
            self.do(self.app.press(name, "endvacation"))
        else:
            self.do(self.app.type(name, f"/vacation {days} days"))

    @precondition(lambda self: self.running)
    @rule(data=st.data(), way=st.sampled_from(("resigned", "resigned", "abort")))
    def resign(self, data: st.DataObject, way: str) -> None:
        id, _ = self.chosen(data)
        self.do(self.app.press(self.anyone(data), f"{way}:{id}"))

    @precondition(lambda self: any(seat.replaced for kept in self.running.values() for seat in kept.match.seats))
    @rule(data=st.data())
    def take_the_seat_back(self, data: st.DataObject) -> None:
        away = [
            (id, seat.replaced.name)
            for id, kept in self.running.items()
            for seat in kept.match.seats
            if seat.replaced is not None
        ]
        id, name = data.draw(st.sampled_from(away))
        self.do(self.app.press(name, f"return:{id}"))

    @precondition(lambda self: self.running)
    @rule(data=st.data())
    def mute(self, data: st.DataObject) -> None:
        id, _ = self.chosen(data)
        self.do(self.app.press(self.anyone(data), f"mute:{id}:on"))

    def anyone(self, data: st.DataObject) -> str:
        return data.draw(st.sampled_from(self.names))

    # What happens by itself

    @precondition(lambda self: self.running)
    @rule(seconds=st.sampled_from(TIMES))
    def time_passes(self, seconds: float) -> None:
        self.do(self.wait(seconds))

    async def wait(self, seconds: float) -> None:
        """Whatever is due for a match is done on time."""
        until = self.app.clock.now + seconds
        while (due := min((each.due for each in await self.timers()), default=until)) < until:
            self.app.clock.now = max(due, self.app.clock.now)
            await self.settle()
        self.app.clock.now = until

    @precondition(lambda self: self.running)
    @rule(data=st.data(), gap=st.sampled_from((1.0, 600.0, DAY, 10 * DAY)), acts=st.booleans())
    def restart(self, data: st.DataObject, gap: float, acts: bool) -> None:
        """Maybe right after an action, before anything that follows from it."""
        id, kept = self.chosen(data)
        self.given += 1
        if acts and kept.asked:
            self.runner.run(self.act(data, id, kept))
        self.runner.run(self.stack.aclose())
        self.do(self.open(self.app.clock.now + gap))

    @precondition(lambda self: self.running)
    @rule(gap=st.sampled_from((60.0, 6 * HOUR, 10 * DAY)))
    def platform_is_away(self, gap: float) -> None:
        self.given += 1
        self.do(self.lose_platform(gap))

    async def lose_platform(self, gap: float) -> None:
        watch, name = OutageWatch(self.app.context), self.platform.name
        await self.app.worker.disconnect(name)
        await watch.lost(name)
        await self.wait(gap)
        self.app.connect(self.platform)
        await watch.there(name)

    async def timers(self) -> list[Timer]:
        """All that are about a match."""
        found = await self.app.store.read(rows.due, 1e300, 10**6)
        return [each for each in found if each.about in self.kept]

    # What must hold

    @invariant()
    def log_replays_to_what_is_kept(self) -> None:
        for id, (match, position, replayed, _) in self.kept.items():
            assert [entry.ply for entry in replayed.log] == list(range(replayed.ply)), f"#{id} has gaps in its log"
            assert position == replayed, f"#{id} is remembered otherwise than its log says"
            ending = replayed.ending.kind if replayed.ending else None
            assert match.ending == ending, f"#{id} is kept as {match.ending}, but its log says {ending}"

    @invariant()
    def clocks_are_those_that_follow_from_the_log_and_absences(self) -> None:
        for id, (match, _, replayed, _) in self.running.items():
            away = self.runner.run(self.app.store.read(keeping.absences_of, match))
            found = clocks(match, replayed.timing, away)
            derived = [(clock.deadline, clock.bank_begins) for clock in found]
            kept = [(seat.deadline, seat.bank_begins) for seat in match.seats]
            assert kept == derived, f"the clocks of #{id} are kept otherwise than they follow from its log"
            first = min((deadline for deadline, _ in derived if deadline is not None), default=None)
            assert match.deadline == first, f"#{id} is sorted by another deadline than its first"

    @invariant()
    def each_running_match_has_one_timer_and_no_other_has_any(self) -> None:
        timers, now = self.runner.run(self.timers()), self.app.clock.now
        assert {each.about for each in timers} <= self.running.keys(), "a match that is over still has timers"
        for id, (match, _, replayed, _) in self.running.items():
            own = [each for each in timers if each.about == id]
            assert [each.kind for each in own] == [keeping.TIMER], f"#{id} has the timers {own}"
            assert own[0].due > now, f"something is due for #{id} and was not done"
            away = self.runner.run(self.app.store.read(keeping.absences_of, match))
            found = clocks(match, replayed.timing, away)
            following = [clock.next(seat.reminded) for seat, clock in zip(match.seats, found, strict=True)]
            homecomings = [seat.away for seat in match.seats]
            for moment in (*following, *homecomings):
                assert moment is None or own[0].due <= moment, f"something about #{id} is told too late"
                assert moment is None or moment > now, f"something about #{id} has not been told"

    @invariant()
    def outbox_shows_what_follows_from_the_database(self) -> None:
        shown = {place: Shown.of(screen) for place, screen in self.platform.shown.items()}
        missing, left = differences(shown, self.runner.run(self.wanted()))
        wrong = [*missing, *(f"left at {place[0]}: {shown[place].text}" for place in left)]
        assert not wrong, "\n".join(wrong)

    async def wanted(self) -> list[tuple[str, list[Shown]]]:
        return [each async for each in expected(self.app, self.platform.name)]

    @invariant()
    def nobody_is_called_twice_for_the_same_turn(self) -> None:
        sounds, self.heard = self.platform.sounds[self.heard :], len(self.platform.sounds)
        heard = Counter(
            (address, id, mention.account, screen.text.partition("!")[0].rpartition(", ")[2])
            for address, screen in sounds
            for id in self.kept
            if [button.token for row in screen.rows for button in row] == [f"hand:{id}"]
            for mention in screen.mentions
        )
        for call, count in heard.items():
            address, id, account, said = call
            turns = turns_of(self.kept[id], account)
            if "time" in said:
                # Who gets more of it is told again when that is over.
                turns += self.given
            assert count <= turns - self.calls.get(call, 0), f"{account} is called once too often at {address}: {said}"
            self.calls[call] = turns

    @invariant()
    def plans_are_those_of_people_still_playing(self) -> None:
        for id, (match, position, _, found) in self.kept.items():
            playing = {seat.number for seat in match.seats if seat.person} - position.left
            for plan in found:
                assert match.ended is None, f"something is left of a plan for #{id}, which is over"
                assert plan.seat in playing, f"there is a plan for seat {plan.seat} of #{id}, which nobody plays"
                assert plan.state != "due", f"a plan for #{id} was not played"
                assert bool(plan.lines) == (plan.state in ("ready", "asks")), f"#{id}: {plan}"
                assert plan.state != "ready" or position.actors != (plan.seat,), f"a plan for #{id} missed its turn"


class OfTwo(Correspondence):
    """Two play: whoever resigns or is given up has lost."""

    names = PEOPLE[:2]


@pytest.mark.parametrize("machine", [OfTwo, Correspondence])
@pytest.mark.parametrize(("examples", "steps"), [(15, 25), pytest.param(60, 40, marks=pytest.mark.long)])
def test_nothing_disagrees(machine: type[Correspondence], examples: int, steps: int) -> None:
    chosen = settings(max_examples=examples, stateful_step_count=steps)
    run_state_machine_as_test(machine, settings=chosen)

"""Clocks, compared with a clock that is wound step by step through the log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.absences import Absence, extend, measure, merged
from bot.model.clocks import IDLE_CLOCK, IDLE_NO_CLOCK, STAGES, Clock, abandoned, clocks
from bot.model.matches import Carried, Entry, Match, Seat
from bot.model.people import Person
from bot.model.position import Position, advance, replay, start
from core.record import RESIGN

TURN = 900.0
"""A turn's time at the pace of these tests."""
STEP = 90.0
"""All times in these tests are multiples of this."""
DAY = 86400.0
PLATFORMS = ("discord", "telegram", "discord", "telegram")


def person(seat: int) -> Person:
    name = ("Ann", "Bob", "Cid", "Dan")[seat]
    return Person(
        platform=PLATFORMS[seat],
        account=name.lower(),
        player=seat + 1,
        name=name,
        language="en",
        client="en",
        confirm=False,
        reachable=True,
        handle="",
    )


def a_match(game: str = "totemo", seats: int = 2, pace: str = "live", computers: Iterable[int] = ()) -> Match:
    taken = (
        Seat(each, None, "steady", taken=True) if each in computers else Seat(each, person(each), None, taken=True)
        for each in range(seats)
    )
    return Match(
        id="k3x9w2ab",
        game=game,
        version=1,
        options={},
        pace=pace,
        seed=b"cairn",
        challenger=0,
        rematch_of=None,
        host=0,
        expires=None,
        started=0.0,
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(taken),
        tables=(),
    )


def write(match: Match, position: Position, at: float, action: str, seat: int | None = None) -> Position:
    seat = position.actors[0] if seat is None else seat
    return advance(match, position, Entry(position.ply, seat, action, at))


def play(match: Match, position: Position, at: float, seat: int | None = None) -> Position:
    """One whole turn."""
    seat = position.actors[0] if seat is None else seat
    while seat in position.actors and not position.ending:
        before = position
        position = write(match, position, at, position.legal(seat)[0], seat)
        if position.stage != before.stage:
            break
    return position


def of(match: Match, position: Position, seat: int, *absences: Absence) -> Clock:
    return clocks(match, position.timing, absences)[seat]


# What the page says


def test_a_bank_starts_at_one_turns_time_and_is_used_when_a_turn_runs_over() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    clock = of(match, begun, first)
    assert (clock.bank, clock.bank_begins, clock.deadline, clock.reminder) == (TURN, TURN, 2 * TURN, 0.8 * TURN)
    late = of(match, play(match, begun, 1.5 * TURN), first)
    assert (late.bank, late.deadline) == (0.5 * TURN, None)


def test_a_bank_grows_by_a_tenth_with_each_turn_made_in_time_to_two_turns_at_most() -> None:
    match = a_match()
    position = start(match)
    banks = []
    for turn in range(24):
        position = play(match, position, turn * TURN)
        banks.append(of(match, position, turn % 2 if start(match).actors[0] == 0 else 1 - turn % 2).bank)
    own = banks[::2]
    assert own[0] == TURN + STEP
    assert all(one <= other for one, other in pairwise(own))
    assert max(own) <= 2 * TURN
    assert own[-1] == 2 * TURN


def test_both_have_their_own_clock_while_two_act_at_once() -> None:
    match = a_match("heave-ho")
    position = start(match)
    while len(position.actors) < 2:
        position = write(match, position, 0.0, position.legal(position.actors[0])[0])
    assert {of(match, position, seat).deadline for seat in (0, 1)} == {2 * TURN}
    after = play(match, position, STEP, seat=0)
    assert after.actors == (1,)
    assert of(match, after, 0).deadline is None
    assert of(match, after, 1).deadline == 2 * TURN


def test_an_unknown_pace_is_an_error_and_never_no_clock() -> None:
    match = a_match(pace="tomorrow")
    with pytest.raises(KeyError):
        clocks(match, start(match).timing)


@pytest.mark.parametrize("match", [a_match(pace="unlimited"), a_match(computers=[0]), a_match(computers=[1])])
def test_without_a_pace_or_without_anyone_who_waits_no_clock_runs(match: Match) -> None:
    position = play(match, play(match, start(match), STEP), 2 * STEP)
    assert [(clock.runs, clock.deadline) for clock in clocks(match, position.timing)] == [(False, None)] * 2


def test_after_a_free_undo_the_time_since_is_charged_to_the_one_who_undid() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    moved = play(match, begun, 2 * STEP)
    undone = write(match, moved, 5 * STEP, "/undo 0", first)
    assert undone.actors == (first,)
    assert of(match, undone, first) == of(match, begun, first)
    assert of(match, undone, 1 - first).bank == TURN


def test_play_and_undo_again_and_again_renews_no_time() -> None:
    match = a_match()
    position = start(match)
    first = position.actors[0]
    for moment in range(1, 8):
        ply = position.ply
        position = play(match, position, 2 * moment * STEP)
        position = write(match, position, (2 * moment + 1) * STEP, f"/undo {ply}", first)
    assert of(match, position, first).deadline == 2 * TURN


def test_after_an_agreed_undo_the_time_since_is_charged_to_nobody() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    moved = play(match, begun, 2 * STEP)
    asked = write(match, moved, 3 * STEP, "/offer undo", first)
    undone = write(match, asked, 5 * STEP, "/undo 0", 1 - first)
    assert of(match, undone, first).later(5 * STEP).used == 2 * STEP
    assert of(match, undone, first).deadline == 2 * TURN + 3 * STEP
    assert of(match, undone, 1 - first).bank == TURN


def test_an_undo_does_not_take_given_time_back() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    given = write(match, play(match, begun, STEP), STEP, f"/give {first} 3600", 1 - first)
    assert of(match, write(match, given, STEP, "/undo 0", first), first).bank == TURN + 3600


def test_given_time_is_not_capped_and_then_the_bank_does_not_grow() -> None:
    match = a_match()
    position = write(match, start(match), 0.0, "/give 0 10000", 1)
    position = write(match, position, 0.0, "/give 1 10000", 0)
    for turn in range(4):
        position = play(match, position, turn * STEP)
    assert [clock.bank for clock in clocks(match, position.timing)] == [TURN + 10000] * 2


def test_a_player_who_is_late_and_gets_time_has_that_much_from_then_on() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    given = write(match, begun, 5 * TURN, f"/give {first} 3600", 1 - first)
    assert of(match, given, first).deadline == 5 * TURN + 3600


def test_waiting_gives_one_more_day_for_this_turn_alone() -> None:
    match = a_match()
    position = start(match)
    first = position.actors[0]
    for moment in (5 * TURN, 5 * TURN + 2 * DAY):
        position = write(match, position, moment, f"/wait {first}", 1 - first)
        assert of(match, position, first).deadline == moment + DAY
    assert of(match, play(match, position, 6 * TURN + 2 * DAY), first).bank == 0.0


def test_a_pause_stops_all_clocks_until_someone_goes_on_or_plays() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    paused = write(match, begun, STEP, "/pause", 1 - first)
    assert of(match, paused, first).deadline is None
    resumed = write(match, paused, DAY, "/resume", first)
    assert of(match, resumed, first).deadline == DAY + 2 * TURN - STEP
    played = play(match, paused, DAY)
    assert not played.timing.paused
    assert of(match, played, 1 - first).deadline == DAY + 2 * TURN


def test_nobody_is_charged_while_on_vacation_or_while_the_bot_or_their_platform_is_away() -> None:
    match = a_match()
    begun = start(match)
    first = begun.actors[0]
    other = person(1 - first)
    for absence in (
        Absence(STEP, DAY, player=person(first).player),
        Absence(STEP, DAY, platform=person(first).platform),
        Absence(STEP, DAY),
    ):
        assert of(match, begun, first, absence).deadline == DAY + 2 * TURN - STEP
    for absence in (Absence(STEP, DAY, player=other.player), Absence(STEP, DAY, platform=other.platform)):
        assert of(match, begun, first, absence).deadline == 2 * TURN


def test_the_computer_has_no_clock_and_who_takes_the_seat_back_has_time_for_a_turn() -> None:
    match = a_match(seats=3)
    begun = start(match)
    first, second = begun.actors[0], (begun.actors[0] + 1) % 3
    replaced = write(match, begun, 5 * TURN, f"/computer {first}", second)
    assert of(match, replaced, first).deadline is None
    returned = write(match, replaced, DAY, "/return", first)
    assert of(match, returned, first).deadline == DAY + TURN


def test_running_matches_keep_their_deadline_and_start_with_a_bank_of_one_turns_time() -> None:
    match = a_match()
    begun = play(match, start(match), 7 * STEP)
    asked = begun.actors[0]
    offered = write(match, begun, 9 * STEP, "/offer undo", 1 - asked)
    for until in (20 * STEP, 8 * STEP):
        carried = replace(match, carried=Carried(offered.ply, until))
        clock = of(carried, offered, asked)
        assert (clock.bank_begins, clock.deadline) == (until, until + TURN)
        after = play(carried, offered, 12 * STEP)
        assert of(carried, after, asked).bank == (TURN + STEP if until > 12 * STEP else TURN - 4 * STEP)
        assert of(carried, after, 1 - asked).bank == TURN


def test_a_match_is_abandoned_some_time_after_the_last_chance_to_act() -> None:
    match = a_match()
    found = clocks(match, start(match).timing)
    assert abandoned(0.0, found) == 2 * TURN + IDLE_CLOCK
    assert abandoned(0.0, found, [Absence(DAY, 11 * DAY)]) == 2 * TURN + IDLE_CLOCK + 10 * DAY
    alone = a_match(computers=[1])
    assert abandoned(7.0, clocks(alone, start(alone).timing)) == 7.0 + IDLE_NO_CLOCK


def test_how_far_a_turn_has_come() -> None:
    match = a_match()
    begun = start(match)
    clock = of(match, begun, begun.actors[0])
    moments = [0.0, 0.8 * TURN - 1, 0.8 * TURN, TURN - 1, TURN, 2 * TURN - 1, 2 * TURN, DAY]
    assert [clock.stage(moment) for moment in moments] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [clock.next(stage) for stage in range(len(STAGES))] == [0.8 * TURN, TURN, 2 * TURN, None]
    assert [clock.left(moment) for moment in (0.0, TURN, 3 * TURN)] == [2 * TURN, TURN, 0.0]


# Step by step


@dataclass
class Naive:
    """A clock that is wound by one step at a time."""

    bank: float = TURN
    used: float = 0.0
    grace: float = 0.0
    asked: bool = False
    ticking: bool = False

    @property
    def left(self) -> float:
        return max(TURN - self.used, 0.0) + self.grace + self.bank

    def tick(self) -> None:
        self.used += STEP
        if self.used > TURN:
            if self.grace:
                self.grace -= STEP
            else:
                self.bank = max(self.bank - STEP, 0.0)


@dataclass
class World:
    """What a log says about clocks, told in the obvious way."""

    match: Match
    log: Sequence[Entry]
    absences: Sequence[Absence]
    now: float
    found: list[Naive] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.done: list[Entry] = []
        """What was not taken back in the end."""
        self.frozen: list[tuple[float, float]] = []
        played: list[Entry] = []
        for entry in self.log:
            if entry.action.startswith("/undo"):
                ply = int(entry.action.split()[1])
                undone = next(each for each in played if each.ply == ply)
                if undone.seat != entry.seat:
                    self.frozen.append((undone.at, entry.at))
                played = [each for each in played if each.ply < ply]
            elif entry.action == RESIGN or not entry.action.startswith("/"):
                played.append(entry)
        self.done = played
        self.found = [Naive() for _ in self.match.seats]
        self.position = start(self.match)
        self.paused = False
        self.out: set[int] = set()
        for seat in self.position.actors:
            self.found[seat].asked = True
        waiting, time = list(self.log), 0.0
        while True:
            while waiting and waiting[0].at <= time:
                self.write(waiting.pop(0))
            self.decide(time)
            if time == self.now:
                break
            self.tick(time)
            time += STEP

    def write(self, entry: Entry) -> None:
        match entry.action.split():
            case ["/give", seat, seconds]:
                self.found[int(seat)].bank += float(seconds)
            case ["/wait", seat]:
                late = self.found[int(seat)]
                if late.asked:
                    late.grace += max(DAY - late.left, 0.0)
            case ["/pause"]:
                self.paused = True
            case ["/resume"]:
                self.paused = False
            case ["/computer", seat]:
                self.out.add(int(seat))
            case ["/return"]:
                self.out.discard(entry.seat)
                self.found[entry.seat].used = self.found[entry.seat].grace = 0.0
            case _:
                if entry.action == RESIGN or not entry.action.startswith("/"):
                    self.paused = False
                if entry in self.done:
                    self.play(entry)

    def play(self, entry: Entry) -> None:
        before, self.position = self.position, advance(self.match, self.position, entry)
        anew = before.stage != self.position.stage
        for seat, clock in enumerate(self.found):
            was, asked = seat in before.actors, seat in self.position.actors
            if was and (anew or not asked):
                self.decide(entry.at, seat)
                if clock.ticking and clock.used <= TURN and clock.bank < 2 * TURN:
                    clock.bank = min(clock.bank + TURN / 10, 2 * TURN)
                clock.asked, clock.used, clock.grace = False, 0.0, 0.0
        for seat, clock in enumerate(self.found):
            if seat in self.position.actors and (anew or seat not in before.actors):
                clock.asked, clock.used, clock.grace = True, 0.0, 0.0

    def decide(self, time: float, only: int | None = None) -> None:
        """Which clocks tick, apart from absences."""
        left = {entry.seat for entry in self.done if entry.action == RESIGN and entry in self.position.done}
        if only is not None:
            # Those who act are still there.
            left -= {only}
        playing = {seat for seat in range(len(self.found)) if seat not in self.out | left}
        for seat, clock in enumerate(self.found):
            clock.ticking = clock.asked and seat in playing and len(playing) > 1 and not self.paused

    def tick(self, time: float) -> None:
        for seat, clock in enumerate(self.found):
            away = any(
                each.start <= time < each.end
                for each in self.absences
                if each.player == seat + 1 or (each.player is None and each.platform in ("", PLATFORMS[seat]))
            )
            if clock.ticking and not away and not any(begin <= time < end for begin, end in self.frozen):
                clock.tick()


LINES = ["play"] * 6 + ["undo"] * 2 + ["give", "wait", "pause", "resume", "computer", "return", "resign"]


@st.composite
def courses(draw: st.DrawFn) -> tuple[Match, list[Entry], list[Absence], float]:
    """A match, a log with anything in it that clocks depend on, absences, and a moment after all of that."""
    match = a_match(*draw(st.sampled_from([("totemo", 2), ("totemo", 3), ("heave-ho", 2), ("schotten-totten-2", 2)])))
    steps = st.integers(0, 12)
    log: list[Entry] = []
    position, time = start(match), 0.0

    def add(seat: int, action: str) -> None:
        nonlocal position
        entry = Entry(position.ply, seat, action, time)
        position = advance(match, position, entry)
        log.append(entry)

    seats = range(len(match.seats))
    for _ in range(draw(st.integers(0, 25))):
        time += STEP * draw(steps)
        if position.ending:
            break
        anyone = draw(st.sampled_from(seats))
        match draw(st.sampled_from(LINES)):
            case "play":
                seat = draw(st.sampled_from(position.actors))
                add(seat, draw(st.sampled_from(position.legal(seat))))
            case "undo" if position.done and RESIGN not in {entry.action for entry in position.done[-2:]}:
                undone = draw(st.sampled_from(position.done[-2:]))
                add(anyone, f"/undo {undone.ply}")
            case "give":
                add(anyone, f"/give {draw(st.sampled_from(seats))} {int(STEP) * draw(st.integers(1, 30))}")
            case "wait":
                add(anyone, f"/wait {draw(st.sampled_from(seats))}")
            case "pause" if not position.timing.paused:
                add(anyone, "/pause")
            case "resume" if position.timing.paused:
                add(anyone, "/resume")
            case "computer" if anyone not in position.timing.replaced:
                add((anyone + 1) % len(seats), f"/computer {anyone}")
            case "return" if anyone in position.timing.replaced:
                add(anyone, "/return")
            case "resign" if len(seats) > 2 and anyone not in position.left:
                add(anyone, RESIGN)
    moments = st.integers(0, 80)
    absences = [
        Absence(STEP * begin, STEP * (begin + length), *whose)
        for begin, length, whose in draw(
            st.lists(
                st.tuples(
                    moments, steps, st.sampled_from([(None, ""), (None, "discord"), (1, ""), (2, ""), (None, "web")])
                ),
                max_size=4,
            )
        )
    ]
    return match, log, absences, time + STEP * draw(steps)


@given(courses())
def test_clocks_agree_with_those_that_are_wound_step_by_step(
    course: tuple[Match, list[Entry], list[Absence], float],
) -> None:
    match, log, absences, now = course
    position = replay(match, log)
    wound = World(match, log, absences, now)
    for clock, naive in zip(clocks(match, position.timing, absences), wound.found, strict=True):
        there = clock.later(now)
        assert (there.bank, there.used if there.asked else 0.0, there.grace, there.asked, there.runs) == (
            naive.bank,
            naive.used,
            naive.grace,
            naive.asked,
            naive.ticking,
        )


@given(courses())
def test_a_deadline_is_the_moment_at_which_nothing_is_left(
    course: tuple[Match, list[Entry], list[Absence], float],
) -> None:
    match, log, absences, now = course
    position = replay(match, log)
    for seat, clock in enumerate(clocks(match, position.timing, absences)):
        if clock.deadline is None or clock.deadline > now + 2 * DAY:
            continue
        assert World(match, log, absences, max(now, clock.deadline)).found[seat].left == 0.0
        if clock.deadline > now:
            assert World(match, log, absences, clock.deadline - STEP).found[seat].left > 0.0
            assert clock.reminder is not None
            assert clock.bank_begins is not None
            assert clock.reminder <= clock.bank_begins <= clock.deadline


@given(courses(), st.sets(st.integers(0, 2)))
def test_a_seat_that_the_computer_has_taken_stays_in_the_account(
    course: tuple[Match, list[Entry], list[Absence], float], others: set[int]
) -> None:
    """What the match says of its seats changes with the log; who was there before does not."""
    match, log, _, now = course
    position = replay(match, log)
    seats = tuple(
        replace(seat, person=None, computer="steady") if seat.number in position.timing.replaced else seat
        for seat in match.seats
    )
    for seat, (one, other) in enumerate(
        zip(clocks(match, position.timing), clocks(replace(match, seats=seats), position.timing), strict=True)
    ):
        assert one.later(now) == other.later(now), seat


# Intervals

moments = st.integers(0, 30).map(float)
intervals = st.lists(st.tuples(moments, moments), max_size=6)


@given(intervals)
def test_merged_intervals_cover_the_same_time(given_: list[tuple[float, float]]) -> None:
    found = merged(given_)
    assert all(one[1] < other[0] for one, other in pairwise(found))
    for moment in range(31):
        assert any(a <= moment < b for a, b in found) == any(a <= moment < b for a, b in given_)


@given(intervals, moments, moments)
def test_seconds_are_measured_one_by_one(given_: list[tuple[float, float]], start: float, end: float) -> None:
    found = merged(given_)
    counted = sum(not any(a <= second < b for a, b in found) for second in range(int(start), int(end)))
    assert measure(start, end, found) == counted


@given(intervals, moments, st.integers(0, 30).map(float))
def test_an_extension_ends_when_so_many_seconds_have_passed(
    given_: list[tuple[float, float]], start: float, seconds: float
) -> None:
    found = merged(given_)
    end = extend(start, seconds, found)
    assert measure(start, end, found) == seconds
    assert seconds == 0 or measure(start, end - 0.5, found) < seconds

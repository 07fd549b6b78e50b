"""How long people may take: the clock of a seat.

A pace gives time for each turn. What a turn overruns is taken from the seat's **bank**; when that is empty, too, the
seat is late. Clocks follow from the log of a match (as a `Timing`, which a position carries), from what the match
brought along, and from absences: from nothing else. So what the database keeps of them is only a copy.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from bot.model.absences import Absence, Interval, downtime, extend, measure, merged
from bot.model.matches import Carried, Match, Seat

PACES: Mapping[str, int | None] = {
    "three-days": 3 * 86400,
    "day": 86400,
    "week": 7 * 86400,
    "live": 15 * 60,
    "unlimited": None,
}
"""How long a person may take for a turn, in seconds; the default first."""
GROWTH = 0.1
"""What a turn made in time adds to the bank, in turns' time."""
MOST = 2
"""How far the bank grows, in turns' time; gifts can make it larger."""
WAIT = 86400.0
"""How long a player who is late may be waited for, in seconds, each time."""
REMINDED = 0.8
"""How much of the turn's time is gone when its player is reminded."""
STAGES = ("", "turn-80", "bank", "empty")
"""How far a turn has come: nothing to say, most of its time is gone, it uses the bank, or its player is late."""
IDLE_CLOCK = 14 * 86400.0
"""How long after the last chance to act a match in which nobody acts is abandoned, in seconds."""
IDLE_NO_CLOCK = 180 * 86400.0
"""The same where no clock runs, after the last line of the log."""


MarkKind = Literal["begin", "end", "leave", "give", "wait", "pause", "resume", "computer", "return"]
"""What happens to a seat: its turn begins or ends, its player leaves the game, its bank or its turn gets more time, the
computer takes it or gives it back. A pause is for all seats."""


class Mark(NamedTuple):
    """Something in the log that clocks depend on."""

    at: float
    ply: int
    kind: MarkKind
    seat: int = -1
    seconds: float = 0.0


_OF_THE_GAME = ("begin", "end", "leave")
"""What an undo takes back. Given time stays, and so do the computer and pauses."""


@dataclass(frozen=True, slots=True)
class Timing:
    """What clocks depend on in a log, in order."""

    marks: tuple[Mark, ...] = ()
    stops: tuple[Interval, ...] = ()
    """Times that are charged to nobody, because all players agreed to take back what happened in them."""
    paused: bool = False
    replaced: frozenset[int] = frozenset()
    """The seats that the computer has taken from people who have not come back."""
    _wound: "dict[_Basis, tuple[int, _Table]]" = field(default_factory=dict, repr=False, compare=False)
    """How far clocks have been wound, and how they stood then: the clocks after another line go on from there."""

    def marked(self, *marks: Mark) -> "Timing":
        paused, replaced = self.paused, self.replaced
        for mark in marks:
            match mark.kind:
                case "pause" | "resume":
                    paused = mark.kind == "pause"
                case "computer":
                    replaced |= {mark.seat}
                case "return":
                    replaced -= {mark.seat}
        return Timing((*self.marks, *marks), self.stops, paused, replaced, {**self._wound}) if marks else self

    def undone(self, ply: int, stop: Interval | None) -> "Timing":
        """As if nothing in the game had happened from that ply on. A player who undoes freely is charged for the time
        since; if the others have agreed, it is a stop."""
        marks = tuple(mark for mark in self.marks if mark.ply < ply or mark.kind not in _OF_THE_GAME)
        return Timing(marks, merged((*self.stops, stop)) if stop else self.stops, self.paused, self.replaced)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a seat, as it is at one moment and as it goes on if nothing else happens."""

    seat: int
    allowance: float
    """The time for a turn; 0 if the pace has no clocks."""
    bank: float
    since: float
    """The moment."""
    used: float = 0.0
    """The time that the turn has taken."""
    grace: float = 0.0
    """What the others have given for this turn alone, by waiting. It is used before the bank."""
    asked: bool = False
    """Whether it is the seat's turn."""
    runs: bool = False
    """Whether time passes for it: its player is asked and keeps someone else waiting, and there is no pause. It stands
    still when the player is away."""
    away: tuple[Interval, ...] = ()
    """When it stands still."""
    empty: float | None = None
    """When the bank was used up, if it was."""

    def later(self, moment: float) -> "Clock":
        """The clock at a later moment."""
        if not self.runs or moment <= self.since:
            return replace(self, since=max(moment, self.since))
        used = self.used + measure(self.since, moment, self.away)
        over = max(used - self.allowance, 0.0) - max(self.used - self.allowance, 0.0)
        grace = max(self.grace - over, 0.0)
        over -= self.grace - grace
        found = replace(self, since=moment, used=used, grace=grace, bank=max(self.bank - over, 0.0))
        return replace(found, empty=self.deadline) if not found._left else found

    def begin(self) -> "Clock":
        return replace(self, used=0.0, grace=0.0, asked=True)

    def end(self) -> "Clock":
        """A turn made in time lets the bank grow."""
        grown = min(self.bank + GROWTH * self.allowance, MOST * self.allowance)
        bank = max(self.bank, grown) if self.runs and self.used <= self.allowance else self.bank
        return replace(self, used=0.0, grace=0.0, asked=False, bank=bank)

    def wait(self) -> "Clock":
        """Its player has one more day."""
        return replace(self, grace=self.grace + max(WAIT - self._left, 0.0)) if self.asked else self

    @property
    def deadline(self) -> float | None:
        """When the bank is empty, and the player late; None if the clock does not run."""
        if self.runs and not self._left and self.empty is not None:
            return self.empty
        return self._when(self._left)

    @property
    def bank_begins(self) -> float | None:
        """When the turn's time is over; None if the clock does not run. If that is past, any time since then."""
        return self._when(max(self.allowance - self.used, 0.0))

    @property
    def reminder(self) -> float | None:
        """When most of the turn's time is gone; None if the clock does not run. If that is past, any time since."""
        return self._when(max(REMINDED * self.allowance - self.used, 0.0))

    def left(self, now: float) -> float:
        """The seconds that the player may still take for this turn."""
        return self.later(now)._left

    def stage(self, now: float) -> int:
        """How far the turn has come, as an index of `STAGES`."""
        moments = (self.reminder, self.bank_begins, self.deadline)
        if self.runs:
            return sum(moment is not None and moment <= now for moment in moments)
        # It stands still, for example in a pause.
        reached = (self.used >= REMINDED * self.allowance, self.used >= self.allowance, not self._left)
        return sum(reached) if self.asked and self.allowance else 0

    def next(self, stage: int) -> float | None:
        """When a later stage than this one begins, or has begun."""
        return ((self.reminder, self.bank_begins, self.deadline)[stage]) if stage < len(STAGES) - 1 else None

    @property
    def _left(self) -> float:
        return max(self.allowance - self.used, 0.0) + self.grace + self.bank

    def _when(self, seconds: float) -> float | None:
        return extend(self.since, seconds, self.away) if self.runs else None


def clocks(match: Match, timing: Timing, absences: Iterable[Absence] = ()) -> tuple[Clock, ...]:
    """The clocks of a match that has begun, one for each seat. Raises KeyError if its pace is unknown."""
    allowance, absences, started = PACES[match.pace] or 0.0, tuple(absences), match.started or 0.0
    away = tuple(_away(seat, timing, absences) for seat in match.seats)
    people = {seat.number for seat in match.seats if seat.person or seat.is_former}
    people |= {mark.seat for mark in timing.marks if mark.kind == "computer"}
    basis = _Basis(started, allowance, frozenset(people) if allowance else frozenset(), away, match.carried)
    return _wind(basis, timing).clocks


def _wind(basis: "_Basis", timing: Timing) -> "_Table":
    """How clocks stand after all marks."""
    done, table = timing._wound.get(basis, (0, _Table.of(basis)))
    carried = basis.carried
    for mark in timing.marks[done:]:
        if carried and not table.is_carried and mark.ply >= carried.ply:
            table = table.carried_over(carried.until)
        table = table.after(mark)
    timing._wound.clear()
    timing._wound[basis] = len(timing.marks), table
    return table.carried_over(carried.until) if carried and not table.is_carried else table


def abandoned(last: float, found: Iterable[Clock], absences: Iterable[Absence] = ()) -> float:
    """When a match with these clocks is abandoned if nobody acts any more; the last line of its log was written at
    `last`. While the bot is away, nobody can act."""
    down = downtime(absences)
    deadlines = [clock.deadline for clock in found if clock.deadline is not None]
    return extend(max(*deadlines, last), IDLE_CLOCK, down) if deadlines else extend(last, IDLE_NO_CLOCK, down)


def _away(seat: Seat, timing: Timing, absences: Iterable[Absence]) -> tuple[Interval, ...]:
    """When the clock of a seat stands still."""
    own = ((each.start, each.end) for each in absences if seat.person and each.concerns(seat.person))
    return merged((*timing.stops, *own))


class _Basis(NamedTuple):
    """What clocks depend on besides marks."""

    started: float
    allowance: float
    people: frozenset[int]
    """The seats of people, with those that the computer has taken. Nobody's, if the pace has no clocks."""
    away: tuple[tuple[Interval, ...], ...]
    """When the clock of each seat stands still."""
    carried: Carried | None


@dataclass(frozen=True, slots=True)
class _Table:
    """The clocks of a match at one moment, and what decides which of them run."""

    clocks: tuple[Clock, ...]
    people: frozenset[int]
    gone: frozenset[int] = frozenset()
    """The seats whose players have resigned."""
    replaced: frozenset[int] = frozenset()
    paused: bool = False
    is_carried: bool = False
    """Whether a match that began before there were banks has got them."""

    @classmethod
    def of(cls, basis: _Basis) -> "_Table":
        """At the start."""
        time, start = basis.allowance, basis.started
        return cls(
            tuple(Clock(seat, time, time, start, away=away) for seat, away in enumerate(basis.away)), basis.people
        )

    def after(self, mark: Mark) -> "_Table":
        found = [clock.later(mark.at) for clock in self.clocks]
        gone, replaced, paused, seat = self.gone, self.replaced, self.paused, mark.seat
        match mark.kind:
            case "begin":
                found[seat] = found[seat].begin()
            case "end":
                found[seat] = found[seat].end()
            case "leave":
                gone |= {seat}
            case "give":
                found[seat] = replace(found[seat], bank=found[seat].bank + mark.seconds)
            case "wait":
                found[seat] = found[seat].wait()
            case "pause" | "resume":
                paused = mark.kind == "pause"
            case "computer":
                replaced |= {seat}
            case "return":
                replaced -= {seat}
                found[seat] = replace(found[seat], used=0.0, grace=0.0)
        return _Table(tuple(found), self.people, gone, replaced, paused, self.is_carried)._running()

    def carried_over(self, until: float | None) -> "_Table":
        """As a match goes on that began before there were banks: until then, its players have time for their turns."""
        found = [replace(clock, used=0.0, grace=0.0, bank=clock.allowance) for clock in self.clocks]
        if until is not None:
            found = [replace(clock, since=until - clock.allowance) if clock.asked else clock for clock in found]
        return replace(self, clocks=tuple(found), is_carried=True)

    def _running(self) -> "_Table":
        playing = self.people - self.gone - self.replaced
        here = playing if len(playing) > 1 and not self.paused else frozenset()
        return replace(
            self, clocks=tuple(replace(clock, runs=clock.asked and clock.seat in here) for clock in self.clocks)
        )

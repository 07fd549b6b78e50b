"""Where a match stands: the replay of its log. Who sits where, whose side is shown, and when time is up follow from it.

A line of the log is an action in the game's notation or, with a slash, something outside the rules. So these too are
protected by the lock of the ply, survive a restart, and need no storage of their own:

- `/offer undo`, `/offer draw`, `/offer pause`; `/agree` while others still have to, `/decline`; when all have agreed,
  `/undo 12` (everything from ply 12 on), `/draw`, `/pause`. An undo that needs no agreement is that line at once.
- `/resume` ends a pause, and so does any action of the game. `/give 1 3600` gives time to a seat.
- `/wait 1` gives a seat that is late one more day, `/computer 1` gives it to the computer, `/timeout 1` gives it up.
  `/vote wait 1` (or `win`, `computer`) is a vote about that. Without seats, as older logs have them, `/computer` and
  `/timeout` mean those who were asked. With `/return`, a player takes the seat back from the computer.
- `/resign`, `/abort`, `/abandon` (nobody has acted for a long time), `/close` (by those who manage a place that shows
  the match). The seat of these last two means nothing.

With two players, the one who resigns or is late loses, and the match is over. With more, the others play on: leaving is
an action of the game.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import takewhile
from typing import Any, Literal, NamedTuple

from bot.model.clocks import Mark, MarkKind, Timing
from bot.model.matches import Entry, Match, Seat
from core import games, record
from core.game import Event, Game, Outcome, View
from core.record import RESIGN

_BEFORE = ("sort", "stop", "rest", "redraw")
"""Phases before the first turn of a round."""
_UNDECIDED: Mapping[str, Literal["aborted", "closed", "abandoned"]] = {
    "/abort": "aborted",
    "/close": "closed",
    "/abandon": "abandoned",
}
"""Lines that end a match without a result."""
_BETWEEN = (
    *("/offer", "/agree", "/decline", "/pause", "/resume", "/give"),
    *("/wait", "/vote", "/computer", "/return"),
)
"""Lines that change nothing in the game."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat proposes to the others. It lapses with the next action."""

    kind: Literal["undo", "draw", "pause"]
    seat: int
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed so far."""


Choice = Literal["win", "wait", "computer"]
"""What can become of a player who is late: the seat is given up, they get more time, or the computer plays for them."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What one seat wants to happen about a seat that is late."""

    by: int
    choice: Choice
    seat: int
    at: float
    first: float
    """When they first voted about this."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: by the rules ("over"), or by what its players did or failed to do."""

    kind: Literal["over", "resigned", "draw", "aborted", "closed", "abandoned", "timeout"]
    outcome: Outcome
    loser: int | None = None
    """The seat that resigned, or whose time ran out."""


class Turn(NamedTuple):
    """What happened in a turn."""

    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A match after some lines of its log."""

    game: Game[Any, Any]
    state: Any
    log: tuple[Entry, ...] = ()
    done: tuple[Entry, ...] = ()
    """The game's actions, without those taken back."""
    turns: tuple[Turn, ...] = ()
    """The latest turns, one for each player other than the one to act."""
    earlier: tuple[Turn, ...] = ()
    """The turn before these, for its opponent whose plan has answered it."""
    free: bool = False
    """Whether the last action revealed nothing, so that it may be taken back without asking."""
    offer: Offer | None = None
    votes: tuple[Vote, ...] = ()
    """Until the player that they are about acts, or they are decided."""
    ending: Ending | None = None
    timing: Timing = field(default_factory=Timing)
    """What the clocks of the seats depend on."""
    _views: dict[int | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The views that were asked for: a press needs each of them several times."""

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def told(self) -> tuple[Event, ...]:
        """What happened in the latest turns."""
        return tuple(event for turn in self.turns for event in turn.events)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.ending else self.game.actors(self.state)

    @property
    def stage(self) -> tuple[int, bool]:
        """The round, and whether its first turn is still to come. When either changes, a new turn begins."""
        view = self.view(None)
        return getattr(view, "round", 0), getattr(view, "phase", "") in _BEFORE

    def view(self, seat: int | None) -> View:
        if seat not in self._views:
            view = self.game.view(self.state, seat)
            if self.ending and self.ending.kind != "over":
                view = view.ended(self.ending.outcome)
            self._views[seat] = view
        return self._views[seat]

    def legal(self, seat: int) -> list[str]:
        """The legal actions, in notation."""
        return [] if self.ending else [self.game.format(action) for action in self.game.legal(self.state, seat)]

    def has_offered(self, kind: Literal["undo", "draw", "pause"], seat: int) -> bool:
        """Whether this seat has offered it since the last action of the game. Another undo may follow an undo."""
        between = {
            "undo": _BETWEEN,
            "draw": (*_BETWEEN, "/undo"),
            # What has been agreed may be offered again.
            "pause": (*(each for each in _BETWEEN if each != "/pause"), "/undo"),
        }[kind]
        told = takewhile(lambda entry: entry.action.startswith(between), reversed(self.log))
        return any((entry.seat, entry.action) == (seat, f"/offer {kind}") for entry in told)

    def is_fresh(self, ply: int, seat: int) -> bool:
        """Whether what this seat saw at that ply is still valid: it has not acted since, and nothing was undone."""
        later = self.log[ply:]
        return ply <= self.ply and not any(
            entry.action.startswith("/undo") or (entry.seat == seat and not entry.action.startswith("/"))
            for entry in later
        )

    def has_played(self, action: str, seat: int, ply: int) -> bool:
        """Whether this is what the seat did next after that ply, and it was not taken back."""
        acted = (entry for entry in self.log[ply:] if entry.seat == seat and not entry.action.startswith("/"))
        first = next(acted, None)
        return first is not None and first.action == action and first in self.done

    def last_of(self, seat: int) -> Entry | None:
        """The seat's last action that was not taken back, unless someone has resigned since."""
        since = takewhile(lambda entry: entry.action != RESIGN, reversed(self.done))
        return next((entry for entry in since if entry.seat == seat), None)

    @property
    def left(self) -> frozenset[int]:
        """The seats whose players have resigned while the others play on."""
        return frozenset(entry.seat for entry in self.done if entry.action == RESIGN)


def seat_of(match: Match, player: int) -> int | None:
    """The seat this player has taken."""
    taken = (seat for seat in match.seats if seat.taken and seat.person and seat.person.player == player)
    return next((seat.number for seat in taken), None)


def replaced_seat(match: Match, player: int) -> int | None:
    """The seat that the computer has taken from this player."""
    taken = (seat for seat in match.seats if seat.replaced and seat.replaced.player == player)
    return next((seat.number for seat in taken), None)


def players(match: Match, position: Position) -> list[Seat]:
    """The seats of the people still playing: neither resigned nor replaced by the computer."""
    return [seat for seat in match.seats if seat.person and seat.number not in position.left]


def can_abort(match: Match, position: Position) -> bool:
    """Whether somebody has not moved yet: until then, nobody loses by ending the match."""
    return {entry.seat for entry in position.done} != {seat.number for seat in match.seats}


def next_seat(match: Match, position: Position) -> Seat | None:
    """With three or more at the table: the person who comes next, after the only one who is to act. Computers do not
    count, because they act at once."""
    if len(match.seats) < 3 or len(position.actors) != 1:
        return None
    playing = {seat.number: seat for seat in players(match, position)}
    following = ((position.actors[0] + steps) % len(match.seats) for steps in range(1, len(match.seats)))
    return next((playing[seat] for seat in following if seat in playing), None)


def side(match: Match, position: Position, platform: str, address: str) -> int:
    """The seat from whose side this place sees the match, so that a table does not turn round without a reason.

    In a private chat it is the owner's. Elsewhere it is the seat of the only person who plays on this platform; with
    several, that of the first challenger, or of the next one in seat order, which rematches keep. If nobody plays on
    this platform, all players count.
    """
    if owner := match.seat_at(platform, address):
        return owner.number
    playing = players(match, position)
    here = [seat for seat in playing if seat.person and seat.person.platform == platform] or playing
    from_host = (seat.number - match.host for seat in here)
    return (match.host + min((steps % len(match.seats) for steps in from_host), default=0)) % len(match.seats)


def concerned_seats(match: Match, before: Position, after: Position) -> tuple[int, ...]:
    """The seats for which something has changed: the one that acted, any that became or stopped being an actor, and
    any whose hand changed.

    Someone who was and still is an actor may be in the middle of choosing.
    """
    last, seats = after.log[-1], tuple(seat.number for seat in match.seats)
    if after.ending or last.action.startswith("/"):
        return seats
    return tuple(
        seat
        for seat in seats
        if seat == last.seat
        or (seat in before.actors) != (seat in after.actors)
        or before.view(seat).hand != after.view(seat).hand
    )


def asked_seats(match: Match, before: Position, after: Position) -> tuple[int, ...]:
    """The seats to which an offer is or was made."""
    askers = {each.offer.seat for each in (before, after) if each.offer}
    return tuple(seat.number for seat in match.seats if {seat.number} != askers)


def start(match: Match) -> Position:
    game = games.get(match.game)
    state = game.start(len(match.seats), match.options, match.seed)
    # When the match begins may not be known yet.
    asked = (Mark(-math.inf, -1, "begin", seat) for seat in game.actors(state))
    return Position(game, state, timing=Timing().marked(*asked))


def replay(match: Match, log: Iterable[Entry]) -> Position:
    return reduce(lambda position, entry: advance(match, position, entry), log, start(match))


def advance(match: Match, position: Position, entry: Entry) -> Position:
    """The position after one more line; raises a Refusal if the game does not allow it."""
    after = _advance(match, position, entry)
    done = replace(
        after, log=(*position.log, entry), votes=_votes(position, after, entry), timing=_timing(position, after, entry)
    )
    done._views.update(after._views)
    return done


def _advance(match: Match, position: Position, entry: Entry) -> Position:
    match entry.action.split():
        case ["/offer", ("undo" | "draw" | "pause") as kind]:
            return replace(position, offer=Offer(kind, entry.seat))
        case ["/decline" | "/pause"]:
            return replace(position, offer=None)
        case ["/undo", ply]:
            kept = (each for each in position.done if each.ply < int(ply))
            return replace(replay(match, kept), turns=(), earlier=(), free=False)
        case ["/agree"]:
            assert position.offer
            agreed = position.offer.agreed | {entry.seat}
            return replace(position, offer=replace(position.offer, agreed=agreed))
        case ["/computer" | "/return" | "/resume" | "/give" | "/wait" | "/vote", *_]:
            return position
        case [record.RESIGN] if len(match.seats) == 2:
            return replace(position, offer=None, ending=_lose(match, "resigned", entry.seat))
        case ["/timeout", *seats]:
            late = tuple(map(int, seats)) or tuple(seat for seat in position.actors if seat != entry.seat)
            if len(match.seats) == 2:
                return replace(position, offer=None, ending=_lose(match, "timeout", late[0]))
            given_up = (replace(entry, seat=seat, action=RESIGN) for seat in late)
            return reduce(lambda before, leaves: _act(match, before, leaves), given_up, position)
        case ["/draw"]:
            playing = tuple(seat.number for seat in match.seats if seat.number not in position.left)
            shared = Ending("draw", Outcome(playing, "agreed", (0,) * len(match.seats)))
            return replace(position, offer=None, ending=shared)
        case ["/abort" | "/close" | "/abandon" as how]:
            nobody = Ending(_UNDECIDED[how], Outcome((), "aborted", (0,) * len(match.seats)))
            return replace(position, offer=None, ending=nobody)
    return _act(match, position, entry)


def _votes(before: Position, after: Position, entry: Entry) -> tuple[Vote, ...]:
    """The votes that count after a line: each player has one about each seat."""
    match entry.action.split():
        case ["/vote", ("win" | "wait" | "computer") as choice, seat]:
            same = [vote for vote in before.votes if (vote.by, vote.seat) == (entry.seat, int(seat))]
            others = (vote for vote in before.votes if vote not in same)
            first = same[0].first if same else entry.at
            return (*others, Vote(entry.seat, choice, int(seat), entry.at, first))
        case ["/wait" | "/computer" | "/timeout", *seats] if seats:
            decided = {*map(int, seats)}
        case ["/undo" | "/computer" | "/timeout", *_]:
            return ()
        case _:
            decided = {entry.seat} if after.done is not before.done else set()
    return tuple(vote for vote in before.votes if vote.seat in after.actors and vote.seat not in decided)


def _timing(before: Position, after: Position, entry: Entry) -> Timing:
    """What clocks depend on after a line."""

    def mark(kind: MarkKind, seat: int = -1, seconds: float = 0.0) -> Mark:
        return Mark(entry.at, entry.ply, kind, seat, seconds)

    timing = before.timing
    match entry.action.split():
        case ["/undo", ply]:
            undone = next((each for each in before.done if each.ply == int(ply)), entry)
            return timing.undone(int(ply), (undone.at, entry.at) if undone.seat != entry.seat else None)
        case ["/give", seat, seconds]:
            return timing.marked(mark("give", int(seat), float(seconds)))
        case ["/wait", *seats]:
            return timing.marked(*(mark("wait", int(seat)) for seat in seats))
        case ["/computer", *seats]:
            return timing.marked(*(mark("computer", int(seat)) for seat in seats or before.actors))
        case ["/return"]:
            return timing.marked(mark("return", entry.seat))
        case ["/pause" | "/resume" as what]:
            return timing.marked(mark("pause" if what == "/pause" else "resume"))
    if after.ending:
        return timing.marked(*(mark("end", seat) for seat in before.actors))
    if after.done is before.done:
        return timing
    asked, were = after.actors, before.actors
    anew = after.stage != before.stage
    return timing.marked(
        *([mark("resume")] if timing.paused else []),
        *(mark("end", seat) for seat in were if anew or seat not in asked),
        *(mark("leave", seat) for seat in sorted(after.left - before.left)),
        *(mark("begin", seat) for seat in asked if anew or seat not in were),
    )


def _act(match: Match, position: Position, entry: Entry) -> Position:
    """The position after an action of the game."""
    game = position.game
    step = record.play(game, position.state, entry.seat, entry.action)
    earlier, turn = position.turns, Turn(entry.seat, step.events)
    if earlier and earlier[-1].seat == entry.seat:
        earlier, turn = earlier[:-1], Turn(entry.seat, (*earlier[-1].events, *step.events))
    turns, others = (*earlier, turn), len(match.seats) - 1
    outcome = game.outcome(step.state)
    return replace(
        position,
        state=step.state,
        done=(*position.done, entry),
        turns=turns[-others:],
        earlier=turns[:-others] or position.earlier,
        free=not any(event.reveals for event in step.events),
        offer=None,
        ending=Ending("over", outcome) if outcome else None,
    )


def _lose(match: Match, kind: Literal["resigned", "timeout"], loser: int) -> Ending:
    winners = tuple(seat.number for seat in match.seats if seat.number != loser)
    return Ending(kind, Outcome(winners, kind, tuple(int(seat.number in winners) for seat in match.seats)), loser)

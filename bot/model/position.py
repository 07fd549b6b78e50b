"""Where a match stands: the replay of its log. Who sits where, whose side is shown, and when time is up follow from it.

A line of the log is an action in the game's notation or, with a slash, something outside the rules: `/resign`,
`/abort`, `/offer undo`, `/offer draw`, `/agree` (while others still have to), `/decline`, `/undo 12` (everything from
ply 12 on), `/draw`, `/timeout`, `/computer` (it takes the seats of those who are late), `/close` (by those who manage a
place that shows the match, so its seat means nothing). So these too are protected by the lock of the ply, survive a
restart, and need no storage of their own.

With two players, the one who resigns or is late loses, and the match is over. With more, the others play on: leaving is
an action of the game.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import takewhile
from typing import Any, Literal, NamedTuple

from bot.model.clocks import PACES
from bot.model.matches import Entry, Match, Seat
from core import games, record
from core.game import Event, Game, Outcome, View
from core.record import RESIGN

_BEFORE = ("sort", "stop", "rest", "redraw")
"""Phases before the first turn of a round."""
_UNDECIDED: Mapping[str, Literal["aborted", "closed"]] = {"/abort": "aborted", "/close": "closed"}
"""Lines that end a match without a result."""
_BETWEEN = ("/offer", "/agree", "/decline", "/computer")
"""Lines that change nothing in the game."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat proposes to the others. It lapses with the next action."""

    kind: Literal["undo", "draw"]
    seat: int
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed so far."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: by the rules ("over"), or by what its players did."""

    kind: Literal["over", "resigned", "draw", "aborted", "closed", "timeout"]
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
    free: bool = False
    """Whether the last action revealed nothing, so that it may be taken back without asking."""
    offer: Offer | None = None
    ending: Ending | None = None
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

    def has_offered(self, kind: Literal["undo", "draw"], seat: int) -> bool:
        """Whether this seat has offered it since the last action of the game. Another undo may follow an undo."""
        between = _BETWEEN if kind == "undo" else (*_BETWEEN, "/undo")
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


def players(match: Match, position: Position) -> list[Seat]:
    """The seats of the people still playing: neither resigned nor replaced by the computer."""
    return [seat for seat in match.seats if seat.person and seat.number not in position.left]


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
    for seat in match.seats:
        if seat.person and (seat.person.platform, f"@{seat.person.account}") == (platform, address):
            return seat.number
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


def deadline(match: Match, position: Position, now: float) -> float | None:
    """When the people who are asked should have acted. A person who plays alone keeps nobody waiting: no clock."""
    allowance = PACES.get(match.pace)
    people = players(match, position)
    asked = any(seat.number in position.actors for seat in people)
    return now + allowance if allowance and asked and len(people) > 1 else None


def next_deadline(match: Match, before: Position, after: Position, now: float) -> float | None:
    """When the people who are asked after one more line of the log should have acted."""
    if after.ending:
        return None
    if after.log[-1].action == "/computer":
        return deadline(match, after, now)
    if (after.actors, after.stage) != (before.actors, before.stage):
        until = deadline(match, after, now)
        # A person who was asked together with others, and still is, gets no more time when one of them has acted.
        still = until and after.stage == before.stage and set(after.actors) < set(before.actors)
        return match.deadline if still else until
    # Someone may have resigned during another's turn.
    return match.deadline if len(players(match, after)) > 1 else None


def start(match: Match) -> Position:
    game = games.get(match.game)
    return Position(game, game.start(len(match.seats), match.options, match.seed))


def replay(match: Match, log: Iterable[Entry]) -> Position:
    return reduce(lambda position, entry: advance(match, position, entry), log, start(match))


def advance(match: Match, position: Position, entry: Entry) -> Position:
    """The position after one more line; raises a Refusal if the game does not allow it."""
    log = (*position.log, entry)
    match entry.action.split():
        case ["/offer", ("undo" | "draw") as kind]:
            return replace(position, log=log, offer=Offer(kind, entry.seat))
        case ["/decline"]:
            return replace(position, log=log, offer=None)
        case ["/undo", ply]:
            kept = (each for each in position.done if each.ply < int(ply))
            return replace(replay(match, kept), log=log, turns=(), free=False)
        case ["/agree"]:
            assert position.offer
            agreed = position.offer.agreed | {entry.seat}
            return replace(position, log=log, offer=replace(position.offer, agreed=agreed))
        case ["/computer"]:
            return replace(position, log=log)
        case [record.RESIGN] if len(match.seats) == 2:
            return replace(position, log=log, offer=None, ending=_lose(match, "resigned", entry.seat))
        case ["/timeout"] if len(match.seats) == 2:
            late = next(seat for seat in position.actors if seat != entry.seat)
            return replace(position, log=log, offer=None, ending=_lose(match, "timeout", late))
        case ["/timeout"]:
            given_up = (replace(entry, seat=seat, action=RESIGN) for seat in position.actors)
            return replace(reduce(lambda before, late: _act(match, before, late), given_up, position), log=log)
        case ["/draw"]:
            playing = tuple(seat.number for seat in match.seats if seat.number not in position.left)
            shared = Ending("draw", Outcome(playing, "agreed", (0,) * len(match.seats)))
            return replace(position, log=log, offer=None, ending=shared)
        case ["/abort" | "/close" as how]:
            nobody = Ending(_UNDECIDED[how], Outcome((), "aborted", (0,) * len(match.seats)))
            return replace(position, log=log, offer=None, ending=nobody)
    return replace(_act(match, position, entry), log=log)


def _act(match: Match, position: Position, entry: Entry) -> Position:
    """The position after an action of the game."""
    game = position.game
    step = record.play(game, position.state, entry.seat, entry.action)
    earlier, turn = position.turns, Turn(entry.seat, step.events)
    if earlier and earlier[-1].seat == entry.seat:
        earlier, turn = earlier[:-1], Turn(entry.seat, (*earlier[-1].events, *step.events))
    outcome = game.outcome(step.state)
    return replace(
        position,
        state=step.state,
        done=(*position.done, entry),
        turns=(*earlier, turn)[1 - len(match.seats) :],
        free=not any(event.reveals for event in step.events),
        offer=None,
        ending=Ending("over", outcome) if outcome else None,
    )


def _lose(match: Match, kind: Literal["resigned", "timeout"], loser: int) -> Ending:
    winners = tuple(seat.number for seat in match.seats if seat.number != loser)
    return Ending(kind, Outcome(winners, kind, tuple(int(seat.number in winners) for seat in match.seats)), loser)

"""Where a match stands: the replay of its log.

A line of the log is an action in the game's notation, or, with a slash, what players do besides the rules: `/resign`,
`/abort`, `/offer undo`, `/offer draw`, `/decline`, `/undo 12` (everything from ply 12 on), `/draw`, `/timeout`. So
these, too, are under the lock of the ply, survive everything, and need no other place to be remembered.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Literal

from bot.store.matches import Entry, Match
from core import games
from core.game import Event, Game, Outcome, View


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat proposes to the others. It lapses with the next action."""

    kind: Literal["undo", "draw"]
    seat: int


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: by the rules ("over"), or by what its players did."""

    kind: Literal["over", "resigned", "draw", "aborted", "timeout"]
    outcome: Outcome
    loser: int | None = None
    """The seat that resigned, or whose time ran out."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match after so many lines of its log."""

    game: Game[Any, Any]
    state: Any
    log: tuple[Entry, ...] = ()
    done: tuple[Entry, ...] = ()
    """The game's actions that hold: those that were not taken back."""
    told: tuple[Event, ...] = ()
    """What happened in the last turn."""
    free: bool = False
    """Whether the last action may be taken back without asking: nothing was revealed by it."""
    offer: Offer | None = None
    ending: Ending | None = None

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.ending else self.game.actors(self.state)

    def view(self, seat: int | None) -> View:
        view = self.game.view(self.state, seat)
        return view if self.ending is None or self.ending.kind == "over" else view.ended(self.ending.outcome)

    def legal(self, seat: int) -> list[str]:
        """In notation."""
        return [] if self.ending else [self.game.format(action) for action in self.game.legal(self.state, seat)]

    def is_fresh(self, ply: int, seat: int) -> bool:
        """Whether what this seat was shown at that ply still holds: it has not acted since, and nothing was undone."""
        later = self.log[ply:]
        return ply <= self.ply and not any(
            entry.action.startswith("/undo") or (entry.seat == seat and not entry.action.startswith("/"))
            for entry in later
        )

    def last_of(self, seat: int) -> Entry | None:
        """The seat's last action that holds."""
        return next((entry for entry in reversed(self.done) if entry.seat == seat), None)


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
            return replace(replay(match, kept), log=log, told=(), free=False)
        case ["/resign"]:
            return replace(position, log=log, offer=None, ending=_lost(match, "resigned", entry.seat))
        case ["/timeout"]:
            late = next(seat for seat in position.actors if seat != entry.seat)
            return replace(position, log=log, offer=None, ending=_lost(match, "timeout", late))
        case ["/draw"]:
            everyone = tuple(range(len(match.seats)))
            shared = Ending("draw", Outcome(everyone, "agreed", (0,) * len(everyone)))
            return replace(position, log=log, offer=None, ending=shared)
        case ["/abort"]:
            nobody = Ending("aborted", Outcome((), "aborted", (0,) * len(match.seats)))
            return replace(position, log=log, offer=None, ending=nobody)
    game = position.game
    step = game.play(position.state, entry.seat, game.parse(entry.action))
    same_turn = bool(position.done) and position.done[-1].seat == entry.seat
    outcome = game.outcome(step.state)
    return replace(
        position,
        state=step.state,
        log=log,
        done=(*position.done, entry),
        told=(*position.told, *step.events) if same_turn else step.events,
        free=not any(event.reveals for event in step.events),
        offer=None,
        ending=Ending("over", outcome) if outcome else None,
    )


def _lost(match: Match, kind: Literal["resigned", "timeout"], loser: int) -> Ending:
    winners = tuple(seat.number for seat in match.seats if seat.number != loser)
    return Ending(kind, Outcome(winners, kind, tuple(int(seat.number in winners) for seat in match.seats)), loser)

"""Plans: what a person leaves for the next turn of their seat, and what each line of the log makes of it.

A plan is a list of moves. When the turn comes, the first one that is legal is played; then the first legal one after
it, and so on, for as long as the seat is still asked. What is left is dropped: a plan is for one turn.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.model.matches import Match
from bot.model.position import Position, players
from core.game import Event

MOST = 10
"""The most lines."""

State = Literal["ready", "due", "asks", "played", "unfit", "undone"]
"""`ready` waits for the turn. `due`: the turn has come, and the next line is about to be played. `asks`: something was
revealed that its owner did not know when they made it, so it waits for a press. The others have no lines any more and
only tell what became of the plan: it was played, no line was legal, or a move was taken back."""


@dataclass(frozen=True, slots=True)
class Plan:
    seat: int
    lines: tuple[str, ...]
    """Moves in notation, the most wanted first."""
    state: State = "ready"
    played: int | None = None
    """The ply of the last line that was played."""

    def next_line(self, legal: Sequence[str]) -> tuple[str, "Plan"] | None:
        """The first line that is legal, as it is written there, and the plan without it and those before it."""
        written = {_words(text): text for text in legal}
        for place, line in enumerate(self.lines, 1):
            if action := written.get(_words(line)):
                return action, replace(self, lines=self.lines[place:])
        return None


def _words(text: str) -> tuple[str, ...]:
    """The same for any order of cards that are given away together."""
    return tuple(sorted(text.split()))


Followed = tuple[Plan, Plan | None]
"""A plan before a line of the log, and after it: None if nothing is left to tell."""


def follow(plan: Plan, match: Match, before: Position, after: Position) -> Plan | None:
    """What the last line of the log makes of a plan."""
    last = after.log[-1]
    if after.ending or plan.seat not in {seat.number for seat in players(match, after)}:
        return None
    if last.action.startswith("/undo"):
        return Plan(plan.seat, (), "undone") if plan.lines or plan.state == "undone" else None
    if after.done == before.done:
        return plan
    is_own = last.seat == plan.seat and not last.action.startswith("/")
    is_asked = plan.seat in after.actors
    if is_own and plan.played == last.ply:
        return _go_on(plan, is_asked, before, after)
    if is_own and (not plan.lines or len(before.actors) == 1):
        # They play this turn themselves.
        return None
    comes = is_asked and (before.actors, before.stage) != (after.actors, after.stage)
    if not plan.lines:
        return None if comes and plan.state == "played" else plan
    return replace(plan, state=_wait(plan, is_asked, comes, _has_revealed(plan.seat, before, after)))


def _go_on(plan: Plan, is_asked: bool, before: Position, after: Position) -> Plan:
    """A line of the plan has been played."""
    if not (is_asked and plan.lines):
        return replace(plan, lines=(), state="played")
    return replace(plan, state="asks" if _has_revealed(plan.seat, before, after) else "due")


def _wait(plan: Plan, is_asked: bool, comes: bool, has_revealed: bool) -> State:
    if has_revealed or plan.state == "asks":
        return "asks"
    if comes:
        return "due"
    return plan.state if is_asked else "ready"


def _has_revealed(seat: int, before: Position, after: Position) -> bool:
    """Whether the last line has shown this seat something that was hidden."""
    return any(event.reveals and event.seen_by(seat) == event for event in _news(before, after))


def _news(before: Position, after: Position) -> Collection[Event]:
    """What the last line has made happen."""
    if not after.turns:
        return ()
    turn = after.turns[-1]
    told = before.turns[-1] if before.turns else None
    return turn.events[len(told.events) if told and told.seat == turn.seat else 0 :]

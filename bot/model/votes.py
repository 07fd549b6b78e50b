"""Players who are late: the others decide what becomes of the seat.

One other player decides at once. Several vote: the majority of those who do so within a day decides, and a tie means
waiting. A vote counts as long as the player it is about stays late. In a strict match, time alone decides.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.model.absences import Interval, extend
from bot.model.matches import Match
from bot.model.position import Choice, Position, Vote, can_abort, players

OPEN = 86400.0
"""How long a vote goes on after the first who votes, in seconds."""


class Decision(NamedTuple):
    """A line for the log that nobody writes: it follows from votes and time."""

    seat: int
    line: str


def late(match: Match, now: float) -> list[int]:
    """The seats whose players are late, those first that have been so for longest."""
    overdue = [
        (seat.deadline, seat.number) for seat in match.seats if seat.deadline is not None and seat.deadline <= now
    ]
    return [number for _, number in sorted(overdue)]


def voters(match: Match, position: Position, now: float) -> set[int]:
    """The seats whose players decide about those that are late."""
    return {seat.number for seat in players(match, position)} - {*late(match, now)}


def counted(match: Match, position: Position, seat: int, now: float) -> list[Vote]:
    """The votes about a late seat, the first one first."""
    since, allowed = match.seats[seat].deadline or 0.0, voters(match, position, now)
    cast = (vote for vote in position.votes if vote.seat == seat and vote.at >= since and vote.by in allowed)
    return sorted(cast, key=lambda vote: vote.first)


def closes(match: Match, position: Position, seat: int, now: float, down: Sequence[Interval]) -> float | None:
    """When the vote about a late seat is over: when all have voted, or a day after it began, not counting the time in
    which the bot was away. None if nobody has voted."""
    cast = counted(match, position, seat, now)
    if not cast:
        return None
    if len(cast) == len(voters(match, position, now)):
        return max(vote.at for vote in cast)
    return extend(max(cast[0].first, match.seats[seat].deadline or 0.0), OPEN, down)


def line(match: Match, position: Position, choice: Choice, seat: int) -> str:
    """The line that carries a choice out. A match in which somebody has not moved yet cannot be won, only aborted."""
    match choice:
        case "win":
            return "/abort" if can_abort(match, position) else f"/timeout {seat}"
        case "wait":
            return f"/wait {seat}"
        case "computer":
            return f"/computer {seat}"


def majority(cast: Sequence[Vote]) -> Choice | None:
    """What the majority wants; None after a tie, which means waiting."""
    (choice, most), *others = Counter(vote.choice for vote in cast).most_common()
    return choice if most > sum(count for _, count in others) else None


def decision(match: Match, position: Position, now: float, down: Sequence[Interval]) -> Decision | None:
    """What is decided by now about those who are late; None if nothing is."""
    overdue = late(match, now)
    if match.strict and overdue:
        return Decision(overdue[0], _lost(match, position, overdue))
    for seat in overdue:
        until = closes(match, position, seat, now, down)
        if until is not None and until <= now:
            cast = counted(match, position, seat, now)
            return Decision(cast[0].by, line(match, position, majority(cast) or "wait", seat))
    return None


def _lost(match: Match, position: Position, overdue: Sequence[int]) -> str:
    """Whoever was late first has lost. If nobody was in time, nobody has won."""
    first, *others = overdue
    together = [seat for seat in others if match.seats[seat].deadline == match.seats[first].deadline]
    if {first, *together} >= {seat.number for seat in players(match, position)}:
        return "/abort"
    return line(match, position, "win", first)

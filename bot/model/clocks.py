"""How long people may take for a turn, and when their time is up."""

from collections.abc import Mapping

from bot.model.matches import Match
from bot.model.position import Position, players

PACES: Mapping[str, int | None] = {
    "three-days": 3 * 86400,
    "day": 86400,
    "week": 7 * 86400,
    "live": 15 * 60,
    "unlimited": None,
}
"""How long a person may take for a turn, in seconds; the default first."""


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

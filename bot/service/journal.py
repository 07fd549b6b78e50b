"""What became of matches, for the operator: one line in the log for each event, written after the commit.

A line names no person, no account and no card.
"""

import structlog

from bot.model.matches import Match

_LOG = structlog.get_logger()


def log_begun(match: Match) -> None:
    people = sum(seat.person is not None for seat in match.seats)
    _logger(match).info("match begun", people=people, computers=len(match.seats) - people)


def log_closed(match: Match) -> None:
    """A challenge that led to no match: cancelled, declined or expired."""
    _logger(match).info("challenge closed", ending=match.ending)


def log_ended(match: Match, moves: int) -> None:
    _logger(match).info(
        "match aborted" if match.ending in ("aborted", "closed", "abandoned") else "match ended",
        ending=match.ending,
        moves=moves,
    )


def _logger(match: Match) -> structlog.stdlib.BoundLogger:
    told: structlog.stdlib.BoundLogger = _LOG.bind(
        match=match.id, game=match.game, platforms=" ".join(sorted({table.platform for table in match.tables}))
    )
    return told

"""What comes of a match: for each seat who sat there, the rank, the score, and whether it counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.model.matches import Match, Seat
from bot.model.position import Ending, Position
from bot.model.ratings import Rating
from core.game import Memorable
from core.record import RESIGN

PER_PAIR = 3
"""So many rated matches of the same two players count in a day (UTC)."""

Why = Literal["undecided", "agreed", "computer", "no-show", "former", "limit"]
"""Why a match is not rated: nobody has won, that was agreed, the computer played from the start, somebody has never
made a move, all others have deleted their data, or two of its players have had enough rated matches that day."""


Sitter = Literal["player", "computer"]


class Stint(NamedTuple):
    """Who sits at a seat from a ply on."""

    since: int
    who: Sitter


@dataclass(frozen=True, slots=True)
class Result:
    """What comes of a match for one seat."""

    seat: int
    player: int | None
    """Whose seat it is now; None: the computer's, or that of a former player."""
    stints: tuple[Stint, ...]
    rank: int | None
    """The best has 1, and who ties has the same. None: nobody has won, for example because it was aborted."""
    score: int
    feats: tuple[str, ...] = ()
    """What is worth remembering, by names of the game."""


class RatingChange(NamedTuple):
    """What a result did to the rating of a player in its game."""

    seat: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class Effect:
    """What a match did to ratings."""

    why: Why | None
    """Why it is not rated; None: it is."""
    changes: tuple[RatingChange, ...] = ()


def results(match: Match, position: Position, ending: Ending) -> tuple[Result, ...]:
    """What comes of a match that has just ended, seat by seat."""
    ranked, achieved = ranks(match, position, ending), feats(match, position, ending)
    return tuple(
        Result(
            seat.number,
            person.player if (person := seat.person or seat.replaced) else None,
            stints(seat, position),
            ranked[seat.number] if ranked else None,
            ending.outcome.scores[seat.number],
            achieved[seat.number],
        )
        for seat in match.seats
    )


def feats(match: Match, position: Position, ending: Ending) -> tuple[tuple[str, ...], ...]:
    """What each seat has achieved that is worth remembering: only by the rules, and not if the computer has won for
    its player."""
    if ending.kind != "over" or not isinstance(position.game, Memorable):
        return ((),) * len(match.seats)
    view = position.view(None)
    seats = (seat.number for seat in match.seats)
    return tuple(() if seat in position.timing.replaced else position.game.achieved(view, seat) for seat in seats)


def ranks(match: Match, position: Position, ending: Ending) -> tuple[int, ...]:
    """The rank of each seat; empty if nobody has won.

    Those who stayed come first, winners before all others, who are in order of their scores; then those who left the
    game, whoever left later first. A player whom the computer has replaced, and who has not come back, is last,
    whatever the computer has achieved.
    """
    if not ending.outcome.winners:
        return ()
    left = {entry.seat: entry.ply for entry in position.done if entry.action == RESIGN}
    ways = []
    for seat in match.seats:
        if seat.number in position.timing.replaced:
            way = (3, 0)
        elif seat.number in left:
            way = (2, -left[seat.number])
        elif seat.number in ending.outcome.winners:
            way = (0, 0)
        else:
            way = (1, -ending.outcome.scores[seat.number])
        ways.append(way)
    return tuple(1 + sum(other < way for other in ways) for way in ways)


def stints(seat: Seat, position: Position) -> tuple[Stint, ...]:
    """Who has sat at a seat, in order."""
    turns = tuple(
        Stint(mark.ply, "computer" if mark.kind == "computer" else "player")
        for mark in position.timing.marks
        if mark.seat == seat.number and mark.kind in _TURNS
    )
    first: Sitter = "player" if seat.person or seat.replaced or seat.is_former or turns else "computer"
    return (Stint(0, first), *turns)


_TURNS = ("computer", "return")
"""The marks by which a seat changes hands."""


def unrated(match: Match, position: Position, found: Sequence[Result], most: int) -> Why | None:
    """Why a match that has ended is not rated; None if it is. Two of its players have had at most so many rated matches
    with each other that day."""
    if any(each.rank is None for each in found):
        return "undecided"
    if not match.rated:
        return "agreed"
    if any(each.stints[0].who == "computer" for each in found):
        return "computer"
    if any(not has_shown_up(each, position) for each in found):
        return "no-show"
    players = [each.player for each in found if each.player is not None]
    if len({*players}) < 2 or len({*players}) < len(players):
        return "former"
    return "limit" if most >= PER_PAIR else None


def has_shown_up(result: Result, position: Position) -> bool:
    """Whether the player at this seat has made a move or has resigned: neither the computer in their place, nor the
    others when their time was up."""
    return any(
        entry.seat == result.seat
        and (entry.action == RESIGN or not entry.action.startswith("/"))
        and sitter(result, entry.ply) == "player"
        for entry in position.log
    )


def sitter(result: Result, ply: int) -> Sitter:
    """Who sat at the seat at a ply."""
    return [stint.who for stint in result.stints if stint.since <= ply][-1]

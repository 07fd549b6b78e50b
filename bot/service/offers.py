"""What players do outside the rules: take back, offer, resign, abort, take the win when the other's time is up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bot.model.matches import Match, PlyTaken
from bot.model.people import Person
from bot.model.position import Position, players
from bot.service.context import Context, Denied, seat_of
from bot.service.playing import Played, Stale, check_going_on, record
from core.record import RESIGN

Line = Callable[[Match, Position, int], str]
"""Chooses the line to write into the log; raises Denied if there is none."""


@dataclass(frozen=True, slots=True)
class Done:
    """What was written into the log: "undo", "offer", "agree", "draw", "decline", "resign", "abort", …"""

    what: str
    played: Played


async def undo(context: Context, person: Person, id: str, ply: int | None = None) -> Done:
    """Take the last action back: at once if nothing was revealed since, otherwise if the others agree.

    A button shown at a ply works once.
    """
    return await _write(context, person, id, _undo, ply)


async def draw(context: Context, person: Person, id: str, ply: int | None = None) -> Done:
    """Offer a draw, or agree to one."""
    return await _write(context, person, id, _draw, ply)


async def answer(context: Context, person: Person, id: str, ply: int, *, agreed: bool) -> Done:
    """Answer the offer shown at this ply."""

    def line(match: Match, position: Position, seat: int) -> str:
        if position.offer is None:
            raise Stale
        if position.offer.seat == seat:
            raise Denied("own-offer")
        return _agree(match, position, seat) if agreed else "/decline"

    return await _write(context, person, id, line, ply)


async def resign(context: Context, person: Person, id: str) -> Done:
    """With two players, the other wins; with more, the others play on."""
    return await _write(context, person, id, lambda _match, _position, _seat: RESIGN)


async def abort(context: Context, person: Person, id: str) -> Done:
    """End the match without a result; allowed until everyone has moved."""
    return await _write(context, person, id, _abort)


async def take_win(context: Context, person: Person, id: str) -> Done:
    """Someone's time is up: with two players, the other wins; with more, the others play on."""

    def line(match: Match, position: Position, seat: int) -> str:
        _check_late(context, match, position, seat)
        return "/timeout"

    return await _write(context, person, id, line)


async def replace(context: Context, person: Person, id: str) -> Done:
    """Someone's time is up: the computer takes the seat."""

    def line(match: Match, position: Position, seat: int) -> str:
        _check_late(context, match, position, seat)
        return "/computer"

    return await _write(context, person, id, line)


def can_abort(match: Match, position: Position) -> bool:
    return {entry.seat for entry in position.done} != {seat.number for seat in match.seats}


async def _write(context: Context, person: Person, id: str, line: Line, ply: int | None = None) -> Done:
    while True:
        match, position = await context.load(id)
        seat = seat_of(match, person)
        check_going_on(match, position)
        if seat in position.left:
            raise Denied("left")
        if ply is not None and ply != position.ply:
            raise Stale
        written = line(match, position, seat)
        try:
            played = await record(context, match, position, seat, written)
        except PlyTaken:
            continue
        return Done(written.split()[0][1:], played)


def _undo(match: Match, position: Position, seat: int) -> str:
    last = position.last_of(seat)
    if last is None:
        raise Denied("nothing-to-undo")
    if position.offer and position.offer.kind == "undo" and position.offer.seat != seat:
        if seat in position.offer.agreed:
            raise Denied("already-agreed")
        raise Denied("answer-first")
    free = position.free and position.done[-1].seat == seat
    return f"/undo {last.ply}" if free or not _others(match, position, seat) else _offer(position, "undo", seat)


def _draw(match: Match, position: Position, seat: int) -> str:
    if not position.game.draws:
        raise Denied("no-draws")
    if not _others(match, position, seat):
        raise Denied("computer-plays-on")
    if position.offer and position.offer.kind == "draw" and position.offer.seat != seat:
        return _agree(match, position, seat)
    return _offer(position, "draw", seat)


def _abort(match: Match, position: Position, _seat: int) -> str:
    if not can_abort(match, position):
        raise Denied("too-late-to-abort")
    return "/abort"


def _offer(position: Position, kind: Literal["undo", "draw"], seat: int) -> str:
    if position.offer and position.offer.kind == kind and position.offer.seat == seat:
        raise Denied("already-offered")
    return f"/offer {kind}"


def _agree(match: Match, position: Position, seat: int) -> str:
    """An offer takes effect when all others have agreed."""
    offer = position.offer
    assert offer is not None
    if seat in offer.agreed:
        raise Denied("already-agreed")
    if {*_others(match, position, offer.seat)} - offer.agreed != {seat}:
        return "/agree"
    if offer.kind == "draw":
        return "/draw"
    last = position.last_of(offer.seat)
    assert last is not None, "only a seat that has acted offers an undo"
    return f"/undo {last.ply}"


def _others(match: Match, position: Position, seat: int) -> list[int]:
    """The other seats with people."""
    return [each.number for each in players(match, position) if each.number != seat]


def _check_late(context: Context, match: Match, position: Position, seat: int) -> None:
    if seat in position.actors:
        raise Denied("own-turn")
    if match.deadline is None or context.clock() < match.deadline:
        raise Denied("not-late")

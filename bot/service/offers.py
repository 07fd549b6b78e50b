"""What players do outside the rules and ask each other about: take back, offer a draw, pause."""

from collections.abc import Callable
from typing import Literal

from bot.model.matches import Match, PlyTaken
from bot.model.position import Position, can_abort, players
from bot.screens import offers as shown
from bot.screens import times
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.matches import load, load_seated, own_seat
from bot.service.playing import Stale, append_entry, check_plays, show_hand
from bot.service.request import Request, press

LONGEST_LOG = 2000
"""After so many lines, nothing can be taken back or offered any more. Moves are never refused for this."""

Line = Callable[[Match, Position, int], str]
"""Chooses the line to write into the log; raises Denied if there is none."""


@press("more")
async def more(request: Request, id: str) -> Screen:
    """Everything else that a player can do."""
    match, position, seat, words = await load_seated(request, id)
    return shown.more(match, position, seat, words, abort=can_abort(match, position))


@press("undo")
async def undo(request: Request, id: str, ply: str = "") -> Screen:
    """Take the last action back: at once if nothing was revealed since, otherwise if the others agree.

    A button shown at a ply works once.
    """
    return await write_line(request, id, _undo, ply, ("/offer undo", "/undo") if ply else ())


@press("draw")
async def draw(request: Request, id: str, ply: str = "") -> Screen:
    """Offer a draw, or agree to one."""
    return await write_line(request, id, _draw, ply, ("/offer draw", "/draw", "/agree") if ply else ())


@press("pause")
async def pause(request: Request, id: str, ply: str = "") -> Screen:
    """Offer a pause, in which all clocks stand still, or agree to one."""
    return await write_line(request, id, _pause, ply, writes=("/offer pause", "/agree", "/pause"))


@press("resume")
async def resume(request: Request, id: str, ply: str) -> Screen:
    """End a pause, which takes nobody's agreement."""
    return await write_line(request, id, _resume, ply, writes=("/resume",))


@press("agree")
async def agree(request: Request, id: str, ply: str) -> Screen:
    """Agree to the offer shown at this ply."""

    def line(match: Match, position: Position, seat: int) -> str:
        _check_offered(position, seat, int(ply))
        return _agree(match, position, seat)

    return await write_line(request, id, line, writes=("/agree", "/draw", "/undo", "/pause"), offered=int(ply))


@press("refuse")
async def refuse(request: Request, id: str, ply: str) -> Screen:
    """Decline the offer shown at this ply."""

    def line(_match: Match, position: Position, seat: int) -> str:
        _check_offered(position, seat, int(ply))
        return "/decline"

    return await write_line(request, id, line, writes=("/decline",), offered=int(ply))


async def write_line(
    request: Request,
    id: str,
    line: Line,
    ply: str = "",
    writes: tuple[str, ...] = (),
    offered: int | None = None,
) -> Screen:
    """Write the line into the log; a button that was shown at a ply works only there. Answers with the hand.

    `writes` is how the lines begin that the button may write: if the last one is theirs, the person has pressed twice;
    unless it is about a later offer than the button's, which was shown at `offered`.
    """
    while True:
        match, position = await load(request, id)
        seat = own_seat(match, request.person)
        try:
            check_plays(match, position, seat)
            if ply and int(ply) != position.ply:
                raise Stale
            written = line(match, position, seat)
        except (Stale, Denied):
            if not has_written(position, seat, ply, writes) or _has_new_offer(position, offered):
                raise
            return await show_written(request, match, position)
        try:
            done = await append_entry(request.context, match, position, seat, written, request.once)
        except PlyTaken:
            request = request.afterwards
            continue
        return await show_written(request, done.match, done.position)


def has_written(position: Position, seat: int, ply: str, writes: tuple[str, ...]) -> bool:
    """Whether the last line is one of these, by this seat, and written at this ply if one is given."""
    last = position.log[-1] if position.log else None
    if last is None or last.seat != seat or (ply and int(ply) != last.ply):
        return False
    return last.action.startswith(writes)


async def show_written(request: Request, match: Match, position: Position) -> Screen:
    """The hand after the last line, with what that did."""
    did = position.log[-1].action.split()[0][1:]
    return await show_hand(request, match, position, "" if position.ending else request.words(f"done-{did}"))


def _undo(match: Match, position: Position, seat: int) -> str:
    last = position.last_of(seat)
    if last is None:
        raise Denied("nothing-to-undo")
    if position.offer and position.offer.kind == "undo" and position.offer.seat != seat:
        if seat in position.offer.agreed:
            raise Denied("already-agreed")
        raise Denied("answer-first")
    check_length(position)
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


def _pause(match: Match, position: Position, seat: int) -> str:
    check_clocks(match, position)
    if position.timing.paused:
        raise Denied("already-paused")
    if position.offer and position.offer.kind == "pause" and position.offer.seat != seat:
        return _agree(match, position, seat)
    return _offer(position, "pause", seat)


def _resume(_match: Match, position: Position, _seat: int) -> str:
    if not position.timing.paused:
        raise Denied("not-paused")
    return "/resume"


def _offer(position: Position, kind: Literal["undo", "draw", "pause"], seat: int) -> str:
    if position.offer and position.offer.kind == kind and position.offer.seat == seat:
        raise Denied("already-offered")
    if position.has_offered(kind, seat):
        raise Denied("offered-before")
    check_length(position)
    return f"/offer {kind}"


def _agree(match: Match, position: Position, seat: int) -> str:
    """An offer takes effect when all others have agreed."""
    offer = position.offer
    assert offer is not None
    if seat in offer.agreed:
        raise Denied("already-agreed")
    if {*_others(match, position, offer.seat)} - offer.agreed != {seat}:
        return "/agree"
    if offer.kind in ("draw", "pause"):
        return f"/{offer.kind}"
    last = position.last_of(offer.seat)
    assert last is not None, "only a seat that has acted offers an undo"
    return f"/undo {last.ply}"


def _others(match: Match, position: Position, seat: int) -> list[int]:
    """The other seats with people."""
    return [each.number for each in players(match, position) if each.number != seat]


def check_clocks(match: Match, position: Position) -> None:
    """Raises Denied if there are no clocks in this match."""
    if not times.matters(match, position):
        raise Denied("no-clock")


def check_length(position: Position) -> None:
    if position.ply >= LONGEST_LOG:
        raise Denied("log-full", count=LONGEST_LOG)


def _check_offered(position: Position, seat: int, ply: int) -> None:
    """The offer that was shown at this ply still stands, whatever else has been said since."""
    if position.offer is None or ply > position.ply or _has_new_offer(position, ply):
        raise Stale
    if position.offer.seat == seat:
        raise Denied("own-offer")


def _has_new_offer(position: Position, ply: int | None) -> bool:
    """Whether there was another offer after the one that was shown at this ply."""
    return ply is not None and any(entry.action.startswith("/offer") for entry in position.log[ply:])

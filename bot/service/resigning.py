"""Resigning, and aborting a match that has hardly begun."""

from bot.model.matches import Match
from bot.model.position import Position, can_abort
from bot.screens import offers as shown
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.matches import load_seated
from bot.service.offers import write_line
from bot.service.playing import check_plays
from bot.service.request import Request, press
from core.record import RESIGN


@press("resign")
async def resign(request: Request, id: str) -> Screen:
    """Asks for confirmation first."""
    match, position, seat, words = await load_seated(request, id)
    check_plays(match, position, seat)
    return shown.ask_resign(match, position, words)


@press("resigned")
async def confirm_resign(request: Request, id: str) -> Screen:
    """With two players, the other wins; with more, the others play on."""
    return await write_line(request, id, lambda _match, _position, _seat: RESIGN, writes=(RESIGN,))


@press("abort")
async def abort(request: Request, id: str) -> Screen:
    """End the match without a result; allowed until everyone has moved."""
    return await write_line(request, id, _abort)


def _abort(match: Match, position: Position, _seat: int) -> str:
    if not can_abort(match, position):
        raise Denied("too-late-to-abort")
    return "/abort"

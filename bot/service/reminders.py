"""Reminders: a person is called once more while their turn goes on. And a match in which they are not called at all."""

from collections.abc import Mapping
from dataclasses import replace

from bot.model.matches import Match
from bot.model.position import Position, players
from bot.screens import offers as shown
from bot.screens.screen import Screen
from bot.service import announcements
from bot.service.matches import load_seated, own_seat
from bot.service.request import Request, answer, press
from bot.store import Connection, matches


def remind(connection: Connection, match: Match, position: Position, reached: Mapping[int, str], now: float) -> None:
    """Call people once more at a stage of their turn (`bot.model.clocks.STAGES`), by seat, in place of the call that is
    there, if they are to act and others wait.

    Where and how is decided when it is shown, as for every call: see `bot/service/calls.py`.
    """
    stages = {
        str(seat): stage
        for seat, stage in reached.items()
        if stage != "empty" and seat in position.actors and match.seats[seat].person
    }
    if stages and len(players(match, position)) > 1:
        announcements.call(connection, match, "turn", now, stages, {*map(int, stages)})


@press("mute")
async def mute(request: Request, id: str, state: str = "on") -> Screen:
    """Call the person no more in this match, or again."""
    match, _, seat, _ = await load_seated(request, id)
    await request.write("muted", match.id, _mute, match, seat, state == "on", request.context.clock())
    request.context.news.set()
    return await _show_muted(request.afterwards, id)


@answer("muted")
async def _show_muted(request: Request, id: str) -> Screen:
    match, _, _, words = await load_seated(request, id)
    return shown.muted(match, own_seat(match, request.person), words)


def _mute(connection: Connection, match: Match, seat: int, muted: bool, now: float) -> None:
    matches.mute(connection, match.id, seat, muted)
    seats = (replace(each, muted=muted) if each.number == seat else each for each in match.seats)
    announcements.show_calls_again(connection, replace(match, seats=tuple(seats)), now)

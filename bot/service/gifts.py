"""Giving time to an opponent: it goes into their bank."""

from collections.abc import Mapping

from bot import times
from bot.aliases import COMPUTER
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position, players, seat_of
from bot.screens import gifts as shown
from bot.screens import times as told
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.matches import find, load_seated
from bot.service.offers import check_clocks, check_length, write_line
from bot.service.playing import check_plays
from bot.service.request import Request, command, press

MOST = 30 * 86400
"""The longest time that can be given at once, in seconds."""


@command("give")
async def typed_gift(request: Request, values: Mapping[str, str]) -> Screen:
    """Of several opponents, the one who is named gets it."""
    match = await find(request, "give", values.get("match"))
    account = values.get("person", "")
    if account == COMPUTER:
        raise Denied("give-computer")
    other = await request.other(account) if account else None
    seconds = times.seconds(values["time"], request.words.language)
    if seconds is None:
        raise Denied("give-unreadable", text=values["time"])

    def line(match: Match, position: Position, seat: int) -> str:
        check_clocks(match, position)
        return _line(request, match, position, seat, _receiver(match, position, seat, other), seconds)

    return await write_line(request, match.id, line)


@press("giving")
async def choose(request: Request, id: str) -> Screen:
    """Asks who gets how much."""
    match, position, seat, words = await load_seated(request, id)
    check_plays(match, position, seat)
    check_clocks(match, position)
    return shown.choose(match, position, seat, words)


@press("give")
async def give(request: Request, id: str, ply: str, to: str, seconds: str) -> Screen:
    """A button shown at a ply works once."""

    def line(match: Match, position: Position, seat: int) -> str:
        check_clocks(match, position)
        return _line(request, match, position, seat, int(to), int(seconds))

    return await write_line(request, id, line, ply, writes=(f"/give {to} {seconds}",))


def _receiver(match: Match, position: Position, seat: int, other: Person | None) -> int:
    """The seat of the person who was named, or of the only opponent."""
    if other:
        found = seat_of(match, other.player)
        if found is None:
            raise Denied("give-not-playing", name=other.name)
        return found
    opponents = [each for each in players(match, position) if each.number != seat]
    if len(opponents) > 1:
        first = opponents[0].person
        raise Denied("give-to-whom", name=first.name if first else "")
    return opponents[0].number


def _line(request: Request, match: Match, position: Position, seat: int, to: int, seconds: int) -> str:
    if to == seat:
        raise Denied("give-self")
    if to >= len(match.seats) or match.seats[to].person is None:
        raise Denied("give-computer")
    if to in position.left:
        raise Denied("give-left")
    if seconds <= 0:
        raise Denied("give-nothing")
    if seconds > MOST:
        raise Denied("give-too-much", time=told.duration(MOST, request.words))
    check_length(position)
    return f"/give {to} {seconds}"

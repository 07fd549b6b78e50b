"""The lists of a person's matches, and the next match in which it is their turn."""

from collections.abc import Mapping
from dataclasses import replace

from bot.model.matches import Match
from bot.model.position import Position, seat_of
from bot.screens import my_games as shown
from bot.screens.screen import Screen
from bot.service.matches import is_to_act, list_own
from bot.service.playing import hand
from bot.service.request import Request, command, press


@press("games")
async def games(request: Request) -> Screen:
    """All of the person's matches: those in which it is their turn first, most urgent first."""
    positions: list[tuple[Match, Position | None]] = []
    for match in await list_own(request):
        position = (await request.context.matches.load(match.id))[1] if match.started else None
        positions.append((match, position))
    positions.sort(key=lambda each: not (each[1] and seat_of(each[0], request.person.player) in each[1].actors))
    return shown.games(request.person, positions, request.words)


@command("games")
async def typed_games(request: Request, _values: Mapping[str, str]) -> Screen:
    return await games(request)


@press("past")
async def past(request: Request) -> Screen:
    """The person's finished matches, latest first."""
    ended = (await list_own(request, ended=True))[: shown.LISTED]
    listed = [await request.context.matches.load(match.id) for match in ended]
    return shown.past(request.person, listed, request.words)


@press("next")
async def next_match(request: Request, id: str) -> Screen:
    """Another match in which it is the person's turn, or the list of all."""
    for match in await list_own(request):
        if match.started and match.id != id and await is_to_act(request, match):
            return replace(await hand(request, match.id), apart=True)
    return replace(await games(request), apart=True)

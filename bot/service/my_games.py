"""The lists of a person's matches, and the next match in which it is their turn."""

from collections.abc import Mapping
from dataclasses import replace

from bot.model.my_games import Listed, by_urgency, entry
from bot.screens import my_games as shown
from bot.screens.screen import Screen
from bot.service.matches import list_own
from bot.service.playing import hand
from bot.service.request import Request, command, press


@press("games")
async def games(request: Request) -> Screen:
    """The first page of all of the person's matches, most urgent first."""
    return await page(request, shown.ALL, "1")


@command("games")
async def typed_games(request: Request, _values: Mapping[str, str]) -> Screen:
    return await games(request)


@press("list")
async def page(request: Request, which: str, number: str) -> Screen:
    """One page of all of the person's matches, or of those that wait for them."""
    listed = await list_by_urgency(request)
    return shown.games(request.person, listed, which, int(number), request.context.clock(), request.words)


@press("past")
async def past(request: Request) -> Screen:
    """The person's finished matches, latest first."""
    ended = (await list_own(request, ended=True))[: shown.LISTED]
    listed = [await request.context.matches.load(match.id) for match in ended]
    return shown.past(request.person, listed, request.words)


@press("next")
async def next_match(request: Request, id: str) -> Screen:
    """The most urgent other match in which it is the person's turn, or the list of all."""
    for each in await list_by_urgency(request):
        if each.waits and each.position and each.match.id != id:
            return replace(await hand(request, each.match.id), apart=True)
    return replace(await games(request), apart=True)


async def list_by_urgency(request: Request) -> list[Listed]:
    """The person's matches and challenges that have not ended."""
    listed = []
    for match in await list_own(request):
        position = (await request.context.matches.load(match.id))[1] if match.started else None
        listed.append(entry(request.person, match, position))
    return by_urgency(listed)

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
    """One page of the person's matches: all of them, those that wait for them, or those that have ended."""
    if which == shown.PAST:
        return await _page_of_past(request, int(number))
    listed = await list_by_urgency(request)
    return shown.games(request.person, listed, which, int(number), request.context.clock(), request.words)


@press("past")
async def past(request: Request) -> Screen:
    """The first page of the person's finished matches, latest first."""
    return await _page_of_past(request, 1)


async def _page_of_past(request: Request, number: int) -> Screen:
    ended = await list_own(request, ended=True)
    number = shown.find_page(number, len(ended))
    load = request.context.matches.load
    listed = [(place, *await load(match.id)) for place, match in shown.on_page(ended, number)]
    return shown.past(request.person, listed, number, len(ended), request.words)


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

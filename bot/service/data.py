"""A person's own data: what is kept about them, as a file; and deleting all of it, after two questions."""

import asyncio
from collections.abc import Mapping

from bot import aliases
from bot.model.matches import Match
from bot.model.people import Person
from bot.screens import data as shown
from bot.screens.screen import Screen
from bot.service import erasing, exports
from bot.service.context import Denied
from bot.service.request import Request, answer, command, press
from bot.store import Connection, matches, people

VALID = 3600.0
"""Seconds for which the last question can be answered: nobody is to press it by mistake one day."""


@command("data")
async def data(request: Request, values: Mapping[str, str]) -> Screen:
    if typed := values.get("what"):
        what = aliases.find("data", typed.split())
        if what is None:
            near = aliases.near("data", typed)
            raise Denied("no-data", text=typed, near=near and f"`/data {near}`")
        return await choose(request, what)
    identities, _ = await request.context.store.read(_look_up, request.person.player)
    return shown.overview(identities, request.words)


@press("data")
async def choose(request: Request, what: str) -> Screen:
    match what:
        case "export":
            return await _export(request)
        case "delete":
            return shown.ask(*await request.context.store.read(_look_up, request.person.player), request.words)
        case _:
            return shown.ask_again(request.context.clock(), request.words)


@press("erase")
async def erase(request: Request, asked: str) -> Screen:
    """The answer to the last question."""
    now = request.context.clock()
    if not 0 <= now - int(asked) <= VALID:
        return await choose(request, "delete")
    erased = await request.write("erased", None, erasing.erase, request.person.player, now)
    await erasing.follow(request.context, erased)
    return await confirm_erased(request, "")


@answer("erased")
async def confirm_erased(request: Request, _: str) -> Screen:
    return Screen(request.words("data-erased"))


async def _export(request: Request) -> Screen:
    """One at a time for each person: a long list of matches takes a while."""
    context, player = request.context, request.person.player
    if player in context.exporting:
        raise Denied("data-busy")
    context.exporting.add(player)
    try:
        found = await context.store.read(exports.collect, player)
        packed = await asyncio.to_thread(exports.pack, found, request.words, context.clock())
    finally:
        context.exporting.discard(player)
    return shown.exported(packed.file, packed.matches, packed.left_out, request.words)


def _look_up(connection: Connection, player: int) -> tuple[list[Person], list[Match]]:
    """The person's identities, and their matches that go on with others."""
    running = [match for match in matches.of_player(connection, player) if match.started is not None]
    others = [match for match in running if sum(seat.computer is None for seat in match.seats) > 1]
    return people.identities_of(connection, player), others

"""Looking things up: matches, boards, histories, records, rules, help."""

from collections.abc import Mapping
from dataclasses import replace

from bot import commands
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens import match as shown
from bot.screens import my_games, pictures, rules
from bot.screens.screen import Screen
from bot.service import challenges
from bot.service import history as told_history
from bot.service.answers import Command, Press
from bot.service.request import Request
from core import games as all_games


async def games(request: Request) -> Screen:
    """All of the person's matches: those in which it is their turn first, most urgent first."""
    positions: list[tuple[Match, Position | None]] = []
    for match in await request.mine():
        position = (await request.context.load(match.id))[1] if match.started else None
        positions.append((match, position))
    positions.sort(key=lambda each: not (each[1] and each[0].seat_of(request.person.player) in each[1].actors))
    return my_games.games(request.person, positions, request.words)


async def past(request: Request) -> Screen:
    ended = (await request.mine(ended=True))[: my_games.LISTED]
    return my_games.past(request.person, [await request.context.load(match.id) for match in ended], request.words)


async def next_match(request: Request, id: str) -> Screen:
    """Another match in which it is the person's turn, or the list of all."""
    for match in await request.mine():
        if match.started and match.id != id and await request.is_to_act(match):
            return replace(await request.hand(match.id), apart=True)
    return replace(await games(request), apart=True)


async def board(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.at(id)
    if seat is None:
        return shown.spectator_board(match, position, words, request.side(match, position))
    return shown.own_board(match, position, seat, words)


async def text(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.at(id)
    return shown.as_text(match, position, seat, words, request.side(match, position))


async def history(request: Request, id: str, page: str = "0") -> Screen:
    match, position, seat, words = await request.at(id)
    return my_games.history(match, await told_history.history(match, position), position, seat, words, int(page))


async def export(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.at(id)
    told = words("export-over" if position.ending else "export-going-on", title=shown.title(match, words))
    return Screen(
        told, rows=shown.back(match, seat, words), file=told_history.export(match, position, seat), apart=True
    )


async def replay(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.at(id)
    drawing = pictures.Replay(await told_history.views(match, position), words, request.side(match, position))
    told = words("replay-title", title=shown.title(match, words))
    return Screen(told, drawing, shown.back(match, seat, words), apart=True)


async def typed_rules(request: Request, values: Mapping[str, str]) -> Screen:
    return await rules_page(request, values.get("game") or all_games.ALL[0].id, values.get("page") or "1")


async def rules_page(request: Request, game: str, page: str, id: str = "") -> Screen:
    challenges.check_game(game)
    if id and (await request.at(id))[2] is None:
        id = ""
    topic, _, part = page.partition(".")
    return rules.page(game, int(topic), request.words, id, int(part or 1))


async def help(request: Request, values: Mapping[str, str]) -> Screen:
    name = values.get("command", "").removeprefix("/")
    return my_games.help(request.words, commands.find(name) if name else None)


COMMANDS: dict[str, Command] = {"games": lambda request, _: games(request), "rules": typed_rules, "help": help}
PRESSES: dict[str, Press] = {
    "games": games,
    "past": past,
    "next": next_match,
    "board": board,
    "text": text,
    "history": history,
    "export": export,
    "replay": replay,
    "rules": rules_page,
}

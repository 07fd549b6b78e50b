"""Looking things up: matches, boards, histories, records, rules, help."""

from collections.abc import Mapping
from dataclasses import replace

from bot import commands
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens import drawings, lists, rules
from bot.screens import match as shown
from bot.screens.screen import Screen
from bot.service import challenges, lookups
from bot.service.answers import Command, Press
from bot.service.visits import Visit
from core import games as all_games


async def games(visit: Visit) -> Screen:
    """All of the person's matches: those in which it is their turn first, most urgent first."""
    positions: list[tuple[Match, Position | None]] = []
    for match in await visit.mine():
        position = (await visit.context.load(match.id))[1] if match.started else None
        positions.append((match, position))
    positions.sort(key=lambda each: not (each[1] and each[0].seat_of(visit.person.player) in each[1].actors))
    return lists.games(visit.person, positions, visit.words)


async def past(visit: Visit) -> Screen:
    ended = (await visit.mine(ended=True))[: lists.LISTED]
    return lists.past(visit.person, [await visit.context.load(match.id) for match in ended], visit.words)


async def next_match(visit: Visit, id: str) -> Screen:
    """Another match in which it is the person's turn, or the list of all."""
    for match in await visit.mine():
        if match.started and match.id != id and await visit.is_to_act(match):
            return replace(await visit.hand(match.id), apart=True)
    return replace(await games(visit), apart=True)


async def board(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.at(id)
    if seat is None:
        return shown.spectator_board(match, position, words, visit.side(match, position))
    return shown.own_board(match, position, seat, words)


async def text(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.at(id)
    return shown.as_text(match, position, seat, words, visit.side(match, position))


async def history(visit: Visit, id: str, page: str = "0") -> Screen:
    match, position, seat, words = await visit.at(id)
    return lists.history(match, await lookups.history(match, position), position, seat, words, int(page))


async def export(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.at(id)
    told = words("export-over" if position.ending else "export-going-on", title=shown.title(match, words))
    return Screen(told, rows=shown.back(match, seat, words), file=lookups.export(match, position, seat), apart=True)


async def replay(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.at(id)
    drawing = drawings.Replay(await lookups.views(match, position), words, visit.side(match, position))
    told = words("replay-title", title=shown.title(match, words))
    return Screen(told, drawing, shown.back(match, seat, words), apart=True)


async def typed_rules(visit: Visit, values: Mapping[str, str]) -> Screen:
    return await rules_page(visit, values.get("game") or all_games.ALL[0].id, values.get("page") or "1")


async def rules_page(visit: Visit, game: str, page: str, id: str = "") -> Screen:
    challenges.check_game(game)
    if id and (await visit.at(id))[2] is None:
        id = ""
    topic, _, part = page.partition(".")
    return rules.page(game, int(topic), visit.words, id, int(part or 1))


async def help(visit: Visit, values: Mapping[str, str]) -> Screen:
    name = values.get("command", "").removeprefix("/")
    return lists.help(visit.words, commands.find(name) if name else None)


COMMANDS: dict[str, Command] = {"games": lambda visit, _: games(visit), "rules": typed_rules, "help": help}
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

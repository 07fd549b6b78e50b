"""Looking back on a match: its history, its record, its replay. All of them replay the log off the event loop."""

import asyncio
from collections.abc import Sequence

import renderers
from bot.model.matches import Match
from bot.model.position import Position
from bot.narration import title
from bot.screens import history as shown
from bot.screens import pictures
from bot.screens.match import back, open_hands
from bot.screens.screen import File, Screen
from bot.service.matches import load_watched
from bot.service.request import Request, press
from core import record
from core.game import Event, Step, View
from core.record import Record
from renderers import Hands


@press("history")
async def history(request: Request, id: str, page: str = "0") -> Screen:
    match, position, seat, words = await load_watched(request, id)
    return shown.history(match, await turns(match, position), position, seat, words, int(page))


@press("export")
async def export(request: Request, id: str) -> Screen:
    match, position, seat, words = await load_watched(request, id)
    told = words("export-over" if position.ending else "export-going-on", title=title(match, words))
    return Screen(told, rows=back(match, seat, words), file=record_file(match, position, seat), apart=True)


@press("replay")
async def replay(request: Request, id: str) -> Screen:
    """The whole match. After the end it shows every hand."""
    match, position, seat, words = await load_watched(request, id)
    side, player = request.side(match, position), request.person.player
    views, hands = await moments(match, position)
    drawing = pictures.Replay(views, words, side, hands, player)
    return Screen(words("replay-title", title=title(match, words)), drawing, back(match, seat, words), apart=True)


async def turns(match: Match, position: Position) -> list[tuple[int, Sequence[Event]]]:
    """Each turn: its seat, and what happened in it."""
    steps = (await _steps(match, position))[1:]
    found: list[tuple[int, list[Event]]] = []
    for entry, step in zip(position.done, steps, strict=True):
        if not found or found[-1][0] != entry.seat:
            found.append((entry.seat, []))
        found[-1][1].extend(step.events)
    return [(seat, events) for seat, events in found]


async def moments(match: Match, position: Position) -> tuple[tuple[View, ...], tuple[Hands, ...]]:
    """The table after each action, as spectators see it; and, once the match is over, what each seat held then."""
    steps = await _steps(match, position)
    return await asyncio.to_thread(_moments, position, [step.state for step in steps[:-1]], len(match.seats))


def _moments(position: Position, earlier: Sequence[object], seats: int) -> tuple[tuple[View, ...], tuple[Hands, ...]]:
    view = position.game.view
    views = (*(view(state, None) for state in earlier), position.view(None))
    if not position.ending:
        return views, ()
    hands = (tuple(renderers.held(view(state, seat)) for seat in range(seats)) for state in earlier)
    return views, (*hands, open_hands(position))


def record_file(match: Match, position: Position, viewer: int | None) -> File:
    """The match as text. Until it is over, without its seed and anything the viewer may not know."""
    over = position.ending is not None
    actions = (
        (entry.seat, entry.action if over or entry.seat == viewer else _without_secrets(position, entry.action))
        for entry in position.done
    )
    written = Record(
        game=match.game,
        seats=len(match.seats),
        options=tuple(match.options.items()),
        digest=record.digest(match.seed),
        seed=match.seed if over else None,
        actions=tuple(actions),
        ending=_ending(position),
    )
    return File(f"{match.game}-{match.id}.txt", record.write(written))


def _without_secrets(position: Position, action: str) -> str:
    """The action, without anything secret."""
    word = action.partition(" ")[0]
    return word if word in position.game.secrets else action


def _ending(position: Position) -> str:
    ending = position.ending
    if ending is None:
        return record.UNFINISHED
    match ending.kind:
        case "over":
            return record.described(ending.outcome)
        case "resigned":
            return f"resigned by {ending.loser}"
        case "timeout":
            return f"time over for {ending.loser}"
        case "draw":
            return "draw agreed"
        case "aborted" | "closed" | "abandoned":
            return "aborted"


async def _steps(match: Match, position: Position) -> list[Step[object]]:
    actions = [(entry.seat, entry.action) for entry in position.done]
    return await asyncio.to_thread(
        lambda: list(record.replay(position.game, len(match.seats), match.options, match.seed, actions))
    )

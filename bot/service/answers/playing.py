"""The hand, the moves, and what players do outside the rules."""

from collections.abc import Awaitable, Callable, Mapping

from bot import narration, notation
from bot.buttons import token
from bot.model.people import Person
from bot.notation import Several
from bot.screens import match as shown
from bot.screens import my_games
from bot.screens.screen import Screen
from bot.service import offers
from bot.service.answers import Command, Press
from bot.service.context import Context, Denied
from bot.service.offers import Done
from bot.service.playing import Stale, check_plays, play
from bot.service.request import Ambiguous, Request
from core.game import Refusal


async def typed_move(request: Request, values: Mapping[str, str]) -> Screen:
    """Play a typed move, in the match in which it is a move."""
    try:
        match = await request.find("move", values.get("match"))
    except Ambiguous as several:
        fitting = [(each, await _pressed(request, each.id, values["move"])) for each in several.found]
        fitting = [(each, pressed) for each, pressed in fitting if pressed]
        if len(fitting) > 1:
            return my_games.which_of(fitting, request.person, request.words)
        match = fitting[0][0] if fitting else several.found[0]
    try:
        return await _typed(request, match.id, values["move"])
    except Refusal as refused:
        return await request.hand(match.id, narration.explain(refused, shown.words_for(match, request.words.language)))


async def _typed(request: Request, id: str, typed: str) -> Screen:
    """A move that is clear is played, or staged for those who confirm moves; if several fit, they are offered."""
    match, position, seat, words = await request.seated(id)
    check_plays(match, position, seat)
    match notation.read(position.game, position.state, seat, typed, words):
        case Several() as several:
            return shown.choose(match, position, seat, words, several)
        case action if request.person.confirm:
            return shown.confirm(match, position, seat, words, action)
        case action:
            return await _play(request, id, action, None)


async def _pressed(request: Request, id: str, typed: str) -> str:
    """The token of a button that plays what was typed, or shows what it fits; nothing if it fits nothing there."""
    _, position, seat, words = await request.seated(id)
    try:
        found = notation.read(position.game, position.state, seat, typed, words)
    except Refusal:
        return ""
    return token("hand", id) if isinstance(found, Several) else token("move", id, position.ply, found)


async def typed_claim(request: Request, values: Mapping[str, str]) -> Screen:
    return await typed_move(request, {**values, "move": f"claim {values['number']}"})


async def hand(request: Request, id: str) -> Screen:
    return await request.hand(id)


async def pick(request: Request, id: str, ply: str, chosen: str, page: str) -> Screen:
    match, position, seat, words = await request.seated(id)
    if seat not in position.actors or not position.is_fresh(int(ply), seat):
        raise Stale
    return shown.pick(match, position, seat, words, chosen, int(page))


async def move(request: Request, id: str, ply: str, action: str) -> Screen:
    """Play a move at once, or stage it for those who confirm moves."""
    if request.person.confirm:
        match, position, seat, words = await request.seated(id)
        if position.is_fresh(int(ply), seat) and action in position.legal(seat):
            return shown.confirm(match, position, seat, words, action)
    return await _play(request, id, action, int(ply))


async def do(request: Request, id: str, ply: str, action: str) -> Screen:
    return await _play(request, id, action, int(ply))


async def more(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.seated(id)
    return shown.more(match, position, seat, words, abort=offers.can_abort(match, position))


async def typing(request: Request, id: str) -> Screen:
    return shown.typing(*await request.seated(id))


async def resign(request: Request, id: str) -> Screen:
    match, position, seat, words = await request.seated(id)
    if position.ending:
        raise Denied("match-over")
    if seat in position.left:
        raise Denied("left")
    return shown.ask_resign(match, position, words)


async def agree(request: Request, id: str, ply: str) -> Screen:
    return await _told(request, await offers.answer(request.context, request.person, id, int(ply), agreed=True))


async def refuse(request: Request, id: str, ply: str) -> Screen:
    return await _told(request, await offers.answer(request.context, request.person, id, int(ply), agreed=False))


async def undo(request: Request, id: str, ply: str = "") -> Screen:
    return await _told(request, await offers.undo(request.context, request.person, id, int(ply) if ply else None))


async def draw(request: Request, id: str, ply: str = "") -> Screen:
    return await _told(request, await offers.draw(request.context, request.person, id, int(ply) if ply else None))


def _writes(use_case: Callable[[Context, Person, str], Awaitable[Done]]) -> Press:
    async def press(request: Request, id: str) -> Screen:
        return await _told(request, await use_case(request.context, request.person, id))

    return press


async def _play(request: Request, id: str, action: str, ply: int | None) -> Screen:
    played = await play(request.context, request.person, id, action, ply)
    return await request.hand_in(played.match, played.position)


async def _told(request: Request, done: Done) -> Screen:
    match, position = done.played.match, done.played.position
    return await request.hand_in(match, position, "" if position.ending else request.words(f"done-{done.what}"))


COMMANDS: dict[str, Command] = {"move": typed_move, "claim": typed_claim}
PRESSES: dict[str, Press] = {
    "hand": hand,
    "pick": pick,
    "move": move,
    "do": do,
    "more": more,
    "type": typing,
    "resign": resign,
    "resigned": _writes(offers.resign),
    "abort": _writes(offers.abort),
    "undo": undo,
    "draw": draw,
    "win": _writes(offers.take_win),
    "replace": _writes(offers.replace),
    "agree": agree,
    "refuse": refuse,
}

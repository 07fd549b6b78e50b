"""The hand, the moves, and what players do outside the rules."""

from collections.abc import Awaitable, Callable, Mapping

from bot import narration, notation
from bot.model.people import Person
from bot.notation import Several
from bot.screens import lists
from bot.screens import match as shown
from bot.screens.screen import Screen
from bot.screens.tokens import token
from bot.service import offers
from bot.service.answers import Command, Press
from bot.service.context import Context, Denied
from bot.service.offers import Done
from bot.service.playing import Stale, check_plays, play
from bot.service.visits import Ambiguous, Visit
from core.game import Refusal


async def typed_move(visit: Visit, values: Mapping[str, str]) -> Screen:
    """Play a typed move, in the match in which it is a move."""
    try:
        match = await visit.find("move", values.get("match"))
    except Ambiguous as several:
        fitting = [(each, await _pressed(visit, each.id, values["move"])) for each in several.found]
        fitting = [(each, pressed) for each, pressed in fitting if pressed]
        if len(fitting) > 1:
            return lists.which_of(fitting, visit.person, visit.words)
        match = fitting[0][0] if fitting else several.found[0]
    try:
        return await _typed(visit, match.id, values["move"])
    except Refusal as refused:
        return await visit.hand(match.id, narration.explain(refused, shown.words_for(match, visit.words.language)))


async def _typed(visit: Visit, id: str, typed: str) -> Screen:
    """A move that is clear is played, or staged for those who confirm moves; if several fit, they are offered."""
    match, position, seat, words = await visit.seated(id)
    check_plays(match, position, seat)
    match notation.read(position.game, position.state, seat, typed, words):
        case Several() as several:
            return shown.choose(match, position, seat, words, several)
        case action if visit.person.confirm:
            return shown.confirm(match, position, seat, words, action)
        case action:
            return await _play(visit, id, action, None)


async def _pressed(visit: Visit, id: str, typed: str) -> str:
    """The token of a button that plays what was typed, or shows what it fits; nothing if it fits nothing there."""
    _, position, seat, words = await visit.seated(id)
    try:
        found = notation.read(position.game, position.state, seat, typed, words)
    except Refusal:
        return ""
    return token("hand", id) if isinstance(found, Several) else token("move", id, position.ply, found)


async def typed_claim(visit: Visit, values: Mapping[str, str]) -> Screen:
    return await typed_move(visit, {**values, "move": f"claim {values['number']}"})


async def hand(visit: Visit, id: str) -> Screen:
    return await visit.hand(id)


async def pick(visit: Visit, id: str, ply: str, chosen: str, page: str) -> Screen:
    match, position, seat, words = await visit.seated(id)
    if seat not in position.actors or not position.is_fresh(int(ply), seat):
        raise Stale
    return shown.pick(match, position, seat, words, chosen, int(page))


async def move(visit: Visit, id: str, ply: str, action: str) -> Screen:
    """Play a move at once, or stage it for those who confirm moves."""
    if visit.person.confirm:
        match, position, seat, words = await visit.seated(id)
        if position.is_fresh(int(ply), seat) and action in position.legal(seat):
            return shown.confirm(match, position, seat, words, action)
    return await _play(visit, id, action, int(ply))


async def do(visit: Visit, id: str, ply: str, action: str) -> Screen:
    return await _play(visit, id, action, int(ply))


async def more(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.seated(id)
    return shown.more(match, position, seat, words, abort=offers.can_abort(match, position))


async def typing(visit: Visit, id: str) -> Screen:
    return shown.typing(*await visit.seated(id))


async def resign(visit: Visit, id: str) -> Screen:
    match, position, seat, words = await visit.seated(id)
    if position.ending:
        raise Denied("match-over")
    if seat in position.left:
        raise Denied("left")
    return shown.ask_resign(match, position, words)


async def agree(visit: Visit, id: str, ply: str) -> Screen:
    return await _told(visit, await offers.answer(visit.context, visit.person, id, int(ply), agreed=True))


async def refuse(visit: Visit, id: str, ply: str) -> Screen:
    return await _told(visit, await offers.answer(visit.context, visit.person, id, int(ply), agreed=False))


async def undo(visit: Visit, id: str, ply: str = "") -> Screen:
    return await _told(visit, await offers.undo(visit.context, visit.person, id, int(ply) if ply else None))


async def draw(visit: Visit, id: str, ply: str = "") -> Screen:
    return await _told(visit, await offers.draw(visit.context, visit.person, id, int(ply) if ply else None))


def _writes(use_case: Callable[[Context, Person, str], Awaitable[Done]]) -> Press:
    async def press(visit: Visit, id: str) -> Screen:
        return await _told(visit, await use_case(visit.context, visit.person, id))

    return press


async def _play(visit: Visit, id: str, action: str, ply: int | None) -> Screen:
    played = await play(visit.context, visit.person, id, action, ply)
    return await visit.hand_in(played.match, played.position)


async def _told(visit: Visit, done: Done) -> Screen:
    match, position = done.played.match, done.played.position
    return await visit.hand_in(match, position, "" if position.ending else visit.words(f"done-{done.what}"))


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

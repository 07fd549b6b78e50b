"""Playing: the hand, choosing and typing moves; and `append_entry`, the only way for a match to advance."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from bot import narration, notation
from bot.buttons import token
from bot.model.matches import Entry, Match, PlyTaken
from bot.model.position import Position, advance, replaced_seat
from bot.narration import words_for
from bot.notation import Several
from bot.screens import answers, my_games, returning
from bot.screens import playing as shown
from bot.screens.match import spectator_board
from bot.screens.screen import Screen
from bot.service import journal, late, lines, posts, puzzle_lines
from bot.service.context import Context, Denied
from bot.service.matches import Ambiguous, find, load, load_seated, load_started, load_watched, own_seat
from bot.service.request import Guard, Request, answer, command, guarded, press
from bot.store import Connection, matches, outbox, requests
from bot.store.requests import Once
from core.game import Refusal


class Stale(Exception):
    """The button belongs to an earlier moment of the match."""


@dataclass(frozen=True, slots=True)
class Appended:
    """The match after a line that is now in its log."""

    match: Match
    position: Position
    seat: int


@press("hand")
@answer("hand")
async def hand(request: Request, id: str, notice: str = "") -> Screen:
    """The hand of a player, with a notice of what was done or why not; for others, only the notice. A player whom the
    computer has replaced can come back from here."""
    try:
        match, position, seat, words = await load_started(request, id)
        away = replaced_seat(match, request.person.player)
        if seat is None and away is not None and not position.ending:
            return returning.board(match, position, away, words, notice)
        own_seat(match, request.person)
    except Refusal:
        if notice:
            return answers.message(notice, request.words)
        raise
    return await show_hand(request, match, position, notice)


async def show_hand(request: Request, match: Match, position: Position, notice: str = "") -> Screen:
    """The same for a match that is already loaded. If the computer is to move, wait a little for that."""
    with suppress(TimeoutError):
        async with asyncio.timeout(request.context.patience):
            while position.actors and all(match.seats[seat].computer for seat in position.actors):
                await request.context.matches.wait_beyond(match.id, position.ply)
                match, position = await request.context.matches.load(match.id)
    words = words_for(match, request.words.language)
    return shown.hand(match, position, own_seat(match, request.person), words, notice=notice)


async def show_hand_anew(
    context: Context, platform: str, address: str, hand: Screen, shown_by: str = "", *, if_shown: bool = False
) -> bool:
    """Move a person's hand to the end of their private chat; returns False if it is not kept there, or if this message
    shows it. It may have to be there already: where it could not be posted, it cannot move either."""
    kept = await context.store.read(_own_hand, platform, address, hand.hand)
    if kept is None or kept[1] == shown_by or (if_shown and kept[1] is None):
        return False
    kind, old = kept
    params = {posts.ANEW: old or "", "notice": hand.notice}
    await context.store.write(outbox.want, platform, address, hand.hand, kind, context.clock(), params)
    context.news.set()
    return True


@press("board")
async def board(request: Request, id: str) -> Screen:
    match, position, seat, words = await load_watched(request, id)
    away = replaced_seat(match, request.person.player)
    if away is not None and not position.ending and request.caller.is_private:
        return returning.board(match, position, away, words)
    if seat is None:
        return spectator_board(match, position, words, request.side(match, position))
    return shown.own_board(match, position, seat, words)


@press("text")
async def text(request: Request, id: str) -> Screen:
    match, position, seat, words = await load_watched(request, id)
    return shown.as_text(match, position, seat, words, request.side(match, position))


@press("type")
async def typing(request: Request, id: str) -> Screen:
    return shown.typing(*await load_seated(request, id))


@press("pick")
async def pick(request: Request, id: str, ply: str, chosen: str, page: str) -> Screen:
    match, position, seat, words = await load_seated(request, id)
    if seat not in position.actors or not position.is_fresh(int(ply), seat):
        raise Stale
    return shown.pick(match, position, seat, words, chosen, int(page))


@press("move")
async def move(request: Request, id: str, ply: str, action: str) -> Screen:
    """Play a move at once, or stage it for those who confirm moves."""
    if request.person.confirm:
        match, position, seat, words = await load_seated(request, id)
        if position.is_fresh(int(ply), seat) and action in position.legal(seat):
            return shown.confirm(match, position, seat, words, action)
    return await _play(request, id, action, int(ply))


@press("do")
async def do(request: Request, id: str, ply: str, action: str) -> Screen:
    return await _play(request, id, action, int(ply))


@command("move")
async def typed_move(request: Request, values: Mapping[str, str]) -> Screen:
    """Play a typed move, in the match in which it is a move; or answer the puzzle that the person has before them."""
    typed, named = values["move"], values.get("match")
    puzzles_too = request.caller.is_private and not named
    other = await puzzle_lines.reading(request, typed) if puzzles_too else None
    try:
        found = [await find(request, "move", named)]
    except Ambiguous as several:
        found = [*several.found]
    except Denied:
        if puzzles_too and (answered := await puzzle_lines.answer_opened(request, typed)):
            return answered
        raise
    match = found[0]
    if other or len(found) > 1:
        fitting = [(each, pressed) for each in found if (pressed := await _token(request, each.id, typed))]
        if len(fitting) + bool(other) > 1:
            return my_games.which_of(fitting, request.person, request.words, other)
        if other and (answered := await puzzle_lines.answer_opened(request, typed)):
            return answered
        match = fitting[0][0] if fitting else match
    try:
        return await _play_typed(request, match.id, values["move"])
    except Refusal as refused:
        return await hand(
            request.afterwards, match.id, narration.explain(refused, words_for(match, request.words.language))
        )


@command("claim")
async def typed_claim(request: Request, values: Mapping[str, str]) -> Screen:
    return await typed_move(request, {**values, "move": f"claim {values['number']}"})


async def _play_typed(request: Request, id: str, typed: str) -> Screen:
    """A move that is clear is played, or staged for those who confirm moves; if several fit, they are offered."""
    match, position, seat, words = await load_seated(request, id)
    check_plays(match, position, seat)
    match notation.read(position.game, position.state, seat, typed, words):
        case Several() as several:
            return shown.choose(match, position, seat, words, several)
        case action if request.person.confirm:
            return shown.confirm(match, position, seat, words, action)
        case action:
            return await _play(request, id, action, None)


async def _token(request: Request, id: str, typed: str) -> str:
    """The token of a button that plays what was typed, or shows what it fits; nothing if it fits nothing there."""
    _, position, seat, words = await load_seated(request, id)
    try:
        found = notation.read(position.game, position.state, seat, typed, words)
    except Refusal:
        return ""
    return token("hand", id) if isinstance(found, Several) else token("move", id, position.ply, found)


async def _play(request: Request, id: str, action: str, ply: int | None) -> Screen:
    """Play an action in the game's notation; with a ply, that of a button shown at that ply."""
    while True:
        match, position = await load(request, id)
        seat = own_seat(match, request.person)
        if ply is not None and position.has_played(action, seat, ply):
            # Someone who presses twice need not be told that it was too late.
            words = words_for(match, request.words.language)
            return await show_hand(request, match, position, shown.played(match, position, seat, words, action))
        check_plays(match, position, seat)
        if ply is not None and not position.is_fresh(ply, seat):
            raise Stale
        try:
            played = await append_entry(request.context, match, position, seat, action, request.once)
        except PlyTaken:
            request = request.afterwards
            continue
        return await show_hand(request, played.match, played.position)


async def append_entry(
    context: Context,
    match: Match,
    before: Position,
    seat: int,
    action: str,
    once: Once | None = None,
    guard: Guard | None = None,
) -> Appended:
    """Write a line into the log, with all its consequences. When this returns, it is on disk.

    Raises a Refusal if the game does not allow it, PlyTaken if someone else, or time, was quicker, and Repeated if the
    request that asks for it has been carried out.
    """
    now = context.clock()
    is_late = match.strict and match.deadline is not None and match.deadline <= now
    if is_late and await _settle(context, match, before, now):
        raise PlyTaken
    entry = Entry(before.ply, seat, action, now)
    if action.startswith("/undo"):
        after = await asyncio.to_thread(advance, match, before, entry)
    else:
        after = advance(match, before, entry)
    change = lines.change_by(match, before, after)
    once = replace(once, match=match.id) if once else None
    write = guarded(guard, lines.write) if guard else lines.write
    changed = await context.store.write(requests.carry_out, once, write, change)
    if after.ending:
        journal.log_ended(changed, len(after.done))
    await context.matches.keep(match.id, after)
    context.news.set()
    return Appended(changed, after, seat)


async def _settle(context: Context, match: Match, before: Position, now: float) -> bool:
    """Somebody's time is up in a strict match: nobody can do anything before that has its consequences. Returns whether
    it has any."""
    if afterwards := await context.store.write(late.look, match.id, now):
        afterwards()
    context.news.set()
    _, after = await context.matches.load(match.id)
    return after.ply > before.ply


def _own_hand(connection: Connection, platform: str, address: str, id: str) -> tuple[str, str | None] | None:
    """The kind of post for the hand of whoever has this private chat, and the message that shows it."""
    match = matches.find(connection, id)
    owner = match.seat_at(platform, address) if match else None
    if owner is None:
        return None
    kind = f"hand-{owner.number}"
    return kind, outbox.message(connection, platform, address, id, kind)


def check_plays(match: Match, position: Position, seat: int) -> None:
    """Raises Denied if the match is not being played, or not by this seat."""
    check_going_on(match, position)
    if seat in position.left:
        raise Denied("left")


def check_going_on(match: Match, position: Position) -> None:
    if match.started is None:
        raise Denied("not-started")
    if position.ending or match.ended is not None:
        raise Denied("match-over")

"""Plans: what a person leaves for their next turn, and playing it when that comes, line by line through the outbox."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot import foresight, narration
from bot.buttons import token
from bot.delivery.platform import Platform
from bot.i18n import Translator
from bot.model.matches import Match, PlyTaken
from bot.model.plans import MOST, Plan
from bot.model.position import Position
from bot.screens import my_games
from bot.screens import plans as shown
from bot.screens.screen import Screen
from bot.service import announcements
from bot.service.context import Context, Denied
from bot.service.matches import Ambiguous, find, load, load_seated, own_seat
from bot.service.playing import Stale, append_entry, check_plays, show_hand
from bot.service.request import Request, answer, command, press
from bot.store import Connection, matches, plans
from bot.store.outbox import Post
from core.game import Refusal


class _Changed(Exception):
    """The plan is no longer what it was when this was decided."""


@press("planning")
@answer("plan")
async def plan(request: Request, id: str) -> Screen:
    """The person's plan, and how to make one."""
    match, position, seat, words = await load_seated(request, id)
    check_plays(match, position, seat)
    return shown.plan(match, position, seat, words, await request.context.store.read(plans.find, id, seat))


@command("plan")
async def typed_plan(request: Request, values: Mapping[str, str]) -> Screen:
    """Make a plan, in place of an earlier one; without any moves, show it."""
    lines = foresight.split(values.get("moves", ""))
    if not lines:
        return await plan(request, (await find(request, "plan", values.get("match"))).id)
    if request.caller.is_overheard:
        raise Denied("plan-overheard")
    if len(lines) > MOST:
        raise Denied("plan-long", count=MOST)
    meant = await _meant(request, values, lines)
    if len(meant) > 1:
        return my_games.which_of([(each, token("planning", each.id)) for each in meant], request.person, request.words)
    while True:
        match, position, seat, words = await load_seated(request, meant[0].id)
        _check_plannable(match, position, seat)
        made = Plan(seat, _read(position, seat, lines, words))
        try:
            await request.write("plan", match.id, _make, match, position.ply, made, request.context.clock())
        except PlyTaken:
            request = request.afterwards
            continue
        request.context.news.set()
        return await plan(request.afterwards, match.id)


@press("unplan")
async def drop(request: Request, id: str) -> Screen:
    """Drop the plan."""
    match, position, seat, _ = await load_seated(request, id)
    check_plays(match, position, seat)
    await request.write("plan", id, _drop, match, seat, request.context.clock())
    request.context.news.set()
    return await plan(request.afterwards, id)


@press("planned")
async def go_on(request: Request, id: str, ply: str) -> Screen:
    """Play a plan that waits for a press. A button that was shown before something else happened does nothing."""
    match, position = await load(request, id)
    seat = own_seat(match, request.person)
    check_plays(match, position, seat)
    if int(ply) != position.ply:
        raise Stale
    try:
        await request.write("hand", id, _confirm, match, position, seat, request.context.clock())
    except (PlyTaken, _Changed):
        raise Stale from None
    request.context.news.set()
    match, position = await request.context.matches.load(id)
    return await show_hand(request.afterwards, match, position)


async def play(context: Context, post: Post, platform: Platform | None) -> None:
    """Play the next line of a plan that is due. Then what is left of it is due, or it tells what has become of it."""
    match, position = await context.matches.load(post.about)
    seat = int(post.kind.partition("-")[2])
    due = await context.store.read(plans.find, match.id, seat)
    if due is None or due.state != "due":
        return
    found = due.next_line(position.legal(seat))
    try:
        if found is None:
            await context.store.write(_give_up, match, position, due, context.clock())
            context.news.set()
        else:
            action, rest = found
            rest = replace(rest, played=position.ply)
            await append_entry(context, match, position, seat, action, guard=partial(_use, match.id, due, rest))
    except (PlyTaken, _Changed):
        # Someone else was quicker, or its owner has changed it.
        await play(context, post, platform)


async def _meant(request: Request, values: Mapping[str, str], lines: list[str]) -> Sequence[Match]:
    """The match in which this is planned; if that is not clear, all that may be meant."""
    try:
        return [await find(request, "plan", values.get("match"))]
    except Ambiguous as several:
        fitting = [match for match in several.found if await _is_plannable(request, match.id, lines)]
        return fitting or several.found


async def _is_plannable(request: Request, id: str, lines: list[str]) -> bool:
    match, position, seat, words = await load_seated(request, id)
    try:
        _check_plannable(match, position, seat)
        _read(position, seat, lines, words)
    except Refusal:
        return False
    return True


def _check_plannable(match: Match, position: Position, seat: int) -> None:
    check_plays(match, position, seat)
    if seat in position.actors:
        raise Denied("plan-now")


def _read(position: Position, seat: int, lines: list[str], words: Translator) -> tuple[str, ...]:
    """The moves that are meant; raises a Refusal that says which line is wrong."""
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(foresight.read_line(position.game, position.view(seat), line, words))
        except Refusal as refused:
            raise Refusal("plan-line", number=number, text=line, why=narration.explain(refused, words)) from None
    return tuple(found)


def _make(connection: Connection, match: Match, ply: int, plan: Plan, now: float) -> None:
    _check_latest(connection, match.id, ply)
    was = plans.find(connection, match.id, plan.seat) or plan
    plans.put(connection, match.id, plan)
    announcements.announce_plan(connection, match, (was, plan), now)


def _drop(connection: Connection, match: Match, seat: int, now: float) -> None:
    if was := plans.find(connection, match.id, seat):
        plans.drop(connection, match.id, seat)
        announcements.announce_plan(connection, match, (was, None), now)


def _confirm(connection: Connection, match: Match, position: Position, seat: int, now: float) -> None:
    _check_latest(connection, match.id, position.ply)
    was = plans.find(connection, match.id, seat)
    if was is None or was.state != "asks":
        raise _Changed
    plan = replace(was, state="due" if seat in position.actors else "ready")
    plans.put(connection, match.id, plan)
    announcements.announce_plan(connection, match, (was, plan), now)


def _give_up(connection: Connection, match: Match, position: Position, due: Plan, now: float) -> None:
    """No line is legal. Where several are asked at once, this is not yet the turn that was planned."""
    _check_latest(connection, match.id, position.ply)
    _check_same(connection, match.id, due)
    is_turn = position.actors == (due.seat,)
    plan = replace(due, lines=() if is_turn else due.lines, state="unfit" if is_turn else "ready")
    plans.put(connection, match.id, plan)
    announcements.announce_plan(connection, match, (due, plan), now)


def _use(id: str, due: Plan, rest: Plan, connection: Connection) -> None:
    """A line is played: in the same transaction, only what is left of the plan remains."""
    _check_same(connection, id, due)
    plans.put(connection, id, rest)


def _check_latest(connection: Connection, id: str, ply: int) -> None:
    """Nothing has happened in the match since this was decided."""
    if matches.log(connection, id, ply):
        raise PlyTaken


def _check_same(connection: Connection, id: str, plan: Plan) -> None:
    if plans.find(connection, id, plan.seat) != plan:
        raise _Changed

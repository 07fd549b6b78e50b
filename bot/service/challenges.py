"""What becomes of a challenge: seats are taken until the match begins, or it is declined, cancelled or expires."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.model.changes import Change
from bot.model.drafts import LEVEL
from bot.model.matches import Match, Seat, Table
from bot.model.people import Person
from bot.model.position import seat_of, start
from bot.narration import words_for
from bot.rate_limits import RateLimit
from bot.screens import answers
from bot.screens import challenges as shown
from bot.screens.screen import Screen
from bot.service import announcements, clocks, journal, open_seats, starting
from bot.service.challenge_limits import check_blocks, check_matches, pair
from bot.service.context import Context, Denied
from bot.service.playing import hand
from bot.service.request import Request, answer, command, press
from bot.service.timers import Afterwards, timer
from bot.store import Connection, matches, people, timers

EXPIRES = 24 * 3600
REASONS = ("none", "time", "game", "pace")
"""Reasons for declining a challenge."""


@command("join")
async def join(request: Request, values: Mapping[str, str]) -> Screen:
    """Take an open seat from anywhere, which becomes one of the tables. The code is the match's id."""
    id = "".join(filter(str.isalnum, values["code"])).lower()
    if await request.context.store.read(matches.find, id) is None:
        raise Denied("no-invite", text=values["code"])
    starting.check_shown(request, [request.here])
    await starting.check_address(request, request.here)
    return await show_begun(request, await _join(request, id, request.here))


@press("accept")
async def accept(request: Request, id: str) -> Screen:
    """A match shown only in private chats gets one more table: the private chat of the person who accepts."""
    match, _ = await request.context.matches.load(id)
    starting.check_shown(request, match.tables)
    hidden = request.caller.is_private and all(table.address.startswith("@") for table in match.tables)
    return await _begin(request, id, _join(request, id, request.here if hidden else None))


@press("decline")
async def decline(request: Request, id: str) -> Screen:
    """Asks for a reason first."""
    match, _ = await request.context.matches.load(id)
    _check_invited(match, request.person)
    return shown.ask_reason(match, words_for(match, request.words.language), REASONS)


@press("declined")
async def decline_for(request: Request, id: str, reason: str) -> Screen:
    """For a reason, or with a block of the challenger."""
    kind = "blocked" if reason == "block" else "declined"
    await _write(request, kind, id, _decline, request.person, reason, request.context.clock())
    return await (_confirm_blocked if reason == "block" else _confirm_declined)(request.afterwards, id)


@answer("declined")
async def _confirm_declined(request: Request, id: str) -> Screen:
    match, _ = await request.context.matches.load(id)
    if seat_of(match, request.person.player) is not None:
        # They have come back.
        return await _show_again(request, id)
    return answers.message(request.words("declined"), request.words)


@answer("blocked")
async def _confirm_blocked(request: Request, id: str) -> Screen:
    match, _ = await request.context.matches.load(id)
    challenger = match.challenged_by
    if not await request.context.store.read(people.is_blocked, challenger.player, by=request.person.player):
        return await _confirm_declined(request, id)
    return answers.message(request.words("blocked", name=challenger.name), request.words)


@press("fill")
async def fill(request: Request, id: str) -> Screen:
    """Give all free seats to the computer and start the match."""
    starting.check_shown(request, (await request.context.matches.load(id))[0].tables)
    return await _begin(request, id, _write(request, "begun", id, _fill, request.person, request.context.clock()))


@press("cancel")
async def cancel(request: Request, id: str) -> Screen:
    """Withdraw the person's own challenge."""
    await _write(request, "cancelled", id, _cancel, request.person, request.context.clock())
    return await _confirm_cancelled(request, id)


@answer("cancelled")
async def _confirm_cancelled(request: Request, _: str) -> Screen:
    return answers.message(request.words("cancelled"), request.words)


@press("challenge")
async def look(request: Request, id: str) -> Screen:
    """The challenge as its table shows it; where the bot is no member, an adapter shows this to everyone."""
    match, _ = await request.context.matches.load(id)
    words = request.spoken if request.caller.elsewhere else request.words
    return shown.show_challenge(match, words_for(match, words.language), request.caller.platform)


@answer("begun")
async def _show_again(request: Request, id: str) -> Screen:
    """What was made or accepted then may be over by now, or the person may have left it."""
    match, _ = await request.context.matches.load(id)
    if match.started is not None and match.ended is not None:
        return replace(await hand(request, id), apart=True)
    if match.started is None and (match.ended is not None or seat_of(match, request.person.player) is None):
        return replace(await look(request, id), public=False)
    return await show_begun(request, match)


async def show_begun(request: Request, match: Match) -> Screen:
    """The answer to the person who made or accepted a challenge."""
    if match.started is None:
        made = match.challenged_by.player == request.person.player
        if made and match.listed and request.caller.is_private and not request.caller.elsewhere:
            # The message about it arrives here anyway.
            return Screen(request.words("listed-made"))
        return (shown.confirm_made if made else shown.confirm_joined)(match, words_for(match, request.words.language))
    words = words_for(match, request.words.language)
    if request.caller.is_private and not request.caller.elsewhere:
        # The hand arrives here anyway, as a message that stays up to date.
        return Screen(words(words.own("begun")))
    hidden = not request.caller.is_private and all(table.address.startswith("@") for table in match.tables)
    return await hand(request.afterwards, match.id, words("begun-private") if hidden else "")


async def _begin(request: Request, id: str, change: Awaitable[Match]) -> Screen:
    """The answer to a press that begins a match: the same to a person who presses twice."""
    try:
        match = await change
    except Denied:
        match, _ = await request.context.matches.load(id)
        if match.started is None or match.ended is not None or seat_of(match, request.person.player) is None:
            raise
    return await show_begun(request.afterwards, match)


async def _join(request: Request, id: str, here: Table | None) -> Match:
    """Take the seat reserved for this person, or an open one. The match may get one more table."""
    now, asked = request.context.clock(), request.context.asked
    return await _write(request, "begun", id, take_seat, request.person, now, asked, here)


async def _write(request: Request, answer: str, id: str, query: Callable[..., Match], *args: object) -> Match:
    """Change an open challenge and return it; the query raises Denied if it is no longer open."""
    return log(request.context, await request.write(answer, None, query, id, *args))


def log(context: Context, match: Match) -> Match:
    """A challenge that has just changed."""
    context.news.set()
    if match.ended is not None:
        journal.log_closed(match)
    elif match.started is not None:
        journal.log_begun(match)
    return match


def take_seat(
    connection: Connection, id: str, person: Person, now: float, asked: RateLimit, here: Table | None = None
) -> Match:
    match = found(connection, id)
    check_waiting(match)
    challenger = match.challenged_by
    if challenger.player == person.player:
        raise Denied("own-challenge")
    if seat_of(match, person.player) is not None:
        raise Denied("already-seated")
    seat = _seat_for(match, person)
    if seat is None:
        handles = ", ".join(str(each.handle) for each in match.seats if each.handle)
        raise Denied("not-this-handle", handles=handles) if handles else Denied("not-invited")
    for each in match.seats:
        if each.person and each.taken:
            check_blocks(connection, person, each.person)
    check_matches(connection, person)
    matches.sit(connection, id, seat.number, person, None, taken=True)
    if match.expires and (known := seat.person or seat.handle):
        asked.forget(pair(challenger, known), match.expires - EXPIRES)
    if here:
        matches.add_table(connection, id, here)
    return begin_if_complete(connection, found(connection, id), now)


def _decline(connection: Connection, id: str, person: Person, reason: str, now: float) -> Match:
    match = found(connection, id)
    seat = _check_invited(match, person)
    if reason == "block":
        people.block(connection, person.player, match.challenged_by.player)
    reason = reason if reason in REASONS else "none"
    if len(match.seats) == 2:
        match = end(connection, match, f"declined-{reason}", now)
    else:
        matches.sit(connection, id, seat, None, None, taken=False)
        match = found(connection, id)
        announcements.announce(connection, Change(match, now))
        matches.drop_table(connection, id, *person.chat)
        open_seats.tell(connection, match, now)
    told = {"reason": reason, "open": "no" if match.ended else "yes"}
    announcements.notify(connection, match, match.challenged_by, person, now, key="declined", **told)
    return match


def _fill(connection: Connection, id: str, person: Person, now: float) -> Match:
    match = found(connection, id)
    check_waiting(match)
    if match.challenged_by.player != person.player:
        raise Denied("not-challenger")
    announcements.announce(connection, Change(match, now))
    for seat in match.seats:
        if not seat.taken:
            matches.sit(connection, id, seat.number, None, LEVEL, taken=True)
            if seat.person:
                matches.drop_table(connection, id, *seat.person.chat)
    return begin_if_complete(connection, found(connection, id), now)


def _cancel(connection: Connection, id: str, person: Person, now: float) -> Match:
    match = found(connection, id)
    check_waiting(match)
    if match.challenged_by.player != person.player:
        raise Denied("not-challenger")
    return end(connection, match, "cancelled", now)


@timer("expiry")
def expire(connection: Connection, id: str, now: float) -> Afterwards:
    """Nobody has accepted the challenge in time."""
    match = found(connection, id)
    check_waiting(match)
    return partial(journal.log_closed, end(connection, match, "expired", now))


def begin_if_complete(connection: Connection, match: Match, now: float) -> Match:
    if not all(seat.taken for seat in match.seats):
        timers.set(connection, "expiry", match.id, match.expires)
        announcements.announce(connection, Change(match, now))
        return match
    position = start(match)
    # Whoever plays against the computer has nothing to win or to lose.
    match = replace(match, rated=match.rated and all(seat.person for seat in match.seats))
    matches.start(connection, match.id, now, match.rated)
    timers.set(connection, "expiry", match.id, None)
    match = clocks.wind(connection, replace(match, started=now, expires=None), position, now)
    announcements.announce(connection, Change(match, now, position))
    open_seats.update(connection, match, now)
    return match


def end(connection: Connection, match: Match, ending: str, now: float) -> Match:
    """A challenge ends without a match."""
    matches.end(connection, match.id, now, ending)
    timers.set(connection, "expiry", match.id, None)
    announcements.announce(connection, Change(match, now))
    open_seats.update(connection, match, now)
    return replace(match, ended=now, ending=ending)


def found(connection: Connection, id: str) -> Match:
    """Raises Denied if there is no such match."""
    match = matches.find(connection, id)
    if match is None:
        raise Denied("no-match", text=id)
    return match


def _check_invited(match: Match, person: Person) -> int:
    """The seat reserved for, or already taken by, this person; raises Denied if there is none."""
    check_waiting(match)
    if match.challenged_by.player == person.player:
        raise Denied("own-challenge")
    for seat in match.seats:
        if seat.is_kept_for(person) or (seat.person and seat.person.player == person.player):
            return seat.number
    raise Denied("not-invited")


def check_waiting(match: Match) -> None:
    """Raises Denied if it no longer waits for anyone."""
    if match.started is not None:
        raise Denied("challenge-accepted")
    if match.ended is not None:
        raise Denied("challenge-over", ending=match.ending)


def _seat_for(match: Match, person: Person) -> Seat | None:
    """The seat reserved for the person, or the first open one."""
    kept = (seat for seat in match.seats if seat.is_kept_for(person))
    return next(kept, next((seat for seat in match.seats if seat.is_free), None))

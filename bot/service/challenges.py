"""From a challenge to the first move: making it, answering it, filling its seats; and rematches."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil

from bot import aliases
from bot.model.clocks import PACES
from bot.model.drafts import LEVEL
from bot.model.matches import Match, Seat, Table
from bot.model.people import Handle, Person
from bot.model.position import deadline, seat_of, start
from bot.narration import words_for
from bot.nearest import nearest
from bot.rate_limits import RateLimit
from bot.screens import answers
from bot.screens import challenges as shown
from bot.screens.screen import Screen
from bot.service import journal, places, posts
from bot.service.context import Context, Denied
from bot.service.matches import own_seat
from bot.service.playing import hand
from bot.service.posts import Change
from bot.service.request import Request, command, press
from bot.store import Connection, matches, people
from core import game as contract
from core import games, players

OPEN_AT_ONCE = 5
"""How many challenges of one person may wait for an answer."""
MOST_MATCHES = 100
"""How many unfinished matches a person may have a seat in."""
PER_PAIR = 3, 3600.0
"""How often a player may challenge the same other one in how many seconds. What is accepted no longer counts."""
EXPIRES = 24 * 3600
REASONS = ("none", "time", "game", "pace")
"""Reasons for declining a challenge."""

Sitter = Person | Handle | str | None
"""Who is to sit at a seat: a person, someone known by their handle alone, a level of the computer, or anyone."""

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_SEED = 16


@command("join")
async def join(request: Request, values: Mapping[str, str]) -> Screen:
    """Take an open seat from anywhere, which becomes one of the tables. The code is the match's id."""
    id = "".join(filter(str.isalnum, values["code"])).lower()
    if await request.context.store.read(matches.find, id) is None:
        raise Denied("no-invite", text=values["code"])
    places.check(request, [request.here])
    return await show_begun(request, await _take_seat(request, id, request.here))


@press("accept")
async def accept(request: Request, id: str) -> Screen:
    """A match shown only in private chats gets one more table: the private chat of the person who accepts."""
    match, _ = await request.context.matches.load(id)
    places.check(request, match.tables)
    hidden = request.caller.is_private and all(table.address.startswith("@") for table in match.tables)
    return await show_begun(request, await _take_seat(request, id, request.here if hidden else None))


@press("decline")
async def decline(request: Request, id: str) -> Screen:
    """Asks for a reason first."""
    match, _ = await request.context.matches.load(id)
    _check_invited(match, request.person)
    return shown.ask_reason(match, words_for(match, request.words.language), REASONS)


@press("declined")
async def decline_for(request: Request, id: str, reason: str) -> Screen:
    told, now = reason if reason in REASONS else "none", request.context.clock()
    match = await _write(request.context, _decline, id, request.person, told, now)
    if reason != "block":
        return answers.message(request.words("declined"), request.words)
    challenger = match.challenged_by
    await request.context.store.write(people.block, request.person.player, challenger.player)
    return answers.message(request.words("blocked", name=challenger.name), request.words)


@press("fill")
async def fill(request: Request, id: str) -> Screen:
    """Give all free seats to the computer and start the match."""
    places.check(request, (await request.context.matches.load(id))[0].tables)
    match = await _write(request.context, _fill, id, request.person, request.context.clock())
    return await show_begun(request, match)


@press("cancel")
async def cancel(request: Request, id: str) -> Screen:
    """Withdraw the person's own challenge."""
    await _write(request.context, _cancel, id, request.person, request.context.clock())
    return answers.message(request.words("cancelled"), request.words)


@press("challenge")
async def look(request: Request, id: str) -> Screen:
    """The challenge as its table shows it; where the bot is no member, an adapter shows this to everyone."""
    match, _ = await request.context.matches.load(id)
    language = request.spoken if request.caller.elsewhere else request.words.language
    return shown.show_challenge(match, words_for(match, language), request.caller.platform)


@press("rematch")
async def rematch(request: Request, id: str) -> Screen:
    """Play again with the same settings, everyone one seat further. The second to ask accepts."""
    match, position = await request.context.matches.load(id)
    places.check(request, match.tables)
    seat = own_seat(match, request.person)
    if not position.ending:
        raise Denied("match-not-over")
    order = [*match.seats[1:], match.seats[0]]
    sitters = [each.person or each.computer for each in order]
    place = next(number for number, each in enumerate(order) if each.number == seat)
    others = [sitter for number, sitter in enumerate(sitters) if number != place]
    again = await challenge(
        request.context,
        request.person,
        others,
        match.game,
        match.options,
        match.pace,
        match.tables,
        rematch_of=match,
        seat=place,
    )
    return await show_begun(request, again)


async def show_begun(request: Request, match: Match) -> Screen:
    """The answer to the person who made or accepted a challenge."""
    if match.started is None:
        made = match.challenged_by.player == request.person.player
        return (shown.confirm_made if made else shown.confirm_joined)(match, words_for(match, request.words.language))
    words = words_for(match, request.words.language)
    if request.caller.is_private and not request.caller.elsewhere:
        # The hand arrives here anyway, as a message that stays up to date.
        return Screen(words(words.own("begun")))
    hidden = not request.caller.is_private and all(table.address.startswith("@") for table in match.tables)
    return await hand(request.afterwards, match.id, words("begun-private") if hidden else "")


async def challenge(
    context: Context,
    person: Person,
    opponents: Sequence[Sitter],
    game: str,
    options: Mapping[str, str],
    pace: str,
    tables: Sequence[Table],
    *,
    rematch_of: Match | None = None,
    seat: int = 0,
) -> Match:
    """Challenge people to a match.

    With nobody to wait for, the match starts at once. The person sits at `seat`, the opponents at the others in order.
    """
    check_setting(game, options, pace)
    if len(opponents) + 1 not in games.get(game).seats:
        raise Denied("no-seats", count=len(opponents) + 1, seats=", ".join(map(str, games.get(game).seats)))
    asked = [each.player for each in opponents if isinstance(each, Person)]
    named = [each.name.casefold() for each in opponents if isinstance(each, Handle)]
    if person.player in asked or person.handle in named:
        raise Denied("own-opponent")
    if len({*asked, *named}) < len(asked) + len(named):
        raise Denied("opponent-twice")
    sitters: list[Sitter] = list(opponents)
    sitters.insert(seat, person)
    now = context.clock()
    match = Match(
        id="".join(context.rng.choices(_ALPHABET, k=8)),
        game=game,
        version=games.get(game).version,
        options=contract.choose(games.get(game), len(sitters), options),
        pace=pace,
        seed=context.rng.randbytes(_SEED),
        challenger=seat,
        rematch_of=rematch_of.id if rematch_of else None,
        host=(rematch_of.host - 1) % len(sitters) if rematch_of else seat,
        expires=now + EXPIRES,
        started=None,
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(_seat(number, sitter, person) for number, sitter in enumerate(sitters)),
        tables=tuple(tables),
    )
    return await _write(context, _create, match, person, now, context.asked)


def check_setting(game: str, options: Mapping[str, str], pace: str) -> None:
    """Raises Denied, with the valid choices, if the game, an option or the pace does not exist."""
    check_game(game)
    allowed = games.get(game).options
    for option, value in options.items():
        if option not in allowed:
            near = nearest(option, allowed)
            raise Denied("no-option", text=option, options=spell_options(game), near=near and f"`{near}`")
        if value not in allowed[option]:
            near = nearest(value, allowed[option])
            values = ", ".join(allowed[option])
            raise Denied("no-value", option=option, text=value, values=values, near=near and f"`{option}={near}`")
    if pace not in PACES:
        near = aliases.near("pace", pace)
        raise Denied("no-pace", text=pace, near=near and f"`{near}`")


def check_game(game: str) -> None:
    if game not in {each.id for each in games.ALL}:
        near = aliases.near("game", game)
        raise Denied("no-game", text=game, games=", ".join(each.id for each in games.ALL), near=near and f"`{near}`")


def spell_options(game: str) -> str:
    """The options of a game with their values, as they are typed."""
    return ", ".join(f"{option}={'/'.join(values)}" for option, values in games.get(game).options.items())


async def _take_seat(request: Request, id: str, here: Table | None) -> Match:
    """Take the seat reserved for this person, or an open one. The match may get one more table."""
    now, asked = request.context.clock(), request.context.asked
    return await _write(request.context, _accept, id, request.person, now, asked, here)


async def expire(context: Context, id: str) -> None:
    # It may have been answered meanwhile.
    with suppress(Denied):
        await _write(context, _expire, id, context.clock())


async def _write(context: Context, query: Callable[..., Match], *args: object) -> Match:
    """Change an open challenge and return it; the query raises Denied if it is no longer open."""
    match = await context.store.write(query, *args)
    context.news.set()
    if match.ended is not None:
        journal.log_closed(match)
    elif match.started is not None:
        journal.log_begun(match)
    return match


def _seat(number: int, sitter: Sitter, challenger: Person) -> Seat:
    match sitter:
        case Handle():
            return Seat(number, None, None, taken=False, handle=sitter)
        case Person():
            return Seat(number, sitter, None, taken=sitter.player == challenger.player)
        case str() if sitter in players.ALL:
            return Seat(number, None, sitter, taken=True)
        case str():
            raise Denied("no-level", text=sitter, levels=", ".join(players.ALL))
        case None:
            return Seat(number, None, None, taken=False)


def _create(connection: Connection, match: Match, person: Person, now: float, asked: RateLimit) -> Match:
    again = matches.rematch(connection, match.rematch_of) if match.rematch_of else None
    if again and (again.started or again.challenged_by.player == person.player):
        raise Denied("rematch-made")
    if again:
        return _accept(connection, again.id, person, now, asked)
    others = [other for seat in match.seats if seat.is_kept and (other := seat.person or seat.handle)]
    for other in others:
        if isinstance(other, Person):
            _check_blocks(connection, person, other)
        _check_pair(person, other, asked)
    waiting = any(not seat.taken for seat in match.seats)
    if waiting and matches.open_challenges(connection, person.player) >= OPEN_AT_ONCE:
        raise Denied("too-many-challenges", count=OPEN_AT_ONCE)
    _check_matches(connection, person)
    for other in others:
        asked.count(_pair(person, other))
    matches.create(connection, match)
    return _begin_if_complete(connection, match, now)


def _accept(
    connection: Connection, id: str, person: Person, now: float, asked: RateLimit, here: Table | None = None
) -> Match:
    match = _found(connection, id)
    _check_waiting(match)
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
            _check_blocks(connection, person, each.person)
    _check_matches(connection, person)
    matches.sit(connection, id, seat.number, person, None, taken=True)
    if match.expires and (known := seat.person or seat.handle):
        asked.forget(_pair(challenger, known), match.expires - EXPIRES)
    if here:
        matches.add_table(connection, id, here)
    return _begin_if_complete(connection, _found(connection, id), now)


def _decline(connection: Connection, id: str, person: Person, reason: str, now: float) -> Match:
    match = _found(connection, id)
    seat = _check_invited(match, person)
    if len(match.seats) == 2:
        match = _end(connection, match, f"declined-{reason}", now)
    else:
        matches.sit(connection, id, seat, None, None, taken=False)
        match = _found(connection, id)
        posts.announce(connection, Change(match, now))
        matches.drop_table(connection, id, person.platform, f"@{person.account}")
    told = {"reason": reason, "open": "no" if match.ended else "yes"}
    posts.notify(connection, match, match.challenged_by, person, now, key="declined", **told)
    return match


def _fill(connection: Connection, id: str, person: Person, now: float) -> Match:
    match = _found(connection, id)
    _check_waiting(match)
    if match.challenged_by.player != person.player:
        raise Denied("not-challenger")
    posts.announce(connection, Change(match, now))
    for seat in match.seats:
        if not seat.taken:
            matches.sit(connection, id, seat.number, None, LEVEL, taken=True)
            if seat.person:
                matches.drop_table(connection, id, seat.person.platform, f"@{seat.person.account}")
    return _begin_if_complete(connection, _found(connection, id), now)


def _cancel(connection: Connection, id: str, person: Person, now: float) -> Match:
    match = _found(connection, id)
    _check_waiting(match)
    if match.challenged_by.player != person.player:
        raise Denied("not-challenger")
    return _end(connection, match, "cancelled", now)


def _expire(connection: Connection, id: str, now: float) -> Match:
    match = _found(connection, id)
    _check_waiting(match)
    return _end(connection, match, "expired", now)


def _begin_if_complete(connection: Connection, match: Match, now: float) -> Match:
    if not all(seat.taken for seat in match.seats):
        posts.announce(connection, Change(match, now))
        return match
    position = start(match)
    until = deadline(match, position, now)
    matches.start(connection, match.id, now)
    matches.set_deadline(connection, match.id, until)
    match = replace(match, started=now, expires=None, deadline=until)
    posts.announce(connection, Change(match, now, position))
    return match


def _end(connection: Connection, match: Match, ending: str, now: float) -> Match:
    matches.end(connection, match.id, now, ending)
    posts.announce(connection, Change(match, now))
    return replace(match, ended=now, ending=ending)


def _check_blocks(connection: Connection, one: Person, other: Person) -> None:
    if people.is_blocked(connection, other.player, by=one.player):
        raise Denied("you-blocked", name=other.name)
    if people.is_blocked(connection, one.player, by=other.player):
        raise Denied("not-available", name=other.name)


def _check_pair(challenger: Person, other: Person | Handle, asked: RateLimit) -> None:
    if wait := asked.wait(_pair(challenger, other)):
        name = other.name if isinstance(other, Person) else str(other)
        raise Denied("challenged-often", name=name, count=PER_PAIR[0], minutes=ceil(wait / 60))


def _pair(challenger: Person, other: Person | Handle) -> tuple[Hashable, Hashable]:
    """Who asks whom: nobody has to pay for challenges that they only got."""
    return challenger.player, other.player if isinstance(other, Person) else (other.platform, other.name.casefold())


def _check_matches(connection: Connection, person: Person) -> None:
    if matches.unfinished(connection, person.player) >= MOST_MATCHES:
        raise Denied("too-many-matches", count=MOST_MATCHES)


def _found(connection: Connection, id: str) -> Match:
    match = matches.find(connection, id)
    if match is None:
        raise Denied("no-match", text=id)
    return match


def _check_invited(match: Match, person: Person) -> int:
    """The seat reserved for, or already taken by, this person; raises Denied if there is none."""
    _check_waiting(match)
    if match.challenged_by.player == person.player:
        raise Denied("own-challenge")
    for seat in match.seats:
        if seat.is_kept_for(person) or (seat.person and seat.person.player == person.player):
            return seat.number
    raise Denied("not-invited")


def _check_waiting(match: Match) -> None:
    if match.started is not None:
        raise Denied("challenge-accepted")
    if match.ended is not None:
        raise Denied("challenge-over", ending=match.ending)


def _seat_for(match: Match, person: Person) -> Seat | None:
    """The seat reserved for the person, or the first open one."""
    kept = (seat for seat in match.seats if seat.is_kept_for(person))
    return next(kept, next((seat for seat in match.seats if seat.is_free), None))

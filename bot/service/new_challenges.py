"""Making a challenge, which may begin at once; and rematches."""

from collections.abc import Mapping, Sequence

from bot import aliases
from bot.model.clocks import PACES
from bot.model.matches import Match, Seat, Table
from bot.model.people import Handle, Person
from bot.nearest import nearest
from bot.rate_limits import RateLimit
from bot.screens.screen import Screen
from bot.service import open_seats, starting
from bot.service.challenge_limits import (
    check_blocks,
    check_challenges,
    check_frequency,
    check_has_room,
    check_matches,
    check_welcome,
    pair,
)
from bot.service.challenges import EXPIRES, begin_if_complete, log, show_begun, take_seat
from bot.service.context import Denied
from bot.service.matches import own_seat
from bot.service.request import Request, press
from bot.store import Connection, matches
from core import game as contract
from core import games, players

Sitter = Person | Handle | str | None
"""Who is to sit at a seat: a person, someone known by their handle alone, a level of the computer, or anyone."""

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_SEED = 16


@press("rematch")
async def rematch(request: Request, id: str) -> Screen:
    """Play again with the same settings, everyone one seat further. The second to ask accepts."""
    match, position = await request.context.matches.load(id)
    starting.check_shown(request, match.tables)
    seat = own_seat(match, request.person)
    if not position.ending:
        raise Denied("match-not-over")
    order = [*match.seats[1:], match.seats[0]]
    sitters = [each.person or each.computer for each in order]
    place = next(number for number, each in enumerate(order) if each.number == seat)
    others = [sitter for number, sitter in enumerate(sitters) if number != place]
    # Who is second to ask does not start it, and anyone may accept.
    is_asked = await request.context.store.read(matches.rematch, match.id)
    again = await challenge(
        request,
        others,
        match.game,
        match.options,
        match.pace,
        match.tables if is_asked else await starting.tables_for(request, match.tables),
        strict=match.strict,
        rated=match.rated,
        rematch_of=match,
        seat=place,
    )
    return await show_begun(request, again)


async def challenge(
    request: Request,
    opponents: Sequence[Sitter],
    game: str,
    options: Mapping[str, str],
    pace: str,
    tables: Sequence[Table],
    *,
    strict: bool,
    rated: bool,
    rematch_of: Match | None = None,
    seat: int = 0,
) -> Match:
    """Challenge people to a match. With nobody to wait for, it starts at once."""
    context, person = request.context, request.person
    match = prepare(
        request, opponents, game, options, pace, tables, strict=strict, rated=rated, rematch_of=rematch_of, seat=seat
    )
    return log(context, await request.write("begun", None, _create, match, person, context.clock(), context.asked))


def prepare(
    request: Request,
    opponents: Sequence[Sitter],
    game: str,
    options: Mapping[str, str],
    pace: str,
    tables: Sequence[Table],
    *,
    strict: bool,
    rated: bool,
    rematch_of: Match | None = None,
    seat: int = 0,
    waits: float = EXPIRES,
) -> Match:
    """A challenge that is not made yet. The person sits at `seat`, the opponents at the others in order."""
    context, person = request.context, request.person
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
    return Match(
        id="".join(context.rng.choices(_ALPHABET, k=8)),
        game=game,
        version=games.get(game).version,
        options=contract.choose(games.get(game), len(sitters), options),
        pace=pace,
        seed=context.rng.randbytes(_SEED),
        challenger=seat,
        rematch_of=rematch_of.id if rematch_of else None,
        host=(rematch_of.host - 1) % len(sitters) if rematch_of else seat,
        expires=context.clock() + waits,
        started=None,
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(_seat(number, sitter, person) for number, sitter in enumerate(sitters)),
        tables=tuple(tables),
        strict=strict,
        rated=rated and not any(isinstance(each, str) for each in sitters),
    )


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
        return take_seat(connection, again.id, person, now, asked)
    others = [other for seat in match.seats if seat.is_kept and (other := seat.person or seat.handle)]
    for other in others:
        if isinstance(other, Person):
            check_blocks(connection, person, other)
            check_welcome(connection, person, other, again=match.rematch_of is not None)
            if not match.rematch_of:
                check_has_room(connection, other)
        check_frequency(person, other, asked)
    waiting = any(not seat.taken for seat in match.seats)
    if waiting:
        check_challenges(connection, person)
    check_matches(connection, person)
    for other in others:
        asked.count(pair(person, other))
    matches.create(connection, match)
    made = begin_if_complete(connection, match, now)
    open_seats.tell(connection, made, now)
    return made

"""Matches: their seats, the tables that show them, and their logs. A challenge is a match that has not begun."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.model.matches import Carried, Entry, Match, PlyTaken, Seat, Table
from bot.model.people import Handle, Person
from bot.model.places import Place
from bot.store.people import PERSON
from bot.store.places import PLACE
from bot.store.schema import actions, identities, matches, places, plans, players, seats, tables

_OPEN = and_(matches.c.ended.is_(None), matches.c.started.is_(None))


def create(connection: Connection, match: Match) -> None:
    connection.execute(
        insert(matches).values(
            id=match.id,
            game=match.game,
            version=match.version,
            options=dict(match.options),
            pace=match.pace,
            seed=match.seed,
            challenger=match.challenger,
            rematch_of=match.rematch_of,
            host=match.host,
            expires=match.expires,
            started=match.started,
            deadline=match.deadline,
            strict=match.strict,
            listed=match.listed,
            rated=match.rated,
        )
    )
    for seat in match.seats:
        values = _sitter(seat.person, seat.computer, seat.taken, seat.handle)
        connection.execute(insert(seats).values(match=match.id, seat=seat.number, **values))
    for table in match.tables:
        _insert_table(connection, match.id, table)


def find(connection: Connection, id: str) -> Match | None:
    return next(iter(_grouped(connection.execute(_MATCH, {"wanted": id}))), None)


def log(connection: Connection, id: str, since: int = 0) -> tuple[Entry, ...]:
    """The log, starting at a ply."""
    return tuple(Entry(*line) for line in connection.execute(_LOG, {"id": id, "since": since}))


def append(connection: Connection, id: str, entry: Entry) -> None:
    """Add a line to the log; raises PlyTaken if its ply is already written."""
    values = {"match": id, "ply": entry.ply, "seat": entry.seat, "action": entry.action, "at": entry.at}
    try:
        connection.execute(_APPEND, values)
    except IntegrityError as error:
        raise PlyTaken from error


def sit(connection: Connection, id: str, seat: int, person: Person | None, computer: str | None, taken: bool) -> None:
    here = and_(seats.c.match == id, seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(**_sitter(person, computer, taken)))


def mute(connection: Connection, id: str, seat: int, muted: bool) -> None:
    connection.execute(update(seats).where(seats.c.match == id, seats.c.seat == seat).values(muted=muted))


def hand_over(connection: Connection, id: str, seat: int, computer: str | None) -> None:
    """Let the computer play for the person at this seat; None: they play again."""
    here = and_(seats.c.match == id, seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(computer=computer))


def start(connection: Connection, id: str, at: float, rated: bool) -> None:
    connection.execute(update(matches).where(matches.c.id == id).values(started=at, expires=None, rated=rated))


def set_clocks(connection: Connection, match: Match) -> None:
    """Keep the clocks that follow from its log. A player is never taken to know more than they were told."""
    connection.execute(_DEADLINE, {"wanted": match.id, "until": match.deadline})
    rows = [
        {
            "of": match.id,
            "number": seat.number,
            "until": seat.deadline,
            "turn": seat.bank_begins,
            "told": seat.reminded,
            "home": seat.away,
        }
        for seat in match.seats
    ]
    connection.execute(_CLOCK, rows)


def carry_over(connection: Connection, id: str, now: float) -> None:
    """A match that began before there were banks is looked at for the first time."""
    connection.execute(update(matches).where(matches.c.id == id).values(clock_since=now))


def set_reminded(connection: Connection, id: str, seat: int, stage: int) -> None:
    """The player at this seat knows how far their turn has come."""
    here = and_(seats.c.match == id, seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(reminded=stage))


def running_of(connection: Connection, player: int) -> list[str]:
    """The ids of the player's matches that go on."""
    mine = select(seats.c.match).join(identities, _sits()).where(identities.c.player == player)
    going = and_(matches.c.id.in_(mine), matches.c.started.is_not(None), matches.c.ended.is_(None))
    return list(connection.scalars(select(matches.c.id).where(going).order_by(matches.c.id)))


def end(connection: Connection, id: str, at: float, ending: str) -> None:
    values = {"ended": at, "ending": ending, "expires": None, "deadline": None}
    connection.execute(update(matches).where(matches.c.id == id).values(**values))
    stopped = {"deadline": None, "bank_begins": None}
    connection.execute(update(seats).where(seats.c.match == id).values(**stopped))
    connection.execute(update(tables).where(tables.c.match == id).values(over=True))


def of_player(connection: Connection, player: int, *, ended: bool = False, limit: int = 100) -> list[Match]:
    """The player's matches and challenges, most urgent first; or ended ones, latest first."""
    mine = select(seats.c.match).join(identities, _sits()).where(identities.c.player == player)
    if ended:
        which, order = and_(matches.c.ended.is_not(None), matches.c.started.is_not(None)), matches.c.ended.desc()
    else:
        soonest = func.coalesce(matches.c.deadline, matches.c.expires)
        which, order = matches.c.ended.is_(None), soonest.asc().nulls_last()
    ids = select(matches.c.id).where(which, matches.c.id.in_(mine)).order_by(order, matches.c.id).limit(limit)
    found = [id for (id,) in connection.execute(ids)]
    by_id = {match.id: match for match in _matches(connection, matches.c.id.in_(found))}
    return [by_id[id] for id in found]


def at_table(connection: Connection, platform: str, address: str) -> Match | None:
    """The newest match at a table, if possible one that goes on."""
    here = and_(tables.c.platform == platform, tables.c.address == address, matches.c.started.is_not(None))
    shown = select(matches.c.id).join(tables, tables.c.match == matches.c.id).where(here).limit(1)
    going = shown.where(tables.c.over.is_(False)).order_by(matches.c.started.desc())
    # Rows are numbered in the order in which matches came to the table.
    ended = shown.where(tables.c.over.is_(True)).order_by(literal_column("tables.rowid").desc())
    id = connection.scalar(going)
    if id is None:
        id = connection.scalar(ended)
    return find(connection, id) if id else None


def unfinished_at(connection: Connection, platform: str, address: str) -> list[Match]:
    """The matches and challenges at a table that have not ended."""
    here = and_(tables.c.platform == platform, tables.c.address == address, tables.c.over.is_(False))
    return _matches(connection, matches.c.id.in_(select(tables.c.match).where(here)))


def addresses_in(connection: Connection, place: int) -> list[str]:
    """Where in a place matches and challenges are shown that have not ended."""
    shown = select(tables.c.address).where(tables.c.place == place, tables.c.over.is_(False))
    return list(connection.scalars(shown.distinct()))


def unfinished_in(connection: Connection, place: int, limit: int | None = None) -> list[Match]:
    """The matches and challenges shown in a place that have not ended, those first that have waited longest."""
    here = select(tables.c.match).where(tables.c.place == place, tables.c.over.is_(False))
    soonest = func.coalesce(matches.c.deadline, matches.c.expires)
    which = matches.c.id.in_(here)
    ids = select(matches.c.id).where(which).order_by(soonest.asc().nulls_last(), matches.c.id).limit(limit)
    found = [id for (id,) in connection.execute(ids)]
    by_id = {match.id: match for match in _matches(connection, matches.c.id.in_(found))}
    return [by_id[id] for id in found]


def tables_of(connection: Connection, id: str) -> tuple[Table, ...]:
    """Where the match is shown now, which may have changed since it was loaded."""
    return tuple(_table(row) for row in connection.execute(_TABLES, {"wanted": id}))


def add_table(connection: Connection, id: str, table: Table) -> None:
    """Show the match there too. It may already be shown there."""
    if not any((each.platform, each.address) == (table.platform, table.address) for each in tables_of(connection, id)):
        _insert_table(connection, id, table)


def drop_table(connection: Connection, id: str, platform: str, address: str) -> None:
    """Stop showing the match there."""
    here = and_(tables.c.match == id, tables.c.platform == platform, tables.c.address == address)
    connection.execute(delete(tables).where(here))


def move_table(connection: Connection, id: str, platform: str, address: str, place: str) -> None:
    here = and_(tables.c.match == id, tables.c.platform == platform, tables.c.address == address)
    connection.execute(update(tables).where(here).values(address=place))


def move_tables(connection: Connection, platform: str, address: str, place: str) -> None:
    """Show everything from one address at another from now on."""
    here = and_(tables.c.platform == platform, tables.c.address == address)
    there = select(tables.c.match).where(tables.c.platform == platform, tables.c.address == place)
    connection.execute(delete(tables).where(here, tables.c.match.in_(there)))
    connection.execute(update(tables).where(here).values(address=place))


def is_over(connection: Connection, id: str) -> bool:
    ended = select(matches.c.ended).where(matches.c.id == id)
    return connection.execute(ended).scalar_one() is not None


def open_challenges(connection: Connection, player: int) -> int:
    """How many of this player's challenges are waiting for an answer."""
    mine = (
        select(func.count())
        .select_from(matches)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.challenger))
        .join(identities, _sits())
        .where(_OPEN, identities.c.player == player)
    )
    return connection.execute(mine).scalar_one()


def unfinished(connection: Connection, player: int) -> int:
    """How many matches and challenges this player has taken a seat in that have not ended. Where the computer plays in
    their place does not count."""
    mine = (
        select(func.count())
        .select_from(identities)
        .join(seats, _sits())
        .join(matches, matches.c.id == seats.c.match)
        .where(
            identities.c.player == player,
            seats.c.taken,
            seats.c.computer.is_(None),
            matches.c.ended.is_(None),
        )
    )
    return connection.execute(mine).scalar_one()


def between(connection: Connection, one: int, other: int) -> list[str]:
    """The unfinished matches and challenges in which both players have seats."""
    of_one, of_other = (
        select(seats.c.match).join(identities, _sits()).where(identities.c.player == player) for player in (one, other)
    )
    both = and_(matches.c.ended.is_(None), matches.c.id.in_(of_one), matches.c.id.in_(of_other))
    return list(connection.scalars(select(matches.c.id).where(both).order_by(matches.c.id)))


def has_played(connection: Connection, one: int, other: int) -> bool:
    """Whether there is a match that began with both players."""
    of_one, of_other = (
        select(seats.c.match).join(identities, _sits()).where(identities.c.player == player) for player in (one, other)
    )
    both = and_(matches.c.started.is_not(None), matches.c.id.in_(of_one), matches.c.id.in_(of_other))
    return connection.execute(select(matches.c.id).where(both).limit(1)).first() is not None


def listed(connection: Connection, wanted: str, limit: int = 100) -> list[Match]:
    """The challenges of people who want this, with whoever wants it too; those first that have waited longest."""
    which = and_(_OPEN, matches.c.listed == wanted)
    ids = select(matches.c.id).where(which).order_by(matches.c.expires, matches.c.id).limit(limit)
    found = [id for (id,) in connection.execute(ids)]
    by_id = {match.id: match for match in _matches(connection, matches.c.id.in_(found))}
    return [by_id[id] for id in found]


def rematch(connection: Connection, id: str) -> Match | None:
    """The rematch of this match that is in progress or waiting for an answer, if any."""
    return next(iter(_matches(connection, and_(matches.c.rematch_of == id, matches.c.ended.is_(None)))), None)


def _sits() -> ColumnElement[bool]:
    return and_(seats.c.platform == identities.c.platform, seats.c.account == identities.c.account)


# Queries for every press and message are built only once: building takes several times as long as running them.
_TABLE = (
    tables.c.platform.label("shown_on"),
    tables.c.address.label("shown_at"),
    tables.c.language.label("shown_in"),
    *(column.label(f"place_{column.name}") for column in PLACE),
)
_PLACE = attrgetter(*(f"place_{column.name}" for column in PLACE))
_MATCHES = (
    select(
        *matches.c,
        seats.c.seat,
        seats.c.computer,
        seats.c.taken,
        seats.c.platform.label("kept_on"),
        seats.c.handle.label("kept_for"),
        seats.c.deadline.label("late_at"),
        seats.c.bank_begins,
        seats.c.reminded,
        seats.c.muted,
        plans.c.state.label("planned"),
        seats.c.away,
        seats.c.former,
        *_TABLE,
        *PERSON,
    )
    .join(seats, seats.c.match == matches.c.id)
    .outerjoin(plans, and_(plans.c.match == seats.c.match, plans.c.seat == seats.c.seat))
    .outerjoin(identities, _sits())
    .outerjoin(players, identities.c.player == players.c.id)
    .outerjoin(tables, tables.c.match == matches.c.id)
    .outerjoin(places, places.c.id == tables.c.place)
    .order_by(matches.c.id, seats.c.seat, tables.c.platform, tables.c.address)
)
"""One row for each seat at each table."""
_MATCH = _MATCHES.where(matches.c.id == bindparam("wanted"))
_TABLES = (
    select(*_TABLE)
    .outerjoin(places, places.c.id == tables.c.place)
    .where(tables.c.match == bindparam("wanted"))
    .order_by(tables.c.platform, tables.c.address)
)
_LOG = (
    select(actions.c.ply, actions.c.seat, actions.c.action, actions.c.at)
    .where(actions.c.match == bindparam("id"), actions.c.ply >= bindparam("since"))
    .order_by(actions.c.ply)
)
_APPEND = insert(actions)
_DEADLINE = update(matches).where(matches.c.id == bindparam("wanted")).values(deadline=bindparam("until"))
_CLOCK = (
    update(seats)
    .where(seats.c.match == bindparam("of"), seats.c.seat == bindparam("number"))
    .values(
        deadline=bindparam("until"),
        bank_begins=bindparam("turn"),
        reminded=func.min(seats.c.reminded, bindparam("told")),
        away=bindparam("home"),
    )
)


def _sitter(
    person: Person | None, computer: str | None, taken: bool, handle: Handle | None = None
) -> dict[str, str | bool | None]:
    known = person or handle
    return {
        "platform": known.platform if known else None,
        "account": person.account if person else None,
        "computer": computer,
        "taken": taken,
        "handle": handle.name if handle else None,
    }


def _matches(connection: Connection, which: ColumnElement[bool]) -> list[Match]:
    return _grouped(connection.execute(_MATCHES.where(which)))


def _grouped(rows: Iterable[Row[Any]]) -> list[Match]:
    return [_match(list(of_one)) for _, of_one in groupby(rows, lambda row: row.id)]


def _match(rows: Sequence[Row[Any]]) -> Match:
    row = rows[0]
    sitting = {each.seat: each for each in rows}
    shown = {(each.shown_on, each.shown_at): each for each in rows if each.shown_on is not None}
    return Match(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        pace=row.pace,
        seed=row.seed,
        challenger=row.challenger,
        rematch_of=row.rematch_of,
        host=row.challenger if row.host is None else row.host,
        expires=row.expires,
        started=row.started,
        deadline=row.deadline,
        ended=row.ended,
        ending=row.ending,
        seats=tuple(map(_seat, sitting.values())),
        tables=tuple(map(_table, shown.values())),
        strict=row.strict,
        carried=None if row.clock_ply is None else Carried(row.clock_ply, row.clock_until, row.clock_since),
        listed=row.listed,
        rated=row.rated,
    )


def _table(row: Row[Any]) -> Table:
    place = Place(*_PLACE(row)) if row.place_id is not None else None
    return Table(row.shown_on, row.shown_at, row.shown_in, place)


def _insert_table(connection: Connection, match: str, table: Table) -> None:
    values = {"platform": table.platform, "address": table.address, "language": table.language}
    place = table.place.id if table.place else None
    connection.execute(insert(tables).values(match=match, place=place, **values))


def _seat(row: Row[Any]) -> Seat:
    known = Person(*row[-len(PERSON) :]) if row.account is not None else None
    person, replaced = (known, None) if row.computer is None else (None, known)
    handle = Handle(row.kept_on, row.kept_for) if row.kept_for else None
    clock = row.late_at, row.bank_begins, row.reminded
    plan, away = row.planned or "", row.away
    return Seat(row.seat, person, row.computer, row.taken, handle, *clock, row.muted, plan, replaced, away, row.former)

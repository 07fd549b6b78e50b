"""How rows refer to a person, and what rules about their data are made of: see `bot/store/data.py`."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, false, func, or_, select, tuple_

from bot.model.people import Person
from bot.store import people, web
from bot.store.schema import results, seats, tables

Row = Mapping[str, Any]
Export = Callable[[Connection, "Traces"], Iterable[Row]]
Delete = Callable[[Connection, "Traces"], None]
Which = Callable[["Traces"], ColumnElement[bool]]
"""Which rows are meant."""


@dataclass(frozen=True, slots=True)
class Traces:
    """How rows refer to a person."""

    player: int
    identities: tuple[Person, ...]
    seats: tuple[tuple[str, int], ...] = ()
    """Where they sit, in matches and challenges: a match's id and a seat."""
    alone: tuple[str, ...] = ()
    """The matches in which nobody else took part, that nobody else was shown, and on which no rating depends."""

    @property
    def accounts(self) -> list[tuple[str, str]]:
        """Their platforms, and their accounts there."""
        return [(each.platform, each.account) for each in self.identities]

    @property
    def room(self) -> list[str]:
        """Their accounts in the room: one, or none."""
        return [account for platform, account in self.accounts if platform == web.PLATFORM]

    @property
    def matches(self) -> list[str]:
        return sorted({match for match, _ in self.seats})


@dataclass(frozen=True, slots=True)
class TableRule:
    """What an export contains of a table, and what a deletion does to it."""

    export: Export
    """The rows about a person, without what is secret to others."""
    delete: Delete
    """Afterwards the table says nothing about the person."""
    why_not: str = ""
    """For a table that never says anything about anybody: why."""


def find(connection: Connection, player: int) -> Traces:
    """Everything by which rows refer to this player."""
    traces = Traces(player, tuple(people.identities_of(connection, player)))
    own = select(seats.c.match, seats.c.seat).where(has_account(seats, traces)).order_by(seats.c.match, seats.c.seat)
    traces = replace(traces, seats=tuple((match, seat) for match, seat in connection.execute(own)))
    is_taken = or_(seats.c.account.is_not(None), seats.c.handle.is_not(None), seats.c.former)
    is_other = func.coalesce(~has_account(seats, traces), True)
    others = select(seats.c.match).where(is_among(seats.c.match, traces.matches), is_taken, is_other)
    shown = select(tables.c.match).where(is_among(tables.c.match, traces.matches), ~is_in_chat(tables, traces))
    rated = select(results.c.match).where(is_among(results.c.match, traces.matches), results.c.rated)
    shared = {*connection.scalars(others), *connection.scalars(shown), *connection.scalars(rated)}
    return replace(traces, alone=tuple(match for match in traces.matches if match not in shared))


# What rules are made of


def of_player(table: Table, *hidden: str) -> TableRule:
    """The rows of the player; an export has them without these columns."""
    return rule(table, lambda traces: table.c.player == traces.player, *hidden)


def of_account(table: Table) -> TableRule:
    """The rows of the player's identities."""
    return rule(table, lambda traces: has_account(table, traces))


def of_seat(table: Table) -> TableRule:
    """The rows of the player's seats; and of the others' in matches in which nobody else took part."""
    own = rule(table, lambda traces: _has_seat(table, traces))
    return replace(own, delete=both(own.delete, deletes(table, lambda traces: is_alone(table, traces))))


def of_match(table: Table) -> TableRule:
    """The rows of the player's matches. They are those of others, too, and stay, unless nobody else took part."""
    exported = exports(table, lambda traces: is_among(table.c.match, traces.matches))
    return TableRule(exported, deletes(table, lambda traces: is_alone(table, traces)))


def nothing(why: str) -> TableRule:
    """For a table that says nothing about anybody."""
    return TableRule(lambda _connection, _traces: (), lambda _connection, _traces: None, why)


def rule(table: Table, which: Which, *hidden: str) -> TableRule:
    """These rows are exported, without these columns, and deleted."""
    return TableRule(exports(table, which, *hidden), deletes(table, which))


def exports(table: Table, which: Which, *hidden: str) -> Export:
    columns = [column for column in table.c if column.name not in hidden]

    def export(connection: Connection, traces: Traces) -> list[Row]:
        found = select(*columns).where(which(traces)).order_by(*table.primary_key)
        return [row._asdict() for row in connection.execute(found)]

    return export


def deletes(table: Table, which: Which) -> Delete:
    def remove(connection: Connection, traces: Traces) -> None:
        connection.execute(delete(table).where(which(traces)))

    return remove


def both(first: Delete, second: Delete) -> Delete:
    def remove(connection: Connection, traces: Traces) -> None:
        first(connection, traces)
        second(connection, traces)

    return remove


def is_among(column: ColumnElement[Any], values: Iterable[str]) -> ColumnElement[bool]:
    """Whether it is one of these, however many there are: a statement has only so many parameters."""
    return column.in_(select(func.json_each(json.dumps([*values])).table_valued("value").c.value))


def is_alone(table: Table, traces: Traces) -> ColumnElement[bool]:
    """Whether it is about a match in which nobody else took part."""
    return is_among(table.c.match, traces.alone)


def has_account(table: Table, traces: Traces) -> ColumnElement[bool]:
    own = (and_(table.c.platform == platform, table.c.account == account) for platform, account in traces.accounts)
    return or_(false(), *own)


def is_in_chat(table: Table, traces: Traces) -> ColumnElement[bool]:
    """Whether its address is a private chat of the player, or a part of one."""
    # In ASCII, 0 comes after the slash.
    chats = (
        and_(table.c.platform == platform, table.c.address >= f"@{account}", table.c.address < f"@{account}0")
        for platform, account in traces.accounts
    )
    return or_(false(), *chats)


def _has_seat(table: Table, traces: Traces) -> ColumnElement[bool]:
    value = func.json_each(json.dumps(traces.seats)).table_valued("value").c.value
    own = select(func.json_extract(value, "$[0]"), func.json_extract(value, "$[1]"))
    return tuple_(table.c.match, table.c.seat).in_(own)

"""What people have left for the next turn of a seat. Only its owner is ever shown the lines."""

from collections.abc import Callable

from sqlalchemy import Connection, Row, and_, bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert

from bot.model.plans import Followed, Plan
from bot.store.schema import plans

_HERE = and_(plans.c.match == bindparam("id"), plans.c.seat == bindparam("at"))
_FIND = select(plans).where(_HERE)
_OF_MATCH = select(plans).where(plans.c.match == bindparam("id")).order_by(plans.c.seat)
_PUT = insert(plans)
_PUT = _PUT.on_conflict_do_update(
    index_elements=["match", "seat"],
    set_={"lines": _PUT.excluded.lines, "state": _PUT.excluded.state, "played": _PUT.excluded.played},
)
_DROP = delete(plans).where(_HERE)


def find(connection: Connection, id: str, seat: int) -> Plan | None:
    row = connection.execute(_FIND, {"id": id, "at": seat}).one_or_none()
    return _plan(row) if row else None


def put(connection: Connection, id: str, plan: Plan) -> None:
    """This is the plan of its seat from now on."""
    row = {"match": id, "seat": plan.seat, "lines": list(plan.lines), "state": plan.state, "played": plan.played}
    connection.execute(_PUT, row)


def drop(connection: Connection, id: str, seat: int) -> None:
    connection.execute(_DROP, {"id": id, "at": seat})


def follow(connection: Connection, id: str, becomes: Callable[[Plan], Plan | None]) -> tuple[Followed, ...]:
    """Let each plan of a match become what this says, None being nothing; returns all, as they were and as they are."""
    found = [_plan(row) for row in connection.execute(_OF_MATCH, {"id": id}).all()]
    followed = tuple((was, becomes(was)) for was in found)
    for was, now in followed:
        if now is None:
            drop(connection, id, was.seat)
        elif now != was:
            put(connection, id, now)
    return followed


def _plan(row: Row[tuple[object, ...]]) -> Plan:
    return Plan(row.seat, tuple(row.lines), row.state, row.played)

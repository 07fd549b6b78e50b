"""What has been carried out, by the platform's id of the request: what is sent again is only answered again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.model.matches import Match
from bot.store.schema import requests
from core.game import Refusal

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 86400.0
"""Seconds. No platform sends a request again after that."""


@dataclass(frozen=True, slots=True)
class Answered:
    """How a request was answered when it was carried out."""

    answer: str
    """The kind of answer: see `bot.service.request.ANSWERS`; or the reason of a refusal. What the answer is about
    follows after a space, unless that is a match or nothing."""
    match: str
    """The match that the answer is about, if any."""


@dataclass(frozen=True, slots=True)
class Once:
    """A request that changes something, and the kind of answer that it gets."""

    platform: str
    id: str
    at: float
    answer: str = "hand"
    match: str | None = None


class Repeated(Exception):
    """The request has been carried out before."""

    def __init__(self, answered: Answered) -> None:
        super().__init__(answered.answer)
        self.answered = answered


_FIND = select(requests.c.answer, requests.c.match).where(
    requests.c.platform == bindparam("on"), requests.c.id == bindparam("by")
)
_KEEP = insert(requests)
_CONCERN = (
    update(requests)
    .where(requests.c.platform == bindparam("on"), requests.c.id == bindparam("by"))
    .values(match=bindparam("concerning"))
)
_REFUSE = (
    update(requests)
    .where(requests.c.platform == bindparam("on"), requests.c.id == bindparam("by"))
    .values(answer=bindparam("why"))
)


def carry_out(
    connection: Connection,
    once: Once | None,
    query: Callable[Concatenate[Connection, P], T],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Run a query that changes something, and record that; raises Repeated if that has been done before.

    What the query returns says more about the answer: the match that it is about, or a refusal that changes something.
    A request without an id cannot be sent twice.
    """
    if once is None:
        return query(connection, *args, **kwargs)
    try:
        row = {"platform": once.platform, "id": once.id, "answer": once.answer, "match": once.match, "at": once.at}
        connection.execute(_KEEP, row)
    except IntegrityError:
        answered = find(connection, once.platform, once.id)
        if answered is None:
            raise
        raise Repeated(answered) from None
    done = query(connection, *args, **kwargs)
    match done:
        case Match(id=id) if id != once.match:
            connection.execute(_CONCERN, {"on": once.platform, "by": once.id, "concerning": id})
        case Refusal(reason=reason):
            connection.execute(_REFUSE, {"on": once.platform, "by": once.id, "why": reason})
    return done


def find(connection: Connection, platform: str, id: str) -> Answered | None:
    row = connection.execute(_FIND, {"on": platform, "by": id}).one_or_none()
    return Answered(row.answer, row.match or "") if row else None


def forget(connection: Connection, until: float) -> None:
    """Drop what was carried out up to then."""
    connection.execute(delete(requests).where(requests.c.at <= until))

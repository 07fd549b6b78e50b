"""When people were on vacation, and when the bot or a platform was away: clocks stand still then."""

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, insert, literal, null, select, union_all, update

from bot.model.absences import Absence, Interval
from bot.store.schema import outages, vacations

_SINCE = union_all(
    select(vacations.c.start, vacations.c.end, vacations.c.player, literal("")).where(
        vacations.c.player.in_(bindparam("of", expanding=True)), vacations.c.end > bindparam("moment")
    ),
    select(outages.c.start, outages.c.end, null(), outages.c.platform).where(
        outages.c.end > bindparam("moment"), outages.c.platform.in_(bindparam("on", expanding=True))
    ),
)


def add(connection: Connection, absence: Absence) -> None:
    when = {"start": absence.start, "end": absence.end}
    if absence.player is None:
        connection.execute(insert(outages).values(platform=absence.platform, **when))
    else:
        connection.execute(insert(vacations).values(player=absence.player, **when))


def cover(connection: Connection, platform: str, start: float, end: float) -> None:
    """An outage that began then lasts until then, whatever was thought before."""
    same = (outages.c.platform == platform, outages.c.start == start, outages.c.end > start)
    if not connection.execute(update(outages).where(*same).values(end=end)).rowcount:
        add(connection, Absence(start, end, platform=platform))


def stay_away(connection: Connection, player: int, now: float, until: float) -> None:
    """The vacation that the player is on ends then, or one that begins now; if that is now, they are back."""
    going = (vacations.c.player == player, vacations.c.end > now)
    changed = connection.execute(update(vacations).where(*going).values(end=until)).rowcount
    if not changed and until > now:
        add(connection, Absence(now, until, player=player))


def taken(connection: Connection, player: int, since: float) -> tuple[Interval, ...]:
    """The vacations of a player that ended later than this."""
    own = select(vacations.c.start, vacations.c.end).where(vacations.c.player == player, vacations.c.end > since)
    return tuple((start, until) for start, until in connection.execute(own.order_by(vacations.c.start)))


def since(connection: Connection, moment: float, players: Iterable[int], platforms: Iterable[str]) -> list[Absence]:
    """The absences that ended later than this, or have not ended: vacations of these players, outages of the bot and of
    these platforms."""
    whose = {"of": sorted(players), "on": ["", *sorted(platforms)]}
    return [Absence(*row) for row in connection.execute(_SINCE, {"moment": moment, **whose})]

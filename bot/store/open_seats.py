"""Who wants to be told when someone looks for opponents: in which place, and for which game."""

from sqlalchemy import Connection, and_, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects.sqlite import insert

from bot.model.matches import Match
from bot.model.open_seats import Watcher
from bot.model.people import Person
from bot.store.matches import unfinished_in
from bot.store.people import PERSON
from bot.store.schema import identities, players, seat_alerts

_IS_OF = and_(identities.c.platform == seat_alerts.c.platform, identities.c.account == seat_alerts.c.account)
_HERE = and_(seat_alerts.c.place == bindparam("where"), seat_alerts.c.game == bindparam("of"))
_WATCHERS = (
    select(*PERSON, seat_alerts.c.told)
    .select_from(seat_alerts)
    .join(identities, _IS_OF)
    .join(players, players.c.id == identities.c.player)
    .where(_HERE, identities.c.reachable)
    .order_by(seat_alerts.c.account)
)
_OF_PLAYER = (
    select(seat_alerts.c.place, seat_alerts.c.platform, seat_alerts.c.game)
    .join(identities, _IS_OF)
    .where(identities.c.player == bindparam("who"))
    .order_by(seat_alerts.c.place, seat_alerts.c.game)
)
_TELL = update(seat_alerts).where(_HERE, seat_alerts.c.account == bindparam("by")).values(told=bindparam("at"))


def watch(connection: Connection, place: int, game: str, person: Person) -> None:
    """Tell this person from now on. They may be told already."""
    alert = insert(seat_alerts).values(place=place, game=game, platform=person.platform, account=person.account)
    connection.execute(alert.on_conflict_do_nothing())


def unwatch(connection: Connection, place: int, game: str, player: int) -> None:
    """Do not tell this player any more."""
    own = select(identities.c.platform, identities.c.account).where(identities.c.player == player)
    theirs = tuple_(seat_alerts.c.platform, seat_alerts.c.account).in_(own)
    connection.execute(delete(seat_alerts).where(_HERE, theirs), {"where": place, "of": game})


def watched_by(connection: Connection, player: int) -> list[tuple[int, str, str]]:
    """Where this player is told, on which platform that is, and of which game."""
    return [(place, platform, game) for place, platform, game in connection.execute(_OF_PLAYER, {"who": player})]


def watchers(connection: Connection, place: int, game: str) -> list[Watcher]:
    """Those whom private messages reach, as far as that is known."""
    rows = connection.execute(_WATCHERS, {"where": place, "of": game})
    return [Watcher(Person(*row[:-1]), row[-1]) for row in rows]


def tell(connection: Connection, place: int, game: str, person: Person, at: float) -> None:
    """Record that this person is told then."""
    connection.execute(_TELL, {"where": place, "of": game, "by": person.account, "at": at})


def open_in(connection: Connection, place: int, game: str) -> list[Match]:
    """The challenges in a place that have a seat for whoever comes first, those first that have waited longest."""
    return [
        match
        for match in unfinished_in(connection, place)
        if match.started is None and match.game == game and any(seat.is_free for seat in match.seats)
    ]

"""Players, their identities on the platforms, and the people they have blocked."""

from collections.abc import Collection
from typing import cast

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, not_, select, update

from bot.model.people import Challengers, Person
from bot.model.settings import Choice, Setting
from bot.store.schema import blocks, identities, players

PERSON = (
    identities.c.platform,
    identities.c.account,
    identities.c.player,
    identities.c.name,
    func.coalesce(players.c.language, identities.c.language).label("language"),
    identities.c.language.label("client"),
    players.c.confirm,
    identities.c.reachable,
    func.coalesce(identities.c.handle, "").label("handle"),
    players.c.theme,
    players.c.zone,
    players.c.hand_order,
    players.c.words_first,
    players.c.challengers,
    players.c.calls,
    players.c.quiet,
    players.c.calls_next,
    players.c.digest,
    players.c.streak,
    players.c.most_matches,
    players.c.hidden,
    players.c.listed,
    identities.c.used,
)
"""The columns from which a person is made, in the order of its fields."""
_PERSON = (
    select(*PERSON)
    .join(players, identities.c.player == players.c.id)
    .order_by(identities.c.platform, identities.c.account)
)
# Built once: building a statement takes several times as long as running it.
_CHALLENGERS = select(players.c.challengers).where(players.c.id == bindparam("who"))
_FIND = _PERSON.where(identities.c.platform == bindparam("on"), identities.c.account == bindparam("by"))
_IS_OWN = and_(identities.c.platform == bindparam("on"), identities.c.account == bindparam("by"))
_OTHERS = select(func.max(func.coalesce(identities.c.used, 0))).where(identities.c.player == bindparam("of"))
_OTHERS_USED = _OTHERS.where(not_(_IS_OWN))
_USE = update(identities).where(_IS_OWN).values(used=_OTHERS.scalar_subquery() + 1)
_LAST_USED = (
    select(*PERSON)
    .join(players, identities.c.player == players.c.id)
    .where(identities.c.player.in_(bindparam("of", expanding=True)), identities.c.used > 0)
    .order_by(identities.c.used)
)
_NAMES = select(
    identities.c.player, identities.c.platform, identities.c.account, identities.c.name, identities.c.used
).where(identities.c.player.in_(bindparam("of", expanding=True)))
_CHOOSE = update(players).where(players.c.id == bindparam("of"))


def meet(connection: Connection, platform: str, account: str, name: str, language: str, handle: str = "") -> Person:
    """Record and return the person with this account, with their current name and language there."""
    known = find(connection, platform, account)
    if handle:
        # Its previous owner no longer has it.
        taken = and_(identities.c.platform == platform, identities.c.handle == handle)
        connection.execute(update(identities).where(taken).values(handle=None))
    now = {"name": name, "language": language, "handle": handle or None}
    if known is None:
        player = connection.execute(insert(players).values(confirm=False).returning(players.c.id)).scalar_one()
        values = {"platform": platform, "account": account, "player": player, "reachable": True}
        connection.execute(insert(identities).values(**values, **now))
    else:
        connection.execute(update(identities).where(*_is(platform, account)).values(**now))
    met = find(connection, platform, account)
    assert met is not None
    return met


def introduce(connection: Connection, platform: str, account: str, name: str, language: str, handle: str = "") -> None:
    """Record a person named by someone else, who may never have been here."""
    if find(connection, platform, account) is None:
        meet(connection, platform, account, name, language, handle)


def find(connection: Connection, platform: str, account: str) -> Person | None:
    row = connection.execute(_FIND, {"on": platform, "by": account}).one_or_none()
    return Person(*row) if row else None


def find_by_handle(connection: Connection, platform: str, handle: str) -> Person | None:
    """The person with this handle, as of their last visit."""
    named = _PERSON.where(identities.c.platform == platform, identities.c.handle == handle)
    # An order would be looked up by the index of accounts, that is through all people of the platform.
    row = connection.execute(named.order_by(None)).first()
    return Person(*row) if row else None


def identities_of(connection: Connection, player: int) -> list[Person]:
    """The player's identity on each platform."""
    return [Person(*row) for row in connection.execute(_PERSON.where(identities.c.player == player))]


def is_used_last(connection: Connection, person: Person) -> bool:
    """Whether none of a linked player's other identities was used later."""
    others = connection.scalar(_OTHERS_USED, {"of": person.player, "on": person.platform, "by": person.account})
    return others is None or others < (person.used or 0)


def use(connection: Connection, person: Person) -> None:
    """Record that this identity of the player is the one used last."""
    connection.execute(_USE, {"of": person.player, "on": person.platform, "by": person.account})


def last_used(connection: Connection, players: Collection[int]) -> dict[int, Person]:
    """The identity that each of these players used last, as far as they have several."""
    return {row.player: Person(*row) for row in connection.execute(_LAST_USED, {"of": list(players)})}


def as_used_last(connection: Connection, player: int) -> Person | None:
    """A player under the identity that they used last; None if there is no such player any more."""
    last = last_used(connection, [player]).get(player)
    return last or next(iter(identities_of(connection, player)), None)


def names_of(connection: Connection, players: Collection[int], platform: str) -> dict[int, str]:
    """What each of these players is called: on this platform, or else where they were last."""
    rows = connection.execute(_NAMES, {"of": list(players)}).all()
    there_last = sorted(rows, key=lambda row: (row.platform == platform, row.used or 0))
    return {row.player: row.name for row in there_last}


def accounts_of(connection: Connection, players: Collection[int], platform: str) -> dict[int, str]:
    """The accounts of these players on this platform, of those who have one."""
    rows = connection.execute(_NAMES, {"of": list(players)})
    return {row.player: row.account for row in rows if row.platform == platform}


def choose(connection: Connection, player: int, setting: Setting, value: Choice) -> None:
    """Set something for a player, on all their platforms."""
    connection.execute(_CHOOSE, {"of": player, setting.field: value})


def challengers(connection: Connection, player: int) -> Challengers:
    """Who may challenge this player."""
    return cast(Challengers, connection.execute(_CHALLENGERS, {"who": player}).scalar_one())


def set_reachable(connection: Connection, platform: str, account: str, reachable: bool) -> bool:
    """Set whether private messages reach a person. Return whether that changed."""
    news = identities.c.reachable != reachable
    changed = connection.execute(update(identities).where(*_is(platform, account), news).values(reachable=reachable))
    return changed.rowcount > 0


def block(connection: Connection, player: int, blocked: int) -> None:
    if not connection.execute(select(blocks).where(*_pair(player, blocked))).one_or_none():
        connection.execute(insert(blocks).values(player=player, blocked=blocked))


def unblock(connection: Connection, player: int, blocked: int) -> None:
    connection.execute(delete(blocks).where(*_pair(player, blocked)))


def blocked_by(connection: Connection, player: int) -> list[Person]:
    """The people this player has blocked."""
    mine = select(blocks.c.blocked).where(blocks.c.player == player)
    return [Person(*row) for row in connection.execute(_PERSON.where(identities.c.player.in_(mine)))]


def is_blocked(connection: Connection, player: int, by: int) -> bool:
    return connection.execute(select(blocks).where(*_pair(by, player))).one_or_none() is not None


def _is(platform: str, account: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return identities.c.platform == platform, identities.c.account == account


def _pair(player: int, blocked: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return blocks.c.player == player, blocks.c.blocked == blocked

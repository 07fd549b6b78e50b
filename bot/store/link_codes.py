"""Linking a person's identities: codes, failed tries, and merging and splitting players."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from bot.model.people import SETTINGS
from bot.model.settings import Choice
from bot.store.people import block
from bot.store.places import copy_visits, drop_visits
from bot.store.schema import blocks, identities, link_codes, link_tries, players


@dataclass(frozen=True, slots=True)
class StoredLinkCode:
    """Entering it links the person to this player."""

    player: int
    expires: float
    used: bool


def offer(connection: Connection, player: int, digest: bytes, expires: float) -> None:
    """Add a new code, replacing the player's previous one."""
    connection.execute(delete(link_codes).where(or_(link_codes.c.player == player, link_codes.c.digest == digest)))
    connection.execute(insert(link_codes).values(player=player, digest=digest, expires=expires, used=False))


def find(connection: Connection, digest: bytes) -> StoredLinkCode | None:
    row = connection.execute(select(link_codes).where(link_codes.c.digest == digest)).one_or_none()
    return StoredLinkCode(row.player, row.expires, row.used) if row else None


def use(connection: Connection, player: int) -> None:
    """Mark the player's code as used."""
    connection.execute(update(link_codes).where(link_codes.c.player == player).values(used=True))


def fail(connection: Connection, platform: str, account: str, at: float) -> None:
    """Record that someone entered a wrong code."""
    connection.execute(insert(link_tries).values(platform=platform, account=account, at=at))


def forget(connection: Connection, until: float) -> None:
    """Drop the tries made up to then."""
    connection.execute(delete(link_tries).where(link_tries.c.at <= until))


def failed(connection: Connection, player: int, since: float) -> list[float]:
    """When the player, by any identity, entered a wrong code after that; latest first."""
    by = and_(link_tries.c.platform == identities.c.platform, link_tries.c.account == identities.c.account)
    times = select(link_tries.c.at).join(identities, by).where(identities.c.player == player, link_tries.c.at > since)
    return list(connection.scalars(times.order_by(link_tries.c.at.desc())))


def failed_by_all(connection: Connection, since: float) -> tuple[int, float]:
    """How often anyone did, and the first time."""
    tries = select(func.count(), func.min(link_tries.c.at)).where(link_tries.c.at > since)
    count, first = connection.execute(tries).one()
    return count, first or 0.0


def merge(connection: Connection, player: int, other: int) -> None:
    """Merge two players: the first gets everything the other had, and the other is deleted.

    What the first has set is kept, and the rest is as the other has set it.
    """
    one, two = _settings(connection, player), _settings(connection, other)
    unset = {each.field: two[each.field] for each in SETTINGS.values() if one[each.field] == each.default}
    connection.execute(update(players).where(players.c.id == player).values(unset))
    connection.execute(update(identities).where(identities.c.player == other).values(player=player))
    copy_visits(connection, other, player)
    drop_visits(connection, other)
    _copy_blocks(connection, other, player)
    connection.execute(delete(blocks).where(or_(blocks.c.player == other, blocks.c.blocked == other)))
    connection.execute(delete(link_codes).where(link_codes.c.player == other))
    connection.execute(delete(players).where(players.c.id == other))


def split(connection: Connection, platform: str, account: str, player: int) -> None:
    """Turn this identity of the player into a player of its own, with the same settings and blocks."""
    own = connection.execute(insert(players).values(_settings(connection, player)).returning(players.c.id)).scalar_one()
    here = and_(identities.c.platform == platform, identities.c.account == account)
    connection.execute(update(identities).where(here).values(player=own))
    copy_visits(connection, player, own)
    _copy_blocks(connection, player, own)
    connection.execute(delete(link_codes).where(link_codes.c.player == player))


def _settings(connection: Connection, player: int) -> dict[str, Choice]:
    """What a player has set, by column."""
    columns = [players.c[setting.field] for setting in SETTINGS.values()]
    return dict(connection.execute(select(*columns).where(players.c.id == player)).mappings().one())


def _copy_blocks(connection: Connection, source: int, target: int) -> None:
    """Copy a player's blocks in both directions to another, who never blocks themselves."""
    involved = connection.execute(select(blocks).where(or_(blocks.c.player == source, blocks.c.blocked == source)))
    for player, blocked in involved.all():
        pair = target if player == source else player, target if blocked == source else blocked
        if pair[0] != pair[1]:
            block(connection, *pair)

"""The codes that link a person's identities, and the codes that were entered in vain."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from bot.store.schema import identities, link_codes, link_tries


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

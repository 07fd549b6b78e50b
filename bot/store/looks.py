"""How the names of people in the room look, so that a name that could be mistaken for another is found in an index."""

from collections.abc import Mapping

from sqlalchemy import Connection, exists, insert, select

from bot import lookalikes
from bot.store.schema import room_looks


def is_taken(connection: Connection, name: str) -> bool:
    """Whether someone has a name that looks like this one."""
    return connection.scalar(select(exists().where(room_looks.c.look.in_(lookalikes.looks(name))))) is True


def keep(connection: Connection, names: Mapping[str, str]) -> None:
    """The names are by account."""
    seen = [(look, account) for account, name in names.items() for look in lookalikes.looks(name)]
    connection.execute(insert(room_looks), [{"look": look, "account": account} for look, account in seen])

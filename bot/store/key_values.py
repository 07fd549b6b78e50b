"""Short texts stored under a name."""

from sqlalchemy import Connection, delete, insert, select

from bot.store.schema import notes


def find(connection: Connection, name: str) -> str | None:
    return connection.execute(select(notes.c.text).where(notes.c.name == name)).scalar_one_or_none()


def keep(connection: Connection, name: str, text: str) -> None:
    drop(connection, name)
    connection.execute(insert(notes).values(name=name, text=text))


def drop(connection: Connection, name: str) -> None:
    connection.execute(delete(notes).where(notes.c.name == name))

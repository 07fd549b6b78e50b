"""Works out again how names look, when a database is opened for which another list of look-alikes was used."""

from sqlalchemy import Connection, delete, select

from bot import lookalikes
from bot.store import key_values, looks
from bot.store.schema import room_looks, room_people

_KEPT = "looks"
"""The note that says by which `lookalikes.digest` it was done."""


def refresh(connection: Connection) -> None:
    digest = lookalikes.digest()
    if key_values.find(connection, _KEPT) == digest:
        return
    connection.execute(delete(room_looks))
    people = connection.execute(select(room_people.c.account, room_people.c.name))
    names = {person.account: person.name for person in people}
    if names:
        looks.keep(connection, names)
    key_values.keep(connection, _KEPT, digest)

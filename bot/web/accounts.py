"""Who is in the room: the secret that reserves a name for its owner, and how names are used to address people.

The secret is in a cookie of the person's browser. The database holds only its SHA-256.
"""

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from bot.lookalikes import are_alike, fold
from bot.store import Connection, Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.names import Unfit, fit


async def enter(store: Store, typed: str, known: Sequence[str] = ()) -> tuple[WebAccount, str]:
    """A person and their secret: a newcomer, or the owner of the name by one of these secrets; raises Unfit."""
    name = fit(typed)
    for secret in known:
        person = await recognise(store, secret)
        if person and fold(person.name) == fold(name):
            return person, secret
    if any(fold(name) == fold(person.name) for person in await removed(store, known)):
        raise Unfit("room-removed", name=name)
    person, secret = WebAccount(secrets.token_hex(4), name), secrets.token_urlsafe(32)
    if not await store.write(_enter, person, _key(secret)):
        raise Unfit("room-name-taken")
    return person, secret


async def recognise(store: Store, secret: str | None) -> WebAccount | None:
    person = await store.read(rows.with_key, _key(secret)) if secret else None
    return person if person and person.standing != "removed" else None


async def removed(store: Store, known: Sequence[str]) -> list[WebAccount]:
    """Those of the people with these secrets who were removed."""
    people = [await store.read(rows.with_key, _key(secret)) for secret in known]
    return [person for person in people if person and person.standing == "removed"]


def find_mentions(text: str, people: Sequence[WebAccount]) -> list[str]:
    """The accounts of the people whom a text addresses with "@name"."""
    accounts = {fold(person.name): person.account for person in people}
    found = (accounts.get(fold(name)) for name in _name_pattern(people, r"(?!\w)").findall(text))
    return sorted({account for account in found if account})


def replace_names(line: str, people: Sequence[WebAccount]) -> str:
    """A command line with accounts in place of names: a name may contain spaces, where a command is split."""
    accounts = {fold(person.name): person.account for person in people}
    return _name_pattern(people, r"(?!\S)").sub(lambda found: f"@{accounts.get(fold(found[1]), found[1])}", line)


def _enter(connection: Connection, person: WebAccount, key: bytes) -> bool:
    """Whether the name was free, and no other looks like it."""
    is_taken = any(are_alike(person.name, other) for other in rows.names(connection))
    return not is_taken and rows.enter(connection, person, fold(person.name), key)


def _name_pattern(people: Sequence[WebAccount], end: str) -> re.Pattern[str]:
    # Longest first: "@Ann Lee" means Ann Lee, even if there is an Ann.
    names = sorted((re.escape(person.name) for person in people), key=len, reverse=True)
    return re.compile(rf"(?<!\S)@({'|'.join(names) or '(?!)'}){end}", re.IGNORECASE)


def _key(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "replace")).digest()

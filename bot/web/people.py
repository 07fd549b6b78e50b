"""Who is in the room: which names are good, and the secret that makes a name somebody's own.

The secret is in a cookie of the person's browser. The database has only its SHA-256.
"""

import re
import secrets
import unicodedata
from collections.abc import Sequence
from hashlib import sha256

from bot.store import Store
from bot.store import room as rows
from bot.store.room import Person

LONGEST_NAME = 24

_RESERVED = frozenset({"cairn", "computer"})
_SIGNS = frozenset("`@#")
_BLANK = frozenset("\u115f\u1160\u2800")
"""Letters and symbols that look like nothing."""
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Characters that steer, hide or turn round what stands beside them."""


class Unfit(ValueError):
    """A name that nobody can have here. `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def fit(typed: str) -> str:
    """The name as it will be shown; raises Unfit."""
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if not name or unicodedata.category(name[0]).startswith("M"):
        raise Unfit("room-name-empty")
    if len(name) > LONGEST_NAME:
        raise Unfit("room-name-long")
    if name.startswith("/") or any(_is_odd(sign) for sign in name):
        raise Unfit("room-name-signs")
    if fold(name) in _RESERVED:
        raise Unfit("room-name-taken")
    return name


def fold(name: str) -> str:
    """Names that differ only in this are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


async def enter(store: Store, typed: str) -> tuple[Person, str]:
    """A newcomer and their secret; raises Unfit."""
    person, secret = Person(secrets.token_hex(4), fit(typed)), secrets.token_urlsafe(32)
    if not await store.write(rows.enter, person, fold(person.name), _key(secret)):
        raise Unfit("room-name-taken")
    return person, secret


async def recognise(store: Store, secret: str | None) -> Person | None:
    return await store.read(rows.with_key, _key(secret)) if secret else None


def mentioned(text: str, people: Sequence[Person]) -> list[str]:
    """The accounts of those whom a text calls by "@name"."""
    accounts = {fold(person.name): person.account for person in people}
    found = (accounts.get(fold(name)) for name in _called(people, r"(?!\w)").findall(text))
    return sorted({account for account in found if account})


def addressed(line: str, people: Sequence[Person]) -> str:
    """A command line with accounts instead of names: a name may have spaces, and a command is split at them."""
    accounts = {fold(person.name): person.account for person in people}
    return _called(people, r"(?!\S)").sub(lambda found: f"@{accounts.get(fold(found[1]), found[1])}", line)


def _called(people: Sequence[Person], end: str) -> re.Pattern[str]:
    # The longest first: "@Ann Lee" calls Ann Lee, even if there is an Ann.
    names = sorted((re.escape(person.name) for person in people), key=len, reverse=True)
    return re.compile(rf"(?<!\S)@({'|'.join(names) or '(?!)'}){end}", re.IGNORECASE)


def _is_odd(sign: str) -> bool:
    return sign in _SIGNS or sign in _BLANK or unicodedata.category(sign) in _HIDDEN


def _key(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "replace")).digest()

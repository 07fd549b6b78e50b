"""Who is in the room: the secret that reserves a name for its owner, and how names are used to address people.

The secret is in a cookie of the person's browser. The database holds only its SHA-256.
"""

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from bot.lookalikes import fold
from bot.store import Connection, Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.names import LONGEST_NAME, Unfit, fit

_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_END_OF_WORD = re.compile(r"(?!\w)")
_CALL = re.compile(rf"(?<!\S)@([^@\n]{{1,{LONGEST_NAME}}})")


async def enter(
    store: Store, typed: str, known: Sequence[str] = (), offered: str = "", now: float | None = None
) -> tuple[WebAccount, str]:
    """A person and their secret: a newcomer, or the owner of the name by one of these secrets; raises Unfit.

    A newcomer gets the secret that their browser was offered. So it has it already if the answer is lost, and what it
    sends again is recognised.
    """
    newcomer = WebAccount(secrets.token_hex(4), fit(typed))
    secrets_known = list(filter(None, (*known, offered)))
    return await store.write(_enter, newcomer, secrets_known, offered, new_secret(), now)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    """Whether this may be one of ours, and not something that is easily guessed."""
    return _SECRET.fullmatch(text) is not None


async def recognise(store: Store, secret: str | None) -> WebAccount | None:
    person = await store.read(rows.with_key, _key(secret)) if secret else None
    return person if person and person.standing != "removed" else None


async def removed(store: Store, known: Sequence[str]) -> list[WebAccount]:
    """Those of the people with these secrets who were removed."""
    people = [await store.read(rows.with_key, _key(secret)) for secret in known]
    return [person for person in people if person and person.standing == "removed"]


def names_in(text: str) -> set[str]:
    """The folded names that "@" in a text may be followed by: one word, two words and so on."""
    called = _CALL.findall(text)
    return {fold(each[: end.start()]) for each in called for end in _END_OF_WORD.finditer(each) if end.start()}


def find_mentions(text: str, people: Sequence[WebAccount]) -> list[str]:
    """The accounts of the people whom a text addresses with "@name"."""
    accounts = {fold(person.name): person.account for person in people}
    found = (accounts.get(fold(name)) for name in _name_pattern(people, r"(?!\w)").findall(text))
    return sorted({account for account in found if account})


def replace_names(line: str, people: Sequence[WebAccount]) -> str:
    """A command line with accounts in place of names: a name may contain spaces, where a command is split."""
    accounts = {fold(person.name): person.account for person in people}
    return _name_pattern(people, r"(?!\S)").sub(lambda found: f"@{accounts.get(fold(found[1]), found[1])}", line)


def _enter(
    connection: Connection,
    newcomer: WebAccount,
    known: Sequence[str],
    offered: str,
    new: str,
    now: float | None,
) -> tuple[WebAccount, str]:
    name = fold(newcomer.name)
    for secret in known:
        person = rows.with_key(connection, _key(secret))
        if person and fold(person.name) == name:
            if person.standing == "removed":
                raise Unfit("room-removed", name=newcomer.name)
            return person, secret
    # Someone may have entered with the offered one under another name.
    secret = new if not offered or rows.with_key(connection, _key(offered)) else offered
    if not rows.enter(connection, newcomer, name, _key(secret), now):
        raise Unfit("room-name-taken")
    return newcomer, secret


def _name_pattern(people: Sequence[WebAccount], end: str) -> re.Pattern[str]:
    # Longest first: "@Ann Lee" means Ann Lee, even if there is an Ann.
    names = sorted((re.escape(person.name) for person in people), key=len, reverse=True)
    return re.compile(rf"(?<!\S)@({'|'.join(names) or '(?!)'}){end}", re.IGNORECASE)


def _key(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "replace")).digest()

"""One person on several platforms: a code that is made here and entered there joins the two identities."""

import hashlib
import math
from dataclasses import dataclass

from bot.service.context import Context, Denied
from bot.store import Connection, links, matches, people
from bot.store.people import Person

VALID = 10 * 60
"""Seconds until a code expires."""
TRIES = 5
"""How many wrong codes one player may enter within `PAUSE`."""
TRIES_OF_ALL = 500
"""The same for all players together, which stops guessing with many accounts."""
PAUSE = 10 * 60

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_LENGTH = 8


@dataclass(frozen=True, slots=True)
class Code:
    """A code as its owner sees it, once: only its digest is stored."""

    text: str
    expires: float


async def make(context: Context, person: Person) -> Code:
    """A code for this person, which replaces any earlier one."""
    letters = "".join(context.rng.choices(_ALPHABET, k=_LENGTH))
    code = Code(f"{letters[: _LENGTH // 2]}-{letters[_LENGTH // 2 :]}", context.clock() + VALID)
    await context.store.write(_offer, person, _digest(code.text), code.expires)
    return code


async def enter(context: Context, person: Person, typed: str) -> list[Person]:
    """Merge with the player who made the code; returns all identities of the merged player."""
    done = await context.store.write(_enter, person, _digest(typed), context.clock())
    if isinstance(done, Denied):
        raise done
    return done


async def burn(context: Context, typed: str) -> None:
    """Make this code useless."""
    await context.store.write(_burn, _digest(typed))


async def unlink(context: Context, person: Person) -> None:
    """Make this identity a separate player again."""
    await context.store.write(_unlink, person)


def check_linked(identities: list[Person]) -> None:
    if len(identities) == 1:
        raise Denied("not-linked")


def _offer(connection: Connection, person: Person, digest: bytes, expires: float) -> None:
    links.offer(connection, _as_known(connection, person).player, digest, expires)


def _enter(connection: Connection, person: Person, digest: bytes, now: float) -> Denied | list[Person]:
    """Returns a refusal instead of raising it, so that the failed try is still recorded."""
    person = _as_known(connection, person)
    links.forget(connection, now - PAUSE)
    refused = _limit(connection, person, now)
    if refused:
        return refused
    match links.find(connection, digest):
        case None:
            refused = Denied("link-wrong")
        case links.Code(used=True):
            refused = Denied("link-used")
        case links.Code(expires=expires) if expires <= now:
            refused = Denied("link-expired")
        case links.Code(player=owner):
            return _join(connection, owner, person)
    links.fail(connection, person.platform, person.account, now)
    return refused


def _burn(connection: Connection, digest: bytes) -> None:
    code = links.find(connection, digest)
    if code:
        links.use(connection, code.player)


def _limit(connection: Connection, person: Person, now: float) -> Denied | None:
    failed = links.failed(connection, person.player)
    if len(failed) >= TRIES:
        return Denied("link-tries", minutes=_minutes(failed[TRIES - 1], now))
    count, first = links.failed_by_all(connection)
    return Denied("link-paused", minutes=_minutes(first, now)) if count >= TRIES_OF_ALL else None


def _join(connection: Connection, owner: int, person: Person) -> Denied | list[Person]:
    refused = _obstacle(connection, owner, person)
    if refused:
        return refused
    links.use(connection, owner)
    links.merge(connection, owner, person.player)
    return people.identities_of(connection, owner)


def _obstacle(connection: Connection, owner: int, person: Person) -> Denied | None:
    """Why the owner of a valid code can't be merged with this person."""
    if owner == person.player:
        return Denied("link-own")
    own = {each.platform for each in people.identities_of(connection, person.player)}
    for each in people.identities_of(connection, owner):
        if each.platform in own:
            return Denied("link-platform", platform=each.platform, name=each.name)
    shared = matches.between(connection, owner, person.player)
    return Denied("link-playing", id=shared[0]) if shared else None


def _unlink(connection: Connection, person: Person) -> None:
    person = _as_known(connection, person)
    check_linked(people.identities_of(connection, person.player))
    links.split(connection, person.platform, person.account, person.player)


def _as_known(connection: Connection, person: Person) -> Person:
    """The person as stored now: their player may just have changed."""
    known = people.find(connection, person.platform, person.account)
    assert known is not None, "identities are never deleted"
    return known


def _minutes(since: float, now: float) -> int:
    """How long a try at that time still counts."""
    return max(1, math.ceil((since + PAUSE - now) / 60))


def _digest(typed: str) -> bytes:
    """Case, dashes and spaces do not matter."""
    return hashlib.sha256("".join(filter(str.isalnum, typed)).upper().encode()).digest()

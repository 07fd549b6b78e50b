"""People's accounts: linking identities on several platforms, blocking others, and who can be reached.

A link code that is made on one platform and entered on another joins the two identities.
"""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.people import Person
from bot.screens import accounts as shown
from bot.screens import answers
from bot.screens.screen import Screen
from bot.service.context import Context, Denied
from bot.service.request import Request, command, press
from bot.store import Connection, link_codes, matches, people

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
class LinkCode:
    """A code as its owner sees it, once: only its digest is stored."""

    text: str
    expires: float


@command("link")
async def link(request: Request, values: Mapping[str, str]) -> Screen:
    """Makes a code, or enters the one that was typed."""
    if typed := values.get("code"):
        try:
            identities = await enter(request.context, request.person, typed)
        except Denied:
            if not request.caller.is_private:
                # Others have seen the code.
                await request.context.store.write(_burn, _digest(typed))
            raise
        return shown.confirm_link(identities, (await request.renewed()).words)
    code = await make(request.context, request.person)
    return shown.link_code(code.text, code.expires, request.words)


@press("unlink")
async def unlink(request: Request) -> Screen:
    """Asks for confirmation first."""
    identities = await request.context.store.read(people.identities_of, request.person.player)
    _check_linked(identities)
    return shown.ask_unlink(request.person, identities, request.words)


@press("unlinked")
async def confirm_unlink(request: Request) -> Screen:
    """Make this identity a separate player again."""
    await request.context.store.write(_unlink, request.person)
    return answers.message(request.words("unlinked"), request.words)


@command("block")
async def block(request: Request, values: Mapping[str, str]) -> Screen:
    other = await request.other(values["person"])
    if other.player == request.person.player:
        raise Denied("own-block")
    await request.context.store.write(people.block, request.person.player, other.player)
    return answers.message(request.words("blocked", name=other.name), request.words)


@command("unblock")
async def typed_unblock(request: Request, values: Mapping[str, str]) -> Screen:
    return await unblock(request, values["person"])


@press("unblock")
async def unblock(request: Request, account: str) -> Screen:
    return await forgive(request, request.caller.platform, account)


@press("forgive")
async def forgive(request: Request, platform: str, account: str) -> Screen:
    """Unblock someone on any platform."""
    other = await request.other(account, platform)
    await request.context.store.write(people.unblock, request.person.player, other.player)
    return answers.message(request.words("unblocked", name=other.name), request.words)


async def find_by_handle(context: Context, platform: str, handle: str) -> Person | None:
    """The person with this name after the @, as of their last visit."""
    return await context.store.read(people.find_by_handle, platform, handle)


async def is_unreachable(context: Context, platform: str, account: str) -> bool:
    """Whether the last private message to this person did not get through."""
    known = await context.store.read(people.find, platform, account)
    return known is not None and not known.reachable


async def make(context: Context, person: Person) -> LinkCode:
    """A code for this person, which replaces any earlier one."""
    letters = "".join(context.rng.choices(_ALPHABET, k=_LENGTH))
    code = LinkCode(f"{letters[: _LENGTH // 2]}-{letters[_LENGTH // 2 :]}", context.clock() + VALID)
    await context.store.write(_offer, person, _digest(code.text), code.expires)
    return code


async def enter(context: Context, person: Person, typed: str) -> list[Person]:
    """Merge with the player who made the code; returns all identities of the merged player."""
    done = await context.store.write(_enter, person, _digest(typed), context.clock())
    if isinstance(done, Denied):
        raise done
    return done


def _check_linked(identities: list[Person]) -> None:
    if len(identities) == 1:
        raise Denied("not-linked")


def _offer(connection: Connection, person: Person, digest: bytes, expires: float) -> None:
    link_codes.offer(connection, _as_known(connection, person).player, digest, expires)


def _enter(connection: Connection, person: Person, digest: bytes, now: float) -> Denied | list[Person]:
    """Returns a refusal instead of raising it, so that the failed try is still recorded."""
    person = _as_known(connection, person)
    refused = _limit(connection, person, now)
    if refused:
        return refused
    match link_codes.find(connection, digest):
        case None:
            refused = Denied("link-wrong")
        case link_codes.StoredLinkCode(used=True):
            refused = Denied("link-used")
        case link_codes.StoredLinkCode(expires=expires) if expires <= now:
            refused = Denied("link-expired")
        case link_codes.StoredLinkCode(player=owner):
            return _join(connection, owner, person)
    link_codes.fail(connection, person.platform, person.account, now)
    return refused


def _burn(connection: Connection, digest: bytes) -> None:
    code = link_codes.find(connection, digest)
    if code:
        link_codes.use(connection, code.player)


def _limit(connection: Connection, person: Person, now: float) -> Denied | None:
    failed = link_codes.failed(connection, person.player, now - PAUSE)
    if len(failed) >= TRIES:
        return Denied("link-tries", minutes=_minutes(failed[TRIES - 1], now))
    count, first = link_codes.failed_by_all(connection, now - PAUSE)
    return Denied("link-paused", minutes=_minutes(first, now)) if count >= TRIES_OF_ALL else None


def _join(connection: Connection, owner: int, person: Person) -> Denied | list[Person]:
    refused = _obstacle(connection, owner, person)
    if refused:
        return refused
    link_codes.use(connection, owner)
    link_codes.merge(connection, owner, person.player)
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
    _check_linked(people.identities_of(connection, person.player))
    link_codes.split(connection, person.platform, person.account, person.player)


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

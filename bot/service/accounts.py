"""People's accounts: linking identities on several platforms, blocking others, and who can be reached.

A link code that is made on one platform and entered on another joins the two identities.
"""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.model.people import Person
from bot.screens import accounts as shown
from bot.screens import answers
from bot.screens.screen import Screen
from bot.service import clocks, digests, standings
from bot.service.context import Context, Denied
from bot.service.request import Request, answer, command, press
from bot.store import Connection, link_codes, linking, matches, people

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
        return await _enter_code(request, _digest(typed))
    code = _new_code(request.context)
    await request.write("link-made", None, _offer, request.person, _digest(code.text), code.expires)
    return shown.link_code(code.text, code.expires, request.words)


@answer("link-made")
async def _offer_another(request: Request, _: str) -> Screen:
    """A code is shown only once, because only its digest is stored; so the answer is a button that makes another."""
    return shown.offer_another_code(request.words)


async def _enter_code(request: Request, digest: bytes) -> Screen:
    try:
        refused = await request.write("linked", None, _enter, request.person, digest, request.context.clock())
    except Denied:
        if not request.caller.is_private:
            # Others have seen the code, which may still be valid.
            await request.write("link-used", None, _burn, digest)
        raise
    if refused:
        raise refused
    # Who was hidden under either of two identities is now hidden under both.
    request.context.news.set()
    return await _confirm_linked(await request.renewed(), "")


@answer("linked")
async def _confirm_linked(request: Request, _: str) -> Screen:
    identities = await request.context.store.read(people.identities_of, request.person.player)
    _check_linked(identities)
    return shown.confirm_link(identities, request.words)


@press("unlink")
async def unlink(request: Request) -> Screen:
    """Asks for confirmation first."""
    identities = await request.context.store.read(people.identities_of, request.person.player)
    _check_linked(identities)
    return shown.ask_unlink(request.person, identities, request.words)


@press("unlinked")
async def confirm_unlink(request: Request) -> Screen:
    """Make this identity a separate player again."""
    await request.write("unlinked", None, _unlink, request.person, request.context.clock())
    return await _confirm_unlinked(await request.renewed(), "")


@answer("unlinked")
async def _confirm_unlinked(request: Request, _: str) -> Screen:
    identities = await request.context.store.read(people.identities_of, request.person.player)
    if len(identities) > 1:
        # They have been linked again.
        return shown.confirm_link(identities, request.words)
    return answers.message(request.words("unlinked"), request.words)


@command("block")
async def block(request: Request, values: Mapping[str, str]) -> Screen:
    other = await request.other(values["person"])
    if other.player == request.person.player:
        raise Denied("own-block")
    await request.write("settings", None, people.block, request.person.player, other.player)
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
    await request.write("settings", None, people.unblock, request.person.player, other.player)
    return answers.message(request.words("unblocked", name=other.name), request.words)


async def find_by_handle(context: Context, platform: str, handle: str) -> Person | None:
    """The person with this name after the @, as of their last visit."""
    return await context.store.read(people.find_by_handle, platform, handle)


async def is_unreachable(context: Context, platform: str, account: str) -> bool:
    """Whether the last private message to this person did not get through."""
    known = await context.store.read(people.find, platform, account)
    return known is not None and not known.reachable


def _new_code(context: Context) -> LinkCode:
    letters = "".join(context.rng.choices(_ALPHABET, k=_LENGTH))
    return LinkCode(f"{letters[: _LENGTH // 2]}-{letters[_LENGTH // 2 :]}", context.clock() + VALID)


def _check_linked(identities: list[Person]) -> None:
    if len(identities) == 1:
        raise Denied("not-linked")


def _offer(connection: Connection, person: Person, digest: bytes, expires: float) -> None:
    """Keep a new code, which replaces any earlier one."""
    link_codes.offer(connection, _as_known(connection, person).player, digest, expires)


def _enter(connection: Connection, person: Person, digest: bytes, now: float) -> Denied | None:
    """Merge with the player who made the code.

    A try that failed is recorded, so its refusal is returned instead of raised.
    """
    person = _as_known(connection, person)
    _check_limit(connection, person, now)
    match link_codes.find(connection, digest):
        case None:
            refused = Denied("link-wrong")
        case link_codes.StoredLinkCode(used=True):
            refused = Denied("link-used")
        case link_codes.StoredLinkCode(expires=expires) if expires <= now:
            refused = Denied("link-expired")
        case link_codes.StoredLinkCode(player=owner):
            _join(connection, owner, person)
            # Both were on vacation when either was.
            clocks.refresh_all_of(connection, owner, now)
            for player in (owner, person.player):
                digests.schedule(connection, player, now)
            standings.refresh(connection, [owner], now)
            return None
    link_codes.fail(connection, person.platform, person.account, now)
    return refused


def _burn(connection: Connection, digest: bytes) -> None:
    code = link_codes.find(connection, digest)
    if code:
        link_codes.use(connection, code.player)


def _check_limit(connection: Connection, person: Person, now: float) -> None:
    failed = link_codes.failed(connection, person.player, now - PAUSE)
    if len(failed) >= TRIES:
        raise Denied("link-tries", minutes=_minutes(failed[TRIES - 1], now))
    count, first = link_codes.failed_by_all(connection, now - PAUSE)
    if count >= TRIES_OF_ALL:
        raise Denied("link-paused", minutes=_minutes(first, now))


def _join(connection: Connection, owner: int, person: Person) -> None:
    """Merge the person with the owner of a valid code; raises Denied if that cannot be."""
    if owner == person.player:
        raise Denied("link-own")
    own = {each.platform for each in people.identities_of(connection, person.player)}
    for each in people.identities_of(connection, owner):
        if each.platform in own:
            raise Denied("link-platform", platform=each.platform, name=each.name)
    if shared := matches.between(connection, owner, person.player):
        raise Denied("link-playing", id=shared[0])
    link_codes.use(connection, owner)
    linking.merge(connection, owner, person.player)
    people.use(connection, replace(person, player=owner))


def _unlink(connection: Connection, person: Person, now: float) -> None:
    person = _as_known(connection, person)
    _check_linked(people.identities_of(connection, person.player))
    linking.split(connection, person.platform, person.account, person.player)
    new = _as_known(connection, person).player
    digests.schedule(connection, new, now)
    standings.refresh(connection, [person.player, new], now)


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

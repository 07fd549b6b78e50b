"""Whom a post about a match calls, where, and how loudly: as each person has chosen, on the identity used last."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.model.calls import Hours
from bot.model.matches import Match, Seat
from bot.model.people import Person
from bot.screens.screen import Screen
from bot.store import Connection, outbox, people
from bot.store.outbox import Post


class Known(NamedTuple):
    """What a call depends on."""

    match: Match
    """With the identities that its people used last."""
    board: str | None
    """The message at the same address that shows the board."""


class Heard(NamedTuple):
    """What is shown, and when it has to be looked at again because someone's quiet hours or vacation end."""

    screen: Screen | None
    again: float | None = None


def look_up(connection: Connection, match: Match, post: Post) -> Known:
    board = outbox.message(connection, post.platform, post.address, match.id, "board")
    return Known(as_called(connection, match), board)


def as_called(connection: Connection, match: Match) -> Match:
    """The match with the identity that each of its people used last."""
    linked = {seat.person.player for seat in match.seats if seat.person and seat.person.used is not None}
    last = people.last_used(connection, linked) if linked else {}
    seats = (replace(seat, person=seat.person and last.get(seat.person.player, seat.person)) for seat in match.seats)
    return replace(match, seats=tuple(seats)) if last else match


def chats(connection: Connection, match: Match) -> Iterator[tuple[str, str]]:
    """The private chats in which people are called, on their platforms."""
    called = as_called(connection, match)
    for seat in called.seats:
        if seat.person and seat.person.reachable and _wants(seat, seat.person, called, is_private=True):
            yield seat.person.chat


def are_called(called: Match, seats: Collection[int], platform: str, address: str) -> bool:
    """Whether anybody who has one of these seats wants to be called at this address."""
    is_private = address.startswith("@")
    return any(
        _wants(seat, seat.person, called, is_private=is_private)
        for seat in called.seats
        if seat.number in seats and seat.person and seat.person.platform == platform
        if not is_private or seat.person.chat == (platform, address)
    )


def fit(screen: Screen, called: Match, post: Post, now: float, *, only_calls: bool) -> Heard:
    """The screen with those mentioned who want to be called there. What only calls is not shown if nobody is left, and
    the rest is shown at the tables of the match in any case."""
    if only_calls and not screen.mentions:
        return Heard(screen)
    is_private, at_table = post.address.startswith("@"), called.table_at(post.platform, post.address) is not None
    sitters = _sitters(called, post)
    wanting = tuple(
        each
        for each in screen.mentions
        if each.account not in sitters or _wants(*sitters[each.account], called, is_private=is_private)
    )
    if screen.is_hushed:
        wanting = screen.mentions
    if not _may_mention(called, post):
        wanting = ()
    if not wanting and (only_calls or not at_table):
        return Heard(None)
    return hush(replace(screen, mentions=wanting), called, post, now)


def hush(screen: Screen, called: Match, post: Post, now: float) -> Heard:
    """The screen without a sound if all whom it calls have quiet hours or are on vacation; otherwise it calls the
    others."""
    sitters, ends = _sitters(called, post), {}
    for mention in screen.mentions:
        if mention.account in sitters and (end := _silent_until(*sitters[mention.account], now)):
            ends[mention.account] = end
    if not ends or screen.is_hushed:
        return Heard(screen)
    loud = tuple(each for each in screen.mentions if each.account not in ends)
    return Heard(replace(screen, mentions=loud or screen.mentions, is_hushed=not loud), min(ends.values()))


def _silent_until(seat: Seat, person: Person, now: float) -> float | None:
    """Until when calls to someone make no sound: on vacation, or else in their quiet hours."""
    return seat.away if seat.away is not None and seat.away > now else quiet_until(person, now)


def quiet_until(person: Person, now: float) -> float | None:
    """When a person's quiet hours end, if it is one of them."""
    hours = Hours.read(person.quiet) if person.quiet else None
    return hours.end_after(now, person.zone) if hours else None


def _wants(seat: Seat, person: Person, match: Match, *, is_private: bool) -> bool:
    """Whether someone wants to be called in their private chat, or else at other tables."""
    if seat.muted:
        return False
    if not is_private:
        return person.calls in ("mention", "both") or (person.calls == "private" and not person.reachable)
    nowhere_else = all(each.platform != person.platform or each.address.startswith("@") for each in match.tables)
    return person.calls in ("private", "both") or (person.calls == "mention" and nowhere_else)


def _may_mention(match: Match, post: Post) -> bool:
    """Whether people may be mentioned at this table, as those who manage its place have chosen."""
    table = match.table_at(post.platform, post.address)
    return table is None or table.place is None or table.place.mentions


def _sitters(match: Match, post: Post) -> dict[str, tuple[Seat, Person]]:
    """Those who play on the platform of a post, by account."""
    return {
        seat.person.account: (seat, seat.person)
        for seat in match.seats
        if seat.person and seat.person.platform == post.platform
    }

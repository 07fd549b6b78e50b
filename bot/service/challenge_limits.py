"""Who may ask whom to play, how often, and how many matches a person may have."""

from collections.abc import Hashable
from math import ceil

from bot.model.people import Handle, Person
from bot.rate_limits import RateLimit
from bot.service.context import Denied
from bot.store import Connection, matches, people, places

OPEN_AT_ONCE = 5
"""How many challenges of one person may wait for an answer."""
MOST_MATCHES = 100
"""How many unfinished matches a person may have a seat in."""
PER_PAIR = 3, 3600.0
"""How often a player may challenge the same other one in how many seconds. What is accepted no longer counts."""


def check_blocks(connection: Connection, one: Person, other: Person) -> None:
    """Raises Denied if one of them has blocked the other."""
    if people.is_blocked(connection, other.player, by=one.player):
        raise Denied("you-blocked", name=other.name)
    if people.is_blocked(connection, one.player, by=other.player):
        raise Denied("not-available", name=other.name)


def check_welcome(connection: Connection, challenger: Person, other: Person, *, again: bool) -> None:
    """Raises Denied if the other has chosen not to be challenged by this person. A rematch is between people who have
    just played."""
    match people.challengers(connection, other.player):
        case "everyone":
            is_welcome = True
        case "places":
            is_welcome = again or places.has_both(connection, challenger.player, other.player)
        case "played":
            is_welcome = again or matches.has_played(connection, challenger.player, other.player)
        case "nobody":
            is_welcome = False
    if not is_welcome:
        raise Denied("not-available", name=other.name)


def check_frequency(challenger: Person, other: Person | Handle, asked: RateLimit) -> None:
    if wait := asked.wait(pair(challenger, other)):
        name = other.name if isinstance(other, Person) else str(other)
        raise Denied("challenged-often", name=name, count=PER_PAIR[0], minutes=ceil(wait / 60))


def pair(challenger: Person, other: Person | Handle) -> tuple[Hashable, Hashable]:
    """Who asks whom: nobody has to pay for challenges that they only got."""
    return challenger.player, other.player if isinstance(other, Person) else (other.platform, other.name.casefold())


def check_matches(connection: Connection, person: Person) -> None:
    """Raises Denied if this person may not have one more match, or does not want to."""
    count = matches.unfinished(connection, person.player)
    if count >= MOST_MATCHES:
        raise Denied("too-many-matches", count=MOST_MATCHES)
    if person.most_matches is not None and count >= person.most_matches:
        raise Denied("own-limit", count=person.most_matches)


def check_challenges(connection: Connection, person: Person) -> None:
    """Raises Denied if too many challenges of this person wait for an answer."""
    if matches.open_challenges(connection, person.player) >= OPEN_AT_ONCE:
        raise Denied("too-many-challenges", count=OPEN_AT_ONCE)


def check_has_room(connection: Connection, other: Person) -> None:
    """Raises Denied if someone who is to be challenged has as many matches as they want."""
    if not has_room(connection, other):
        raise Denied("no-room", name=other.name)


def has_room(connection: Connection, person: Person) -> bool:
    """Whether this person wants one more match."""
    return person.most_matches is None or matches.unfinished(connection, person.player) < person.most_matches

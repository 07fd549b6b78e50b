"""Open seats in a place: those who want to know are told in their private chats, at most once an hour for each game.

What they are told is one message for each place and game. It shows the seats that are open when it goes out, and is
kept up to date until the next one. If those who manage the place have chosen a role for that, it is called as well.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.model.matches import Match
from bot.model.open_seats import EVERY
from bot.model.people import Person
from bot.model.places import Place
from bot.screens import open_seats as shown
from bot.screens.screen import Screen, seen_by
from bot.service.announcements import ROLE
from bot.service.calls import quiet_until
from bot.service.challenge_limits import check_blocks, has_room
from bot.service.context import Context, Denied
from bot.service.posts import ANEW, Kind, Shown, register, words_of
from bot.service.request import Request, answer, press
from bot.store import Connection, open_seats, outbox, people, places
from bot.store.outbox import Post
from core import games

_KIND = "seats"


class _Watched(NamedTuple):
    """What a message is about."""

    place: int
    game: str

    @property
    def about(self) -> str:
        return f"{_KIND}:{self.place}:{self.game}"

    @classmethod
    def of(cls, post: Post) -> "_Watched":
        _, place, game = post.about.split(":")
        return cls(int(place), game)


# What people choose


@press("alerts")
@answer("alerts")
async def choose(request: Request, place: str) -> Screen:
    """What the person is told, and what they can be told about this place."""
    known, chosen = await request.context.store.read(_look_up, request.person.player, place)
    return shown.choose(known, chosen, request.words)


async def choose_here(request: Request) -> Screen:
    return await choose(request, str(request.place.id) if request.place else "")


@press("alert")
async def change(request: Request, place: str, game: str, state: str) -> Screen:
    """Be told of open seats in a place for a game, or not any more."""
    if game not in {each.id for each in games.ALL}:
        raise Denied("no-game", text=game, games=", ".join(each.id for each in games.ALL))
    if state == "on" and not request.person.reachable:
        raise Denied("not-reached", platform=request.caller.platform)
    watched, now = _Watched(int(place), game), request.context.clock()
    await request.write(
        f"alerts {place}", None, _watch if state == "on" else _unwatch, request.person.player, watched, now
    )
    request.context.news.set()
    return await choose(request, place)


def _watch(connection: Connection, player: int, watched: _Watched, _now: float) -> None:
    place = places.with_id(connection, watched.place)
    own = [each for each in people.identities_of(connection, player) if place and each.platform == place.platform]
    if not own or not places.has_visited(connection, watched.place, player):
        raise Denied("not-been-there")
    open_seats.watch(connection, *watched, own[0])


def _unwatch(connection: Connection, player: int, watched: _Watched, now: float) -> None:
    """What they were told goes, too."""
    open_seats.unwatch(connection, *watched, player)
    for person in people.identities_of(connection, player):
        _show_again(connection, person, watched, now)


def _look_up(connection: Connection, player: int, place: str) -> tuple[Place | None, list[tuple[int, str, str]]]:
    """The place, if the player has been there."""
    is_known = place and places.has_visited(connection, int(place), player)
    return places.with_id(connection, int(place)) if is_known else None, open_seats.watched_by(connection, player)


# What they are told


def tell(connection: Connection, match: Match, now: float) -> None:
    """Tell those who want to know that a challenge has an open seat."""
    if match.listed or not any(seat.is_free for seat in match.seats):
        return
    for place in _places(match):
        _call_role(connection, place, match, now)
        watched = _Watched(place.id, match.game)
        for watcher in open_seats.watchers(connection, *watched):
            due = watcher.due(now)
            if due is not None and _is_welcome(connection, watcher.person, match):
                _post(connection, watcher.person, watched, due)
                open_seats.tell(connection, *watched, watcher.person, due)


def _call_role(connection: Connection, place: Place, match: Match, now: float) -> None:
    """Call the role that those who manage the place have chosen, in the message of the challenge; not too often."""
    if place.role and places.call_role(connection, place.id, now, now - EVERY):
        table = next(each for each in match.tables if each.place and each.place.id == place.id)
        outbox.want(connection, table.platform, table.address, match.id, "challenge", now, {ROLE: place.role})


def update(connection: Connection, match: Match, now: float) -> None:
    """A challenge has begun or ended: correct what people were told."""
    for place in _places(match):
        watched = _Watched(place.id, match.game)
        for watcher in open_seats.watchers(connection, *watched):
            # What is still to be told will be right by then.
            if watcher.told is not None and watcher.told <= now:
                _show_again(connection, watcher.person, watched, now)


def _places(match: Match) -> Sequence[Place]:
    return list({table.place.id: table.place for table in match.tables if table.place}.values())


def _post(connection: Connection, person: Person, watched: _Watched, due: float) -> None:
    """A new message, because an edit notifies nobody."""
    old = outbox.message(connection, *person.chat, watched.about, _KIND)
    outbox.want(connection, *person.chat, None, _KIND, due, {ANEW: old or ""}, about=watched.about)


def _show_again(connection: Connection, person: Person, watched: _Watched, now: float) -> None:
    if message := outbox.message(connection, *person.chat, watched.about, _KIND):
        outbox.show_again(connection, *person.chat, message, now)


def _is_welcome(connection: Connection, person: Person, match: Match) -> bool:
    """Whether someone may take an open seat: they do not sit there, and nobody there has blocked them or is blocked."""
    others = [seat.person for seat in match.seats if seat.person]
    if any(each.player == person.player for each in others) or not has_room(connection, person):
        return False
    try:
        for each in others:
            check_blocks(connection, person, each)
    except Denied:
        return False
    return True


async def _show(context: Context, post: Post) -> Shown:
    person, found = await context.store.read(_find, post)
    if person is None or not found:
        return Shown(None)
    words = await words_of(context, post)
    screen = seen_by(shown.tell(person, *_Watched.of(post), found, words), person)
    return Shown(replace(screen, is_hushed=quiet_until(person, context.clock()) is not None))


def _find(connection: Connection, post: Post) -> tuple[Person | None, list[Match]]:
    """Who is told, and the challenges that they may join, as long as they want to know."""
    watched, person = _Watched.of(post), people.find(connection, post.platform, post.address[1:])
    chosen = open_seats.watched_by(connection, person.player) if person else []
    if person is None or not any((place, game) == watched for place, _, game in chosen):
        return None, []
    free = open_seats.open_in(connection, *watched)
    return person, [match for match in free if _is_welcome(connection, person, match)]


register(Kind(_KIND, _show))

"""Profiles: what is told of a person, and how two people have done against each other.

Whoever is hidden has none for others. On other platforms, only those have one who know each other or want to be listed.
"""

from collections.abc import Mapping, Sequence

from bot.aliases import COMPUTER
from bot.model.drafts import code
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.profiles import DRAWN, LOOKED_AT, HeadToHead, Profile
from bot.model.puzzles import Solving, streak, today
from bot.model.ratings import ALL_TIME, OVERALL, Subject
from bot.model.tallies import Past, streaks
from bot.screens import profiles as shown
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.request import Request, command, press
from bot.store import Connection, matches, people, places, puzzles, ratings, tallies
from core import games

_LISTED = 5
"""The most matches on a profile."""
_CONSIDERED = 20
"""The most matches, the latest ones, from which these are chosen."""


@command("profile")
async def typed_profile(request: Request, values: Mapping[str, str]) -> Screen:
    account = values.get("person", request.caller.account)
    if account == COMPUTER:
        raise Denied("computer-profile")
    return await _show(request, request.caller.platform, account, values.get("game", OVERALL))


@press("profile")
async def profile(request: Request, platform: str, account: str, game: str) -> Screen:
    return await _show(
        request, platform, account, next((each.id for each in games.ALL if code(each.id) == game), OVERALL)
    )


@press("versus")
async def versus(request: Request, platform: str, account: str) -> Screen:
    """How the person who asks has done against another."""
    other = await request.other(account, platform)
    found = await request.context.store.read(_compare, request.person, other)
    if found is None:
        raise Denied("no-profile")
    return shown.versus(found, request.words)


async def _show(request: Request, platform: str, account: str, game: str) -> Screen:
    person = await request.other(account, platform)
    found = await request.context.store.read(look_up, request.person, person, game, request.context.clock())
    if found is None or not (found.has_played or found.puzzles.count or found.is_own):
        raise Denied("no-profile")
    return shown.profile(found, request.words)


def look_up(connection: Connection, reader: Person, person: Person, game: str, now: float) -> Profile | None:
    """What the reader may know of a person; None if that is nothing."""
    if not _may_see(connection, reader, person):
        return None
    player, is_own = person.player, reader.player == person.player
    past = tallies.latest(connection, player, LOOKED_AT)
    about = [each for each in past if game in (OVERALL, each.game)]
    subjects = [Subject(ALL_TIME, each) for each in (OVERALL, *(each.id for each in games.ALL))]
    rated = ratings.of(connection, [player], subjects).of.get(player, {})
    return Profile(
        person,
        is_own,
        game,
        {subject.game: rating for subject, rating in rated.items()},
        ratings.recent(connection, player, game, DRAWN),
        tallies.variants(connection, player),
        [each for each in tallies.achieved(connection, player) if game in (OVERALL, each.game)],
        streaks(about),
        len(past) == LOOKED_AT,
        _open(connection, reader, about[:_CONSIDERED]),
        [] if is_own else tallies.between(connection, reader.player, player),
        _solving(connection, person, now),
    )


def _solving(connection: Connection, person: Person, now: float) -> Solving:
    days = puzzles.counted(connection, person.player)
    return Solving(len(days), puzzles.first_tries(connection, person.player), streak(days, today(person.zone, now)))


def _compare(connection: Connection, reader: Person, other: Person) -> HeadToHead | None:
    if reader.player == other.player or not _may_see(connection, reader, other):
        return None
    together = tallies.latest_together(connection, reader.player, other.player, LOOKED_AT, _LISTED)
    meetings = tallies.between(connection, reader.player, other.player)
    return HeadToHead(reader, other, meetings, _open(connection, reader, together))


def _may_see(connection: Connection, reader: Person, person: Person) -> bool:
    """Whether someone has a profile for the reader. Those who are named on their own platform are known there."""
    if reader.player == person.player:
        return True
    if person.hidden:
        return False
    own = {each.platform for each in people.identities_of(connection, reader.player)}
    if person.platform in own or person.listed:
        return True
    pair = reader.player, person.player
    return places.has_both(connection, *pair) or matches.has_played(connection, *pair)


def _open(connection: Connection, reader: Person, past: Sequence[Past]) -> list[tuple[Past, Match]]:
    """The matches with a result that the reader may look at: their own, and those in which nobody is hidden."""
    found: list[tuple[Past, Match]] = []
    for each in past:
        match = matches.find(connection, each.match) if each.rank is not None else None
        if match is None:
            continue
        played = any(person.player == reader.player for person in match.people)
        if played or not any(person.hidden for person in match.people):
            found.append((each, match))
        if len(found) == _LISTED:
            break
    return found

"""`/play anyone`: a list of people who look for an opponent, across all places that take part. Whoever wants the same
game with the same options and pace plays with them, and both play in their private chats.

Being on the list is a challenge with open seats that is shown to those who sit there alone. So it expires, it counts as
a match, and it can be cancelled like any other.
"""

from dataclasses import replace

from bot.model.drafts import Draft
from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.model.position import seat_of
from bot.rate_limits import RateLimit
from bot.screens.screen import Screen
from bot.service import challenges, new_challenges, starting
from bot.service.challenge_limits import check_blocks, check_challenges, check_matches, check_welcome
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import Connection, matches

_WAITS = 7 * 86400.0
_WAITS_LIVE = 3600.0
"""Seconds on the list. Who wants to play at once is not there any more a day later."""


async def look_for_anyone(request: Request, draft: Draft) -> Screen:
    """Play with those who want the same, or be on the list until they come."""
    caller, person, context = request.caller, request.person, request.context
    if request.place and not request.place.anyone:
        raise Denied("takes-no-part", platform=caller.platform)
    if person.challengers == "nobody":
        raise Denied("welcomes-nobody")
    if not person.reachable:
        raise Denied("not-reached", platform=caller.platform)
    here = request.table(f"@{caller.account}")
    waits = _WAITS_LIVE if draft.pace == "live" else _WAITS
    rated = starting.is_rated(request, draft)
    others = [None] * (draft.seats - 1)
    match = new_challenges.prepare(
        request,
        others,
        draft.game,
        draft.options,
        draft.pace,
        [here],
        strict=draft.strict,
        rated=rated,
        waits=waits,
    )
    # Whatever is usual where people are: on the list, what says nothing is unrated, as before there were ratings.
    match = replace(match, listed=replace(draft, rated=True if rated else None).wanted)
    joined = await request.write("begun", None, _join_or_wait, match, person, here, context.clock(), context.asked)
    return await challenges.show_begun(request, challenges.log(context, joined))


def _join_or_wait(
    connection: Connection, match: Match, person: Person, here: Table, now: float, asked: RateLimit
) -> Match:
    assert match.listed, "it is on the list"
    check_matches(connection, person)
    waiting = matches.listed(connection, match.listed)
    if any(seat_of(each, person.player) is not None for each in waiting):
        raise Denied("already-listed")
    for each in waiting:
        if all(_is_fitting(connection, person, seat.person) for seat in each.seats if seat.person):
            return challenges.take_seat(connection, each.id, person, now, asked, here)
    check_challenges(connection, person)
    matches.create(connection, match)
    return challenges.begin_if_complete(connection, match, now)


def _is_fitting(connection: Connection, one: Person, other: Person) -> bool:
    """Whether each of them may challenge the other, who has to be reached as well."""
    try:
        check_blocks(connection, one, other)
        check_welcome(connection, one, other, again=False)
        check_welcome(connection, other, one, again=False)
    except Denied:
        return False
    return other.reachable

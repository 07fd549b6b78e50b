"""Vacations: people start and end them as they like, and meanwhile the clocks of all their seats stand still."""

from collections.abc import Callable, Mapping
from functools import partial

from bot import times, zones
from bot.i18n import Translator
from bot.model.people import Person
from bot.model.vacations import HOUR, Vacations
from bot.screens import times as told
from bot.screens import vacations as shown
from bot.screens.screen import Screen
from bot.service import clocks
from bot.service.context import Denied
from bot.service.request import Request, answer, command, press
from bot.store import Connection, absences, people
from bot.times import NoSuchDate, NoSuchHour

_REMEMBERED = 2 * 366 * 86400.0
"""Earlier vacations count in no year that matters."""

Choose = Callable[[Vacations], float]
"""Says when a vacation from now on is to end; raises Denied."""


@command("vacation")
async def vacation(request: Request, values: Mapping[str, str]) -> Screen:
    typed = values.get("time", "").strip()
    if not typed:
        return await overview(request, "")
    if times.means("typed-no-vacation", typed, request.words.language):
        return await come_back(request)
    return await _leave(request, partial(_read, typed, request.person, request.words))


@press("vacation")
async def leave_for(request: Request, hours: str) -> Screen:
    """A vacation of so many hours, from now on."""
    return await _leave(request, lambda vacations: vacations.after(int(hours)))


@press("endvacation")
async def come_back(request: Request) -> Screen:
    """Give back the hours that have not begun."""
    await request.write("vacation", None, _end, request.person, request.context.clock())
    request.context.news.set()
    return await overview(request, "")


@answer("vacation")
async def overview(request: Request, _: str) -> Screen:
    """With everything as it is now."""
    now = request.context.clock()
    vacations = await request.context.store.read(_look_up, request.person, now)
    return shown.overview(vacations, request.person.zone, request.words)


async def _leave(request: Request, choose: Choose) -> Screen:
    await request.write("vacation", None, _start, request.person, request.words, request.context.clock(), choose)
    request.context.news.set()
    return await overview(request, "")


def _start(connection: Connection, person: Person, words: Translator, now: float, choose: Choose) -> None:
    vacations = _look_up(connection, person, now)
    until = choose(vacations)
    year = vacations.exceeded(until)
    if year is not None:
        left = vacations.left(year, ended=True)
        raise Denied(
            "vacation-too-long", year=str(year), some="yes" if left else "no", left=told.duration(left * HOUR, words)
        )
    _stay_away(connection, person, now, until)


def _end(connection: Connection, person: Person, now: float) -> None:
    if _look_up(connection, person, now).current is None:
        raise Denied("vacation-none")
    _stay_away(connection, person, now, now)


def _stay_away(connection: Connection, person: Person, now: float, until: float) -> None:
    player = _player(connection, person)
    absences.stay_away(connection, player, now, until)
    clocks.refresh_all_of(connection, player, now)


def _look_up(connection: Connection, person: Person, now: float) -> Vacations:
    zone = person.zone or "UTC"
    taken = absences.taken(connection, _player(connection, person), now - _REMEMBERED)
    return Vacations(taken, now, lambda moment: zones.local(zone, moment).year)


def _player(connection: Connection, person: Person) -> int:
    """Who this is now: they may just have linked or unlinked their accounts."""
    known = people.find(connection, person.platform, person.account)
    assert known is not None, "identities are never deleted"
    return known.player


def _read(typed: str, person: Person, words: Translator, vacations: Vacations) -> float:
    """When a vacation ends that was typed as a length or as a moment."""
    said = times.after("typed-until", typed, words.language) or typed
    length = times.seconds(said, words.language)
    if length is None:
        return _read_moment(said, person.zone or "UTC", words, vacations.now)
    if length <= 0:
        raise Denied("vacation-nothing")
    if length % HOUR:
        raise Denied("vacation-whole-hours")
    return vacations.after(int(length // HOUR))


def _read_moment(said: str, zone: str, words: Translator, now: float) -> float:
    try:
        until = times.moment(said, zone, now, words.language)
    except NoSuchHour as skipped:
        raise Denied(
            "no-such-hour",
            hour=f"{skipped.wanted:%H:%M}",
            date=f"{skipped.wanted:%Y-%m-%d}",
            instead=f"{skipped.instead:%H:%M}",
            zone=zones.city(zone, words),
        ) from None
    except NoSuchDate:
        raise Denied("no-such-date", text=said) from None
    if until is None:
        raise Denied("vacation-unreadable", text=said)
    if until <= now:
        raise Denied("vacation-past")
    return until

"""What people set for themselves, with buttons or by typing: `/settings zone=Europe/Kyiv`."""

from collections.abc import Mapping, Sequence

from bot import aliases, zones
from bot.i18n import translator
from bot.model import calls
from bot.model.people import ALERTS, BLOCKED, SETTINGS, Person
from bot.model.settings import Choice, Setting
from bot.screens import data
from bot.screens import open_seats as seats
from bot.screens import settings as shown
from bot.screens.screen import Screen
from bot.service import digests, open_seats, place_settings, standings, streaks
from bot.service.context import Denied
from bot.service.request import Request, answer, command, press
from bot.store import Connection, people


@command("settings")
async def settings(request: Request, values: Mapping[str, str]) -> Screen:
    if request.caller.is_anonymous:
        return await place_settings.open_anonymously(request, values)
    if language := values.get("language"):
        return await change(request, "language", language)
    if typed := values.get("setting"):
        name, value = _read(typed)
        return await (change(request, name, value) if value else open_setting(request, name, "0"))
    return await overview(request)


@answer("settings")
async def changed(request: Request, match: str) -> Screen:
    return await overview(request)


async def overview(request: Request) -> Screen:
    """With everything as it is now: the request itself may have changed it."""
    identities, blocked = await request.context.store.read(_look_up, request.person.player)
    person = next(each for each in identities if each.platform == request.caller.platform)
    words, count = translator(person.language), len({each.player for each in blocked})
    place = place_settings.button(request, words)
    others = (seats.button(request.place, words), data.button(words), *([place] if place else []))
    return shown.overview(person, identities, count, request.context.clock(), words, others)


@press("setting")
async def open_setting(request: Request, name: str, page: str) -> Screen:
    """One setting, with what can be chosen."""
    if name == ALERTS:
        return await open_seats.choose_here(request)
    if name == BLOCKED:
        _, blocked = await request.context.store.read(_look_up, request.person.player)
        return shown.blocked(request.person, _one_of_each(request.person, blocked), int(page), request.words)
    return shown.setting(request.person, _find(name), int(page), request.context.clock(), request.words)


@press("set")
async def change(request: Request, name: str, typed: str) -> Screen:
    setting = _find(name)
    value = _value(setting, typed)
    await request.write("settings", None, _choose, request.person.player, setting, value, request.context.clock())
    # Whoever hides is removed from what stands somewhere.
    request.context.news.set()
    return await overview(request)


def _choose(connection: Connection, player: int, setting: Setting, value: Choice, now: float) -> None:
    people.choose(connection, player, setting, value)
    if setting.name in ("digest", "zone"):
        digests.schedule(connection, player, now)
    if setting.name in ("streak", "zone"):
        streaks.schedule(connection, player, now)
    if setting.name in ("hidden", "listed"):
        standings.refresh(connection, [player], now)


def _look_up(connection: Connection, player: int) -> tuple[Sequence[Person], Sequence[Person]]:
    return people.identities_of(connection, player), people.blocked_by(connection, player)


def _one_of_each(person: Person, blocked: Sequence[Person]) -> Sequence[Person]:
    """One identity of each blocked player: that on the person's own platform, if there is one."""
    here_last = sorted(blocked, key=lambda each: each.platform == person.platform)
    return [*{each.player: each for each in here_last}.values()]


def _read(typed: str) -> tuple[str, str]:
    """The name of a setting, which may have several words, and what it is to be; empty to look at it."""
    before, equals, after = typed.partition("=")
    words = typed.split()
    divisions = [(before.split(), after.split())] if equals else [(words[:end], words[end:]) for end in (3, 2, 1)]
    for name, value in divisions:
        if found := aliases.find("personal", name):
            return found, " ".join(value)
    raise _no_setting(before.strip() if equals else words[0])


def _find(name: str) -> Setting:
    if name not in SETTINGS:
        raise _no_setting(name)
    return SETTINGS[name]


def _no_setting(typed: str) -> Denied:
    near = aliases.near("personal", typed) or aliases.near("language", typed)
    return Denied("no-setting", text=typed, settings=", ".join((*SETTINGS, ALERTS, BLOCKED)), near=near and f"`{near}`")


def _value(setting: Setting, typed: str) -> Choice:
    """What a setting is to be, as it is stored; raises Denied if that is not possible."""
    if setting.name == "zone":
        if zone := zones.find(typed):
            return zone
        near = ", ".join(f"`{zone}`" for zone in zones.near(typed))
        raise Denied("no-zone", text=typed, near=near)
    kind = aliases.values_of(setting.name)
    found = aliases.find(kind, typed.split())
    if found is not None:
        return setting.choices[found]
    if setting.name == "quiet":
        if hours := calls.Hours.read(typed):
            return str(hours)
        raise Denied("no-quiet", text=typed)
    if setting.name in ("digest", "streak"):
        if (hour := calls.read_hour(typed)) is not None:
            return str(hour)
        raise Denied("no-full-hour", text=typed, option=setting.name)
    near = aliases.near(kind, typed)
    if setting.name == "language":
        raise Denied("no-language", text=typed, near=near and f"`{near}`")
    raise Denied(
        "no-value", text=typed, option=setting.name, values=", ".join(setting.choices), near=near and f"`{near}`"
    )

"""What those who manage a place set for it. That they do is checked before any of this: see `managers.py`."""

from collections.abc import Mapping

from bot import zones
from bot.i18n import Translator
from bot.model.places import CHANNELS, MATCHES, NO_ROLE, POSTED, SETTINGS, Place
from bot.model.settings import Choice, Setting
from bot.screens import place_settings as shown
from bot.screens.place_settings import Whereabouts
from bot.screens.screen import Button, Screen
from bot.service import managers, puzzle_posts, standing_boards, starting
from bot.service.context import Denied
from bot.service.request import Request, answer, press
from bot.store import Connection, matches, places


def button(request: Request, words: Translator) -> Button | None:
    """Leads to the settings of the place where the person is, for those who manage it."""
    return shown.button(request.place, _address(request, request.place), words) if request.place else None


async def open_anonymously(request: Request, values: Mapping[str, str]) -> Screen:
    """For someone of whom only is known that they manage the place: they have no settings of their own."""
    if values:
        raise Denied("anonymous")
    return await overview(await managers.require(request, request.place, "managers-only"))


@press("place")
async def overview(request: Request, _place: str = "", address: str = "") -> Screen:
    return shown.overview(await _here(request, address), request.context.clock(), request.words)


@press("placing")
async def open_setting(request: Request, _place: str, address: str, name: str, page: str) -> Screen:
    """One setting, with what can be chosen."""
    here = await _here(request, address)
    match name:
        case "channels":
            return shown.channels(here, request.words)
        case "matches":
            found = await request.context.store.read(matches.unfinished_in, here.place.id, shown.LISTED)
            return shown.matches(here, found, request.words)
    return shown.setting(here, _find(here.place, name), int(page), request.context.clock(), request.words)


@press("placed")
async def change(request: Request, _place: str, address: str, name: str, value: str) -> Screen:
    place = _managed(request)
    shown_again = f"place {place.id} {address}"
    where = _address(request, place) or address
    if name == CHANNELS:
        await request.write(shown_again, None, _start_at, place.id, where, value)
    elif name in POSTED:
        await _post(request, place, name, value, where, shown_again)
    else:
        setting = _find(place, name)
        chosen = _role(request, place, value) if name == "role" else _value(setting, value)
        await request.write(shown_again, None, _choose, place.id, setting, chosen, request.context.clock())
    return await overview(request, "", address)


async def _post(request: Request, place: Place, name: str, value: str, where: str, shown_again: str) -> None:
    """Post something by itself at this address of the place, or no longer."""
    chosen = _value(SETTINGS[name], value)
    if chosen is not None and not where:
        raise Denied("not-a-channel")
    if chosen is not None and where == request.caller.address:
        starting.check_shown(request, [request.here])
    language, now = request.spoken.language, request.context.clock()
    if name == "leaderboard":
        board = "month" if chosen == "month" else "all" if chosen else None
        await request.write(shown_again, None, standing_boards.choose, place, board, where, language, now)
    else:
        await request.write(shown_again, None, places.post, place.id, language, months_at=where if chosen else None)
    request.context.news.set()


@answer("place")
async def _show_again(request: Request, about: str) -> Screen:
    id, _, address = about.partition(" ")
    place = await request.context.store.read(places.with_id, int(id))
    return await overview(await managers.require(request, place, "managers-only"), "", address)


def _choose(connection: Connection, place: int, setting: Setting, value: Choice, now: float) -> None:
    places.choose(connection, place, setting, value)
    if setting.name == "zone":
        puzzle_posts.schedule(connection, place, now)


def _start_at(connection: Connection, place: int, address: str, where: str) -> None:
    """Matches may be started here too, no longer here, or everywhere."""
    match where:
        case "here" if address:
            places.allow(connection, place, address)
        case "without" if address:
            places.disallow(connection, place, address)
        case "everywhere":
            places.allow_everywhere(connection, place)
        case _:
            raise Denied("no-value", text=where, option=CHANNELS, values="here, without, everywhere")


async def _here(request: Request, address: str) -> Whereabouts:
    """The place as it is now, and where the person is in it."""
    place, channels = await request.context.store.read(_look_up, _managed(request).id)
    return Whereabouts(place, _address(request, place) or address, channels, request.caller.roles(place.key))


def _look_up(connection: Connection, id: int) -> tuple[Place, tuple[str, ...]]:
    place = places.with_id(connection, id)
    assert place, "it was found a moment ago"
    return place, places.channels(connection, id)


def _managed(request: Request) -> Place:
    assert request.place, "the catalogue says that it is for managers"
    return request.place


def _address(request: Request, place: Place) -> str:
    """Where in the place the person is, if they are there; a thread is part of its channel."""
    caller = request.caller
    return (caller.channel or caller.address) if caller.place == place.key else ""


def _find(place: Place, name: str) -> Setting:
    found = SETTINGS.get(name)
    if found is None or found.platform not in ("", place.platform):
        raise Denied("no-setting", text=name, settings=", ".join((*SETTINGS, CHANNELS, MATCHES)))
    return found


def _role(request: Request, place: Place, typed: str) -> str | None:
    if typed != NO_ROLE and typed not in {role.id for role in request.caller.roles(place.key)}:
        raise Denied("no-role")
    return None if typed == NO_ROLE else typed


def _value(setting: Setting, typed: str) -> Choice:
    if setting.name == "zone" and (zone := zones.find(typed)):
        return zone
    if setting.name == "zone":
        raise Denied("no-zone", text=typed, near=", ".join(f"`{zone}`" for zone in zones.near(typed)))
    if typed not in setting.choices:
        raise Denied("no-value", text=typed, option=setting.name, values=", ".join(setting.choices))
    return setting.choices[typed]

"""Setting up where and when a place gets the puzzle of the day: only for those who manage it."""

from bot.model import calls
from bot.model import puzzles as model
from bot.model.places import NO_ROLE, Place
from bot.model.puzzle_posts import Channel, PuzzlePost
from bot.screens import puzzle_posts as shown
from bot.screens.puzzle_posts import Posting
from bot.screens.screen import Screen
from bot.service import managers, puzzle_posts, starting
from bot.service.context import Denied
from bot.service.request import Request, answer, press
from bot.store import Connection, places
from bot.store import puzzle_posts as rows


async def set_up(request: Request, typed: str) -> Screen:
    """`/puzzle post`, perhaps with an hour: only for those who manage the place."""
    request = await managers.require(request, request.place, "managers-only")
    if not typed:
        return await setup(request)
    if (hour := calls.read_hour(typed)) is None:
        raise Denied("puzzle-no-hour", text=typed)
    return await change(request, "", "", "hour", str(hour))


@press("posting")
async def setup(request: Request, _place: str = "", address: str = "", notice: str = "") -> Screen:
    """Where and when the puzzle is posted, and what that can become."""
    return shown.setup(await _posting(request, address), request.words, notice)


@press("posted")
async def change(request: Request, _place: str, address: str, what: str, value: str) -> Screen:
    place, now = _managed(request), request.context.clock()
    here = _address(request, place, address)
    again = f"posting {place.id} {address}"
    match what:
        case "hour":
            hour = calls.read_hour(value)
            if hour is None:
                raise Denied("puzzle-no-hour", text=value)
            known = await request.context.store.read(rows.channel, place.id)
            where = here or (known.address if known else "")
            if not where:
                raise Denied("puzzle-nowhere")
            starting.check_shown(request, [request.table(where)])
            own = _channel(request, where, hour, known)
            await request.write(again, None, puzzle_posts.begin, own, now)
        case "role":
            role = None if value == NO_ROLE else value
            if role and role not in {each.id for each in request.caller.roles(place.key)}:
                raise Denied("no-role")
            await request.write(again, None, rows.set_role, place.id, role)
        case "now":
            await request.write(again, None, puzzle_posts.post_now, place.id, now)
        case _:
            await request.write(again, None, puzzle_posts.stop, place.id)
    request.context.news.set()
    return await setup(request, "", address)


@answer("posting")
async def _set_up_again(request: Request, about: str) -> Screen:
    id, _, address = about.partition(" ")
    place = await request.context.store.read(places.with_id, int(id))
    return await setup(await managers.require(request, place, "managers-only"), "", address)


def _channel(request: Request, address: str, hour: int, known: Channel | None) -> Channel:
    person, salt = request.person, request.context.rng.getrandbits(62)
    role = known.role if known else None
    place = _managed(request)
    return Channel(place.id, address, hour, role, request.here.spoken, person.platform, person.account, salt)


async def _posting(request: Request, address: str) -> Posting:
    place, now = _managed(request), request.context.clock()
    known, channel, last = await request.context.store.read(_look_up, place.id)
    today = model.name(model.today(known.zone, now))
    roles = request.caller.roles(place.key)
    here = _address(request, place, address)
    return Posting(known, here, channel, now, roles, last is not None and last.day >= today)


def _look_up(connection: Connection, id: int) -> tuple[Place, Channel | None, PuzzlePost | None]:
    place = places.with_id(connection, id)
    assert place, "it was found a moment ago"
    return place, rows.channel(connection, id), rows.last(connection, id)


def _managed(request: Request) -> Place:
    assert request.place, "the catalogue says that it is for managers"
    return request.place


def _address(request: Request, place: Place, address: str) -> str:
    """Where in the place the person is or, as their token says, was; nothing if that is not there."""
    if request.caller.place == place.key:
        return request.caller.address
    return address if place.has(address) else ""

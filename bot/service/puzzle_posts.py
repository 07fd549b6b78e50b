"""The puzzle of the day in places: posting it, counting who has solved it, and showing how someone did.

A post is due at an hour on the clocks of its place, by a timer of the place. Its day is the date there.
"""

from dataclasses import replace
from datetime import date

from bot.i18n import translator
from bot.model import puzzles as model
from bot.model.people import Person
from bot.model.places import Place
from bot.model.puzzle_posts import PATIENCE, Channel, PuzzlePost, posting
from bot.model.puzzles import Attempt
from bot.puzzle_library import FIRST
from bot.screens import puzzle_posts as shown
from bot.screens import puzzles as puzzles_shown
from bot.service.context import Context
from bot.service.posts import Kind, Shown, register, words_of
from bot.service.timers import timer
from bot.store import Connection, outbox, people, places, puzzles, timers
from bot.store import puzzle_posts as rows
from bot.store.outbox import Post
from bot.store.puzzles import Solved

_KIND, _SHARED, _REFUSED = "puzzle", "shared", "unposted"
_TIMER = "puzzle"


def begin(connection: Connection, channel: Channel, now: float) -> None:
    """A place gets its puzzles there from now on."""
    rows.set_channel(connection, channel)
    schedule(connection, channel.place, now)


def stop(connection: Connection, place: int) -> None:
    """A place gets no more puzzles."""
    rows.drop_channel(connection, place)
    timers.set(connection, _TIMER, str(place), None)


def schedule(connection: Connection, place: int, now: float) -> None:
    """Set the timer for the hour of a place, on its clocks; or drop it, if the place gets no puzzles."""
    channel, known = rows.channel(connection, place), places.with_id(connection, place)
    due = posting(channel.hour, now, known.zone)[1] if channel and known else None
    timers.set(connection, _TIMER, str(place), due)


@timer(_TIMER)
def post(connection: Connection, place: str, now: float) -> None:
    """The puzzle of the day on which the hour has come: once, however long the bot was away."""
    schedule(connection, int(place), now)
    channel, known = rows.channel(connection, int(place)), places.with_id(connection, int(place))
    if channel is None or known is None or known.left is not None:
        return
    if channel.refused is not None and _accepts(connection, channel):
        rows.refuse(connection, channel.place, None)
    elif channel.refused is not None and channel.refused + PATIENCE <= now:
        stop(connection, channel.place)
        return
    _post(connection, channel, model.name(posting(channel.hour, now, known.zone)[0]), now)


def post_now(connection: Connection, place: int, now: float) -> None:
    """The puzzle of today, although its hour has passed or has not come yet."""
    channel, known = rows.channel(connection, place), places.with_id(connection, place)
    if channel and known:
        _post(connection, channel, model.name(model.today(known.zone, now)), now)


def _post(connection: Connection, channel: Channel, day: str, now: float) -> None:
    """Nothing if that day, or a later one, has been posted."""
    last = rows.last(connection, channel.place)
    if day < model.name(FIRST) or (last and day <= last.day):
        return
    post = rows.add(connection, channel, day)
    params = {"role": channel.role} if channel.role else {}
    outbox.want(connection, channel.platform, channel.address, None, _KIND, now, params, about=_about(post))


def _accepts(connection: Connection, channel: Channel) -> bool:
    """Whether the last post was accepted in the end."""
    last = rows.last(connection, channel.place)
    return last is not None and outbox.is_accepted(connection, channel.platform, last.address, _about(last), _KIND)


def _about(post: PuzzlePost) -> str:
    return f"{_KIND}:{post.id}"


def count(connection: Connection, id: int, now: float) -> None:
    """Someone has solved the puzzle of a post: bring its numbers up to date, at most once a minute."""
    post = rows.find(connection, id)
    place, due = (places.with_id(connection, post.place), post.due(now)) if post else (None, None)
    if post is None or place is None or due is None:
        return
    if outbox.message(connection, place.platform, post.address, _about(post), _KIND):
        rows.change(connection, id, due)
        outbox.want(connection, place.platform, post.address, None, _KIND, due, about=_about(post))


def share(connection: Connection, post: PuzzlePost, person: Person, now: float) -> None:
    """Show at a post how someone did: one message, however often they ask for that."""
    place = places.with_id(connection, post.place)
    if place:
        puzzles.visit(connection, post.id, person.player)
        about = f"{_SHARED}:{post.id}:{person.player}"
        outbox.want(connection, place.platform, post.address, None, _SHARED, now, about=about)


def withdraw(connection: Connection, player: int, now: float) -> None:
    """Show no longer how someone did: they delete their data."""
    for post in puzzles.visits(connection, player):
        outbox.renew_all(connection, f"{_SHARED}:{post}:{player}", _SHARED, now)


def move(connection: Connection, platform: str, address: str, new: str | None, now: float) -> None:
    """Nothing can be shown at this address any more: puzzles are posted at another one, if there is any."""
    for place in rows.places_at(connection, platform, address):
        if new:
            rows.move(connection, place, address, new)
        elif channel := rows.channel(connection, place):
            _tell_refused(connection, channel, now)


async def _show(context: Context, post: Post) -> Shown:
    """Nothing if it could not be posted before the next one."""
    found = await context.store.read(_find, post)
    if found is None:
        return Shown(None)
    known, place, language, is_last, solved = found
    if post.message is None and not is_last:
        return Shown(None)
    posed = await context.puzzles.pose(known.day)
    if posed is None:
        return Shown(None)
    words, day = translator(language), posed.day
    yesterday = None
    if day and day > FIRST:
        before = await context.puzzles.pose(model.name(day - model.DAY))
        if before:
            yesterday = before, await context.puzzles.judge(before, before.answer)
    screen = shown.post(known, posed, solved, yesterday, words)
    is_today = model.is_in_time(day, context.clock(), [place.zone]) if day else False
    return Shown(replace(screen, role=post.params.get("role", "") if is_today else ""))


def _find(connection: Connection, post: Post) -> tuple[PuzzlePost, Place, str, bool, Solved] | None:
    known = rows.find(connection, int(post.about.partition(":")[2]))
    place = places.with_id(connection, known.place) if known else None
    if known is None or place is None:
        return None
    is_last = rows.last(connection, place.id) == known
    return known, place, _language(connection, place), is_last, puzzles.solved(connection, known.id)


async def _show_shared(context: Context, post: Post) -> Shown:
    found = await context.store.read(_find_shared, post)
    if found is None:
        return Shown(None)
    known, person, language, attempt, days = found
    streak = model.streak(days, model.today(person.zone, context.clock()))
    words = translator(language)
    return Shown(shown.shared(person, puzzles_shown.row(attempt, model.day_of(known.day), streak, words), words))


async def _show_refused(context: Context, post: Post) -> Shown:
    channel = await context.store.read(rows.channel, int(post.about.partition(":")[2]))
    return Shown(shown.refused(channel, await words_of(context, post)) if channel else None)


def _find_shared(connection: Connection, post: Post) -> tuple[PuzzlePost, Person, str, Attempt, set[date]] | None:
    _, id, player = post.about.split(":")
    known = rows.find(connection, int(id))
    place = places.with_id(connection, known.place) if known else None
    own = people.identities_of(connection, int(player))
    if known is None or place is None or not own:
        return None
    person = next((each for each in own if each.platform == place.platform), own[0])
    attempt = puzzles.find(connection, person.player, known.day)
    return known, person, _language(connection, place), attempt, puzzles.counted(connection, person.player)


def _language(connection: Connection, place: Place) -> str:
    """What a place reads: as it has chosen, or as was spoken there when the puzzles were set up."""
    channel = rows.channel(connection, place.id)
    return place.language or (channel.language if channel else "en")


def _refuse(connection: Connection, post: Post, now: float) -> None:
    known = rows.find(connection, int(post.about.partition(":")[2]))
    if known and (channel := rows.channel(connection, known.place)):
        _tell_refused(connection, channel, now)


def _tell_refused(connection: Connection, channel: Channel, now: float) -> None:
    """Whoever has set it up is told, but only the first time."""
    if channel.refused is None:
        rows.refuse(connection, channel.place, now)
        if channel.account:
            chat = channel.platform, f"@{channel.account}"
            outbox.want(connection, *chat, None, _REFUSED, now, about=f"{_REFUSED}:{channel.place}")


register(Kind(_KIND, _show, lasts=True, refused=_refuse))
register(Kind(_SHARED, _show_shared))
register(Kind(_REFUSED, _show_refused))

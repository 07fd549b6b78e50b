"""Reminders of streaks: at the hour that a person has chosen, if the puzzle of the day is not solved yet."""

from dataclasses import replace

from bot.i18n import translator
from bot.model import puzzles as model
from bot.model.calls import next_at
from bot.model.people import Person
from bot.screens import streaks as shown
from bot.screens.screen import seen_by
from bot.service.calls import quiet_until
from bot.service.context import Context
from bot.service.posts import ANEW, Kind, Shown, register
from bot.service.timers import timer
from bot.store import Connection, outbox, people, puzzles, timers
from bot.store.outbox import Post

_KIND = "streak"


def schedule(connection: Connection, player: int, now: float) -> None:
    """Set the timer for the hour that the player has chosen, in their zone; or drop it, if they have not chosen any."""
    person = people.as_used_last(connection, player)
    due = next_at(int(person.streak), now, person.zone) if person and person.streak else None
    timers.set(connection, _KIND, str(player), due)


@timer(_KIND)
def remind(connection: Connection, player: str, now: float) -> None:
    """Once, however long the bot was away. Whether there is anything to remind of is found when it is shown."""
    schedule(connection, int(player), now)
    person, about = people.as_used_last(connection, int(player)), f"{_KIND}:{player}"
    if person and person.streak and person.reachable:
        old = outbox.message(connection, *person.chat, about, _KIND)
        outbox.want(connection, *person.chat, None, _KIND, now, {ANEW: old or ""}, about=about)


async def _show(context: Context, post: Post) -> Shown:
    person = await context.store.read(people.find, post.platform, post.address[1:])
    if person is None:
        return Shown(None)
    now = context.clock()
    streak = await find(context, person, now)
    if streak.has_today or not streak.length:
        return Shown(None)
    screen = shown.remind(person, model.today(person.zone, now), streak, translator(person.language))
    return Shown(replace(seen_by(screen, person), is_hushed=quiet_until(person, now) is not None))


async def find(context: Context, person: Person, now: float) -> model.Streak:
    """A person's streak as it is now."""
    days = await context.store.read(puzzles.counted, person.player)
    return model.streak(days, model.today(person.zone, now))


register(Kind(_KIND, _show))

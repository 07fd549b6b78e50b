"""The daily digest: at the hour that a person has chosen, a list of the matches that wait for them."""

from bot.i18n import translator
from bot.model.calls import next_at
from bot.model.my_games import by_urgency, entry
from bot.screens import digests as shown
from bot.screens.screen import seen_by
from bot.service.context import Context
from bot.service.posts import ANEW, Kind, Shown, register
from bot.service.timers import timer
from bot.store import Connection, matches, outbox, people, timers
from bot.store.outbox import Post

_KIND = "digest"


def schedule(connection: Connection, player: int, now: float) -> None:
    """Set the timer for the hour that the player has chosen, in their zone; or drop it, if they have not chosen any."""
    person = people.as_used_last(connection, player)
    due = next_at(int(person.digest), now, person.zone) if person and person.digest else None
    timers.set(connection, _KIND, str(player), due)


@timer(_KIND)
def send(connection: Connection, player: str, now: float) -> None:
    """Once, however long the bot was away. What it shows, and whether there is anything, is found when it is shown."""
    schedule(connection, int(player), now)
    person, about = people.as_used_last(connection, int(player)), f"{_KIND}:{player}"
    if person and person.digest and person.reachable:
        address = f"@{person.account}"
        old = outbox.message(connection, person.platform, address, about, _KIND)
        outbox.want(connection, person.platform, address, None, _KIND, now, {ANEW: old or ""}, about=about)


async def _show(context: Context, post: Post) -> Shown:
    """Nothing if no match waits."""
    person = await context.store.read(people.find, post.platform, post.address[1:])
    if person is None:
        return Shown(None)
    own = [match.id for match in await context.store.read(matches.of_player, person.player) if match.started]
    loaded = [await context.matches.load(id) for id in own]
    waiting = [each for each in (entry(person, *match) for match in loaded) if each.waits]
    if not waiting:
        return Shown(None)
    screen = shown.digest(person, by_urgency(waiting), context.clock(), translator(person.language))
    return Shown(seen_by(screen, person))


register(Kind(_KIND, _show))

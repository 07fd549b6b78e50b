"""Playing on at random, on any platform: without buttons, or by choosing among the buttons that are shown."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.model.matches import Entry, Match
from bot.model.position import Position, advance
from bot.service.context import Context
from bot.service.playing import append_entry
from bot.store import Connection, Store, matches, outbox
from bot.vocabulary import CLAIMS


def course(match: Match, position: Position, rng: Random) -> list[tuple[Entry, Position]]:
    """A possible course to the end: each action, and the position after it. Whatever can be claimed is claimed."""
    found: list[tuple[Entry, Position]] = []
    while position.actors:
        seat = rng.choice(position.actors)
        legal = position.legal(seat)
        action = rng.choice([text for text in legal if text.startswith(CLAIMS)] or legal)
        entry = Entry(position.ply, seat, action, 0.0)
        position = advance(match, position, entry)
        found.append((entry, position))
    return found


async def write(context: Context, id: str, log: Sequence[Entry]) -> None:
    """Write these entries as another process of Cairn would; the display catches up with the last one."""
    match, _ = await context.matches.load(id)
    *written, last = log
    await context.store.write(_append, id, written)
    await append_entry(context, *await context.matches.load(id), last.seat, last.action)
    # Nobody was called for the entries that were only written.
    await context.store.write(_call, match)
    context.news.set()


async def rush(context: Context, id: str, rng: Random, left: int) -> None:
    """Play on at random, without buttons, until this many actions are left."""
    log = [entry for entry, _ in course(*await context.matches.load(id), rng)][:-left]
    if log:
        await write(context, id, log)


def chosen(tokens: Iterable[str], rng: Random) -> str:
    """The token of a move, or of a part of one; a claim, if there is one."""
    offered = [token for token in tokens if token.startswith(("move:", "pick:"))]
    claims = [token for token in offered if any(f":{claim}" in token for claim in CLAIMS)]
    return rng.choice(claims or offered)


def offers(tokens: Iterable[str], id: str, position: Position, seat: int) -> bool:
    """Whether these are the buttons of what the seat may do now."""
    ours = (token.split(":") for token in tokens if token.startswith((f"move:{id}:", f"pick:{id}:")))
    return any(position.is_fresh(int(ply), seat) for _, _, ply, *_ in ours)


async def is_waiting(context: Context) -> bool:
    """Whether something is still to be delivered, maybe again. A call that is made only if someone stays away, or when
    their quiet hours end, does not count until then, nor does the second look for someone who has deleted their data,
    nor the change of a puzzle's numbers, which comes once a minute.
    """
    return await context.store.read(_unshown, context.clock())


async def matches_made(store: Store) -> int:
    """How many matches there are: a seed that is the same in every run, and not the same after a restart."""
    return await store.read(_count)


def _append(connection: Connection, id: str, log: Sequence[Entry]) -> None:
    for entry in log:
        matches.append(connection, id, entry)


def _call(connection: Connection, match: Match) -> None:
    for table in match.tables:
        outbox.want(connection, table.platform, table.address, match.id, "turn", 0.0)


def _unshown(connection: Connection, now: float) -> bool:
    again = "kind IN ('turn', 'next', 'offer', 'late') AND params LIKE '%called%' OR kind = 'erase' AND params <> '{}'"
    later = f"({again} OR kind = 'puzzle') AND due > ?"
    unshown = f"SELECT 1 FROM outbox WHERE wanted > shown AND NOT ({later}) LIMIT 1"
    return connection.exec_driver_sql(unshown, (now,)).first() is not None


def _count(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT count(*) FROM matches").scalar_one())

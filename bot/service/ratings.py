"""Computing all ratings again from the chronicle: the same tables, bit for bit, unless somebody has changed them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.model.ratings import Ranked, Ratings
from bot.service import standings
from bot.store import Connection, Store, ratings, results
from bot.store.ratings import Differences

_AT_ONCE = 5000
"""Numbers of the chronicle that are read at once."""


class Rebuilt(NamedTuple):
    results: int
    """How many have been rated again."""
    players: int
    """How many players had other ratings."""


async def rebuild(store: Store, tell: Callable[[int], object], now: float) -> Rebuilt:
    """Compute and correct all ratings, while matches may go on; tells again and again how many results are done. If
    nothing differs, nothing is written, and nobody has to wait."""
    book = _Book()
    while await store.read(book.read_on):
        tell(book.rated)
    if not any(each.wrong or each.missing for each in await store.read(book.compare)):
        return Rebuilt(book.rated, 0)
    return await store.write(book.correct, now)


@dataclass
class _Book:
    """What follows from the chronicle up to a number."""

    ratings: Ratings = field(default_factory=Ratings)
    last: int = 0
    rated: int = 0

    def read_on(self, connection: Connection) -> bool:
        """Whether there was more."""
        events, until = results.events(connection, self.last, _AT_ONCE)
        for event in events:
            self.ratings.follow(event)
        self.rated += sum(isinstance(event, Ranked) for event in events)
        self.last, before = until, self.last
        return until > before

    def compare(self, connection: Connection) -> Differences:
        """What is stored in another way. What has happened meanwhile follows first, in the same transaction."""
        while self.read_on(connection):
            pass
        return ratings.differing(connection, self.ratings)

    def correct(self, connection: Connection, now: float) -> Rebuilt:
        changed = ratings.correct(connection, self.compare(connection))
        standings.refresh(connection, changed, now)
        return Rebuilt(self.rated, len(changed))

"""The command `cairn stats`: numbers on how much is played. It changes nothing, and works while the bot runs."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping

from bot import config
from bot.config import Mistaken
from bot.i18n import Translator
from bot.store import condition, stats
from bot.store.stats import Stats

_DAY = 86400


def start(given: Mapping[str, str | None], words: Translator, clock: Callable[[], float] = time.time) -> int:
    """Print the numbers; returns the exit code."""
    try:
        path = config.read(given).database
    except Mistaken as mistaken:
        print(mistaken.explain(words), file=sys.stderr)
        return 1
    found = condition.examine(path)
    if found not in ("current", "older"):
        print(words(f"database-{found}", path=str(path)), file=sys.stderr)
        return 1
    with stats.opened(path) as connection:
        now = clock()
        counted = stats.count(connection, now // _DAY * _DAY, now)
    for line in told(counted, words):
        print(line)
    return 0


def told(counted: Stats, words: Translator) -> Iterator[str]:
    yield words("stats-people", count=counted.people)
    for platform, game, begun, ended in counted.played:
        where = words("platform-name", platform=platform)
        yield words("stats-played", platform=where, game=words(f"game-{game}"), begun=begun, ended=ended)
    if not counted.played:
        yield words("stats-none")
    yield words("stats-moves", count=counted.moves)
    yield words("stats-waiting", count=counted.waiting)

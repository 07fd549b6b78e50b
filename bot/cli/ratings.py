"""The command `cairn rebuild-ratings`: all ratings are computed again from the results. It works while the bot runs."""

import asyncio
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial

from bot import config
from bot.config import Mistaken
from bot.i18n import Translator
from bot.service import ratings
from bot.service.ratings import Rebuilt
from bot.store import Store, condition


def start(given: Mapping[str, str | None], words: Translator, clock: Callable[[], float] = time.monotonic) -> int:
    """Rebuild them, and tell how far that is; returns the exit code."""
    try:
        settings = config.read(given)
    except Mistaken as mistaken:
        print(mistaken.explain(words), file=sys.stderr)
        return 1
    found = condition.examine(settings.database)
    if found != "current":
        print(words(f"database-{found}", path=str(settings.database)), file=sys.stderr)
        return 1
    begun = clock()
    rebuilt = asyncio.run(_rebuild(Store(settings.database_url), words))
    took = max(clock() - begun, 1e-3)
    print(words("ratings-rebuilt", results=rebuilt.results, seconds=f"{took:.1f}", rate=round(rebuilt.results / took)))
    print(words("ratings-corrected", players=rebuilt.players))
    return 0


def _tell(words: Translator, done: int) -> None:
    print(words("ratings-progress", results=done), flush=True)


async def _rebuild(store: Store, words: Translator) -> Rebuilt:
    try:
        tell = partial(_tell, words)
        return await ratings.rebuild(store, tell, time.time())
    finally:
        await store.close()

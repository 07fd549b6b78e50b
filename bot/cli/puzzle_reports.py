"""The command `cairn puzzles reports`: what people think of puzzles, and what they have reported. It only reads."""

import sys
from collections.abc import Iterator, Mapping

from bot import config
from bot.config import Mistaken
from bot.i18n import Translator
from bot.model import puzzles as model
from bot.model.puzzles import Library
from bot.puzzle_library import SHIPPED
from bot.store import condition, stats
from bot.store.stats import PuzzleOpinions


def start(given: Mapping[str, str | None], words: Translator, library: Library = SHIPPED) -> int:
    """Print them, those first of which most was reported; returns the exit code."""
    try:
        path = config.read(given).database
    except Mistaken as mistaken:
        print(mistaken.explain(words), file=sys.stderr)
        return 1
    found = condition.examine(path)
    if found != "current":
        print(words(f"database-{found}", path=str(path)), file=sys.stderr)
        return 1
    with stats.opened(path) as connection:
        opinions = stats.puzzle_opinions(connection)
    for line in told(opinions, library, words) if opinions else (words("puzzle-reports-none"),):
        print(line)
    return 0


def told(opinions: list[PuzzleOpinions], library: Library, words: Translator) -> Iterator[str]:
    practice = {model.code(puzzle): puzzle for puzzle in library.practice}
    for each in opinions:
        day = model.day_of(each.puzzle)
        puzzle = library.of(day) if day else practice.get(each.puzzle)
        about = f"{puzzle.game} {puzzle.kind}, {puzzle.answer}" if puzzle else words("puzzle-reports-gone")
        yield words(
            "puzzle-reports-line",
            name=f"{day:%Y-%m-%d}" if day else each.puzzle,
            about=about,
            good=each.good,
            dull=each.dull,
        )
        complaints = {"wrong": each.wrong, "several": each.several, "unclear": each.unclear}
        yield from (words(f"puzzle-reports-{why}", count=count) for why, count in complaints.items() if count)

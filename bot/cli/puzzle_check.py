"""The command `cairn puzzles check`: proves again that every puzzle has one answer. It uses all processors."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from bot.cli.progress import watched
from bot.i18n import Translator
from core.puzzles import check, text
from core.puzzles.check import Checked, Fault
from core.puzzles.puzzle import Puzzle

_AT_ONCE = 8
"""How many puzzles a process takes at a time."""


def start(
    words: Translator, days: Sequence[str], practice: Sequence[str], clock: Callable[[], float] = time.monotonic
) -> int:
    """Check the puzzles of all days and those for practice, and tell what is wrong; returns the exit code."""
    lines, begun = [*days, *practice], clock()
    if not lines:
        print(words("puzzle-check-none"), file=sys.stderr)
        return 1
    with ProcessPoolExecutor() as pool:
        checked = list(watched(pool.map(_check, lines, chunksize=_AT_ONCE), len(lines)))
    wrong = list(faults(lines, len(days), checked))
    for number, fault in wrong:
        told = words(f"puzzle-fault-{fault.reason}", **fault.params)
        if number is None:
            print(told)
        elif number < len(days):
            print(words("puzzle-check-day", number=number + 1, fault=told))
        else:
            print(words("puzzle-check-practice", number=number + 1 - len(days), fault=told))
    if wrong:
        count = len({number for number, _ in wrong if number is not None})
        print(words("puzzle-check-wrong", count=count, all=len(lines)))
        return 1
    print(words("puzzle-check-right", count=len(lines), seconds=round(clock() - begun)))
    return 0


def _check(line: str) -> Checked:
    puzzle = read(line)
    return check.check(puzzle) if puzzle else Checked(Fault("unreadable"))


def read(line: str) -> Puzzle | None:
    try:
        return text.read(line)
    except ValueError:
        return None


def faults(lines: Sequence[str], days: int, checked: Sequence[Checked]) -> Iterator[tuple[int | None, Fault]]:
    """What is wrong, and with which puzzle: first with each by itself, then with all of them together."""
    yield from ((number, fault) for number, (fault, _) in enumerate(checked) if fault)
    puzzles = [puzzle for puzzle in map(read, lines) if puzzle]
    if len(puzzles) == len(lines):
        yield from check.compare(puzzles, checked)
        yield from check.check_calendar(puzzles[:days])

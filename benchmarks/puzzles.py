"""How the puzzles of two years are spread, and the time to make and to check one: python -m benchmarks.puzzles"""

from collections import Counter
from collections.abc import Iterable, Sequence
from time import process_time

from bot.puzzle_library import NAMES, packed
from core.puzzles import text
from core.puzzles.catalogue import SOURCES
from core.puzzles.check import check
from core.puzzles.generate import look, settings
from core.puzzles.puzzle import EASIEST, HARDEST, Puzzle

MATCHES = 5
"""In how many matches of each setting puzzles are looked for."""
CHECKED = 10
"""Every tenth puzzle is checked."""
WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
GRADES = range(EASIEST, HARDEST + 1)


def spread(title: str, puzzles: Sequence[Puzzle]) -> None:
    """For each kind: how many there are, on which weekdays and of which grades, and how many themes they have."""
    grades = " ".join(f"{f'grade {grade}':>7}" for grade in GRADES)
    print(f"{title:36} {'number':>7} {grades} {'themes':>7} {'most of one':>12}")
    for game, source in SOURCES.items():
        chosen = [puzzle for puzzle in puzzles if puzzle.game == game]
        line(game, chosen)
        for kind in source.KINDS.values():
            days = " ".join(WEEKDAYS[day] for day in sorted(kind.weekdays))
            line(f"  {kind.name}, {days}", [puzzle for puzzle in chosen if puzzle.kind == kind.name])
    line("all", puzzles)


def line(title: str, puzzles: Sequence[Puzzle]) -> None:
    grades = Counter(puzzle.grade for puzzle in puzzles)
    themes = Counter((puzzle.game, puzzle.kind, puzzle.theme) for puzzle in puzzles)
    most = max(themes.values(), default=0)
    told = " ".join(f"{grades[grade]:7}" for grade in GRADES)
    print(f"{title:36} {len(puzzles):7} {told} {len(themes):7} {most:12}")


def making(total: int) -> None:
    """The time to make one of so many puzzles, from a few matches of each setting."""
    seconds = 0.0
    print(f"\n{'a match in which puzzles are looked for':72} {'ms':>6} {'matches':>8}")
    for setting in settings():
        begun = process_time()
        for number in range(MATCHES):
            look(setting, number, "benchmark")
        each = (process_time() - begun) / MATCHES
        seconds += each * setting.matches
        print(f"{setting!s:72} {1e3 * each:6.0f} {setting.matches:8}")
    print(f"{'making one puzzle':72} {1e3 * seconds / total:6.0f}")
    print(f"{f'making {total}, in seconds':72} {seconds:6.0f}")


def checking(puzzles: Iterable[Puzzle]) -> None:
    chosen = list(puzzles)[::CHECKED]
    begun = process_time()
    faults = [fault for fault, _ in map(check, chosen) if fault]
    each = (process_time() - begun) / len(chosen)
    assert not faults, faults
    print(f"{'checking one puzzle':72} {1e3 * each:6.1f}")


def main() -> None:
    daily, practice = ([text.read(line) for line in text.unpack(packed(name))] for name in NAMES)
    spread("two years", daily)
    print()
    spread("for practice", practice)
    making(len(daily) + len(practice))
    checking([*daily, *practice])
    sizes = ", ".join(f"{name} {len(packed(name)):,} bytes" for name in NAMES)
    print(f"packed: {sizes}")


if __name__ == "__main__":
    main()

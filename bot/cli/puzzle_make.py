"""The command `cairn puzzles make`: looks for puzzles in matches between computer players, and chooses among them.

That takes a while, and uses all processors. What was found is written down match by match: if the command is
interrupted, it goes on where it was.
"""

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from bot.cli.progress import watched
from bot.i18n import Translator
from core.puzzles import text
from core.puzzles.choose import Chosen, TooFew, choose
from core.puzzles.generate import Candidate, Setting, look, settings

SEED = "cairn"
FOUND = "found.txt"
_DONE = "match"
"""Begins the line that follows what was found in a match."""
_AT_ONCE = 4
"""How many matches a process looks through at a time."""


def start(words: Translator, folder: Path, plan: Sequence[Setting] | None = None, seed: str = SEED) -> int:
    """Write the packed puzzles into a folder; returns the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    candidates = search(folder / FOUND, settings() if plan is None else plan, seed)
    try:
        chosen = choose(candidates)
    except TooFew as problem:
        print(words("puzzle-make-few", problem=str(problem)), file=sys.stderr)
        return 1
    write(folder, chosen)
    print(words("puzzle-make-done", days=len(chosen.daily), practice=len(chosen.practice), folder=str(folder)))
    return 0


def write(folder: Path, chosen: Chosen) -> None:
    for name, puzzles in chosen._asdict().items():
        (folder / name).write_bytes(text.pack(puzzles))


def search(path: Path, plan: Sequence[Setting], seed: str) -> list[Candidate]:
    """All candidates of these matches. Those that are in the file are not looked for again."""
    found = _read(path)
    matches = [(setting, number) for setting in plan for number in range(setting.matches)]
    missing = [match for match in matches if _name(*match, seed) not in found]
    _tidy(path, found)
    with path.open("a", encoding="ascii") as file, ProcessPoolExecutor() as pool:
        looked = pool.map(_look, missing, repeat(seed), chunksize=_AT_ONCE)
        for match, lines in zip(missing, watched(looked, len(missing)), strict=True):
            name = _name(*match, seed)
            file.write(_block(name, lines))
            file.flush()
            found[name] = lines
    return [_candidate(line) for match in matches for line in found[_name(*match, seed)]]


def _name(setting: Setting, number: int, seed: str) -> str:
    return f"{seed} {setting} {number}"


def _look(match: tuple[Setting, int], seed: str) -> list[str]:
    return [f"{candidate.likeness} {text.write(candidate.puzzle)}" for candidate in look(*match, seed)]


def _candidate(line: str) -> Candidate:
    likeness, _, puzzle = line.partition(" ")
    return Candidate(text.read(puzzle), likeness)


def _block(name: str, lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in (*lines, f"{_DONE} {name}"))


def _tidy(path: Path, found: Mapping[str, Sequence[str]]) -> None:
    """Leave out of the file what was not finished."""
    new = path.with_suffix(".new")
    new.write_text("".join(_block(name, lines) for name, lines in found.items()), "ascii")
    new.replace(path)


def _read(path: Path) -> dict[str, list[str]]:
    """What the file holds of matches that were looked through to the end."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in path.read_text("ascii").splitlines() if path.exists() else []:
        word, _, rest = line.partition(" ")
        if word == _DONE:
            found[rest], lines = lines, []
        else:
            lines.append(line)
    return found

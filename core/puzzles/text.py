"""Puzzles as text, a line for each, and many of them packed."""

import zlib
from collections.abc import Iterable
from itertools import groupby

from core.puzzles.puzzle import Puzzle


def write(puzzle: Puzzle) -> str:
    """A line: what it is, its answer, and the position as turns of a seat and its actions."""
    options = ",".join(f"{option}={value}" for option, value in puzzle.options)
    turns = (
        f"{seat} " + ",".join(text for _, text in turn)
        for seat, turn in groupby(puzzle.actions, key=lambda action: action[0])
    )
    about = (puzzle.game, puzzle.kind, puzzle.version, puzzle.theme, puzzle.grade)
    match = (puzzle.seats, options, puzzle.seed.hex(), puzzle.seat)
    return "|".join((*map(str, (*about, puzzle.answer, *match)), ";".join(turns)))


def read(line: str) -> Puzzle:
    """The inverse of `write`; raises ValueError for anything else."""
    game, kind, version, theme, grade, answer, seats, options, seed, seat, turns = line.split("|")
    actions = []
    for turn in turns.split(";") if turns else ():
        who, _, texts = turn.partition(" ")
        actions += [(int(who), text) for text in texts.split(",")]
    return Puzzle(
        game=game,
        kind=kind,
        version=int(version),
        seats=int(seats),
        options=tuple((option, value) for option, _, value in (each.partition("=") for each in options.split(","))),
        seed=bytes.fromhex(seed),
        actions=tuple(actions),
        seat=int(seat),
        answer=answer,
        theme=theme,
        grade=int(grade),
    )


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    return zlib.compress("\n".join(map(write, puzzles)).encode("ascii"), 9)


def unpack(data: bytes) -> list[str]:
    """The lines. Reading one when it is needed is much quicker than reading all of them."""
    return zlib.decompress(data).decode("ascii").splitlines()

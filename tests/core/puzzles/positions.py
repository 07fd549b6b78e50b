"""Positions in which questions can be asked: those of the puzzles that come with the program, and others."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.puzzle_library import NAMES, lines
from core import games, players
from core.puzzles import text
from core.puzzles.catalogue import SOURCES
from core.puzzles.check import CHECKERS
from core.puzzles.puzzle import Puzzle
from core.record import Actions

KINDS = [(game, kind) for game, source in SOURCES.items() for kind in source.KINDS if game in CHECKERS]


@cache
def shipped() -> Mapping[tuple[str, str], list[Puzzle]]:
    """The puzzles of each kind."""
    puzzles = [text.read(line) for name in NAMES for line in lines(name)]
    return {name: [each for each in puzzles if (each.game, each.kind) == name] for name in KINDS}


class Position(NamedTuple):
    """What a seat sees after these actions of a match."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: bytes
    actions: Actions
    seat: int
    view: Any

    def puzzle(self, kind: str, answer: str) -> Puzzle:
        version = games.get(self.game).version
        return Puzzle(
            self.game, kind, version, 2, self.options, self.seed, self.actions, self.seat, answer, theme="", grade=3
        )


def positions(game: str, kind: str) -> Iterator[Position]:
    """The positions of one match after the other, with the options for such questions, when a seat begins its turn."""
    options = SOURCES[game].KINDS[kind].options
    for number in range(60):
        yield from _match(game, tuple(options.items()), number)


@cache
def _match(game: str, options: tuple[tuple[str, str], ...], number: int) -> tuple[Position, ...]:
    contract, decide, found = games.get(game), players.get("steady"), []
    seed, rng = f"positions {number}".encode(), Random(number)
    state, actions = contract.start(2, dict(options), seed), list[tuple[int, str]]()
    while actors := contract.actors(state):
        seat = actors[0]
        view: Any = contract.view(state, seat)
        if view.phase in ("play", "place"):
            found.append(Position(game, options, seed, tuple(actions), seat, view))
        action = decide(view, rng)
        actions.append((seat, contract.format(action)))
        state = contract.play(state, seat, action).state
    return tuple(found)

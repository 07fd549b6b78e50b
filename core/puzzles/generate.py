"""Looks for puzzles in matches between computer players. The same seed always finds the same puzzles."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from core import games
from core.players import steady
from core.puzzles.catalogue import SOURCES
from core.puzzles.puzzle import Kind, Puzzle
from core.record import Actions

_SEED = 6
"""Bytes of the seed of a match: a short one is enough, and there are many."""
_LIKENESS = 8
_OF_A_KIND = 2
"""How many puzzles of a kind are looked for in one match, of which at most one will be used."""


class Setting(NamedTuple):
    """Matches in which puzzles of these kinds are looked for."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    kinds: tuple[Kind, ...]

    @property
    def matches(self) -> int:
        """In how many matches enough is found."""
        return max(kind.matches for kind in self.kinds)

    def __str__(self) -> str:
        return f"{self.game} {self.seats} " + ",".join(f"{option}={value}" for option, value in self.options)


class Candidate(NamedTuple):
    """A puzzle that was found."""

    puzzle: Puzzle
    likeness: str
    """The same for positions that are alike."""


def settings() -> tuple[Setting, ...]:
    """All settings of all games."""
    found: dict[tuple[str, int, tuple[tuple[str, str], ...]], list[Kind]] = {}
    for game, source in SOURCES.items():
        for kind in source.KINDS.values():
            found.setdefault((game, kind.seats, tuple(kind.options.items())), []).append(kind)
    return tuple(Setting(*where, tuple(kinds)) for where, kinds in found.items())


def look(setting: Setting, number: int, seed: str) -> tuple[Candidate, ...]:
    """The first puzzles in one match, of each kind with different themes."""
    found: dict[tuple[str, str], Candidate] = {}
    key = sha256(f"{seed} {setting} {number}".encode()).digest()[:_SEED]
    for actions, view in _positions(setting, key):
        for kind in setting.kinds:
            if sum(name == kind.name for name, _ in found) == _OF_A_KIND:
                continue
            finding = kind.find(view)
            if finding is None or (kind.name, finding.theme) in found:
                continue
            puzzle = Puzzle(
                game=setting.game,
                kind=kind.name,
                version=games.get(setting.game).version,
                seats=setting.seats,
                options=setting.options,
                seed=key,
                actions=actions,
                seat=view.seat,
                answer=finding.answer,
                theme=finding.theme,
                grade=finding.grade,
            )
            likeness = sha256(SOURCES[setting.game].canonical(view).encode()).hexdigest()[:_LIKENESS]
            found[kind.name, finding.theme] = Candidate(puzzle, likeness)
    return tuple(found.values())


def _positions(setting: Setting, key: bytes) -> Iterator[tuple[Actions, Any]]:
    """What the seats that must act see, after each action of a match."""
    game, rng = games.get(setting.game), Random(key)
    state = game.start(setting.seats, dict(setting.options), key)
    actions: Actions = ()
    while actors := game.actors(state):
        views = [game.view(state, seat) for seat in actors]
        yield from ((actions, view) for view in views)
        action = steady.decide(views[0], rng)
        state = game.play(state, actors[0], action).state
        actions = (*actions, (actors[0], game.format(action)))

"""The games that can be asked about, and what a puzzle shows."""

from collections.abc import Mapping

from core import games
from core.game import View
from core.heave_ho import puzzles as heave_ho
from core.puzzles.puzzle import Kind, Puzzle, Source, state
from core.schotten_totten import puzzles as schotten_totten
from core.schotten_totten_2 import puzzles as schotten_totten_2
from core.totemo import puzzles as totemo

SOURCES: Mapping[str, Source] = {
    "schotten-totten": schotten_totten,
    "schotten-totten-2": schotten_totten_2,
    "totemo": totemo,
    "heave-ho": heave_ho,
}
"""By game."""


def kind(puzzle: Puzzle) -> Kind:
    return SOURCES[puzzle.game].KINDS[puzzle.kind]


def view(puzzle: Puzzle) -> View:
    """What the seat that is asked sees: all that is shown, and all that the answer can depend on."""
    seen = games.get(puzzle.game).view(state(puzzle), puzzle.seat)
    if not puzzle.colours:
        return seen
    shown: View = SOURCES[puzzle.game].recoloured(seen, puzzle.colours)
    return shown

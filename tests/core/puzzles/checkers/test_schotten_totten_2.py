"""The second reading of the questions of Schotten Totten 2: examples, and what the game says in whole matches."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from core import players
from core.puzzles.checkers.schotten_totten_2 import RIGHT, _board, _holds
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.view import View

GAME = SchottenTotten2()
Sides = Mapping[int, tuple[str, str]]
"""By number of the tile: the attacker's cards, and the defender's."""


def at(hand: str, sides: Sides, *, attacks: bool, damaged: tuple[int, ...] = ()) -> View:
    """A turn of the attacker, seat 0, or of the defender, seat 1, at these tiles."""
    seat = 0 if attacks else 1
    view = GAME.view(GAME.start(2, {}, b""), seat)
    tiles = []
    for tile in view.tiles:
        attack, defence = (tuple(cards.split()) for cards in sides.get(tile.number, ("", "")))
        tiles.append(replace(tile, sides=(attack, defence), damaged=tile.number in damaged))
    return replace(view, hand=tuple(hand.split()), tiles=tuple(tiles), turn=seat, actors=(seat,), cauldrons=0)


def test_a_zero_cancels_an_eleven() -> None:
    """The attacker has 21 of at most 32 points at tile 1, and would be sure of it with any high card."""
    view = at("G0 B9 P3 R8", {1: ("G11 P10", "B0 R1")}, attacks=False)
    assert RIGHT["hold-tile"](view) == {"G0@1"}


def test_the_lowest_sum_wins_the_last_tile() -> None:
    view = at("R0 Y1 G11", {7: ("B1 P0", "Y0 P2 B2")}, attacks=True)
    assert RIGHT["damage"](view) == {"R0@7", "Y1@7"}
    assert RIGHT["break-through"](view) == set()


def test_the_fourth_damaged_tile_breaks_through_and_so_does_one_that_was_damaged() -> None:
    sides = {4: ("P10", "B1"), 2: ("R9", "G1")}
    view = at("P11 Y9 G3", sides, attacks=True, damaged=(1, 3, 5))
    assert RIGHT["break-through"](view) == {"P11@4"}
    assert RIGHT["damage"](view) == {"P11@4"}
    again = at("P11 Y9 G3", sides, attacks=True, damaged=(1, 2))
    assert RIGHT["damage"](again) == {"P11@4", "Y9@2"}
    assert RIGHT["break-through"](again) == {"Y9@2"}


def test_a_colour_run_is_a_sum_where_only_colours_or_runs_count() -> None:
    """Unless the option says that it counts as what the tile asks for."""
    view = at("Y5 P1", {3: ("Y3 Y4", "R1 B8 G4")}, attacks=True, damaged=(3,))
    assert RIGHT["break-through"](view) == set()
    assert RIGHT["break-through"](replace(view, mixed=True)) == {"Y5@3"}


def test_the_role_decides_what_is_asked() -> None:
    attacker = at("G0 B9 P3", {1: ("G11 P10", "")}, attacks=True)
    defender = at("G0 B9 P3", {1: ("G11 P10", "")}, attacks=False)
    assert not RIGHT["hold-tile"](attacker)
    assert not RIGHT["damage"](defender)


def test_with_an_empty_deck_the_defender_has_won_anyhow() -> None:
    view = at("G0 B9 P3 R8", {1: ("G11 P10", "B0 R1")}, attacks=False)
    assert RIGHT["hold-tile"](replace(view, siege_deck=0)) == set()


def test_the_declarations_that_hold_are_those_of_the_game() -> None:
    decide, seen = players.get("steady"), 0
    for number in range(8):
        state, rng = GAME.start(2, {}, f"checkers {number}".encode()), Random(number)
        while actors := GAME.actors(state):
            view = GAME.view(state, actors[0])
            if view.role == "attacker":
                board = _board(view)
                assert [at for at, tile in enumerate(board.tiles, 1) if _holds(board, tile)] == [*view.declarable]
                seen += bool(view.declarable)
            state = GAME.play(state, actors[0], decide(view, rng)).state
    assert seen > 20

"""The second reading of the rules agrees with the examples of the questions, and with the game about what holds."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from core import games, players
from core.puzzles.checkers import schotten_totten, schotten_totten_2
from core.schotten_totten import view as stones
from core.schotten_totten_2 import view as tiles

Sides = Mapping[int, tuple[str, str]]
"""By number of the stone or the tile: the cards of the seat that is asked, and those of the other."""


def at_stones(hand: str, sides: Sides, owners: Mapping[int, int] | None = None) -> stones.View:
    """A turn of seat 0 at these stones."""
    view = games.get("schotten-totten").view(games.get("schotten-totten").start(2, {}, b""), 0)
    assert isinstance(view, stones.View)
    each = []
    for stone in view.stones:
        mine, theirs = (tuple(cards.split()) for cards in sides.get(stone.number, ("", "")))
        first = 0 if len(mine) == 3 else 1 if len(theirs) == 3 else None
        each.append(replace(stone, sides=(mine, theirs), first=first, owner=(owners or {}).get(stone.number)))
    return replace(view, hand=tuple(hand.split()), stones=tuple(each), turn=0, phase="play", claims=())


def at_tiles(hand: str, sides: Sides, *, attacks: bool, damaged: tuple[int, ...] = ()) -> tiles.View:
    """A turn of seat 0, which attacks or defends, at these tiles; without cauldrons."""
    view = games.get("schotten-totten-2").view(games.get("schotten-totten-2").start(2, {}, b""), 0)
    assert isinstance(view, tiles.View)
    each = []
    for tile in view.tiles:
        mine, theirs = (tuple(cards.split()) for cards in sides.get(tile.number, ("", "")))
        each.append(replace(tile, sides=(mine, theirs), damaged=tile.number in damaged))
    return replace(
        view,
        hand=tuple(hand.split()),
        tiles=tuple(each),
        attacker=0 if attacks else 1,
        turn=0,
        actors=(0,),
        cauldrons=0,
    )


def ask(kind: str, view: stones.View | tiles.View) -> set[str]:
    if isinstance(view, stones.View):
        return schotten_totten.RIGHT[kind](view)
    return schotten_totten_2.RIGHT[kind](view)


def test_evidence_is_the_card_without_which_they_cannot_beat_the_claim() -> None:
    view = at_stones("B3 B4 O1 R2 R3 Y3", {1: ("G9 G7 G1", "Y2 Y4")})
    assert ask("evidence", view) == {"Y3"}
    assert ask("claim-which", view) == set()


def test_a_card_that_proves_a_claim_only_where_it_completes_a_side_is_no_evidence() -> None:
    view = at_stones("B3 B9 O1 R2 R3 Y3", {1: ("G9 G7 G1", "Y2 Y4"), 2: ("B7 B8", "O9 O8 O4")})
    assert ask("evidence", view) == {"Y3", "B9@2"}


def test_three_of_a_kind_is_claimed_with_the_card_that_they_would_need() -> None:
    view = at_stones("O2 O5 P5 P6 Y3 Y5", {6: ("R5 G5", "O4"), 1: ("O3", "")})
    assert ask("claim-where", view) == {"O5@6"}


def test_of_the_complete_sides_one_can_be_claimed() -> None:
    view = at_stones("R1 R2", {1: ("G9 G8 G7", ""), 2: ("B9 B7 B1", "Y1 Y2"), 3: ("P3 P4 Y5", "O1 R3 O3")})
    assert ask("claim-which", view) == {"claim 1", "claim 3"}


def test_a_tie_is_claimed_by_the_side_that_was_complete_first() -> None:
    view = at_stones("G5 R1", {1: ("R3 Y4 R5", "G3 B4 O5"), 2: ("O3 P4", "B3 Y3 O4")})
    assert ask("claim-which", view) == {"claim 1"}
    theirs = replace(view, stones=tuple(replace(stone, first=1) for stone in view.stones))
    assert ask("claim-which", theirs) == set()


def test_two_claims_and_the_win_in_one_turn() -> None:
    sides = {2: ("G9 G8", "Y1"), 4: ("B9 B8", "P1"), 3: ("R9 R8 R7", "Y2")}
    view = at_stones("G7 B7 R1 R2 R3", sides)
    assert ask("claim-where", view) == {f"{card}@{number}" for card in view.hand for number in (1, 2, 4, 5, 6, 7, 8, 9)}
    assert ask("claim-two", view) == {"G7@2", "B7@4"}
    assert ask("win-now", view) == set()
    assert ask("win-now", at_stones("G7 B7 R1 R2 R3", sides, {1: 0})) == {"G7@2"}


def test_plays_after_which_they_cannot_win() -> None:
    """Stone 5 would be their third in a row: it is lost if it is completed badly, or if the 9 is seen elsewhere."""
    sides = {5: ("R7 R8", "R5 G5 B5"), 9: ("", "R6")}
    view = at_stones("P1 O2 R9", sides, {1: 0, 2: 0, 4: 1, 6: 1})
    every = {f"{card}@{number}" for card in view.hand for number in (3, 5, 7, 8, 9)}
    assert ask("defend", view) == every - {"P1@5", "O2@5", "R9@3", "R9@7", "R9@8", "R9@9"}


def test_they_may_hold_any_card_that_was_not_seen() -> None:
    """A fourth 6 would win it for them: all others are on the table, or in this hand."""
    sides = {5: ("R9 P8 Y8", "G6 B6"), 9: ("", "R6 Y6"), 8: ("", "O6")}
    owners = {1: 0, 2: 0, 4: 1, 6: 1}
    assert ask("defend", at_stones("P1 O2 R1", sides, owners)) == set()
    held = at_stones("P6 O2 R1", sides, owners)
    assert ask("defend", held) == {f"{card}@{number}" for card in held.hand for number in (3, 7, 8, 9)}


def test_a_zero_cancels_an_eleven() -> None:
    view = at_tiles("G0 B9 P3 R8", {1: ("", "G11 P10")}, attacks=False)
    assert "G0@1" in ask("hold-tile", view)
    assert not {"B9@1", "R8@1"} & ask("hold-tile", view)


@pytest.mark.parametrize("game", ["schotten-totten", "schotten-totten-2"])
def test_claims_and_declarations_hold_as_in_the_game(game: str) -> None:
    """In whole matches; what the seat can do after a play is what the game lets it do then."""
    contract, decide = games.get(game), players.get("steady")
    seen = 0
    for number in range(8):
        state, rng = contract.start(2, {}, f"checkers {number}".encode()), Random(number)
        while actors := contract.actors(state):
            view = contract.view(state, actors[0])
            if isinstance(view, stones.View):
                if view.phase == "claim":
                    assert ask("claim-which", view) == {f"claim {claim}" for claim in view.claims}
                    seen += 1
            elif isinstance(view, tiles.View) and view.role == "attacker":
                board = schotten_totten_2._board(view)
                held = [at for at, tile in enumerate(board.tiles, 1) if schotten_totten_2._holds(board, tile)]
                assert held == [*view.declarable]
                seen += bool(held)
            state = contract.play(state, actors[0], decide(view, rng)).state
    assert seen > 20, seen

"""What Totemo asks: one answer is right, the others say why not, and a board that is turned is the same question."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from core import players
from core.puzzles.puzzle import Finding, Reason
from core.totemo import Totemo
from core.totemo.board import first_poles, grid
from core.totemo.puzzles import COLOURINGS, KINDS, canonical, recoloured
from core.totemo.symmetries import _turned
from core.totemo.tries import begun, ways
from core.totemo.view import Pole, Tile, View

GAME = Totemo()


def position(hand: str, total: int, tiles: tuple[int, ...], **blocks: str) -> View:
    """A turn of seat 0 with these blocks; the last tile lies face down."""
    state = GAME.start(2, {}, b"")
    holes = grid(5).holes
    poles = [
        Pole(hole, tuple(blocks.get(hole, "").split()) or pole)
        for hole, pole in zip(holes, first_poles(5), strict=True)
    ]
    laid = [Tile(space, None if space < 10 else 5) for space in tiles]
    view = GAME.view(state, 0)
    return replace(
        view, hand=tuple(hand.split()), turn=0, actors=(0,), phase="place",
        poles=tuple(poles), tiles=tuple(laid), scores=(total, 0),
    )  # fmt: skip


@cache
def found() -> tuple[tuple[str, View, Finding], ...]:
    """Questions from a few matches."""
    return tuple(
        (name, view, finding) for view in seen() for name, kind in KINDS.items() if (finding := kind.find(view))
    )


def seen() -> Iterator[View]:
    decide = players.get("steady")
    for number in range(6):
        state, rng = GAME.start(2, {}, f"puzzles {number}".encode()), Random(number)
        while actors := GAME.actors(state):
            view = GAME.view(state, actors[0])
            assert isinstance(view, View)
            yield view
            state = GAME.play(state, actors[0], decide(view, rng)).state


def test_the_only_placement_that_earns_another_block() -> None:
    """Five points are needed: only the orange topper on the start block makes them."""
    view = position("O^ R B", 5, (10, 16, 23, 2))
    finding = KINDS["bonus"].find(view)
    assert finding is not None
    assert finding.answer == "O^@c3"
    assert set(finding.near_misses) == {f"{block}@{hole}" for block in "RB" for hole in ("c3", "b3", "d3", "c2", "c4")}
    right, wrong = (KINDS["bonus"].judge(view, answer) for answer in ("O^@c3", "R@a1"))
    assert (right.is_right, right.reasons) == (True, (Reason("earns", {"points": 5, "space": 10}),))
    assert (wrong.is_right, wrong.reasons) == (False, (Reason("no-tile", {"number": 1, "points": 1, "space": 6}),))
    assert isinstance(right.after, View)
    assert (right.after.hand, right.after.scores, right.after.phase) == (("R", "B"), (10, 0), "bonus")
    assert right.after.poles[12] == Pole("c3", ("W3", "O^"))


def test_a_tile_that_lies_face_down_earns_nothing_before_30_points() -> None:
    view = position("O^ R B", 1, (10, 16, 23, 2, 5))
    verdict = KINDS["bonus"].judge(view, "R@c3")
    assert (verdict.is_right, verdict.reasons) == (
        False,
        (Reason("too-early", {"number": 1, "points": 4, "space": 5}),),
    )


def test_nobody_is_asked_but_the_seat_that_begins_its_turn() -> None:
    view = position("O^ R B", 5, (10, 16, 23, 2))
    for other in (replace(view, turn=1), replace(view, phase="bonus"), replace(view, hand=("O^", "R"))):
        assert not any(kind.answers(other) or kind.find(other) for kind in KINDS.values())


@pytest.mark.parametrize("name", KINDS)
def test_exactly_one_answer_is_right(name: str) -> None:
    examples = [(view, finding) for kind, view, finding in found() if kind == name][:3]
    assert len(examples) == 3
    for view, finding in examples:
        answers = KINDS[name].answers(view)
        assert len({*answers}) == len(answers)
        assert [answer for answer in answers if KINDS[name].judge(view, answer).is_right] == [finding.answer]
        assert {*finding.near_misses} < {*answers} - {finding.answer}
        assert 1 <= finding.grade <= 5


def test_other_colours_and_a_turned_board_are_the_same_question() -> None:
    rng = Random("turned")
    for name, view, finding in found():
        again = recoloured(view, COLOURINGS[1])
        asked = KINDS[name].find(again)
        assert again != view
        assert recoloured(again, COLOURINGS[1]) == view
        assert asked is not None
        assert asked.answer == recoloured(finding.answer, COLOURINGS[1])
        turned = rng.choice([*_turned(5, tuple(pole.blocks for pole in again.poles))])
        again = replace(again, poles=tuple(map(Pole, grid(5).holes, turned)), hand=again.hand[::-1])
        assert canonical(again) == canonical(view)


def test_other_positions_do_not_look_alike() -> None:
    assert len({canonical(view) for _, view, _ in found()}) == len({view for _, view, _ in found()})


def test_what_is_told_of_two_placements() -> None:
    """The marker has to land on a tile twice, and the third block needs room."""
    view = next(view for name, view, _ in found() if name == "first-two")
    verdicts = [KINDS["first-two"].judge(view, answer) for answer in KINDS["first-two"].answers(view)]
    told = {(name, params.get("number")): verdict for verdict in verdicts for name, params in verdict.reasons}
    assert told.keys() >= {("all-three", None), ("no-tile", 1), ("no-tile", 2)}
    right = told["all-three", None]
    assert isinstance(right.after, View)
    assert right.after.hand == ()
    assert right.reasons[0].params.keys() == {"points", "more", "third"}


def test_the_most_points_are_not_won_by_greed() -> None:
    for name, view, finding in found():
        if name == "most-points":
            scored = {step.text: step.points for step in ways(begun(view))}
            assert scored[finding.answer] < max(scored.values())
            ((reason, params),) = KINDS[name].judge(view, finding.answer).reasons
            assert (reason, params["points"]) == ("most", params["most"])
            assert len(params["line"].split()) >= 2

"""What can be asked about a position of Totemo, and why an answer is right or wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.puzzles.puzzle import Finding, Kind, Reason, Verdict
from core.puzzles.search import grade, is_worth_solving, only
from core.totemo.board import grid
from core.totemo.pieces import LOOP
from core.totemo.state import put
from core.totemo.symmetries import COLOURINGS, canonical, recoloured
from core.totemo.tries import Line, Step, Turn, begun, best, chosen, points_of, text_of, ways
from core.totemo.view import Move, Pole, View

__all__ = ["COLOURINGS", "KINDS", "canonical", "recoloured"]

_CLOSE = 2
"""By how many points a turn may fall short of the best one and be tempting."""
_SOME, _MANY = 5, 9
"""So many near misses make a question harder."""


# Which placement earns another block?


def _placements(view: View) -> tuple[str, ...]:
    return tuple(step.text for step in ways(begun(view)))


def _find_bonus(view: View) -> Finding | None:
    steps = list(ways(begun(view)))
    answer = only(steps, lambda step: step.earns)
    near = tuple(step.text for step in steps if step.just_misses)
    if not answer or not is_worth_solving(len(steps), near):
        return None
    hard = grade(answer.points > 2, near, (_SOME, _MANY))
    return Finding(answer.text, f"{answer.block} for {answer.points}", hard, near)


def _judge_bonus(view: View, answer: str) -> Verdict:
    step = chosen(begun(view), answer)
    return _verdict(view, (step,), Reason("earns", _landing(step)) if step.earns else _not_earned(step))


# Place all three blocks: which are the first two placements?


def _pairs(turn: Turn | None) -> Iterator[tuple[Step, Step]]:
    """Two placements, as far as there is room for them: whether a second block may be placed is the question."""
    return ((first, second) for first in ways(turn) for second in ways(first.then))


def _pair_texts(view: View) -> tuple[str, ...]:
    return tuple(map(text_of, _pairs(begun(view))))


def _find_first_two(view: View) -> Finding | None:
    steps = list(ways(begun(view)))
    pairs = [(first, second) for first in steps if first.earns for second in ways(first.then)]
    answer = only(pairs, _leads_to_third)
    near = [pair for pair in pairs if pair[1].just_misses or (pair[1].earns and not _leads_to_third(pair))]
    if not answer or not is_worth_solving(len(steps), near):
        return None
    traps = sum(step.earns for step in steps) - 1
    hard = grade(1 + (traps > 0) + (traps > 3), near, (_MANY,))
    first, second = answer
    return Finding(text_of(answer), f"{first.block} then {second.block}", hard, tuple(map(text_of, near)))


def _leads_to_third(pair: tuple[Step, Step]) -> bool:
    return pair[1].earns and any(ways(pair[1].then))


def _judge_first_two(view: View, answer: str) -> Verdict:
    one, two = answer.split()
    first = chosen(begun(view), one)
    if not first.earns:
        return _verdict(view, (first,), _not_earned(first))
    second = chosen(first.then, two)
    if not second.earns:
        return _verdict(view, (first, second), _not_earned(second, number=2))
    third = next(ways(second.then), None)
    if not third:
        return _verdict(view, (first, second), Reason("no-room", {"block": second.then.hand[0]}))
    params = {"points": first.points, "more": second.points, "third": third.text}
    return _verdict(view, (first, second, third), Reason("all-three", params))


# Which placement begins the turn with the most points?


def _find_most_points(view: View) -> Finding | None:
    steps = list(ways(begun(view)))
    rivals = sum(step.earns for step in steps) - 1
    if rivals < 1:
        return None
    answer, *others = sorted(map(best, steps), key=points_of, reverse=True)
    near = [line[0].text for line in others if points_of(answer) - points_of(line) <= _CLOSE]
    is_greedy = answer[0].points == max(step.points for step in steps)
    is_alone = points_of(others[0]) < points_of(answer)
    if not is_alone or is_greedy or len(answer) < 2 or not is_worth_solving(len(steps), near):
        return None
    hard = grade((rivals > 1) + (rivals > 4) + (len(answer) > 2), near, (_SOME,))
    return Finding(answer[0].text, f"{answer[0].block} then {answer[1].block}", hard, tuple(near))


def _judge_most_points(view: View, answer: str) -> Verdict:
    lines = {step.text: best(step) for step in ways(begun(view))}
    line, most = lines[answer], max(map(points_of, lines.values()))
    params = {"points": points_of(line), "line": text_of(line), "most": most}
    return _verdict(view, line, Reason("most" if points_of(line) == most else "fewer", params))


# What is told


_RIGHT = ("earns", "all-three", "most")


def _landing(step: Step) -> dict[str, int]:
    return {"points": step.points, "space": step.total % LOOP}


def _not_earned(step: Step, number: int = 1) -> Reason:
    """Why this block, the first or the second one, does not earn another."""
    landing = {"number": number, **_landing(step)}
    if not step.points:
        return Reason("no-points", landing)
    is_tile = any(tile.space == landing["space"] for tile in step.turn.tiles)
    return Reason("too-early" if is_tile else "no-tile", landing)


def _verdict(view: View, line: Line, reason: Reason) -> Verdict:
    return Verdict(reason.name in _RIGHT, (reason,), (), _after(view, line))


def _after(view: View, line: Line) -> View:
    """The board after these steps, before blocks are drawn."""
    seat, then = view.seat, line[-1].then
    assert seat is not None, "a spectator is not asked"
    return replace(
        view,
        hand=then.hand,
        counts=put(view.counts, seat, len(then.hand)),
        poles=tuple(map(Pole, grid(view.size).holes, then.poles)),
        scores=put(view.scores, seat, then.total),
        phase="bonus" if line[-1].earns else view.phase,
        last=tuple(Move(seat, step.place) for step in line),
    )


_OPTIONS = {"hands": "closed", "board": "5x5"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("bonus", frozenset({0}), 2, _OPTIONS, _placements, _find_bonus, _judge_bonus),
        Kind("first-two", frozenset({2}), 2, _OPTIONS, _pair_texts, _find_first_two, _judge_first_two),
        Kind("most-points", frozenset({4, 5}), 2, _OPTIONS, _placements, _find_most_points, _judge_most_points),
    )
}

"""The questions that Totemo can ask. Each is about one turn: nothing hidden matters until blocks are drawn."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from core.puzzles.puzzle import Colours, Finding, Kind, Reason, Verdict, painted
from core.totemo import board
from core.totemo.actions import Place, format
from core.totemo.board import Poles
from core.totemo.pieces import HAND, LOOP, WHEEL
from core.totemo.rules import gives_bonus
from core.totemo.state import put, without
from core.totemo.view import Move, Pole, Tile, View

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = (dict(zip(WHEEL, WHEEL, strict=True)), dict(zip(WHEEL, "BGYORP", strict=True)))
"""The wheel can only be turned over: then neighbours stay neighbours, and a colour is worth the same as before."""

_LEAST = 10
"""How many placements there are to choose from, at least."""
_TEMPTING = 2
"""How many wrong answers are near misses, at least."""
_CLOSE = 2
"""By how many points a turn may fall short of the best one and be tempting."""


class Turn(NamedTuple):
    """All that decides what a seat can do with the blocks in its hand."""

    size: int
    tiles: tuple[Tile, ...]
    poles: Poles
    hand: tuple[str, ...]
    total: int
    """The points of the seat."""


class Step(NamedTuple):
    """A block is placed."""

    place: Place
    points: int
    earns: bool
    """Whether another block may follow."""
    then: Turn

    @property
    def text(self) -> str:
        return format(self.place)

    @property
    def just_misses(self) -> bool:
        """Whether one point more or less would earn another block."""
        tiles, total = self.then.tiles, self.then.total
        return not self.earns and (gives_bonus(tiles, total - 1) or gives_bonus(tiles, total + 1))


Line = tuple[Step, ...]
"""What is done in one turn."""


def _turn(view: View) -> Turn | None:
    """The turn that the seat is about to begin, with a full hand; None if it is not."""
    if view.seat is None or view.turn != view.seat or view.phase != "place" or len(view.hand) < HAND:
        return None
    return Turn(view.size, view.tiles, tuple(pole.blocks for pole in view.poles), view.hand, view.scores[view.seat])


def _steps(turn: Turn | None) -> Iterator[Step]:
    """Every way to place a block."""
    if not turn:
        return
    size, tiles, poles, hand, total = turn
    holes, rooms = board.grid(size).holes, board.rooms(size, poles)
    for block in dict.fromkeys(hand):
        left = without(hand, block)
        for place in board.fits(rooms, block):
            points = board.points(size, poles, block, place)
            earns = bool(points and left and gives_bonus(tiles, total + points))
            then = Turn(size, tiles, put(poles, place, (*poles[place], block)), left, total + points)
            yield Step(Place(block, holes[place]), points, earns, then)


def _text(line: Line) -> str:
    return " ".join(step.text for step in line)


def _points(line: Line) -> int:
    return sum(step.points for step in line)


def _best(step: Step) -> Line:
    """The line with the most points that begins with this step; of equal ones the shortest, then the first."""
    lines = [(step,), *((step, *_best(after)) for after in _steps(step.then) if step.earns)]
    return max(lines, key=lambda line: (_points(line), -len(line)))


def _grade(*hurdles: bool) -> int:
    """A question without a hurdle is easy."""
    return 1 + sum(hurdles)


# Which placement earns another block?


def _placements(view: View) -> tuple[str, ...]:
    return tuple(step.text for step in _steps(_turn(view)))


def _find_bonus(view: View) -> Finding | None:
    steps = list(_steps(_turn(view)))
    earning = [step for step in steps if step.earns]
    near = tuple(step.text for step in steps if step.just_misses)
    if len(steps) < _LEAST or len(earning) != 1 or len(near) < _TEMPTING:
        return None
    (answer,) = earning
    grade = _grade(answer.points > 2, len(near) > 4, len(near) > 8)
    return Finding(answer.text, f"{answer.place.block} for {answer.points}", grade, near)


def _judge_bonus(view: View, answer: str) -> Verdict:
    step = _chosen(_turn(view), answer)
    return _verdict(view, (step,), Reason("earns", _landing(step)) if step.earns else _not_earned(step))


# Place all three blocks: which are the first two placements?


def _pairs(turn: Turn | None) -> Iterator[tuple[Step, Step]]:
    """Two placements, as far as there is room for them: whether a second block may be placed is the question."""
    return ((first, second) for first in _steps(turn) for second in _steps(first.then))


def _pair_texts(view: View) -> tuple[str, ...]:
    return tuple(map(_text, _pairs(_turn(view))))


def _find_first_two(view: View) -> Finding | None:
    steps = list(_steps(_turn(view)))
    if len(steps) < _LEAST:
        return None
    pairs = [(first, second) for first in steps if first.earns for second in _steps(first.then)]
    right = [pair for pair in pairs if pair[1].earns and any(_steps(pair[1].then))]
    near = [pair for pair in pairs if pair[1].just_misses or (pair[1].earns and pair not in right)]
    if len(right) != 1 or len(near) < _TEMPTING:
        return None
    ((first, second),) = right
    traps = sum(step.earns for step in steps) - 1
    grade = _grade(True, traps > 0, traps > 3, len(near) > 8)
    theme = f"{first.place.block} then {second.place.block}"
    return Finding(_text(right[0]), theme, grade, tuple(map(_text, near)))


def _judge_first_two(view: View, answer: str) -> Verdict:
    one, two = answer.split()
    first = _chosen(_turn(view), one)
    if not first.earns:
        return _verdict(view, (first,), _not_earned(first))
    second = _chosen(first.then, two)
    if not second.earns:
        return _verdict(view, (first, second), _not_earned(second, number=2))
    third = next(_steps(second.then), None)
    if not third:
        return _verdict(view, (first, second), Reason("no-room", {"block": second.then.hand[0]}))
    params = {"points": first.points, "more": second.points, "third": third.text}
    return _verdict(view, (first, second, third), Reason("all-three", params))


# Which placement begins the turn with the most points?


def _find_most_points(view: View) -> Finding | None:
    lines = [_best(step) for step in _steps(_turn(view))]
    if len(lines) < _LEAST:
        return None
    best, *others = sorted(lines, key=_points, reverse=True)
    near = [line for line in others if _points(best) - _points(line) <= _CLOSE]
    is_greedy = best[0].points == max(line[0].points for line in lines)
    rivals = sum(line[0].earns for line in others)
    if _points(others[0]) == _points(best) or len(best) < 2 or is_greedy or not rivals or len(near) < _TEMPTING:
        return None
    grade = _grade(rivals > 1, rivals > 4, len(best) > 2, len(near) > 4)
    theme = f"{best[0].place.block} then {best[1].place.block}"
    return Finding(best[0].text, theme, grade, tuple(line[0].text for line in near))


def _judge_most_points(view: View, answer: str) -> Verdict:
    lines = {step.text: _best(step) for step in _steps(_turn(view))}
    line, most = lines[answer], max(map(_points, lines.values()))
    params = {"points": _points(line), "line": _text(line), "most": most}
    return _verdict(view, line, Reason("most" if _points(line) == most else "fewer", params))


# What is told


_RIGHT = ("earns", "all-three", "most")


def _chosen(turn: Turn | None, text: str) -> Step:
    return {step.text: step for step in _steps(turn)}[text]


def _landing(step: Step) -> dict[str, int]:
    return {"points": step.points, "space": step.then.total % LOOP}


def _not_earned(step: Step, number: int = 1) -> Reason:
    """Why this block, the first or the second one, does not earn another."""
    landing = {"number": number, **_landing(step)}
    if not step.points:
        return Reason("no-points", landing)
    is_tile = any(tile.space == landing["space"] for tile in step.then.tiles)
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
        poles=tuple(map(Pole, board.grid(view.size).holes, then.poles)),
        scores=put(view.scores, seat, then.total),
        phase="bonus" if line[-1].earns else view.phase,
        last=tuple(Move(seat, step.place) for step in line),
    )


# Positions that look alike


def canonical(view: View) -> str:
    """The smallest of sixteen texts: the board turned and mirrored, in the colours of either wheel."""
    assert view.seat is not None, "a spectator is not asked"
    spaces = sorted((tile.space, tile.value is None) for tile in view.tiles)
    return f"{view.scores[view.seat]} {spaces} " + min(
        " ".join(("/".join(sorted(seen.hand)), *("".join(blocks) for blocks in poles)))
        for seen in (recoloured(view, colours) for colours in COLOURINGS)
        for poles in _turned(view.size, tuple(pole.blocks for pole in seen.poles))
    )


def _turned(size: int, poles: Poles) -> Iterator[Poles]:
    """The board in each of its eight positions."""
    for _ in range(4):
        poles = tuple(poles[size * (size - 1 - column) + row] for row in range(size) for column in range(size))
        yield poles
        yield tuple(poles[size * row + column] for column in range(size) for row in range(size))


_COLOUR = re.compile(rf"(?<!\w)[{WHEEL}](?=\^?(?:@|$))")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    return painted(view, lambda text: _COLOUR.sub(lambda found: colours[found[0]], text))


_OPTIONS = {"hands": "closed", "board": "5x5"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("bonus", frozenset({0}), 2, _OPTIONS, _placements, _find_bonus, _judge_bonus),
        Kind("first-two", frozenset({2}), 2, _OPTIONS, _pair_texts, _find_first_two, _judge_first_two),
        Kind("most-points", frozenset({4, 5}), 2, _OPTIONS, _placements, _find_most_points, _judge_most_points),
    )
}

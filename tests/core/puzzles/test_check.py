"""What is wrong with a puzzle is found: with each by itself, with look-alikes, with the calendar."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from core import games, record
from core.puzzles import check
from core.puzzles.catalogue import SOURCES, kind, view
from core.puzzles.check import CHECKERS, Checked, Fault, check_calendar, compare
from core.puzzles.puzzle import Puzzle
from tests.core.puzzles.positions import KINDS, positions, shipped


def fault(puzzle: Puzzle) -> Fault | None:
    return check.check(puzzle).fault


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_another_answer_is_wrong(game: str, name: str) -> None:
    puzzle = shipped()[game, name][0]
    others = [answer for answer in kind(puzzle).answers(view(puzzle)) if answer != puzzle.answer]
    assert others
    assert fault(puzzle) is None
    for other in {*others[:2], *others[-2:]}:
        assert fault(replace(puzzle, answer=other)) == Fault("wrong", {"answer": other})


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_a_second_answer_is_found(game: str, name: str) -> None:
    for position in positions(game, name):
        answers = sorted(CHECKERS[game][name](position.view))
        if len(answers) > 1:
            break
    told = Fault("not-alone", {"answers": ", ".join(answers)})
    assert fault(position.puzzle(name, answers[0])) == told


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_on_another_board_the_answer_is_not_the_only_right_one(game: str, name: str) -> None:
    """The other seat did something else before, or nothing."""
    puzzles = shipped()[game, name]
    spoilt = (other for puzzle in puzzles for other in otherwise(puzzle))
    found = next(found for found in map(fault, spoilt) if found)
    assert found.reason in ("wrong", "not-alone")
    early = replace(puzzles[0], actions=puzzles[0].actions[:-1])
    assert fault(early) in (Fault("wrong", {"answer": early.answer}), Fault("no-position"))


def otherwise(puzzle: Puzzle) -> Iterator[Puzzle]:
    """The puzzle with other last actions of the other seat that leave the turn to the seat that is asked."""
    game = games.get(puzzle.game)
    *_, before = record.replay(game, puzzle.seats, dict(puzzle.options), puzzle.seed, puzzle.actions[:-1])
    seat, last = puzzle.actions[-1]
    for action in game.legal(before.state, seat):
        after = game.play(before.state, seat, action).state
        if game.format(action) != last and puzzle.seat in game.actors(after):
            yield replace(puzzle, actions=(*puzzle.actions[:-1], (seat, game.format(action))))


def test_a_puzzle_that_cannot_be_is_refused() -> None:
    puzzle = shipped()["totemo", "bonus"][0]
    assert fault(replace(puzzle, kind="defend")) == Fault("no-kind", {"kind": "totemo defend"})
    assert fault(replace(puzzle, game="chess")) == Fault("no-kind", {"kind": "chess bonus"})
    assert fault(replace(puzzle, version=0)) == Fault("old-rules", {"version": 0})
    assert fault(replace(puzzle, actions=(*puzzle.actions, (puzzle.seat, "keep")))) == Fault("no-position")
    assert fault(replace(puzzle, actions=((0, "R99"),))) == Fault("no-position")
    assert fault(replace(puzzle, seats=7)) == Fault("no-position")
    assert fault(replace(puzzle, grade=6)) == Fault("no-grade", {"grade": 6})


def test_one_puzzle_a_match_and_none_that_looks_like_another() -> None:
    one, other = shipped()["heave-ho", "win-barrel"][:2]
    alike = replace(other, seed=b"another match")
    checked = [check.check(one), check.check(other), check.check(other), Checked(None, "unlike")]
    assert [*compare([one, other], checked[:2])] == []
    assert [*compare([one, other, alike], checked[:3])] == [(2, Fault("look-alike"))]
    assert [*compare([one, other, one], [*checked[:2], checked[3]])] == [(2, Fault("same-match"))]


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """Four weeks, in which each weekday has one kind; themes never come again."""
    monkeypatch.setattr(check, "LEAST", 28)
    monkeypatch.setattr(check, "LEAST_OF_A_KIND", 0)
    monkeypatch.setattr(check, "SHARE", 1)
    of = {weekday: name for name in KINDS for weekday in SOURCES[name[0]].KINDS[name[1]].weekdays}
    return [replace(shipped()[of[day % 7]][0], theme=f"theme {day}") for day in range(28)]


def test_a_calendar_asks_what_belongs_to_each_weekday(days: list[Puzzle]) -> None:
    assert [*check_calendar(days)] == []
    assert next(check_calendar([days[1], *days[1:]])) == (0, Fault("wrong-weekday"))


def test_no_theme_comes_twice_in_two_weeks(days: list[Puzzle]) -> None:
    again = [*days[:21], replace(days[21], theme="theme 7"), *days[22:]]
    assert [*check_calendar(again)] == []
    again = [*days[:14], replace(days[14], theme="theme 7"), *days[15:]]
    assert [*check_calendar(again)] == [(14, Fault("theme-again", {"theme": "theme 7", "days": 7}))]


def test_no_theme_is_too_frequent(days: list[Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "SHARE", 4)
    monday = [(days[0].game, days[0].kind, each.theme) for each in days[::7]]
    assert len({*monday}) == 4
    assert (0, Fault("theme-often", {"theme": "theme 0", "count": 1, "all": 4})) not in [*check_calendar(days)]
    monkeypatch.setattr(check, "SHARE", 5)
    assert (0, Fault("theme-often", {"theme": "theme 0", "count": 1, "all": 4})) in [*check_calendar(days)]


def test_there_are_enough_days_and_enough_of_each_kind(days: list[Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*check_calendar(days[:27])] == [(None, Fault("few-days", {"count": 27, "least": 28}))]
    monkeypatch.setattr(check, "LEAST_OF_A_KIND", 1)
    few = {found.params["kind"] for _, found in check_calendar(days) if found.reason == "few-of-a-kind"}
    assert few == {" ".join(name) for name in KINDS if not any((day.game, day.kind) == name for day in days)}

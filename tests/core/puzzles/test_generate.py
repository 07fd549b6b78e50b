"""What is found in matches between computer players, without any choice of ours."""

from functools import cache

import pytest

from core.puzzles.catalogue import kind, view
from core.puzzles.check import check
from core.puzzles.generate import Candidate, look, settings

SETTINGS = settings()


@cache
def found(place: int) -> tuple[Candidate, ...]:
    return tuple(candidate for number in range(3) for candidate in look(SETTINGS[place], number, "test"))


@pytest.mark.parametrize("place", range(len(SETTINGS)), ids=map(str, SETTINGS))
class TestWhatIsFound:
    def test_it_is_right_by_a_second_reading_of_the_rules(self, place: int) -> None:
        assert found(place)
        assert [check(candidate.puzzle).fault for candidate in found(place)] == [None] * len(found(place))

    def test_it_is_what_the_position_shows_to_the_seat(self, place: int) -> None:
        for puzzle, _ in found(place):
            finding = kind(puzzle).find(view(puzzle))
            assert finding is not None
            assert (finding.answer, finding.theme, finding.grade) == (puzzle.answer, puzzle.theme, puzzle.grade)

    def test_only_the_answer_is_judged_to_be_right_and_others_are_refuted_by_few_cards(self, place: int) -> None:
        for puzzle, _ in found(place):
            seen = view(puzzle)
            for answer in kind(puzzle).answers(seen):
                verdict = kind(puzzle).judge(seen, answer)
                assert verdict.is_right == (answer == puzzle.answer), (puzzle, answer)
                assert verdict.reasons
                assert verdict.is_right or len(verdict.cards) <= 3

    def test_near_misses_are_wrong_answers(self, place: int) -> None:
        for puzzle, _ in found(place):
            seen = view(puzzle)
            finding = kind(puzzle).find(seen)
            assert finding is not None
            assert len(finding.near_misses) >= 2
            assert {*finding.near_misses} <= {*kind(puzzle).answers(seen)} - {puzzle.answer}


def test_the_same_seed_finds_the_same() -> None:
    assert look(SETTINGS[0], 0, "test") == found(0)[: len(look(SETTINGS[0], 0, "test"))]
    assert {candidate.puzzle.seed for candidate in look(SETTINGS[0], 0, "other")}.isdisjoint(
        candidate.puzzle.seed for candidate in found(0)
    )

"""The puzzle of each day, for ever."""

from core.puzzles import text
from core.puzzles.catalogue import SOURCES
from core.puzzles.library import Library, recoloured
from tests.core.puzzles.made_up import puzzle

DAILY = (
    puzzle(answer="R@b3"),
    puzzle(game="schotten-totten", kind="claim-where", answer="R7@3"),
    puzzle(game="heave-ho", kind="win-barrel", answer="B2!@a"),
)
PRACTICE = (puzzle(theme="one"), puzzle(theme="two"))
LIBRARY = Library(text.pack(DAILY), text.pack(PRACTICE))


def test_each_day_has_its_own_puzzle() -> None:
    assert [LIBRARY.of(day) for day in range(3)] == [*DAILY]
    assert LIBRARY.days == 3
    assert LIBRARY.practice == PRACTICE


def test_after_the_last_day_they_come_again_in_other_colours() -> None:
    for day, first in enumerate(DAILY):
        later = LIBRARY.of(3 + day)
        assert later == recoloured(first, later.colours)
        assert later.colours
        assert later.seed == first.seed


def test_the_answer_has_the_new_colours() -> None:
    later = LIBRARY.of(4)
    assert later.answer == f"{later.colours['R']}7@3"


def test_colours_differ_each_time_until_all_ways_have_come() -> None:
    for place, first in enumerate(DAILY):
        ways = len(SOURCES[first.game].COLOURINGS)
        looks = {LIBRARY.of(place + 3 * time).recolour for time in range(ways)}
        assert len(looks) == ways
        assert LIBRARY.of(place + 3 * ways).answer == first.answer

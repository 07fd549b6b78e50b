"""A puzzle as a line of text, and many of them packed."""

import pytest

from core.puzzles import text
from core.puzzles.puzzle import Puzzle
from tests.core.puzzles.made_up import puzzle

LINE = (
    "heave-ho|win-barrel|1|Adrenaline over 2|3|Adrenaline|2|teams=skip|0a0b|1|"
    "1 R2!@a;0 NastyTrick,take W3@bG;1 ChangeSides aR-bG"
)


def test_a_line_says_what_it_is_and_then_the_position() -> None:
    read = text.read(LINE)
    assert read == Puzzle(
        game="heave-ho",
        kind="win-barrel",
        version=1,
        seats=2,
        options=(("teams", "skip"),),
        seed=b"\x0a\x0b",
        actions=((1, "R2!@a"), (0, "NastyTrick"), (0, "take W3@bG"), (1, "ChangeSides aR-bG")),
        seat=1,
        answer="Adrenaline",
        theme="Adrenaline over 2",
        grade=3,
    )
    assert text.write(read) == LINE


def test_a_position_may_be_the_first() -> None:
    begun = puzzle(actions=())
    assert text.read(text.write(begun)) == begun


@pytest.mark.parametrize("line", ["", "totemo", LINE.replace("|3|", "|hard|"), LINE.replace("0a0b", "xy"), f"{LINE}|"])
def test_anything_else_is_not_a_puzzle(line: str) -> None:
    with pytest.raises(ValueError, match=r"values|invalid|hexadecimal"):
        text.read(line)


def test_packed_lines_come_back_in_their_order() -> None:
    puzzles = [puzzle(theme=str(number)) for number in range(50)]
    packed = text.pack(puzzles)
    assert [text.read(line) for line in text.unpack(packed)] == puzzles
    assert len(packed) < sum(len(text.write(each)) for each in puzzles) / 10

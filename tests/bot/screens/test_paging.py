"""Long texts on pages: where they are split, and how lines are counted."""

import pytest

from bot.screens.paging import height, pages

LINE = "a line of some thirty letters!"


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("one", ["one"]),
        ("one\n\ntwo", ["one\n\ntwo"]),
        ("one\ntwo\nthree\nfour", ["one\ntwo", "three\nfour"]),
        ("one\n\ntwo\n\nthree\n\nfour", ["one\n\ntwo", "three\n\nfour"]),
        ("one\ntwo\n\nthree\nfour\nfive", ["one\ntwo", "three\nfour\nfive"]),
        ("one\n\nthese:\n• two\n• three", ["one", "these:\n• two\n• three"]),
    ],
)
def test_pages_break_between_paragraphs_and_never_after_a_colon(text: str, broken: list[str]) -> None:
    assert [*pages(text, 3)] == broken


def test_a_line_too_long_for_a_page_is_not_lost() -> None:
    assert pages(f"one\n\n{LINE * 20}\n\ntwo", 3) == ("one", LINE * 20, "two")


def test_lines_are_counted_as_a_phone_breaks_them() -> None:
    assert [height(" ".join([LINE] * count)) for count in range(1, 6)] == [1, 2, 2, 3, 3]
    assert height("") == 1


def test_code_is_wider_than_words() -> None:
    assert (height("draw clan " * 4), height("`draw clan` " * 4)) == (1, 2)

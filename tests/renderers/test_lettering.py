"""Text in pictures: the fonts have every language's letters, and nothing is wider than its space."""

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers import lettering
from renderers.lettering import Weight, block, clean, drawable, fit, font, glyph, one_line

LOCALES = Path(__file__).parents[2] / "bot" / "locales"
ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "el": "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ",
}
WEIGHTS: tuple[Weight, ...] = get_args(Weight)


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("language", ALPHABETS)
def test_each_letter_of_each_language_has_its_own_glyph(language: str, weight: Weight) -> None:
    letters = ALPHABETS[language] + ALPHABETS[language].upper() + "0123456789–…·«»“”()/:;,.!?'"
    face = font(weight, 40)
    missing = face.getmask("\U0010fffe")
    drawn = {letter: face.getmask(letter) for letter in letters}
    without = [letter for letter, mask in drawn.items() if (mask.size, bytes(mask)) == (missing.size, bytes(missing))]
    assert without == []


@pytest.mark.parametrize("language", ALPHABETS)
def test_all_text_on_boards_can_be_drawn(language: str) -> None:
    written = "".join(
        (LOCALES / language / file).read_text("utf-8") for file in ("board.ftl", "cards.ftl", "games.ftl", "names.ftl")
    )
    assert [char for char in sorted(set(written) - {"\n"}) if not drawable(char)] == []


@pytest.mark.parametrize("char", ["漢", "🔥", "א", "م", "\ufffe", "\U000e0041"])
def test_characters_that_the_fonts_lack_are_not_drawable(char: str) -> None:
    assert not drawable(char)


def test_a_name_keeps_only_drawable_characters() -> None:
    assert clean("Ми\u200bла\u202e 🐑🐑 田\nЇжак") == "Мила Їжак"


def test_all_digits_are_equally_tall() -> None:
    heights = [glyph(digit, "Black", 84).height for digit in "0123456789"]
    assert max(heights) - min(heights) <= 3


def test_text_that_is_too_wide_is_reduced_before_it_is_cut() -> None:
    assert fit("Wide", "Bold", 40, 500) == ("Wide", 40)
    text, size = fit("Widdershins", "Bold", 40, 150)
    assert text == "Widdershins"
    assert size < 40
    text, size = fit("Widdershins", "Bold", 40, 60)
    assert text.endswith("…")
    assert len(text) > 2


@given(st.text(), st.integers(30, 400), st.integers(1, 2))
def test_no_text_is_wider_than_its_space(text: str, width: int, lines: int) -> None:
    assert block(text, "Bold", 30, width, lines).width <= width + 2


@given(st.text())
def test_drawn_text_has_only_drawable_characters(text: str) -> None:
    assert all(map(drawable, clean(text)))


@given(st.text(), st.integers(5, 60))
def test_a_name_is_one_printable_line(text: str, longest: int) -> None:
    line = one_line(text, longest)
    assert line.isprintable()
    assert len(line) <= longest
    assert line == line.strip()


def test_text_that_would_become_too_small_is_not_legible() -> None:
    assert lettering.legible("Mud Fight", "Bold", 21, 60, 2)
    assert not lettering.legible("Mud Fight", "Bold", 21, 20, 2)
    assert not lettering.legible("Mud Fight", "Bold", 21, 40)
    assert not lettering.legible("🔥", "Bold", 21, 50)


def test_two_words_that_do_not_fit_are_on_two_lines() -> None:
    assert lettering.halves("Mud Fight", "Bold", 21, 60) == ("Mud", "Fight")
    assert lettering.halves("Mud Fight", "Bold", 21, 200) == ("Mud Fight",)

"""The picture of a leaderboard, and that its alt text says the same."""

from collections.abc import Sequence

import pytest

from bot.i18n import LANGUAGES, translator
from renderers.canvas import label
from renderers.charts import leaderboard
from renderers.charts.colours import coloured
from renderers.charts.leaderboard import CAPTION, GAP, HEAD, NAME, ROW, TREND, WIDTH, Leaderboard, Row, draw, medal
from renderers.theme import DARK, LIGHT, Theme
from tests.renderers.pixels import contrast, everywhere, indices

WORDS = translator("en")
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
NAMES = (
    "Bartholomew Featherstonehaugh IV",
    "Вікторія Мстиславівна Жемчужнюк!",
    "Κωνσταντίνος Παπαδόπουλος Γεωργ.",
    "田中さくら田中さくら田中さくら田中さくら田中さくら田中さくら田中",
    "W" * 32,
)


def people(count: int, first: int = 1, reader: int = -1, names: Sequence[str] = ("Isla",)) -> tuple[Row, ...]:
    return tuple(
        Row(place, names[place % len(names)], 1800 - place, (-12, 0, 125)[place % 3], 7 * place, place % 2 == 0)
        if place != reader
        else Row(place, "Isla", 1800 - place, 3, 4, is_reader=True)
        for place in range(first, first + count)
    )


def board(rows: Sequence[Row], own: Row | None = None) -> Leaderboard:
    return Leaderboard("Totemo", "Cairn Club · November 2026", tuple(rows), own)


@THEMES
@pytest.mark.parametrize(("metal", "paper"), [(metal, "coal") for metal in ("gold", "silver", "bronze")])
def test_the_number_on_a_medal_has_contrast(theme: Theme, metal: str, paper: str) -> None:
    assert contrast(coloured(theme).colour(metal), coloured(theme).colour(paper)) >= 4.5


@THEMES
@pytest.mark.parametrize("paper", ["field", "lane"])
@pytest.mark.parametrize("ink", ["ink", "soft", "rise", "fall"])
def test_all_that_is_written_has_contrast(theme: Theme, paper: str, ink: str) -> None:
    assert contrast(coloured(theme).colour(paper), coloured(theme).colour(ink)) >= 4.5


@pytest.mark.parametrize("count", [1, 2, 10])
def test_a_picture_is_as_high_as_its_rows(count: int) -> None:
    drawn = draw(board(people(count)), LIGHT, WORDS)
    assert drawn.size == (WIDTH, HEAD + CAPTION + count * ROW + leaderboard.FOOT)


@THEMES
def test_the_first_three_have_medals_and_nobody_else(theme: Theme) -> None:
    image = indices(draw(board(people(10)), theme, WORDS))
    found = [len(everywhere(image, medal(coloured(theme), place, paper))) for place, paper in _papers(3)]
    assert found == [1, 1, 1]
    later = indices(draw(board(people(10, 491)), theme, WORDS))
    assert not any(everywhere(later, medal(coloured(theme), place, paper)) for place, paper in _papers(3))


def test_who_ties_has_the_same_medal() -> None:
    rows = (Row(1, "Isla", 1600, 0, 1), Row(1, "Bob", 1600, 0, 1), Row(3, "Anna", 1500, 0, 1))
    image = indices(draw(board(rows), LIGHT, WORDS))
    golden = [everywhere(image, medal(coloured(LIGHT), 1, paper)) for paper in ("field", "lane")]
    assert [len(each) for each in golden] == [1, 1]


@pytest.mark.parametrize(("first", "place", "top"), [(1, 487, False), (491, 2, True)])
def test_the_readers_own_place_stands_apart_before_or_after_the_others(first: int, place: int, top: bool) -> None:
    own = Row(place, "Hamish", 912, -3, 17, is_reader=True)
    drawn = draw(board(people(10, first), own), LIGHT, WORDS)
    assert drawn.size[1] == HEAD + CAPTION + 11 * ROW + GAP + leaderboard.FOOT
    name = label(coloured(LIGHT), "Hamish", "Bold", 46, TREND - 128 - NAME, "ink", "field")
    ((_, y),) = everywhere(indices(drawn), name)
    assert (y < HEAD + CAPTION + ROW) is top


@THEMES
def test_no_name_reaches_the_numbers(theme: Theme) -> None:
    """Names of 32 characters in four scripts, one of them with the widest letters there are."""
    rows = [Row(place, name, 1500, 0, 1) for place, name in enumerate(NAMES, 4)]
    image = indices(draw(board(rows), theme, WORDS))
    left, right = TREND - 128, TREND - 60
    for number in range(len(rows)):
        top = HEAD + CAPTION + number * ROW + 8
        assert len(set(image.crop((left, top, right, top + ROW - 16)).tobytes())) == 1, NAMES[number]


def test_a_name_that_the_fonts_lack_is_said_in_words() -> None:
    rows = (Row(4, NAMES[3], 1500, 0, 1),)
    drawn = draw(board(rows), LIGHT, WORDS)
    told = label(coloured(LIGHT), WORDS("leaders-undrawn"), "Bold", 46, TREND - 128 - NAME, "field", "ink")
    assert everywhere(indices(drawn), told)
    assert NAMES[3] in drawn.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_all_that_the_picture_says(language: str) -> None:
    words = translator(language)
    rows, own = people(10, 49_991, names=NAMES), Row(100_000, "I" * 32, 1234, -1040, 12_345, False, True)
    drawn = draw(board(rows, own), LIGHT, words)
    assert len(drawn.alt) <= 1000
    for row in (*rows, own):
        assert leaderboard.told(row, words) in drawn.alt
    assert drawn.alt.startswith(words("leaders-alt", title="Totemo", detail="Cairn Club · November 2026"))


def test_a_row_in_words() -> None:
    told = [leaderboard.told(row, WORDS) for row in (*people(3), Row(4, "Bob", 1500, -1040, 1, False, True))]
    assert told == [
        "1. Isla: 1799?, 7 matches.",
        "2. Isla: 1798, +125 this week, 14 matches.",
        "3. Isla: 1797?, −12 this week, 21 matches.",
        "4. Bob (you): 1500?, −1040 this week, 1 match.",
    ]


def _papers(count: int) -> list[tuple[int, str]]:
    return [(place, "field" if place % 2 else "lane") for place in range(1, count + 1)]

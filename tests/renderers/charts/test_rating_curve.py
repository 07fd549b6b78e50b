"""The picture of a rating over time, and that its alt text says the same."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.i18n import LANGUAGES, translator
from renderers.canvas import label
from renderers.charts import rating_curve
from renderers.charts.colours import coloured
from renderers.charts.rating_curve import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    WIDTH,
    Curve,
    Point,
    alt,
    day,
    draw,
    scale,
    spots,
)
from renderers.theme import DARK, LIGHT, Theme
from tests.renderers.charts.test_leaderboard import NAMES
from tests.renderers.pixels import contrast, everywhere, indices

WORDS = translator("en")
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
NOON = 1_700_000_000.0
DAY = 86400.0


def course(count: int, *, seed: int = 1) -> tuple[Point, ...]:
    rng, rating, at, found = Random(seed), 1500, NOON, []
    for number in range(count):
        rating += round(rng.gauss(3, 60 / (1 + number / 6) + 8))
        found.append(Point(at, rating, number >= 9))
        at += rng.expovariate(1 / DAY / 2)
    return tuple(found)


def curve(points: Sequence[Point], name: str = "Isla") -> Curve:
    return Curve(name, "Totemo", tuple(points))


@THEMES
@pytest.mark.parametrize(("ink", "least"), [("ink", 4.5), ("soft", 4.5), ("stone", 1.8)])
def test_all_that_is_drawn_has_contrast(theme: Theme, ink: str, least: float) -> None:
    assert contrast(coloured(theme).colour("field"), coloured(theme).colour(ink)) >= least


@THEMES
@pytest.mark.parametrize("count", [1, 2, 10, 500])
@pytest.mark.parametrize("name", NAMES)
def test_any_number_of_matches_and_any_name_fit(theme: Theme, count: int, name: str) -> None:
    drawn = draw(curve(course(count), name), theme, WORDS)
    image = Image.open(BytesIO(drawn.data))
    assert drawn.size == image.size == (WIDTH, HEIGHT)
    for edge in ((0, 0, 8, HEIGHT), (WIDTH - 8, 0, WIDTH, HEIGHT)):
        assert len(set(indices(drawn).crop(edge).tobytes())) == 1


@THEMES
def test_the_end_of_the_curve_has_its_number_beside_it(theme: Theme) -> None:
    points = course(10)
    image = indices(draw(curve(points), theme, WORDS))
    number = label(coloured(theme), str(points[-1].rating), "Black", 62, WIDTH - RIGHT - 30, "field", "ink")
    assert any(x >= RIGHT for x, _ in everywhere(image, number))


def test_a_rating_that_is_not_settled_has_a_question_mark_and_a_paler_line() -> None:
    theme, area = coloured(LIGHT), (LEFT + 40, TOP, RIGHT - 40, BOTTOM)
    for is_settled, ink, other in ((False, "stone", "ink"), (True, "ink", "stone")):
        drawn = draw(curve([Point(NOON + DAY * each, 1500, is_settled) for each in range(5)]), LIGHT, WORDS)
        colours = set(indices(drawn).crop(area).tobytes())
        assert theme.index(ink) in colours
        assert theme.index(other) not in colours
        assert ("1500? on" in drawn.alt) is not is_settled


def test_a_rating_that_never_changed_is_a_line_in_the_middle() -> None:
    points = [Point(NOON + DAY * number, 1500) for number in range(20)]
    low, high, _ = scale([point.rating for point in points])
    assert low < 1500 < high
    assert {y for _, y in spots(points, low, high)} == {BOTTOM - (BOTTOM - TOP) * (1500 - low) / (high - low)}
    drawn = draw(curve(points), LIGHT, WORDS)
    assert "1500 on 2023-12-03, from 1500 on 2023-11-14" in drawn.alt
    assert "highest" not in drawn.alt


@given(st.lists(st.integers(-200, 4000), min_size=1, max_size=30))
def test_the_grid_holds_all_ratings_and_has_few_lines(ratings: list[int]) -> None:
    low, high, step = scale(ratings)
    assert low <= min(ratings) <= max(ratings) <= high
    assert low % step == high % step == 0
    assert 2 <= (high - low) // step <= 6


@given(st.lists(st.tuples(st.floats(0, 1e9), st.integers(0, 3000)), min_size=1, max_size=30))
def test_points_lie_in_the_plot_in_the_order_of_their_matches(found: list[tuple[float, int]]) -> None:
    points = [Point(at, rating) for at, rating in sorted(found)]
    low, high, _ = scale([point.rating for point in points])
    places = spots(points, low, high)
    assert all(LEFT <= x <= RIGHT and TOP <= y <= BOTTOM for x, y in places)
    assert all(one[0] <= other[0] for one, other in pairwise(places))
    assert places[-1][0] == max(x for x, _ in places)


def test_the_highest_point_is_marked_unless_it_is_the_last_one() -> None:
    falling = [Point(NOON + DAY * number, rating) for number, rating in enumerate((1500, 1720, 1600, 1580))]
    rising = [Point(NOON + DAY * number, rating) for number, rating in enumerate((1500, 1580, 1600, 1720))]
    theme = coloured(LIGHT)
    number = label(theme, "1720", "Bold", 44, 160, "field", "ink")
    assert everywhere(indices(draw(curve(falling), LIGHT, WORDS)), number)
    assert not everywhere(indices(draw(curve(rising), LIGHT, WORDS)), number)


@pytest.mark.parametrize(
    ("days", "told"),
    [
        ((0,), ["2023-11-14"]),
        ((0, 1), ["2023-11-14", "2023-11-15"]),
        ((0, 10), ["2023-11-14", "2023-11-19", "2023-11-24"]),
    ],
)
def test_the_days_of_the_first_and_the_last_match_are_below(days: tuple[int, ...], told: list[str]) -> None:
    image = indices(draw(curve([Point(NOON + DAY * each, 1500) for each in days]), LIGHT, WORDS))
    for each in told:
        sprite = label(coloured(LIGHT), each, "Medium", 40, 260, "field", "soft")
        assert len(everywhere(image, sprite)) == 1, each


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 10, 500])
def test_the_alt_text_says_what_the_picture_says(language: str, count: int) -> None:
    points = course(count)
    told = alt(curve(points, NAMES[1]), translator(language))
    assert len(told) <= 1000
    ratings = [point.rating for point in points]
    said = [NAMES[1], "Totemo", str(ratings[-1]), day(points[-1].at)]
    if count > 1:
        said += [str(count), str(ratings[0]), day(points[0].at), str(max(ratings)), str(min(ratings))]
    assert all(each in told for each in said), told


def test_the_alt_text_in_english() -> None:
    points = [Point(NOON, 1553, is_settled=False), Point(NOON + DAY, 1610), Point(NOON + 2 * DAY, 1590)]
    assert rating_curve.alt(curve(points), WORDS) == (
        "Rating of Isla, Totemo: 1590 on 2023-11-16, from 1553? on 2023-11-14, over 3 rated matches."
        " The highest is 1610, on 2023-11-15, the lowest 1553."
    )
    assert alt(curve(points[:1]), WORDS) == "Rating of Isla, Totemo: 1553? on 2023-11-14, after one rated match."

"""Palettes: contrast, size and shades."""

import pytest

from renderers.theme import DARK, INK_ON, LIGHT, SIZE, Theme
from tests.renderers.pixels import contrast

WRITTEN = (
    ("field", "ink"),
    ("far", "ink"),
    ("near", "ink"),
    ("lane", "ink"),
    ("lane", "soft"),
    ("soft", "field"),
    ("sunlit", "coal"),
    *INK_ON.items(),
)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("paper", "ink"), WRITTEN)
def test_all_text_has_contrast(theme: Theme, paper: str, ink: str) -> None:
    assert contrast(theme.colour(paper), theme.colour(ink)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_theme_has_one_palette_of_at_most_64_colours(theme: Theme) -> None:
    assert len(theme.palette()) <= 3 * SIZE == 192


def test_a_theme_with_too_many_colours_is_refused() -> None:
    crowded = Theme("crowded", (*LIGHT.colours, *((f"extra {number}", "123456") for number in range(9))))
    with pytest.raises(ValueError, match="crowded needs"):
        crowded.palette()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_an_edge_goes_from_paper_to_ink_through_the_shades_between_them(theme: Theme) -> None:
    ramp, palette = theme.ramp("field", "ink"), theme.palette()
    assert (ramp[0], ramp[255]) == (theme.index("field"), theme.index("ink"))
    greens = [palette[3 * place + 1] for place in ramp]
    assert greens == sorted(greens, reverse=theme is LIGHT)
    assert len(set(ramp)) == 6

"""The rope: where the barrel is, and how its previous space is shown."""

from dataclasses import replace

import pytest
from PIL import Image

import renderers
from bot.i18n import translator
from core.heave_ho.cards import GOALS, STARTS
from core.heave_ho.view import View
from renderers import LIGHT
from renderers.canvas import Sprite, figure, symbol
from renderers.heave_ho import track
from renderers.heave_ho.board import TABLE, TRACK, WIDTH
from tests.renderers.heave_ho.views import MIDGAME, OVER, last, sorting, view
from tests.renderers.pixels import indices, shows

WORDS = translator("en", ("Anna", "Bob"))


def drawn(shown: View) -> Image.Image:
    return indices(renderers.board(shown, LIGHT, WORDS))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("space", range(GOALS[0], GOALS[1] + 1))
def test_the_barrel_is_on_its_space_and_the_viewers_goal_on_the_left(space: int, seat: int | None) -> None:
    image = drawn(view(barrel=space, seat=seat))
    x = track.LEFT + track.WIDTH // 2 + round((space - 6.5) * track.COLUMN * (-1 if seat == 1 else 1))
    assert shows(image, track.barrel(LIGHT, track.BARREL, "lane"), x, TRACK + track.ROPE)
    assert shows(image, track.tile(LIGHT, space), x, TRACK + track.NUMBER)


def test_goals_and_start_spaces_look_different_from_the_others() -> None:
    middle = track.TILE[1] // 2
    grounds = {space: track.tile(LIGHT, space).image.getpixel((8, middle)) for space in range(1, 13)}
    rims = {space: track.tile(LIGHT, space).image.getpixel((2, middle)) for space in range(1, 13)}
    assert [space for space in grounds if grounds[space] == LIGHT.index("slate")] == [*GOALS]
    assert [space for space in rims if rims[space] == LIGHT.index("ink")] == [*STARTS]


def test_there_is_no_barrel_on_the_rope_while_teams_are_built() -> None:
    strip = drawn(sorting("R2!", "W3")).crop((0, TRACK, WIDTH, TABLE)).tobytes()
    assert LIGHT.index("O") not in strip
    assert LIGHT.index("O") in drawn(view()).crop((0, TRACK, WIDTH, TABLE)).tobytes()


@pytest.mark.parametrize(("seat", "towards"), [(0, "back"), (1, "play"), (None, "back")])
def test_an_arrow_starts_where_the_barrel_was(seat: int | None, towards: str) -> None:
    shown = replace(MIDGAME, seat=seat)
    image = drawn(shown)
    x, start = (track.column(shown, space) for space in (4, 5))
    assert shows(image, symbol(LIGHT, towards, 38, "lane", "ink"), x, TRACK + track.ARROW)
    ghost = track.hollow(LIGHT, track.BARREL - 14)
    assert image.getpixel((start, TRACK + track.ROPE)) == LIGHT.index("lane")
    assert shows(image, Sprite(ghost.image.crop((30, 0, 48, 20))), start, TRACK + track.ROPE - 29)
    calm = drawn(replace(shown, last=()))
    assert calm.getpixel((start, TRACK + track.ROPE)) != LIGHT.index("lane")


def test_a_barrel_that_stayed_or_was_put_there_has_a_sign_instead_of_an_arrow() -> None:
    x, y = track.column(view(), 6), TRACK + track.ARROW
    stayed = drawn(view("aR: R2!", last=last(0, "R2!@a")))
    assert shows(stayed, figure(LIGHT, "=", 64, "lane", "ink"), x, y)
    put = drawn(view(last=last(0, "RopeBreaks"), discard=("RopeBreaks",)))
    assert shows(put, symbol(LIGHT, "RopeBreaks", 54, "lane", "ink"), x, y - 2)


def test_a_barrel_that_a_goal_stopped_or_that_was_put_elsewhere_leaves_an_outline_where_it_was() -> None:
    image = drawn(OVER)
    assert shows(image, symbol(LIGHT, "back", 38, "lane", "ink"), track.column(OVER, GOALS[0]), TRACK + track.ARROW)
    broken = view(was=9, last=last(0, "RopeBreaks"), discard=("RopeBreaks",))
    for shown, was in ((OVER, 3), (broken, 9)):
        ghost = Sprite(track.hollow(LIGHT, track.BARREL - 14).image.crop((30, 0, 48, 20)))
        assert shows(drawn(shown), ghost, track.column(shown, was), TRACK + track.ROPE - 29)

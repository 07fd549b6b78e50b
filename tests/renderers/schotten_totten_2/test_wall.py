"""The tiles of the wall: what each shows, and that no two faces can be confused on a phone."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from core.schotten_totten_2.cards import NUMBERS, WALL, Face
from renderers.canvas import Sprite, figure, symbol
from renderers.schotten_totten_2 import wall
from renderers.shapes import shape
from renderers.theme import DARK, LIGHT, Theme
from tests.renderers.pixels import contrast, shows

PHONE = 0.3
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def grey(theme: Theme, sprite: Sprite) -> Image.Image:
    """A sprite in grey, as a phone shows it."""
    image = sprite.image.copy()
    image.putpalette(theme.palette())
    small = round(image.width * PHONE), round(image.height * PHONE)
    return image.convert("RGB").convert("L").resize(small, Image.Resampling.BOX)


def different(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[40:])


@THEMES
def test_a_damaged_tile_looks_different_from_an_intact_one(theme: Theme) -> None:
    for number in NUMBERS:
        intact, damaged = (grey(theme, wall.tile(theme, number, state)) for state in (False, True))
        assert different(intact, damaged) > intact.width * intact.height / 3


@pytest.mark.parametrize("damaged", [False, True], ids=["intact", "damaged"])
@THEMES
def test_a_tile_shows_its_number_and_its_signs(theme: Theme, damaged: bool) -> None:
    face, ink = ("shade", "cream") if damaged else ("sunlit", "coal")
    for number, section in zip(NUMBERS, WALL, strict=True):
        drawn = wall.tile(theme, number, damaged)
        assert shows(drawn.image, figure(theme, str(number), 76, face, ink), 36, 65)
        up = section.damaged if damaged else section.intact
        assert shows(drawn.image, wall.signs(theme, up, face), wall.WIDTH / 2, 124)


@THEMES
def test_text_on_a_tile_has_contrast(theme: Theme) -> None:
    for paper, ink in (("sunlit", "coal"), ("cream", "coal"), ("O", "coal")):
        assert contrast(theme.colour(paper), theme.colour(ink)) >= 4.5
    # The only text there is numbers as large as a stone's.
    assert contrast(theme.colour("shade"), theme.colour("cream")) >= 4.4


def test_each_face_has_distinct_signs_in_grey_on_a_phone() -> None:
    faces = {*(section.intact for section in WALL), *(section.damaged for section in WALL)}
    kinds = {(face.accepted, face.lowest): Face(3, face.accepted, face.lowest) for face in faces}
    drawn = []
    for face in kinds.values():
        ground = Image.new("L", (wall.WIDTH, 46), LIGHT.index("sunlit"))
        signs = wall.signs(LIGHT, face, "sunlit")
        signs.onto(ground, (wall.WIDTH - signs.image.width) // 2, 0)
        drawn.append(grey(LIGHT, Sprite(ground)))
    assert len(drawn) == 6
    assert all(different(one, other) >= 20 for one, other in combinations(drawn, 2))


def test_faces_that_differ_only_in_their_cards_look_different() -> None:
    three, four = (grey(LIGHT, wall.tile(LIGHT, number, False)) for number in (3, 2))
    cards = (round(104 * PHONE), round(40 * PHONE), round(150 * PHONE), round(90 * PHONE))
    assert different(three.crop(cards), four.crop(cards)) >= 10


@THEMES
def test_a_lit_tile_has_a_visible_rim_on_both_faces(theme: Theme) -> None:
    for damaged in (False, True):
        plain, lit = (wall.tile(theme, 3, damaged, state).image for state in (False, True))
        middle = wall.HEIGHT // 2 + 30
        assert set(lit.crop((2, middle, 5, middle + 9)).tobytes()) == {theme.index("ink")}
        assert theme.index("ink") not in plain.crop((2, middle, 5, middle + 9)).tobytes()


@pytest.mark.parametrize("damaged", [False, True], ids=["intact", "damaged"])
@THEMES
def test_nothing_covers_the_flag_of_a_tile_that_can_be_declared(theme: Theme, damaged: bool) -> None:
    face, ink = ("shade", "cream") if damaged else ("sunlit", "coal")
    flag = symbol(theme, "flag", wall.FLAG, face, ink)
    for number in NUMBERS:
        drawn = wall.tile(theme, number, damaged, True, True).image
        assert shows(drawn, flag, wall.WIDTH / 2, 72 if damaged else 65)


def test_the_symbols_of_a_siege_can_be_distinguished_on_a_phone() -> None:
    names = (
        *("Joker", "Spy", "Shield", "Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements"),
        *("Exchange", "cauldron", "retreat", "attacker", "defender", "breach", "cairn", "crossed"),
    )
    shapes = {name: shape(name, 13) for name in names}
    alike = [(a, b) for a, b in combinations(names, 2) if different(shapes[a], shapes[b]) < 30]
    assert alike == []

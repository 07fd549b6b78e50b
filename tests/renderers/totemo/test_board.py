"""The picture of a board: what it shows, where, and what it must not show."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from core import games
from core.game import Outcome
from core.totemo.board import grid
from core.totemo.pieces import LOOP, is_topper
from core.totemo.prospects import prospects
from core.totemo.view import Tile, View
from renderers import DARK, LIGHT, Theme, totemo
from renderers.canvas import Sprite, figure, label, symbol
from renderers.lettering import fit, halves
from renderers.totemo import blocks, ground, loop, plan, players, seats, trail
from renderers.totemo.blocks import FRONT, HIGH, PEAK, RIM, block, ghost
from renderers.totemo.board import size
from renderers.totemo.ground import height, spot
from tests.renderers.pixels import chunks, indices, shows
from tests.renderers.totemo.views import CROWDED, LATE, MIDGAME, OVER, TILES, last, view
from tests.renderers.views import HOSTILE

NAMES = ("Anna", "Bob", "Olena", "Nikos")
WORDS = translator("en", NAMES)
WARM = totemo.coloured(LIGHT)
CACHED = (block, ghost, plan.cell, loop.cell, players.held, seats.token, trail.wigwam, trail.chief, ground.ground)
VIEWS = {"empty": view(), "midgame": MIDGAME, "late": LATE, "over": OVER, "crowded": CROWDED}


def drawn(shown: View, words: renderers.Words = WORDS, chosen: str = "") -> Image.Image:
    return indices(renderers.board(shown, LIGHT, words, chosen))


def stands(image: Image.Image, shown: View, hole: str, level: int, sprite: Sprite) -> bool:
    """Whether this block's whole front is visible there, and all of it if nothing stands on it."""
    x, y = spot(shown.size, grid(shown.size).places[hole])
    left, top = x - RIM, y - HIGH * (level + 1) - PEAK - RIM
    if level == len(dict(shown.poles)[hole]) - 1:
        wide, high = sprite.image.size
        return shows(image, sprite, left + wide / 2, top + high / 2)
    # It shares its edges with the blocks above and below.
    front = (RIM + 2, RIM + PEAK + 2, RIM + FRONT - 2, RIM + PEAK + HIGH - 2)
    box = (left + front[0], top + front[1], left + front[2], top + front[3])
    return image.crop(box).tobytes() == sprite.image.crop(front).tobytes()


@pytest.mark.usefixtures("compressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("shown", VIEWS.values(), ids=VIEWS)
def test_a_board_is_a_small_png_without_metadata(theme: Theme, shown: View) -> None:
    picture = renderers.board(shown, theme, WORDS)
    assert picture.size == indices(picture).size == size(shown)
    assert len(picture.data) < 130_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_boards_drawn_again_and_concurrently_are_identical() -> None:
    views = [MIDGAME, LATE, OVER]
    alone = [renderers.board(shown, DARK, WORDS) for shown in views]
    for cached in CACHED:
        cached.cache_clear()
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda shown: renderers.board(shown, DARK, WORDS), views * 2)) == alone * 2


def test_a_second_board_redraws_no_piece() -> None:
    renderers.board(LATE, LIGHT, WORDS)
    before = [cached.cache_info().misses for cached in CACHED]
    renderers.board(LATE, LIGHT, WORDS)
    assert [cached.cache_info().misses for cached in CACHED] == before


@pytest.mark.parametrize("shown", VIEWS.values(), ids=VIEWS)
def test_every_block_of_every_pole_can_be_read(shown: View) -> None:
    shown = replace(shown, last=())
    image = drawn(shown)
    hidden = [
        (pole.hole, level)
        for pole in shown.poles
        for level, name in enumerate(pole.blocks)
        if not stands(image, shown, pole.hole, level, block(WARM, name))
    ]
    assert hidden == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [3, 5])
def test_every_seat_and_a_spectator_see_the_same_poles(seats: int, size: int) -> None:
    shown = view("b2: R O Y G B", "c3: W P^", seats=seats, size=size)
    high = height(size)
    boards = [drawn(replace(shown, seat=seat, hand=())) for seat in (*range(seats), None)]
    assert len({board.crop((0, 0, board.width, high)).tobytes() for board in boards}) == 1


def test_the_plan_shows_the_top_block_and_the_height_of_each_pole() -> None:
    image = drawn(LATE)
    left, down, _, high = loop.INSIDE
    top = height(5) + down + (high - plan.height(5)) // 2
    marked = {"b3", "e5"}
    for place, pole in enumerate(LATE.poles):
        row, column = divmod(place, 5)
        uppermost = pole.blocks[-1] if pole.blocks else ""
        cell = plan.cell(WARM, uppermost, len(pole.blocks), pole.hole in marked)
        x = left + 10 + plan.NAMES + (column + 0.5) * plan.CELL[0]
        assert shows(image, cell, x, top + (4 - row + 0.5) * plan.CELL[1]), pole.hole


def test_the_last_move_is_marked_including_bonus_placements() -> None:
    image = drawn(MIDGAME)
    for hole, level in (("b3", 2), ("c4", 0)):
        assert stands(image, MIDGAME, hole, level, block(WARM, "P", True))
    twice = view("a1: R R R R", last=last(1, "R@a1", "R@a1"))
    assert stands(drawn(twice), twice, "a1", 3, block(WARM, "R", True))
    assert stands(drawn(twice), twice, "a1", 0, block(WARM, "R"))


def test_the_loop_is_a_loop() -> None:
    corners = [loop.corner(space) for space in range(LOOP)]
    assert len({*corners}) == LOOP
    wide, high = loop.CELL
    for (x, y), (right, down) in zip(corners, (*corners[1:], corners[0]), strict=True):
        assert (abs(x - right), abs(y - down)) in {(wide, 0), (0, high)}


def test_bonus_tiles_are_on_their_spaces_and_the_last_one_is_face_down() -> None:
    image = drawn(view(scores=(3, 3)))
    written = {10: "7", 17: "8", 25: "5", 0: "6", 6: loop.FACE_DOWN}
    for space in {*range(LOOP)} - {3}:
        x, y = loop.corner(space)
        cell = loop.cell(WARM, space, written.get(space, ""))
        assert shows(image, cell, x + loop.CELL[0] / 2, height(5) + y + loop.CELL[1] / 2)


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (5, 35, 65, 7), (12, 42, 3, 29), (1, 2, 33, 94)])
def test_each_marker_is_on_its_space(scores: tuple[int, ...]) -> None:
    image = drawn(view(seats=4, scores=scores))
    for space in {score % LOOP for score in scores}:
        here = [seat for seat in range(4) if scores[seat] % LOOP == space]
        size, spots = loop.TOKENS[len(here)]
        x, y = loop.corner(space)
        for seat, (right, down) in zip(here, spots, strict=True):
            assert shows(image, seats.token(WARM, seat, size), x + right, height(5) + y + down)


def test_the_markers_of_the_seats_have_different_shapes() -> None:
    masks = [seats.token(WARM, seat, 48).mask for seat in range(4)]
    sizes = [mask.tobytes().count(255) for mask in masks if mask]
    assert all(abs(one - other) > 100 for one, other in combinations(sizes, 2))


@pytest.mark.parametrize("left", [0, 1, 5, 11, 16])
def test_the_chief_is_this_many_steps_from_the_wigwam(left: int) -> None:
    image = drawn(view(chief=left, ending=None if left else "wigwam"))
    steps = trail.way(16, height(5))
    x, y = steps[16 - left]
    assert shows(image, trail.chief(WARM), x, y - trail.CHIEF[1] / 2 + 8)
    assert len(steps) == 17
    gaps = [abs(x - right) + abs(y - down) for (x, y), (right, down) in pairwise(steps)]
    assert min(gaps) > trail.STEP


def test_blocks_in_hand_are_shown_only_if_hands_are_open() -> None:
    closed = view(hand=("R", "B^", "W"))
    assert drawn(closed).tobytes() == drawn(replace(closed, hand=("P", "P", "P"))).tobytes()
    hands = (("R", "B^", "W"), ("Y", "G", "G^"))
    image = drawn(replace(closed, open=True, hands=hands))
    found = {name for hand in hands for name in hand if _anywhere(image, players.held(WARM, name))}
    assert found == {name for hand in hands for name in hand}


def _anywhere(image: Image.Image, sprite: Sprite) -> bool:
    """Whether the sprite is anywhere in the right half of the table."""
    wide, high = sprite.image.size
    rows, columns = range(height(5), image.height - high), range(image.width - 400, image.width - wide)
    middle = sprite.image.getpixel((wide // 2, high // 2))
    pixels = image.load()
    assert pixels
    return any(
        shows(image, sprite, x + wide / 2, y + high / 2)
        for x in columns
        for y in rows
        if pixels[x + wide // 2, y + high // 2] == middle
    )


def test_a_chosen_block_shows_where_it_may_go_and_its_points_there() -> None:
    shown = view("c3: W3 R", "b2: O O", "d4: P", scores=(7, 0), hand=("R", "O^", "B"))
    for chosen in shown.hand:
        offered = prospects(shown, chosen)
        assert offered
        image, plain = drawn(shown, chosen=chosen), drawn(shown)
        for hole, prospect in offered.items():
            level = len(dict(shown.poles)[hole])
            x, y = spot(5, grid(5).places[hole])
            sprite = ghost(WARM, prospect.points, is_topper(chosen), prospect.bonus)
            left, top = x - RIM, y - HIGH * (level + 1) - PEAK - RIM
            wide, high = sprite.image.size
            assert shows(image, sprite, left + wide / 2, top + high / 2)
            assert not shows(plain, sprite, left + wide / 2, top + high / 2)
    assert {found.bonus for block in shown.hand for found in prospects(shown, block).values()} == {True, False}


def test_the_board_is_unchanged_without_a_valid_choice() -> None:
    plain = renderers.board(MIDGAME, LIGHT, WORDS)
    assert renderers.board(MIDGAME, LIGHT, WORDS, "") == plain
    assert renderers.board(MIDGAME, LIGHT, WORDS, "swap") == plain
    assert renderers.board(MIDGAME, LIGHT, WORDS, "P") == plain, "the block is not in hand"
    waiting = replace(MIDGAME, turn=1, actors=(1,))
    assert renderers.board(waiting, LIGHT, WORDS, "R") == renderers.board(waiting, LIGHT, WORDS)
    assert renderers.board(MIDGAME, LIGHT, WORDS, "R") != plain


CHANGES: dict[str, dict[str, Any]] = {
    "the turn": {"turn": 1, "actors": (1,)},
    "the starter": {"starter": 1},
    "the bag": {"bag": 41},
    "a hand": {"counts": (2, 3)},
    "open hands": {"open": True, "hands": (("R", "B^", "W"), ("Y", "G", "P"))},
    "a score": {"scores": (0, 7)},
    "a lap": {"scores": (0, 30)},
    "the chief": {"chief": 8},
    "the last round": {"ending": "bag"},
    "a tile": {"tiles": (Tile(10, 6), *TILES[1:])},
    "a player who left": {"resigned": (1,), "counts": (3, 0)},
    "before the first turn": {"turn": None, "actors": (0, 1), "phase": "redraw", "chief": 16},
    "a player who has decided": {"turn": None, "actors": (1,), "phase": "redraw", "chief": 16},
    "the end": {"outcome": OVER.outcome, "turn": None, "actors": (), "phase": "over"},
    "a draw": {"outcome": Outcome((0, 1), "wigwam", (9, 9)), "turn": None, "actors": (), "phase": "over"},
    "an abort": {"outcome": Outcome((), "aborted", (0, 0)), "turn": None, "actors": (), "phase": "over"},
    "a pole": {"poles": view("a1: R").poles},
    "a topper": {"poles": view("a1: R^").poles},
}


def test_everything_public_is_shown() -> None:
    boards = {name: renderers.board(replace(view(), **change), LIGHT, WORDS).data for name, change in CHANGES.items()}
    assert len({renderers.board(view(), LIGHT, WORDS).data, *boards.values()}) == len(CHANGES) + 1


@pytest.mark.parametrize("shown", [MIDGAME, OVER], ids=["midgame", "over"])
def test_a_board_reveals_no_hand(shown: View) -> None:
    secret = replace(shown, hand=("G", "G^", "P"), memories=(), toppers=(3, 0), normals=(0, 1))
    assert renderers.board(secret, LIGHT, WORDS) == renderers.board(shown, LIGHT, WORDS)


def test_all_names_are_shown_the_viewers_first() -> None:
    assert seats.order(LATE) == (2, 3, 0, 1)
    assert seats.order(replace(LATE, seat=None)) == (0, 1, 2, 3)
    image = drawn(LATE)
    left, down, _, high = loop.INSIDE
    x = left + plan.width(5) + 34 + players.NAME
    for place, seat in enumerate(seats.order(LATE)):
        paper, ink = ("ink", "field") if seat == 2 else ("field", "soft" if seat == 3 else "ink")
        name = label(WARM, NAMES[seat], "Bold", 42, 200, paper, ink)
        y = height(5) + down + (place + 0.5) * (high // 4) - 2
        assert shows(image, name, x + name.image.width / 2, y)


@pytest.mark.parametrize("shown", [MIDGAME, LATE, OVER], ids=["midgame", "late", "over"])
def test_no_name_breaks_the_layout(shown: View) -> None:
    calm = drawn(shown)
    left, down, wide, high = loop.INSIDE
    top, beside = height(5) + down, left + plan.width(5) + 34 + players.NAME
    boxes = ((0, 0, calm.width, top), (0, top, beside, calm.height), (left + wide, top, calm.width, top + high))
    for kind, name in HOSTILE.items():
        picture = renderers.board(shown, LIGHT, translator("en", (name,) * 4))
        image = indices(picture)
        assert image.size == calm.size
        for box in boxes:
            assert image.crop(box).tobytes() == calm.crop(box).tobytes(), kind
        assert picture.alt.isprintable(), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_board_is_cut_off(language: str) -> None:
    words = translator(language)
    for key in ("board-totemo-resigned", "board-wins", "board-draws"):
        assert fit(words(key), "Bold", 36, 3 * players.HELD[0] - 6)[0] == words(key)
    for told in (words("board-totemo-last-round"), words("board-round", round=16, rounds=16)):
        assert all(fit(half, "Bold", 40, 200)[0] == half for half in halves(told, "Bold", 40, 200))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", VIEWS.values(), ids=VIEWS)
def test_the_description_fits_discord_in_every_language(language: str, shown: View) -> None:
    for name in ("Anna", "Б" * 500):
        words = translator(language, (name,) * 4)
        for chosen in ("", *shown.hand):
            alt = renderers.board(shown, LIGHT, words, chosen).alt
            assert 50 < len(alt) <= 1000
            assert alt.isprintable()


@pytest.mark.parametrize("options", [{}, {"hands": "open", "board": "3x3"}], ids=["closed", "open"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("every", [10, pytest.param(5, marks=pytest.mark.long)])
def test_a_whole_match_can_be_drawn(options: dict[str, str], count: int, every: int) -> None:
    game, rng = games.get("totemo"), Random(f"{options}{count}")
    words = translator(LANGUAGES[count % 4], NAMES)
    state, ply = game.start(count, options, b"drawn"), 0
    while actors := game.actors(state):
        seat = actors[0]
        state, ply = game.play(state, seat, rng.choice(list(game.legal(state, seat)))).state, ply + 1
        if ply % every == 0 or not game.actors(state):
            for viewer in (*range(count), None):
                shown = game.view(state, viewer)
                assert len(renderers.board(shown, DARK, words, shown.hand[0] if shown.hand else "").alt) <= 1000


def test_a_replay_shows_every_placed_block_and_every_player_who_leaves() -> None:
    placed = view("a1: R")
    assert totemo.landmarks([view(), view(), placed, placed, replace(placed, resigned=(1,))]) == {2, 4}
    picture = renderers.replay([view(), placed, OVER], LIGHT, WORDS)
    wide, high = size(view())
    assert (picture.type, picture.size) == ("gif", (wide // 2, high // 2))


@pytest.mark.parametrize("bag", [0, 7, 42])
def test_the_bag_shows_how_many_blocks_it_holds(bag: int) -> None:
    image = drawn(view(bag=bag))
    number = figure(WARM, str(bag), 62, "field", "ink")
    assert shows(image, number, 120 + number.image.width / 2, 66)
    assert shows(image, symbol(WARM, "bag", 84, "field", "soft"), 66, 62)


def test_a_ghost_looks_different_from_a_block() -> None:
    for points in (0, 9, 18):
        marks = {
            ghost(WARM, points, topper, bonus).image.tobytes() for topper in (False, True) for bonus in (False, True)
        }
        assert len(marks) == 4
    assert ghost(WARM, 3, False, False).image.size == blocks.SIZE

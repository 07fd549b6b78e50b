"""The picture of a board: what it shows, where, and what it must not show."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from core import games
from core.game import Outcome
from core.heave_ho.cards import ACTIONS, PAIRS, PLACES
from core.heave_ho.view import View
from renderers import DARK, LIGHT, Theme
from renderers.canvas import Sprite, figure, label, symbol
from renderers.heave_ho import faces, landmarks, track
from renderers.heave_ho.board import (
    CARDS,
    HEIGHT,
    LANES,
    LEFT,
    SIDE,
    STEP,
    SUM,
    SUMS,
    TABLE,
    WIDTH,
    departed,
    pair,
    sign,
)
from renderers.heave_ho.faces import CARD, cell, face, printed
from renderers.heave_ho.plates import COUNTS, NAMES, PIP
from renderers.plates import LEFT as PLATE_LEFT
from renderers.plates import RIGHT
from tests.renderers.heave_ho.views import LATE, MIDGAME, OVER, last, sorting, view
from tests.renderers.pixels import chunks, find, indices, shows
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob"))
VISIBLE = CARD.height - CARD.margin
SORTING = sorting("R2!", "W3")
CACHED = (faces.person, faces.action, faces.cell, faces.printed, sign, pair, track.tile, track.barrel, track.hollow)


def column(place: str, left: int = 0) -> int:
    """The left edge of a place's card, with this seat on the left."""
    seat, number = divmod(PLACES.index(place), 3)
    side = LEFT if seat == left else WIDTH - LEFT - SIDE
    return side + STEP * number + (STEP - CARD.width) // 2


def card(text: str, marked: bool = False, mirrored: bool = False) -> Sprite:
    return face(text, CARD, "lane", marked, LIGHT, WORDS, mirrored)


def drawn(shown: View, words: renderers.Words = WORDS) -> Image.Image:
    return indices(renderers.board(shown, LIGHT, words))


def anywhere(image: Image.Image, sprite: Sprite, y: int) -> list[int]:
    """The x positions of the sprite in this row, with its upper edge at y."""
    row = range(image.width - sprite.image.width + 1)
    x, high = sprite.image.width / 2, sprite.image.height / 2
    return [left for left in row if shows(image, sprite, left + x, y + high)]


@pytest.mark.usefixtures("compressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("shown", [view(), SORTING, MIDGAME, LATE, OVER], ids=["new", "sort", "mid", "late", "over"])
def test_a_board_is_a_small_png_without_metadata(theme: Theme, shown: View) -> None:
    picture = renderers.board(shown, theme, WORDS)
    assert picture.size == indices(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) < 70_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_boards_drawn_again_and_concurrently_are_identical() -> None:
    views = [MIDGAME, LATE, OVER, SORTING]
    alone = [renderers.board(shown, DARK, WORDS) for shown in views]
    for cached in CACHED:
        cached.cache_clear()
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda shown: renderers.board(shown, DARK, WORDS), views * 2)) == alone * 2


def test_a_second_board_redraws_no_piece() -> None:
    for shown in (LATE, SORTING):
        renderers.board(shown, LIGHT, WORDS)
        before = [cached.cache_info().misses for cached in CACHED]
        renderers.board(shown, LIGHT, WORDS)
        assert [cached.cache_info().misses for cached in CACHED] == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_viewers_team_is_on_the_left_and_each_team_pulls_towards_its_edge(seat: int | None) -> None:
    image = drawn(view("aR: R3", "aG: W1!", "bR: R0", "bG: G1", seat=seat))
    left = seat or 0
    for place, text in (("aR", "R3"), ("aG", "W1!"), ("bR", "R0"), ("bG", "G1")):
        mirrored = "ab".index(place[0]) != left
        assert find(image, card(text, mirrored=mirrored), column(place, left), VISIBLE) == [CARDS]
    for place in ("aB", "bB"):
        scot = printed(LIGHT, "B", CARD, "lane", "ab".index(place[0]) != left)
        assert find(image, scot, column(place, left)) == [CARDS]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_each_place_shows_its_name_and_the_number_of_cards_beneath(seat: int | None) -> None:
    shown = replace(LATE, seat=seat, last=())
    image = drawn(shown)
    for place in shown.places:
        wanted = sign(LIGHT, place.name, len(place.cards) - 1, False)
        assert find(image, wanted, column(place.name, seat or 0)) == [LANES + 3]


def test_only_the_top_card_is_visible_and_the_others_show_as_edges() -> None:
    images = [drawn(view(f"aR: {'R1 ' * beneath}R2")) for beneath in range(4)]
    box = (column("aR"), CARDS + CARD.height - CARD.margin, column("aR") + CARD.width, SUMS)
    edges = [image.crop(box).tobytes().count(LIGHT.index("stone")) for image in images]
    assert edges == sorted(edges)
    assert len({*edges}) == 4
    assert drawn(view("aR: G1 R2")).tobytes() == images[1].tobytes()


def test_the_last_move_is_marked() -> None:
    assert find(drawn(MIDGAME), card("R3!", marked=True), column("aR")) == [CARDS]
    image = drawn(LATE)
    assert find(image, card("W3!", marked=True), column("bB", 1)) == [CARDS]
    tag = departed(LIGHT, "W3!")
    assert shows(image, tag, column("aB", 1) + CARD.width / 2, CARDS + CARD.height + 18)
    assert find(image, sign(LIGHT, "aB", 0, True), column("aB", 1)) == [LANES + 3]


def test_new_discards_and_cards_that_are_gone_are_marked() -> None:
    y = TABLE + 42 - faces.CELL[1] // 2
    image = drawn(view(discard=("Adrenaline", "MuchoMacho", "W2!", "W1"), last=last(0, "MuchoMacho")))
    order = [
        anywhere(image, cell(LIGHT, text, text != "Adrenaline"), y)
        for text in ("Adrenaline", "MuchoMacho", "W2!", "W1")
    ]
    assert all(len(found) == 1 for found in order)
    assert order == sorted(order)
    image = drawn(view(discard=("Farewell",), gone=("R3", "B3!"), last=last(1, "Farewell 3")))
    assert all(anywhere(image, cell(LIGHT, text, True), y) for text in ("Farewell", "R3", "B3!"))
    image = drawn(view("aR: R1", discard=("Farewell",), gone=("R3", "B3!"), last=last(0, "R1@a")))
    assert all(anywhere(image, cell(LIGHT, text, False), y) for text in ("Farewell", "R3", "B3!"))


def test_the_top_of_the_fullest_discards_is_visible_and_everything_fits_the_picture() -> None:
    y = TABLE + 42 - faces.CELL[1] // 2
    crowded = (*(card for card in ACTIONS if card != "HeaveHo"), "W1", "W2!", "W3", "W4", "R1!", "N6", "HeaveHo")
    image = drawn(view(discard=crowded, gone=("R3", "B3", "G3", "W3!", "R3!", "B3!")))
    assert anywhere(image, cell(LIGHT, "HeaveHo", False), y)
    assert all(anywhere(image, cell(LIGHT, text, False), y) for text in ("R3", "B3", "G3", "W3!", "R3!", "B3!"))


def test_lots_are_shown_until_someone_plays() -> None:
    y = TABLE + 42 - faces.CELL[1] // 2
    lots = (("R2", "R2"), ("W2!", "G3"))
    image = drawn(view(turned=lots, teams="fair"))
    (mine,), (theirs,) = anywhere(image, cell(LIGHT, "W2!", False), y), anywhere(image, cell(LIGHT, "G3", True), y)
    assert mine < theirs
    assert len(anywhere(image, cell(LIGHT, "R2", False), y)) == 2
    mirrored = drawn(view(turned=lots, teams="fair", seat=1))
    assert anywhere(mirrored, cell(LIGHT, "G3", True), y) < anywhere(mirrored, cell(LIGHT, "W2!", False), y)
    later = drawn(view("aR: R1", turned=lots, teams="fair", last=last(0, "R1@a")))
    assert not anywhere(later, cell(LIGHT, "G3", True), y)


@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_are_added_up(seat: int) -> None:
    image = drawn(replace(MIDGAME, seat=seat))
    for place, side in enumerate((seat, 1 - seat)):
        total = figure(LIGHT, str(MIDGAME.strengths[side]), 100, "lane", "ink")
        y = round(SUMS + SUM / 2 - total.image.height / 2)
        (x,) = anywhere(image, total, y)
        assert (x > WIDTH / 2) == bool(place)
    ahead = symbol(LIGHT, "back" if seat == 0 else "play", 44, "near", "ink")
    assert anywhere(image, ahead, round(SUMS + SUM / 2 - 22))


@pytest.mark.parametrize("done", [0, 4, 10])
def test_both_seats_progress_is_shown_while_pairs_are_sorted(done: int) -> None:
    image = drawn(sorting("R2", "W3", pairs=(PAIRS - done, 3)))
    y = round(SUMS + SUM / 2 - 24)
    full, empty = anywhere(image, pair(LIGHT, True), y), anywhere(image, pair(LIGHT, False), y)
    assert (len([x for x in full if x < WIDTH / 2]), len([x for x in full if x > WIDTH / 2])) == (done, 7)
    assert len(full) + len(empty) == 2 * PAIRS
    told = figure(LIGHT, f"{done}/{PAIRS}", 50, "lane", "ink")
    x = max(x for x in range(LEFT, LEFT + SIDE) if shows(image, told, x, SUMS + SUM / 2))
    assert x + told.image.width / 2 <= LEFT + SIDE - 4
    assert min(full + empty) >= LEFT


@pytest.mark.parametrize("won", range(4))
def test_barrels_that_were_won_are_solid_and_the_others_outlines(won: int) -> None:
    image = drawn(view(barrels=(won, 3 - won)))
    full = track.barrel(LIGHT, PIP, "near")
    xs = [PLATE_LEFT + PIP / 2 + (PIP + 4) * place for place in range(3)]
    assert [shows(image, full, x, COUNTS) for x in xs] == [place < won for place in range(3)]
    mirrored = [PLATE_LEFT + RIGHT - x for x in xs]
    assert [shows(image, full, x, COUNTS) for x in mirrored] == [place < 3 - won for place in range(3)]


CHANGES: dict[str, dict[str, Any]] = {
    "the turn": {"turn": 1, "actors": (1,)},
    "a trick": {"phase": "trick"},
    "a hand": {"hands": (5, 6)},
    "the other hand": {"hands": (6, 5)},
    "a deck": {"decks": (13, 14)},
    "the other deck": {"decks": (14, 13)},
    "the barrel": {"barrel": 7},
    "barrels": {"barrels": (1, 0)},
    "the round": {"round": 2},
    "the discards": {"discard": ("HeaveHo",)},
    "cards that are gone": {"gone": ("R2",)},
    "lots": {"turned": (("R2", "B1"),)},
    "the end": {"outcome": OVER.outcome, "turn": None, "actors": (), "phase": "over"},
    "an abort": {"outcome": Outcome((), "aborted", (0, 0)), "turn": None, "actors": (), "phase": "over"},
    "a card": {"places": view("aR: R2").places},
    "the same card with the words": {"places": view("aR: R2!").places},
    "a card beneath": {"places": view("aR: R0 R2").places},
    "sorting": {"phase": "sort", "barrel": None, "actors": (0, 1), "pairs": (10, 10)},
    "its progress": {"phase": "sort", "barrel": None, "actors": (0, 1), "pairs": (10, 9)},
    "a seat that is done": {"phase": "sort", "barrel": None, "actors": (0,), "pairs": (10, 0)},
    "a stop": {"phase": "stop", "barrel": None, "actors": (0,), "pairs": (10, 0), "finisher": 1},
    "the rest": {"phase": "rest", "barrel": None, "actors": (1,), "pairs": (9, 0), "finisher": 1},
}


def test_a_seat_with_pairs_left_is_not_shown_as_sorted() -> None:
    word = label(LIGHT, WORDS("board-sorted"), "Medium", 34, 170, "field", "ink")
    stop = label(LIGHT, WORDS("board-stop"), "Bold", 34, 170, "field", "ink")
    y = NAMES - word.image.height // 2 - 1
    race: dict[str, Any] = {"finisher": 0, "turn": 0}
    assert anywhere(drawn(sorting(actors=(1,), pairs=(0, 3), teams="fair")), word, y)
    stopped = drawn(sorting(actors=(1,), pairs=(0, 3), phase="stop", **race))
    assert anywhere(stopped, stop, NAMES - stop.image.height // 2 - 1)
    assert not anywhere(drawn(sorting("R1", "R2", actors=(0,), pairs=(0, 3), phase="rest", **race)), word, y)


def test_a_match_that_ends_while_pairs_are_sorted_can_be_drawn() -> None:
    ended = SORTING.ended(Outcome((1,), "resigned", (0, 0)))
    calm, over = drawn(SORTING), drawn(ended)
    box = (0, TABLE, WIDTH, HEIGHT)
    assert LIGHT.index("ink") in calm.crop(box).tobytes()
    assert LIGHT.index("ink") not in over.crop(box).tobytes()
    assert "Bob wins." in renderers.board(ended, LIGHT, WORDS).alt
    assert renderers.hand(ended, LIGHT, WORDS).alt.startswith("You have nothing to sort right now.")


def test_everything_public_is_shown() -> None:
    boards = {name: renderers.board(replace(view(), **change), LIGHT, WORDS).data for name, change in CHANGES.items()}
    assert len({renderers.board(view(), LIGHT, WORDS).data, *boards.values()}) == len(CHANGES) + 1


@pytest.mark.parametrize("shown", [SORTING, MIDGAME, LATE], ids=["sort", "midgame", "late"])
def test_a_board_reveals_neither_hands_nor_sorted_cards(shown: View) -> None:
    secrets: dict[str, Any] = {
        "hand": ("N6", "W4"),
        "held": ("N6",),
        "kept": ("G3!",),
        "given": ("B0!",),
        "shown": (("G1",), ("B2!",)),
    }
    assert renderers.board(replace(shown, **secrets), LIGHT, WORDS) == renderers.board(shown, LIGHT, WORDS)


@pytest.mark.parametrize("shown", [SORTING, LATE, OVER], ids=["sort", "late", "over"])
def test_no_name_breaks_the_layout(shown: View) -> None:
    calm, below = drawn(shown), (0, LANES - 64, WIDTH, HEIGHT)
    for kind, name in HOSTILE.items():
        picture = renderers.board(shown, LIGHT, translator("en", (name, name)))
        assert indices(picture).crop(below).tobytes() == calm.crop(below).tobytes(), kind
        assert picture.alt.isprintable(), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_long_names_stay_apart_and_readable(language: str) -> None:
    name = "Олександра Мельниченко"
    image = drawn(SORTING, translator(language, (name, name)))
    line = label(LIGHT, name, "Bold", 42, 300, "ink", "field")
    for left, right in ((PLATE_LEFT, WIDTH // 2), (WIDTH // 2, RIGHT)):
        plate = image.crop((left, NAMES - 20, right, NAMES - 19)).tobytes()
        assert plate.count(LIGHT.index("ink")) >= line.image.width
    middle = image.crop((WIDTH // 2 - 6, 0, WIDTH // 2 + 6, NAMES + 34)).tobytes()
    assert LIGHT.index("ink") not in middle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [view(), SORTING, MIDGAME, LATE, OVER], ids=["new", "sort", "mid", "late", "over"])
def test_the_description_fits_discord_in_every_language(language: str, shown: View) -> None:
    for name in ("Anna", "Б" * 500):
        assert 20 < len(renderers.board(shown, LIGHT, translator(language, (name, name))).alt) <= 1000


@pytest.mark.parametrize("every", [15, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("teams", ["fair", "race", "skip"])
def test_a_whole_match_can_be_drawn_in_every_language(teams: str, every: int) -> None:
    game, rng = games.get("heave-ho"), Random(teams)
    state, ply = game.start(2, {"teams": teams}, b"drawn"), 0
    while actors := game.actors(state):
        seat = rng.choice(actors)
        state, ply = game.play(state, seat, rng.choice(list(game.legal(state, seat)))).state, ply + 1
        if ply % every == 0 or not game.actors(state):
            words = translator(LANGUAGES[ply // every % len(LANGUAGES)], ("Anna", "Bob"))
            for viewer in (0, 1, None):
                seen = game.view(state, viewer)
                assert len(renderers.board(seen, DARK, words).alt) <= 1000
                if viewer is not None:
                    assert len(renderers.hand(seen, DARK, words).alt) <= 1000


def test_a_replay_shows_each_move_of_the_barrel_and_each_new_deal() -> None:
    moved, dealt = view(barrel=4), sorting("R1", "R2", round=2)
    assert landmarks([view(), view(), moved, moved, dealt, dealt, replace(view(), round=2)]) == {2, 3, 4, 6}
    picture = renderers.replay([view(), moved, OVER], LIGHT, WORDS)
    assert (picture.type, picture.size) == ("gif", (WIDTH // 2, HEIGHT // 2))

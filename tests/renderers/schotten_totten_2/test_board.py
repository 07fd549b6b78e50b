"""The picture of a board: what it shows, where, and what it must not show."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle, product
from random import Random
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from core import games
from core.formations import Formation, Strength
from core.game import Outcome
from core.schotten_totten_2.cards import NUMBERS, PACK
from core.schotten_totten_2.view import Hand, Result, View
from renderers import DARK, LIGHT, Theme, scenery, sprites
from renderers.canvas import Sprite, figure, label, symbol
from renderers.plates import LEFT as PLATE_LEFT
from renderers.plates import RIGHT
from renderers.schotten_totten_2 import landmarks, table, wall
from renderers.schotten_totten_2.board import BOTTOM, COLUMN, HEIGHT, LANE, LEFT, MIDDLE, TOP, WIDTH
from renderers.schotten_totten_2.faces import SIDE, face, slot
from renderers.schotten_totten_2.faces import formation as named
from renderers.schotten_totten_2.moves import marks
from renderers.schotten_totten_2.plates import FOOTER, HEADER, SPENT, SYMBOL, action
from renderers.strengths import formation
from tests.renderers.languages import in_all_languages
from tests.renderers.pixels import chunks, find, indices, shows
from tests.renderers.schotten_totten_2.views import LATE, MIDGAME, OVER, last, tile, view
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob"))
VISIBLE = 60
"""How much of a card must be visible: its strength, letter and shape."""
CACHED = (sprites.clan, sprites.tactics, slot, wall.tile, table.cell, scenery.land, action)


def lane(place: int) -> int:
    """The left edge of a lane, counted from 1 on the left."""
    return LEFT + COLUMN * (place - 1) + (COLUMN - LANE) // 2


def card(text: str, marked: bool = False) -> Sprite:
    return face(text, SIDE, "lane", marked, LIGHT, WORDS)


def drawn(shown: View, words: renderers.Words = WORDS) -> Image.Image:
    return indices(renderers.board(shown, LIGHT, words))


@pytest.mark.usefixtures("compressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("shown", [view(), MIDGAME, LATE, OVER], ids=["empty", "midgame", "late", "over"])
def test_a_board_is_a_small_png_without_metadata(theme: Theme, shown: View) -> None:
    picture = renderers.board(shown, theme, WORDS)
    assert picture.size == indices(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) < 110_000
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


@pytest.mark.parametrize("shown", [MIDGAME, LATE, replace(LATE, seat=1)], ids=["midgame", "late", "attacker"])
def test_every_card_can_be_read(shown: View) -> None:
    image = drawn(replace(shown, last=()))
    mirrored = shown.seat != shown.attacker
    hidden = [
        (place.number, text)
        for place in shown.tiles
        for side in place.sides
        for text in side
        if not find(image, card(text), lane(8 - place.number if mirrored else place.number), VISIBLE)
    ]
    assert hidden == []


@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_viewer_is_at_the_bottom_and_sees_the_wall_from_there(seat: int | None, attacker: int) -> None:
    image = drawn(view((tile(3, "R7", "B2"),), seat=seat, attacker=attacker))
    bottom = attacker if seat is None else seat
    place = 3 if bottom == attacker else 5
    assert [find(image, card(text), lane(place), VISIBLE)[0] > MIDDLE for text in ("R7", "B2")] == [
        bottom == 0,
        bottom == 1,
    ]
    for number in NUMBERS:
        x = LEFT + COLUMN * ((number if bottom == attacker else 8 - number) - 1) + COLUMN / 2
        assert shows(image, wall.tile(LIGHT, number, False), x, MIDDLE)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_that_was_played_first_is_nearest_the_wall(seat: int) -> None:
    image = drawn(view((tile(4, "R7 B2", "G5 P3"),), seat=seat))
    upper, lower = wall.HEIGHT // 2, wall.HEIGHT // 2
    first, second = ("R7", "B2") if seat == 0 else ("G5", "P3")
    assert find(image, card(first), lane(4), VISIBLE) == [MIDDLE + lower]
    assert find(image, card(second), lane(4), VISIBLE)[0] > MIDDLE + lower
    first, second = ("G5", "P3") if seat == 0 else ("R7", "B2")
    assert find(image, card(first), lane(4)) == [MIDDLE - upper - SIDE.height]
    assert find(image, card(second), lane(4), VISIBLE)[0] < MIDDLE - upper - SIDE.height


@pytest.mark.parametrize("damaged", [False, True], ids=["intact", "damaged"])
def test_a_side_has_a_place_for_each_missing_card(damaged: bool) -> None:
    image = drawn(view(tuple(tile(number, "R7", damaged=damaged) for number in NUMBERS)))
    for place in view(tuple(tile(number, damaged=damaged) for number in NUMBERS)).tiles:
        found = find(image, slot(LIGHT, ""), lane(place.number), VISIBLE - 10)
        assert [y > MIDDLE for y in found] == [False] * place.size + [True] * (place.size - 1)


def test_the_last_move_is_marked() -> None:
    image = drawn(MIDGAME)
    assert find(image, card("P7", marked=True), lane(3))
    assert find(image, slot(LIGHT, "retreat"), lane(5), VISIBLE)
    image = drawn(LATE)
    assert find(image, slot(LIGHT, "cauldron"), lane(7), VISIBLE)
    assert find(image, slot(LIGHT, "R9"), lane(3), VISIBLE)
    assert shows(image, action(LIGHT, "Desertion", True), RIGHT + 4 - SPENT / 2, FOOTER)
    x, y = table.place("R9")
    assert shows(image, table.cell(LIGHT, "R9", True), x + table.CELL[0] / 2, y + table.CELL[1] / 2)


def test_of_two_jokers_the_later_one_is_marked() -> None:
    image = drawn(view((tile(3, "Joker Joker"),), last=last(0, "Joker@3")))
    assert len(find(image, card("Joker"), lane(3), VISIBLE)) == 1
    assert find(image, card("Joker"), lane(3), VISIBLE) < find(image, card("Joker", marked=True), lane(3), VISIBLE)


def test_a_declared_tile_is_lit_and_one_that_can_be_declared_has_a_flag() -> None:
    shown = view((tile(3, damaged=True), tile(4, "R7 R8")), declarable=(4,), last=last(0, "declare 3"))
    image = drawn(shown)
    middle = LEFT + COLUMN / 2
    assert shows(image, wall.tile(LIGHT, 3, True, True), middle + 2 * COLUMN, MIDDLE)
    assert shows(image, wall.tile(LIGHT, 4, False, True, True), middle + 3 * COLUMN, MIDDLE)
    assert shows(image, wall.tile(LIGHT, 5, False), middle + 4 * COLUMN, MIDDLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_formation_of_a_complete_side_is_not_cut_off(language: str, size: int) -> None:
    words = translator(language, ("Anna", "Bob"))
    number, damaged = {2: (4, False), 3: (3, False), 4: (2, False)}[size]
    cards = " ".join(f"R{strength}" for strength in range(size))
    for kind, tied in product(Formation, (False, True)):
        strength = Strength(kind, 38)
        strengths = (strength, strength if tied else Strength(Formation.SUM, 1))
        full = replace(tile(number, cards, cards, damaged=damaged), first=0, strengths=strengths)
        lines = 1 if size == 4 else 2
        told = formation(LIGHT, named(kind, size, words), 38, tied, LANE, lines)
        image = drawn(view((full,)), words)
        (y,) = find(image, told, lane(number))
        assert y + told.image.height <= BOTTOM
        of = strengths[1]
        other = formation(LIGHT, named(of.formation, size, words), of.total, False, LANE, lines)
        assert TOP <= find(image, other, lane(number))[0] < MIDDLE


def test_a_medal_shows_who_was_first_if_that_decides() -> None:
    def medals(first: int, one: str) -> bytes:
        return renderers.board(view((tile(4, "R7 R8", one, first=first),)), LIGHT, WORDS).data

    assert medals(0, "B7 B8") != medals(1, "B7 B8")
    assert medals(0, "B6 B7") == medals(1, "B6 B7")


def test_discards_are_arranged_by_colour_and_strength() -> None:
    image = drawn(view(discard=PACK.cards[::2]))
    for text in PACK.cards:
        x, y = table.place(text)
        gone = text if text in PACK.cards[::2] else ""
        assert shows(image, table.cell(LIGHT, gone, False), x + table.CELL[0] / 2, y + table.CELL[1] / 2)
    places = {text: table.place(text) for text in PACK.cards}
    assert len({*places.values()}) == len(PACK.cards)
    assert all((places[one][1] == places[other][1]) == (one[0] == other[0]) for one, other in product(places, places))


def test_all_discards_of_a_long_match_and_the_elite_fit() -> None:
    elite = ("Joker", "Joker", "Spy", "Shield")
    image = drawn(view(discard=(*PACK.cards, *elite), tactics=True))
    panel = image.crop((table.DISCARDS[0], table.TOP, sum(table.DISCARDS), table.TOP + table.HEIGHT))
    found = [
        name
        for name in dict.fromkeys(elite)
        for x in range(table.place("R11")[0] - table.DISCARDS[0], panel.width - table.CELL[0])
        for _ in find(panel, table.cell(LIGHT, name, False), x)
    ]
    assert found == ["Joker", "Joker", "Spy", "Shield"]


def test_the_deck_is_a_clock_that_is_easy_to_read() -> None:
    for count in (0, 7, 48):
        image = drawn(view(siege_deck=count))
        number = figure(LIGHT, str(count), 88, "lane", "ink")
        assert number.image.height >= 50
        box = (table.SIEGE[0], table.TOP, sum(table.SIEGE), table.TOP + table.HEIGHT)
        panel = image.crop(box)
        y = table.HEIGHT / 2
        middles = [x + number.image.width / 2 for x in range(panel.width - number.image.width)]
        assert any(shows(panel, number, x, y) for x in middles)


@pytest.mark.parametrize("left", range(4))
def test_remaining_cauldrons_are_solid_and_the_others_outlines(left: int) -> None:
    image = drawn(view(cauldrons=left))
    x, y, step = sum(table.SIEGE) - 104, table.TOP + 70, table.PIP + 4
    full, gone = symbol(LIGHT, "cauldron", table.PIP, "lane", "ink"), table.hollow(LIGHT, "cauldron")
    seen = [shows(image, full, x + (place - 1) * step, y) for place in range(3)]
    assert seen == [place < left for place in range(3)]
    assert shows(image, gone, x + step, y) == (left < 3)


@pytest.mark.parametrize("attacker", [0, 1])
def test_each_seat_shows_its_role_as_word_and_symbol(attacker: int) -> None:
    image = drawn(view(attacker=attacker, tactics=True))
    parts = ("attacker", "defender") if attacker == 0 else ("defender", "attacker")
    for part, y in zip(parts, (FOOTER, HEADER), strict=True):
        drawn_symbol = symbol(LIGHT, part, SYMBOL, "field", "ink")
        (x,) = [x for x in range(PLATE_LEFT, WIDTH // 2) if shows(image, drawn_symbol, x, y)]
        word = label(LIGHT, WORDS(f"board-{part}"), "Medium", 31, 180, "field", "ink")
        left = x + SYMBOL / 2 + 6
        assert shows(image, word, left + word.image.width / 2, y - 1)


CHANGES: dict[str, dict[str, Any]] = {
    "the turn": {"turn": 1, "actors": (1,)},
    "the siege deck": {"siege_deck": 41},
    "a hand": {"hands": (Hand(5, 0), Hand(6, 0))},
    "the roles": {"attacker": 1},
    "a revenge": {"revenge": True},
    "its game": {"revenge": True, "round": 2},
    "its results": {"revenge": True, "results": (Result(0, 1, 9),)},
    "what was left": {"revenge": True, "results": (Result(0, 1, 8),)},
    "tactics": {"tactics": True},
    "the tactics deck": {"tactics": True, "tactics_deck": 9},
    "tactics in hand": {"tactics": True, "hands": (Hand(6, 0), Hand(5, 1))},
    "the end": {"outcome": OVER.outcome, "turn": None, "actors": (), "phase": "over"},
    "a draw": {"outcome": Outcome((0, 1), "equal", (1, 1)), "turn": None, "actors": (), "phase": "over"},
    "an abort": {"outcome": Outcome((), "aborted", (0, 0)), "turn": None, "actors": (), "phase": "over"},
    "the discards": {"discard": ("R7",)},
    "the cauldrons": {"cauldrons": 2},
    "damage": {"tiles": view((tile(1, damaged=True),)).tiles},
    "an Exchange": {"phase": "exchange", "actors": (0, 1)},
    "a seat that has yet to choose": {"phase": "exchange", "actors": (1,)},
    "an action that was played": {"spent": (("Recruit",), ())},
}


def test_everything_public_is_shown() -> None:
    boards = {name: renderers.board(replace(view(), **change), LIGHT, WORDS).data for name, change in CHANGES.items()}
    assert len({renderers.board(view(), LIGHT, WORDS).data, *boards.values()}) == len(CHANGES) + 1


@pytest.mark.parametrize("shown", [MIDGAME, LATE], ids=["midgame", "late"])
def test_a_board_reveals_no_hand(shown: View) -> None:
    secrets: dict[str, Any] = {
        "hand": ("Spy", "Y2"),
        "gift": ("B7", "P7"),
        "marked": (("B7",), ("R1",)),
        "fresh": (1, 2),
    }
    assert renderers.board(replace(shown, **secrets), LIGHT, WORDS) == renderers.board(shown, LIGHT, WORDS)
    words_of_alt = renderers.board(shown, LIGHT, WORDS).alt.replace(",", " ").replace(".", " ").split()
    assert not {*shown.hand} & {*words_of_alt}


@pytest.mark.parametrize("shown", [MIDGAME, LATE, OVER], ids=["midgame", "late", "over"])
def test_no_name_breaks_the_layout(shown: View) -> None:
    calm = drawn(shown)
    for kind, name in HOSTILE.items():
        picture = renderers.board(shown, LIGHT, translator("en", (name, name)))
        image = indices(picture)
        for box in ((0, TOP, WIDTH, BOTTOM), (WIDTH - 200, 0, WIDTH, TOP), (WIDTH - 200, BOTTOM, WIDTH, HEIGHT)):
            assert image.crop(box).tobytes() == calm.crop(box).tobytes(), kind
        assert picture.alt.isprintable(), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_plate_leaves_a_name_readable(language: str) -> None:
    """With everything that can be beside a name at once, it still has room for about fifteen letters."""
    name = "Олександра Мельниченко"
    crowded = replace(
        LATE,
        phase="exchange",
        actors=(0, 1),
        spent=(("Redeploy", "Desertion", "Recruit", "Treason"), ("Explosion", "Exchange", "Reinforcements")),
        results=(Result(0, 0, 12), Result(1, 1, 12), Result(0, 0, 10)),
    )
    image = drawn(crowded, translator(language, (name, name)))
    line = label(LIGHT, name, "Bold", 42, 300, "ink", "field")
    for y in (HEADER, FOOTER):
        plate = image.crop((PLATE_LEFT, y - 20, PLATE_LEFT + line.image.width + 40, y - 19)).tobytes()
        assert plate.count(LIGHT.index("ink")) >= len(plate) * 0.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [view(), MIDGAME, LATE, OVER], ids=["empty", "midgame", "late", "over"])
def test_the_description_fits_discord_in_every_language(language: str, shown: View) -> None:
    for name in ("Anna", "Б" * 500):
        assert 20 < len(renderers.board(shown, LIGHT, translator(language, (name, name))).alt) <= 1000


def test_the_description_covers_the_whole_board() -> None:
    assert renderers.board(LATE, LIGHT, WORDS).alt == (
        "Schotten Totten 2, revenge match, game 2. Bob to move: play a card. "
        "Last move by Anna: throws a cauldron at tile 1, Desertion: red 9 from tile 5 to the discard pile. "
        "Attacker: Bob. Defender: Anna. Damaged tiles: 1, 2, 4. 3 cards in the siege deck. "
        "Cards from the wall outwards, Anna / Bob: 7: G0 P0 Y0 / B1 G2 R1, 6: R8 Y5 / G7 G8 G9 Joker, "
        "5: Y6 Y7 Y8 / B11 Y10, 4: R2 P1 B0 / Y1 G1 B2 P2, 3: R5 Shield G5 / G6 R6 P6, 2: Spy P10 / B5 Joker, "
        "1: R7 B8 / B10 P11. Cauldrons left: 1. Game 1: Anna won as attacker. Cards left in the siege deck: 12. "
        "Anna holds 5 siege cards and 2 tactics cards. Action cards played by Anna: Redeploy, Desertion. "
        "Bob holds 6 siege cards and 1 tactics card. Action cards played by Bob: Explosion. "
        "1 card in the tactics deck. Discard pile: R0 R3 R4 R9 R10 Y2 Y3 Y4 G3 G11 B3 B4 B6 B9 P3 P4 P5."
    )


def test_the_description_mentions_possible_declarations_and_ties() -> None:
    tied = tile(4, "R7 R8", "B7 B8", first=1)
    alt = renderers.board(view((tied,), declarable=(4,)), LIGHT, WORDS).alt
    assert "Tiles where control can be declared now: 4." in alt
    assert "4: Bob completed their side first and wins ties." in alt


@pytest.mark.parametrize("options", [{}, {"tactics": "on", "match": "revenge"}], ids=["base", "tactics"])
@in_all_languages
def test_a_whole_match_can_be_drawn_with_every_mark_in_place(
    options: dict[str, str], languages: tuple[str, ...]
) -> None:
    game, rng = games.get("schotten-totten-2"), Random(f"{options}{languages}")
    words = cycle([translator(language, ("Anna", "Bob")) for language in languages])
    state, ply = game.start(2, options, b"drawn"), 0
    while actors := game.actors(state):
        seat = actors[0]
        state, ply = game.play(state, seat, rng.choice(list(game.legal(state, seat)))).state, ply + 1
        seen = game.view(state, None)
        assert isinstance(seen, View)
        marked = marks(seen)
        assert all(text in seen.tiles[number - 1].sides[side] for number, side, text in marked.sides)
        for place, side in product(seen.tiles, (0, 1)):
            gaps = [gap for gap in marked.gaps if gap[:2] == (place.number, side)]
            assert len(gaps) <= place.size - len(place.sides[side])
        if ply % 7 == 0 or not game.actors(state):
            told = next(words)
            for viewer in (0, 1, None):
                assert len(renderers.board(game.view(state, viewer), DARK, told).alt) <= 1000


def test_a_replay_shows_every_damage_to_the_wall_and_every_new_deal() -> None:
    damaged = view((tile(3, damaged=True),))
    assert landmarks([view(), view(), damaged, damaged, replace(view(), round=2)]) == {2, 3, 4}
    picture = renderers.replay([view(), damaged, OVER], LIGHT, WORDS)
    assert (picture.type, picture.size) == ("gif", (WIDTH // 2, HEIGHT // 2))

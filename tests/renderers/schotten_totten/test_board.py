"""The picture of a board: what it shows, where, and what it must not show."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle, product
from random import Random
from typing import Any, ClassVar

import pytest
from PIL import Image, ImageChops

import renderers
from bot.i18n import LANGUAGES, translator
from core import game as contract
from core import games
from core.formations import Formation, Strength
from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import Hand, Move, View
from renderers import DARK, LIGHT, Theme, scenery, sprites
from renderers.canvas import Sprite, symbol
from renderers.schotten_totten.board import BOTTOM, COLUMN, HEIGHT, LANE, LEFT, MIDDLE, STONES, TOP, WIDTH, formation
from tests.renderers.languages import in_all_languages
from tests.renderers.pixels import chunks, find, indices, shows
from tests.renderers.views import HOSTILE, LATE, MIDGAME, OVER, colour_run, stone, total, view

WORDS = translator("en", ("Anna", "Bob"))
VISIBLE = 64
"""How much of a card must be visible: its strength, letter and shape."""


def lane(number: int) -> int:
    return LEFT + COLUMN * (number - 1) + (COLUMN - LANE) // 2


def card(text: str, marked: bool = False) -> Sprite:
    if is_clan(text):
        return sprites.clan(LIGHT, text, sprites.BOARD, "lane", marked)
    return sprites.tactics(LIGHT, text, WORDS(f"card-{text}"), sprites.BOARD, "lane", marked)


@pytest.mark.usefixtures("compressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("shown", [view(), MIDGAME, LATE, OVER], ids=["empty", "midgame", "late", "over"])
def test_a_board_is_a_small_png_without_metadata(theme: Theme, shown: View) -> None:
    picture = renderers.board(shown, theme, WORDS)
    assert picture.size == indices(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) < 110_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_the_same_view_gives_the_same_bytes_even_without_caches() -> None:
    first = renderers.board(LATE, LIGHT, WORDS)
    for cached in (sprites.clan, sprites.tactics, sprites.gap, scenery.stone, scenery.land):
        cached.cache_clear()
    assert renderers.board(LATE, LIGHT, WORDS) == first


def test_boards_drawn_concurrently_are_identical() -> None:
    views = [MIDGAME, LATE, OVER]
    alone = [renderers.board(shown, DARK, WORDS) for shown in views]
    for cached in (sprites.clan, sprites.tactics, sprites.gap, scenery.stone, scenery.land):
        cached.cache_clear()
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda shown: renderers.board(shown, DARK, WORDS), views * 2)) == alone * 2


def test_a_second_board_redraws_no_card() -> None:
    renderers.board(LATE, LIGHT, WORDS)
    before = sprites.clan.cache_info().misses, sprites.tactics.cache_info().misses, scenery.stone.cache_info().misses
    renderers.board(LATE, LIGHT, WORDS)
    after = sprites.clan.cache_info().misses, sprites.tactics.cache_info().misses, scenery.stone.cache_info().misses
    assert before == after


@pytest.mark.parametrize("shown", [MIDGAME, LATE], ids=["midgame", "late"])
def test_every_card_can_be_read(shown: View) -> None:
    image = indices(renderers.board(replace(shown, last=()), LIGHT, WORDS))
    hidden = [
        (place.number, text)
        for place in shown.stones
        for side in place.sides
        for text in side
        if not find(image, card(text), lane(place.number), VISIBLE)
    ]
    assert hidden == []


@pytest.mark.parametrize(("seat", "below"), [(0, True), (1, False), (None, True)])
def test_the_viewer_is_at_the_bottom_or_seat_0_for_spectators(seat: int | None, below: bool) -> None:
    image = indices(renderers.board(view((stone(4, "R7"),), seat=seat), LIGHT, WORDS))
    (y,) = find(image, card("R7"), lane(4))
    assert (y > MIDDLE) == below


@pytest.mark.parametrize("seat", [0, 1])
def test_stones_are_numbered_from_left_to_right_for_both(seat: int) -> None:
    image = indices(renderers.board(view(seat=seat), LIGHT, WORDS))
    for number in range(1, 10):
        sprite = scenery.stone(LIGHT, number, False)
        (y,) = find(image, sprite, lane(number) + (LANE - sprite.image.width) // 2)
        assert abs(y + sprite.image.height / 2 - MIDDLE) <= 1


def test_a_claimed_stone_stands_at_its_owners_end() -> None:
    image = indices(renderers.board(replace(LATE, last=()), LIGHT, WORDS))

    def height(number: int) -> int:
        sprite = scenery.stone(LIGHT, number, False)
        (y,) = find(image, sprite, lane(number) + (LANE - sprite.image.width) // 2)
        return y

    assert all(height(number) > BOTTOM - 100 for number in (1, 3, 7))
    assert all(height(number) < TOP + 20 for number in (2, 9))


def test_the_last_move_is_marked() -> None:
    image = indices(renderers.board(MIDGAME, LIGHT, WORDS))
    assert find(image, card("R4", marked=True), lane(7), VISIBLE)
    assert not find(image, card("R4"), lane(7), VISIBLE)
    image = indices(renderers.board(LATE, LIGHT, WORDS))
    assert find(image, sprites.gap(LIGHT, "G5", "lane"), lane(8), VISIBLE)
    lit = scenery.stone(LIGHT, 3, True)
    assert find(image, lit, lane(3) + (LANE - lit.image.width) // 2)


def test_stones_that_can_be_claimed_are_marked() -> None:
    marked = indices(renderers.board(MIDGAME, LIGHT, WORDS))
    plain = indices(renderers.board(replace(MIDGAME, claims=()), LIGHT, WORDS))
    for number in range(1, 10):
        box = lane(number), MIDDLE - 60, lane(number) + LANE, MIDDLE + 60
        assert (marked.crop(box).tobytes() != plain.crop(box).tobytes()) == (number in (3, 7))


MODES: list[tuple[str, ...]] = [(), ("Mud",), ("Blind",), ("Blind", "Mud"), ("Mud", "Blind")]


@pytest.mark.parametrize("modes", MODES, ids=str)
def test_nothing_covers_the_flag_of_a_stone_that_can_be_claimed(modes: tuple[str, ...]) -> None:
    flag = symbol(LIGHT, "flag", 44, "lane", "ink")
    for language in LANGUAGES:
        words = translator(language, ("Anna", "Bob"))
        image = indices(renderers.board(view((stone(4, modes=modes),), claims=(4,)), LIGHT, words))
        assert shows(image, flag, lane(4) + LANE // 2 + 44, MIDDLE - 42)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_formation_at_a_claimed_stone_is_not_cut_off(language: str) -> None:
    words = translator(language, ("Anna", "Bob"))
    for modes, tied, owner in product(MODES, (False, True), (0, 1)):
        taken = [
            stone(number, "R7 R8 R9 R6", "B7 B8 B9 B6", modes=modes, owner=owner, first=owner, strengths=strengths)
            for number, kind in enumerate(Formation, 2)
            for strengths in [(Strength(kind, 24), Strength(kind, 24) if tied or owner else None)]
        ]
        image = indices(renderers.board(view(tuple(taken)), LIGHT, words))
        for each in taken:
            strength, other = each.strengths
            assert strength
            told = formation(strength, each.size, strength == other, LIGHT, words)
            assert find(image, told, lane(each.number)), each


def test_a_medal_shows_who_was_first_if_that_decides() -> None:
    def drawn(first: int, strengths: tuple[Strength, Strength], owner: int | None = None) -> bytes:
        sides = stone(4, "R1 R2 R3", "B1 B2 B3", first=first, strengths=strengths, owner=owner)
        return renderers.board(view((sides,)), LIGHT, WORDS).data

    even, uneven = (colour_run(6), colour_run(6)), (colour_run(6), total(6))
    assert drawn(0, even) != drawn(1, even)
    assert drawn(0, uneven) == drawn(1, uneven)
    assert drawn(0, even, owner=0) != drawn(0, uneven, owner=0)


def test_combat_modes_have_distinct_symbols_on_a_phone() -> None:
    def plates(*modes: str) -> Image.Image:
        image = indices(renderers.board(view((stone(4, modes=modes),)), LIGHT, WORDS))
        row = image.crop((lane(4), MIDDLE, lane(4) + LANE, MIDDLE + STONES // 2))
        cream = row.point(lambda place: 255 * (place == LIGHT.index("cream")))
        return cream.resize((round(row.width * 0.3), round(row.height * 0.3)), Image.Resampling.BOX)

    one, other = plates("Blind", "Mud"), plates("Mud", "Blind")
    assert sum(ImageChops.difference(one, other).histogram()[96:]) >= 60


@pytest.mark.parametrize("last_move", [(), LATE.last], ids=["plain", "marked"])
def test_the_discard_looks_the_same_in_every_language(last_move: tuple[Move, ...]) -> None:
    discard = ("Strategist", "R6", "Traitor", "Banshee", "G5", "Recruiter")
    shown = replace(LATE, discard=discard, last=last_move)
    box = WIDTH - 18 - sprites.DISCARD.width * len(discard), BOTTOM, WIDTH, HEIGHT
    images = [
        indices(renderers.board(shown, LIGHT, translator(language))).crop(box).tobytes() for language in LANGUAGES
    ]
    assert len(set(images)) == 1


CHANGES: dict[str, dict[str, Any]] = {
    "the turn": {"turn": 1},
    "a deck": {"clan_deck": 41},
    "a hand": {"hands": (Hand(5, 0), Hand(6, 0))},
    "rounds": {"rounds": 2},
    "tactics": {"tactics": True},
    "the end": {"outcome": OVER.outcome, "turn": None, "phase": "over"},
    "Mud Fight": {"stones": view((stone(1, modes=("Mud",)),)).stones},
    "Blind Man's Bluff": {"stones": view((stone(1, modes=("Blind",)),)).stones},
    "the discard": {"discard": ("Banshee", "R7")},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_everything_public_is_shown(change: dict[str, Any]) -> None:
    assert renderers.board(replace(view(), **change), LIGHT, WORDS).data != renderers.board(view(), LIGHT, WORDS).data


@pytest.mark.parametrize("shown", [MIDGAME, LATE], ids=["midgame", "late"])
def test_a_board_reveals_no_hand(shown: View) -> None:
    secrets: dict[str, Any] = {"hand": ("Spy", "Y2"), "buried": (("Y2",), ()), "marked": ("B4",)}
    assert renderers.board(replace(shown, **secrets), LIGHT, WORDS) == renderers.board(shown, LIGHT, WORDS)
    words_of_alt = renderers.board(shown, LIGHT, WORDS).alt.replace(";", " ").replace(".", " ").split()
    assert not set(shown.hand) & set(words_of_alt)


@pytest.mark.parametrize("shown", [MIDGAME, LATE, OVER], ids=["midgame", "late", "over"])
def test_no_name_breaks_the_layout(shown: View) -> None:
    calm = indices(renderers.board(shown, LIGHT, WORDS))
    for kind, name in HOSTILE.items():
        picture = renderers.board(shown, LIGHT, translator("en", (name, name)))
        image = indices(picture)
        for box in ((0, TOP, WIDTH, BOTTOM), (WIDTH - 300, 0, WIDTH, TOP), (WIDTH - 300, BOTTOM, WIDTH, HEIGHT)):
            assert image.crop(box).tobytes() == calm.crop(box).tobytes(), kind
        assert picture.alt.isprintable(), kind


def test_a_name_that_cannot_be_drawn_becomes_the_default_name() -> None:
    strange, plain = translator("en", ("田中", "🔥")), translator("en")
    assert renderers.board(view(), LIGHT, strange).data == renderers.board(view(), LIGHT, plain).data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [view(), MIDGAME, LATE, OVER], ids=["empty", "midgame", "late", "over"])
def test_the_description_fits_discord_in_every_language(language: str, shown: View) -> None:
    for name in ("Anna", "Б" * 500):
        assert 20 < len(renderers.board(shown, LIGHT, translator(language, (name, name))).alt) <= 1000


def test_the_description_covers_the_whole_board() -> None:
    assert renderers.board(LATE, LIGHT, WORDS).alt == (
        "Schotten Totten, round 2 of 3. Bob to move: play a card. "
        "Last move by Anna: Banshee: green 5 from stone 8 to the discard pile, claims stone 3. "
        "Anna holds stones 1, 3, 7. Bob holds stones 2, 9. Cards, Anna / Bob: "
        "4 (Mud Fight): O5 O6 Spy B2 / Joker P8 B8 Y8, 5 (Blind Man’s Bluff): B6 P6 Shield / R8 O8, "
        "6 (Blind Man’s Bluff) (Mud Fight): Y3 / G3 O3 P7 R9, 8: Y1 B3 / P2 P4. "
        "Anna holds 6 clan cards and 1 tactics card. 5 points. Bob holds 7 clan cards and 0 tactics cards. 2 points. "
        "3 cards in the clan deck. 1 card in the tactics deck. "
        "Discard pile: Strategist, red 6, Traitor, Banshee, green 5."
    )


def test_the_description_mentions_ties() -> None:
    tied = stone(4, "R1 R2 R3", "B1 B2 B3", first=1, strengths=(colour_run(6), colour_run(6)))
    assert "Stone 4. Bob completed their side first and wins ties." in renderers.board(view((tied,)), LIGHT, WORDS).alt
    won = replace(tied, strengths=(colour_run(6), total(6)))
    assert "first" not in renderers.board(view((won,)), LIGHT, WORDS).alt


def test_a_long_description_omits_whole_sentences_starting_with_the_discard() -> None:
    words = translator("el", ("Ω" * 24, "Ψ" * 24))
    crowded = [replace(each, owner=None, modes=("Blind", "Mud")) for each in LATE.stones]
    shown = replace(LATE, stones=tuple(crowded), claims=tuple(range(1, 10)))
    alt = renderers.board(shown, LIGHT, words).alt
    assert len(alt) <= 1000
    assert alt.endswith(".")
    assert words("text-points", points=5) in alt
    assert words("text-clan-deck", count=3) in alt
    assert "Προδότης" not in alt


@pytest.mark.parametrize("options", [{}, {"tactics": "on", "rounds": "2"}, {"tactics": "on", "expert": "on"}], ids=str)
@in_all_languages
def test_a_whole_match_can_be_drawn(options: dict[str, str], languages: tuple[str, ...]) -> None:
    game, rng = games.get("schotten-totten"), Random(f"{options}{languages}")
    words = cycle([translator(language, ("Anna", "Bob")) for language in languages])
    state, ply = game.start(2, options, b"drawn"), 0
    while actors := game.actors(state):
        seat = actors[0]
        state, ply = game.play(state, seat, rng.choice(list(game.legal(state, seat)))).state, ply + 1
        if ply % 5 == 0 or not game.actors(state):
            told = next(words)
            for viewer in (0, 1, None):
                assert len(renderers.board(game.view(state, viewer), DARK, told).alt) <= 1000


def test_a_game_without_pictures_is_refused() -> None:
    class Unknown(contract.View):
        game: ClassVar[str] = "tiddlywinks"

    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.board(Unknown(seat=None, hand=()), LIGHT, WORDS)

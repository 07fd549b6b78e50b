"""A match as an animated GIF: what its frames show, for how long, how large it gets, and what it must not contain."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import ClassVar

import pytest
from PIL import GifImagePlugin, Image

import renderers
from bot.i18n import LANGUAGES, translator
from core import game as contract
from core import games, record
from core.game import Outcome
from core.schotten_totten.view import View
from renderers import DARK, LIGHT, Picture, Theme, scenery, sprites
from renderers.gif import shrunk
from renderers.replay import FRAME, LAST, MOST, REPEATS
from renderers.schotten_totten import drawn, landmarks
from tests.renderers.views import HOSTILE, LATE, MIDGAME, OVER, stone, view

WORDS = translator("en", ("Anna", "Bob"))
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def match(name: str) -> tuple[View, ...]:
    """A spectator's views of a golden game."""
    golden = record.read((GOLDEN / f"schotten-totten-{name}.txt").read_text(encoding="ascii"))
    assert golden.seed is not None
    game = games.get(golden.game)
    steps = record.replay(game, golden.seats, dict(golden.options), golden.seed, golden.actions)
    views = [game.view(step.state, None) for step in steps]
    return tuple(seen for seen in views if isinstance(seen, View))


@cache
def replayed(name: str, theme: Theme) -> Picture:
    """A golden game as an animated picture."""
    return renderers.replay(match(name), theme, WORDS)


def frames(picture: Picture) -> list[tuple[bytes, int]]:
    """The screen frame by frame, and the milliseconds for which each frame stays."""
    image = Image.open(BytesIO(picture.data))
    assert isinstance(image, GifImagePlugin.GifImageFile)
    found = []
    for place in range(image.n_frames):
        image.seek(place)
        found.append((image.convert("RGB").tobytes(), image.info["duration"]))
    return found


def screen(shown: View, theme: Theme) -> bytes:
    """A board at the size of a frame."""
    small = shrunk(theme, drawn(shown, theme, WORDS), 2)
    small.putpalette(theme.palette())
    return small.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("name", "theme"),
    [
        ("base-1", LIGHT),
        ("tactics-expert-1", DARK),
        pytest.param("base-1", DARK, marks=pytest.mark.long),
        pytest.param("tactics-expert-1", LIGHT, marks=pytest.mark.long),
    ],
)
def test_every_view_is_a_frame_and_the_last_one_stays_longer(name: str, theme: Theme) -> None:
    views = match(name)
    shown = frames(replayed(name, theme))
    assert [time for _, time in shown] == [FRAME] * (len(views) - 1) + [LAST]
    assert [pixels for pixels, _ in shown] == [screen(seen, theme) for seen in views]


def test_a_frame_is_a_board_at_half_its_size() -> None:
    picture = renderers.replay([MIDGAME, LATE], LIGHT, WORDS)
    image = Image.open(BytesIO(picture.data))
    assert (picture.type, picture.size, image.size, image.format) == ("gif", (600, 548), (600, 548), "GIF")
    board = Image.open(BytesIO(renderers.board(MIDGAME, LIGHT, WORDS).data)).convert("RGB").reduce(2)
    pairs = list(zip(board.tobytes(), image.convert("RGB").tobytes(), strict=True))
    assert sum(abs(one - other) for one, other in pairs) / len(pairs) < 1


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_colours_are_those_of_the_board(theme: Theme) -> None:
    for name, _ in theme.colours:
        canvas = Image.new("L", (8, 8), theme.index(name))
        assert set(shrunk(theme, canvas, 2).tobytes()) == {theme.index(name)}


def test_it_stops_after_a_few_repeats() -> None:
    assert Image.open(BytesIO(renderers.replay([MIDGAME, LATE], LIGHT, WORDS).data)).info["loop"] == REPEATS > 0


def test_a_view_that_shows_nothing_new_takes_no_time() -> None:
    once = renderers.replay([MIDGAME, LATE], LIGHT, WORDS)
    assert [time for _, time in frames(once)] == [FRAME, LAST]
    assert renderers.replay([MIDGAME, MIDGAME, LATE, LATE, LATE], LIGHT, WORDS) == once


def test_a_match_that_ended_at_once_is_one_frame() -> None:
    start = view(seat=None, hand=())
    assert frames(renderers.replay([start], LIGHT, WORDS)) == [(screen(start, LIGHT), LAST)]


@pytest.mark.parametrize(
    "name",
    [
        *("base-1", "tactics-1"),
        *(
            pytest.param(f"{variant}-1-settled", marks=pytest.mark.long)
            for variant in ("base", "tactics", "tactics-expert")
        ),
    ],
)
def test_a_match_of_one_round_is_complete_and_small(name: str) -> None:
    assert 50 < len(match(name)) <= MOST
    assert len(replayed(name, LIGHT).data) < 600_000


@pytest.mark.parametrize(
    "name", ["tactics-expert-9", *(pytest.param(name, marks=pytest.mark.long) for name in ("base-9", "tactics-9"))]
)
def test_a_long_match_is_thinned_out_and_small(name: str) -> None:
    views = match(name)
    assert len(views) > 400
    picture = replayed(name, DARK)
    shown = frames(picture)
    assert len(shown) == MOST
    assert len(picture.data) < 2_000_000
    assert shown[0] == (screen(views[0], DARK), FRAME)
    assert shown[-1] == (screen(views[-1], DARK), LAST)
    kept: Iterator[bytes] = iter([pixels for pixels, _ in shown])
    assert all(screen(views[place], DARK) in kept for place in sorted(landmarks(views)))


def test_every_claim_and_every_deal_is_a_landmark_and_all_of_them_fit() -> None:
    names = [file.stem.removeprefix("schotten-totten-") for file in GOLDEN.glob("schotten-totten-[!2]*.txt")]
    assert len(names) > 20
    for name in names:
        views = match(name)
        found = landmarks(views)
        assert len(found) < MOST / 2, name
        for place in range(1, len(views)):
            before, after = views[place - 1], views[place]
            if before.round != after.round:
                assert {place - 1, place} <= found, name
            elif [each.owner for each in before.stones] != [each.owner for each in after.stones]:
                assert place in found, name


def blocks(gif: bytes) -> Iterator[bytes]:
    """The kinds of a GIF's blocks, with the names of application extensions."""
    place = 13 + 3 * 2 ** ((gif[10] & 7) + 1)
    while gif[place : place + 1] != b";":
        if gif[place : place + 1] == b",":
            assert not gif[place + 9] & 128, "a frame has no palette of its own"
            yield b","
            place += 11
        else:
            kind = gif[place + 1]
            yield gif[place + 3 : place + 14] if kind == 0xFF else b"!" + bytes([kind])
            place += 2
        while gif[place]:
            place += gif[place] + 1
        place += 1
    assert place == len(gif) - 1


def test_it_contains_only_frames() -> None:
    views = match("tactics-1")
    found = list(blocks(replayed("tactics-1", LIGHT).data))
    assert found == [b"NETSCAPE2.0", *[b"!\xf9", b","] * len(views)]


def test_it_reveals_no_hand() -> None:
    plain = [MIDGAME, LATE, OVER]
    secret = [replace(shown, hand=("Spy", "Y2"), buried=(("Y2",), ()), marked=("B4",)) for shown in plain]
    assert renderers.replay(secret, LIGHT, WORDS) == renderers.replay(plain, LIGHT, WORDS)


def test_the_same_match_gives_the_same_bytes_even_concurrently_and_without_caches() -> None:
    views = match("tactics-1")[:30:2]
    first = renderers.replay(views, LIGHT, WORDS)
    for cached in (sprites.clan, sprites.tactics, sprites.gap, scenery.stone, scenery.land):
        cached.cache_clear()
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda _: renderers.replay(views, LIGHT, WORDS), range(3))) == [first] * 3


def told(views: Sequence[View], language: str = "en") -> str:
    return renderers.replay(views[-1:], LIGHT, translator(language, ("Anna", "Bob"))).alt


def test_its_description_says_how_the_match_ended() -> None:
    assert told(match("tactics-expert-1")) == (
        "Schotten Totten: the whole match, move by move. Bob wins. Bob holds stones 5, 6, 7, 9."
    )
    assert told(match("base-3")) == (
        "Schotten Totten: the whole match, move by move. Bob wins. Anna: 3 points, Bob: 15 points."
    )


def test_its_description_mentions_no_outcome_if_people_ended_the_match() -> None:
    ended = view((stone(2, owner=1), stone(4, owner=1)), seat=None)
    assert told([ended]) == "Schotten Totten: the whole match, move by move. Bob holds stones 2, 4."
    draw = replace(OVER, outcome=Outcome((0, 1), "settled", (3, 3)))
    assert "The match is a draw." in told([draw])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [LATE, OVER], ids=["late", "over"])
def test_its_description_fits_in_every_language_with_every_name(language: str, shown: View) -> None:
    for name in HOSTILE.values():
        alt = renderers.replay([shown], LIGHT, translator(language, (name, name))).alt
        assert 20 < len(alt) <= 1000
        assert alt.isprintable()


def test_a_replay_that_cannot_be_shown_is_refused() -> None:
    class Unknown(contract.View):
        game: ClassVar[str] = "tiddlywinks"

    with pytest.raises(ValueError, match="views"):
        renderers.replay([], LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.replay([Unknown(seat=None, hand=())], LIGHT, WORDS)

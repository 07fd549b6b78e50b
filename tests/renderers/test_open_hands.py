"""Everyone's hands after the end: below the board, or where the board has a place for them, and in words."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import renderers
from bot.i18n import LANGUAGES, translator
from core import games, record
from core.game import View
from core.heave_ho.view import View as HeaveHo
from renderers import DARK, LIGHT, Hands, canvas, open_hands, sprites, text
from renderers.totemo.colours import coloured
from renderers.totemo.players import FEATHER
from tests.renderers.pixels import everywhere, indices
from tests.renderers.views import HOSTILE

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Bob", "Cyd", "Dan")
PLAYED = (
    "schotten-totten-tactics-expert-1",
    "schotten-totten-2-tactics-revenge-type",
    "heave-ho-base-race",
    "totemo-2-players-base-closed-5x5",
    "totemo-3-players-base-closed-3x3",
    "totemo-4-players-base-closed-5x5",
)


@cache
def moments(name: str) -> tuple[tuple[View, ...], tuple[Hands, ...]]:
    """A golden game as a spectator sees it, and what each seat holds at each moment."""
    golden = record.read((GOLDEN / f"{name}.txt").read_text(encoding="ascii"))
    assert golden.seed is not None
    game = games.get(golden.game)
    steps = list(record.replay(game, golden.seats, dict(golden.options), golden.seed, golden.actions))
    seats = range(golden.seats)
    hands = (tuple(renderers.held(game.view(step.state, seat)) for seat in seats) for step in steps)
    return tuple(game.view(step.state, None) for step in steps), tuple(hands)


def pixels(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def frames(data: bytes) -> Iterator[bytes]:
    with Image.open(BytesIO(data)) as image:
        for frame in ImageSequence.Iterator(image):
            yield frame.convert("RGB").tobytes()


@pytest.mark.parametrize("name", PLAYED)
def test_every_card_that_changes_hands_changes_the_picture(name: str) -> None:
    views, hands = moments(name)
    words = translator("en", NAMES)
    place = len(views) // 2
    shown = renderers.board(views[place], LIGHT, words, hands=hands[place])
    assert shown.size == pixels(shown.data).size
    assert any(hands[place])
    for seat, held in enumerate(hands[place]):
        for number in {0, len(held) // 2, len(held) - 1} if held else ():
            fewer = (*held[:number], *held[number + 1 :])
            other = (*hands[place][:seat], fewer, *hands[place][seat + 1 :])
            assert renderers.board(views[place], LIGHT, words, hands=other).data != shown.data


@pytest.mark.parametrize("name", PLAYED)
def test_the_board_itself_stays_as_it_was(name: str) -> None:
    views, hands = moments(name)
    words = translator("en", NAMES)
    closed, opened = (renderers.board(views[9], DARK, words, side=1, hands=each) for each in ((), hands[9]))
    if views[9].game == "totemo":
        # Its board has a place for hands.
        assert opened.size == closed.size
        assert opened.data != closed.data
    else:
        assert opened.size == (closed.size[0], closed.size[1] + open_hands.height(2))
        assert pixels(opened.data).crop((0, 0, *closed.size)).tobytes() == pixels(closed.data).tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_alt_text_and_text_name_every_card_that_anyone_holds(name: str, language: str) -> None:
    views, hands = moments(name)
    words = translator(language, NAMES, views[0].game)
    for place in (len(views) // 2, len(views) - 1):
        shown = renderers.board(views[place], LIGHT, words, hands=hands[place])
        replayed = renderers.replay(views[place : place + 1], LIGHT, words, 0, hands[place : place + 1])
        for alt in (shown.alt, replayed.alt):
            assert len(alt) <= 1000
            for seat, held in enumerate(hands[place]):
                assert f"{NAMES[seat]}" in alt
                assert " ".join(held) in alt
        told = text.board(views[place], words, hands=hands[place]).splitlines()
        before = text.board(views[place], words).splitlines()
        assert told[: len(before)] == before
        assert len(told) == len(before) + len(hands[place])


@pytest.mark.parametrize("name", PLAYED)
def test_a_replay_shows_the_hands_of_each_moment(name: str) -> None:
    views, hands = moments(name)[0][:6], moments(name)[1][:6]
    words = translator("en", NAMES)
    shown = renderers.replay(views, LIGHT, words, 0, hands)
    last = renderers.replay(views[-1:], LIGHT, words, 0, hands[-1:])
    assert shown.size == last.size
    assert list(frames(shown.data))[-1] == next(frames(last.data))
    assert len(shown.data) > len(renderers.replay(views, LIGHT, words, 0).data)


@pytest.mark.parametrize("name", PLAYED[:3])
def test_no_name_and_no_number_of_cards_breaks_the_rows(name: str) -> None:
    views, hands = moments(name)
    some = hands[len(hands) // 2][0]
    each = ((called, some[:3]) for called in HOSTILE.values())
    for called, held in (*each, *((NAMES[0], (some * 4)[:count]) for count in (0, 1, 9, 20))):
        shown = renderers.board(views[0], DARK, translator("uk", (called, called)), hands=(held, ()))
        assert pixels(shown.data).size == shown.size
        assert len(shown.alt) <= 1000


def test_as_many_cards_as_a_hand_can_have_stay_legible() -> None:
    faces = [sprites.clan(LIGHT, "R7", sprites.BOARD, "lane", False)] * 9
    assert open_hands.step(faces, open_hands.ROOM) > 0.7 * sprites.BOARD.width


def test_in_heave_ho_a_seat_that_looks_at_another_hand_is_shown_with_its_own() -> None:
    looked = 0
    for file in sorted(GOLDEN.glob("heave-ho-*.txt")):
        golden = record.read(file.read_text(encoding="ascii"))
        assert golden.seed is not None
        game = games.get(golden.game)
        for step in record.replay(game, 2, dict(golden.options), golden.seed, golden.actions):
            one, other = (game.view(step.state, seat) for seat in (0, 1))
            assert isinstance(one, HeaveHo)
            if one.phase == "trick":
                looked += 1
                assert {renderers.held(one), renderers.held(other)} == {*step.state.hands}
                assert one.hand == other.hand
    assert looked


def test_in_totemo_the_winner_has_a_medal_where_blocks_take_the_place_of_the_result() -> None:
    views, hands = moments("totemo-4-players-base-closed-5x5")
    medal = canvas.symbol(coloured(LIGHT), "award", FEATHER, "ink", "field")
    words = translator("en", NAMES)
    for shown, count in ((hands[-1], 1), ((), 0), (((),) * 4, 0)):
        assert len(everywhere(indices(renderers.board(views[-1], LIGHT, words, hands=shown)), medal)) == count

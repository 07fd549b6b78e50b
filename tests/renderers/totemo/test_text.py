"""Boards and hands of Totemo as plain text."""

from dataclasses import replace

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core.game import Outcome
from renderers import LIGHT, text
from renderers.totemo.text import replay_alt
from tests.renderers.totemo.views import LATE, MIDGAME, OVER, last, view
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob", "Olena", "Nikos"))


def test_a_board_is_described_pole_by_pole_from_the_lowest_block_up() -> None:
    assert text.board(MIDGAME, WORDS).splitlines() == [
        "Totemo, round 5.",
        "Anna to move: place a block or swap them all.",
        "Last move by Bob: places purple block 3 at b3, places purple block 3 at c4, places no more blocks.",
        "Anna: 14 points. 3 blocks in hand.",
        "Bob: 36 points. 3 blocks in hand.",
        "Starting player: Anna.",
        "The chief has 11 of 16 steps left to his wigwam.",
        "Poles, bottom block first, with values:",
        "e1: yellow block 1, green topper 2.",
        "b3: red block 1, red block 1, purple block 3.",
        "c3: rainbow block 3, red block 1, orange topper 2.",
        "c4: purple block 3.",
        ("Empty holes: a1, b1, c1, d1, a2, b2, c2, d2, e2, a3, d3, e3, a4, b4, d4, e4, a5, b5, c5, d5, e5."),
        "Bonus tiles on spaces 10 (7), 17 (8), 25 (5), 0 (6), 6 (face down, needs 30 points).",
        "33 blocks in the bag.",
    ]


def test_open_hands_players_who_left_and_the_last_round_are_described() -> None:
    told = text.board(LATE, WORDS).splitlines()
    assert told[1] == "Olena to move: place another block or end the turn."
    assert told[3:7] == [
        "Olena: 102 points. Olena holds yellow block 1, rainbow block 0, green topper 2.",
        "Nikos: 33 points. Nikos has resigned.",
        "Anna: 63 points. Anna holds red block 1, blue topper 1, purple block 3.",
        "Bob: 33 points. Bob holds green block 2, orange block 2.",
    ]
    assert told[8] == "The chief is in his wigwam. This is the last round."
    assert told[-1] == "1 block in the bag."


def test_the_text_says_who_has_to_decide_before_the_first_turn() -> None:
    asked = view(phase="redraw", turn=None, actors=(0, 1), chief=16)
    lines = text.board(asked, WORDS).splitlines()
    assert lines[0] == "Totemo."
    assert lines[1] == (
        "Anna to choose: keep three toppers or draw again. Bob to choose: keep three toppers or draw again."
    )


def test_the_end_is_described() -> None:
    assert text.board(OVER, WORDS).splitlines()[1] == "Anna wins."
    shared = replace(OVER, outcome=Outcome((0, 1), "wigwam", (41, 41)))
    assert text.board(shared, WORDS).splitlines()[1] == "Anna and Bob share the win."
    aborted = replace(OVER, outcome=Outcome((), "aborted", (0, 0)))
    assert text.board(aborted, WORDS).splitlines()[1] == "The match was aborted."
    assert "This is the last round." not in text.board(OVER, WORDS)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("R@c3", "places red block 1 at c3"),
        ("P^@b2", "places purple topper 3 at b2"),
        ("W@a1", "places rainbow block 0 at a1"),
        ("swap", "swaps all blocks"),
        ("done", "places no more blocks"),
        ("redraw", "returns three toppers to the bag and draws again"),
        ("keep", "keeps three toppers"),
    ],
)
def test_each_move_is_described(move: str, told: str) -> None:
    assert text.board(view(last=last(1, move)), WORDS).splitlines()[2] == f"Last move by Bob: {told}."


def test_a_picture_is_described_with_blocks_in_notation() -> None:
    assert renderers.board(MIDGAME, LIGHT, WORDS).alt == (
        "Totemo, round 5. Anna to move: place a block or swap them all. "
        "Last move by Bob: places purple block 3 at b3, places purple block 3 at c4, places no more blocks. "
        "Points: Anna 14, Bob 36. The chief has 11 of 16 steps left to his wigwam. "
        "Poles, bottom block first: e1: Y G^, b3: R R P, c3: W3 R O^, c4: P. "
        "33 blocks in the bag. "
        "Bonus tiles on spaces 10 (7), 17 (8), 25 (5), 0 (6), 6 (face down, needs 30 points). Starting player: Anna."
    )
    assert "Olena holds Y W G^." in renderers.board(LATE, LIGHT, WORDS).alt


def test_a_choice_is_described_with_the_points_of_each_hole() -> None:
    alt = renderers.board(view("c3: W3 R", hand=("O^", "R", "R"), scores=(7, 0)), LIGHT, WORDS, "O^").alt
    assert alt.startswith("O^ can go to: c3 +3 (bonus). Points: Anna 7, Bob 0.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_text_reveals_no_closed_hand(language: str, seat: int | None) -> None:
    words = translator(language, ("Anna", "Bob"))
    shown = replace(MIDGAME, seat=seat, hand=())
    assert text.board(replace(shown, hand=MIDGAME.hand), words) == text.board(shown, words)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_lines(name: str) -> None:
    told = text.board(LATE, translator("en", (name, "Bob", "Olena", name)))
    assert len(told.splitlines()) == len(text.board(LATE, WORDS).splitlines())
    assert all(line.isprintable() for line in told.split("\n"))


def test_a_hand_lists_each_block_with_what_to_type() -> None:
    told = text.hand(view(hand=("R", "B^", "W")), WORDS)
    assert told.splitlines() == ["Your hand (3 blocks):", "R: red block 1", "B^: blue topper 1", "W: rainbow block 0"]
    assert text.hand(view(hand=()), WORDS) == WORDS("hand-totemo-empty")
    with pytest.raises(ValueError, match="spectator"):
        text.hand(view(seat=None, hand=()), WORDS)


def test_the_description_of_a_replay_says_how_the_match_ended() -> None:
    assert replay_alt(OVER, WORDS) == "Totemo: the whole match, move by move. Anna wins. Points: Anna 41, Bob 38."
    assert replay_alt(MIDGAME, WORDS) == "Totemo: the whole match, move by move. Points: Anna 14, Bob 36."

"""Boards and hands as plain text."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, translator
from renderers import text
from tests.renderers.views import HOSTILE, LATE, MIDGAME, OVER, colour_run, last, stone, view

WORDS = translator("en", ("Anna", "Bob"))


def test_a_board_is_described_stone_by_stone_with_colours_in_words() -> None:
    assert text.board(MIDGAME, WORDS).splitlines() == [
        "Schotten Totten.",
        "Anna to move: claim stones or stop claiming.",
        "Last move by Bob: plays red 4 at stone 7.",
        "Anna holds 6 cards.",
        "Bob holds 6 cards.",
        "Stone 1. Anna: red 1, red 2. Bob: blue 9.",
        "Stone 2. Anna: no cards. Bob: yellow 4, yellow 5, yellow 6 (colour run, 15).",
        "Stone 3. Anna: green 7, green 8, green 9 (colour run, 24). Bob: purple 1, orange 1. It can be claimed now.",
        "Stone 4. Anna: orange 5. Bob: no cards.",
        "Stone 5. Anna: no cards. Bob: no cards.",
        "Stone 6. Anna: no cards. Bob: no cards.",
        (
            "Stone 7. Anna: purple 3, purple 5, purple 8 (colour, 16). Bob: blue 1, red 4, green 6 (sum, 11). "
            "Anna completed their side first and wins ties. It can be claimed now."
        ),
        "Stone 8. Anna: no cards. Bob: no cards.",
        "Stone 9. Anna: no cards. Bob: orange 9.",
        "22 cards in the clan deck.",
    ]


def test_tactics_decks_and_points_are_described() -> None:
    told = text.board(LATE, WORDS).splitlines()
    assert told[0] == "Schotten Totten, round 2 of 3."
    assert told[3] == "Anna holds 6 clan cards and 1 tactics card. 5 points."
    assert told[8].startswith("Stone 4. Mud Fight. Anna: orange 5, orange 6, Spy, blue 2 (sum, 20). Bob: Joker,")
    assert told[5].startswith("Stone 1. Claimed by Anna.")
    assert told[-2:] == ["1 card in the tactics deck.", "Discard pile: Strategist, red 6, Traitor, Banshee, green 5."]


def test_the_text_says_who_was_first_if_that_decides() -> None:
    even = colour_run(6), colour_run(6)
    shown = view(
        (
            stone(1, "R1 R2 R3", "B1 B2 B3", owner=1, first=1, strengths=even),
            stone(2, "G1 G2 G3", "P1 P2 P3", first=0, strengths=even),
            stone(3, "R7 R8 R9", "Y1 Y2 Y3", owner=0, first=1, strengths=(colour_run(24), colour_run(6))),
        )
    )
    lines = text.board(shown, WORDS).splitlines()
    told = [line for line in lines if line.startswith("Stone ")]
    assert told[0].endswith(" Bob completed their side first and wins ties.")
    assert told[1].endswith(" Anna completed their side first and wins ties.")
    assert told[2].endswith("(colour run, 6).")


def test_the_viewer_comes_first() -> None:
    line = text.board(replace(MIDGAME, seat=1), WORDS).splitlines()[5]
    assert line == "Stone 1. Bob: blue 9. Anna: red 1, red 2."


def test_the_end_is_described() -> None:
    assert text.board(OVER, WORDS).splitlines()[1] == "Anna wins."
    assert OVER.outcome
    drawn = replace(OVER, outcome=replace(OVER.outcome, winners=(0, 1)))
    assert text.board(drawn, WORDS).splitlines()[1] == "The match is a draw."


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("R7@3", "plays red 7 at stone 3"),
        ("Joker@3", "plays Joker at stone 3"),
        ("Mud@3", "plays Mud Fight at stone 3"),
        ("Strategist R7@3-5", "Strategist: red 7 from stone 3 to stone 5"),
        ("Strategist Joker@3-x", "Strategist: Joker from stone 3 to the discard pile"),
        ("Banshee R7@3", "Banshee: red 7 from stone 3 to the discard pile"),
        ("Traitor R7@3-5", "Traitor: red 7 from stone 3 changes sides, to stone 5"),
        ("Recruiter", "Recruiter"),
        ("claim 3", "claims stone 3"),
        ("draw clan", "draws a clan card"),
        ("draw tactics", "draws a tactics card"),
        ("return", "returns a card to the bottom of its deck"),
        ("return R7", "returns a card to the bottom of its deck"),
        ("pass", "passes"),
    ],
)
def test_each_move_is_described(move: str, told: str) -> None:
    lines = text.board(view(last=last(1, move, "done")), WORDS).splitlines()
    assert lines[2] == f"Last move by Bob: {told}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_text_reveals_no_hand(language: str, seat: int | None) -> None:
    words = translator(language, ("Anna", "Bob"))
    shown = replace(LATE, seat=seat, hand=())
    assert text.board(replace(shown, hand=LATE.hand), words) == text.board(shown, words)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_lines(name: str) -> None:
    told = text.board(LATE, translator("en", (name, "Bob")))
    assert len(told.splitlines()) == len(text.board(LATE, WORDS).splitlines())
    assert all(line.isprintable() for line in told.split("\n"))


def test_a_hand_lists_each_card_with_what_to_type_and_then_what_action_cards_do() -> None:
    shown = view(hand=("R7", "Shield", "Joker", "P1", "Joker"))
    cards = ["R7: red 7", "Shield: Shield Bearer", "Joker", "P1: purple 1", "Joker"]
    assert text.cards(shown, WORDS).splitlines() == ["Your hand (5 cards):", *cards]
    assert text.hand(shown, WORDS).splitlines()[6:] == [
        "• Shield Bearer – strength 1, 2 or 3, any colour.",
        "• Joker – any strength, any colour.",
    ]
    assert text.hand(view(hand=()), WORDS) == WORDS("hand-empty")


def test_a_spectator_has_no_hand_to_describe() -> None:
    with pytest.raises(ValueError, match="spectator"):
        text.hand(view(seat=None, hand=()), WORDS)

"""Boards and hands of Schotten Totten 2 as plain text."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, translator
from core.schotten_totten_2.view import Result
from renderers import text
from renderers.schotten_totten_2.text import replay_alt
from tests.renderers.schotten_totten_2.views import LATE, MIDGAME, OVER, last, tile, view
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob"))


def test_a_board_is_described_tile_by_tile_with_what_each_takes() -> None:
    assert text.board(MIDGAME, WORDS).splitlines() == [
        "Schotten Totten 2.",
        "Anna to move: draw a card.",
        "Last move by Anna: retreats from tile 5, plays purple 7 at tile 3.",
        "Attacker: Anna. Defender: Bob.",
        "Anna holds 6 cards.",
        "Bob holds 6 cards.",
        "28 cards in the siege deck.",
        "Cauldrons left: 2.",
        "Damaged tiles: 1 of 4.",
        "Cards are listed from the wall outwards.",
        "Tile 1, left pit, damaged: 3 cards, run or sum. Anna: green 3. Bob: purple 8, blue 9, green 10 (run, 27).",
        "Tile 2, left tower: 4 cards, all formations. Anna: red 5, red 6. Bob: yellow 1, blue 1, green 1.",
        (
            "Tile 3, left wall: 3 cards, all formations. Anna: purple 5, purple 6, purple 7 (colour run, 18). "
            "Bob: yellow 8. Control can be declared now."
        ),
        (
            "Tile 4, gate: 2 cards, all formations. Anna: blue 10, blue 9 (colour run, 19). "
            "Bob: red 8, green 8 (pair, 16). Bob completed their side first and wins ties. Control can be declared now."
        ),
        "Tile 5, right wall: 3 cards, all formations. Anna: no cards. Bob: no cards.",
        "Tile 6, right tower: 4 cards, all formations. Anna: no cards. Bob: yellow 11.",
        (
            "Tile 7, right pit: 3 cards, lowest sum. Anna: green 2, red 1, purple 0 (sum, 3). "
            "Bob: blue 4, yellow 3, red 2 (sum, 9). Anna completed their side first and wins ties. "
            "Control can be declared now."
        ),
        "Discard pile: red 0, 11; yellow 2, 4, 9; green 11; blue 1, 3; purple 11.",
    ]


def test_the_defender_reads_the_wall_from_behind() -> None:
    lines = text.board(replace(MIDGAME, seat=1), WORDS).splitlines()
    tiles = [line for line in lines if line.startswith("Tile ")]
    assert [line[5] for line in tiles] == list("7654321")
    assert tiles[-1].endswith("Bob: purple 8, blue 9, green 10 (run, 27). Anna: green 3.")


@pytest.mark.parametrize(
    ("number", "damaged", "told"),
    [
        (1, False, "left pit: 3 cards, sum"),
        (1, True, "left pit, damaged: 3 cards, run or sum"),
        (2, False, "left tower: 4 cards, all formations"),
        (2, True, "left tower, damaged: 2 cards, same strength or sum"),
        (3, True, "left wall, damaged: 3 cards, colour or sum"),
        (4, False, "gate: 2 cards, all formations"),
        (4, True, "gate, damaged: 4 cards, lowest sum"),
        (7, False, "right pit: 3 cards, lowest sum"),
    ],
)
def test_each_face_is_described(number: int, damaged: bool, told: str) -> None:
    lines = text.board(view((tile(number, damaged=damaged),)), WORDS).splitlines()
    assert f"Tile {number}, {told}. Anna: no cards. Bob: no cards." in lines


def test_tactics_and_revenge_are_described() -> None:
    told = text.board(LATE, WORDS).splitlines()
    assert told[:3] == [
        "Schotten Totten 2, revenge match, game 2.",
        "Game 1: Anna won as attacker. Cards left in the siege deck: 12.",
        "Bob to move: play a card.",
    ]
    assert (
        told[3] == "Last move by Anna: throws a cauldron at tile 1, Desertion: red 9 from tile 5 to the discard pile."
    )
    assert told[4] == "Attacker: Bob. Defender: Anna."
    assert "Anna holds 5 siege cards and 2 tactics cards. Action cards played by Anna: Redeploy, Desertion." in told
    assert "1 card in the tactics deck." in told
    assert "Shield (sum" not in " ".join(told)
    assert "red 5, Shield, green 5 (sum, 13)" in " ".join(told)


def test_the_text_says_who_still_has_to_choose_for_an_exchange() -> None:
    both = replace(LATE, phase="exchange", actors=(0, 1))
    lines = text.board(both, WORDS).splitlines()
    assert lines[2] == "Anna to choose cards for the Exchange. Bob to choose cards for the Exchange."
    lines = text.board(replace(both, actors=(1,)), WORDS).splitlines()
    assert lines[2] == "Bob to choose cards for the Exchange."


def test_the_end_is_described() -> None:
    assert text.board(OVER, WORDS).splitlines()[1] == "Anna wins."
    assert OVER.outcome
    drawn = replace(OVER, outcome=replace(OVER.outcome, winners=(0, 1)))
    assert text.board(drawn, WORDS).splitlines()[1] == "The match is a draw."
    aborted = replace(OVER, outcome=replace(OVER.outcome, winners=()))
    assert text.board(aborted, WORDS).splitlines()[1] == "The match was aborted."


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("R7@3", "plays red 7 at tile 3"),
        ("Shield@3", "plays Shield at tile 3"),
        ("retreat 3", "retreats from tile 3"),
        ("cauldron 3", "throws a cauldron at tile 3"),
        ("declare 3", "takes control of tile 3"),
        ("Redeploy R7@3-5", "Redeploy: red 7 from tile 3 to tile 5"),
        ("Redeploy Joker@3-x", "Redeploy: Joker from tile 3 to the discard pile"),
        ("Recruit R7@3", "Recruit: red 7 from the discard pile to tile 3"),
        ("Desertion R7@3", "Desertion: red 7 from tile 3 to the discard pile"),
        ("Treason R7@3-5", "Treason: red 7 from tile 3 changes sides, to tile 5"),
        ("Explosion 3", "Explosion at tile 3"),
        ("Reinforcements R7 B3", "Reinforcements: red 7, blue 3 into the siege deck"),
        ("Exchange", "Exchange"),
        ("give", "chooses cards"),
        ("draw siege", "draws a siege card"),
        ("draw tactics", "draws a tactics card"),
        ("pass", "passes"),
        ("R0@3", "plays red 0 at tile 3, red 0, red 11 cancel each other out"),
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
    secret = replace(shown, hand=LATE.hand, gift=("P7", "B7", "G4"), marked=(("P7",), ("R1",)))
    assert text.board(secret, words) == text.board(shown, words)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_lines(name: str) -> None:
    told = text.board(LATE, translator("en", (name, "Bob")))
    assert len(told.splitlines()) == len(text.board(LATE, WORDS).splitlines())
    assert all(line.isprintable() for line in told.split("\n"))


def test_a_hand_lists_each_card_with_what_to_type_and_then_what_action_cards_do() -> None:
    assert text.hand(view(hand=("R11", "Shield", "Exchange")), WORDS).splitlines() == [
        "Your hand (3 cards):",
        "R11: red 11",
        "Shield",
        "Exchange",
        "• Shield – strength 1, 2 or 3, any colour.",
        "• Exchange – each player chooses three cards from their hand and you swap them.",
    ]
    assert text.hand(view(hand=()), WORDS) == WORDS("hand-empty")
    with pytest.raises(ValueError, match="spectator"):
        text.hand(view(seat=None, hand=()), WORDS)


def test_the_description_of_a_replay_says_how_the_match_ended() -> None:
    assert replay_alt(OVER, WORDS) == (
        "Schotten Totten 2: the whole match, move by move. Anna wins. "
        "Attacker: Anna. Defender: Bob. Damaged tiles: 4 of 4."
    )
    won = replace(LATE, results=(Result(0, 0, 12), Result(1, 0, 7)), outcome=OVER.outcome)
    assert replay_alt(won, WORDS) == (
        "Schotten Totten 2: the whole match, move by move. Anna wins. "
        "Game 1: Anna won as attacker. Cards left in the siege deck: 12. "
        "Game 2: Anna won as defender. Intact tiles and cauldrons left: 7."
    )

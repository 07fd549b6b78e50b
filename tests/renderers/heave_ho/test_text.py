"""Boards, hands and descriptions in words."""

from dataclasses import replace
from typing import Any

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core.heave_ho.view import View
from renderers import LIGHT, text
from renderers.heave_ho.text import replay_alt
from tests.renderers.heave_ho.views import LATE, MIDGAME, OVER, last, sorting, view
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob"))


def test_a_board_is_described_place_by_place_with_colours_in_words() -> None:
    assert text.board(MIDGAME, WORDS).splitlines() == [
        "Heave Ho!, round 4.",
        "Bob to move: play a card.",
        "Last move by Anna: plays red 3 (heave ho!) on Anna’s red spot, the barrel moves from space 5 to space 4.",
        "Anna: 1 of 3 barrels won. Cards in hand: 6, in the deck: 9.",
        "Bob: 2 of 3 barrels won. Cards in hand: 5, in the deck: 8.",
        "The barrel is on space 4. Anna’s goal is space 1, Bob’s is space 12.",
        "Anna’s strength: 3 + 4 + 2 = 9.",
        "Bob’s strength: 0 + 2 + 6 = 8.",
        "A test of strength now would move the barrel 1 space towards Anna’s goal.",
        "aR, Anna’s red spot: red 3 (heave ho!) on top, 1 card beneath.",
        "aB, Anna’s blue spot: lady 4 (heave ho!) on top, no cards beneath.",
        "aG, Anna’s green spot: no card, the printed Scot counts 2.",
        "bR, Bob’s red spot: red 0 on top, no cards beneath.",
        "bB, Bob’s blue spot: no card, the printed Scot counts 2.",
        "bG, Bob’s green spot: Nessie 6 on top, 3 cards beneath.",
        "Discard pile: Adrenaline, Mucho Macho, lady 3.",
    ]


def test_the_viewer_comes_first() -> None:
    lines = text.board(LATE, WORDS).splitlines()
    assert [line[:2] for line in lines if line[1:2] in "RBG"] == ["bR", "bB", "bG", "aR", "aB", "aG"]
    assert lines[-1] == "Out of this round: red 3 (heave ho!), blue 3, green 3 (heave ho!), lady 3, green 3."


def test_even_sides_are_described() -> None:
    assert "A test of strength now would not move the barrel." in text.board(view(), WORDS).splitlines()


def test_the_text_describes_progress_and_no_places_while_pairs_are_sorted() -> None:
    assert text.board(sorting("R2!", "W3"), WORDS).splitlines() == [
        "Heave Ho!, round 1.",
        "Anna to move: sort a pair. Bob to move: sort a pair.",
        "Anna: 0 of 3 barrels won. Pairs sorted: 3 of 10.",
        "Bob: 0 of 3 barrels won. Pairs sorted: 6 of 10.",
    ]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"phase": "stop"}, "Bob to move: the opponent called stop, sort the pair in hand."),
        ({"phase": "rest"}, "Bob to move: sort the opponent’s remaining pairs."),
        ({"phase": "trick", "barrel": 6}, "Bob to move: play or discard a card from the opponent’s hand."),
    ],
)
def test_the_text_says_what_a_seat_has_to_do(changes: dict[str, Any], told: str) -> None:
    assert text.board(sorting(actors=(1,), turn=1, **changes), WORDS).splitlines()[1] == told


def test_lots_are_described_until_someone_plays() -> None:
    lots = (("R2", "R2!"), ("W3", "Farewell"))
    told = "Cards revealed to decide who starts — Anna: red 2, Bob: red 2 (heave ho!), Anna: lady 3, Bob: Farewell."
    assert text.board(view(turned=lots), WORDS).splitlines()[2] == told
    assert told in renderers.board(view(turned=lots), LIGHT, WORDS).alt
    assert told not in text.board(view("aR: R1", turned=lots, last=last(0, "R1@a")), WORDS)


def test_the_end_is_described() -> None:
    told = text.board(OVER, WORDS)
    assert told.splitlines()[1:3] == [
        "Anna wins.",
        "Last move by Anna: plays red 3 (heave ho!) on Anna’s red spot, the barrel moves from space 3 to space 1.",
    ]
    assert "test of strength" not in told
    assert OVER.outcome
    aborted = replace(OVER, outcome=replace(OVER.outcome, winners=()))
    assert text.board(aborted, WORDS).splitlines()[1] == "The match was aborted."


@pytest.mark.parametrize(
    ("moves", "changes", "told"),
    [
        ("R2@b", {}, "plays red 2 on Bob’s red spot"),
        ("N6@aG", {}, "plays Nessie 6 on Anna’s green spot"),
        ("R2!@b", {}, "plays red 2 (heave ho!) on Bob’s red spot, the barrel stays on space 6"),
        ("HeaveHo", {"was": 4}, "plays Heave Ho!, the barrel moves from space 4 to space 6"),
        ("Weakness", {"was": 8}, "plays Weakness Rules, the barrel moves from space 8 to space 6"),
        ("Adrenaline", {"was": 4}, "plays Adrenaline, the barrel moves from space 4 to space 6"),
        ("Adrenaline -", {}, "plays Adrenaline with no effect"),
        ("RopeBreaks", {"was": 9}, "plays Rope Breaks, the barrel moves from space 9 to space 6"),
        ("Monstrous", {}, "plays Monstrous"),
        ("Reinforcements", {}, "plays Reinforcements"),
        ("MuchoMacho", {"discard": ("W4", "MuchoMacho", "W1")}, "Mucho Macho: lady 1 to the discard pile"),
        ("MuchoMacho", {"discard": ("MuchoMacho",)}, "Mucho Macho: no cards to the discard pile"),
        (
            "Farewell 3",
            {"gone": ("R3", "W3!")},
            "Farewell to strength 3: red 3, lady 3 (heave ho!) removed from the round",
        ),
        ("ChangeSides aR", {}, "Change Sides: red 2 from Anna’s red spot to Bob’s red spot"),
        ("ChangeSides aG-bB", {}, "Change Sides: lady 1 from Anna’s green spot to Bob’s blue spot"),
        ("NastyTrick", {}, "plays Nasty Trick"),
        ("NastyTrick; toss R2!", {}, "plays Nasty Trick, discards red 2 (heave ho!) from the opponent’s hand"),
        ("NastyTrick; take R2@b", {}, "plays Nasty Trick, from the opponent’s hand: plays red 2 on Bob’s red spot"),
    ],
)
def test_each_move_is_described(moves: str, changes: dict[str, Any], told: str) -> None:
    shown = view("bR: R2", "bB: W1", "aG: W1", last=last(1, *moves.split("; ")), **{"strengths": (6, 6), **changes})
    assert text.board(shown, WORDS).splitlines()[2] == f"Last move by Bob: {told}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_text_reveals_neither_hands_nor_sorted_cards(language: str, seat: int | None) -> None:
    words = translator(language, ("Anna", "Bob"))
    for shown in (replace(LATE, seat=seat), sorting("R2!", "W3", seat=seat)):
        secrets: dict[str, Any] = {"hand": ("N6",), "held": ("N6",), "kept": ("G3!",), "given": ("B0!",)}
        secret = replace(shown, **secrets, shown=(("G1",), ("B2!",)))
        assert text.board(secret, words) == text.board(shown, words)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_lines(name: str) -> None:
    told = text.board(LATE, translator("en", (name, "Bob")))
    assert len(told.splitlines()) == len(text.board(LATE, WORDS).splitlines())
    assert all(line.isprintable() for line in told.split("\n"))


def test_a_hand_lists_each_card_with_what_to_type() -> None:
    told = text.hand(view(hand=("R2!", "W4", "N6", "NastyTrick")), WORDS)
    assert told.splitlines() == [
        "Your hand (4 cards):",
        "R2!: red 2 (heave ho!)",
        "W4: lady 4",
        "N6: Nessie 6",
        "Nasty Trick",
        "• Nasty Trick – you see your opponent’s hand and play or discard one of its cards.",
    ]
    assert "NastyTrick: Брудний трюк" in text.hand(view(hand=("NastyTrick",)), translator("uk")).splitlines()
    assert text.hand(view(hand=()), WORDS) == WORDS("hand-empty")
    with pytest.raises(ValueError, match="spectator"):
        text.hand(view(seat=None, hand=()), WORDS)


def test_a_pair_is_listed_with_the_numbers_to_type() -> None:
    assert text.hand(sorting("R2!", "Weakness"), WORDS).splitlines() == [
        "Pair 4 of 10: which card do you keep?",
        "1: R2!, red 2 (heave ho!)",
        "2: Weakness, Weakness Rules",
        "You keep: red 3 (heave ho!), lady 4, Adrenaline.",
        "You give: green 0, blue 1, Weakness Rules.",
        "• Weakness Rules – a test of strength, but the weaker side pulls.",
    ]
    first = text.cards(sorting("HeaveHo", "Weakness", kept=(), given=(), pairs=(10, 10)), WORDS)
    assert first.splitlines() == [
        "Pair 1 of 10: which card do you keep?",
        "1: Heave Ho!",
        "2: Weakness, Weakness Rules",
    ]


def test_the_opponents_hand_is_described_as_such() -> None:
    trick: View = view(phase="trick", hand=("R1", "W3!"))
    assert text.hand(trick, WORDS).splitlines() == [
        "Bob’s hand: play one of these cards, or discard it.",
        "R1: red 1",
        "W3!: lady 3 (heave ho!)",
    ]
    assert text.hand(replace(trick, seat=1), WORDS).splitlines()[0] == "Your hand (2 cards):"


def test_the_description_covers_the_whole_board_with_cards_in_notation() -> None:
    assert renderers.board(MIDGAME, LIGHT, WORDS).alt == (
        "Heave Ho!, round 4. Bob to move: play a card. "
        "Last move by Anna: plays red 3 (heave ho!) on Anna’s red spot, the barrel moves from space 5 to space 4. "
        "The barrel is on space 4. Anna’s goal is space 1, Bob’s is space 12. "
        "Anna’s strength: 3 + 4 + 2 = 9. Bob’s strength: 0 + 2 + 6 = 8. "
        "A test of strength now would move the barrel 1 space towards Anna’s goal. "
        "Top cards and how many lie beneath; – is a printed Scot of strength 2: "
        "aR: R3! +1, aB: W4!, aG: –, bR: R0, bB: –, bG: N6 +3. "
        "Anna: 1 of 3 barrels won. Cards in hand: 6, in the deck: 9. "
        "Bob: 2 of 3 barrels won. Cards in hand: 5, in the deck: 8. Discard pile: Adrenaline MuchoMacho W3."
    )


def test_the_description_of_a_replay_says_how_the_match_ended() -> None:
    assert replay_alt(OVER, WORDS) == (
        "Heave Ho!: the whole match, move by move. Anna wins. Anna: 3 of 3 barrels won. Bob: 1 of 3 barrels won."
    )

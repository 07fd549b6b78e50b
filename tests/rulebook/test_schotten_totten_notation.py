"""Schotten Totten: the notation, row by row. Game records use it, so it never changes."""

import pytest

from core.schotten_totten.actions import (
    Action,
    Banshee,
    Claim,
    Done,
    Draw,
    Pass,
    Play,
    Recruiter,
    Return,
    Strategist,
    Traitor,
)
from core.schotten_totten.cards import PACK, TACTICS
from tests.rulebook.notation import misread, readable
from tests.rulebook.positions import GAME, SURE, act, hand, position, texts, unfinished

ROWS: list[tuple[str, Action]] = [
    # play a clan card
    ("R7@3", Play("R7", 3)),
    ("O1@1", Play("O1", 1)),
    ("Y9@9", Play("Y9", 9)),
    ("G2@4", Play("G2", 4)),
    ("B5@5", Play("B5", 5)),
    ("P8@2", Play("P8", 2)),
    # play a troop or a combat mode
    ("Joker@3", Play("Joker", 3)),
    ("Spy@3", Play("Spy", 3)),
    ("Shield@3", Play("Shield", 3)),
    ("Blind@3", Play("Blind", 3)),
    ("Mud@3", Play("Mud", 3)),
    # Strategist
    ("Strategist R7@3-5", Strategist("R7", 3, 5)),
    ("Strategist Joker@3-x", Strategist("Joker", 3, None)),
    # Banshee, Traitor
    ("Banshee R7@3", Banshee("R7", 3)),
    ("Banshee Shield@9", Banshee("Shield", 9)),
    ("Traitor R7@3-5", Traitor("R7", 3, 5)),
    ("Traitor R7@3-3", Traitor("R7", 3, 3)),
    # Recruiter
    ("Recruiter", Recruiter()),
    ("return R7", Return("R7")),
    *((f"return {card}", Return(card)) for card in dict.fromkeys(TACTICS)),
    # claim, end of claiming
    ("claim 3", Claim(3)),
    ("done", Done()),
    # draw
    ("draw clan", Draw("clan")),
    ("draw tactics", Draw("tactics")),
    # pass
    ("pass", Pass()),
]


def test_each_row_of_the_notation_reads_and_writes_the_same_action() -> None:
    assert misread(GAME, ROWS) == []


def test_every_card_can_be_written_at_every_stone() -> None:
    cards = [*PACK.cards, "Joker", "Spy", "Shield", "Blind", "Mud"]
    assert misread(GAME, [(f"{card}@{stone}", Play(card, stone)) for card in cards for stone in range(1, 10)]) == []


def test_text_outside_the_notation_is_unreadable() -> None:
    texts = [
        "",
        " ",
        "R7",
        "@3",
        "R7@",
        # cards and stones that do not exist
        "R99@1",
        "R0@1",
        "R10@1",
        "R-1@1",
        "X7@1",
        "R7@0",
        "R7@10",
        "R7@33",
        "R7@-3",
        "Knight@3",
        "Recruiter@3",
        "Banshee@3",
        "claim 0",
        "claim 10",
        "claim 99",
        "claim -1",
        "claim x",
        "claim",
        "Strategist R7@3-0",
        "Strategist R7@3-10",
        "Strategist R7@0-3",
        "Strategist R99@3-4",
        "Strategist R7@3",
        "Strategist R7@3-X",
        "Strategist",
        "Banshee R7@3-4",
        "Banshee R7@3-x",
        "Banshee",
        "Traitor R7@3",
        "Traitor R7@3-x",
        "Traitor R7@3-0",
        "Traitor",
        "Recruiter R7",
        "return",
        "return ",
        "return R99",
        "return Knight",
        "return R7@3",
        "draw",
        "draw both",
        "draw Clan",
        "draw R7",
        # wrong case and other letters
        "r7@3",
        "joker@3",
        "JOKER@3",
        "Claim 3",
        "Done",
        "DONE",
        "Pass",
        "recruiter",
        # non-ASCII digits and look-alike letters
        "R\N{ARABIC-INDIC DIGIT SEVEN}@3",
        "R7@\N{FULLWIDTH DIGIT THREE}",
        "R7@\N{SUPERSCRIPT THREE}",
        "claim \N{FULLWIDTH DIGIT THREE}",
        "claim \N{DEVANAGARI DIGIT THREE}",
        "\N{CYRILLIC CAPITAL LETTER ER}7@3",
        "R7\N{FULLWIDTH COMMERCIAL AT}3",
        "Strategist R7@3\N{EN DASH}5",
        # spaces and newlines
        " R7@3",
        "R7@3 ",
        "R7@3\n",
        "\nR7@3",
        "R7 @3",
        "R7@ 3",
        "claim  3",
        "claim\t3",
        "claim\N{NO-BREAK SPACE}3",
        "claim 3\n",
        "claim 3 ",
        "claim 03",
        "done\n",
        "done ",
        "pass\r\n",
        "draw clan\n",
        "Recruiter\n",
        "return R7\n",
        "Strategist R7@3-5\n",
        "Strategist R7@3 -5",
        # more than one action, or something else entirely
        "R7@3 R8@3",
        "R7@3,claim 3",
        "R7@3\x00",
        "hello",
        "R7@3" * 1000,
    ]
    assert readable(GAME, texts) == []


def test_cards_in_hand_are_written_as_they_are_in_actions() -> None:
    held = "R7 Joker Spy Shield Blind Mud Recruiter"
    assert hand(position(hand=held, variant="tactics"), 0) == tuple(held.split())
    held = "P1 Strategist Banshee Traitor"
    assert hand(position(hand=held, variant="tactics"), 0) == tuple(held.split())


def test_a_recruiter_is_written_as_itself_then_three_draws_and_two_returns() -> None:
    state = position(hand="Recruiter R1 R2 R3 R4 R5 Spy", variant="tactics")
    state = act(state, "Recruiter", "draw clan", "draw tactics", "draw clan", "return R1", "return Spy")
    assert GAME.actors(state) == (1,)


def test_done_is_offered_after_a_card_only_while_some_stone_can_be_claimed() -> None:
    state = act(position(SURE, "5: R7 R8 R9 |", hand="R1"), "R1@1")
    assert texts(state) == ["claim 5", "claim 9", "done"]
    assert texts(act(state, "claim 5")) == ["claim 9", "done"]
    assert "done" not in texts(act(state, "claim 5", "claim 9"))


def test_only_claims_that_succeed_are_legal() -> None:
    stones = (SURE, "2: R1 R3 R5 | O1 O2", "3: O6 O7 | G1", "4: Y1 Y2 Y4 | B4 B5 B6", "5: Y7 Y8 Y9 | B1 B2 B3")
    assert texts(act(position(*stones, hand="P1"), "P1@1")) == ["claim 5", "claim 9", "done"]


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
@pytest.mark.parametrize("options", [{}, {"tactics": "on"}, {"expert": "on"}, {"tactics": "on", "expert": "on"}])
def test_every_legal_action_has_a_unique_short_text(seed: bytes, options: dict[str, str]) -> None:
    state, turn = GAME.start(2, options, seed), 0
    while unfinished(state, turn):
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        written = [GAME.format(action) for action in legal]
        assert len(set(written)) == len(written)
        assert all(len(text) <= 40 and text.isascii() and text.isprintable() for text in written)
        assert [GAME.parse(text) for text in written] == list(legal)
        turn += 1
        state = GAME.play(state, seat, legal[(7 * turn) % len(legal)]).state

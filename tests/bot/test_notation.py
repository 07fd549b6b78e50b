"""What people type: any case, any spaces, and what they mean by it."""

import pytest

from bot.notation import read
from core import games
from core.game import Unreadable

GAME = games.get("schotten-totten")
SIEGE = games.get("schotten-totten-2")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("R7@3", "R7@3"),
        ("r7 @ 3", "R7@3"),
        (" r 7@3 ", "R7@3"),
        ("CLAIM 3", "claim 3"),
        ("claim3", "claim 3"),
        ("Draw  Clan", "draw clan"),
        ("strategist joker @ 3 - X", "Strategist Joker@3-x"),
    ],
)
def test_case_and_spaces_do_not_matter(typed: str, meant: str) -> None:
    action = GAME.parse(meant)
    assert read(GAME, typed, [action]) == action


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("r7 @ 3", "R7@3"),
        ("r 7 @ 3", "R7@3"),
        ("BANSHEE r7@3", "Banshee R7@3"),
        ("banshee r 7 @ 3", "Banshee R7@3"),
        ("strategist joker @ 3 - X", "Strategist Joker@3-x"),
        ("Claim 3", "claim 3"),
        ("claim3", "claim 3"),
        ("p a s s", "pass"),
    ],
)
def test_a_move_that_is_not_legal_now_can_still_be_read(typed: str, meant: str) -> None:
    assert read(GAME, typed, []) == GAME.parse(meant)


@pytest.mark.parametrize(
    "typed", ["hello", "R99@1", "claim 99", "R7@", "@", "-", "claim " * 1000, "Ж7@3", "R7@3\0", "٣"]
)
def test_text_that_is_not_a_move_is_unreadable(typed: str) -> None:
    with pytest.raises(Unreadable):
        read(GAME, typed, GAME.legal(GAME.start(2, {}, b""), 0))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("claim 3", "declare 3"),
        ("Claim3", "declare 3"),
        ("DECLARE 3", "declare 3"),
        ("give r7 b3 spy", "give R7 B3 Spy"),
        ("reinforcements r7 b3", "Reinforcements R7 B3"),
        ("redeploy r7@3 - 5", "Redeploy R7@3-5"),
    ],
)
def test_claim_and_declare_mean_the_same_and_several_cards_are_read(typed: str, meant: str) -> None:
    assert read(SIEGE, typed, []) == SIEGE.parse(meant)
    assert read(GAME, "declare 3", []) == GAME.parse("claim 3")


def test_many_short_words_are_refused_quickly() -> None:
    with pytest.raises(Unreadable):
        read(GAME, "a " * 40, [])

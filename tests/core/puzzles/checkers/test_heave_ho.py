"""The second reading of Heave Ho! agrees with the game wherever that can be seen, and knows who may hold what."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from core.heave_ho.state import State
from core.puzzles.checkers.heave_ho import RIGHT
from tests.rulebook.rope import GAME, position
from tests.support.games import Moment, Setting, random_match

SETTING = Setting(GAME, {"teams": "skip"}, 2)
ADRENALINE, LOUD_NOUGHTS = "Adrenaline ", "R0! B0! G0! "


def moments(seed: str) -> Iterator[Moment]:
    """The moments at which somebody can be asked."""
    for moment in random_match(SETTING, seed).moments:
        if moment.state.phase == "play":
            yield moment


def right(kind: str, state: State) -> set[str]:
    return RIGHT[kind](GAME.view(state, state.turn))


@pytest.mark.parametrize("seed", "abcdefgh")
def test_the_same_plays_win_a_barrel(seed: str) -> None:
    for moment in moments(seed):
        won = {text for text, action in zip(moment.texts, moment.legal, strict=True) if wins(moment, action)}
        assert right("win-barrel", moment.state) == won


def wins(moment: Moment, action: Any) -> bool:
    after = GAME.play(moment.state, moment.seat, action).state
    return bool(after.barrels[moment.seat] > moment.state.barrels[moment.seat])


@pytest.mark.parametrize("seed", "abcd")
def test_whatever_was_dealt_nothing_beats_a_play_that_holds(seed: str) -> None:
    rng = Random(seed)
    for moment in moments(seed):
        if rng.random() < 0.9:
            continue
        held = right("hold-barrel", moment.state)
        dealt = GAME.guess(GAME.view(moment.state, moment.seat), rng)
        for text in held:
            after = GAME.play(dealt, moment.seat, GAME.parse(text)).state
            if after.barrels == dealt.barrels:
                assert not can_win(after, 1 - moment.seat), text


def can_win(state: State, seat: int) -> bool:
    for action in GAME.legal(state, seat):
        after = GAME.play(state, seat, action).state
        found = [after]
        if after.phase == "trick":
            found = [GAME.play(after, seat, taken).state for taken in GAME.legal(after, seat)]
        if any(each.barrels[seat] > state.barrels[seat] for each in found):
            return True
    return False


def test_every_card_that_is_not_in_sight_may_be_in_the_other_hand() -> None:
    assert right("hold-barrel", position(hand="R3 RopeBreaks", barrel=10)) == {"RopeBreaks"}
    assert "R3@a" in right("hold-barrel", position(hand="R3 RopeBreaks", barrel=10, discard=ADRENALINE + LOUD_NOUGHTS))


def test_a_nasty_trick_can_play_what_i_keep_and_what_i_may_draw() -> None:
    assert "R3!@a" in right("hold-barrel", position(hand="R3! R1", barrel=11, discard=ADRENALINE + LOUD_NOUGHTS))
    assert "R3!@a" not in right("hold-barrel", position(hand="R3! Adrenaline", barrel=11, discard=LOUD_NOUGHTS))
    tricked = LOUD_NOUGHTS + "NastyTrick "
    assert "R3!@a" in right("hold-barrel", position(hand="R3! Adrenaline", barrel=11, discard=tricked))


def test_only_whoever_is_about_to_play_can_be_asked() -> None:
    with pytest.raises(ValueError, match="about to play"):
        RIGHT["win-barrel"](GAME.view(position(hand="R1"), 1))

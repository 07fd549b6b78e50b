"""The second reading of Totemo agrees with the game wherever that can be seen."""

from collections.abc import Iterator

import pytest

from core.puzzles.checkers.totemo import RIGHT
from core.totemo.actions import Place
from core.totemo.state import State
from tests.rulebook.totems import GAME, position
from tests.support.games import Setting, random_match

SETTING = Setting(GAME, {"hands": "closed", "board": "5x5"}, 2)


def right(kind: str, state: State) -> set[str]:
    return RIGHT[kind](GAME.view(state, state.turn))


def placings(state: State, seat: int) -> Iterator[tuple[str, State]]:
    for action in GAME.legal(state, seat):
        if isinstance(action, Place):
            yield GAME.format(action), GAME.play(state, seat, action).state


def goes_on(state: State, seat: int) -> bool:
    return state.phase == "bonus" and state.turn == seat


@pytest.mark.parametrize("seed", "abcdef")
def test_the_same_placements_earn_a_block_and_score_the_most(seed: str) -> None:
    for moment in random_match(SETTING, seed).moments:
        if moment.state.phase != "place":
            continue
        after = dict(placings(moment.state, moment.seat))
        assert right("bonus", moment.state) == {text for text in after if goes_on(after[text], moment.seat)}
        scores = {text: most(after[text], moment.seat) for text in after}
        best = {text for text in scores if scores[text] == max(scores.values())}
        assert right("most-points", moment.state) == best
        assert right("first-two", moment.state) == {
            f"{text} {second}"
            for text in after
            if goes_on(after[text], moment.seat)
            for second, then in placings(after[text], moment.seat)
            if goes_on(then, moment.seat) and any(placings(then, moment.seat))
        }


def most(state: State, seat: int) -> int:
    """The best score that the seat can still reach in this turn."""
    if not goes_on(state, seat):
        return state.scores[seat]
    return max([state.scores[seat], *(most(after, seat) for _, after in placings(state, seat))])


def test_a_tile_on_the_first_spaces_works_only_after_a_lap() -> None:
    early = position(hands=("B R Y", None), tiles="10 17 25 4?", scores=(0, 0))
    late = position(hands=("B R Y", None), tiles="10 17 25 4?", scores=(30, 0))
    assert right("bonus", early) == set()
    assert right("bonus", late) == {"B@c3", "R@c3", "Y@c3", *beside_the_centre("B", "R", "Y")}


def beside_the_centre(*blocks: str) -> set[str]:
    return {f"{block}@{hole}" for block in blocks for hole in ("b3", "d3", "c2", "c4")}


def test_only_whoever_is_about_to_place_a_first_block_can_be_asked() -> None:
    with pytest.raises(ValueError, match="first block"):
        RIGHT["bonus"](GAME.view(position(), 1))

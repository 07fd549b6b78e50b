"""Sorting pairs into teams, both seats at the same time."""

from random import Random

import pytest

from core.heave_ho import HeaveHo

GAME = HeaveHo()


@pytest.mark.parametrize("number", range(20))
def test_when_sorting_at_ones_own_pace_the_order_does_not_matter(number: int) -> None:
    rng = Random(number)
    choices = [[rng.choice("12") for _ in range(10)] for _ in (0, 1)]
    ends = []
    for _ in range(2):
        order = [0] * 10 + [1] * 10
        rng.shuffle(order)
        left = [iter(each) for each in choices]
        state = GAME.start(2, {"teams": "fair"}, bytes([number]))
        for seat in order:
            state = GAME.play(state, seat, GAME.parse(f"keep {next(left[seat])}")).state
        ends.append(state)
    assert ends[0] == ends[1]
    assert ends[0].phase == "play"

"""What a seat has not seen: everything that another seat may hold."""

from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest

from core import games


def known_elsewhere(view: Any, other: int) -> Counter[str]:
    """What the seat knows to be in the other hand."""
    match view.game:
        case "schotten-totten":
            return Counter(view.marked if view.seat == view.recruiter else ())
        case "schotten-totten-2":
            return Counter(view.marked[other])
        case "totemo":
            return Counter(view.hands[other] if view.open else ())
    return Counter()


@pytest.mark.parametrize("which", [0, -1], ids=["usual", "last"])
@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_the_other_hand_is_part_of_it_as_it_is_and_as_it_may_be(game: Any, which: int) -> None:
    unseen, rng = import_module(f"core.{game.id.replace('-', '_')}.sight").unseen, Random(game.id)
    options = {name: values[which] for name, values in game.options.items()}
    state = game.start(2, options | ({"teams": "skip"} if game.id == "heave-ho" else {}), b"unseen")
    while actors := game.actors(state):
        for seat in (0, 1):
            view = game.view(state, seat)
            cards = Counter(unseen(view)) + known_elsewhere(view, 1 - seat)
            for each in (state, game.guess(view, rng)):
                assert not Counter(each.hands[1 - seat]) - cards
        seat = rng.choice(actors)
        state = game.play(state, seat, rng.choice(game.legal(state, seat))).state

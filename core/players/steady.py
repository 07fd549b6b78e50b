"""A sensible player: tries each action on a guess of the hidden cards and picks the best resulting position."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from core import games
from core.game import View
from core.players import heave_ho, schotten_totten, schotten_totten_2, totemo

_LIKINGS: Mapping[str, Callable[[Any, int, Any], float]] = {
    "schotten-totten": schotten_totten.liking,
    "schotten-totten-2": schotten_totten_2.liking,
    "totemo": totemo.liking,
    "heave-ho": heave_ho.liking,
}
"""For each game, how much a seat likes the result of an action."""


def decide(view: View, rng: Random) -> Any:
    game, liking = games.get(view.game), _LIKINGS[view.game]
    seat = view.seat
    assert seat is not None, "a spectator has nothing to decide"
    guess = game.guess(view, rng)
    actions = list(game.legal(guess, seat))
    rng.shuffle(actions)
    return max(actions, key=lambda action: liking(guess, seat, action))

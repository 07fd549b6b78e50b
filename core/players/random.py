"""A player of any game that picks a legal action at random."""

from random import Random
from typing import Any

from core import games
from core.game import View


def decide(view: View, rng: Random) -> Any:
    game = games.get(view.game)
    assert view.seat is not None, "a spectator has nothing to decide"
    return rng.choice(game.legal(game.guess(view, rng), view.seat))

"""A player of any game who takes any legal action."""

from random import Random
from typing import Any

from core import games
from core.game import View


def decide(view: View, rng: Random) -> Any:
    game = games.get(view.game)
    assert view.seat is not None, "a spectator decides nothing"
    return rng.choice(game.legal(game.guess(view, rng), view.seat))

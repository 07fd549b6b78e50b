"""The games that can be played, by id."""

from typing import Any

from core.game import Game
from core.heave_ho import HeaveHo
from core.schotten_totten import SchottenTotten
from core.schotten_totten_2 import SchottenTotten2
from core.totemo import Totemo

ALL: tuple[Game[Any, Any], ...] = (SchottenTotten(), SchottenTotten2(), Totemo(), HeaveHo())


def get(id: str) -> Game[Any, Any]:
    """The game with this id; raises KeyError if there is none."""
    return {game.id: game for game in ALL}[id]

"""Computer players. Each decides from a view alone, as a person would."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from core.game import View
from core.players import random, steady

Player = Callable[[View, Random], Any]
"""Maps what a seat may know to its next action. The seat must be one that may act."""

ALL: Mapping[str, Player] = {"random": random.decide, "steady": steady.decide}
"""By name, weakest first."""


def get(name: str) -> Player:
    """The player with this name; raises KeyError if there is none."""
    return ALL[name]

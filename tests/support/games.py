"""Random games of every game in every setting, for properties that must always hold."""

import re
from collections import deque
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

from core import games
from core.game import Event, Game


class Setting(NamedTuple):
    """A game with a choice of options and a number of players."""

    game: Game[Any, Any]
    options: Mapping[str, str]
    seats: int

    def __str__(self) -> str:
        seats = [str(self.seats)] if len(self.game.seats) > 1 else []
        return "-".join((self.game.id, *seats, *self.options.values()))


class Moment(NamedTuple):
    """One action of a game, with the states around it."""

    seats: range
    """All seats of the game."""
    state: Any
    seat: int
    action: Any
    after: Any
    events: tuple[Event, ...]


SETTINGS = [
    Setting(game, dict(zip(game.options, values, strict=True)), seats)
    for game in games.ALL
    for values in product(*((*allowed[:3], *allowed[3:][-1:]) for allowed in game.options.values()))
    for seats in game.seats
]
"""Every combination of options; of a range of numbers, only the first three and the last."""
seeds = st.binary(max_size=32)
chances = st.integers(0, 2**32).map(Random)


def in_every_setting(game: str | None = None) -> pytest.MarkDecorator:
    """Run a test in every setting, or in every setting of one game."""
    return pytest.mark.parametrize("setting", [each for each in SETTINGS if game in (None, each.game.id)], ids=str)


def moments(setting: Setting, seed: bytes, rng: Random) -> Iterator[Moment]:
    """A random game between players who happen to prefer some kinds of actions and avoid another.

    This reaches situations that uniformly random players rarely do: decks that run out, stones that nobody claims.
    """
    game = setting.game
    seats = range(setting.seats)
    state = game.start(len(seats), setting.options, seed)
    liked: deque[str] = deque(maxlen=3)
    shunned = ""
    while actors := game.actors(state):
        seat = rng.choice(actors)
        actions = game.legal(state, seat)
        kinds = [re.split(r"[^A-Za-z ]", game.format(action))[0] for action in actions]
        if rng.random() < 0.06:
            liked.append(rng.choice(kinds))
        if rng.random() < 0.03:
            shunned = rng.choice(kinds)
        options = list(zip(actions, kinds, strict=True))
        favourites = [action for action, kind in options if kind in liked]
        action = rng.choice(favourites or [action for action, kind in options if kind != shunned] or actions)
        after, events = game.play(state, seat, action)
        yield Moment(seats, state, seat, action, after, events)
        state = after

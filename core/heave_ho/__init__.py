"""Heave Ho!, with three ways to make teams."""

from collections.abc import Mapping
from typing import cast

from core import game as contract
from core.game import Outcome
from core.heave_ho import actions, outlook, rounds, rules, sight, state
from core.heave_ho.feats import FEATS, find_feats
from core.heave_ho.state import State
from core.heave_ho.view import Teams, View


class HeaveHo:
    """The game, following the contract of `core.game`."""

    id = View.game
    seats = range(2, 3)
    options: Mapping[str, tuple[str, ...]] = {"teams": ("fair", "race", "skip")}
    version = 1
    draws = False
    secrets = frozenset({"keep"})

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> State:
        chosen = contract.choose(self, seats, options)
        return rounds.first_round(cast(Teams, chosen["teams"]), seed)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    actors = staticmethod(state.actors)
    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    format = staticmethod(actions.format)
    parse = staticmethod(actions.parse)
    rule_out = staticmethod(outlook.rule_out)
    feats = FEATS
    achieved = staticmethod(find_feats)

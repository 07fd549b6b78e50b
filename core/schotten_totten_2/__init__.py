"""Schotten Totten 2, with tactics and revenge."""

from collections.abc import Mapping

from core import game as contract
from core.game import Outcome
from core.schotten_totten_2 import actions, outlook, rounds, rules, sight, state
from core.schotten_totten_2.feats import FEATS, find_feats
from core.schotten_totten_2.state import Options, State
from core.schotten_totten_2.view import View


class SchottenTotten2:
    """The game, following the contract of `core.game`."""

    id = View.game
    seats = range(2, 3)
    options: Mapping[str, tuple[str, ...]] = {
        "tactics": ("off", "on"),
        "match": ("single", "revenge"),
        "colour-run": ("sum", "type"),
    }
    version = 1
    draws = True
    secrets = frozenset({"give"})

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> State:
        chosen = contract.choose(self, seats, options)
        return rounds.first_round(
            Options(chosen["tactics"] == "on", chosen["match"] == "revenge", chosen["colour-run"] == "type"), seed
        )

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

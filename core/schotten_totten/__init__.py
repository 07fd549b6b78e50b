"""Schotten Totten, with tactics, expert play and rounds."""

from collections.abc import Mapping

from core import game as contract
from core.game import Outcome
from core.schotten_totten import actions, outlook, rounds, rules, sight
from core.schotten_totten.feats import FEATS, find_feats
from core.schotten_totten.state import Options, State
from core.schotten_totten.view import View


class SchottenTotten:
    """The game, following the contract of `core.game`."""

    id = View.game
    seats = range(2, 3)
    options: Mapping[str, tuple[str, ...]] = {
        "tactics": ("off", "on"),
        "expert": ("off", "on"),
        "rounds": tuple("123456789"),
    }
    version = 1
    draws = True
    secrets = frozenset({"return"})

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> State:
        chosen = contract.choose(self, seats, options)
        return rounds.first_round(
            Options(chosen["tactics"] == "on", chosen["expert"] == "on", int(chosen["rounds"])), seed
        )

    def actors(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    format = staticmethod(actions.format)
    parse = staticmethod(actions.parse)
    rule_out = staticmethod(outlook.rule_out)
    feats = FEATS
    achieved = staticmethod(find_feats)

"""Totemo, for two to four players."""

from collections.abc import Mapping

from core import game as contract
from core.game import Outcome
from core.totemo import actions, outlook, rules, sight, state, turns
from core.totemo.feats import FEATS, find_feats
from core.totemo.pieces import PATH, SIZES
from core.totemo.state import Options, State
from core.totemo.view import View


class Totemo:
    """The game, following the contract of `core.game`."""

    id = View.game
    seats = range(min(PATH), max(PATH) + 1)
    options: Mapping[str, tuple[str, ...]] = {"hands": ("closed", "open"), "board": tuple(SIZES)}
    version = 1
    draws = True
    secrets: frozenset[str] = frozenset()

    def start(self, seats: int, options: Mapping[str, str], seed: bytes) -> State:
        chosen = contract.choose(self, seats, options)
        return turns.start(seats, Options(chosen["hands"] == "open", SIZES[chosen["board"]]), seed)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    actors = staticmethod(state.actors)
    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    resign = staticmethod(rules.resign)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    format = staticmethod(actions.format)
    parse = staticmethod(actions.parse)
    rule_out = staticmethod(outlook.rule_out)
    feats = FEATS
    achieved = staticmethod(find_feats)

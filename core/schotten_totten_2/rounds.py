"""How games begin and end: the deal, the damage to the wall, and the games of a revenge."""

from core.game import Event, Outcome
from core.rng import Rng
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2 import sides
from core.schotten_totten_2.cards import DAMAGED_TO_WIN, PACK, PAIRS, TACTICS
from core.schotten_totten_2.state import Options, State, contest, put, survey
from core.schotten_totten_2.view import Result


def first_round(options: Options, seed: bytes) -> State:
    return _deal(options, seed, 1, ())


def _deal(options: Options, seed: bytes, number: int, results: tuple[Result, ...]) -> State:
    siege = Rng(seed, f"siege {number}").shuffled(PACK.cards)
    tactics = Rng(seed, f"tactics {number}").shuffled(TACTICS) if options.tactics else ()
    hand = options.hand_limit
    attacker = (number - 1) % 2
    return State(
        options=options,
        seed=seed,
        round=number,
        results=results,
        attacker=attacker,
        turn=attacker,
        siege=siege[2 * hand :],
        tactics=tactics,
        hands=(siege[:hand], siege[hand : 2 * hand]),
    )


def take_control(state: State, tile: int, events: list[Event]) -> bool:
    """The attacker takes control of a tile. If that wins the game, deal the next or end the match, and return True."""
    seat, again = state.attacker, state.damaged[tile - 1]
    side = state.sides[seat][tile - 1]
    formation, total = contest(state, tile).strength(side)
    sides.clear(state, tile, (0, 1))
    state.damaged = put(state.damaged, tile - 1, True)
    survey(state)
    damaged = sum(state.damaged)
    events.append(happened.Controlled(seat, tile, formation.key, total, len(side), damaged))
    if again or damaged == DAMAGED_TO_WIN:
        end_round(state, seat, "breached" if again else "four-damaged", events)
        return True
    return False


def end_round(state: State, winner: int, reason: str, events: list[Event]) -> None:
    attacked = winner == state.attacker
    left = len(state.siege) if attacked else state.damaged.count(False) + state.cauldrons
    results = state.results = (*state.results, Result(state.attacker, winner, left))
    won = [result.winner for result in results]
    wins = (won.count(0), won.count(1))
    events.append(happened.RoundEnded(state.round, winner, reason, left, wins))
    decision = _decide(results) if state.options.revenge else ((winner,), reason)
    if decision:
        state.outcome = Outcome(*decision, wins)
        state.phase, state.declarable = "over", ()
    else:
        following = _deal(state.options, state.seed, state.round + 1, results)
        events.append(happened.RoundStarted(following.round, following.attacker))
        vars(state).update(vars(following))


def _decide(results: tuple[Result, ...]) -> tuple[tuple[int, ...], str] | None:
    """Who won a revenge, and how; None if another game is needed."""
    if len(results) % 2:
        return None
    one, other = results[-2:]
    if one.winner == other.winner:
        return (one.winner,), "both-games"
    if one.left != other.left:
        better = one if one.left > other.left else other
        return (better.winner,), "cards-left" if better.winner == better.attacker else "wall-left"
    return ((0, 1), "equal") if len(results) == 2 * PAIRS else None

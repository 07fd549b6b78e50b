"""How rounds begin and end: the deal, taking stones, settling, points, and the next round."""

from core.game import Event, Outcome
from core.rng import Rng
from core.schotten_totten import events as happened
from core.schotten_totten.cards import ADJACENT_TO_WIN, NUMBERS, PACK, ROUND_POINTS, STONES, STONES_TO_WIN, TACTICS
from core.schotten_totten.claims import stronger
from core.schotten_totten.state import Options, State, contest, put, survey


def first_round(options: Options, seed: bytes) -> State:
    return _deal(options, seed, 1, (0, 0), Rng(seed, "starter").below(2))


def _deal(options: Options, seed: bytes, number: int, points: tuple[int, int], starter: int) -> State:
    clan = Rng(seed, f"clan {number}").shuffled(PACK.cards)
    tactics = Rng(seed, f"tactics {number}").shuffled(TACTICS) if options.tactics else ()
    hand = options.hand_limit
    return State(
        options=options,
        seed=seed,
        round=number,
        points=points,
        starter=starter,
        turn=starter,
        clan=clan[2 * hand :],
        tactics=tactics,
        hands=(clan[:hand], clan[hand : 2 * hand]),
    )


def take(state: State, seat: int, stone: int, events: list[Event], *, settled: bool = False) -> bool:
    """Give a stone to a seat. If that wins the round, deal the next one or end the game, and return True."""
    side = state.sides[seat][stone - 1]
    strength = contest(state, stone).strength(side)
    told = happened.Settled if settled else happened.Claimed
    events.append(told(seat, stone, strength.formation.key, strength.total, len(side)))
    state.owners = put(state.owners, stone - 1, seat)
    survey(state)
    reason = victory(state.owners, seat)
    if reason:
        _end_round(state, seat, reason, events)
    return reason is not None


def victory(owners: tuple[int | None, ...], seat: int) -> str | None:
    """How a seat wins the round with the stones it owns; None if it does not."""
    own = [owner == seat for owner in owners]
    if any(all(own[start : start + ADJACENT_TO_WIN]) for start in range(STONES - ADJACENT_TO_WIN + 1)):
        return "adjacent"
    return "five" if sum(own) >= STONES_TO_WIN else None


def settle(state: State, events: list[Event]) -> None:
    """Nobody can play any more: decide every stone that can be decided, then the round."""
    for stone in NUMBERS:
        complete = [seat for seat in (0, 1) if stone in state.complete[seat]]
        if complete:
            seat = complete[0] if len(complete) == 1 else stronger(state, stone)
            if take(state, seat, stone, events, settled=True):
                return
    zero, one = state.owners.count(0), state.owners.count(1)
    winner = None if zero == one else int(one > zero)
    _end_round(state, winner, "settled", events)


def _end_round(state: State, winner: int | None, reason: str, events: list[Event]) -> None:
    scored = [ROUND_POINTS if seat == winner else state.owners.count(seat) for seat in (0, 1)]
    points = state.points = (state.points[0] + scored[0], state.points[1] + scored[1])
    events.append(happened.RoundEnded(state.round, winner, reason, points))
    if state.round == state.options.rounds:
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        state.outcome = Outcome(winners, reason if state.options.rounds == 1 else "points", points)
        state.phase, state.claims = "over", ()
    else:
        starter = 1 - (state.starter if winner is None else winner)
        events.append(happened.RoundStarted(state.round + 1, starter))
        vars(state).update(vars(_deal(state.options, state.seed, state.round + 1, points, starter)))

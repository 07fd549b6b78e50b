"""How rounds begin and end: the deal, the teams, and the barrels won."""

from core.game import Event, Outcome
from core.heave_ho import events as happened
from core.heave_ho.cards import BARRELS_TO_WIN, CARDS, DEALT, HAND, STARTS
from core.heave_ho.state import State, put_seat
from core.heave_ho.view import Teams
from core.rng import Rng


def first_round(teams: Teams, seed: bytes) -> State:
    return _deal(teams, seed, 1, (0, 0), [])


def _deal(teams: Teams, seed: bytes, number: int, barrels: tuple[int, int], events: list[Event]) -> State:
    cards = Rng(seed, f"deal {number}").shuffled(CARDS)
    piles = cards[:DEALT], cards[DEALT : 2 * DEALT]
    state = State(teams, seed, number, barrels, phase="sort", turn=0, aside=cards[2 * DEALT :], piles=piles)
    events.append(happened.RoundStarted(number))
    if teams == "skip":
        holder = (number - 1) % 2
        _begin(state, piles, STARTS[holder], 1 - holder, events)
    return state


def make_teams(state: State, starter: int, events: list[Event]) -> None:
    """Shuffle each seat's team: the cards it kept and the cards it was given."""
    zero, one = (
        Rng(state.seed, f"team {seat} {state.round}").shuffled((*state.kept[seat], *state.given[1 - seat]))
        for seat in (0, 1)
    )
    _begin(state, (zero, one), STARTS[starter], starter, events)


def _begin(state: State, decks: tuple[tuple[str, ...], ...], space: int, starter: int, events: list[Event]) -> None:
    zero, one = decks
    state.piles = ((), ())
    state.hands, state.decks = (zero[:HAND], one[:HAND]), (zero[HAND:], one[HAND:])
    state.phase, state.turn, state.barrel = "play", starter, space
    events.append(happened.TeamsMade(starter, space))


def end_round(state: State, winner: int, reason: str, events: list[Event]) -> None:
    """Give the barrel to the winner. Then deal the next round, or end the match."""
    state.barrels = put_seat(state.barrels, winner, state.barrels[winner] + 1)
    events.append(happened.RoundEnded(state.round, winner, reason, state.barrels))
    if state.barrels[winner] == BARRELS_TO_WIN:
        state.outcome, state.phase = Outcome((winner,), "barrels", state.barrels), "over"
    else:
        following = _deal(state.teams, state.seed, state.round + 1, state.barrels, events)
        vars(state).update(vars(following))

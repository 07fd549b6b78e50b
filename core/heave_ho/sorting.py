"""Making teams: both seats sort their pairs, in a race or each at its own pace."""

from core.game import Event
from core.heave_ho import events as happened
from core.heave_ho.cards import rank
from core.heave_ho.rounds import make_teams
from core.heave_ho.state import State, looked_at, put_seat


def keep(state: State, seat: int, number: int, events: list[Event]) -> None:
    """Put one card of the seat's pair into its own team and the other into the opponent's."""
    owner = seat if state.phase == "sort" else looked_at(state)
    pair, rest = state.piles[owner][:2], state.piles[owner][2:]
    kept, given = pair[number - 1], pair[2 - number]
    state.piles = put_seat(state.piles, owner, rest)
    state.kept = put_seat(state.kept, seat, (*state.kept[seat], kept))
    state.given = put_seat(state.given, seat, (*state.given[seat], given))
    if rest and state.phase != "stop":
        events.append(happened.Sorted(seat, kept, given, len(rest) // 2))
    else:
        events.append(happened.Finished(seat, kept, given))
        _go_on(state, seat, events)


def _go_on(state: State, seat: int, events: list[Event]) -> None:
    """Move on once the seat has nothing more to sort."""
    other = 1 - seat
    if state.phase == "sort" and state.teams == "race":
        state.phase, state.turn, state.finisher = "stop", other, seat
        events.append(happened.Stopped(seat))
    elif state.phase == "stop" and state.piles[seat]:
        state.phase, state.turn = "rest", other
        events.append(happened.TookOver(other, len(state.piles[seat]) // 2))
    elif state.finisher is not None:
        make_teams(state, state.finisher, events)
    elif not state.piles[other]:
        make_teams(state, _turn_up(state, events), events)


def _turn_up(state: State, events: list[Event]) -> int:
    """Each seat turns up a card, seat 0 first, until one is higher; they go under the pile. Return the winning seat."""
    while True:
        zero, one, *rest = state.aside
        state.aside = (*rest, zero, one)
        state.turned = (*state.turned, (zero, one))
        events += (happened.TurnedUp(0, zero), happened.TurnedUp(1, one))
        if rank(zero) != rank(one):
            return int(rank(one) > rank(zero))

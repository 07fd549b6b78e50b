"""The cards on the six places, the barrel on its track, and the test of strength."""

from typing import NamedTuple

from core.game import Event
from core.heave_ho import events as happened
from core.heave_ho.cards import GOALS, LOUD, PLACES, SIDES
from core.heave_ho.state import AT, Cards, State, put, strengths


class Win(NamedTuple):
    """Who won the round, and how."""

    seat: int
    reason: str


def side_of(place: str) -> int:
    """The seat that a place belongs to."""
    return SIDES.index(place[0])


def lay(state: State, card: str, place: str) -> None:
    """Put a card on top of a place."""
    number = AT[place]
    state.places = put(state.places, number, (*state.places[number], card))


def lift(state: State, place: str) -> str:
    """Take the top card off a place."""
    number = AT[place]
    *rest, card = state.places[number]
    state.places = put(state.places, number, tuple(rest))
    return card


def lift_all(state: State, hit: frozenset[str]) -> Cards:
    """Take off every top card that is one of these."""
    found = [place for place in PLACES if state.places[AT[place]] and state.places[AT[place]][-1] in hit]
    return tuple([lift(state, place) for place in found])


def tug_if_loud(state: State, card: str, events: list[Event]) -> Win | None:
    return tug(state, events) if card.endswith(LOUD) else None


def tug(state: State, events: list[Event], *, weaker: bool = False) -> Win | None:
    """A test of strength: the stronger side, or the weaker one, pulls the barrel by the difference."""
    zero, one = strengths(state)
    puller = None if zero == one else int((one > zero) != weaker)
    win = None if puller is None else pull(state, puller, abs(zero - one))
    assert state.barrel is not None
    events.append(happened.Pulled(puller, (zero, one), state.barrel))
    return win


def pull(state: State, seat: int, spaces: int) -> Win | None:
    """Move the barrel towards a seat's goal. It stops there, and that wins the round."""
    assert state.barrel is not None
    goal = GOALS[seat]
    state.barrel = min(goal, state.barrel + spaces) if seat else max(goal, state.barrel - spaces)
    return Win(seat, "goal") if state.barrel == goal else None

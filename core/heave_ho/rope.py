"""Cards on the six places, the barrel on its track, and the test of strength."""

from typing import NamedTuple

from core.game import Event
from core.heave_ho import events as happened
from core.heave_ho.cards import GOALS, LOUD, PLACES, SIDES
from core.heave_ho.state import AT, Cards, State, put, strengths


class Win(NamedTuple):
    """Who has won the round, and how."""

    seat: int
    reason: str


def side_of(place: str) -> int:
    """The seat on whose side a place is."""
    return SIDES.index(place[0])


def lay(state: State, card: str, place: str) -> None:
    """A card comes to lie on top of a place."""
    number = AT[place]
    state.places = put(state.places, number, (*state.places[number], card))


def lift(state: State, place: str) -> str:
    """The top card leaves a place."""
    number = AT[place]
    *rest, card = state.places[number]
    state.places = put(state.places, number, tuple(rest))
    return card


def lift_all(state: State, hit: frozenset[str]) -> Cards:
    """All top cards that are among these leave their places."""
    found = [place for place in PLACES if state.places[AT[place]] and state.places[AT[place]][-1] in hit]
    return tuple([lift(state, place) for place in found])


def tug_if_loud(state: State, card: str, events: list[Event]) -> Win | None:
    return tug(state, events) if card.endswith(LOUD) else None


def tug(state: State, events: list[Event], *, weaker: bool = False) -> Win | None:
    """A test of strength: the stronger side pulls the barrel by the difference, or the weaker one."""
    zero, one = strengths(state)
    puller = None if zero == one else int((one > zero) != weaker)
    win = None if puller is None else pull(state, puller, abs(zero - one))
    assert state.barrel is not None
    events.append(happened.Pulled(puller, (zero, one), state.barrel))
    return win


def pull(state: State, seat: int, spaces: int) -> Win | None:
    """The barrel moves towards a seat's goal and stops on it; that wins the round."""
    assert state.barrel is not None
    goal = GOALS[seat]
    state.barrel = min(goal, state.barrel + spaces) if seat else max(goal, state.barrel - spaces)
    return Win(seat, "goal") if state.barrel == goal else None

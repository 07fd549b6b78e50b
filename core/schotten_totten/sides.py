"""A seat's side of a stone: adding and removing cards, and why it takes no more."""

from core.game import Illegal
from core.schotten_totten.claims import forget
from core.schotten_totten.state import Cards, State, is_open, put, put_seat, size, survey, without


def add(state: State, seat: int, card: str, stone: int) -> None:
    _change_side(state, seat, stone, (*state.sides[seat][stone - 1], card))


def remove(state: State, seat: int, card: str, stone: int) -> None:
    _change_side(state, seat, stone, without(state.sides[seat][stone - 1], card))


def _change_side(state: State, seat: int, stone: int, cards: Cards) -> None:
    place, full = stone - 1, size(state, stone)
    before = len(state.sides[seat][place])
    forget(state, stone)
    state.sides = put_seat(state.sides, seat, put(state.sides[seat], place, cards))
    if full not in (before, len(cards)):
        return
    first = state.first[place]
    if len(cards) < full:
        first = 1 - seat if len(state.sides[1 - seat][place]) == full else None
    elif first is None:
        first = seat
    state.first = put(state.first, place, first)
    survey(state, [seat])


def refuse(state: State, stone: int) -> Illegal:
    """Why a full side takes no card."""
    if is_open(state, stone):
        return Illegal("side-full", stone=stone, size=size(state, stone))
    return Illegal("stone-claimed", stone=stone)


def check_open(state: State, stone: int) -> None:
    if not is_open(state, stone):
        raise Illegal("stone-claimed", stone=stone)

"""A seat's side of a tile: adding and removing cards, and why it takes no more."""

from collections.abc import Iterable

from core.game import Event, Illegal
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2.cards import OPPOSITES
from core.schotten_totten_2.control import forget
from core.schotten_totten_2.state import Cards, State, contest, in_order, put, put_seat, survey, without


def check_room(state: State, seat: int, tile: int) -> None:
    if tile not in state.rooms[seat]:
        raise Illegal("tile-full", tile=tile, size=contest(state, tile).size)


def add(state: State, seat: int, card: str, tile: int, events: list[Event]) -> None:
    """Play a card on a side with room. A 0 and an 11 of one colour do not stay opposite each other."""
    _change(state, seat, tile, (*state.sides[seat][tile - 1], card))
    opposite = OPPOSITES.get(card)
    if opposite and opposite in state.sides[1 - seat][tile - 1]:
        remove(state, seat, card, tile)
        remove(state, 1 - seat, opposite, tile)
        discard(state, (card, opposite))
        events.append(happened.Cancelled(tile, (card, opposite)))


def remove(state: State, seat: int, card: str, tile: int) -> None:
    _change(state, seat, tile, without(state.sides[seat][tile - 1], card))


def clear(state: State, tile: int, seats: Iterable[int]) -> Cards:
    """Discard all cards these seats have at a tile, and return them."""
    cards: Cards = ()
    for seat in seats:
        side = state.sides[seat][tile - 1]
        if side:
            cards += side
            _change(state, seat, tile, ())
    discard(state, cards)
    return cards


def discard(state: State, cards: Cards) -> None:
    state.discard = in_order((*state.discard, *cards))


def _change(state: State, seat: int, tile: int, cards: Cards) -> None:
    place, full = tile - 1, contest(state, tile).size
    before = len(state.sides[seat][place])
    forget(state, tile)
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

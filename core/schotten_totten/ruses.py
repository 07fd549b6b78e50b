"""Cards that come to a side and leave it again: the ruses that are aimed at a card."""

from collections.abc import Iterator

from core.game import Event, Illegal
from core.schotten_totten import events as happened
from core.schotten_totten.actions import Action, Banshee, Strategist, Traitor
from core.schotten_totten.cards import MODES, NUMBERS, is_clan
from core.schotten_totten.claims import forget
from core.schotten_totten.state import Cards, State, is_open, put, put_seat, size, survey, without

TARGETED = ("Strategist", "Banshee", "Traitor")


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


def moves(state: State, seat: int, ruse: str) -> Iterator[Action]:
    """Every way to use a ruse."""
    owner = seat if ruse == "Strategist" else 1 - seat
    places = state.rooms[seat]
    for stone in filter(lambda stone: is_open(state, stone), NUMBERS):
        for card in state.sides[owner][stone - 1]:
            match ruse:
                case "Strategist":
                    yield from (Strategist(card, stone, target) for target in places if target != stone)
                    yield Strategist(card, stone, None)
                case "Banshee":
                    yield Banshee(card, stone)
                case "Traitor" if is_clan(card):
                    yield from (Traitor(card, stone, target) for target in places)


def resolve(state: State, action: Strategist | Banshee | Traitor, events: list[Event]) -> None:
    seat, card, stone = state.turn, action.card, action.stone
    ruse = type(action).__name__
    owner = seat if isinstance(action, Strategist) else 1 - seat
    target = None if isinstance(action, Banshee) else action.target
    _check_source(state, seat, owner, card, stone)
    if isinstance(action, Traitor) and not is_clan(card):
        raise Illegal("clan-only", card=card)
    if target is None:
        remove(state, owner, card, stone)
        state.discard = (*state.discard, card)
        events.append(happened.Removed(seat, ruse, card, stone))
    else:
        if owner == seat and target == stone:
            raise Illegal("same-stone", stone=stone)
        if target not in state.rooms[seat]:
            raise refuse_side(state, target)
        remove(state, owner, card, stone)
        add(state, seat, card, target)
        events.append(happened.Moved(seat, ruse, card, stone, target))


def refuse_side(state: State, stone: int) -> Illegal:
    """Why a side that has no room takes no card."""
    if is_open(state, stone):
        return Illegal("side-full", stone=stone, size=size(state, stone))
    return Illegal("stone-claimed", stone=stone)


def check_open(state: State, stone: int) -> None:
    if not is_open(state, stone):
        raise Illegal("stone-claimed", stone=stone)


def _check_source(state: State, seat: int, owner: int, card: str, stone: int) -> None:
    if card in MODES:
        raise Illegal("modes-stay", card=card)
    check_open(state, stone)
    if card not in state.sides[owner][stone - 1]:
        raise Illegal("not-on-your-side" if owner == seat else "not-on-their-side", card=card, stone=stone)

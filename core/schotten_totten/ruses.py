"""The ruses that target a card on the table."""

from collections.abc import Iterator

from core.game import Event, Illegal
from core.schotten_totten import events as happened
from core.schotten_totten import sides
from core.schotten_totten.actions import Action, Banshee, Strategist, Traitor
from core.schotten_totten.cards import MODES, NUMBERS, is_clan
from core.schotten_totten.state import State, is_open

TARGETED = ("Strategist", "Banshee", "Traitor")


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


def resolve(state: State, ruse: str, action: Strategist | Banshee | Traitor, events: list[Event]) -> None:
    seat, card, stone = state.turn, action.card, action.stone
    owner = seat if isinstance(action, Strategist) else 1 - seat
    target = None if isinstance(action, Banshee) else action.target
    _check_source(state, seat, owner, card, stone)
    if isinstance(action, Traitor) and not is_clan(card):
        raise Illegal("clan-only", card=card)
    if target is None:
        sides.remove(state, owner, card, stone)
        state.discard = (*state.discard, card)
        events.append(happened.Removed(seat, ruse, card, stone))
    else:
        if owner == seat and target == stone:
            raise Illegal("same-stone", stone=stone)
        if target not in state.rooms[seat]:
            raise sides.refuse(state, target)
        sides.remove(state, owner, card, stone)
        sides.add(state, seat, card, target)
        events.append(happened.Moved(seat, ruse, card, stone, target))


def _check_source(state: State, seat: int, owner: int, card: str, stone: int) -> None:
    if card in MODES:
        raise Illegal("modes-stay", card=card)
    sides.check_open(state, stone)
    if card not in state.sides[owner][stone - 1]:
        raise Illegal("not-on-your-side" if owner == seat else "not-on-their-side", card=card, stone=stone)

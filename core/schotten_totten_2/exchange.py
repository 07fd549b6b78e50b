"""Exchange: the only time both seats act. Each chooses cards without seeing the other's choice first."""

from itertools import combinations

from core.game import Event, Illegal
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2.actions import Give
from core.schotten_totten_2.cards import EXCHANGED
from core.schotten_totten_2.state import Cards, State, put_seat, without


def choices(hand: Cards) -> tuple[Give, ...]:
    """Every choice of cards, in hand order. Of equal cards, the first are chosen."""
    found: dict[Cards, Cards] = {}
    for cards in combinations(hand, EXCHANGED):
        found.setdefault(tuple(sorted(cards)), cards)
    return tuple(map(Give, found.values()))


def give(state: State, seat: int, cards: Cards, events: list[Event]) -> bool:
    """Set a seat's cards aside. If both seats have chosen, swap the cards and return True."""
    rest = state.hands[seat]
    for card in cards:
        if card not in rest:
            raise Illegal("not-in-hand", card=card)
        rest = without(rest, card)
    ordered = _as_held(state.hands[seat], cards)
    if cards != ordered:
        raise Illegal("cards-order", cards=ordered)
    state.hands = put_seat(state.hands, seat, rest)
    state.gifts = put_seat(state.gifts, seat, cards)
    events.append(happened.Gave(seat, cards))
    if not all(state.gifts):
        return False
    zero, one = state.gifts
    state.hands = ((*state.hands[0], *one), (*state.hands[1], *zero))
    state.marked = (one, zero)
    state.gifts = ((), ())
    events += (happened.Received(0, one), happened.Received(1, zero))
    return True


def _as_held(hand: Cards, cards: Cards) -> Cards:
    """These cards, in hand order."""
    wanted, held = list(cards), []
    for card in hand:
        if card in wanted:
            wanted.remove(card)
            held.append(card)
    return tuple(held)

"""The course of a turn: cards leaving a hand, cards drawn, and the checks at its end."""

from core.game import Event
from core.heave_ho import events as happened
from core.heave_ho.cards import REINFORCEMENTS, half
from core.heave_ho.rope import Win
from core.heave_ho.rounds import end_round
from core.heave_ho.state import Cards, State, put_seat, without


def lose(state: State, owner: int, card: str) -> None:
    """Remove a card from a hand for everyone to see."""
    state.hands = put_seat(state.hands, owner, without(state.hands[owner], card))
    state.spent = put_seat(state.spent, owner, (*state.spent[owner], card))
    if card in state.shown[owner]:
        state.shown = put_seat(state.shown, owner, without(state.shown[owner], card))


def reinforce(state: State, seat: int, events: list[Event]) -> None:
    cards = _draw(state, seat, REINFORCEMENTS)
    events.append(happened.Reinforced(seat, len(cards), cards))


def _draw(state: State, seat: int, count: int) -> Cards:
    """Draw cards from a team deck into the hand, as far as the deck lasts."""
    deck = state.decks[seat]
    state.hands = put_seat(state.hands, seat, (*state.hands[seat], *deck[:count]))
    state.decks = put_seat(state.decks, seat, deck[count:])
    return deck[:count]


def end_turn(state: State, win: Win | None, events: list[Event], *, draws: bool = True) -> None:
    """End the turn: the round is won, or the seat draws and the other is on turn."""
    if win is None and draws:
        events += [happened.Drew(state.turn, card) for card in _draw(state, state.turn, 1)]
    if win := win or run_out(state):
        end_round(state, *win, events)
    else:
        state.turn, state.phase = 1 - state.turn, "play"


def run_out(state: State) -> Win | None:
    """The win of the seat on whose half the barrel is, once a seat has no cards left."""
    if all(hand or deck for hand, deck in zip(state.hands, state.decks, strict=True)):
        return None
    assert state.barrel is not None
    return Win(half(state.barrel), "half")

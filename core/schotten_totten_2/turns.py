"""The course of a turn. Each step advances the state to the next moment at which a seat must decide."""

from core.game import Event
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2.control import declarable
from core.schotten_totten_2.rounds import end_round
from core.schotten_totten_2.state import State, put_seat, without


def next_turn(state: State, events: list[Event]) -> None:
    seat = state.turn = 1 - state.turn
    state.phase, state.thrown = "play", False
    if seat == state.attacker:
        state.declarable = declarable(state)
    else:
        state.declarable = ()
        if not state.rooms[seat]:
            end_round(state, seat, "walled", events)


def after_card(state: State, events: list[Event]) -> None:
    if state.turn == state.attacker:
        state.declarable = declarable(state)
    draw_step(state, events)


def draw_step(state: State, events: list[Event]) -> None:
    """Ask for the draw while there is a choice of decks or a tile can be declared."""
    if len(state.hands[state.turn]) >= state.options.hand_limit:
        end_step(state, events)
    elif state.declarable or (state.siege and state.tactics):
        state.phase = "draw"
    elif state.siege or state.tactics:
        draw(state, "siege" if state.siege else "tactics", events)
        end_step(state, events)
    else:
        exhaust(state, events)


def end_step(state: State, events: list[Event]) -> None:
    """Ask for the end of the turn while a tile can be declared."""
    if state.declarable:
        state.phase = "end"
    else:
        next_turn(state, events)


def exhaust(state: State, events: list[Event]) -> None:
    """End the game: a seat has to draw a card and there is none."""
    end_round(state, 1 - state.attacker, "exhausted", events)


def draw(state: State, deck: str, events: list[Event]) -> None:
    """The seat on turn draws the top card of a deck."""
    seat = state.turn
    if deck == "siege":
        card, state.siege = state.siege[0], state.siege[1:]
        if state.reinforced:
            state.fresh = put_seat(state.fresh, seat, state.fresh[seat] + 1)
    else:
        card, state.tactics = state.tactics[0], state.tactics[1:]
    state.hands = put_seat(state.hands, seat, (*state.hands[seat], card))
    events.append(happened.Drew(seat, deck, card))


def lose(state: State, card: str) -> None:
    """Remove a card from the hand of the seat on turn to play it."""
    seat = drawer = state.turn
    state.hands = put_seat(state.hands, seat, without(state.hands[seat], card))
    if card in state.marked[seat]:
        state.marked = put_seat(state.marked, seat, without(state.marked[seat], card))
        drawer = 1 - seat
    if card in state.reinforced:
        state.reinforced = without(state.reinforced, card)
        state.fresh = put_seat(state.fresh, drawer, state.fresh[drawer] - 1) if state.reinforced else (0, 0)

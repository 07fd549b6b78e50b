"""The course of a turn. Each step advances the state to the next moment at which a seat must decide."""

from core.game import Event
from core.schotten_totten import events as happened
from core.schotten_totten.cards import is_clan
from core.schotten_totten.claims import claimable
from core.schotten_totten.rounds import settle
from core.schotten_totten.state import State, put_seat, without


def next_turn(state: State, events: list[Event]) -> None:
    seat = 1 - state.turn
    able = _can_play(state, seat)
    if state.idle >= 2 or not (able or _can_play(state, state.turn)):
        settle(state, events)
        return
    state.turn = seat
    state.phase = "play"
    state.idle += 1
    if state.options.expert:
        state.claims = claimable(state, seat)
    if not able:
        events.append(happened.Passed(seat))
        if state.claims:
            state.phase = "claim"
        else:
            claim_step(state, events)


def _can_play(state: State, seat: int) -> bool:
    """Whether the seat can play, as far as everyone knows: with tactics, a hand without a place for its clan cards
    may hold something else.
    """
    return bool(state.hands[seat]) and (state.options.tactics or bool(state.rooms[seat]))


def claim_step(state: State, events: list[Event]) -> None:
    """The claims after the card. In the expert variant they came before it."""
    state.claims = () if state.options.expert else claimable(state, state.turn)
    if state.claims:
        state.phase = "claim"
    else:
        draw_step(state, events)


def draw_step(state: State, events: list[Event]) -> None:
    state.claims = ()
    if len(state.hands[state.turn]) < state.options.hand_limit:
        if state.clan and state.tactics:
            state.phase = "draw"
            return
        if state.clan or state.tactics:
            draw(state, "clan" if state.clan else "tactics", events)
    next_turn(state, events)


def recruit_step(state: State, events: list[Event]) -> None:
    """The draws of a Recruiter: ask for the deck while there is a choice."""
    state.claims = ()
    while state.draws and (state.clan or state.tactics):
        if state.clan and state.tactics:
            state.phase = "recruit"
            return
        recruit(state, "clan" if state.clan else "tactics", events)
    state.draws = 0
    return_step(state, events)


def return_step(state: State, events: list[Event]) -> None:
    if len(state.hands[state.turn]) > state.options.hand_limit:
        state.phase = "return"
    else:
        claim_step(state, events)


def recruit(state: State, deck: str, events: list[Event]) -> None:
    state.draws -= 1
    draw(state, deck, events)


def draw(state: State, deck: str, events: list[Event]) -> None:
    """The seat on turn draws the top card of a deck."""
    seat = state.turn
    if deck == "clan":
        card, state.clan = state.clan[0], state.clan[1:]
    else:
        card, state.tactics = state.tactics[0], state.tactics[1:]
    state.hands = put_seat(state.hands, seat, (*state.hands[seat], card))
    state.idle = 0
    events.append(happened.Drew(seat, deck, card))
    if state.recruiter is not None:
        below = min(state.below[0], len(state.clan)), min(state.below[1], len(state.tactics))
        if below != state.below and seat != state.recruiter:
            state.marked = (*state.marked, card)
        state.below = below


def bury(state: State, card: str, events: list[Event]) -> None:
    """The seat on turn puts a card from its hand under its deck."""
    lose(state, card)
    clan, tactics = state.below
    if is_clan(card):
        state.clan, state.below = (*state.clan, card), (clan + 1, tactics)
    else:
        state.tactics, state.below = (*state.tactics, card), (clan, tactics + 1)
    events.append(happened.Returned(state.turn, "clan" if is_clan(card) else "tactics", card))


def lose(state: State, card: str) -> None:
    """Remove a card from the hand of the seat on turn."""
    seat = state.turn
    state.hands = put_seat(state.hands, seat, without(state.hands[seat], card))
    if card in state.marked and seat != state.recruiter:
        state.marked = without(state.marked, card)

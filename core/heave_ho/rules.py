"""What a seat may do, and what follows from it."""

from typing import assert_never

from core.game import Event, Illegal, OutOfTurn, Step
from core.heave_ho import effects, sorting, turns
from core.heave_ho import events as happened
from core.heave_ho.actions import Action, ChangeSides, Deed, Farewell, Keep, Play, Take, Toss, Use, Waste, card_of
from core.heave_ho.cards import ACTIONS, FAREWELLS, MEN, ORDER, PLACES, SIDES, WHITES
from core.heave_ho.rope import Win
from core.heave_ho.state import State, actors
from core.heave_ho.view import Move


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    actions: list[Action] = []
    match state.phase:
        case "play":
            for card in dict.fromkeys(state.hands[seat]):
                actions += effects.crossings(state) if card == "ChangeSides" else _DEEDS[card]
                actions += _WASTES.get(card, ())
        case "trick":
            for card in dict.fromkeys(state.hands[1 - seat]):
                actions += map(Take, effects.crossings(state)) if card == "ChangeSides" else _TAKES[card]
                actions.append(_TOSSES[card])
        case _:
            return _KEEPS
    return tuple(actions)


def _deeds(card: str) -> tuple[Deed, ...]:
    """Everything that can be done with a card. For Change Sides this depends on the table, so it is not included."""
    if card in MEN:
        return tuple(Play(card, side + card[0]) for side in SIDES)
    if card in WHITES:
        return tuple(Play(card, place) for place in PLACES)
    if card == "Farewell":
        return tuple(map(Farewell, FAREWELLS))
    return () if card == "ChangeSides" else (Use(card),)


_KEEPS = (Keep(1), Keep(2))
_DEEDS = {card: _deeds(card) for card in ORDER}
_WASTES = {card: (Waste(card),) for card in ACTIONS}
_TAKES = {card: tuple(map(Take, deeds)) for card, deeds in _DEEDS.items()}
_TOSSES = {card: Toss(card) for card in ORDER}


def play(state: State, seat: int, action: Action) -> Step[State]:
    if seat not in actors(state):
        raise OutOfTurn(seat)
    after = state.copy()
    before = state.last if state.last and state.last[0].seat == seat else ()
    if not isinstance(action, Keep):
        after.last = (*before, Move(seat, action))
        after.was = state.was if before else state.barrel
    events: list[Event] = []
    _carry_out(after, seat, action, events)
    return Step(after, tuple(events))


def _carry_out(state: State, seat: int, action: Action, events: list[Event]) -> None:
    if isinstance(action, Keep):
        _expect(state, "sort", "stop", "rest")
        sorting.keep(state, seat, action.number, events)
        return
    win = resolve(state, seat, action, events)
    if action != _TRICK:
        turns.end_turn(state, win, events, draws=action not in (_REINFORCEMENTS, Take(_REINFORCEMENTS)))


_TRICK, _REINFORCEMENTS = Use("NastyTrick"), Use("Reinforcements")


def resolve(state: State, seat: int, action: Deed | Waste | Take | Toss, events: list[Event]) -> Win | None:
    """Take the card from its hand and do what the action says, except for what ends the turn."""
    match action:
        case Take(deed):
            card = card_of(deed)
            _lose_theirs(state, seat, card)
            events.append(happened.Took(seat, card))
            return effects.resolve(state, seat, deed, events)
        case Toss(card):
            _lose_theirs(state, seat, card)
            state.discard = (*state.discard, card)
            events.append(happened.Tossed(seat, card))
            return None
        case Waste(card):
            _lose_own(state, seat, card)
            state.discard = (*state.discard, card)
            events.append(happened.Wasted(seat, card))
            return None
        case Play() | Use() | Farewell() | ChangeSides():
            _lose_own(state, seat, card_of(action))
            return effects.resolve(state, seat, action, events)
        case _:
            assert_never(action)


def _lose_own(state: State, seat: int, card: str) -> None:
    _expect(state, "play")
    if card not in state.hands[seat]:
        raise Illegal("not-in-hand", card=card)
    turns.lose(state, seat, card)


def _lose_theirs(state: State, seat: int, card: str) -> None:
    _expect(state, "trick")
    if card not in state.hands[1 - seat]:
        raise Illegal("not-in-their-hand", card=card)
    turns.lose(state, 1 - seat, card)


_ASKED = {"sort": "sort", "stop": "sort", "rest": "sort", "play": "card", "trick": "trick"}


def _expect(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Illegal(f"asked-{_ASKED[state.phase]}")

"""What a card does when it is played from one's own hand or the opponent's."""

from collections.abc import Iterator
from typing import assert_never

from core.game import Event, Illegal
from core.heave_ho import events as happened
from core.heave_ho import rope, turns
from core.heave_ho.actions import ChangeSides, Deed, Farewell, Play, Use
from core.heave_ho.cards import ADRENALINE, COLOURS, NESSIE, ORDER, PLACES, SIDES, STARTS, STRENGTHS, WHITES, WOMEN
from core.heave_ho.rope import Win
from core.heave_ho.state import AT, State, put_seat


def crossings(state: State) -> Iterator[ChangeSides]:
    """Every way to use Change Sides."""
    for place, cards in zip(PLACES, state.places, strict=True):
        if cards:
            across = _across(place)
            if cards[-1] in WHITES:
                yield from (ChangeSides(place, across + colour) for colour in COLOURS)
            else:
                yield ChangeSides(place, None)


def _across(place: str) -> str:
    """The same place on the other side of the rope."""
    return SIDES[1 - rope.side_of(place)]


def resolve(state: State, seat: int, deed: Deed, events: list[Event]) -> Win | None:
    """Carry out a card that has left the hand. Return the win if it decides the round."""
    match deed:
        case Play(card, place):
            rope.lay(state, card, place)
            events.append(happened.Played(seat, card, rope.side_of(place), place[1]))
            return rope.tug_if_loud(state, card, events)
        case Use(card):
            state.discard = (*state.discard, card)
            return _use(state, seat, card, events)
        case Farewell(strength):
            state.discard = (*state.discard, "Farewell")
            cards = rope.lift_all(state, _OF_STRENGTH[strength])
            state.gone = (*state.gone, *cards)
            events.append(happened.Dismissed(seat, strength, cards))
            return None
        case ChangeSides(source, target):
            state.discard = (*state.discard, "ChangeSides")
            return _cross(state, seat, source, target, events)
        case _:
            assert_never(deed)


_OF_STRENGTH = {
    strength: frozenset(card for card in ORDER if STRENGTHS[card] == strength) for strength in STRENGTHS.values()
}


def _use(state: State, seat: int, card: str, events: list[Event]) -> Win | None:
    match card:
        case "Adrenaline":
            win = rope.pull(state, seat, ADRENALINE)
            assert state.barrel is not None
            events.append(happened.Shifted(seat, card, state.barrel))
            return win
        case "RopeBreaks":
            state.barrel = STARTS[seat]
            events.append(happened.Shifted(seat, card, state.barrel))
        case "HeaveHo" | "Weakness":
            events.append(happened.Used(seat, card))
            return rope.tug(state, events, weaker=card == "Weakness")
        case "Monstrous":
            events.append(happened.Used(seat, card))
            theirs = (cards for place, cards in zip(PLACES, state.places, strict=True) if rope.side_of(place) != seat)
            if any(cards and cards[-1] == NESSIE for cards in theirs):
                return Win(seat, "monstrous")
        case "MuchoMacho":
            ladies = rope.lift_all(state, WOMEN)
            state.discard = (*state.discard, *ladies)
            events.append(happened.Swept(seat, ladies))
        case "NastyTrick":
            state.phase = "trick"
            state.shown = put_seat(state.shown, 1 - seat, state.hands[1 - seat])
            events.append(happened.Peeked(seat, state.hands[1 - seat]))
        case "Reinforcements":
            turns.reinforce(state, seat, events)
    return None


def _cross(state: State, seat: int, source: str, target: str | None, events: list[Event]) -> Win | None:
    cards = state.places[AT[source]]
    if not cards:
        raise Illegal("place-empty", place=source)
    if cards[-1] in WHITES and target is None:
        raise Illegal("names-its-place", card=cards[-1], place=source)
    if cards[-1] not in WHITES and target is not None:
        raise Illegal("keeps-its-colour", card=cards[-1], place=source)
    card = rope.lift(state, source)
    place = target or _across(source) + source[1]
    rope.lay(state, card, place)
    events.append(happened.Crossed(seat, card, rope.side_of(place), place[1]))
    return rope.tug_if_loud(state, card, events)

"""What the action cards of the tactics variant do."""

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from core.game import Event, Illegal
from core.rng import Rng
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2 import sides
from core.schotten_totten_2.actions import (
    Action,
    Desertion,
    Effect,
    Exchange,
    Explosion,
    Recruit,
    Redeploy,
    Reinforcements,
    Treason,
)
from core.schotten_totten_2.cards import NUMBERS, PACK, REINFORCEMENTS, is_siege
from core.schotten_totten_2.state import Cards, State, in_order, without


def uses(state: State, seat: int, effect: str) -> Iterator[Action]:
    """Every way to use an action card."""
    rooms = state.rooms[seat]
    match effect:
        case "Redeploy":
            for card, tile in _on_side(state, seat):
                yield from (Redeploy(card, tile, target) for target in rooms if target != tile)
                yield Redeploy(card, tile, None)
        case "Recruit":
            for card in dict.fromkeys(state.discard):
                yield from (Recruit(card, tile) for tile in rooms)
        case "Desertion":
            yield from (Desertion(card, tile) for card, tile in _on_side(state, 1 - seat))
        case "Treason":
            for card, tile in _on_side(state, 1 - seat):
                yield from (Treason(card, tile, target) for target in rooms)
        case "Explosion":
            yield from (Explosion(tile) for tile in NUMBERS if _has_cards(state, tile))
        case "Reinforcements":
            yield from map(Reinforcements, combinations(filter(is_siege, state.discard), REINFORCEMENTS))
        case "Exchange":
            yield Exchange()


def _on_side(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """The cards a seat has on the table, each with its tile. Equal cards at a tile appear once."""
    for tile in NUMBERS:
        for card in dict.fromkeys(state.sides[seat][tile - 1]):
            yield card, tile


def _has_cards(state: State, tile: int) -> bool:
    return bool(state.sides[0][tile - 1] or state.sides[1][tile - 1])


def resolve(state: State, action: Effect, events: list[Event]) -> None:
    """Carry out a card that the seat on turn has played."""
    seat = state.turn
    match action:
        case Redeploy(card, tile, target):
            _redeploy(state, card, tile, target, events)
        case Recruit(card, tile):
            if card not in state.discard:
                raise Illegal("not-discarded", card=card)
            sides.check_room(state, seat, tile)
            state.discard = without(state.discard, card)
            events.append(happened.Recruited(seat, card, tile))
            sides.add(state, seat, card, tile, events)
        case Desertion(card, tile):
            _take(state, 1 - seat, card, tile)
            sides.discard(state, (card,))
            events.append(happened.Removed(seat, "Desertion", card, tile))
        case Treason(card, tile, target):
            sides.check_room(state, seat, target)
            _take(state, 1 - seat, card, tile)
            events.append(happened.Moved(seat, "Treason", card, tile, target))
            sides.add(state, seat, card, target, events)
        case Explosion(tile):
            if not _has_cards(state, tile):
                raise Illegal("tile-empty", tile=tile)
            events.append(happened.Exploded(seat, tile, sides.clear(state, tile, (0, 1))))
        case Reinforcements(cards):
            _reinforce(state, cards, events)
        case Exchange():
            state.phase, state.declarable = "exchange", ()
            events.append(happened.Exchanged(seat))
        case _:
            assert_never(action)


def _redeploy(state: State, card: str, tile: int, target: int | None, events: list[Event]) -> None:
    seat = state.turn
    if target is None:
        _take(state, seat, card, tile)
        sides.discard(state, (card,))
        events.append(happened.Removed(seat, "Redeploy", card, tile))
        return
    if target == tile:
        raise Illegal("same-tile", tile=tile)
    sides.check_room(state, seat, target)
    _take(state, seat, card, tile)
    events.append(happened.Moved(seat, "Redeploy", card, tile, target))
    sides.add(state, seat, card, target, events)


def _take(state: State, owner: int, card: str, tile: int) -> None:
    """Remove a card from its owner's side of a tile."""
    if card not in state.sides[owner][tile - 1]:
        raise Illegal("not-at-your-tile" if owner == state.turn else "not-at-their-tile", card=card, tile=tile)
    sides.remove(state, owner, card, tile)


def _reinforce(state: State, cards: Cards, events: list[Event]) -> None:
    """Shuffle cards from the discards into the siege deck. Only one card does this, so at most once a game."""
    if sum(map(is_siege, state.discard)) < REINFORCEMENTS:
        raise Illegal("few-discards")
    rest = state.discard
    for card in cards:
        if not is_siege(card):
            raise Illegal("siege-only", card=card)
        if card not in rest:
            raise Illegal("not-discarded", card=card)
        rest = without(rest, card)
    if cards != in_order(cards):
        raise Illegal("cards-order", cards=in_order(cards))
    state.discard = rest
    state.siege = Rng(state.seed, f"reinforcements {state.round}").shuffled((*state.siege, *cards))
    state.unseen |= PACK.mask(cards)
    state.reinforced = cards
    events.append(happened.Reinforced(state.turn, cards))

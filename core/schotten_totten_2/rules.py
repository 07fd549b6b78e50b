"""What a seat may do, and what follows from it."""

from functools import cache
from itertools import chain, compress
from typing import assert_never

from core.game import Event, Illegal, OutOfTurn, Step
from core.schotten_totten_2 import effects, exchange, sides, turns
from core.schotten_totten_2 import events as happened
from core.schotten_totten_2.actions import (
    Action,
    Cauldron,
    Declare,
    Desertion,
    Done,
    Draw,
    Exchange,
    Explosion,
    Give,
    Pass,
    Play,
    Recruit,
    Redeploy,
    Reinforcements,
    Retreat,
    Treason,
)
from core.schotten_totten_2.cards import ACTIONS, ELITE, NUMBERS, PACK, is_siege
from core.schotten_totten_2.control import refuse_declaration
from core.schotten_totten_2.rounds import take_control
from core.schotten_totten_2.state import State, actors, put_seat
from core.schotten_totten_2.view import Move


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    declarations = [_DECLARATIONS[tile - 1] for tile in state.declarable]
    match state.phase:
        case "play":
            return (*declarations, *_preparations(state), *(_plays(state) or _passes(state)))
        case "draw":
            return (*declarations, *(map(Draw, _decks(state)) if _decks(state) else [Done()]))
        case "end":
            return (*declarations, Done())
        case "exchange":
            return exchange.choices(state.hands[seat])
        case "over":
            return ()


_DECLARATIONS = [Declare(tile) for tile in NUMBERS]
_RETREATS: list[Action] = [Retreat(tile) for tile in NUMBERS]
_CAULDRONS: list[Action] = [Cauldron(tile) for tile in NUMBERS]
_PLAYS = {card: [Play(card, tile) for tile in NUMBERS] for card in (*PACK.cards, *ELITE)}


def _preparations(state: State) -> list[Action]:
    """The actions that may come before the card."""
    attacking = state.turn == state.attacker
    if not attacking and (state.thrown or not state.cauldrons):
        return []
    actions = _RETREATS if attacking else _CAULDRONS
    return list(compress(actions, state.sides[state.attacker]))


def _decks(state: State) -> list[str]:
    """The decks with cards to draw."""
    return [deck for deck, cards in (("siege", state.siege), ("tactics", state.tactics)) if cards]


def _plays(state: State) -> list[Action]:
    """Every way to play a card from the hand."""
    seat = state.turn
    hand = state.hands[seat]
    placings = _placings(state.rooms[seat])
    if not state.options.tactics:
        return list(chain.from_iterable([placings[card] for card in hand]))
    allowed = _refuse_tactics(state) is None
    actions: list[Action] = []
    for card in dict.fromkeys(hand):
        if is_siege(card):
            actions += placings[card]
        elif allowed:
            actions += effects.uses(state, seat, card) if card in ACTIONS else placings[card]
    return actions


def _passes(state: State) -> tuple[Action, ...]:
    """A pass, if the hand has no siege card. Call it only when no card can be played."""
    return () if any(map(is_siege, state.hands[state.turn])) else (Pass(),)


@cache
def _placings(tiles: tuple[int, ...]) -> dict[str, tuple[Action, ...]]:
    """For each card, the ways to play it at these tiles. There are few sets of tiles, and all games share them."""
    return {card: tuple([plays[tile - 1] for tile in tiles]) for card, plays in _PLAYS.items()}


def play(state: State, seat: int, action: Action) -> Step[State]:
    if seat not in actors(state):
        raise OutOfTurn(seat)
    after = state.copy()
    before = state.last if state.last and state.last[0].seat == seat else ()
    after.last = (*before, Move(seat, Give(None) if isinstance(action, Give) else action))
    events: list[Event] = []
    _carry_out(after, seat, action, events)
    return Step(after, tuple(events))


def _carry_out(state: State, seat: int, action: Action, events: list[Event]) -> None:
    match action:
        case Play(card, tile):
            _expect(state, "play")
            _place(state, card, tile, events)
            turns.after_card(state, events)
        case Retreat(tile):
            _retreat(state, tile, events)
        case Cauldron(tile):
            _throw(state, tile, events)
        case Declare(tile):
            _declare(state, tile, events)
        case Draw(deck):
            _expect(state, "draw")
            if deck not in _decks(state):
                raise Illegal("deck-empty", deck=deck)
            turns.draw(state, deck, events)
            turns.end_step(state, events)
        case Done() if state.phase == "draw" and not _decks(state):
            turns.exhaust(state, events)
        case Done():
            _expect(state, "end")
            turns.next_turn(state, events)
        case Give(cards):
            _expect(state, "exchange")
            if cards is None:
                raise _refuse(state)
            if exchange.give(state, seat, cards, events):
                turns.after_card(state, events)
        case Pass():
            _expect(state, "play")
            if _plays(state) or not _passes(state):
                raise Illegal("no-pass")
            events.append(happened.Passed(seat))
            turns.after_card(state, events)
        case Redeploy() | Recruit() | Desertion() | Treason() | Explosion() | Reinforcements() | Exchange():
            _expect(state, "play")
            card = type(action).__name__
            _spend(state, card)
            state.spent = put_seat(state.spent, seat, (*state.spent[seat], card))
            effects.resolve(state, action, events)
            if not isinstance(action, Exchange):
                turns.after_card(state, events)
        case _:
            assert_never(action)


_ASKED = {"play": "play", "draw": "siege-draw", "end": "end", "exchange": "give"}


def _expect(state: State, phase: str) -> None:
    if state.phase != phase:
        raise _refuse(state)


def _refuse(state: State) -> Illegal:
    """Refuse an action that this phase does not allow."""
    if state.phase == "draw":
        return Illegal(f"asked-{_ASKED[state.phase]}", decks="-".join(_decks(state)) or "none")
    return Illegal(f"asked-{_ASKED[state.phase]}")


def _place(state: State, card: str, tile: int, events: list[Event]) -> None:
    """Move a siege card or an elite card from the hand to one's own side."""
    seat = state.turn
    _check_hand(state, card)
    if is_siege(card):
        sides.check_room(state, seat, tile)
        turns.lose(state, card)
        state.unseen &= ~PACK.bits[card]
    else:
        _spend(state, card)
        sides.check_room(state, seat, tile)
    events.append(happened.Played(seat, card, tile))
    sides.add(state, seat, card, tile, events)


def _check_hand(state: State, card: str) -> None:
    if card not in state.hands[state.turn]:
        raise Illegal("not-in-hand", card=card)


def _spend(state: State, card: str) -> None:
    """Remove a tactics card from the hand to play it."""
    seat = state.turn
    _check_hand(state, card)
    refusal = _refuse_tactics(state)
    if refusal:
        raise refusal
    turns.lose(state, card)
    state.played = put_seat(state.played, seat, state.played[seat] + 1)


def _refuse_tactics(state: State) -> Illegal | None:
    """Why the seat on turn cannot play any tactics card."""
    mine, theirs = state.played[state.turn], state.played[1 - state.turn]
    return Illegal("tactics-ahead", played=mine, theirs=theirs) if mine > theirs else None


def _retreat(state: State, tile: int, events: list[Event]) -> None:
    if state.turn != state.attacker:
        raise Illegal("attacker-only")
    _expect(state, "play")
    if not state.sides[state.attacker][tile - 1]:
        raise Illegal("no-retreat", tile=tile)
    events.append(happened.Retreated(state.turn, tile, sides.clear(state, tile, [state.attacker])))
    _settle(state, tile)


def _throw(state: State, tile: int, events: list[Event]) -> None:
    if state.turn == state.attacker:
        raise Illegal("defender-only")
    _expect(state, "play")
    if state.thrown:
        raise Illegal("cauldron-thrown")
    if not state.cauldrons:
        raise Illegal("no-cauldrons")
    side = state.sides[state.attacker][tile - 1]
    if not side:
        raise Illegal("no-target", tile=tile)
    state.cauldrons, state.thrown = state.cauldrons - 1, True
    sides.remove(state, state.attacker, side[0], tile)
    sides.discard(state, side[:1])
    events.append(happened.Scalded(state.turn, tile, side[0], state.cauldrons))


def _declare(state: State, tile: int, events: list[Event]) -> None:
    if state.phase == "exchange":
        raise _refuse(state)
    if state.turn != state.attacker:
        raise Illegal("attacker-only")
    if tile not in state.declarable:
        raise refuse_declaration(state, tile)
    if take_control(state, tile, events):
        return
    _settle(state, tile)
    if not state.declarable:
        if state.phase == "draw":
            turns.draw_step(state, events)
        elif state.phase == "end":
            turns.next_turn(state, events)


def _settle(state: State, tile: int) -> None:
    """The attacker has left a tile, so it cannot be declared. Other tiles are unaffected."""
    state.declarable = tuple([other for other in state.declarable if other != tile])

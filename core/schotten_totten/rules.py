"""What a seat may do, and what follows from it."""

from functools import cache
from itertools import chain
from typing import assert_never

from core.game import Event, Illegal, OutOfTurn, Step
from core.schotten_totten import events as happened
from core.schotten_totten import ruses, sides, turns
from core.schotten_totten.actions import (
    Action,
    Banshee,
    Claim,
    Done,
    Draw,
    Pass,
    Play,
    Recruiter,
    Return,
    Strategist,
    Traitor,
)
from core.schotten_totten.cards import MODES, NUMBERS, PACK, RECRUITS, TROOPS, is_clan
from core.schotten_totten.claims import claimable, forget, refuse_claim
from core.schotten_totten.rounds import take
from core.schotten_totten.state import State, is_open, put, put_seat, survey
from core.schotten_totten.view import Move


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if seat != state.turn:
        return ()
    match state.phase:
        case "play":
            plays = _plays(state)
            return (*map(Claim, state.claims), *plays) if state.claims else plays
        case "claim":
            return (*map(Claim, state.claims), Done())
        case "draw" | "recruit":
            return Draw("clan"), Draw("tactics")
        case "return":
            return tuple(Return(card) for card in dict.fromkeys(state.hands[seat]))
        case "over":
            return ()


def _plays(state: State) -> tuple[Action, ...]:
    seat = state.turn
    hand = state.hands[seat]
    placings = _placings(state.rooms[seat])
    if not state.options.tactics:
        return tuple(chain.from_iterable([placings[card] for card in hand]))
    actions: list[Action] = []
    for card in dict.fromkeys(hand):
        if is_clan(card):
            actions += placings[card]
        elif _refuse_tactics(state, seat, card) is None:
            if card in ruses.TARGETED:
                actions += ruses.moves(state, seat, card)
            elif card == "Recruiter":
                actions.append(Recruiter())
            else:
                open_stones = tuple(stone for stone in NUMBERS if is_open(state, stone))
                actions += _placings(open_stones)[card] if card in MODES else placings[card]
    if _may_pass(state, seat):
        actions.append(Pass())
    return tuple(actions)


_PLAYS = {card: [Play(card, stone) for stone in NUMBERS] for card in (*PACK.cards, *TROOPS, *MODES)}


@cache
def _placings(stones: tuple[int, ...]) -> dict[str, tuple[Action, ...]]:
    """For each card, the ways to play it at these stones. There are few sets of stones, and all games share them."""
    return {card: tuple([plays[stone - 1] for stone in stones]) for card, plays in _PLAYS.items()}


def _may_pass(state: State, seat: int) -> bool:
    return state.options.tactics and not (any(map(is_clan, state.hands[seat])) and state.rooms[seat])


def play(state: State, seat: int, action: Action) -> Step[State]:
    if seat != state.turn or state.phase == "over":
        raise OutOfTurn(seat)
    after = state.copy()
    before = state.last if state.last and state.last[0].seat == seat else ()
    after.last = (*before, Move(seat, Return(None) if isinstance(action, Return) else action))
    events: list[Event] = []
    _carry_out(after, action, events)
    return Step(after, tuple(events))


def _carry_out(state: State, action: Action, events: list[Event]) -> None:
    match action:
        case Play(card, stone):
            _expect(state, "play")
            _check_hand(state, card)
            if card in MODES:
                _set_mode(state, card, stone)
            else:
                _place(state, card, stone)
            events.append(happened.Played(state.turn, card, stone))
            turns.claim_step(state, events)
        case Claim(stone):
            _claim(state, stone, events)
        case Done():
            _expect(state, "claim")
            turns.draw_step(state, events)
        case Draw(deck) if state.phase == "recruit":
            turns.recruit(state, deck, events)
            turns.recruit_step(state, events)
        case Draw(deck):
            _expect(state, "draw")
            turns.draw(state, deck, events)
            turns.next_turn(state, events)
        case Return(card):
            _expect(state, "return")
            if card is None:
                raise Illegal("asked-return")
            _check_hand(state, card)
            turns.bury(state, card, events)
            turns.return_step(state, events)
        case Pass():
            _expect(state, "play")
            if not _may_pass(state, state.turn):
                raise Illegal("cannot-pass")
            events.append(happened.Passed(state.turn))
            turns.claim_step(state, events)
        case Recruiter():
            _expect(state, "play")
            _spend(state, "Recruiter")
            events.append(happened.Recruited(state.turn))
            state.discard = (*state.discard, "Recruiter")
            state.draws, state.recruiter = RECRUITS, state.turn
            turns.recruit_step(state, events)
        case Strategist() | Banshee() | Traitor():
            _expect(state, "play")
            ruse = type(action).__name__
            _spend(state, ruse)
            ruses.resolve(state, ruse, action, events)
            state.discard = (*state.discard, ruse)
            turns.claim_step(state, events)
        case _:
            assert_never(action)


def _expect(state: State, phase: str) -> None:
    if state.phase != phase:
        raise Illegal(f"asked-{state.phase}")


def _check_hand(state: State, card: str) -> None:
    if card not in state.hands[state.turn]:
        raise Illegal("not-in-hand", card=card)


def _claim(state: State, stone: int, events: list[Event]) -> None:
    if state.options.expert and state.phase not in ("play", "claim"):
        raise Illegal("claims-over")
    if not state.options.expert and state.phase != "claim":
        raise _refuse_early_claim(state, stone)
    if stone not in state.claims:
        raise refuse_claim(state, state.turn, stone)
    if take(state, state.turn, stone, events):
        return
    state.claims = tuple(other for other in state.claims if other != stone)
    if state.phase == "claim" and not state.claims:
        turns.draw_step(state, events)


def _refuse_early_claim(state: State, stone: int) -> Illegal:
    """Refuse a claim made at the wrong time; for a complete side, still say what would beat it."""
    if state.phase != "play":
        return Illegal(f"asked-{state.phase}")
    if stone in state.complete[state.turn] and stone not in claimable(state, state.turn):
        return refuse_claim(state, state.turn, stone)
    return Illegal("card-first")


def _place(state: State, card: str, stone: int) -> None:
    """Move a clan card or a troop from the hand to one's own side."""
    seat = state.turn
    if stone not in state.rooms[seat]:
        raise sides.refuse(state, stone)
    if is_clan(card):
        turns.lose(state, card)
        state.unseen &= ~PACK.bits[card]
        state.idle = 0
    else:
        _spend(state, card)
        if card == "Joker":
            state.jokers = put_seat(state.jokers, seat, True)
    sides.add(state, seat, card, stone)


def _set_mode(state: State, mode: str, stone: int) -> None:
    """Move a combat mode from the hand to a stone."""
    sides.check_open(state, stone)
    _spend(state, mode)
    forget(state, stone)
    if mode == "Blind":
        state.blind = stone
    else:
        state.mud = stone
        state.first = put(state.first, stone - 1, None)
        survey(state)


def _spend(state: State, card: str) -> None:
    """Remove a tactics card from the hand to play it."""
    _check_hand(state, card)
    seat = state.turn
    refusal = _refuse_tactics(state, seat, card)
    if refusal:
        raise refusal
    turns.lose(state, card)
    state.played = put_seat(state.played, seat, state.played[seat] + 1)
    state.idle = 0


def _refuse_tactics(state: State, seat: int, card: str) -> Illegal | None:
    """Why a tactics card in hand cannot be played, whatever its target."""
    mine, theirs = state.played[seat], state.played[1 - seat]
    if mine > theirs:
        return Illegal("tactics-limit", played=mine, theirs=theirs)
    if card == "Joker" and state.jokers[seat]:
        return Illegal("second-joker")
    if card == "Recruiter" and not (state.clan or state.tactics):
        return Illegal("decks-empty")
    return None

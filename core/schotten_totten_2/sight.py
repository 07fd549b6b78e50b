"""Turns a state into what a seat may know of it, and a view into a state that fits it."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from core import game as contract
from core.schotten_totten_2.cards import EXCHANGED, NUMBERS, PACK, TACTICS, WALL, is_siege
from core.schotten_totten_2.state import CONTESTS, Cards, Options, State, actors, put_seat, survey
from core.schotten_totten_2.view import Hand, Tile, View


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        tactics=state.options.tactics,
        revenge=state.options.revenge,
        mixed=state.options.mixed,
        round=state.round,
        results=state.results,
        attacker=state.attacker,
        turn=None if state.outcome else state.turn,
        actors=actors(state),
        phase=state.phase,
        declarable=state.declarable,
        tiles=tuple(
            [
                _tile(number, state.options.mixed, damaged, zero, one, first)
                for number, damaged, zero, one, first in zip(
                    NUMBERS, state.damaged, *state.sides, state.first, strict=True
                )
            ]
        ),
        hands=(_count(state, 0), _count(state, 1)),
        siege_deck=len(state.siege),
        tactics_deck=len(state.tactics),
        discard=state.discard,
        cauldrons=state.cauldrons,
        thrown=state.thrown,
        played=state.played,
        spent=state.spent,
        gift=() if seat is None else state.gifts[seat],
        marked=((), ()) if seat is None else state.marked,
        reinforced=state.reinforced,
        fresh=(0, 0) if seat is None else state.fresh,
        last=state.last,
        outcome=state.outcome,
    )


@lru_cache(maxsize=4096)
def _tile(number: int, mixed: bool, damaged: bool, zero: Cards, one: Cards, first: int | None) -> Tile:
    """From one action to the next most tiles stay the same, and every seat sees the same."""
    section = WALL[number - 1]
    up, here = section.damaged if damaged else section.intact, CONTESTS[mixed][number - 1][damaged]
    strengths = [here.strength(side) if len(side) == here.size else None for side in (zero, one)]
    return Tile(
        number=number,
        name=section.name,
        damaged=damaged,
        size=up.size,
        accepted=up.accepted,
        lowest=up.lowest,
        sides=(zero, one),
        first=first,
        strengths=(strengths[0], strengths[1]),
    )


def _count(state: State, seat: int) -> Hand:
    cards = (*state.hands[seat], *state.gifts[seat])
    siege = sum(map(is_siege, cards))
    return Hand(siege, len(cards) - siege)


def unseen(view: View) -> Cards:
    """The cards of which the seat does not know where they are, in order."""
    marked = () if view.seat is None else view.marked[1 - view.seat]
    known = Counter((*_face_up(view), *view.spent[0], *view.spent[1], *view.hand, *view.gift, *marked))
    return tuple((Counter((*PACK.cards, *(TACTICS if view.tactics else ()))) - known).elements())


def _face_up(view: View) -> Cards:
    table = (card for tile in view.tiles for card in (*tile.sides[0], *tile.sides[1]))
    return (*table, *view.discard)


def guess(view: contract.View, rng: Random) -> State:
    """Deal at random what the seat cannot know: the other hand, the decks, and the seed of later shuffles."""
    if not isinstance(view, View) or view.seat is None:
        raise ValueError("a guess needs a seat's view of this game")
    other = 1 - view.seat
    pile = _shuffled(unseen(view), rng)
    siege = [card for card in pile if is_siege(card)]
    tactics = [card for card in pile if not is_siege(card)]

    marked = sum(map(is_siege, view.marked[other]))
    siege_share = view.hands[other].siege - marked
    tactics_share = view.hands[other].tactics - (len(view.marked[other]) - marked)
    held = _held(view, other, siege, siege_share)
    deck = [card for card in siege if card not in held]
    theirs = _shuffled((*view.marked[other], *held, *tactics[:tactics_share]), rng)
    gift = 0 if view.phase != "exchange" or other in view.actors else EXCHANGED

    state = State(
        options=Options(view.tactics, view.revenge, view.mixed),
        seed=rng.randbytes(32),
        round=view.round,
        results=view.results,
        attacker=view.attacker,
        turn=view.seat if view.turn is None else view.turn,
        siege=tuple(deck),
        tactics=tuple(tactics[tactics_share:]),
        hands=put_seat((view.hand, view.hand), other, theirs[gift:]),
        phase=view.phase,
        declarable=view.declarable,
        sides=(tuple(tile.sides[0] for tile in view.tiles), tuple(tile.sides[1] for tile in view.tiles)),
        damaged=tuple(tile.damaged for tile in view.tiles),
        first=tuple(tile.first for tile in view.tiles),
        unseen=PACK.everything & ~PACK.mask(filter(is_siege, _face_up(view))),
        discard=view.discard,
        cauldrons=view.cauldrons,
        thrown=view.thrown,
        played=view.played,
        spent=view.spent,
        gifts=put_seat((view.gift, view.gift), other, theirs[:gift]),
        marked=view.marked,
        reinforced=view.reinforced,
        fresh=view.fresh,
        last=view.last,
        outcome=view.outcome,
    )
    survey(state)
    return state


def _held(view: View, other: int, siege: list[str], share: int) -> list[str]:
    """Pick `share` of these cards for the other seat, with no more reinforced cards than it can have drawn since."""
    held = siege[:share]
    returned = [card for card in held if card in view.reinforced]
    drawn = view.fresh[other] - len({*view.reinforced}.intersection(view.marked[1 - other]))
    excess = returned[drawn:]
    others = (card for card in siege[share:] if card not in view.reinforced)
    return [next(others) if card in excess else card for card in held]


def _shuffled(cards: Iterable[str], rng: Random) -> Cards:
    pile = list(cards)
    rng.shuffle(pile)
    return tuple(pile)

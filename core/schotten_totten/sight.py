"""Turns a state into what a seat may know of it, and a view into a state that fits it."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from core import game as contract
from core.schotten_totten.cards import MODES, NUMBERS, PACK, TACTICS, is_clan
from core.schotten_totten.state import CONTESTS, Cards, Options, State, put_seat, survey
from core.schotten_totten.view import Hand, Stone, View


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        tactics=state.options.tactics,
        expert=state.options.expert,
        rounds=state.options.rounds,
        round=state.round,
        points=state.points,
        starter=state.starter,
        turn=None if state.outcome else state.turn,
        phase=state.phase,
        claims=state.claims,
        draws=state.draws,
        idle=state.idle,
        stones=tuple(
            [
                _stone(number, zero, one, (number == state.blind, number == state.mud), owner, first)
                for number, zero, one, owner, first in zip(
                    NUMBERS, *state.sides, state.owners, state.first, strict=True
                )
            ]
        ),
        hands=(_count(state.hands[0]), _count(state.hands[1])),
        clan_deck=len(state.clan),
        tactics_deck=len(state.tactics),
        discard=state.discard,
        played=state.played,
        jokers=state.jokers,
        recruiter=state.recruiter,
        below=state.below,
        buried=((), ()) if seat is None or seat != state.recruiter else _buried(state),
        marked=() if seat is None else state.marked,
        last=state.last,
        outcome=state.outcome,
    )


@lru_cache(maxsize=4096)
def _stone(
    number: int, zero: Cards, one: Cards, on_it: tuple[bool, bool], owner: int | None, first: int | None
) -> Stone:
    """From one action to the next most stones stay the same, and every seat sees the same."""
    blind, mud = on_it
    here = CONTESTS[mud, blind]
    strengths = [here.strength(side) if len(side) == here.size else None for side in (zero, one)]
    return Stone(
        number=number,
        sides=(zero, one),
        size=here.size,
        modes=tuple(mode for mode, there in zip(MODES, on_it, strict=True) if there),
        owner=owner,
        first=first,
        strengths=(strengths[0], strengths[1]),
    )


def _count(hand: Cards) -> Hand:
    clan = sum(map(is_clan, hand))
    return Hand(clan, len(hand) - clan)


def _buried(state: State) -> tuple[Cards, Cards]:
    clan, tactics = state.below
    return state.clan[len(state.clan) - clan :], state.tactics[len(state.tactics) - tactics :]


def unseen(view: View) -> Cards:
    """The cards of which the seat does not know where they are, in order."""
    placed = (*view.buried[0], *view.buried[1], *(view.marked if view.seat == view.recruiter else ()))
    known = Counter((*_face_up(view), *view.hand, *placed))
    return tuple((Counter((*PACK.cards, *(TACTICS if view.tactics else ()))) - known).elements())


def _face_up(view: View) -> Cards:
    table = (card for stone in view.stones for card in (*stone.sides[0], *stone.sides[1], *stone.modes))
    return (*table, *view.discard)


def guess(view: contract.View, rng: Random) -> State:
    """Deal at random what the seat cannot know: the other hand, the decks, and the seed of later rounds."""
    if not isinstance(view, View) or view.seat is None:
        raise ValueError("a guess needs a seat's view of this game")
    other = 1 - view.seat
    pile = _shuffled(unseen(view), rng)
    clan = [card for card in pile if is_clan(card)]
    tactics = [card for card in pile if not is_clan(card)]

    theirs = [*view.marked] if view.seat == view.recruiter else []
    known = sum(map(is_clan, theirs))
    clan_share = view.hands[other].clan - known
    tactics_share = view.hands[other].tactics - (len(theirs) - known)
    theirs += (*clan[:clan_share], *tactics[:tactics_share])

    def where(mode: str) -> int | None:
        return next((stone.number for stone in view.stones if mode in stone.modes), None)

    state = State(
        options=Options(view.tactics, view.expert, view.rounds),
        seed=rng.randbytes(32),
        round=view.round,
        points=view.points,
        starter=view.starter,
        turn=view.seat if view.turn is None else view.turn,
        clan=(*clan[clan_share:], *view.buried[0]),
        tactics=(*tactics[tactics_share:], *view.buried[1]),
        hands=put_seat((view.hand, view.hand), other, _shuffled(theirs, rng)),
        phase=view.phase,
        claims=view.claims,
        draws=view.draws,
        idle=view.idle,
        sides=(tuple(stone.sides[0] for stone in view.stones), tuple(stone.sides[1] for stone in view.stones)),
        owners=tuple(stone.owner for stone in view.stones),
        first=tuple(stone.first for stone in view.stones),
        blind=where("Blind"),
        mud=where("Mud"),
        unseen=PACK.everything & ~PACK.mask(filter(is_clan, _face_up(view))),
        discard=view.discard,
        played=view.played,
        jokers=view.jokers,
        recruiter=view.recruiter,
        below=view.below,
        marked=view.marked,
        last=view.last,
        outcome=view.outcome,
    )
    survey(state)
    return state


def _shuffled(cards: Iterable[str], rng: Random) -> Cards:
    pile = list(cards)
    rng.shuffle(pile)
    return tuple(pile)

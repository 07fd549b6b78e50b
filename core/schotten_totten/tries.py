"""What a play leads to, in the same turn and in the other seat's next one, as far as open cards decide it.

Claims read only open cards, and draws come after them. What the other seat may play is tried with every card that it
could hold. For puzzles, in matches without tactics cards.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from core.formations import Contest, Strength
from core.puzzles.puzzle import Reason
from core.puzzles.search import MOST_NAMED
from core.schotten_totten import sides, sight
from core.schotten_totten.cards import PACK
from core.schotten_totten.claims import claimable, refuse_claim
from core.schotten_totten.rounds import victory
from core.schotten_totten.state import Cards, State, contest, put, put_seat, size, survey, without
from core.schotten_totten.view import View


class Try(NamedTuple):
    """A card of the seat that is asked, played at a stone."""

    card: str
    stone: int
    after: State
    """Before any claim."""
    claims: tuple[int, ...]
    """The stones that can be claimed then."""
    wins: str | None
    """How these claims win the round; None if they do not."""

    @property
    def text(self) -> str:
        return f"{self.card}@{self.stone}"

    @property
    def completes(self) -> bool:
        return self.stone in self.after.complete[self.after.turn]


class Reply(NamedTuple):
    """A card of the other seat with which it wins. If there is no room for one, its claims alone win."""

    card: str
    stone: int
    after: State
    claims: tuple[int, ...]


@lru_cache(maxsize=4)
def position(view: View) -> State:
    """A state in which to try things out. What is hidden in it is made up: nothing may depend on that."""
    return sight.guess(view, Random(0))


@lru_cache(maxsize=4)
def tries(view: View) -> tuple[Try, ...]:
    """Every play of the seat on turn."""
    state = position(view)
    seat = state.turn
    return tuple([attempt(state, card, stone) for card in state.hands[seat] for stone in state.rooms[seat]])


def attempt(state: State, card: str, stone: int) -> Try:
    seat = state.turn
    after = lay(state, seat, card, stone)
    claims = claimable(after, seat)
    return Try(card, stone, after, claims, (claims and victory(taken(after, seat, claims).owners, seat)) or None)


def lay(state: State, seat: int, card: str, stone: int) -> State:
    """A card on the seat's side: from its hand, or one that it could hold."""
    after = state.copy()
    if card in after.hands[seat]:
        after.hands = put_seat(after.hands, seat, without(after.hands[seat], card))
    after.unseen &= ~PACK.bits[card]
    sides.add(after, seat, card, stone)
    return after


def taken(state: State, seat: int, stones: Iterable[int]) -> State:
    """The seat has claimed these stones."""
    after = state.copy()
    for stone in stones:
        after.owners = put(after.owners, stone - 1, seat)
    survey(after)
    return after


def before_reply(tried: Try) -> State:
    """After the one who tried this has claimed all it can."""
    return taken(tried.after, tried.after.turn, tried.claims)


def replies(before: State) -> Iterator[Reply]:
    """The ways in which the seat that is not on turn would win in its next turn."""
    seat = 1 - before.turn
    if not before.rooms[seat]:
        yield from _winning(before, seat, "", 0)
        return
    if not may_win(before, seat):
        return
    nearly = _nearly(before, seat)
    # Where a card does not complete a side, all that matters is that it is open.
    elsewhere = [stone for stone in before.rooms[seat] if stone not in nearly][:1]
    for card in PACK.named(before.unseen & ~PACK.mask(before.hands[1 - seat])):
        for stone in (*nearly, *elsewhere):
            yield from _winning(lay(before, seat, card, stone), seat, card, stone)


def _nearly(state: State, seat: int) -> tuple[int, ...]:
    """The stones where one card would complete the seat's side."""
    return tuple(stone for stone in state.rooms[seat] if len(state.sides[seat][stone - 1]) + 1 == size(state, stone))


def may_win(state: State, seat: int) -> bool:
    """Whether the seat would win if all its complete sides held, and one more that it can complete."""
    owners = taken(state, seat, state.complete[seat]).owners
    return any(
        victory(each, seat) for each in (owners, *(put(owners, stone - 1, seat) for stone in _nearly(state, seat)))
    )


def _winning(after: State, seat: int, card: str, stone: int) -> Iterator[Reply]:
    claims = claimable(after, seat)
    if claims and victory(taken(after, seat, claims).owners, seat):
        yield Reply(card, stone, after, claims)


def strength(state: State, seat: int, stone: int) -> Strength:
    """How strong a complete side is."""
    return contest(state, stone).strength(state.sides[seat][stone - 1])


class Proof(NamedTuple):
    """Why a claim holds."""

    reason: Reason
    cards: Cards
    """The open cards that it rests on."""
    theme: str
    points: int
    """How hard it is to see."""


def prove(state: State, seat: int, stone: int) -> Proof:
    """Why the seat's side holds."""
    here = contest(state, stone)
    mine, theirs = state.sides[seat][stone - 1], state.sides[1 - seat][stone - 1]
    ours = here.strength(mine)
    told: dict[str, Any] = {"stone": stone, "size": here.size, "mine": ours.formation, "mine_total": ours.total}
    if len(theirs) == here.size:
        other = here.strength(theirs)
        told |= {"theirs": other.formation, "theirs_total": other.total}
        name = "tied" if other == ours else "outranks"
        return Proof(Reason(f"holds-{name}", told), theirs, f"{ours.formation.key}-{name}", 0)
    told["theirs"] = theirs
    possible = PACK.everything & ~PACK.mask((*mine, *theirs))
    lost = here.strongest(theirs, possible, ours)
    if lost is None:
        return Proof(Reason("holds-anyway", told), theirs, f"{ours.formation.key}-anyway", 0)
    key = f"{ours.formation.key}-{len(theirs)}-{lost[0].formation.key}"
    seen = PACK.named(_needed(here, theirs, possible, state.unseen, ours))
    points = 1 if theirs else 2
    if len(seen) <= MOST_NAMED:
        told |= {"formation": lost[0].formation, "total": lost[0].total, "seen": seen}
        return Proof(Reason("holds-seen", told), seen, key, points)
    best = here.strongest(theirs, state.unseen)
    if best is None:
        return Proof(Reason("holds-few", told | {"unseen": state.unseen.bit_count()}), theirs, key, points)
    completion = PACK.named(best[1])
    told |= {"formation": best[0].formation, "total": best[0].total, "cards": completion}
    return Proof(Reason("holds-best", told), completion, key, points)


def _needed(here: Contest, theirs: Cards, possible: int, unseen: int, ours: Strength) -> int:
    """Open cards of which each side that is stronger needs one."""
    needed = 0
    while found := here.strongest(theirs, possible & ~needed, ours):
        seen = found[1] & ~unseen
        needed |= seen & -seen
    return needed


def refute(state: State, seat: int, stone: int) -> tuple[Reason, Cards]:
    """Why the seat's side does not hold, and the cards that beat it."""
    refusal = refuse_claim(state, seat, stone)
    theirs = state.sides[1 - seat][stone - 1]
    return Reason(refusal.reason, refusal.params), refusal.params.get("cards", theirs)

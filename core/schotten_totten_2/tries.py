"""What a play leads to, in the same turn and in the other seat's next one, as far as open cards decide it.

Declarations read only open cards, and the draw changes none of them. What the attacker may play is tried with every
card that it could hold. A retreat adds nothing to that: a side that was given up cannot be completed with one card, and
an open card proves as much at any other tile. For puzzles, in matches without tactics cards.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from core.formations import Contest, Strength
from core.game import Event
from core.puzzles.puzzle import Reason
from core.puzzles.search import MOST_NAMED
from core.schotten_totten_2 import sides, sight
from core.schotten_totten_2.cards import DAMAGED_TO_WIN, PACK
from core.schotten_totten_2.control import declarable, refuse_declaration
from core.schotten_totten_2.state import Cards, State, contest, face, put, put_seat, survey, without
from core.schotten_totten_2.view import View


class Try(NamedTuple):
    """A card of the seat on turn, played at a tile."""

    card: str
    tile: int
    after: State
    """Before anything is declared."""
    falls: tuple[int, ...]
    """The tiles that the attacker can declare then."""
    wins: str | None
    """How that wins the game; None if it does not."""

    @property
    def text(self) -> str:
        return f"{self.card}@{self.tile}"

    @property
    def completes(self) -> bool:
        return self.tile not in self.after.rooms[self.after.turn]


@lru_cache(maxsize=4)
def position(view: View) -> State:
    """A state in which to try things out. What is hidden in it is made up: nothing may depend on that."""
    return sight.guess(view, Random(0))


@lru_cache(maxsize=4)
def tries(view: View) -> tuple[Try, ...]:
    """Every play of the seat on turn."""
    state = position(view)
    seat = state.turn
    return tuple([attempt(state, seat, card, tile) for card in state.hands[seat] for tile in state.rooms[seat]])


def attempt(state: State, seat: int, card: str, tile: int) -> Try:
    after = lay(state, seat, card, tile)
    falls = declarable(after)
    return Try(card, tile, after, falls, victory(after, falls))


def lay(state: State, seat: int, card: str, tile: int) -> State:
    """A card on the seat's side: from its hand, or one that it could hold."""
    after = state.copy()
    if card in after.hands[seat]:
        after.hands = put_seat(after.hands, seat, without(after.hands[seat], card))
    after.unseen &= ~PACK.bits[card]
    events: list[Event] = []
    sides.add(after, seat, card, tile, events)
    return after


def victory(state: State, falls: tuple[int, ...]) -> str | None:
    """How the attacker wins by declaring these tiles; None if that does not win."""
    if any(state.damaged[tile - 1] for tile in falls):
        return "breached"
    return "four-damaged" if falls and sum(state.damaged) + len(falls) >= DAMAGED_TO_WIN else None


def fallen(state: State, tiles: tuple[int, ...]) -> State:
    """The attacker has declared these tiles."""
    after = state.copy()
    for tile in tiles:
        sides.clear(after, tile, (0, 1))
        after.damaged = put(after.damaged, tile - 1, True)
    survey(after)
    return after


def replies(before: State) -> Iterator[Try]:
    """The plays of the attacker, whose turn comes next, with which tiles fall."""
    seat = before.attacker
    nearly = [tile for tile in before.rooms[seat] if len(before.sides[seat][tile - 1]) + 1 == face(before, tile).size]
    # Where a card does not complete a side, all that matters is that it is open.
    elsewhere = [tile for tile in before.rooms[seat] if tile not in nearly][:1]
    for card in PACK.named(before.unseen & ~PACK.mask(before.hands[1 - seat])):
        for tile in (*nearly, *elsewhere):
            reply = attempt(before, seat, card, tile)
            if reply.falls:
                yield reply


def strength(state: State, tile: int) -> Strength:
    """How strong the attacker's complete side is."""
    return contest(state, tile).strength(state.sides[state.attacker][tile - 1])


class Proof(NamedTuple):
    """Why a declaration holds."""

    reason: Reason
    cards: Cards
    """The open cards that it rests on."""
    theme: str
    points: int
    """How hard it is to see."""


def prove(state: State, tile: int) -> Proof:
    """Why the attacker controls a tile."""
    here, seat = contest(state, tile), state.attacker
    mine, theirs = state.sides[seat][tile - 1], state.sides[1 - seat][tile - 1]
    ours = here.strength(mine)
    told: dict[str, Any] = {"tile": tile, "size": here.size, "mine": ours.formation, "mine_total": ours.total}
    where = f"{tile}{'d' if state.damaged[tile - 1] else 'i'}-{ours.formation.key}-{len(theirs)}"
    if len(theirs) == here.size:
        other = here.strength(theirs)
        told |= {"theirs": other.formation, "theirs_total": other.total}
        name = "tied" if other == ours else "outranks"
        return Proof(Reason(f"holds-{name}", told), theirs, f"{where}-{name}", 0)
    told["theirs"] = theirs
    possible = PACK.everything & ~PACK.mask((*mine, *theirs))
    lost = here.strongest(theirs, possible, ours)
    if lost is None:
        return Proof(Reason("holds-anyway", told), theirs, f"{where}-anyway", 0)
    key = f"{where}-{lost[0].formation.key}"
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


def refute(state: State, tile: int) -> tuple[Reason, Cards]:
    """Why the attacker does not control a tile, and the cards that beat the side there."""
    refusal = refuse_declaration(state, tile)
    theirs = state.sides[1 - state.attacker][tile - 1]
    return Reason(refusal.reason, refusal.params), refusal.params.get("cards", theirs)

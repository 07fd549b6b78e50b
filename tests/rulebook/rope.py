"""Short descriptions of Heave Ho! positions, and helpers for its rulebook tests.

A place is written "aR: R2 W3": its name, then the cards there, top card last.
"""

from collections import Counter
from itertools import islice
from typing import cast

from core.heave_ho import HeaveHo
from core.heave_ho.cards import CARDS, PLACES
from core.heave_ho.state import Cards, State
from core.heave_ho.view import Teams, View
from tests.rulebook.acting import Acting

GAME = HeaveHo()
_ACTING = Acting(GAME)
texts, step, act, happened, refusal = _ACTING.texts, _ACTING.step, _ACTING.act, _ACTING.happened, _ACTING.refusal


def position(
    *places: str,
    hand: str = "",
    other: str | None = None,
    deck: str | None = None,
    other_deck: str | None = None,
    barrel: int = 6,
    turn: int = 0,
    discard: str = "",
    teams: str = "skip",
    round: int = 1,
    barrels: tuple[int, int] = (0, 0),
) -> State:
    """A seat's turn. `hand` and `deck` belong to the seat on turn; decks have their top card first.

    Anything omitted is dealt from the remaining plain Scots. Cards on the table count as played by seat 0; cards
    mentioned nowhere are set aside.
    """
    table = {place: tuple(cards.split()) for place, cards in (told.split(":") for told in places)}
    assert table.keys() <= set(PLACES)
    spent = (*(card for cards in table.values() for card in cards), *discard.split())
    told = (hand, deck, other_deck, other)
    used = Counter((*spent, *(card for cards in told if cards for card in cards.split())))
    assert not used - Counter(CARDS), f"too many of {used - Counter(CARDS)}"
    left = Counter(_PLAIN) - used
    mine, own, others, theirs = (_fill(cards, left) for cards in told)
    used = Counter((*spent, *mine, *own, *others, *theirs))
    return State(
        teams=cast(Teams, teams),
        seed=b"position",
        round=round,
        barrels=barrels,
        phase="play",
        turn=turn,
        aside=tuple((Counter(CARDS) - used).elements()),
        barrel=barrel,
        places=tuple(table.get(place, ()) for place in PLACES),
        hands=(theirs, mine) if turn else (mine, theirs),
        decks=(others, own) if turn else (own, others),
        discard=tuple(discard.split()),
        spent=(spent, ()),
    )


_PLAIN = tuple(card for strength in "1230" for card in CARDS if card in (f"B{strength}", f"G{strength}"))
_FILLED = 3


def _fill(cards: str | None, left: Counter[str]) -> Cards:
    if cards is not None:
        return tuple(cards.split())
    dealt = tuple(islice(left.elements(), _FILLED))
    left.subtract(dealt)
    return dealt


def sorting(mine: str, theirs: str, aside: str = "R0 G0", teams: str = "race") -> State:
    """Both seats have these cards to sort, first pair first."""
    return State(
        teams=cast(Teams, teams),
        seed=b"position",
        round=1,
        barrels=(0, 0),
        phase="sort",
        turn=0,
        aside=tuple(aside.split()),
        piles=(tuple(mine.split()), tuple(theirs.split())),
    )


def sort(state: State, *actions: tuple[int, int]) -> State:
    """Each action is a seat and the number of the card it keeps."""
    for seat, number in actions:
        state = step(state, f"keep {number}", seat).state
    return state


def seen(state: State, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def hand(state: State, seat: int) -> Cards:
    return GAME.view(state, seat).hand


def lying(state: State, place: str) -> str:
    """The cards on a place, top card last."""
    return " ".join(seen(state).places[PLACES.index(place)].cards)


def barrel(state: State, *actions: str) -> int | None:
    """Where the barrel is after these actions."""
    return seen(act(state, *actions)).barrel


def starting(state: State, *words: str) -> list[str]:
    """The legal actions that start with one of these words."""
    return [text for text in texts(state) if text.startswith(words)]

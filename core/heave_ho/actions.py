"""What a seat can do in Heave Ho!, and the notation for it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import permutations

from core.game import Unreadable
from core.heave_ho.cards import ACTIONS, COLOURS, FAREWELLS, MEN, ORDER, PLACES, SIDES, WHITES


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the first or second of a pair of cards and give the other to the opponent."""

    number: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a Scot, a lady or Nessie on a place of either side."""

    card: str
    place: str


@dataclass(frozen=True, slots=True)
class Use:
    """Use an action card that leaves nothing to choose."""

    card: str


@dataclass(frozen=True, slots=True)
class Farewell:
    """Remove every top card of this strength from the game."""

    strength: int


@dataclass(frozen=True, slots=True)
class ChangeSides:
    """Move the top card of a place across the rope. A white card names its new place; a Scot does not."""

    source: str
    target: str | None


@dataclass(frozen=True, slots=True)
class Waste:
    """Play an action card with no effect."""

    card: str


Deed = Play | Use | Farewell | ChangeSides
"""What can be done with a card from one's own hand or the opponent's."""


@dataclass(frozen=True, slots=True)
class Take:
    """Nasty Trick: play a card from the opponent's hand as one's own."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Toss:
    """Nasty Trick: discard a card from the opponent's hand."""

    card: str


Action = Keep | Deed | Waste | Take | Toss


def card_of(deed: Deed) -> str:
    match deed:
        case Play(card) | Use(card):
            return card
        case Farewell() | ChangeSides():
            return type(deed).__name__


def format(action: Action) -> str:
    match action:
        case Keep(number):
            return f"keep {number}"
        case Play(card, place):
            return f"{card}@{place if card in WHITES else place[0]}"
        case Use(card):
            return card
        case Farewell(strength):
            return f"Farewell {strength}"
        case ChangeSides(source, None):
            return f"ChangeSides {source}"
        case ChangeSides(source, target):
            return f"ChangeSides {source}-{target}"
        case Waste(card):
            return f"{card} -"
        case Take(deed):
            return f"take {format(deed)}"
        case Toss(card):
            return f"toss {card}"


def _any(texts: Iterable[str]) -> str:
    return f"({'|'.join(sorted(texts))})"


def _take(deed: Callable[..., Deed], *parts: str) -> Take:
    return Take(deed(*parts))


_CHOOSING = ("Farewell", "ChangeSides")
_DEEDS: tuple[tuple[str, Callable[..., Deed]], ...] = (
    (f"{_any(MEN)}@([{SIDES}])", lambda card, side: Play(card, side + card[0])),
    (f"{_any(WHITES)}@{_any(PLACES)}", Play),
    (_any(card for card in ACTIONS if card not in _CHOOSING), Use),
    (f"Farewell {_any(map(str, FAREWELLS))}", lambda strength: Farewell(int(strength))),
    (f"ChangeSides {_any(PLACES)}", lambda source: ChangeSides(source, None)),
    *((f"ChangeSides ({one}[{COLOURS}])-({other}[{COLOURS}])", ChangeSides) for one, other in permutations(SIDES)),
)
_PATTERNS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile("keep ([12])"), lambda number: Keep(int(number))),
    *((re.compile(pattern), deed) for pattern, deed in _DEEDS),
    (re.compile(f"{_any(ACTIONS)} -"), Waste),
    *((re.compile(f"take {pattern}"), partial(_take, deed)) for pattern, deed in _DEEDS),
    (re.compile(f"toss {_any(ORDER)}"), Toss),
)


def parse(text: str) -> Action:
    for pattern, action in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return action(*found.groups())
    raise Unreadable(text)

"""What a seat can do in Schotten Totten, and the notation for it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.game import Unreadable
from core.schotten_totten.cards import COLOURS, MODES, RUSES, TROOPS


@dataclass(frozen=True, slots=True)
class Play:
    """Play a clan card or a troop on one's own side of a stone, or a combat mode on the stone itself."""

    card: str
    stone: int


@dataclass(frozen=True, slots=True)
class Recruiter:
    """Draw three cards, then put two under their decks."""


@dataclass(frozen=True, slots=True)
class Strategist:
    """Move one of one's own cards to another stone, or discard it (target None)."""

    card: str
    stone: int
    target: int | None


@dataclass(frozen=True, slots=True)
class Banshee:
    """Discard one of the opponent's cards."""

    card: str
    stone: int


@dataclass(frozen=True, slots=True)
class Traitor:
    """Move one of the opponent's clan cards to one's own side."""

    card: str
    stone: int
    target: int


@dataclass(frozen=True, slots=True)
class Claim:
    stone: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the claims of this turn."""


@dataclass(frozen=True, slots=True)
class Draw:
    deck: str


@dataclass(frozen=True, slots=True)
class Return:
    """Put a card from the hand under its deck, for a Recruiter. Only its seat may know which: None for others."""

    card: str | None


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no card this turn."""


Action = Play | Recruiter | Strategist | Banshee | Traitor | Claim | Done | Draw | Return | Pass


def format(action: Action) -> str:
    match action:
        case Play(card, stone):
            return f"{card}@{stone}"
        case Strategist(card, stone, target):
            return f"Strategist {card}@{stone}-{target or 'x'}"
        case Traitor(card, stone, target):
            return f"Traitor {card}@{stone}-{target}"
        case Banshee(card, stone):
            return f"Banshee {card}@{stone}"
        case Recruiter():
            return "Recruiter"
        case Claim(stone):
            return f"claim {stone}"
        case Done():
            return "done"
        case Draw(deck):
            return f"draw {deck}"
        case Return(card):
            return f"return {card}" if card else "return"
        case Pass():
            return "pass"


_STONE = "([1-9])"
_PLACED = "|".join((f"[{COLOURS}][1-9]", *TROOPS, *MODES))
_TARGETED = f"({_PLACED})@{_STONE}"
_NOTATION: tuple[tuple[str, Callable[..., Action]], ...] = (
    (_TARGETED, lambda card, stone: Play(card, int(stone))),
    (f"claim {_STONE}", lambda stone: Claim(int(stone))),
    ("done", Done),
    ("draw (clan|tactics)", Draw),
    ("pass", Pass),
    (f"Strategist {_TARGETED}-x", lambda card, stone: Strategist(card, int(stone), None)),
    (f"Strategist {_TARGETED}-{_STONE}", lambda card, stone, target: Strategist(card, int(stone), int(target))),
    (f"Banshee {_TARGETED}", lambda card, stone: Banshee(card, int(stone))),
    (f"Traitor {_TARGETED}-{_STONE}", lambda card, stone, target: Traitor(card, int(stone), int(target))),
    ("Recruiter", Recruiter),
    (f"return ({_PLACED}|{'|'.join(RUSES)})", Return),
)
_PATTERNS = tuple((re.compile(pattern), action) for pattern, action in _NOTATION)


def parse(text: str) -> Action:
    for pattern, action in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return action(*found.groups())
    raise Unreadable(text)

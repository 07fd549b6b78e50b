"""What a seat can do in Schotten Totten 2, and the notation for it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.game import Unreadable
from core.schotten_totten_2.cards import ACTIONS, COLOURS, ELITE


@dataclass(frozen=True, slots=True)
class Play:
    """Play a siege card or an elite card on one's own side of a tile."""

    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Retreat:
    """Discard all the attacker's cards at a tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Cauldron:
    """Discard the attacker's card nearest the wall at a tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare control of a tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn, and its declarations."""


@dataclass(frozen=True, slots=True)
class Draw:
    deck: str


@dataclass(frozen=True, slots=True)
class Redeploy:
    """Move one of one's own cards to another tile, or discard it (target None)."""

    card: str
    tile: int
    target: int | None


@dataclass(frozen=True, slots=True)
class Recruit:
    """Play a card from the discards."""

    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Desertion:
    """Discard one of the opponent's cards."""

    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Treason:
    """Move one of the opponent's cards to one's own side."""

    card: str
    tile: int
    target: int


@dataclass(frozen=True, slots=True)
class Explosion:
    """Discard all cards at a tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Reinforcements:
    """Shuffle two siege cards from the discards into the siege deck."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Both players give each other three cards."""


@dataclass(frozen=True, slots=True)
class Give:
    """The cards for an Exchange. Only the two seats may know them: None for others."""

    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no card this turn."""


Effect = Redeploy | Recruit | Desertion | Treason | Explosion | Reinforcements | Exchange
"""What an action card does. Each class is named after its card."""
Action = Play | Retreat | Cauldron | Declare | Done | Draw | Effect | Give | Pass


def format(action: Action) -> str:
    match action:
        case Play(card, tile):
            return f"{card}@{tile}"
        case Retreat(tile):
            return f"retreat {tile}"
        case Cauldron(tile):
            return f"cauldron {tile}"
        case Declare(tile):
            return f"declare {tile}"
        case Done():
            return "done"
        case Draw(deck):
            return f"draw {deck}"
        case Redeploy(card, tile, target):
            return f"Redeploy {card}@{tile}-{target or 'x'}"
        case Recruit(card, tile):
            return f"Recruit {card}@{tile}"
        case Desertion(card, tile):
            return f"Desertion {card}@{tile}"
        case Treason(card, tile, target):
            return f"Treason {card}@{tile}-{target}"
        case Explosion(tile):
            return f"Explosion {tile}"
        case Reinforcements(cards):
            return f"Reinforcements {' '.join(cards)}"
        case Exchange():
            return "Exchange"
        case Give(cards):
            return f"give {' '.join(cards)}" if cards else "give"
        case Pass():
            return "pass"


_TILE = "([1-7])"
_SIEGE = f"[{COLOURS}](?:[0-9]|1[01])"
_PLACED = "|".join((_SIEGE, *ELITE))
_HELD = "|".join((_PLACED, *ACTIONS))
_TARGETED = f"({_PLACED})@{_TILE}"
_NOTATION: tuple[tuple[str, Callable[..., Action]], ...] = (
    (_TARGETED, lambda card, tile: Play(card, int(tile))),
    (f"retreat {_TILE}", lambda tile: Retreat(int(tile))),
    (f"cauldron {_TILE}", lambda tile: Cauldron(int(tile))),
    (f"declare {_TILE}", lambda tile: Declare(int(tile))),
    ("done", Done),
    ("draw (siege|tactics)", Draw),
    ("pass", Pass),
    (f"Redeploy {_TARGETED}-x", lambda card, tile: Redeploy(card, int(tile), None)),
    (f"Redeploy {_TARGETED}-{_TILE}", lambda card, tile, target: Redeploy(card, int(tile), int(target))),
    (f"Recruit {_TARGETED}", lambda card, tile: Recruit(card, int(tile))),
    (f"Desertion {_TARGETED}", lambda card, tile: Desertion(card, int(tile))),
    (f"Treason {_TARGETED}-{_TILE}", lambda card, tile, target: Treason(card, int(tile), int(target))),
    (f"Explosion {_TILE}", lambda tile: Explosion(int(tile))),
    (f"Reinforcements ({_PLACED}) ({_PLACED})", lambda *cards: Reinforcements(cards)),
    ("Exchange", Exchange),
    (f"give ({_HELD}) ({_HELD}) ({_HELD})", lambda *cards: Give(cards)),
)
_PATTERNS = tuple((re.compile(pattern), action) for pattern, action in _NOTATION)


def parse(text: str) -> Action:
    for pattern, action in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return action(*found.groups())
    raise Unreadable(text)

"""What a seat can do in Totemo, and the notation for it."""

import re
from dataclasses import dataclass

from core.game import Unreadable
from core.totemo.pieces import COLUMNS, KINDS


@dataclass(frozen=True, slots=True)
class Place:
    """Place a block from the hand on top of what stands in a hole."""

    block: str
    hole: str


@dataclass(frozen=True, slots=True)
class Swap:
    """Put all blocks back into the bag and draw new ones."""


@dataclass(frozen=True, slots=True)
class Done:
    """Place no more blocks after a bonus."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Put three toppers back before the first turn and draw new blocks."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep three toppers."""


Action = Place | Swap | Done | Redraw | Keep


def format(action: Action) -> str:
    match action:
        case Place(block, hole):
            return f"{block}@{hole}"
        case _:
            return type(action).__name__.lower()


_PLACE = re.compile(f"({'|'.join(map(re.escape, KINDS))})@([{COLUMNS}][1-{len(COLUMNS)}])")
_WORDS: dict[str, Action] = {"swap": Swap(), "done": Done(), "redraw": Redraw(), "keep": Keep()}


def parse(text: str) -> Action:
    found = _PLACE.fullmatch(text)
    if found:
        return Place(*found.groups())
    if text in _WORDS:
        return _WORDS[text]
    raise Unreadable(text)

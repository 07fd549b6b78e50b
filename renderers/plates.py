"""The labels beside a board: names, whose turn it is, and how many cards are in a deck or a hand."""

from typing import Literal

from PIL import Image

from core.game import Outcome
from renderers.canvas import Sprite, centred, figure, label, pill, symbol
from renderers.theme import Theme
from renderers.words import Words

LEFT, RIGHT = 18, 1182
GAP = 22
SHORTEST_NAME, LONGEST_NAME = 200, 420

Deck = Literal["clan", "siege", "tactics"]

BACKS: dict[Deck, tuple[str, str]] = {
    "clan": ("soft", "cairn"),
    "siege": ("soft", "cairn"),
    "tactics": ("slate", "crossed"),
}
"""The backs of the decks: colour and symbol."""


def note(text: str, theme: Theme, size: int, width: int, weight: Literal["Medium", "Bold"] = "Medium") -> Sprite:
    """Text on the land."""
    return label(theme, text, weight, size, width, "field", "ink")


def result(outcome: Outcome, seat: int, theme: Theme, words: Words) -> Sprite | None:
    """The label after the name of a seat that has won or drawn."""
    if seat not in outcome.winners:
        return None
    return note(words("board-wins" if len(outcome.winners) == 1 else "board-draws"), theme, 34, 170, "Bold")


def name(canvas: Image.Image, text: str, y: int, room: int, active: bool, theme: Theme) -> int:
    """Draw a name, on a plate with an arrow if it is that player's turn or win; return where the next item starts."""
    if not active:
        line = label(theme, text, "Bold", 42, room, "field", "ink")
        line.onto(canvas, LEFT + 6, y - line.image.height // 2 - 2)
        return LEFT + 6 + line.image.width + GAP
    line = label(theme, text, "Bold", 42, room, "ink", "field")
    width = line.image.width + 62
    centred(canvas, pill(theme, width, 58, 16, "near", "ink"), LEFT + width / 2, y)
    centred(canvas, symbol(theme, "play", 26, "ink", "field"), LEFT + 25, y)
    line.onto(canvas, LEFT + 44, y - line.image.height // 2 - 2)
    return LEFT + width + 14


def cards(canvas: Image.Image, x: int, y: int, deck: Deck, count: int, theme: Theme) -> int:
    """Draw the back of a deck and the number of its cards; return where they end."""
    face, drawn = BACKS[deck]
    centred(canvas, pill(theme, 38, 50, 8, "near", face), x + 19, y)
    centred(canvas, symbol(theme, drawn, 24, face, "field" if face == "soft" else "cream"), x + 19, y)
    number = figure(theme, str(count), 40, "field", "ink")
    number.onto(canvas, x + 46, y - number.image.height // 2)
    return x + 46 + number.image.width

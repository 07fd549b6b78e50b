"""Everyone's cards below the board: after the end of a match there are no secrets.

A game whose board has a place for hands shows them there.
"""

from collections.abc import Callable, Iterable, Sequence

from PIL import Image

from renderers.canvas import Sprite, blank, label, pill
from renderers.lettering import one_line
from renderers.seats import name
from renderers.telling import LONGEST_ALT
from renderers.theme import Theme
from renderers.words import Words

Hands = tuple[tuple[str, ...], ...]
"""What each seat holds; () while the match goes on."""
Face = Callable[[str], Sprite]
"""A card, as large as on the board."""

ROW, GAP = 118, 8
"""The height of a row, and what is between two of them."""
LEFT, WIDTH, NAME = 14, 1172, 234
"""The left edge of the rows, their width, and the room for a name."""
MARGIN = 18
ROOM = WIDTH - NAME - 3 * MARGIN
"""For the cards."""


def below(
    board: Image.Image, hands: Hands, seats: Sequence[int], face: Face, theme: Theme, words: Words
) -> Image.Image:
    """The board, and below it a row for each of these seats, with its cards in hand order."""
    canvas = blank(theme, (board.width, board.height + height(len(seats))), "near")
    canvas.paste(board, (0, 0))
    for place, seat in enumerate(seats):
        top = board.height + (ROW + GAP) * place
        _row(canvas, top, name(seat, words, drawn=True), [face(card) for card in hands[seat]], theme)
    return canvas


def height(rows: int) -> int:
    return (ROW + GAP) * rows + GAP


def told(hands: Hands, order: Iterable[int], words: Words, named: Callable[[Sequence[str]], str]) -> list[str]:
    """Everyone's cards in words, a sentence for each seat."""
    return [words("text-held", name=name(seat, words), cards=named(hands[seat])) for seat in order]


def alt(told_before: str, hands: Hands, order: Iterable[int], words: Words) -> str:
    """An alt text with everyone's cards in notation; what it ends with makes way for them."""
    cards = " ".join(told(hands, order, words, lambda held: " ".join(held) or words("text-nothing")))
    return f"{one_line(told_before, LONGEST_ALT - len(cards) - 1)} {cards}"


def step(faces: Sequence[Sprite], room: int) -> float:
    """From one card to the next: more than fit side by side overlap."""
    if not faces:
        return 0
    wide = faces[0].image.width
    return min(wide, (room - wide) / max(1, len(faces) - 1))


def _row(canvas: Image.Image, top: int, called: str, faces: Sequence[Sprite], theme: Theme) -> None:
    pill(theme, WIDTH, ROW, 18, "near", "lane").onto(canvas, LEFT, top)
    written = label(theme, called, "Bold", 38, NAME, "lane", "ink", 2)
    written.onto(canvas, LEFT + MARGIN, top + (ROW - written.image.height) // 2 - 2)
    apart = step(faces, ROOM)
    for place, face in enumerate(faces):
        x = LEFT + NAME + 2 * MARGIN + round(apart * place)
        face.onto(canvas, x, top + (ROW - face.image.height) // 2)

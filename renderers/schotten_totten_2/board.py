"""The board of Schotten Totten 2: the castle wall between two armies, the viewer's below it.

The card nearest the wall was played there first. Tiles are shown as the viewer sees them: the defender stands behind
the wall and has tile 7 on the left.
"""

from PIL import Image

from core.schotten_totten_2.view import Tile, View
from renderers import open_hands, scenery, strengths
from renderers.canvas import Sprite, centred, encode
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.schotten_totten_2 import text
from renderers.schotten_totten_2 import wall as castle
from renderers.schotten_totten_2.faces import SIDE, face, formation, open_face, slot
from renderers.schotten_totten_2.moves import Marks, marks
from renderers.schotten_totten_2.plates import plates
from renderers.schotten_totten_2.seats import seats, wall
from renderers.schotten_totten_2.table import table
from renderers.seats import tie
from renderers.theme import Theme
from renderers.words import Words

WIDTH, HEIGHT = 1200, 1262
LEFT, COLUMN, LANE = 12, castle.WIDTH, SIDE.width
TOP, BOTTOM = 74, 946
"""The top and bottom of the lanes."""
MIDDLE = (TOP + BOTTOM) // 2

FAN = {2: 76, 3: 76, 4: 66}
"""The distance between the cards of a side, by the number that complete it."""


def board(view: View, theme: Theme, words: Words) -> Picture:
    return Picture(encode(theme, drawn(view, theme, words)), (WIDTH, HEIGHT), text.alt(view, words))


def drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The board as a canvas, not yet encoded."""
    bottom, _ = seats(view)
    marked = marks(view)
    lanes = tuple(LEFT + COLUMN * place + (COLUMN - LANE) // 2 for place in range(len(view.tiles)))
    canvas = scenery.land(theme, (WIDTH, HEIGHT), lanes, (LANE, BOTTOM - TOP), TOP).copy()
    for place, tile in enumerate(wall(view)):
        x = LEFT + COLUMN * place + COLUMN // 2
        for seat in (0, 1):
            _side(canvas, x, tile, seat, seat == bottom, marked, theme, words)
        _tile(canvas, x, tile, view, marked, theme)
    plates(canvas, view, marked, theme, words)
    table(canvas, view, marked, theme, words)
    return canvas


def opened(view: View, hands: Hands, theme: Theme, words: Words) -> Image.Image:
    """The board with everyone's hands below it."""

    def card(text: str) -> Sprite:
        return open_face(text, theme, words)

    return open_hands.below(drawn(view, theme, words), hands, seats(view), card, theme, words)


def _side(
    canvas: Image.Image, x: int, tile: Tile, seat: int, below: bool, marked: Marks, theme: Theme, words: Words
) -> None:
    """A side's cards from the wall outwards, and an empty place for each missing card."""
    number, cards = tile.number, tile.sides[seat]
    fresh = {card for at, side, card in marked.sides if (at, side) == (number, seat)}
    faces = [
        # Of two Jokers, the later one lies farther from the wall.
        face(card, SIDE, "lane", card in fresh and card not in cards[place + 1 :], theme, words)
        for place, card in enumerate(cards)
    ]
    gaps = [card for at, side, card in marked.gaps if (at, side) == (number, seat)]
    gaps += [""] * (tile.size - len(cards))
    faces += [slot(theme, left) for left in gaps[: tile.size - len(cards)]]
    start, fan, left = MIDDLE + castle.HEIGHT // 2, FAN[tile.size], x - LANE // 2
    if below:
        for place, drawn in enumerate(faces):
            drawn.onto(canvas, left, start + fan * place)
    else:
        # Cards stand upright for the viewer, so their tops must show: the one nearest the wall lies in front.
        for place, drawn in reversed(list(enumerate(faces))):
            drawn.onto(canvas, left, 2 * MIDDLE - start - SIDE.height - fan * place)
    strength = tile.strengths[seat]
    if strength:
        # Four cards leave room for one line.
        lines = 1 if tile.size == max(FAN) else 2
        name = formation(strength.formation, tile.size, words)
        told = strengths.formation(theme, name, strength.total, tie(tile) == seat, LANE, lines)
        end = start + SIDE.height + fan * (tile.size - 1) + told.image.height / 2
        centred(canvas, told, x, end if below else 2 * MIDDLE - end)


def _tile(canvas: Image.Image, x: int, tile: Tile, view: View, marked: Marks, theme: Theme) -> None:
    declarable = tile.number in view.declarable
    lit = declarable or tile.number in marked.tiles
    centred(canvas, castle.tile(theme, tile.number, tile.damaged, lit, declarable), x, MIDDLE)

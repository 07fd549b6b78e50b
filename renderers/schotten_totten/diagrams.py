"""The pieces that the pictures of the rules are put together from: panels on the land, lanes, cards, arrows."""

from collections.abc import Collection, Sequence

from PIL import Image

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import Stone
from renderers import scenery, sprites
from renderers.canvas import Sprite, blank, centred, figure, label, pill, stain, symbol
from renderers.lettering import fit
from renderers.schotten_totten.board import FAN, LANE, STONES, formation
from renderers.schotten_totten.plates import BACKS, Deck
from renderers.schotten_totten.seats import tie
from renderers.sprites import BOARD, DISCARD, Format
from renderers.theme import INK_ON, Theme
from renderers.words import Words

WIDTH = 800
"""Less than a board's, so that the same cards are larger on a phone."""
TOP = 40
"""How far the hills show above the panels."""
MARGIN = 14
GAP = 12
CAPTION = 88
_TALLEST = 1100

LOOSE = Format(
    width=122,
    height=94,
    margin=4,
    radius=13,
    digit=84,
    digit_at=(33, 47),
    emblem=56,
    emblem_at=(87, 47),
    symbol=62,
    symbol_at=(61, 47),
    strength=0,
    strength_at=(0, 0),
    name=0,
    name_at=0,
    name_lines=0,
    code=0,
    code_at=0,
)
"""A card that no other one covers."""

WIDE = Format(
    width=300,
    height=150,
    margin=4,
    radius=16,
    digit=0,
    digit_at=(0, 0),
    emblem=0,
    emblem_at=(0, 0),
    symbol=70,
    symbol_at=(150, 47),
    strength=0,
    strength_at=(0, 0),
    name=36,
    name_at=100,
    name_lines=1,
    code=26,
    code_at=130,
)
"""A tactics card that lies across, with its name in large letters."""


def ground(theme: Theme, height: int, width: int = WIDTH) -> Image.Image:
    """The land, with no lanes yet."""
    # Cut from one that is high enough for all, so that few are kept.
    return scenery.land(theme, (width, _TALLEST), (), (LANE, LANE), 0).crop((0, 0, width, height))


def panel(canvas: Image.Image, theme: Theme, left: int, top: int, width: int, height: int) -> None:
    pill(theme, width, height, 18, "near", "lane").onto(canvas, left, top)


def write(canvas: Image.Image, theme: Theme, text: str, x: float, y: float, width: int, size: int = 44) -> None:
    """Text on a panel, with its middle at this point."""
    centred(canvas, label(theme, text, "Bold", size, width, "lane", "ink"), x, y)


def write_from(canvas: Image.Image, theme: Theme, text: str, x: int, y: int, width: int, size: int = 44) -> None:
    """Text on a panel that begins at x."""
    told = label(theme, text, "Bold", size, width, "lane", "ink")
    told.onto(canvas, x, y - told.image.height // 2)


def captions(canvas: Image.Image, theme: Theme, panels: Sequence[tuple[str, int, int]]) -> None:
    """Panels beside each other, each with a caption: its text, its left edge and its width. All are equally large."""
    size = min(fit(text, "Bold", 44, width - 20)[1] for text, _, width in panels)
    for text, left, width in panels:
        panel(canvas, theme, left, TOP, width, canvas.height - TOP - MARGIN)
        write(canvas, theme, text, left + width / 2, TOP + CAPTION / 2, width - 20, size)


def number(canvas: Image.Image, theme: Theme, text: str, x: float, y: float, size: int) -> None:
    centred(canvas, figure(theme, text, size, "lane", "ink"), x, y)


def rule(canvas: Image.Image, theme: Theme, left: int, y: int, width: int) -> None:
    pill(theme, width, 4, 2, "lane", "soft").onto(canvas, left, y - 2)


def arrow(canvas: Image.Image, theme: Theme, name: str, x: float, y: float, size: int = 32) -> None:
    centred(canvas, symbol(theme, name, size, "lane", "soft"), x, y)


def face(theme: Theme, card: str, words: Words, form: Format = BOARD, marked: bool = False) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, form, "lane", marked)
    return sprites.tactics(theme, card, words(f"card-{card}"), form, "lane", marked)


def row(canvas: Image.Image, faces: Sequence[Sprite], x: int, y: int) -> int:
    """Cards beside each other, from x on, with their middle at y; where they end."""
    for each in faces:
        each.onto(canvas, x, y - each.image.height // 2)
        x += each.image.width
    return x


def gap(theme: Theme, text: str, form: Format = DISCARD) -> Sprite:
    """The outline of a card that is not there."""
    image = blank(theme, (form.width, form.height), "lane")
    middle = form.width / 2, form.height / 2
    width, height = form.width - 2 * form.margin, form.height - 2 * form.margin
    centred(image, pill(theme, width, height, form.radius, "lane", "soft"), *middle)
    centred(image, pill(theme, width - 6, height - 6, form.radius - 3, "soft", "lane"), *middle)
    if text:
        # As high as the digit of a card, since other cards may cover the rest.
        told = label(theme, text, "Bold", round(height * 0.5), width - 10, "lane", "soft")
        centred(image, told, middle[0], form.digit_at[1])
    return Sprite(image)


def back(theme: Theme, deck: Deck, width: int) -> Sprite:
    """The back of a deck's cards."""
    paper, drawn = BACKS[deck]
    height = width * 4 // 3
    image = blank(theme, (width, height), "lane")
    centred(image, pill(theme, width - 8, height - 8, width // 7, "lane", paper), width / 2, height / 2)
    ink = "field" if paper == "soft" else "cream"
    centred(image, symbol(theme, drawn, width * 3 // 5, paper, ink), width / 2, height / 2)
    return Sprite(image)


def tile(theme: Theme, colour: str, size: int) -> Sprite:
    """A clan's shape and letter on its colour."""
    image = blank(theme, (size, size), "lane")
    centred(image, pill(theme, size, size, size // 6, "lane", colour), size / 2, size / 2)
    centred(image, stain(theme, sprites.emblem(colour, size * 3 // 4), colour, INK_ON[colour]), size / 2, size / 2)
    return Sprite(image)


def chip(theme: Theme, text: str, width: int) -> Sprite:
    """A word on a plate."""
    image = blank(theme, (width, 66), "lane")
    centred(image, pill(theme, width, 66, 16, "lane", "slate"), width / 2, 33)
    centred(image, label(theme, text, "Bold", 38, width - 20, "slate", "cream"), width / 2, 32)
    return Sprite(image)


def lane(
    canvas: Image.Image,
    theme: Theme,
    stone: Stone,
    x: int,
    y: int,
    words: Words,
    *,
    marked: Collection[str] = (),
    missing: Collection[str] = (),
    sign: str = "",
) -> None:
    """A stone with both sides as the first player sees it, the middle of its row at this point.

    `missing` are cards that the other side still needs, `sign` is a symbol at the stone.
    """
    fan, start = FAN[stone.size], STONES // 2
    for seat, side in enumerate(stone.sides):
        faces = [face(theme, card, words, marked=card in marked) for card in side]
        if seat:
            faces += (gap(theme, card, BOARD) for card in missing)
        for place, each in sorted(enumerate(faces), key=lambda item: item[0], reverse=seat == 1):
            far = start + fan * place
            each.onto(canvas, x - each.image.width // 2, y - far - each.image.height if seat else y + far)
        strength = stone.strengths[seat]
        if strength and stone.owner is None:
            told = formation(strength, stone.size, tie(stone) == seat, theme, words)
            far = start + BOARD.height + fan * (len(side) - 1) + told.image.height // 2
            centred(canvas, told, x, y - far if seat else y + far)
    sprite = scenery.stone(theme, stone.number, sign == "flag" or stone.owner is not None)
    if stone.owner is None:
        centred(canvas, sprite, x, y)
    else:
        strength, below = stone.strengths[stone.owner], stone.owner == 0
        far = start + BOARD.height + 2 * fan + 8 + sprite.image.height // 2
        centred(canvas, sprite, x, y + far if below else y - far)
        if strength:
            centred(canvas, formation(strength, stone.size, tie(stone) == stone.owner, theme, words), x, y)
        arrow(canvas, theme, "down" if below else "up", x, y + (54 if below else -54), 22)
    if sign:
        centred(canvas, symbol(theme, sign, 44, "lane", "ink"), x + 44, y - 42)

"""The cards of Heave Ho!, and the Scots printed on its places. A card that carries *heave ho!* shows it on a band."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageOps

from core.heave_ho.cards import ACTIONS, LOUD, NESSIE, PRINTED, STRENGTHS, WOMEN
from renderers.canvas import Sprite, blank, centred, figure, label, pill, stain, symbol
from renderers.pen import SCALE
from renderers.shapes import shape
from renderers.sprites import emblem
from renderers.telling import typed
from renderers.theme import INK_ON, Theme
from renderers.words import Words


@dataclass(frozen=True, eq=False)
class Form:
    """The sizes of a card. Compared by identity, like a theme."""

    width: int
    height: int
    margin: int
    radius: int
    digit: int
    digit_at: tuple[int, int]
    emblem: int
    emblem_at: tuple[int, int]
    person: int
    """The top of the person, who is as wide as the card."""
    band: int
    """The height of the *heave ho!* band."""
    words: int
    """The size of the text."""
    symbol: int


CARD = Form(164, 236, 5, 18, 128, (112, 62), 56, (44, 43), 76, 46, 32, 92)
"""In a hand and on the board."""
LARGE = Form(300, 424, 8, 28, 232, (206, 112), 102, (80, 78), 132, 82, 58, 168)
"""One card of a pair to sort."""

SHORT = Form(126, 106, 4, 13, 84, (86, 53), 46, (31, 53), 0, 0, 22, 48)
"""In a hand below the board: without a person."""

GROUNDS = {"W": "cream", "N": "cream"}
"""The face of white cards; Scots have their own colour."""
_SYMBOLS = {"Reinforcements": "newcomers"}
CELL = (82, 66)
_NARROW = 60
_TEETH = 9


def drawing(card: str) -> str:
    """The symbol of an action card."""
    return _SYMBOLS.get(card, card)


def named(card: str, words: Words) -> str:
    """A card in words."""
    if card in ACTIONS:
        return words(f"card-{card}")
    told = words("text-heave-card", letter=card[0], strength=STRENGTHS[card])
    return words("text-heave-loud", card=told) if card.endswith(LOUD) else told


def _colours(card: str) -> tuple[str, str]:
    """Ground and ink."""
    if card in ACTIONS:
        return "slate", "cream"
    ground = GROUNDS.get(card[0], card[0])
    return ground, INK_ON.get(ground, "coal")


def face(card: str, form: Form, paper: str, marked: bool, theme: Theme, words: Words, mirrored: bool = False) -> Sprite:
    """A card; if mirrored, the person pulls to the right."""
    if card in ACTIONS:
        return action(theme, card, words(f"card-{card}"), form, paper, marked)
    return person(theme, card, words("board-heave-ho") if card.endswith(LOUD) else "", form, paper, marked, mirrored)


def short(card: str, theme: Theme, words: Words) -> Sprite:
    """A card in a hand that everyone sees."""
    return _short(theme, card, words(f"card-{card}") if card in ACTIONS else "")


@lru_cache(maxsize=128)
def _short(theme: Theme, card: str, name: str) -> Sprite:
    ground, ink = _colours(card)
    image, form = _ground(theme, SHORT, "lane", ground, False), SHORT
    middle = form.width / 2
    if name:
        centred(image, symbol(theme, drawing(card), form.symbol, ground, ink), middle, 33)
        centred(image, label(theme, name, "Bold", form.words, form.width - 18, ground, ink, 2), middle, 78)
        return Sprite(image)
    x, y = form.emblem_at
    is_loud = card.endswith(LOUD)
    centred(image, figure(theme, str(STRENGTHS[card]), form.digit, ground, ink), *form.digit_at)
    centred(image, stain(theme, emblem(card[0], form.emblem), ground, ink), x, y - (22 if is_loud else 0))
    if is_loud:
        centred(image, symbol(theme, "loud", form.emblem - 6, ground, ink), x, y + 25)
    return Sprite(image)


@lru_cache(maxsize=512)
def person(theme: Theme, card: str, shout: str, form: Form, paper: str, marked: bool, mirrored: bool) -> Sprite:
    """A Scot, a lady or Nessie, and the card's *heave ho!*, if any."""
    ground, ink = _colours(card)
    image = _ground(theme, form, paper, ground, marked)
    _row(theme, image, form, card[0], STRENGTHS[card], ground, ink, mirrored)
    kind = "nessie" if card == NESSIE else f"{'lady' if card in WOMEN else 'scot'}-{STRENGTHS[card]}"
    _pulling(theme, image, form, kind, ground, ink, mirrored)
    if shout:
        _band(theme, image, form, shout, ground)
    return Sprite(image)


def _row(
    theme: Theme, image: Image.Image, form: Form, colour: str, strength: int, ground: str, ink: str, mirrored: bool
) -> None:
    """The emblem above the head and the strength above the arms."""
    for sprite, (x, y) in (
        (stain(theme, emblem(colour, form.emblem), ground, ink), form.emblem_at),
        (figure(theme, str(strength), form.digit, ground, ink), form.digit_at),
    ):
        centred(image, sprite, form.width - x if mirrored else x, y)


def _pulling(theme: Theme, image: Image.Image, form: Form, kind: str, ground: str, ink: str, mirrored: bool) -> None:
    """A person at the rope, which runs from edge to edge."""
    inset = form.margin + 4
    drawn = shape(kind, form.width - 2 * inset)
    stain(theme, ImageOps.mirror(drawn) if mirrored else drawn, ground, ink).onto(image, inset, form.person)


def _band(theme: Theme, image: Image.Image, form: Form, shout: str, ground: str) -> None:
    """The words at the foot of a card: players must not overlook what sets off a test of strength."""
    paper, ink = ("coal", "cream") if ground == "cream" else ("cream", "coal")
    inset = form.margin + 6
    width, left, top = form.width - 2 * inset, inset, form.height - inset - form.band
    edge = jagged(width, form.band, form.radius - 6)
    # Keep the feet clear of the band.
    stain(theme, edge, ground, ground).onto(image, left, top - form.band // 9)
    stain(theme, edge, ground, paper).onto(image, left, top)
    told = label(theme, shout, "Black", form.words, width - 12, paper, ink)
    centred(image, told, form.width / 2, top + form.band * 0.56)


@lru_cache(maxsize=8)
def jagged(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a band with a jagged upper edge, like a shout."""
    image = Image.new("L", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), radius * SCALE, fill=255)
    high, wide = image.height * 0.24, image.width / _TEETH
    points = [(wide * step / 2, high if step % 2 == 0 else 0.0) for step in range(2 * _TEETH + 1)]
    draw.rectangle((0, 0, image.width, high), fill=0)
    draw.polygon([*points, (image.width - 1, high + radius * SCALE), (0, high + radius * SCALE)], fill=255)
    return image.reduce(SCALE)


@lru_cache(maxsize=128)
def action(theme: Theme, card: str, name: str, form: Form, paper: str, marked: bool) -> Sprite:
    """An action card: its symbol, its name in the reader's language, and its notation, unless the name says it."""
    image = _ground(theme, form, paper, "slate", marked)
    middle = form.width / 2
    centred(image, symbol(theme, drawing(card), form.symbol, "slate", "cream"), middle, form.height * 0.3)
    room = form.width - 2 * form.margin - 10
    centred(image, label(theme, name, "Bold", form.words, room, "slate", "cream", 2), middle, form.height * 0.66)
    if shown := typed(card, name):
        code = label(theme, shown, "Medium", round(form.words * 0.84), room, "slate", "cream")
        centred(image, code, middle, form.height * 0.9)
    return Sprite(image)


@lru_cache(maxsize=32)
def printed(theme: Theme, colour: str, form: Form, paper: str, mirrored: bool) -> Sprite:
    """The Scot printed on an empty place."""
    image = _ground(theme, form, paper, colour, False)
    _layer(theme, image, form, form.margin + 6, colour, "field")
    _row(theme, image, form, colour, PRINTED, "field", "ink", mirrored)
    _pulling(theme, image, form, f"scot-{PRINTED}", "field", "soft", mirrored)
    return Sprite(image)


def _ground(theme: Theme, form: Form, paper: str, ground: str, marked: bool) -> Image.Image:
    """An empty card with a rim of paper, or of ink if marked. Pale cards have an edge."""
    image = blank(theme, (form.width, form.height), paper)
    inset, on = form.margin, paper
    if marked:
        _layer(theme, image, form, 0, paper, "ink")
        _layer(theme, image, form, form.margin, "ink", paper)
        inset += 3
    if ground == "cream":
        _layer(theme, image, form, inset, paper, "shade")
        inset, on = inset + 3, "shade"
    _layer(theme, image, form, inset, on, ground)
    return image


def _layer(theme: Theme, image: Image.Image, form: Form, inset: int, paper: str, ink: str) -> None:
    size = form.width - 2 * inset, form.height - 2 * inset
    pill(theme, *size, max(6, form.radius + form.margin - inset), paper, ink).onto(image, inset, inset)


@lru_cache(maxsize=256)
def cell(theme: Theme, card: str, marked: bool, paper: str = "lane") -> Sprite:
    """A small card: strength and emblem, or an action's symbol; a card with *heave ho!* has a burst."""
    ground, ink = _colours(card)
    wide, high = (_NARROW, CELL[1]) if card in ACTIONS else CELL
    image, on, inset = blank(theme, (wide, high), paper), paper, 3
    layers = [(0, "ink"), (3, paper), (5, ground)] if marked else [(inset, ground)]
    if ground == "cream":
        layers = [*layers[:-1], (layers[-1][0], "shade"), (layers[-1][0] + 2, ground)]
    for inset, colour in layers:
        pill(theme, wide - 2 * inset, high - 2 * inset, 12 - inset, on, colour).onto(image, inset, inset)
        on = colour
    if card in ACTIONS:
        centred(image, symbol(theme, drawing(card), 38, ground, ink), wide / 2, high / 2)
        return Sprite(image)
    centred(image, figure(theme, str(STRENGTHS[card]), 46, ground, ink), 23, high / 2)
    if card.endswith(LOUD):
        centred(image, stain(theme, emblem(card[0], 27), ground, ink), 56, high / 2 - 14)
        centred(image, symbol(theme, "loud", 27, ground, ink), 56, high / 2 + 14)
    else:
        centred(image, stain(theme, emblem(card[0], 34), ground, ink), 56, high / 2)
    return Sprite(image)

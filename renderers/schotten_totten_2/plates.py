"""The two strips of a board: the players and their roles, whose turn it is, cards in hand and actions played."""

from functools import lru_cache

from PIL import Image

from core.schotten_totten_2.view import Result, View
from renderers.canvas import Sprite, blank, centred, figure, label, pill, symbol
from renderers.plates import GAP, LEFT, LONGEST_NAME, RIGHT, Deck, cards, note, result
from renderers.plates import name as plate
from renderers.schotten_totten_2.moves import Marks
from renderers.schotten_totten_2.seats import Role, role, seats
from renderers.seats import name
from renderers.theme import Theme
from renderers.words import Words

HEADER, FOOTER = 38, 984
"""The centres of the strips."""
SYMBOL = 44
WANTED_NAME = 300
"""The room reserved for a name before notes are placed beside it."""

SPENT = 60
"""The size of an action card that was played, including the rim of a marked one."""


def plates(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> None:
    bottom, top = seats(view)
    for seat, y in ((top, HEADER), (bottom, FOOTER)):
        right = _spent(canvas, view, seat, y, marked, theme)
        _plate(canvas, view, seat, y, _won(canvas, view, seat, y, right, theme), theme, words)


def _plate(canvas: Image.Image, view: View, seat: int, y: int, right: int, theme: Theme, words: Words) -> None:
    """A seat's details; the name takes the remaining room, and words that repeat a symbol make way for it."""
    active, part = seat in view.actors, role(view, seat)
    state = result(view.outcome, seat, theme, words) if view.outcome else None
    if active:
        state = note(words("board-to-choose" if view.phase == "exchange" else "board-to-move"), theme, 34, 170, "Bold")
    written = name(seat, words, drawn=True)
    wanted = min(label(theme, written, "Bold", 42, LONGEST_NAME, "field", "ink").image.width, WANTED_NAME)
    called: Sprite | None = note(words(f"board-{part}"), theme, 31, 180)
    decks: list[tuple[Deck, int]] = [("siege", view.hands[seat].siege)]
    if view.tactics:
        decks.append(("tactics", view.hands[seat].tactics))
    room = right - LEFT - 76 - SYMBOL - GAP - 90 * len(decks) - sum(_width(told) for told in (state, called))
    shown = state
    if room < wanted and active:
        room, shown = room + _width(shown), None
    if room < wanted:
        room, called = room + _width(called), None
    x = plate(canvas, written, y, min(room, LONGEST_NAME), state is not None, theme)
    x = _note(canvas, x, y, shown)
    x = _role(canvas, x, y, part, called, theme)
    for deck, count in decks:
        x = cards(canvas, x, y, deck, count, theme) + GAP


def _width(told: Sprite | None) -> int:
    return told.image.width + GAP if told else 0


def _note(canvas: Image.Image, x: int, y: int, told: Sprite | None) -> int:
    if told:
        told.onto(canvas, x, y - told.image.height // 2 - 1)
    return x + _width(told)


def _role(canvas: Image.Image, x: int, y: int, part: Role, called: Sprite | None, theme: Theme) -> int:
    """A role's symbol and name; returns where the next item may start."""
    centred(canvas, symbol(theme, part, SYMBOL, "field", "ink"), x + SYMBOL / 2, y)
    if not called:
        return x + SYMBOL + GAP
    return _note(canvas, x + SYMBOL + 6, y, called)


def _spent(canvas: Image.Image, view: View, seat: int, y: int, marked: Marks, theme: Theme) -> int:
    """The action cards in front of a seat; returns where they begin."""
    x = RIGHT + 4
    for card in reversed(view.spent[seat]):
        x -= SPENT
        action(theme, card, marked.spent == (seat, card)).onto(canvas, x, y - SPENT // 2)
    return x - GAP if view.spent[seat] else RIGHT


@lru_cache(maxsize=32)
def action(theme: Theme, card: str, marked: bool) -> Sprite:
    """An action card that was played; a marked one has a rim of ink."""
    image, mask = blank(theme, (SPENT, SPENT), "near"), Image.new("L", (SPENT, SPENT))
    rims = [(0, "near", "ink"), (3, "ink", "near"), (5, "near", "slate")] if marked else [(4, "near", "slate")]
    for inset, paper, ink in rims:
        size = SPENT - 2 * inset
        layer = pill(theme, size, size, 13 - inset, paper, ink)
        layer.onto(image, inset, inset)
        mask.paste(255, (inset, inset), layer.mask)
    centred(image, symbol(theme, card, 38, "slate", "cream"), SPENT / 2, SPENT / 2)
    return Sprite(image, mask)


def _won(canvas: Image.Image, view: View, seat: int, y: int, right: int, theme: Theme) -> int:
    """The games of a revenge that a seat has won, each with its tie-breaker; returns where they begin."""
    x = right
    for won in reversed(view.results if view.revenge else ()):
        if won.winner == seat:
            x -= _result(canvas, x, y, won, theme) + 8
    return x if x == right else x - GAP + 8


def _result(canvas: Image.Image, right: int, y: int, won: Result, theme: Theme) -> int:
    """The role in which a game was won, and how much was left; returns its width."""
    number = figure(theme, str(won.left), 34, "lane", "ink")
    width = number.image.width + 58
    centred(canvas, pill(theme, width, 52, 12, "near", "lane"), right - width / 2, y)
    part = "attacker" if won.winner == won.attacker else "defender"
    centred(canvas, symbol(theme, part, 34, "lane", "ink"), right - width + 25, y)
    centred(canvas, number, right - 12 - number.image.width / 2, y)
    return width

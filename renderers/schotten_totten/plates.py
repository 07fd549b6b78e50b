"""The two strips of a board: the players, how many cards each holds, whose turn it is, the decks and the discard."""

from PIL import Image

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import View
from renderers import sprites
from renderers.canvas import figure
from renderers.plates import GAP, LEFT, LONGEST_NAME, RIGHT, SHORTEST_NAME, Deck, cards, note, result
from renderers.plates import name as plate
from renderers.schotten_totten.moves import Marks
from renderers.schotten_totten.seats import seats
from renderers.seats import name
from renderers.theme import Theme
from renderers.words import Words

HEADER, FOOTER = 39, 1058
"""The centres of the strips."""


def plates(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> None:
    bottom, top = seats(view)
    _plate(canvas, view, top, HEADER, _table(canvas, view, theme, words), theme, words)
    _plate(canvas, view, bottom, FOOTER, _discard(canvas, view, marked, theme, words), theme, words)


def _plate(canvas: Image.Image, view: View, seat: int, y: int, right: int, theme: Theme, words: Words) -> None:
    """A seat's details, from right to left; the name takes the remaining room."""
    active = view.outcome is None and view.turn == seat
    state = result(view.outcome, seat, theme, words) if view.outcome else None
    if active:
        state = note(words("board-to-move"), theme, 34, 170, "Bold")
    decks: list[tuple[Deck, int]] = [("clan", view.hands[seat].clan)]
    if view.tactics:
        decks.append(("tactics", view.hands[seat].tactics))
    notes = [state] if state else []
    if view.rounds > 1:
        points = words("board-points", points=view.points[seat])
        notes.append(note(points, theme, 31, 130))
    room = right - LEFT - 76 - 90 * len(decks) - sum(told.image.width + GAP for told in notes)
    if room < SHORTEST_NAME and active:
        # The arrow shows it too, and the name should be readable.
        room += notes.pop(0).image.width + GAP
    x = plate(canvas, name(seat, words, drawn=True), y, min(room, LONGEST_NAME), state is not None, theme)
    for told in notes:
        told.onto(canvas, x, y - told.image.height // 2 - 1)
        x += told.image.width + GAP
    for deck, count in decks:
        x = cards(canvas, x, y, deck, count, theme) + GAP


def _table(canvas: Image.Image, view: View, theme: Theme, words: Words) -> int:
    """The decks, and the round if there are several; returns where they begin."""
    x = RIGHT
    decks: list[tuple[Deck, int]] = [("clan", view.clan_deck)]
    if view.tactics:
        decks.append(("tactics", view.tactics_deck))
    for deck, count in reversed(decks):
        x -= 46 + figure(theme, str(count), 40, "field", "ink").image.width
        cards(canvas, x, HEADER, deck, count, theme)
        x -= GAP
    told = note(words("board-decks"), theme, 28, 130)
    x += GAP - 10 - told.image.width
    told.onto(canvas, x, HEADER - told.image.height // 2)
    if view.rounds > 1:
        told = note(words("board-round", round=view.round, rounds=view.rounds), theme, 28, 170)
        x -= told.image.width + GAP
        told.onto(canvas, x, HEADER - told.image.height // 2)
    return x - GAP


def _discard(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> int:
    """Every card in the discard; returns where it begins."""
    x = RIGHT
    for card in reversed(view.discard):
        mark = card in marked.discard
        if is_clan(card):
            face = sprites.clan(theme, card, sprites.DISCARD, "near", mark)
        else:
            face = sprites.tactics(theme, card, "", sprites.DISCARD, "near", mark)
        x -= face.image.width
        face.onto(canvas, x, FOOTER - face.image.height // 2)
    if view.discard:
        told = note(words("board-discard"), theme, 24, 90)
        x -= told.image.width + 8
        told.onto(canvas, x, FOOTER - told.image.height // 2)
        x -= GAP
    return x

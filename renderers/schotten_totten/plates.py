"""The two strips of a board: who plays, how many cards each holds, whose turn it is, the decks and the discard."""

from typing import Literal

from PIL import Image

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import View
from renderers import sprites
from renderers.canvas import centred, figure, label, pill, symbol
from renderers.schotten_totten.moves import Marks
from renderers.schotten_totten.seats import name, seats
from renderers.theme import Theme
from renderers.words import Words

LEFT, RIGHT = 18, 1182
HEADER, FOOTER = 39, 1058
"""The middles of the strips."""
GAP = 22
SHORTEST_NAME, LONGEST_NAME = 200, 420
BACKS = {"clan": ("soft", "cairn"), "tactics": ("slate", "crossed")}
"""What the backs of the two decks look like: colour and symbol."""

Deck = Literal["clan", "tactics"]


def plates(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> None:
    bottom, top = seats(view)
    _plate(canvas, view, top, HEADER, _table(canvas, view, theme, words), theme, words)
    _plate(canvas, view, bottom, FOOTER, _discard(canvas, view, marked, theme, words), theme, words)


def _plate(canvas: Image.Image, view: View, seat: int, y: int, right: int, theme: Theme, words: Words) -> None:
    """What belongs to a seat, from the right to the left; the name takes the room that is left."""
    state = _state(view, seat)
    decks: list[tuple[Deck, int]] = [("clan", view.hands[seat].clan)]
    if view.tactics:
        decks.append(("tactics", view.hands[seat].tactics))
    notes = [label(theme, words(f"board-{state}"), "Bold", 34, 170, "field", "ink")] if state else []
    if view.rounds > 1:
        points = words("board-points", points=view.points[seat])
        notes.append(label(theme, points, "Medium", 31, 130, "field", "ink"))
    room = right - LEFT - 76 - 90 * len(decks) - sum(note.image.width + GAP for note in notes)
    if room < SHORTEST_NAME and state == "to-move":
        # The arrow says it too, and a name should be readable.
        room += notes.pop(0).image.width + GAP
    x = _name(canvas, name(seat, words, drawn=True), y, min(room, LONGEST_NAME), state is not None, theme)
    for note in notes:
        note.onto(canvas, x, y - note.image.height // 2 - 1)
        x += note.image.width + GAP
    for deck, count in decks:
        x = _cards(canvas, x, y, deck, count, theme) + GAP


def _name(canvas: Image.Image, text: str, y: int, room: int, active: bool, theme: Theme) -> int:
    """A name, on a plate with an arrow if it is that player's turn or win; where the next thing may stand."""
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


def _state(view: View, seat: int) -> str | None:
    if view.outcome:
        if seat not in view.outcome.winners:
            return None
        return "wins" if len(view.outcome.winners) == 1 else "draws"
    return "to-move" if view.turn == seat else None


def _cards(canvas: Image.Image, x: int, y: int, deck: Deck, count: int, theme: Theme) -> int:
    """The back of a deck and how many cards there are; where that ends."""
    face, drawn = BACKS[deck]
    centred(canvas, pill(theme, 38, 50, 8, "near", face), x + 19, y)
    centred(canvas, symbol(theme, drawn, 24, face, "field" if face == "soft" else "cream"), x + 19, y)
    number = figure(theme, str(count), 40, "field", "ink")
    number.onto(canvas, x + 46, y - number.image.height // 2)
    return x + 46 + number.image.width


def _table(canvas: Image.Image, view: View, theme: Theme, words: Words) -> int:
    """The decks, and the round where there are several; where that begins."""
    x = RIGHT
    decks: list[tuple[Deck, int]] = [("clan", view.clan_deck)]
    if view.tactics:
        decks.append(("tactics", view.tactics_deck))
    for deck, count in reversed(decks):
        x -= 46 + figure(theme, str(count), 40, "field", "ink").image.width
        _cards(canvas, x, HEADER, deck, count, theme)
        x -= GAP
    told = label(theme, words("board-decks"), "Medium", 28, 130, "field", "ink")
    x += GAP - 10 - told.image.width
    told.onto(canvas, x, HEADER - told.image.height // 2)
    if view.rounds > 1:
        told = label(
            theme, words("board-round", round=view.round, rounds=view.rounds), "Medium", 28, 170, "field", "ink"
        )
        x -= told.image.width + GAP
        told.onto(canvas, x, HEADER - told.image.height // 2)
    return x - GAP


def _discard(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> int:
    """Every card of the discard; where it begins."""
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
        told = label(theme, words("board-discard"), "Medium", 24, 90, "field", "ink")
        x -= told.image.width + 8
        told.onto(canvas, x, FOOTER - told.image.height // 2)
        x -= GAP
    return x

"""Who pulls at which end: names, whose turn it is, barrels won, and cards in hand and deck."""

from PIL import Image

from core.heave_ho.cards import BARRELS_TO_WIN
from core.heave_ho.view import View
from renderers.canvas import Sprite, centred, figure, label, pill, symbol
from renderers.heave_ho.seats import seats
from renderers.heave_ho.track import barrel, hollow
from renderers.plates import LEFT, RIGHT, note, result
from renderers.seats import name
from renderers.theme import Theme
from renderers.words import Words

NAMES, COUNTS = 40, 104
"""The centres of the two rows."""
MIDDLE = (LEFT + RIGHT) // 2
LONGEST_NAME = 400
PIP = 54
_ROUND = 190


def plates(canvas: Image.Image, view: View, theme: Theme, words: Words) -> None:
    for seat in seats(view):
        mirrored = seat != seats(view)[0]
        _name(canvas, view, seat, mirrored, theme, words)
        _counts(canvas, view, seat, mirrored, theme)
    told = note(words("board-heave-round", round=view.round), theme, 34, _ROUND, "Bold")
    centred(canvas, told, MIDDLE, COUNTS)


class _Row:
    """Items side by side, from the left or right edge towards the middle."""

    def __init__(self, canvas: Image.Image, y: int, mirrored: bool) -> None:
        self.canvas, self.y, self.mirrored = canvas, y, mirrored
        self.used = 0

    def put(self, sprite: Sprite, gap: int, lower: int = 0) -> None:
        left = RIGHT - self.used - sprite.image.width if self.mirrored else LEFT + self.used
        sprite.onto(self.canvas, left, self.y - sprite.image.height // 2 + lower)
        self.used += sprite.image.width + gap


def state(view: View, seat: int, theme: Theme, words: Words) -> Sprite | None:
    """The note beside a seat's name: what it has to do, that it has said stop or has sorted, or its result."""
    if view.outcome:
        return result(view.outcome, seat, theme, words)
    key = {"sort": "board-to-sort", "stop": "board-to-sort", "rest": "board-to-sort", "trick": "board-to-choose"}
    if seat in view.actors:
        return note(words(key.get(view.phase, "board-to-move")), theme, 34, 170, "Bold")
    if view.finisher == seat and view.phase == "stop":
        return note(words("board-stop"), theme, 34, 170, "Bold")
    done = view.barrel is None and not view.pairs[seat]
    return note(words("board-sorted"), theme, 34, 170) if done else None


def _name(canvas: Image.Image, view: View, seat: int, mirrored: bool, theme: Theme, words: Words) -> None:
    """A name, on a plate with an arrow if it is that player's turn or that player has won."""
    told = state(view, seat, theme, words)
    active = seat in (view.outcome.winners if view.outcome else view.actors)
    half = MIDDLE - LEFT - 12
    room = min(LONGEST_NAME, half - (told.image.width + 22 if told else 0) - (62 if active else 6))
    written, row = name(seat, words, drawn=True), _Row(canvas, NAMES, mirrored)
    if active:
        line = label(theme, written, "Bold", 42, room, "ink", "field")
        width = line.image.width + 62
        plate = pill(theme, width, 58, 16, "near", "ink")
        left = RIGHT - width if mirrored else LEFT
        row.put(plate, 16)
        drawn = symbol(theme, "back" if mirrored else "play", 26, "ink", "field")
        centred(canvas, drawn, left + (width - 25 if mirrored else 25), NAMES)
        line.onto(canvas, left + (18 if mirrored else 44), NAMES - line.image.height // 2 - 2)
    else:
        row.used = 6
        row.put(label(theme, written, "Bold", 42, room, "field", "ink"), 22, -2)
    if told:
        row.put(told, 0, -1)


def _counts(canvas: Image.Image, view: View, seat: int, mirrored: bool, theme: Theme) -> None:
    """Barrels won, out of three; cards in hand; cards in the deck."""
    row = _Row(canvas, COUNTS, mirrored)
    for number in range(BARRELS_TO_WIN):
        won = number < view.barrels[seat]
        row.put(barrel(theme, PIP, "near") if won else hollow(theme, PIP, "near"), 4)
    if view.barrel is None:
        return
    row.used += 22
    for drawn, count in (("fan", view.hands[seat]), ("cairn", view.decks[seat])):
        back, number_drawn = _back(theme, drawn), figure(theme, str(count), 42, "field", "ink")
        pair = (number_drawn, back) if mirrored else (back, number_drawn)
        for place, sprite in enumerate(reversed(pair) if mirrored else pair):
            row.put(sprite, 26 if place else 8)


def _back(theme: Theme, drawn: str) -> Sprite:
    """A hand of cards, or the back of a deck."""
    if drawn == "fan":
        return symbol(theme, "fan", 54, "field", "soft")
    image = pill(theme, 40, 52, 8, "near", "soft").image.copy()
    centred(image, symbol(theme, drawn, 26, "soft", "field"), 20, 26)
    return Sprite(image, pill(theme, 40, 52, 8, "near", "soft").mask)

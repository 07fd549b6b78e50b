"""The picture of a puzzle: the board as the seat that is asked sees it, its hand, and everything it has not seen."""

from typing import Any

from PIL import Image

from core.game import View
from renderers.canvas import blank, centred, encode, label
from renderers.games import renderer
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.words import Words

_HEADING = 62
"""The height of a heading."""


def puzzle(view: View, theme: Theme, words: Words) -> Picture:
    """Nothing in it says what can be claimed: that may be the question."""
    game, shown = renderer(view), _asked(view)
    theme = game.coloured(theme)
    parts = [
        game.drawn(shown, theme, words),
        _heading(words(_own("board-hand", view, words)), theme, words),
        game.hand_drawn(shown, theme, words),
        _heading(words(_own("board-unseen", view, words)), theme, words),
        game.unseen(shown, theme, words),
    ]
    canvas = blank(theme, (parts[0].width, sum(part.height for part in parts)), "field")
    top = 0
    for part in parts:
        canvas.paste(part, (0, top))
        top += part.height
    return Picture(encode(theme, canvas), (canvas.width, top), _alt(game, shown, words))


def as_text(view: View, words: Words) -> str:
    """The same in words."""
    game, shown = renderer(view), _asked(view)
    return "\n\n".join((game.hand_text(shown, words), _unseen(game, shown, words), game.board_text(shown, words)))


def _asked(view: Any) -> Any:
    """The view without the answers that a board gives."""
    return renderer(view).asked(view)


def _alt(game: Any, view: View, words: Words) -> str:
    hand = game.hand_text(view, words).replace("\n", " ")
    return str(game.alt(view, words, (hand, _unseen(game, view, words))))


def _unseen(game: Any, view: View, words: Words) -> str:
    return words(_own("text-unseen", view, words), cards=game.unseen_text(view, words) or words("text-nothing"))


def _own(key: str, view: View, words: Words) -> str:
    own = f"{key}-{view.game}"
    return own if words.has(own) else key


def _heading(text: str, theme: Theme, _words: Words) -> Image.Image:
    canvas = blank(theme, (1200, _HEADING), "field")
    told = label(theme, text, "Bold", 42, 1120, "field", "ink")
    centred(canvas, told, 24 + told.image.width / 2, _HEADING / 2)
    return canvas

"""Views as plain text: for screen readers, and for chats that cannot receive pictures."""

from core.game import View
from renderers.games import renderer
from renderers.seats import seen_from
from renderers.words import Words


def board(view: View, words: Words, side: int | None = None) -> str:
    """The board, about one sentence per line; for a spectator, from the side of the seat `side`, as in the picture."""
    return renderer(view).board_text(seen_from(view, side), words)


def hand(view: View, words: Words) -> str:
    """The viewer's own cards; raises ValueError for a spectator."""
    return renderer(view).hand_text(view, words)

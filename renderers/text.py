"""Views as plain text: for screen readers, and for chats that cannot receive pictures."""

from core.game import View
from renderers.games import renderer
from renderers.words import Words


def board(view: View, words: Words) -> str:
    """The board, about one sentence per line."""
    return renderer(view).board_text(view, words)


def hand(view: View, words: Words) -> str:
    """The viewer's own cards; raises ValueError for a spectator."""
    return renderer(view).hand_text(view, words)

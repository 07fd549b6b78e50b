"""Views as plain text: for screen readers, and for chats that cannot be sent a picture."""

from core.game import View
from core.schotten_totten.view import View as SchottenTotten
from renderers.schotten_totten import text as schotten_totten
from renderers.words import Words


def board(view: View, words: Words) -> str:
    """The board, one sentence or so a line."""
    match view:
        case SchottenTotten():
            return schotten_totten.board(view, words)
    raise ValueError(f"no text for {view.game}")


def hand(view: View, words: Words) -> str:
    """The viewer's own cards; raises ValueError for a spectator."""
    match view:
        case SchottenTotten():
            return schotten_totten.hand(view, words)
    raise ValueError(f"no text for {view.game}")

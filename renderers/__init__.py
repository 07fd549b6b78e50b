"""Pictures and texts of what a person may see: a view in, a picture out. No state, no platform."""

from core.game import View
from core.schotten_totten.view import View as SchottenTotten
from renderers import schotten_totten
from renderers.picture import Picture
from renderers.theme import DARK, LIGHT, Theme
from renderers.words import Words

__all__ = ["DARK", "LIGHT", "Picture", "Theme", "Words", "board", "hand"]


def board(view: View, theme: Theme, words: Words) -> Picture:
    """The table as the viewer sees it."""
    match view:
        case SchottenTotten():
            return schotten_totten.board(view, theme, words)
    raise ValueError(f"no picture of {view.game}")


def hand(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's own cards; raises ValueError for a spectator."""
    match view:
        case SchottenTotten():
            return schotten_totten.hand(view, theme, words)
    raise ValueError(f"no picture of {view.game}")

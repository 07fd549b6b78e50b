"""Pictures and texts of what a person may see: a view in, a picture out. No state, no platform."""

from core.game import View
from renderers.games import renderer
from renderers.picture import Picture
from renderers.replay import replay
from renderers.theme import DARK, LIGHT, Theme
from renderers.words import Words

__all__ = ["DARK", "LIGHT", "Picture", "Theme", "Words", "board", "hand", "replay"]


def board(view: View, theme: Theme, words: Words) -> Picture:
    """The table as the viewer sees it."""
    return renderer(view).board(view, theme, words)


def hand(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's own cards; raises ValueError for a spectator."""
    return renderer(view).hand(view, theme, words)

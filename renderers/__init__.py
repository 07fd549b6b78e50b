"""Pictures and texts of what a person may see: a view in, a picture out. No state, no platform."""

from core.game import View
from renderers.games import of_game, renderer
from renderers.picture import Picture
from renderers.replay import replay
from renderers.theme import DARK, LIGHT, Theme
from renderers.words import Words

__all__ = ["DARK", "LIGHT", "Picture", "Theme", "Words", "board", "hand", "lesson", "lessons", "replay"]


def board(view: View, theme: Theme, words: Words) -> Picture:
    """The table as the viewer sees it."""
    return renderer(view).board(view, theme, words)


def hand(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's own cards; raises ValueError for a spectator."""
    return renderer(view).hand(view, theme, words)


def lesson(game: str, page: int, theme: Theme, words: Words) -> Picture:
    """The picture of a page of a game's rules, counted from 1."""
    return of_game(game).lesson(page, theme, words)


def lessons(game: str) -> int:
    """How many pages the rules of a game have."""
    return of_game(game).lessons

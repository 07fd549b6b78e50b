"""Pictures and texts of what a person may see: a view in, a picture out. They know no state and no platform."""

from core.game import View
from renderers.games import of_game, renderer
from renderers.picture import Picture
from renderers.replay import replay
from renderers.theme import DARK, LIGHT, Theme
from renderers.words import Words

__all__ = ["DARK", "LIGHT", "Picture", "Theme", "Words", "board", "hand", "lesson", "lessons", "replay"]


def board(view: View, theme: Theme, words: Words, chosen: str = "") -> Picture:
    """The table as the viewer sees it; `chosen` is the first part of an action, if the viewer has already chosen it."""
    game = renderer(view)
    if chosen and game.choosing:
        return game.choosing(view, chosen, game.coloured(theme), words)
    return game.board(view, game.coloured(theme), words)


def hand(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's own cards; raises ValueError for a spectator."""
    game = renderer(view)
    return game.hand(view, game.coloured(theme), words)


def lesson(game: str, page: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page of a game's rules, counted from 1."""
    drawn = of_game(game)
    return drawn.lesson(page, drawn.coloured(theme), words)


def lessons(game: str) -> int:
    """The number of pages in a game's rules."""
    return of_game(game).lessons

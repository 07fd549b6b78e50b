"""Pictures and texts of what a person may see: a view in, a picture out. They know no state and no platform."""

from core.game import View
from renderers import open_hands
from renderers.canvas import encode
from renderers.games import of_game, renderer
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.puzzles import puzzle
from renderers.replay import replay
from renderers.seats import seen_from
from renderers.theme import DARK, LIGHT, Theme
from renderers.words import Words

__all__ = [
    "DARK",
    "LIGHT",
    "Hands",
    "Picture",
    "Theme",
    "Words",
    "board",
    "hand",
    "held",
    "lesson",
    "lessons",
    "puzzle",
    "replay",
]


def board(
    view: View, theme: Theme, words: Words, chosen: str = "", side: int | None = None, hands: Hands = ()
) -> Picture:
    """The table as the viewer sees it; `chosen` is the first part of an action, if the viewer has already chosen it.

    What a spectator sees is drawn from the side of the seat `side`; None leaves that to the game. With `hands`,
    everyone sees what each seat holds.
    """
    game, view = renderer(view), seen_from(view, side)
    if hands:
        canvas = game.opened(view, hands, game.coloured(theme), words)
        alt = open_hands.alt(game.alt(view, words), hands, game.order(view), words)
        return Picture(encode(game.coloured(theme), canvas), canvas.size, alt)
    if chosen and game.choosing:
        return game.choosing(view, chosen, game.coloured(theme), words)
    return game.board(view, game.coloured(theme), words)


def hand(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's own cards; raises ValueError for a spectator."""
    game = renderer(view)
    return game.hand(view, game.coloured(theme), words)


def held(view: View) -> tuple[str, ...]:
    """What the viewer holds, for `hands`."""
    return renderer(view).held(view)


def lesson(game: str, page: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page of a game's rules, counted from 1."""
    drawn = of_game(game)
    return drawn.lesson(page, drawn.coloured(theme), words)


def lessons(game: str) -> int:
    """The number of pages in a game's rules."""
    return of_game(game).lessons

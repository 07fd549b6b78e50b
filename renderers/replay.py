"""A whole match as an animated GIF, which plays in every chat: one frame per view, small enough for a phone."""

from collections.abc import Sequence

from PIL import Image

from core.game import View
from renderers import open_hands
from renderers.games import renderer
from renderers.gif import animated, shrunk
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.seats import seen_from
from renderers.theme import Theme
from renderers.words import Words

WIDTH = 600
"""The approximate width: boards are scaled down by a whole number, which keeps them sharp."""
FRAME, LAST = 900, 4000
"""How long each frame and the last frame stay, in milliseconds."""
REPEATS = 2
"""Few, so that the animation does not run forever: it stops at the end of the match."""
MOST = 200
"""The most frames people watch patiently, about three minutes. Longer matches are thinned out."""


def replay(
    views: Sequence[View], theme: Theme, words: Words, side: int | None = None, hands: Sequence[Hands] = ()
) -> Picture:
    """The match as a spectator saw it, from the first view to the last; raises ValueError if there are none.

    It is drawn from the side of the seat `side`; None leaves that to the game. With `hands`, one for each view, it
    also shows what each seat held at that moment.
    """
    if not views:
        raise ValueError("a replay needs views")
    game, views = renderer(views[0]), [seen_from(view, side) for view in views]
    theme = game.coloured(theme)

    def drawn(place: int) -> Image.Image:
        if hands:
            return game.opened(views[place], hands[place], theme, words)
        return game.drawn(views[place], theme, words)

    first = drawn(0)
    factor = max(1, round(first.width / WIDTH))
    chosen = _thinned(len(views), game.landmarks(views))
    frames = (shrunk(theme, drawn(place), factor) for place in chosen)
    size = -(-first.width // factor), -(-first.height // factor)
    alt = game.replay_alt(views[-1], words)
    if hands:
        alt = open_hands.alt(f"{alt} {words('text-alt-open-hands')}", hands[-1], game.order(views[-1]), words)
    return Picture(animated(theme, frames, FRAME, LAST, REPEATS), size, alt, "gif")


def _thinned(count: int, landmarks: set[int]) -> list[int]:
    """Which views to show: landmarks, the first and the last, then others, evenly spaced, as far as there is room."""
    if count <= MOST:
        return list(range(count))
    kept = landmarks | {0, count - 1}
    others = [place for place in range(count) if place not in kept]
    room = max(0, MOST - len(kept))
    return sorted(kept | {others[place * len(others) // room] for place in range(room)})

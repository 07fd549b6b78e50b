"""Who sits where: the order in which seats are listed, and the token of each."""

from functools import lru_cache

from core.totemo.view import View
from renderers.canvas import Sprite
from renderers.theme import Theme
from renderers.totemo.brush import Brush

_FILLS = ("coal", "cream", "teal", "rose")


def order(view: View) -> tuple[int, ...]:
    """The viewer first, then the others in turn order; for a spectator, from seat 0 on."""
    first, seats = view.seat or 0, len(view.scores)
    return tuple((first + step) % seats for step in range(seats))


@lru_cache(maxsize=32)
def token(theme: Theme, seat: int, size: int) -> Sprite:
    """A seat's marker: a disc, a square, a triangle or a cross."""
    brush = Brush(theme, (size, size), "lane")
    # The dark token has a light rim and a dark one around it; the others have a dark rim.
    rims = ["cream", "coal"] if seat == 0 else ["coal"]
    for inset, colour in enumerate((*rims, _FILLS[seat])):
        _shape(brush, seat, size, inset * size / 14, colour)
    return brush.sprite()


def _shape(brush: Brush, seat: int, size: float, inset: float, colour: str) -> None:
    near, far, middle = inset, size - inset, size / 2
    match seat:
        case 0:
            brush.oval(near, near, far, far, colour)
        case 1:
            brush.box(near + 1, near + 1, far - 1, far - 1, colour, 2)
        case 2:
            brush.polygon([(middle, 2 * inset), (far - 0.7 * inset, far - 1), (near + 0.7 * inset, far - 1)], colour)
        case _:
            arm = size * 0.3
            brush.box(arm + inset, near, size - arm - inset, far, colour, 2)
            brush.box(near, arm + inset, far, size - arm - inset, colour, 2)

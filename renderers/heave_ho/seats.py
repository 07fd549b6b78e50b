"""Where the two seats of a tug of war are: each pulls towards its own edge of the picture."""

from core.heave_ho.cards import GOALS
from core.heave_ho.view import Place, View


def seats(view: View) -> tuple[int, int]:
    """The seat on the left (the viewer's, or seat 0 for a spectator) and the one on the right."""
    left = view.seat or 0
    return left, 1 - left


def side(view: View, seat: int) -> tuple[Place, ...]:
    """A seat's places: red, blue, green."""
    return tuple(place for place in view.places if place.side == seat)


def spaces(view: View) -> range:
    """The spaces of the track from left to right, starting with the goal of the seat on the left."""
    first, last = GOALS
    return range(first, last + 1) if seats(view)[0] == 0 else range(last, first - 1, -1)

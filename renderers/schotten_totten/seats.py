"""The two seats of a board: who sits where."""

from core.schotten_totten.view import View


def seats(view: View) -> tuple[int, int]:
    """The seat at the bottom (the viewer's, or seat 0 for a spectator) and the one at the top."""
    return (1, 0) if view.seat == 1 else (0, 1)

"""The two seats of a siege: who sits where, in which role, and which way round they see the wall."""

from typing import Literal

from core.schotten_totten_2.view import Tile, View

Role = Literal["attacker", "defender"]


def seats(view: View) -> tuple[int, int]:
    """The seat at the bottom (the viewer's, or the attacker's for a spectator) and the one at the top."""
    bottom = view.attacker if view.seat is None else view.seat
    return bottom, 1 - bottom


def role(view: View, seat: int) -> Role:
    return "attacker" if seat == view.attacker else "defender"


def wall(view: View) -> tuple[Tile, ...]:
    """The tiles from left to right as the seat at the bottom sees them: the defender stands behind the wall."""
    return view.tiles if seats(view)[0] == view.attacker else view.tiles[::-1]

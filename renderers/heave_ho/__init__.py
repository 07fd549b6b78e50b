"""The pictures and texts of Heave Ho!"""

from renderers.heave_ho.board import board, drawn, opened
from renderers.heave_ho.hand import hand, hand_drawn
from renderers.heave_ho.landmarks import landmarks

__all__ = ["board", "drawn", "hand", "hand_drawn", "landmarks", "opened"]

"""The pictures and texts of Schotten Totten 2."""

from renderers.schotten_totten_2.board import board, drawn, opened
from renderers.schotten_totten_2.hand import hand, hand_drawn
from renderers.schotten_totten_2.landmarks import landmarks

__all__ = ["board", "drawn", "hand", "hand_drawn", "landmarks", "opened"]

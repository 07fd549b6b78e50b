"""The pictures and texts of Schotten Totten."""

from renderers.schotten_totten.board import board, drawn, opened
from renderers.schotten_totten.hand import hand, hand_drawn
from renderers.schotten_totten.landmarks import landmarks

__all__ = ["board", "drawn", "hand", "hand_drawn", "landmarks", "opened"]

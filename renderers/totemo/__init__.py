"""The pictures and texts of Totemo."""

from renderers.totemo.board import board, choosing, drawn, opened
from renderers.totemo.colours import coloured
from renderers.totemo.hand import hand, hand_drawn
from renderers.totemo.landmarks import landmarks

__all__ = ["board", "choosing", "coloured", "drawn", "hand", "hand_drawn", "landmarks", "opened"]

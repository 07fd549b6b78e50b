"""The pictures and texts of Schotten Totten."""

from renderers.schotten_totten.board import board
from renderers.schotten_totten.hand import hand

__all__ = ["board", "hand"]

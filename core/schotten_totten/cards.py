"""The pieces of Schotten Totten, as the rulebook lists them."""

from core.formations import Pack

COLOURS = "ROYGBP"
STRENGTHS = range(1, 10)

TROOPS = {"Joker": STRENGTHS, "Spy": range(7, 8), "Shield": range(1, 4)}
MODES = ("Blind", "Mud")
RUSES = ("Recruiter", "Strategist", "Banshee", "Traitor")
TACTICS = ("Joker", "Joker", "Spy", "Shield", *MODES, *RUSES)

PACK = Pack(COLOURS, STRENGTHS, TROOPS)

STONES = 9
NUMBERS = range(1, STONES + 1)
SIDE = 3
MUD_SIDE = 4
HAND = 6
TACTICS_HAND = 7
RECRUITS = 3

ADJACENT_TO_WIN = 3
STONES_TO_WIN = 5
ROUND_POINTS = 5


def is_clan(card: str) -> bool:
    return card in PACK.bits

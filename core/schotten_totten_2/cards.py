"""The pieces of Schotten Totten 2, as the rulebook lists them."""

from typing import NamedTuple

from core.formations import Formation, Pack

COLOURS = "RYGBP"
STRENGTHS = range(12)

ELITE = {"Joker": STRENGTHS, "Spy": range(10, 11), "Shield": range(1, 4)}
ACTIONS = ("Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements", "Exchange")
TACTICS = ("Joker", "Joker", "Spy", "Shield", *ACTIONS)

PACK = Pack(COLOURS, STRENGTHS, ELITE)

HAND = 6
TACTICS_HAND = 7
CAULDRONS = 3
REINFORCEMENTS = 2
EXCHANGED = 3
DAMAGED_TO_WIN = 4
PAIRS = 2
"""The most pairs of games in a revenge."""

OPPOSITES = {f"{colour}{one}": f"{colour}{other}" for colour in COLOURS for one, other in ((0, 11), (11, 0))}
"""Cards that are both discarded when they face each other."""
ORDER = {card: place for place, card in enumerate((*PACK.cards, *ELITE))}
"""The order of the discards: by colour and strength, elite cards last."""


class Face(NamedTuple):
    """The rules of one side of a wall tile. A formation that it does not accept counts as a sum."""

    size: int
    accepted: tuple[Formation, ...] = tuple(Formation)
    lowest: bool = False
    """Whether only sums count and the lowest wins."""


class Section(NamedTuple):
    """A wall tile with its two faces."""

    name: str
    intact: Face
    damaged: Face


_SUM = (Formation.SUM,)
_SAME = (Formation.KIND, Formation.SUM)
_COLOUR = (Formation.COLOUR, Formation.SUM)
_RUN = (Formation.RUN, Formation.SUM)
WALL = (
    Section("left-pit", Face(3, _SUM), Face(3, _RUN)),
    Section("left-tower", Face(4), Face(2, _SAME)),
    Section("left-wall", Face(3), Face(3, _COLOUR)),
    Section("gate", Face(2), Face(4, _SUM, lowest=True)),
    Section("right-wall", Face(3), Face(3, _COLOUR)),
    Section("right-tower", Face(4), Face(2, _SAME)),
    Section("right-pit", Face(3, _SUM, lowest=True), Face(3, _RUN)),
)
"""From left to right, as the attacker sees it."""
TILES = len(WALL)
NUMBERS = range(1, TILES + 1)


def is_siege(card: str) -> bool:
    return card in PACK.bits

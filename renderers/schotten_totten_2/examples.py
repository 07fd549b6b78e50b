"""The examples in the rules. They are real: positions from a match that was played, and cards from one pack."""

from dataclasses import replace
from functools import cache

from core.formations import Contest
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import PACK, WALL
from core.schotten_totten_2.view import Result, Tile, View

SEED = b"siege 288"
CAULDRON, OPPOSITE = "cauldron 5", "G11@7"
RETREAT, ATTACK, CONTROL = "retreat 3", "R10@4", "declare 4"
MET = ("G0", "G11")
PLAYED = (
    *("R5@5", "Y0@7", "Y5@5", "R4@5", "B3@4", "cauldron 4", "R3@5", "Y3@4", "Y7@3", "G0@7", "G1@7", "Y1@7", "R7@3"),
    *("P5@5", CAULDRON, OPPOSITE, "Y6@7", "B1@7", "retreat 7", "P2@3", "P8@4", "P6@3", "P9@4", "R8@7", "Y11@1"),
    *("retreat 4", "retreat 7", "B5@5", "B11@6", "P10@3", "G9@1", "R9@4", "P11@1", "P3@2", "P7@3"),
    *(RETREAT, ATTACK, CONTROL, "P0@4", "Y8@3", "Y10@6", "B8@3", "B0@4"),
)
"""A match, up to a card that completes a proof. It has a cauldron, a 0 against an 11, and a turn with every step."""
PLAY, DECLARE = "R2@1", "declare 5"
"""That card, and the declaration that it proves."""
PLAYED_AT, DECLARED = 1, 5
MISSING, DISCARDED = "R2", "R5"
"""The cards with which the defender would win that tile: one is played elsewhere, the other already discarded."""
DRAWN = "Y4"
"""The card drawn at the end of the turn with the retreat."""

CONTEST = Contest(PACK, 3)
FORMATIONS = ("R0 R1 R2", "Y4 G4 B4", "P2 P6 P9", "Y6 B7 G8", "R11 B11 Y10")
"""Strongest first. Their sums increase, which does not help them."""

DAMAGED = (1, 3, 4, 6)
"""Four tiles, so the attacker has won."""
MOVED = {"Redeploy": "R7", "Recruit": "Y9", "Desertion": "B5", "Treason": "B5"}
"""The cards that the actions take."""
REINFORCED = ("Y9", "P0")
RESULTS = (Result(0, 0, 17), Result(1, 1, 9))
"""A revenge that the first player wins."""


@cache
def view(*more: str) -> View:
    """The match that was played, plus these moves, as the attacker sees it."""
    return _view((*PLAYED, *more))


@cache
def before(move: str) -> View:
    """The same match just before this move."""
    return _view(PLAYED[: PLAYED.index(move)])


@cache
def after(move: str) -> View:
    return _view(PLAYED[: PLAYED.index(move) + 1])


def opposed() -> Tile:
    """The tile of the 0 and the 11 while both lie there, a moment that no view shows."""
    tile, card = before(OPPOSITE).tiles[6], OPPOSITE.partition("@")[0]
    mine, theirs = tile.sides
    return replace(tile, sides=(mine, (*theirs, card)))


def _view(moves: tuple[str, ...]) -> View:
    game = SchottenTotten2()
    state = game.start(2, {}, SEED)
    for text in moves:
        state = game.play(state, state.turn, game.parse(text)).state
    return game.view(state, 0)


def _contested(number: int, damaged: bool, mine: str, theirs: str) -> Tile:
    """A tile with both sides complete, the upper one first."""
    section = WALL[number - 1]
    face = section.damaged if damaged else section.intact
    contest = Contest(PACK, face.size, face.accepted, lowest=face.lowest, mixed=False)
    sides = tuple(mine.split()), tuple(theirs.split())
    strengths = contest.strength(sides[0]), contest.strength(sides[1])
    return Tile(number, section.name, damaged, face.size, face.accepted, face.lowest, sides, 1, strengths)


STRONGER = {
    "accepted": _contested(3, True, "P1 P4 P5", "R9 Y9 G9"),
    "lowest": _contested(7, False, "G0 B2 Y3", "R1 R2 R3"),
    "first": _contested(4, False, "B8 B9", "P8 P9"),
}
"""Why a side wins."""

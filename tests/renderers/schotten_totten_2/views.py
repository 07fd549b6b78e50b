"""Handmade views of Schotten Totten 2, so that a test shows what it needs."""

from collections.abc import Mapping
from typing import Any

from core.formations import Contest, Strength
from core.game import Outcome
from core.schotten_totten_2.actions import Give, parse
from core.schotten_totten_2.cards import NUMBERS, PACK, WALL
from core.schotten_totten_2.view import Hand, Move, Result, Tile, View


def last(seat: int, *texts: str) -> tuple[Move, ...]:
    """A seat's last moves: last(1, "R7@3", "declare 3")."""
    return tuple(Move(seat, Give(None) if text == "give" else parse(text)) for text in texts)


def tile(number: int, zero: str = "", one: str = "", *, damaged: bool = False, first: int | None = None) -> Tile:
    """A tile with the cards of seats 0 and 1, the one nearest the wall first: tile(3, "R7 R8", "B1")."""
    section = WALL[number - 1]
    face = section.damaged if damaged else section.intact
    contest = Contest(PACK, face.size, face.accepted, lowest=face.lowest, mixed=False)

    def strength(side: tuple[str, ...]) -> Strength | None:
        return contest.strength(side) if len(side) == face.size else None

    sides = tuple(zero.split()), tuple(one.split())
    return Tile(
        number=number,
        name=section.name,
        damaged=damaged,
        size=face.size,
        accepted=face.accepted,
        lowest=face.lowest,
        sides=sides,
        first=first,
        strengths=(strength(sides[0]), strength(sides[1])),
    )


def view(tiles: tuple[Tile, ...] = (), **changes: Any) -> View:
    """The first turn of a base game with these changes."""
    castle = {number: tile(number) for number in NUMBERS} | {given.number: given for given in tiles}
    fields: Mapping[str, Any] = {
        "seat": 0,
        "hand": ("R1", "G4", "P9", "Y0", "B11", "Y5"),
        "tactics": False,
        "revenge": False,
        "mixed": False,
        "round": 1,
        "results": (),
        "attacker": 0,
        "turn": 0,
        "actors": (0,),
        "phase": "play",
        "declarable": (),
        "tiles": tuple(castle.values()),
        "hands": (Hand(6, 0), Hand(6, 0)),
        "siege_deck": 48,
        "tactics_deck": 0,
        "discard": (),
        "cauldrons": 3,
        "thrown": False,
        "played": (0, 0),
        "spent": ((), ()),
        "gift": (),
        "marked": ((), ()),
        "reinforced": (),
        "fresh": (0, 0),
        "last": (),
        "outcome": None,
    }
    return View(**{**fields, **changes})


MIDGAME = view(
    (
        tile(1, "G3", "P8 B9 G10", damaged=True),
        tile(2, "R5 R6", "Y1 B1 G1"),
        tile(3, "P5 P6 P7", "Y8", first=0),
        tile(4, "B10 B9", "R8 G8", first=1),
        tile(6, "", "Y11"),
        tile(7, "G2 R1 P0", "B4 Y3 R2", first=0),
    ),
    hand=("Y6", "G4", "P9", "Y0", "B11", "Y5"),
    phase="draw",
    declarable=(3, 4, 7),
    last=last(0, "retreat 5", "P7@3"),
    siege_deck=28,
    discard=("R0", "R11", "Y2", "Y4", "Y9", "G11", "B1", "B3", "P11"),
    cauldrons=2,
)

LATE = view(
    (
        tile(1, "R7 B8", "B10 P11", damaged=True),
        tile(2, "Spy P10", "B5 Joker", damaged=True, first=1),
        tile(3, "R5 Shield G5", "G6 R6 P6", first=1),
        tile(4, "R2 P1 B0", "Y1 G1 B2 P2", damaged=True),
        tile(5, "Y6 Y7 Y8", "B11 Y10"),
        tile(6, "R8 Y5", "G7 G8 G9 Joker"),
        tile(7, "G0 P0 Y0", "B1 G2 R1", first=0),
    ),
    tactics=True,
    revenge=True,
    round=2,
    results=(Result(0, 0, 12),),
    attacker=1,
    turn=1,
    actors=(1,),
    hand=("Y11", "G4", "Recruit", "P7", "B7", "G10", "Exchange"),
    hands=(Hand(5, 2), Hand(6, 1)),
    siege_deck=3,
    tactics_deck=1,
    discard=("R0", "R3", "R4", "R9", "R10", "Y2", "Y3", "Y4", "G3", "G11", "B3", "B4", "B6", "B9", "P3", "P4", "P5"),
    cauldrons=1,
    spent=(("Redeploy", "Desertion"), ("Explosion",)),
    last=last(0, "cauldron 1", "Desertion R9@5"),
)

OVER = view(
    (tile(2, damaged=True), tile(4, "R0 G1", "B2", damaged=True), tile(5, damaged=True), tile(6, damaged=True)),
    turn=None,
    actors=(),
    phase="over",
    outcome=Outcome((0,), "four-damaged", (1, 0)),
    last=last(0, "R7@3", "declare 6"),
    siege_deck=17,
)

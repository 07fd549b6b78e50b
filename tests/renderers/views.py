"""Handmade views of Schotten Totten, so that a test shows what it needs."""

from collections.abc import Mapping
from typing import Any

from core.formations import Formation, Strength
from core.game import Outcome
from core.schotten_totten.actions import Return, parse
from core.schotten_totten.view import Hand, Move, Stone, View

HOSTILE = {
    "emoji": "🔥🏔️👩‍👩‍👧",
    "emoji and letters": "Mia 🐑🐑",
    "Chinese": "田中さん",
    "right to left": "\u202eאבג مرحبا\u202c",
    "zero width": "\u200b\u200d\ufeff",
    "lines": "a\nb\r\n\tc\x00\x1b[31m",
    "stacked marks": "Z\u0310\u0311\u0312\u0313\u0314algo" * 9,
    "long": "Wolfeschlegelsteinhausen" * 21,
    "empty": "",
    "spaces": "   ",
    "lone surrogate": "\ud83d",
}


def last(seat: int, *texts: str) -> tuple[Move, ...]:
    """A seat's last moves: last(1, "R7@3", "claim 3")."""
    return tuple(Move(seat, Return(None) if text == "return" else parse(text)) for text in texts)


def stone(
    number: int,
    zero: str = "",
    one: str = "",
    *,
    modes: tuple[str, ...] = (),
    owner: int | None = None,
    first: int | None = None,
    strengths: tuple[Strength | None, Strength | None] = (None, None),
) -> Stone:
    """A stone with the cards of seats 0 and 1: stone(3, "R7 R8", "B1")."""
    sides = tuple(zero.split()), tuple(one.split())
    return Stone(number, sides, 4 if "Mud" in modes else 3, modes, owner, first, strengths)


def view(stones: tuple[Stone, ...] = (), **changes: Any) -> View:
    """The first turn of a base game with these changes."""
    table = {number: stone(number) for number in range(1, 10)} | {given.number: given for given in stones}
    fields: Mapping[str, Any] = {
        "seat": 0,
        "hand": ("R1", "G4", "P9", "O2", "B7", "Y5"),
        "tactics": False,
        "expert": False,
        "rounds": 1,
        "round": 1,
        "points": (0, 0),
        "starter": 0,
        "turn": 0,
        "phase": "play",
        "claims": (),
        "draws": 0,
        "idle": 0,
        "stones": tuple(table.values()),
        "hands": (Hand(6, 0), Hand(6, 0)),
        "clan_deck": 42,
        "tactics_deck": 0,
        "discard": (),
        "played": (0, 0),
        "jokers": (False, False),
        "recruiter": None,
        "below": (0, 0),
        "buried": ((), ()),
        "marked": (),
        "last": (),
        "outcome": None,
    }
    return View(**{**fields, **changes})


def colour_run(total: int) -> Strength:
    return Strength(Formation.COLOUR_RUN, total)


def total(number: int) -> Strength:
    return Strength(Formation.SUM, number)


MIDGAME = view(
    (
        stone(1, "R1 R2", "B9"),
        stone(2, "", "Y4 Y5 Y6", strengths=(None, colour_run(15))),
        stone(3, "G7 G8 G9", "P1 O1", strengths=(colour_run(24), None)),
        stone(4, "O5"),
        stone(7, "P3 P5 P8", "B1 R4 G6", first=0, strengths=(Strength(Formation.COLOUR, 16), total(11))),
        stone(9, "", "O9"),
    ),
    hand=("R3", "G4", "P9", "O2", "B7", "Y1"),
    claims=(3, 7),
    phase="claim",
    last=last(1, "R4@7"),
    clan_deck=22,
)

LATE = view(
    (
        stone(1, "R1 R2 R3", "B9 B5 Y9", owner=0, strengths=(colour_run(6), total(23))),
        stone(2, "G1 G2", "Y4 Y5 Y6", owner=1, strengths=(None, colour_run(15))),
        stone(3, "G7 G8 Joker", "P1 O1 R5", owner=0, strengths=(colour_run(24), total(7))),
        stone(4, "O5 O6 Spy B2", "Joker P8 B8 Y8", modes=("Mud",), strengths=(total(20), Strength(Formation.KIND, 32))),
        stone(5, "B6 P6 Shield", "R8 O8", modes=("Blind",), strengths=(total(15), None)),
        stone(6, "Y3", "G3 O3 P7 R9", modes=("Blind", "Mud"), strengths=(None, total(22))),
        stone(7, "P3 P5 P9", "B1 R4 G6", owner=0, strengths=(Strength(Formation.COLOUR, 17), total(11))),
        stone(8, "Y1 B3", "P2 P4"),
        stone(9, "R7", "O9 O4 B4", owner=1, strengths=(None, total(17))),
    ),
    tactics=True,
    rounds=3,
    round=2,
    points=(5, 2),
    turn=1,
    hand=("Y7", "G4", "Recruiter", "O7", "B7", "G9", "O2"),
    hands=(Hand(6, 1), Hand(7, 0)),
    clan_deck=3,
    tactics_deck=1,
    discard=("Strategist", "R6", "Traitor", "Banshee", "G5"),
    last=last(0, "Banshee G5@8", "claim 3"),
)

OVER = view(
    (
        stone(4, "R1 R2 R3", owner=0, strengths=(colour_run(6), None)),
        stone(5, "G1 G2 G3", owner=0, strengths=(colour_run(6), None)),
        stone(6, "B1 B2 B3", owner=0, strengths=(colour_run(6), None)),
    ),
    turn=None,
    phase="over",
    outcome=Outcome((0,), "adjacent", (5, 0)),
    last=last(0, "claim 6"),
)

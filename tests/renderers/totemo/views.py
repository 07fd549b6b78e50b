"""Handmade views of Totemo, so that a test shows what it needs."""

from collections.abc import Mapping
from typing import Any

from core.game import Outcome
from core.totemo.actions import parse
from core.totemo.board import grid
from core.totemo.pieces import HAND, PATH, START
from core.totemo.view import Move, Pole, Tile, View

TILES = (Tile(10, 7), Tile(17, 8), Tile(25, 5), Tile(0, 6), Tile(6, None))


def last(seat: int, *texts: str) -> tuple[Move, ...]:
    """A seat's last moves: last(1, "R@c4", "done")."""
    return tuple(Move(seat, parse(text)) for text in texts)


def poles(size: int, *told: str) -> tuple[Pole, ...]:
    """The poles by hole: poles(5, "c3: W3 R", "a1: B"). The start block is in the centre unless given otherwise."""
    holes = grid(size).holes
    standing: dict[str, tuple[str, ...]] = {holes[len(holes) // 2]: (START,)}
    standing |= {hole: tuple(blocks.split()) for hole, _, blocks in (pole.partition(": ") for pole in told)}
    return tuple(Pole(hole, standing.get(hole, ())) for hole in holes)


def view(*told: str, seats: int = 2, size: int = 5, **changes: Any) -> View:
    """The first turn with these changes."""
    fields: Mapping[str, Any] = {
        "seat": 0,
        "hand": ("R", "B^", "W"),
        "open": False,
        "size": size,
        "starter": 0,
        "turn": 0,
        "actors": (0,),
        "phase": "place",
        "resigned": (),
        "poles": poles(size, *told),
        "tiles": TILES,
        "scores": (0,) * seats,
        "path": PATH[seats],
        "chief": PATH[seats] - 1,
        "ending": None,
        "bag": 48 - HAND * seats,
        "counts": (HAND,) * seats,
        "hands": (),
        "toppers": (0,) * seats,
        "normals": (0,) * seats,
        "memories": (),
        "last": (),
        "outcome": None,
    }
    return View(**{**fields, **changes})


MIDGAME = view(
    "c3: W3 R O^",
    "b3: R R P",
    "c4: P",
    "e1: Y G^",
    scores=(14, 36),
    bag=33,
    chief=11,
    last=last(1, "P@b3", "P@c4", "done"),
)

LATE = view(
    "a1: B B P R R^",
    "b1: B G Y",
    "c1: G B B B G^",
    "e1: Y O^",
    "a2: P R W",
    "d2: W O Y Y^",
    "b3: Y Y G^",
    "c3: W3 R O",
    "c5: P",
    "d5: B P P^",
    "e5: R O R O Y",
    seats=4,
    seat=2,
    hand=("Y", "W", "G^"),
    open=True,
    hands=(("R", "B^", "P"), ("G", "O"), ("Y", "W", "G^"), ()),
    counts=(3, 2, 3, 0),
    scores=(63, 33, 102, 33),
    resigned=(3,),
    turn=2,
    actors=(2,),
    phase="bonus",
    starter=1,
    chief=0,
    ending="wigwam",
    bag=1,
    last=last(2, "G^@b3", "Y@e5"),
)

OVER = view(
    "c3: W3 R",
    turn=None,
    actors=(),
    phase="over",
    scores=(41, 38),
    chief=0,
    ending="wigwam",
    outcome=Outcome((0,), "wigwam", (41, 38)),
    last=last(1, "R@c3"),
)

CROWDED = view(
    *(
        f"{hole}: {' '.join('ROYGBP'[(place + level) % 6] for level in range(5))}"
        for place, hole in enumerate(grid(5).holes)
    )
)
"""A block at every height of every hole: more than there are, and still nothing may be hidden."""

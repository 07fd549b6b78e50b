"""Handmade views of Heave Ho!, so that a test shows what it needs."""

from collections.abc import Mapping
from typing import Any

from core.game import Outcome
from core.heave_ho.actions import parse
from core.heave_ho.cards import PLACES, PRINTED, SIDES, STRENGTHS
from core.heave_ho.view import Move, Place, View


def last(seat: int, *texts: str) -> tuple[Move, ...]:
    """A seat's last moves: last(1, "NastyTrick", "toss R2!")."""
    return tuple(Move(seat, parse(text)) for text in texts)


def view(*places: str, **changes: Any) -> View:
    """The first turn of a round with these changes. A place is given with its cards from the bottom up: "aR: R2 W3"."""
    told = {name: tuple(cards.split()) for name, cards in (text.split(":") for text in places)}
    assert told.keys() <= {*PLACES}
    table = tuple(_place(name, told.get(name, ())) for name in PLACES)
    zero, one = (sum(place.strength for place in table if place.side == seat) for seat in (0, 1))
    hand = changes.get("hand", ("R1", "G3!", "W2", "B0", "Farewell", "R3!"))
    fields: Mapping[str, Any] = {
        "seat": 0,
        "hand": hand,
        "teams": "skip",
        "round": 1,
        "barrels": (0, 0),
        "turn": 0,
        "actors": (0,),
        "phase": "play",
        "pairs": (0, 0),
        "finisher": None,
        "kept": (),
        "given": (),
        "turned": (),
        "barrel": 6,
        "was": changes.get("barrel", 6),
        "places": table,
        "strengths": (zero, one),
        "held": hand,
        "hands": (6, 6),
        "decks": (14, 14),
        "discard": (),
        "gone": (),
        "spent": ((), ()),
        "shown": ((), ()),
        "last": (),
        "outcome": None,
    }
    return View(**{**fields, **changes})


def _place(name: str, cards: tuple[str, ...]) -> Place:
    strength = STRENGTHS[cards[-1]] if cards else PRINTED
    return Place(name, SIDES.index(name[0]), name[1], cards, strength)


def sorting(*pair: str, pairs: tuple[int, int] = (7, 4), **changes: Any) -> View:
    """Both seats are sorting; seat 0 looks at this pair."""
    kept, given = ("R3!", "W4", "Adrenaline"), ("G0", "B1", "Weakness")
    fields: Mapping[str, Any] = {
        "hand": pair,
        "held": (),
        "teams": "race",
        "turn": None,
        "actors": (0, 1),
        "phase": "sort",
        "pairs": pairs,
        "kept": kept,
        "given": given,
        "barrel": None,
        "hands": (0, 0),
        "decks": (0, 0),
    }
    return view(**{**fields, **changes})


MIDGAME = view(
    "aR: R1 R3!",
    "aB: W4!",
    "bR: R0",
    "bG: G1 W2 G3 N6",
    barrel=4,
    was=5,
    barrels=(1, 2),
    round=4,
    turn=1,
    actors=(1,),
    hands=(6, 5),
    decks=(9, 8),
    discard=("Adrenaline", "MuchoMacho", "W3"),
    last=last(0, "R3!@a"),
)

LATE = view(
    "aR: R1 R3 R0 R2",
    "aB: B3!",
    "aG: G2 G1! G2 W1",
    "bR: R3 R1",
    "bB: B0 B1 B2 W3!",
    "bG: G0",
    barrel=9,
    barrels=(2, 2),
    round=5,
    seat=1,
    turn=1,
    actors=(1,),
    hands=(3, 8),
    decks=(0, 0),
    discard=(
        *("HeaveHo", "Adrenaline", "Weakness", "RopeBreaks", "NastyTrick", "B1!", "MuchoMacho", "W2", "W4!"),
        *("Monstrous", "Farewell", "Reinforcements", "ChangeSides"),
    ),
    gone=("R3!", "B3", "G3!", "W3", "G3"),
    last=last(0, "ChangeSides aB-bB"),
)

OVER = view(
    "aR: R3!",
    "bG: G0",
    barrel=1,
    was=3,
    barrels=(3, 1),
    round=4,
    turn=None,
    actors=(),
    phase="over",
    outcome=Outcome((0,), "barrels", (3, 1)),
    last=last(0, "R3!@a"),
)

"""Short descriptions of Totemo positions, and helpers for its rulebook tests.

A pole is written "c3: W3 R B^": its hole, then its blocks, lowest first. W3 is the start block; it stands in the
centre unless something else is put there.
"""

from collections import Counter
from collections.abc import Sequence

from core.totemo import Totemo
from core.totemo.board import first_poles, grid, rooms
from core.totemo.pieces import BLOCKS, HAND, PATH, START
from core.totemo.state import Blocks, Options, State
from core.totemo.view import Phase, Tile
from tests.rulebook.acting import Acting

GAME = Totemo()
_ACTING = Acting(GAME)
texts, step, act, happened = _ACTING.texts, _ACTING.step, _ACTING.act, _ACTING.happened


def position(
    *poles: str,
    hands: Sequence[str | None] = (None, None),
    bag: str | None = None,
    scores: Sequence[int] = (),
    turn: int = 0,
    starter: int = 0,
    chief: int | None = None,
    tiles: str = "",
    variant: str = "",
    phase: Phase = "place",
) -> State:
    """The start of a seat's turn, by default in the first round.

    Anything omitted is dealt from the remaining blocks. `tiles` lists the spaces with a bonus tile; the face-down one
    has a question mark: "10 15 21 27 3?". `variant` may contain "open" and "3x3".
    """
    seats, words = len(hands), variant.split()
    size = 3 if "3x3" in words else 5
    laid = _laid(size, poles)
    told = [block for pole in laid for block in pole if block != START]
    told += [block for blocks in (*hands, bag) if blocks for block in blocks.split()]
    assert not Counter(told) - Counter(BLOCKS), f"too many of {Counter(told) - Counter(BLOCKS)}"
    rest = list((Counter(BLOCKS) - Counter(told)).elements())
    dealt = []
    for blocks in hands:
        dealt.append(tuple(rest[:HAND] if blocks is None else blocks.split()))
        rest = rest[HAND:] if blocks is None else rest
    return State(
        options=Options("open" in words, size),
        seed=b"position",
        starter=starter,
        tiles=tuple(Tile(int(told.strip("?")), None if "?" in told else 5) for told in tiles.split()),
        chief=PATH[seats] - 1 if chief is None else chief,
        bag=tuple(rest if bag is None else bag.split()),
        hands=tuple(dealt),
        poles=laid,
        rooms=rooms(size, laid),
        scores=tuple(scores) or (0,) * seats,
        turn=turn,
        phase=phase,
        redrawing=(),
        toppers=(0,) * seats,
        normals=(0,) * seats,
        memories=((),) * seats,
    )


def _laid(size: int, poles: Sequence[str]) -> tuple[Blocks, ...]:
    laid = list(first_poles(size))
    for pole in poles:
        hole, blocks = pole.split(":")
        laid[grid(size).places[hole]] = tuple(blocks.split())
    return tuple(laid)


def placings(state: State, block: str) -> set[str]:
    """The holes where the block may be placed."""
    return {text.partition("@")[2] for text in texts(state) if text.partition("@")[0] == block}


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
    refused = _ACTING.refusal(state, text, seat)
    return refused.reason, dict(refused.params)


def scored(state: State, text: str) -> int:
    """The points a placement scores."""
    seat = GAME.actors(state)[0]
    return step(state, text).state.scores[seat] - state.scores[seat]


def blocks(state: State, hole: str) -> Blocks:
    """The blocks in a hole."""
    return next(pole.blocks for pole in GAME.view(state, None).poles if pole.hole == hole)

"""The examples of the rules. They are real: moments of a game that was played, and cards of one pack."""

from functools import cache

from core.heave_ho import HeaveHo
from core.heave_ho.cards import PAIRS
from core.heave_ho.view import View

SEED = b"rope 376"
TURN, TEST = "B1@b", "W4!@aG"
PLAYED = (
    *("R0@a", "N6@aR", "Monstrous"),
    *("Adrenaline", "R0!@a", "Reinforcements", "W3!@bB", "RopeBreaks", "G2!@b", "W4@aR", "R2@a", TURN, "G0!@a", TEST),
)
"""A game without sorting, into its second round: a card that covers a strong one, then a test of strength."""
COVERED, DRAWN = "W3!", "G1"
"""What that card covers, and what its player draws for it."""

SCOTS = ("R0", "B1", "G2", "R3!")
LADIES = ("W1", "W2", "W3!", "W4")
ACTIONS = ("Adrenaline", "Farewell")
"""Some of each kind of cards."""
PAIR = ("W4", "G0")
TURNED = ("R2", "B2")
"""Cards of equal strength that were turned up to find who begins: the first one is higher."""
SORTED, IN_HAND = 6, 1
LEFT = PAIRS - SORTED - IN_HAND
"""The pairs of the slower player when a race is stopped: sorted, looked at, and left to the other one."""

BARREL = 7
"""Where it is before an action."""
TO = {"HeaveHo": 4, "Weakness": 10, "Adrenaline": 5, "RopeBreaks": 6}
"""Where it is afterwards, if the sides are as strong as at the end of the game."""
HIT = {"MuchoMacho": (("W4", "W2!"), ("N6",)), "Farewell": (("R3", "W3!"), ("B2",))}
"""Which of some top cards an action hits, and which it does not."""
CROSSED = "R3"
TYPED = {"Farewell": "Farewell 3", "ChangeSides": "ChangeSides bR"}
"""Actions that choose something, as they are written."""
HALF = 8
"""Where the barrel is when the cards have run out."""
SEEN = ("G3", "R2!", "B0", "W3", "Farewell", "G1")
"""A hand at which somebody looks."""
TAKEN = "R2!"
BARRELS = (3, 1)
"""How many each has won in the end."""


@cache
def before(move: str) -> View:
    """The game when this move was still to come, as the first player sees it."""
    return _view(PLAYED[: PLAYED.index(move)])


@cache
def after(move: str) -> View:
    return _view(PLAYED[: PLAYED.index(move) + 1])


def _view(moves: tuple[str, ...]) -> View:
    game = HeaveHo()
    state = game.start(2, {"teams": "skip"}, SEED)
    for text in moves:
        state = game.play(state, state.turn, game.parse(text)).state
    return game.view(state, 0)

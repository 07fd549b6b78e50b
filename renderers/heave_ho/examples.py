"""The examples in the rules. They are real: moments from a match that was played, and cards from one pack."""

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
"""A match without sorting, in its second round: a card covers a strong one and sets off a test of strength."""
COVERED, DRAWN = "W3!", "G1"
"""The card that it covers, and the card that its player draws."""

SCOTS = ("R0", "B1", "G2", "R3!")
LADIES = ("W1", "W2", "W3!", "W4")
ACTIONS = ("Adrenaline", "Farewell")
"""Some cards of each kind."""
PAIR = ("W4", "G0")
TURNED = ("R2", "B2")
"""Cards of equal strength, turned up to find who begins: the first ranks higher."""
SORTED, IN_HAND = 6, 1
LEFT = PAIRS - SORTED - IN_HAND
"""The slower player's pairs when a race is stopped: sorted, being looked at, and left to the other player."""

BARREL = 7
"""The barrel before an action."""
TO = {"HeaveHo": 4, "Weakness": 10, "Adrenaline": 5, "RopeBreaks": 6}
"""The barrel after it, with the sides as strong as at the end of the match."""
HIT = {"MuchoMacho": (("W4", "W2!"), ("N6",)), "Farewell": (("R3", "W3!"), ("B2",))}
"""Which of these top cards an action hits."""
CROSSED = "R3"
TYPED = {"Farewell": "Farewell 3", "ChangeSides": "ChangeSides bR"}
"""Actions that choose something, in notation."""
HALF = 8
"""The barrel when the cards have run out."""
SEEN = ("G3", "R2!", "B0", "W3", "Farewell", "G1")
"""A hand that the opponent looks at."""
TAKEN = "R2!"
BARRELS = (3, 1)
"""The barrels that each has won at the end."""


@cache
def before(move: str) -> View:
    """The match just before this move, as the first player sees it."""
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

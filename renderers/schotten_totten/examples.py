"""The examples in the rules. They are real: positions from a match that was played, and cards from one pack."""

from functools import cache

from core.formations import Contest, Formation
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import PACK, SIDE
from core.schotten_totten.view import View

SEED = b"lesson 24"
PLAYED = (
    *("O8@5", "P8@9", "B8@5", "O1@5", "P2@3", "P1@5", "B7@9", "Y1@5", "B2@9", "G8@9", "O9@9", "B5@9", "claim 9"),
    *("Y2@3", "R2@7", "R5@1", "G2@1", "R1@1", "P3@1", "R9@1", "claim 1"),
    *("B1@7", "Y7@8", "O3@7", "O7@8", "R3@6", "G7@8", "Y4@8", "G6@2", "Y3@8", "Y6@2", "O4@2"),
)
"""A match, up to a turn that has everything: a card that completes a proof, a claim and a draw."""
PLAY, CLAIM = "Y5@7", "claim 8"
"""That turn."""
PLAYED_AT, CLAIMED = 7, 8
PROOF = {3: "Y2", PLAYED_AT: "Y5"}
"""The cards at other stones that make the claim hold; the last is the one that was missing."""

CONTEST = Contest(PACK, SIDE, Formation)
FORMATIONS = ("R1 R2 R3", "O4 G4 B4", "P2 P5 P8", "Y5 B6 G7", "O9 B9 Y8")
"""Strongest first. Their sums increase, which does not help them."""
TIES = (("Y5 G6 B7", "P4 O5 R6"), ("P1 P5 P9", "G2 G4 G9"))
"""Equal formations; then equal sums too, where the second side was completed first."""

WON = ((4, 5, 6), (1, 3, 4, 7, 9))
LOST = ((2, 3, 8, 9), (2, 5, 6))
"""The stones of both players when one has won: three adjacent ones, or any five."""

LIMIT = (("Spy", "Banshee"), ("Mud",))
"""The tactics cards that both have played when the first player has to wait."""
SIDES = {"Blind": "G1 G2 G3", "Mud": "P3 P4 P5 P6"}
"""A side under each mode."""
MOVED = {"Strategist": "R7", "Banshee": "B5", "Traitor": "B5"}
"""The cards that the ruses take."""
ROUNDS = ((5, 1), (2, 5), (5, 4))
"""Both players' points in each round."""


@cache
def view(*more: str) -> View:
    """The match that was played, plus these moves, as its first player sees it."""
    game = SchottenTotten()
    state = game.start(2, {}, SEED)
    for text in (*PLAYED, *more):
        state = game.play(state, state.turn, game.parse(text)).state
    return game.view(state, 0)

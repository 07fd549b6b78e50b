"""The pieces of Heave Ho!, as the rulebook lists them. How many copies there are of a card is inferred."""

from typing import NamedTuple


class Copies(NamedTuple):
    """How many of a card there are, without and with the words *heave ho!*."""

    plain: int
    loud: int


COLOURS = "RBG"
NESSIE = "N6"
SCOTS = tuple(f"{colour}{strength}" for colour in COLOURS for strength in range(4))
LADIES = tuple(f"W{strength}" for strength in range(1, 5))
ACTIONS = (
    "Adrenaline",
    "NastyTrick",
    "HeaveHo",
    "MuchoMacho",
    "Weakness",
    "RopeBreaks",
    "ChangeSides",
    "Farewell",
    "Monstrous",
    "Reinforcements",
)
COPIES = {
    **dict.fromkeys(SCOTS, Copies(2, 1)),
    **dict.fromkeys(LADIES, Copies(1, 1)),
    NESSIE: Copies(1, 0),
    **dict.fromkeys(ACTIONS, Copies(1, 0)),
}
"""Inferred, but for Nessie and the actions: correct it here, and all else follows."""

LOUD = "!"
"""Marks a card that carries the words *heave ho!*."""
CARDS = tuple(
    text for card, copies in COPIES.items() for text in (*[card] * copies.plain, *[f"{card}{LOUD}"] * copies.loud)
)
"""All of them, in the order in which they are shuffled."""
ORDER = {card: place for place, card in enumerate(dict.fromkeys(CARDS))}

STRENGTHS = {card: 0 if card in ACTIONS else int(card[1]) for card in ORDER}
MEN = frozenset(card for card in ORDER if card.rstrip(LOUD) in SCOTS)
WOMEN = frozenset(card for card in ORDER if card.rstrip(LOUD) in LADIES)
WHITES = WOMEN | {NESSIE}

DEALT = 20
PAIRS = DEALT // 2
ASIDE = len(CARDS) - 2 * DEALT
HAND = 6
REINFORCEMENTS = 3
ADRENALINE = 2
BARRELS_TO_WIN = 3

SIDES = "ab"
"""Each seat's side of the rope."""
PLACES = tuple(side + colour for side in SIDES for colour in COLOURS)
PRINTED = 2
"""The strength of the Scot that is printed on each place."""
GOALS = (1, 12)
STARTS = (6, 7)
"""The last space of each seat's half."""
FAREWELLS = tuple(sorted(set(STRENGTHS.values())))
"""The numbers that Farewell may name."""

_RANKS = {colour: rank for rank, colour in enumerate(reversed(COLOURS), 1)}
_WHITE_RANK = len(COLOURS) + 1


def rank(card: str) -> tuple[int, int]:
    """How high a card is that was turned up: its strength, then its colour. Actions have none."""
    if card in ACTIONS:
        return STRENGTHS[card], 0
    return STRENGTHS[card], _RANKS.get(card[0], _WHITE_RANK)


def half(space: int) -> int:
    """The seat on whose half a space is."""
    return int(space > STARTS[0])

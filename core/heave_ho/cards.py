"""The pieces of Heave Ho!, as the rulebook lists them. The number of copies of each card is inferred."""

from typing import NamedTuple


class Copies(NamedTuple):
    """How many copies of a card there are, without and with the words *heave ho!*."""

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
"""Inferred, except for Nessie and the actions. To correct a number, change it here; everything else follows."""

LOUD = "!"
"""Marks a card that carries the words *heave ho!*."""
CARDS = tuple(
    text for card, copies in COPIES.items() for text in (*[card] * copies.plain, *[f"{card}{LOUD}"] * copies.loud)
)
"""All cards, in their order before shuffling."""
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
"""The strength of the Scot printed on each place."""
GOALS = (1, 12)
STARTS = (6, 7)
"""The space of each seat's half that is farthest from its goal."""
FAREWELLS = tuple(sorted(set(STRENGTHS.values())))
"""The numbers that Farewell may name."""

_RANKS = {colour: rank for rank, colour in enumerate(reversed(COLOURS), 1)}
_WHITE_RANK = len(COLOURS) + 1


def rank(card: str) -> tuple[int, int]:
    """How a card that was turned up ranks: by strength, then by colour. Action cards have no rank."""
    if card in ACTIONS:
        return STRENGTHS[card], 0
    return STRENGTHS[card], _RANKS.get(card[0], _WHITE_RANK)


def half(space: int) -> int:
    """The seat whose half contains a space."""
    return int(space > STARTS[0])

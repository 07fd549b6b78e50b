"""Sheets for the rules of Schotten Totten 2: its cards, its wall and its lanes."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.schotten_totten_2.view import Tile
from renderers import diagrams, strengths
from renderers.canvas import Sprite, blank, centred, figure, pill
from renderers.diagrams import WIDTH
from renderers.plates import BACKS, Deck
from renderers.schotten_totten_2 import wall
from renderers.schotten_totten_2.board import FAN
from renderers.schotten_totten_2.faces import SIDE, face, formation, slot
from renderers.seats import tie
from renderers.sprites import Format
from renderers.theme import Theme
from renderers.words import Words

LOOSE = Format(
    width=140,
    height=94,
    margin=4,
    radius=13,
    digit=72,
    digit_at=(43, 47),
    emblem=48,
    emblem_at=(107, 47),
    symbol=62,
    symbol_at=(70, 47),
    strength=0,
    strength_at=(0, 0),
    name=0,
    name_at=0,
    name_lines=0,
    code=0,
    code_at=0,
)
"""A card that is not covered by another; its strength may have two digits."""

SMALL = Format(
    width=94,
    height=66,
    margin=3,
    radius=9,
    digit=48,
    digit_at=(31, 33),
    emblem=34,
    emblem_at=(69, 33),
    symbol=46,
    symbol_at=(47, 33),
    strength=0,
    strength_at=(0, 0),
    name=0,
    name_at=0,
    name_lines=0,
    code=0,
    code_at=0,
)

FLAT = Format(
    width=296,
    height=140,
    margin=4,
    radius=16,
    digit=0,
    digit_at=(0, 0),
    emblem=0,
    emblem_at=(0, 0),
    symbol=46,
    symbol_at=(148, 38),
    strength=0,
    strength_at=(0, 0),
    name=35,
    name_at=86,
    name_lines=1,
    code=26,
    code_at=120,
)
"""A tactics card in landscape, with its name in large letters."""


@dataclass(frozen=True, slots=True)
class Sheet(diagrams.Sheet):
    """A picture in progress."""

    def card(self, card: str, form: Format, marked: bool = False) -> Sprite:
        return face(card, form, "lane", marked, self.theme, self.words)

    def back(self, deck: Deck, width: int) -> Sprite:
        """The back of a deck's cards."""
        return self.backed(BACKS[deck], width)

    def tile(
        self, number: int, x: float, y: float, damaged: bool = False, lit: bool = False, flag: bool = False
    ) -> None:
        self.put(wall.tile(self.theme, number, damaged, lit, flag), x, y)

    def stone(self, number: int, x: float, y: float) -> None:
        """A numbered stone of the wall, for where a tile does not fit."""
        image = blank(self.theme, (66, 58), "lane")
        centred(image, pill(self.theme, 66, 58, 8, "lane", "shade"), 33, 29)
        centred(image, pill(self.theme, 60, 52, 5, "shade", "sunlit"), 33, 29)
        centred(image, figure(self.theme, str(number), 54, "sunlit", "coal"), 33, 28)
        self.put(Sprite(image), x, y)

    def cross(self, x: float, y: float, size: int = 56) -> None:
        """A cross on a card's edge, which strikes it out."""
        self.put(pill(self.theme, size, size, size // 2, "lane", "lane"), x, y)
        self.sign("crossed", x, y, size * 2 // 3)

    def lane(
        self,
        tile: Tile,
        x: int,
        y: int,
        *,
        marked: Iterable[str] = (),
        missing: Iterable[str] = (),
        left: Iterable[str] = (),
        struck: Iterable[str] = (),
        lit: bool = False,
        flag: bool = False,
    ) -> None:
        """A tile with both sides, as the attacker sees them.

        `missing` cards are outlines on the defender's side and `left` ones on the attacker's; `struck` are crossed out.
        """
        fan, start, ringed, out = FAN[tile.size], wall.HEIGHT // 2, {*marked}, {*struck}
        for seat, (side, gone) in enumerate(zip(tile.sides, (left, missing), strict=True)):
            faces = [self.card(card, SIDE, card in ringed) for card in side]
            gaps = [*gone, *[""] * tile.size][: tile.size - len(side)]
            faces += [slot(self.theme, card) for card in gaps]
            down = -1 if seat else 1
            # The card nearest the wall lies in front on the upper side, and behind on the lower side.
            for place in range(len(faces))[::down]:
                self.put(faces[place], x, y + down * (start + fan * place + SIDE.height // 2))
            for place, card in enumerate(side):
                if card in out:
                    top = start + fan * place if down > 0 else -start - fan * place - SIDE.height
                    self.cross(x + SIDE.width / 2 + 12, y + top + SIDE.digit_at[1])
            strength = tile.strengths[seat]
            if strength:
                name, lines = formation(strength.formation, tile.size, self.words), 2 if tile.size < 4 else 1
                told = strengths.formation(self.theme, name, strength.total, tie(tile) == seat, SIDE.width, lines)
                far = start + SIDE.height + fan * (tile.size - 1) + told.image.height // 2
                self.put(told, x, y + down * far)
        self.tile(tile.number, x, y, tile.damaged, lit, flag)


def sheet(theme: Theme, words: Words, height: int, width: int = WIDTH) -> Sheet:
    return Sheet(theme, words, diagrams.land(theme, height, width))

"""Sheets for the rules of Schotten Totten: its cards, its stones and its lanes."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import Stone
from renderers import diagrams, scenery, sprites
from renderers.canvas import Sprite
from renderers.diagrams import WIDTH
from renderers.plates import BACKS, Deck
from renderers.schotten_totten.board import FAN, STONES, formation
from renderers.seats import tie
from renderers.sprites import BOARD, Format
from renderers.theme import Theme
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Sheet(diagrams.Sheet):
    """A picture in progress."""

    def stone(self, number: int, x: float, y: float, lit: bool = False) -> None:
        self.put(scenery.stone(self.theme, number, lit), x, y)

    def card(self, card: str, form: Format, marked: bool = False) -> Sprite:
        if is_clan(card):
            return sprites.clan(self.theme, card, form, "lane", marked)
        return sprites.tactics(self.theme, card, self.words(f"card-{card}"), form, "lane", marked)

    def back(self, deck: Deck, width: int) -> Sprite:
        """The back of a deck's cards."""
        return self.backed(BACKS[deck], width)

    def lane(self, stone: Stone, x: int, y: int, marked: Iterable[str] = (), missing: Iterable[str] = ()) -> None:
        """A stone with both sides, as the first player sees them; `missing` cards are outlines on the opposite side."""
        fan, start, ringed = FAN[stone.size], STONES // 2, tuple(marked)
        for seat, side in enumerate(stone.sides):
            faces = [self.card(card, BOARD, card in ringed) for card in side]
            faces += [self.gap(card, BOARD) for card in missing if seat]
            # The card nearest the stone lies in front on the upper side, and behind on the lower side.
            for place in range(len(faces))[:: -1 if seat else 1]:
                far = start + fan * place + BOARD.height // 2
                self.put(faces[place], x, y - far if seat else y + far)
            strength = stone.strengths[seat]
            if strength and stone.owner is None:
                told = formation(strength, stone.size, tie(stone) == seat, self.theme, self.words)
                far = start + BOARD.height + fan * (len(side) - 1) + told.image.height // 2
                self.put(told, x, y - far if seat else y + far)
        if stone.owner is None:
            self.stone(stone.number, x, y)
        else:
            self._claimed(stone, stone.owner, x, y)

    def _claimed(self, stone: Stone, owner: int, x: int, y: int) -> None:
        """A stone at its owner's end, and in its place the formation that won it."""
        far, down = STONES // 2 + BOARD.height + 2 * FAN[stone.size] + 8 + scenery.STONE[1] // 2, -1 if owner else 1
        self.stone(stone.number, x, y + down * far, lit=True)
        strength = stone.strengths[owner]
        if strength:
            self.put(formation(strength, stone.size, tie(stone) == owner, self.theme, self.words), x, y)
        self.arrow("up" if owner else "down", x, y + down * 54, 22)


def sheet(theme: Theme, words: Words, height: int, width: int = WIDTH) -> Sheet:
    return Sheet(theme, words, diagrams.land(theme, height, width))

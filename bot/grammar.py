"""All ways to read a typed line as parts of a move: `yellow 8 to stone 3` is a card and a place.

It knows how words go together (a colour and a number are a card, a number after "to" is a place), but no game.
"""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal, NamedTuple

from bot.vocabulary import Kind, Pieces, Symbol, Token, Vocabulary

_MOST = 200
"""As many ways are tried; a line that people mean has a few."""
_ABBREVIATED = 2
"""Letters of a colour that is not written out: after a number, it is the colour of the next card."""


class Part(NamedTuple):
    """What a line, or an action in notation, is made of. A colour alone is any card of it."""

    kind: Literal["verb", "card", "colour", "place"]
    text: str


Reading = tuple[Part, ...]


def readings(line: Sequence[Token], known: Vocabulary, seat: int) -> list[tuple[int, Reading]]:
    """Each with how many words it leaves out that can mean something; none if a word means nothing at all."""
    meanings = [known.meanings(line, place) for place in range(len(line))]
    grammar = _Grammar(meanings, line, known.pieces, seat)
    # A way that ends nowhere is not begun, so that the work grows with the ways that are found.
    open = {len(line)}
    for start in reversed(range(len(line))):
        if any(end in open for end in grammar.ends(start)):
            open.add(start)
    found = islice(grammar.readings(0, open), _MOST)
    return [*dict.fromkeys((cost, reading) for cost, reading in found if reading)]


@dataclass(frozen=True, slots=True)
class _Grammar:
    meanings: Sequence[Sequence[tuple[Symbol, int]]]
    """For each word all that it can mean, alone or with those that follow, and where that ends."""
    line: Sequence[Token]
    pieces: Pieces
    seat: int

    def ends(self, start: int) -> Iterator[int]:
        yield from (end for _, end in self._parts(start))
        yield from self._skips(start)

    def readings(self, start: int, open: Container[int]) -> Iterator[tuple[int, Reading]]:
        """From there to the end, by way of the places that are open."""
        if start not in open:
            return
        if start == len(self.line):
            yield 0, ()
            return
        for part, end in self._parts(start):
            for cost, rest in self.readings(end, open):
                yield cost, (part, *rest)
        for end in self._skips(start):
            means = any(symbol.kind not in ("to", "noun", "filler", "loud") for symbol, _ in self.meanings[start])
            for cost, rest in self.readings(end, open):
                yield cost + means, rest

    def _parts(self, start: int) -> Iterator[tuple[Part, int]]:
        yield from ((Part("verb", text), end) for text, end in self._at(start, "verb"))
        yield from self._cards(start)
        yield from self._places(start)
        yield from self._reversed(start)

    def _cards(self, start: int) -> Iterator[tuple[Part, int]]:
        for text, end in self._at(start, "card"):
            yield Part("card", text), end
        for colour, after in self._at(start, "colour"):
            yield from self._numbered(colour, self._at(after, "number"))
            for mark, end in self._at(after, "topper"):
                yield Part("card", colour + mark), end
            if colour in self.pieces.cards:
                yield Part("card", colour), after
            elif all(self._follows(end) != end for _, end in self._at(after, "number")):
                yield Part("colour", colour), after
            # A square of the card's own colour, as on its button.
            yield from ((Part("card", card), end) for card, end in self._at(after, "card") if card.startswith(colour))
        for mark, after in self._at(start, "topper"):
            for colour, end in self._at(after, "colour"):
                yield Part("card", colour + mark), end

    def _reversed(self, start: int) -> Iterator[tuple[Part, int]]:
        """A number before its colour, if that is written out."""
        for number, after in self._at(start, "number"):
            if after < len(self.line) and len(self.line[after].text) > _ABBREVIATED:
                for colour, end in self._at(after, "colour"):
                    yield from self._numbered(colour, [(number, end)])

    def _numbered(self, colour: str, numbers: Sequence[tuple[str, int]]) -> Iterator[tuple[Part, int]]:
        for number, end in numbers:
            marked = [(f"{colour}{number}{mark}", last) for mark, last in self._at(end, "loud")]
            yield from ((Part("card", card), last) for card, last in marked or [(colour + number, end)])

    def _places(self, start: int) -> Iterator[tuple[Part, int]]:
        for place, end in self._at(start, "place"):
            yield Part("place", place), end
        for number, end in self._at(start, "number"):
            yield Part("place", number), self._follows(end)
        for side, after in self._at(start, "side"):
            yield Part("place", self._side(side)), after
            for gap in self._gaps(after):
                yield from ((Part("place", self._side(side) + colour), end) for colour, end in self._at(gap, "colour"))
        for colour, after in self._at(start, "colour"):
            for gap in self._gaps(after):
                yield from ((Part("place", self._side(side) + colour), end) for side, end in self._at(gap, "side"))
        for after in {end for kind in _LEADS for _, end in self._at(start, kind)}:
            yield from self._places(next((end for _, end in self._at(after, "filler")), after))

    def _follows(self, end: int) -> int:
        """Where a number ends together with its noun, unless that belongs to the next number."""
        return next((last for _, last in self._at(end, "noun") if not self._at(last, "number")), end)

    def _skips(self, start: int) -> Iterator[int]:
        """Words that say nothing by themselves; what leads to a number is part of its place."""
        for symbol, end in self.meanings[start]:
            if symbol.kind in ("filler", "loud") or (symbol.kind in _LEADS and not self._leads_to_number(end)):
                yield end

    def _leads_to_number(self, start: int) -> bool:
        return any(self._at(gap, "number") for gap in self._gaps(start))

    def _gaps(self, start: int) -> list[int]:
        """Where the next thing can begin if what stands between is left out."""
        found = [start]
        while ends := [end for kind in (*_LEADS, "filler") for _, end in self._at(found[-1], kind)]:
            found.append(ends[0])
        return found

    def _side(self, side: str) -> str:
        return {"own": "ab"[self.seat % 2], "other": "ba"[self.seat % 2]}.get(side, side)

    def _at(self, start: int, kind: Kind) -> list[tuple[str, int]]:
        if start >= len(self.line):
            return []
        return [(symbol.text, end) for symbol, end in self.meanings[start] if symbol.kind == kind]


_LEADS: tuple[Kind, ...] = ("to", "noun")
"""Words that a place follows."""

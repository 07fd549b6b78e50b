"""The words that people use for the pieces of a game: from its notation, and from `typing.ftl` of their language.

A word can mean several things (`b` is blue, or a side of the rope); `bot/notation.py` finds the one that fits.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from bot.i18n import translator
from bot.nearest import nearest
from core.heave_ho import cards as rope
from core.schotten_totten import cards as stones
from core.schotten_totten_2 import cards as siege
from core.totemo import pieces as totems

Kind = Literal["colour", "number", "card", "place", "side", "topper", "loud", "verb", "noun", "to", "filler"]

CLAIMS = ("claim", "declare")
"""The verbs for winning a stone or a tile. Each game has one of them; people may type either."""
DISCARD, NOTHING = "x", "-"
_HOLE, _LETTERS = "a1", "abcdefghij"
"""If places have such names, a letter and a number mean a place, even one off the board."""
COLOURS = "ROYGBPWN"
_ENGLISH = "en"
_NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11")
_MOST_WORDS = 4
"""The most words in a name."""
_LIKENESS = 0.75
"""How similar a mistyped word must be to a known one."""
_TOKEN = re.compile(r"[^\W\d_]+|\d+|\S")
_LINKS = "@-–—→>:·=/#"
"""Signs between a card and its place."""
_MARKS: Mapping[str, Kind] = {"^": "topper", "!": "loud"}
_ALIKE = str.maketrans("авсеорухαβεορυχν", "abceopyxabeopyxn")
"""Cyrillic and Greek letters that look like the letters of cards and holes."""
_IGNORED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Mn"))
_APOSTROPHES = "'’ʼ`´"


class Symbol(NamedTuple):
    """One thing that a word can mean."""

    kind: Kind
    text: str


class Token(NamedTuple):
    text: str
    glued: bool
    """Whether it follows the one before it without a space."""


class Pieces(NamedTuple):
    """The building blocks of a game's notation."""

    cards: tuple[str, ...]
    places: tuple[str, ...]
    verbs: tuple[str, ...]


PIECES: Mapping[str, Pieces] = {
    "schotten-totten": Pieces(
        (*stones.PACK.cards, *dict.fromkeys(stones.TACTICS)),
        (*map(str, stones.NUMBERS), DISCARD),
        ("claim", "done", "draw", "clan", "tactics", "return", "pass"),
    ),
    "schotten-totten-2": Pieces(
        (*siege.PACK.cards, *dict.fromkeys(siege.TACTICS)),
        (*map(str, siege.NUMBERS), DISCARD),
        ("declare", "retreat", "cauldron", "done", "draw", "siege", "tactics", "give", "pass"),
    ),
    "totemo": Pieces(
        totems.KINDS,
        tuple(f"{column}{row}" for row in range(1, len(totems.COLUMNS) + 1) for column in totems.COLUMNS),
        ("swap", "done", "redraw", "keep"),
    ),
    "heave-ho": Pieces(
        tuple(rope.ORDER),
        (*rope.SIDES, *rope.PLACES, *map(str, rope.FAREWELLS)),
        ("keep", "take", "toss", NOTHING),
    ),
}
_KEYS: tuple[tuple[str, Kind, str], ...] = (
    *((colour, "colour", colour) for colour in COLOURS),
    *((number, "number", number) for number in _NUMBERS),
    ("N6", "card", rope.NESSIE),
    ("discard", "place", DISCARD),
    ("nothing", "verb", NOTHING),
    ("topper", "topper", totems.TOPPER),
    ("own", "side", "own"),
    ("other", "side", "other"),
    ("place", "noun", ""),
    ("to", "to", ""),
    ("filler", "filler", ""),
)


def fold(text: str) -> str:
    """The text without capitals, accents and invisible characters, so that spellings can be compared."""
    shown = (each for each in unicodedata.normalize("NFKD", text) if each not in _APOSTROPHES)
    return "".join(each for each in shown if each.isspace() or unicodedata.category(each) not in _IGNORED).casefold()


def tokens(text: str) -> list[Token]:
    """The words, numbers and signs of a text."""
    folded, end, found = fold(text), -1, []
    for each in _TOKEN.finditer(folded):
        number = each[0].isdecimal()
        found.append(Token(str(int(each[0])) if number else each[0], each.start() == end))
        end = each.end()
    return found


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the words of one language mean in one game."""

    pieces: Pieces
    phrases: Mapping[tuple[str, ...], tuple[Symbol, ...]]
    stems: Mapping[tuple[str, ...], tuple[Symbol, ...]]
    """Phrases with a word that ends with a star, which stands for all words that begin with it."""

    def nearest(self, word: str) -> str:
        """The most similar word that names something, or its stem; otherwise an empty text."""
        single = {**self.phrases, **self.stems}.items()
        known = [phrase[0] for phrase, meant in single if len(phrase) == 1 and _names(meant) and len(phrase[0]) > 2]
        return nearest(word, known, _LIKENESS).removesuffix("*")

    def meanings(self, line: Sequence[Token], start: int) -> list[tuple[Symbol, int]]:
        """Everything that the words from there on can mean, each with where it ends."""
        found = dict.fromkeys(self._found(line, start))
        if len(line[start].text) == 1 and start + 1 < len(line) and line[start + 1].glued:
            # The first letter of a card or a hole, not a word.
            known = [each for each in found if each[0].kind not in ("to", "filler") or not line[start].text.isalpha()]
            return known or list(found)
        return list(found)

    def _found(self, line: Sequence[Token], start: int) -> Iterator[tuple[Symbol, int]]:
        words = tuple(token.text for token in line[start : start + _MOST_WORDS])
        for end in range(len(words), 0, -1):
            phrase = words[:end]
            for said in dict.fromkeys((phrase, _lookalike(phrase))):
                yield from ((symbol, start + end) for symbol in self.phrases.get(said, ()))
            for stem, symbols in self.stems.items():
                if len(stem) == end and all(map(_begins, phrase, stem)):
                    yield from ((symbol, start + end) for symbol in symbols)
        yield from ((symbol, start + 1) for symbol in self._sign(line, start))
        if len(words) > 1 and words[0] in _LETTERS and line[start + 1].text.isdecimal() and _HOLE in self.pieces.places:
            yield Symbol("place", words[0] + words[1]), start + 2

    def _sign(self, line: Sequence[Token], start: int) -> Iterator[Symbol]:
        text = line[start].text
        if text.isdecimal():
            yield Symbol("number", text)
        elif text in _MARKS and any(card.endswith(text) for card in self.pieces.cards):
            yield Symbol(_MARKS[text], text)
        elif text in _LINKS:
            yield Symbol("to", "")
        elif not text.isalnum() and (text,) not in self.phrases:
            yield Symbol("filler", "")


def _names(meant: Sequence[Symbol]) -> bool:
    """Whether the word names something, rather than only connecting others."""
    return any(symbol.kind not in ("to", "filler") for symbol in meant)


def _begins(word: str, stem: str) -> bool:
    return word.startswith(stem[:-1]) if stem.endswith("*") else word == stem


def _lookalike(phrase: tuple[str, ...]) -> tuple[str, ...]:
    """The phrase with Latin letters for lookalikes in cards and places, which are shorter than any word."""
    return tuple(word.translate(_ALIKE) if len(word) <= 2 else word for word in phrase)


def split_list(text: str) -> list[tuple[str, ...]]:
    """The phrases in a message of `typing.ftl`, split into words."""
    return [tuple(fold(phrase).split()) for phrase in text.split(",")]


@cache
def vocabulary(language: str, game: str) -> Vocabulary:
    """The words of the language and of English, and the notation itself."""
    pieces = PIECES[game]
    phrases: dict[tuple[str, ...], list[Symbol]] = {}
    for phrase, symbol in (*_notation(pieces), *_named(language, game, pieces), *_named(_ENGLISH, game, pieces)):
        meant = phrases.setdefault(phrase, [])
        if symbol not in meant:
            meant.append(symbol)
    stems = {phrase: tuple(meant) for phrase, meant in phrases.items() if any(word.endswith("*") for word in phrase)}
    return Vocabulary(pieces, {phrase: tuple(meant) for phrase, meant in phrases.items() if phrase not in stems}, stems)


def _notation(pieces: Pieces) -> Iterator[tuple[tuple[str, ...], Symbol]]:
    kinds: tuple[tuple[Kind, Sequence[str]], ...] = (
        ("card", pieces.cards),
        ("place", pieces.places),
        ("verb", pieces.verbs),
        ("colour", COLOURS),
    )
    for kind, texts in kinds:
        for text in texts:
            if not text.isdecimal():
                side = kind == "place" and text in rope.SIDES
                yield tuple(token.text for token in tokens(text)), Symbol("side" if side else kind, text)


def _named(language: str, game: str, pieces: Pieces) -> Iterator[tuple[tuple[str, ...], Symbol]]:
    words = translator(language, game=game)
    known = (*pieces.cards, *pieces.places, *pieces.verbs)
    for key, kind, text in _KEYS:
        if kind not in ("card", "place", "verb") or text in known:
            yield from ((phrase, Symbol(kind, text)) for phrase in split_list(words(f"typed-{key}")))
    for verb in filter(str.isalpha, pieces.verbs):
        keys = CLAIMS if verb in CLAIMS else (verb,)
        yield from ((phrase, Symbol("verb", verb)) for key in keys for phrase in split_list(words(f"typed-{key}")))
    for card in pieces.cards:
        if words.has(f"card-{card}"):
            said = (*split_list(words(f"typed-{card}")), tuple(token.text for token in tokens(words.card(card))))
            yield from ((phrase, Symbol("card", card)) for phrase in said)
    if game == "schotten-totten-2":
        for number, section in enumerate(siege.WALL, 1):
            yield tuple(fold(words(f"tile-{section.name}")).split()), Symbol("place", str(number))

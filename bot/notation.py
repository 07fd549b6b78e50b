"""Reads moves as people type them, in the words of their language. The notation in `core` is strict; this is not.

A line is read in every possible way and compared with the legal moves. Everything that was typed must fit: no word with
a meaning is ignored. Missing parts may be anything.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.grammar import Part, Reading, readings
from bot.i18n import Translator
from bot.vocabulary import NOTHING, Pieces, Token, Vocabulary, fold, tokens, vocabulary
from core import games
from core.game import Game, Illegal, OutOfTurn, Refusal, Unreadable, View

LONGEST = 120
"""The most characters in a typed move."""
MOST_WORDS = 20
_MOST_PARTS = 5
"""Moves have fewer; a line with more is about something else."""
_EXAMPLES = 3
_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")
_PART = re.compile(r"[^ @-]+|-$")


@dataclass(frozen=True, slots=True)
class Several:
    """The moves that fit a line, in notation, for the person to choose from."""

    actions: tuple[str, ...]
    doubtful: str = ""
    """The word that may be mistyped: then even a single move is only offered."""


class Unplayable(Refusal):
    """A line that is not a legal move: what is wrong with it, and moves to make instead."""

    def __init__(self, refusal: Refusal, examples: Sequence[str], *, all: bool) -> None:
        super().__init__(refusal.reason, **refusal.params)
        self.examples = tuple(examples)
        self.all = all


def read(game: Game[Any, Any], state: Any, seat: int, text: str, words: Translator) -> str | Several:
    """The legal action that was meant, in notation, or several candidates; raises a Refusal."""
    if seat not in game.actors(state):
        raise OutOfTurn(seat)
    legal = [game.format(action) for action in game.legal(state, seat)]
    known, hand = vocabulary(words.language, game.id), game.view(state, seat).hand
    forms = {each: tuple(_forms(each, known.pieces, hand)) for each in legal}
    return _Line(game, state, seat, hand, " ".join(text.split()), known, forms).meant()


def read_answer(view: View, answers: Sequence[str], text: str, words: Translator) -> str | Several:
    """The answer to a puzzle that was meant, one of these; raises a Refusal. A card alone may be typed with a place."""
    assert view.seat is not None, "spectators are not asked"
    if (exact := _squeeze(text, answers)) is not None:
        return exact
    game, known = games.get(view.game), vocabulary(words.language, view.game)
    forms = {
        each: (*_forms(each, known.pieces, view.hand), *_forms_with_places(each, known.pieces)) for each in answers
    }
    return _Line(game, None, view.seat, view.hand, " ".join(text.split()), known, forms).meant()


def _squeeze(text: str, legal: Sequence[str]) -> str | None:
    """The action written out in full, in any case and with any spaces."""
    if len(text) > LONGEST:
        return None
    typed = "".join(text.lower().split())
    return next((each for each in legal if "".join(each.lower().split()) == typed), None)


@dataclass(frozen=True, slots=True)
class _Line:
    """A typed line, and the moment of the game when it was typed."""

    game: Game[Any, Any]
    state: Any
    """None for an answer to a puzzle: then the rules are not asked what is possible."""
    seat: int
    hand: Sequence[str]
    text: str
    known: Vocabulary
    legal: Mapping[str, tuple["_Form", ...]]
    """The legal actions, in notation, each with all its forms."""

    def meant(self) -> str | Several:
        typed = tokens(self.text[: LONGEST + 1])
        if len(self.text) > LONGEST or len(typed) > MOST_WORDS:
            raise self._refuse(Unreadable(self.text), ())
        ways = readings(typed, self.known, self.seat)
        if not ways:
            return self._mended(typed)
        if fitting := self._fitting(ways):
            return fitting[0] if len(fitting) == 1 else Several(tuple(fitting))
        short = [reading for _, reading in ways if len(reading) <= _MOST_PARTS]
        if not short:
            raise self._refuse(Unreadable(self.text), ())
        reading = max(short, key=self._sense)
        raise self._refuse(self._wrong(reading), reading)

    def _fitting(self, ways: Sequence[tuple[int, Reading]]) -> list[str]:
        """The actions that fit a whole reading, or its beginning. Readings that leave out less come first."""
        forms = [(text, form) for text, called in self.legal.items() for form in called]
        for cost in sorted({cost for cost, _ in ways}):
            these = [reading for each, reading in ways if each == cost and len(reading) <= _MOST_PARTS]
            for fits in (_is_in_order, _is_whole, _is_begun):
                found = [text for text, form in forms if any(fits(reading, form) for reading in these)]
                if found:
                    return list(dict.fromkeys(found))
        return []

    def _mended(self, typed: Sequence[Token]) -> Several:
        """The moves after replacing unknown words with similar known ones: only offered, because this is a guess."""
        strange = [token for place, token in enumerate(typed) if not self.known.meanings(typed, place)]
        if not strange:
            raise self._refuse(Unreadable(self.text), ())
        spelled = {token.text: self.known.nearest(token.text) if len(token.text) > 2 else "" for token in strange}
        mended = [token._replace(text=spelled.get(token.text, token.text)) for token in typed]
        if all(spelled.values()) and (fitting := self._fitting(readings(mended, self.known, self.seat))):
            return Several(tuple(fitting), self._as_typed(strange[0]))
        rest = [token for token in typed if token not in strange]
        understood = [part for _, each in readings(rest, self.known, self.seat) for part in each]
        wrong = Refusal("unknown-word", text=self._as_typed(strange[0])) if understood else Unreadable(self.text)
        raise self._refuse(wrong, tuple(understood))

    def _as_typed(self, token: Token) -> str:
        return next((word for word in _WORD.findall(self.text) if fold(word) == token.text), token.text)

    def _wrong(self, reading: Reading) -> Refusal:
        """The part that is wrong, or why the rules forbid all of it."""
        pieces = self.known.pieces
        for part in reading:
            if is_strange(part, pieces):
                return Refusal("no-such-card" if part.kind == "card" else "no-such-place", text=part.text)
        refused = self._forbidden(reading) or self._forbidden_anywhere(reading, pieces)
        if refused:
            return refused
        possible = {part for called in self.legal.values() for form in called for part in form.parts}
        for part in reading:
            if not any(_is_same(part, other) for other in possible):
                return self._impossible(part, pieces)
        return Refusal("not-together", text=self.text)

    def _impossible(self, part: Part, pieces: Pieces) -> Refusal:
        """Why no legal action has this part."""
        if part.kind == "card" and part.text not in self.hand:
            places = [Part("place", place) for place in pieces.places]
            tried = (self._forbidden((part, place)) for place in places)
            return next((each for each in tried if each), Refusal("not-in-hand", card=part.text))
        return self._forbidden_anywhere((part,), pieces) or Refusal("not-now", text=part.text)

    def _forbidden(self, reading: Reading) -> Refusal | None:
        """The game's own refusal, if this is an action in its notation."""
        for action in self._parsed(reading):
            try:
                if self.state is not None:
                    self.game.play(self.state, self.seat, action)
            except Illegal as refusal:
                return refusal
        return None

    def _parsed(self, reading: Reading) -> Iterator[Any]:
        for text in spell(reading):
            with suppress(Unreadable):
                yield self.game.parse(text)

    def _forbidden_anywhere(self, reading: Reading, pieces: Pieces) -> Refusal | None:
        """The same for part of an action, if it is refused for the same reason whatever follows."""
        if any(part.kind in ("place", "colour") for part in reading):
            return None
        places, verbs = [Part("place", each) for each in pieces.places], [Part("verb", each) for each in pieces.verbs]
        only_verbs = all(part.kind == "verb" for part in reading)
        for rest in (places, verbs) if only_verbs else (places,):
            tried = [self._forbidden((*reading, part)) for part in rest]
            refusals = [refusal for refusal in tried if refusal]
            if len({(each.reason, tuple(each.params.items())) for each in refusals}) == 1:
                return refusals[0]
        return None

    def _refuse(self, refusal: Refusal, reading: Reading) -> Refusal:
        """The refusal, with varied examples that have the most in common with what was typed."""
        near = sorted(self.legal, key=lambda text: -self._shared(reading, text))
        best = [text for text in near if self._shared(reading, text)]
        examples = [*dict.fromkeys((*best, *_vary([*self.legal])))][:_EXAMPLES]
        return Unplayable(refusal, examples, all=len(examples) == len(self.legal))

    def _sense(self, reading: Reading) -> tuple[int, bool, int]:
        """How much sense a reading makes: its parts exist, it is an action, it resembles a legal one."""
        pieces = self.known.pieces
        strange = sum(is_strange(part, pieces) for part in reading)
        likeness = max((self._shared(reading, text) for text in self.legal), default=0)
        return -strange, any(self._parsed(reading)), likeness

    def _shared(self, reading: Reading, text: str) -> int:
        """How much they have in common. A card or a verb counts more than a place."""
        return max(
            sum(
                1 if part.kind == "place" else 2
                for part in reading
                if any(_is_same(part, other) for other in form.parts)
            )
            for form in self.legal[text]
        )


class _Form(NamedTuple):
    parts: Reading
    needs_head: bool
    """Whether the first part is a card that acts on others, which must be typed."""


def _kind(text: str, pieces: Pieces) -> Literal["verb", "card", "place"]:
    if text in pieces.verbs:
        return "verb"
    return "card" if text in pieces.cards else "place"


def _forms(text: str, pieces: Pieces, hand: Sequence[str]) -> Iterator[_Form]:
    """The parts of an action. A card in hand may be given by name, and a Scot's place by colour."""
    parts = tuple(Part(_kind(part, pieces), part) for part in _PART.findall(text))
    needs_head = " " in text and parts[0].kind == "card"
    yield _Form(parts, needs_head)
    match parts:
        case (Part("verb", "keep") as verb, Part("place", number)) if int(number) <= len(hand):
            yield _Form((verb, Part("card", hand[int(number) - 1])), needs_head)
        case (*before, Part("card", card), Part("place", "a" | "b" as side)):
            yield _Form((*before, Part("card", card), Part("place", side + card[0])), needs_head)


def _forms_with_places(text: str, pieces: Pieces) -> Iterator[_Form]:
    """The forms of a card alone, with any place."""
    if text in pieces.cards:
        yield from (_Form((Part("card", text), Part("place", place)), False) for place in pieces.places)


def is_strange(part: Part, pieces: Pieces) -> bool:
    """Whether the game has no such thing."""
    known = {"card": pieces.cards, "place": pieces.places}
    return part.kind in known and part.text not in known[part.kind]


def _is_in_order(reading: Reading, form: _Form) -> bool:
    return reading == form.parts


def _is_whole(reading: Reading, form: _Form) -> bool:
    places = tuple(part for part in reading if part.kind == "place")
    rest = sorted(part for part in reading if part.kind != "place")
    return places == tuple(part for part in form.parts if part.kind == "place") and rest == sorted(
        part for part in form.parts if part.kind != "place"
    )


def _is_begun(reading: Reading, form: _Form) -> bool:
    """Whether the form contains everything that was typed: places in order, cards in any order."""
    if form.needs_head and form.parts[0] not in reading:
        return False
    if Part("verb", NOTHING) in form.parts and Part("verb", NOTHING) not in reading:
        # Nobody gives a card away for nothing by leaving out what it is for.
        return False
    return _are_among(reading, form.parts, places=False) and _are_among(reading, form.parts, places=True)


def _are_among(reading: Reading, parts: Reading, *, places: bool) -> bool:
    left = [part for part in parts if (part.kind == "place") == places]
    for part in (each for each in reading if (each.kind == "place") == places):
        found = next((index for index, other in enumerate(left) if _is_same(part, other)), None)
        if found is None:
            return False
        left = left[found + 1 :] if places else left[:found] + left[found + 1 :]
    return bool(reading)


def _is_same(typed: Part, part: Part) -> bool:
    """Whether the typed part means the other. A card's mark may be missing, and a side stands for its spots."""
    match typed, part:
        case Part("colour", colour), Part("card", card):
            return card.startswith(colour) and card[1:].rstrip("!").isdecimal()
        case Part("card", card), Part("card", other):
            return card == other or f"{card}!" == other
        case Part("place", place), Part("place", other):
            return place == other or (place in ("a", "b") and other.startswith(place))
    return typed == part


def spell(reading: Reading) -> Iterator[str]:
    """The parts in notation: verbs, cards, places."""
    if any(part.kind == "colour" for part in reading):
        return
    verbs, cards, places = ([part.text for part in reading if part.kind == kind] for kind in ("verb", "card", "place"))
    named = [*(verb for verb in verbs if verb != NOTHING), *cards]
    end = f" {NOTHING}" if NOTHING in verbs else ""
    for gap in ("@", " ") if places else ("",):
        yield " ".join(named) + gap + "-".join(places) + end
    if len(places) == 1 and len(named) == 1 and places[0][:1] in ("a", "b"):
        # A Scot goes to the place of his own colour, so the notation names only the side.
        yield f"{named[0]}@{places[0][0]}"


def _vary(legal: Sequence[str]) -> list[str]:
    """One move with each first part, then all others."""
    first = {_PART.findall(text)[0]: text for text in reversed(legal)}
    return [*reversed(first.values()), *legal]

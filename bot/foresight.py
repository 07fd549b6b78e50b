"""Reads the lines of a plan: moves for a turn that has not come, so the legal moves of the moment say nothing.

They are typed like any move (`bot/notation.py`), but each line has to name the whole move, because nobody is asked when
it is played. What can never be legal by then is refused.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from bot.grammar import Reading, readings
from bot.i18n import Translator
from bot.notation import LONGEST, MOST_WORDS, is_strange, spell
from bot.vocabulary import Token, Vocabulary, tokens, vocabulary
from core.game import Game, Illegal, Plannable, Refusal, Unreadable, View

_SEPARATOR = re.compile("[;\n；\u037e]")
"""The last one is the Greek question mark, which looks like a semicolon."""


def split(text: str) -> list[str]:
    """The lines of a plan."""
    return [line for each in _SEPARATOR.split(text) if (line := " ".join(each.split()))]


def read_line(game: Game[Any, Any], view: View, text: str, words: Translator) -> str:
    """The move that is meant, in notation; raises a Refusal."""
    known = vocabulary(words.language, game.id)
    typed = tokens(text[: LONGEST + 1])
    if len(text) > LONGEST or len(typed) > MOST_WORDS:
        raise Unreadable(text)
    assert view.seat is not None, "spectators plan nothing"
    ways = readings(typed, known, view.seat)
    for cost in sorted({cost for cost, _ in ways}):
        these = [reading for each, reading in ways if each == cost]
        if found := [*dict.fromkeys(_moves(game, text, these))]:
            loud = [*dict.fromkeys(_moves(game, "", [_marked(reading, known) for reading in these]))]
            return _only(game, view, found, loud, text)
    raise _wrong(ways, typed, known, text, words)


def _moves(game: Game[Any, Any], text: str, ways: Iterable[Reading]) -> Iterator[str]:
    """The moves that these readings spell out in full."""
    for spelled in (text, *(each for reading in ways for each in spell(reading))):
        with suppress(Unreadable):
            yield game.format(game.parse(spelled))


def _marked(reading: Reading, known: Vocabulary) -> Reading:
    """The same with the marks on cards that a person may leave out."""
    return tuple(
        part._replace(text=f"{part.text}!") if f"{part.text}!" in known.pieces.cards else part for part in reading
    )


def _only(game: Game[Any, Any], view: View, moves: Sequence[str], others: Sequence[str], text: str) -> str:
    """The only one of these moves that is not out of the question; if all of them are, of the others."""
    reasons = {move: _ruled_out(game, view, move) for move in (*moves, *others)}
    for these in (moves, others):
        match [move for move in these if reasons[move] is None]:
            case [move]:
                return move
            case [_, _, *_] as several:
                raise Refusal("plan-several", moves=" ".join(f"`{move}`" for move in several))
    raise reasons[moves[0]] or Unreadable(text)


def _ruled_out(game: Game[Any, Any], view: View, move: str) -> Illegal | None:
    return game.rule_out(view, game.parse(move)) if isinstance(game, Plannable) else None


def _wrong(
    ways: Sequence[tuple[int, Reading]], typed: Sequence[Token], known: Vocabulary, text: str, words: Translator
) -> Refusal:
    """Why this is no move."""
    for _, reading in ways:
        for part in reading:
            if is_strange(part, known.pieces):
                return Refusal("no-such-card" if part.kind == "card" else "no-such-place", text=part.text)
    strange = [token for place, token in enumerate(typed) if not known.meanings(typed, place)]
    if ways:
        return Refusal("plan-incomplete", text=text, example=split(words(words.own("plan-example")))[0])
    understood = len(strange) < len(typed)
    return Refusal("unknown-word", text=strange[0].text) if strange and understood else Unreadable(text)

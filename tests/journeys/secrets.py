"""What people may not know, in every game, and a search for it in whatever they are shown.

Single cards are looked for where each is unique, whole hands where pieces are alike.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from bot.i18n import LANGUAGES, Translator, is_numbered, translator
from bot.model.position import Position
from core.totemo.pieces import HAND, KINDS, VALUES
from renderers.totemo.text import kind, named

Group = tuple[str, ...]
"""Cards in the notation, in no order."""
EXAMPLES = ("R7@3", "take R2!@a", "toss R2!")
"""From the sentences that say how to write a move."""
_BLOCK = re.compile(r"(?<![\w@])([ROYGBPW]\^?)(?![\w^@*])")
_BETWEEN = re.compile(r"[\s,;.·|/+]*")
"""What separates the pieces of a list."""
_OFFERED = re.compile(r"\b(?:move|pick|do):[a-z0-9]{8}:[^\s\"]*?:([ROYGBPW]\^?)(?![\w^])")
"""A block in the token of a button."""


def hidden(position: Position, seat: int | None) -> frozenset[Group]:
    """What this seat, or a spectator, may not be shown. After the end there are no secrets."""
    return frozenset() if position.ending else frozenset(_HIDDEN[position.game.id](position, seat))


def found(groups: Iterable[Group], text: str, game: str) -> set[Group]:
    """The groups that the text names in some language. The game's own name does not count where a card shares it."""
    for other in (*EXAMPLES, *_titles(game)):
        text = text.replace(other, "")
    if game == "totemo":
        listed = _listed(text)
        return {group for group in groups if tuple(sorted(group)) in listed}
    numbered = Counter(re.findall(r"\b[A-Z]\d+!?", text))
    return {(card,) for (card,) in groups if numbered[card] or any(name in text for name in _names(card, game))}


def offered(text: str, game: str) -> set[str]:
    """The blocks that buttons offer. Only those in one's own hand can be placed."""
    return set(_OFFERED.findall(text)) if game == "totemo" else set()


def _schotten_totten(position: Position, seat: int | None) -> Iterator[Group]:
    state = position.state
    return _unknown(position, seat, *state.hands, state.clan, state.tactics)


def _schotten_totten_2(position: Position, seat: int | None) -> Iterator[Group]:
    state = position.state
    return _unknown(position, seat, *state.hands, *state.gifts, state.siege, state.tactics)


def _heave_ho(position: Position, seat: int | None) -> Iterator[Group]:
    state = position.state
    piles = (*state.hands, *state.decks, *state.piles, *state.kept, *state.given, state.aside)
    return _unknown(position, seat, *piles)


def _totemo(position: Position, seat: int | None) -> Iterator[Group]:
    """The other hands, unless hands are open; not one that equals a list of blocks which the seat may see."""
    state = position.state
    if not state.options.open:
        known = {window for blocks in _lists(position.view(seat)) for window in _windows(blocks)}
        hands = (hand for each, hand in enumerate(state.hands) if each != seat and len(hand) == HAND)
        yield from (hand for hand in hands if tuple(sorted(hand)) not in known)


_HIDDEN: Mapping[str, Callable[[Position, int | None], Iterator[Group]]] = {
    "schotten-totten": _schotten_totten,
    "schotten-totten-2": _schotten_totten_2,
    "totemo": _totemo,
    "heave-ho": _heave_ho,
}


def _unknown(position: Position, seat: int | None, *piles: Iterable[str]) -> Iterator[Group]:
    """The cards of these piles that the seat knows nothing about. Among equal cards, knowing one means knowing all."""
    told = [event.seen_by(seat) for event in position.told]
    known = {*_strings(position.view(seat)), *_strings(told)}
    return ((card,) for card in {card for pile in piles for card in pile} - known)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from _strings(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _strings(getattr(value, each.name))


def _lists(value: Any) -> Iterator[Group]:
    """Every list of blocks in a view."""
    if isinstance(value, tuple) and value and all(isinstance(each, str) and each in VALUES for each in value):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _lists(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _lists(getattr(value, each.name))


def _windows(blocks: Group) -> Iterator[Group]:
    """As many neighbours as a hand has blocks."""
    return (tuple(sorted(blocks[start : start + HAND])) for start in range(len(blocks) - HAND + 1))


def _listed(text: str) -> set[Group]:
    """The hands that the text could list, with its blocks in the notation or in words."""
    names, pattern, joint = _spoken()
    text = joint.sub(", ", pattern.sub(lambda match: names[match[0].lower()], text))
    text = re.sub(r"([ROYGBPW]\^?): \1(?![\w^])", r"\1", text)
    lists: list[list[str]] = [[]]
    end = 0
    for match in _BLOCK.finditer(text):
        if not _BETWEEN.fullmatch(text[end : match.start()]):
            lists.append([])
        lists[-1].append(match[1])
        end = match.end()
    return {window for blocks in lists for window in _windows(tuple(blocks))}


@cache
def _spoken() -> tuple[Mapping[str, str], re.Pattern[str], re.Pattern[str]]:
    """How each block is called in each language, a pattern of these names, and one of what joins the last in a list."""
    names = {
        name.lower(): block
        for words in map(translator, LANGUAGES)
        for block in KINDS
        for name in (named(block, words), kind(block, words))
    }
    longest_first = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    joints = "|".join(translator(language)("list-and", others="", last="").strip() for language in LANGUAGES)
    spoken = re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)", re.IGNORECASE)
    return names, spoken, re.compile(rf"(?<=[\^\w]) (?:{joints}) (?=[ROYGBPW](?!\w))")


@cache
def _titles(game: str) -> tuple[str, ...]:
    return tuple(words(f"game-{game}") for words in map(translator, LANGUAGES))


@cache
def _names(card: str, game: str) -> tuple[str, ...]:
    """What a card is called, in the notation and in every language, if it is not a number."""
    if is_numbered(card):
        return ()
    return (card, *(Translator(language, game=game).card(card) for language in LANGUAGES))

"""Text that the line games share: cards, hands, how a match ended, and descriptions of limited length."""

from collections.abc import Callable, Iterable, Sequence

from core.game import Outcome
from core.game import View as AnyView
from renderers.seats import name
from renderers.words import Words

LONGEST_ALT = 1000
"""Discord allows 1,024 characters."""

Named = Callable[[str, Words], str]
"""A card in words."""


def card(text: str, words: Words) -> str:
    if not text[1:].isdecimal():
        return words(f"card-{text}")
    return words("text-card", colour=text[0], strength=int(text[1:]))


def cards(held: Sequence[str], words: Words, named: Named = card) -> str:
    return ", ".join(named(each, words) for each in held) or words("text-nothing")


def hand(view: AnyView, words: Words, named: Named = card) -> str:
    """The viewer's cards, each with its notation."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    if not view.hand:
        return words("hand-empty")
    lines = [f"{each}: {named(each, words)}" for each in view.hand]
    return "\n".join((words("hand-title", count=len(lines)), *lines))


def hand_alt(view: AnyView, words: Words, named: Named = card) -> str:
    if not view.hand:
        return words("hand-empty")
    return f"{words('hand-title', count=len(view.hand))} {cards(view.hand, words, named)}."


def ended(outcome: Outcome, words: Words) -> str:
    if len(outcome.winners) == 1:
        return words("text-won", name=name(outcome.winners[0], words))
    return words("text-drawn" if outcome.winners else "text-aborted")


def lengthened(told: str, sentences: Iterable[str]) -> str:
    """The description, followed by as many of these sentences as fit."""
    for sentence in sentences:
        if len(told) + 1 + len(sentence) <= LONGEST_ALT:
            told += " " + sentence
    return told

"""Schotten Totten in a terminal, against the computer: a loop over the contract, with no rules of its own."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby, product
from random import Random
from typing import Any

from bot import narration
from bot.words import Words, load
from core import games, players
from core.game import Game, Refusal, Step, Unreadable
from renderers import text

PERSON, COMPUTER = 0, 1

_FEW = 4
"""So many moves are named in the question itself."""
_LONGEST = 2
"""No action has more words than this; what people type can have many."""


def play(
    language: str,
    options: Mapping[str, str],
    seed: bytes,
    level: str,
    ask: Callable[[str], str] = input,
    say: Callable[[str], None] = print,
) -> None:
    """Play to the end, or until the person leaves."""
    words = load(language)
    words.names = (words("terminal-person"), words("terminal-computer"))
    table = Table(games.get("schotten-totten"), words, ask, say)
    say(words("terminal-welcome", level=words(f"terminal-level-{level}")))
    try:
        table.play(options, seed, level)
    except (EOFError, KeyboardInterrupt):
        say("\n" + words("terminal-bye"))


def read(game: Game[Any, Any], text: str, legal: Sequence[Any]) -> Any:
    """The action that was typed, a legal one if possible, in any case and with any spaces; raises Unreadable."""
    squeezed = _squeeze(text)
    for action in legal:
        if _squeeze(game.format(action)) == squeezed:
            return action
    spelled = re.sub(r"\s*([@-])\s*", r"\1", text).split()[: _LONGEST + 1]
    for spelling in product(*((word.lower(), word.capitalize()) for word in spelled)):
        with suppress(Unreadable):
            return game.parse(" ".join(spelling))
    raise Unreadable(text)


def _squeeze(text: str) -> str:
    return "".join(text.split()).lower()


@dataclass(frozen=True, slots=True)
class Table:
    """One person at the keyboard, and the computer."""

    game: Game[Any, Any]
    words: Words
    ask: Callable[[str], str]
    say: Callable[[str], None]

    def play(self, options: Mapping[str, str], seed: bytes, level: str) -> None:
        game, decide, rng = self.game, players.get(level), Random(seed)
        state, persons_turn = game.start(len(self.words.names), options, seed), False
        while actors := game.actors(state):
            if PERSON in actors:
                if not persons_turn:
                    self.show(state)
                step = self.persons_step(state)
            else:
                step = game.play(state, COMPUTER, decide(game.view(state, COMPUTER), rng))
            for event in step.events:
                self.say(narration.tell(event, self.words, PERSON))
            state, persons_turn = step.state, PERSON in actors
        self.show(state)
        outcome = game.outcome(state)
        assert outcome is not None
        self.say(narration.conclude(outcome, self.words))
        self.say(self.words("terminal-again", seed=seed.hex()))

    def show(self, state: Any) -> None:
        view = self.game.view(state, PERSON)
        self.say("\n" + text.board(view, self.words) + "\n")
        self.say(text.hand(view, self.words))

    def persons_step(self, state: Any) -> Step[Any]:
        """Ask until something legal is answered."""
        legal = self.game.legal(state, PERSON)
        texts = [self.game.format(action) for action in legal]
        while True:
            typed = self.ask(self.question(texts)).strip()
            match typed.lower():
                case "":
                    continue
                case "?" | "help":
                    self.say(self.words("terminal-help"))
                    self.say(_in_lines(texts))
                case "board":
                    self.show(state)
                case "quit" | "exit":
                    raise EOFError
                case _:
                    try:
                        return self.game.play(state, PERSON, read(self.game, typed, legal))
                    except Refusal as refusal:
                        self.say(narration.explain(refusal, self.words))

    def question(self, texts: Sequence[str]) -> str:
        if len(texts) <= _FEW:
            return self.words("terminal-choose", moves=", ".join(texts)) + " "
        return self.words("terminal-ask", example=texts[0]) + " "


def _in_lines(texts: Sequence[str]) -> str:
    """Moves of the same card in one line."""
    groups = groupby(texts, key=lambda text: text.partition("@")[0])
    return "\n".join("  " + "  ".join(group) for _, group in groups)

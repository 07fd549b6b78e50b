"""A game against the computer in a terminal: a loop over the contract, with no rules of its own."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from textwrap import fill
from typing import Any

import renderers
from bot import narration, notation
from bot.i18n import Translator, translator
from bot.nearest import nearest
from bot.notation import Several
from bot.screens import rules
from core import games, players
from core.game import Game, Refusal, Step
from renderers import text

PERSON = 0

_FEW = 4
"""Up to this many moves are named in the question itself."""
_RULES = re.compile(r"rules(?: +([0-9]{1,3}))?")
_COLUMNS = 100
_COMMANDS, _LIKENESS = ("help", "board", "rules", "quit"), 0.7
"""What can be typed besides moves, and how much a mistyped word has to resemble it."""


def play(
    language: str,
    game: str,
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    level: str,
    again: str,
    ask: Callable[[str], str] = input,
    say: Callable[[str], None] = print,
) -> None:
    """Play to the end, or until the person leaves. `again` is the command that deals the same cards again."""
    names = translator(language)
    numbers = [0] if seats == 2 else range(1, seats)
    others = (names("computer-steady", number=number) for number in numbers)
    words = translator(language, (names("terminal-person"), *others), game)
    table = TerminalGame(games.get(game), options, words, ask, say)
    say(words("terminal-welcome", game=words(f"game-{game}"), level=level))
    try:
        table.play(seed, level)
        say(words("terminal-again", command=again))
    except (EOFError, KeyboardInterrupt):
        say("\n" + words("terminal-bye"))


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """One person at the keyboard, and the computer."""

    game: Game[Any, Any]
    options: Mapping[str, str]
    words: Translator
    ask: Callable[[str], str]
    say: Callable[[str], None]

    def play(self, seed: bytes, level: str) -> None:
        game, decide, rng = self.game, players.get(level), Random(seed)
        state, persons_turn = game.start(len(self.words.names), self.options, seed), False
        seen: tuple[str, ...] = ()
        while actors := game.actors(state):
            if PERSON in actors:
                hand = game.view(state, PERSON).hand
                if not persons_turn:
                    self.show(state)
                elif set(hand) - set(seen):
                    self.show_hand(state)
                seen = hand
                step = self.persons_step(state)
            else:
                step = game.play(state, actors[0], decide(game.view(state, actors[0]), rng))
            state, persons_turn = step.state, PERSON in actors
            outcome = game.outcome(state)
            for event in step.events:
                if not narration.is_outcome(event, outcome):
                    self.say(narration.tell(event, self.words, PERSON))
        self.show(state)
        assert outcome is not None
        self.say(narration.conclude(outcome, self.words))

    def show(self, state: Any) -> None:
        self.say("\n" + text.board(self.game.view(state, PERSON), self.words) + "\n")
        self.show_hand(state)

    def show_hand(self, state: Any) -> None:
        self.say(text.hand(self.game.view(state, PERSON), self.words))

    def persons_step(self, state: Any) -> Step[Any]:
        """Ask until the answer is legal."""
        texts = [self.game.format(action) for action in self.game.legal(state, PERSON)]
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
                case asked if page := _RULES.fullmatch(asked):
                    self.say(self.rules(int(page[1] or 1)))
                case _:
                    if step := self.typed(state, typed):
                        return step

    def typed(self, state: Any, line: str) -> Step[Any] | None:
        """The step of the typed move; None if the move is unclear, after saying so."""
        try:
            meant = notation.read(self.game, state, PERSON, line, self.words)
        except Refusal as refusal:
            told, near = narration.explain(refusal, self.words), nearest(line.lower(), _COMMANDS, _LIKENESS)
            self.say(f"{told} {self.words('typed-near', near=f'`{near}`')}" if near else told)
            return None
        if isinstance(meant, Several):
            self.say(narration.ask(meant, self.words))
            self.say(_in_lines(meant.actions))
            return None
        return self.game.play(state, PERSON, self.game.parse(meant))

    def rules(self, number: int) -> str:
        """A topic of the rules, what its picture shows, and how to read on; the first topic lists all others."""
        game, count = self.game.id, renderers.lessons(self.game.id)
        number = min(max(number, 1), count)
        page = rules.page(game, number, self.words)
        assert page.drawing
        ahead = range(number + 1, count + 1)
        others = ahead if number == 1 else ahead[:1]
        lines = [f"  rules {other}: {rules.title(game, other, self.words)}" for other in others]
        picture = self.words("terminal-picture", alt=page.drawing.draw(renderers.LIGHT).alt)
        heading = f"{number}. {rules.title(game, number, self.words)}"
        told = "\n\n".join((heading, rules.text(game, number, self.words), picture))
        return "\n".join(("", _wrap(told), "", *lines)).rstrip() + "\n"

    def question(self, texts: Sequence[str]) -> str:
        if len(texts) <= _FEW:
            return self.words("terminal-choose", moves=", ".join(texts)) + " "
        return self.words("terminal-ask", example=texts[0]) + " "


def _in_lines(texts: Sequence[str]) -> str:
    """Moves of the same card in one line."""
    groups = groupby(texts, key=lambda text: text.partition("@")[0])
    return "\n".join("  " + "  ".join(group) for _, group in groups)


def _wrap(text: str) -> str:
    """The text in lines that fit a terminal, without breaking moves that have no spaces."""
    lines = (
        fill(line, _COLUMNS, subsequent_indent=" " * 2 * line.startswith("•"), break_on_hyphens=False)
        for line in text.splitlines()
    )
    return "\n".join(lines)

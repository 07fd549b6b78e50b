"""Lines that people type, and the answer to each: a move that is played, moves to choose from, or a reason."""

from random import Random
from typing import Any, NamedTuple

from bot import narration, notation
from bot.i18n import LANGUAGES, translator
from bot.notation import Several, Unplayable
from core import games
from core.game import Game

Row = tuple[str, str, str]
"""The typed line; the sentence in the answer, if any; the move played, or the moves offered or named."""
Table = dict[str, list[Row]]

_NAMED = 4
"""The most moves listed in the table; after them comes the total number."""

LONG = "R7@3 " * 1000
CONTROLS = "\x00\x1b[2J\x07\u202e"


class Moment(NamedTuple):
    """A player's turn after this many random actions."""

    game: Game[Any, Any]
    state: Any
    seat: int

    def gets(self, line: str, language: str) -> tuple[str, str]:
        words = translator(language, game=self.game.id)
        try:
            meant = notation.read(self.game, self.state, self.seat, line, words)
        except Unplayable as refused:
            told = narration.explain(refused, words)
            moves = ", ".join(f"`{text}`" for text in refused.examples)
            examples = words("typed-examples", moves=moves, all="yes" if refused.all else "no")
            assert told.endswith(f" {examples}")
            return told.removesuffix(f" {examples}"), ", ".join(refused.examples)
        if isinstance(meant, Several):
            more = [f"({len(meant.actions)})"] if len(meant.actions) > _NAMED else []
            return narration.ask(meant, words), ", ".join([*meant.actions[:_NAMED], *more])
        return "", meant


def moment(game: str, options: dict[str, str], seed: int, actions: int, seats: int = 2) -> Moment:
    chosen, chance = games.get(game), Random(seed)
    state = chosen.start(seats, options, bytes([seed]))
    for _ in range(actions):
        seat = chosen.actors(state)[0]
        state = chosen.play(state, seat, chance.choice(chosen.legal(state, seat))).state
    return Moment(chosen, state, chosen.actors(state)[0])


def check(here: Moment, table: Table) -> None:
    """Check that every line of the table gets its answer, in every language."""
    assert tuple(table) == LANGUAGES
    for language, rows in table.items():
        typed = {line for line, _, _ in rows}
        assert len(typed) >= 20
        assert {LONG, CONTROLS} <= typed
        assert [(line[:60], *here.gets(line, language)) for line, _, _ in rows] == [
            (row[0][:60], *row[1:]) for row in rows
        ]

"""What a player is shown whose seat the computer has taken."""

from dataclasses import replace

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens.match import spectator_board
from bot.screens.screen import Button, Row, Screen


def board(match: Match, position: Position, seat: int, words: Translator, notice: str = "") -> Screen:
    """The table as everyone sees it, from the side of their seat, with a way back to that."""
    screen = spectator_board(match, position, words, seat)
    told = [line for line in (notice, words("replaced")) if line]
    text, *shorter = ("\n".join((*told, each)) for each in (screen.text, *screen.shorter))
    return replace(screen, text=text, shorter=tuple(shorter), rows=(way_back(match, words), *screen.rows))


def way_back(match: Match, words: Translator) -> Row:
    return (Button(words("button-return"), token("return", match.id), "primary"),)

"""Every card with an effect, in a hand that may play all of them, and the screens that show this hand."""

from typing import Any

from bot.i18n import Translator
from bot.model.matches import Match, Seat
from bot.model.position import Position
from bot.narration import words_for
from bot.screens import playing as screens
from bot.screens.screen import Screen
from core import games
from core.heave_ho.cards import ACTIONS
from core.schotten_totten.cards import TACTICS
from core.schotten_totten_2.cards import TACTICS as SIEGE_TACTICS
from tests.rulebook import positions, rope, siege

CARDS = {
    "schotten-totten": tuple(dict.fromkeys(TACTICS)),
    "schotten-totten-2": tuple(dict.fromkeys(SIEGE_TACTICS)),
    "heave-ho": ACTIONS,
}
"""The cards with an effect."""
OPTIONS = {"schotten-totten": {"tactics": "on"}, "schotten-totten-2": {"tactics": "on"}, "heave-ho": {"teams": "fair"}}


def match_of(game: str) -> Match:
    options = {name: values[0] for name, values in games.get(game).options.items()} | OPTIONS[game]
    seats = tuple(Seat(number, None, "steady", True) for number in range(2))
    unset: dict[str, Any] = dict.fromkeys(("rematch_of", "expires", "started", "deadline", "ended", "ending"))
    return Match("abcdefgh", game, 1, options, "day", b"effects", 0, host=0, **unset, seats=seats, tables=())


def playable(game: str) -> Any:
    """A state in which seat 0 holds every card with an effect and may play each of them."""
    hand = " ".join(CARDS[game])
    match game:
        case "schotten-totten":
            return positions.position("3: R7 | B5", variant="tactics", hand=hand)
        case "schotten-totten-2":
            return siege.position("3: R7 | B5", variant="tactics", hand=hand, discard="Y9 P0")
        case _:
            return rope.position("aR: R2", hand=hand)


class Shown:
    """The screens of seat 0 in some state of a game."""

    def __init__(self, game: str, state: Any, language: str = "en") -> None:
        self.match = match_of(game)
        self.position = Position(games.get(game), state)
        self.words = words_for(self.match, language)

    @property
    def hand(self) -> Screen:
        return screens.hand(self.match, self.position, 0, self.words)

    @property
    def board(self) -> Screen:
        return screens.own_board(self.match, self.position, 0, self.words)

    @property
    def told(self) -> Screen:
        return screens.as_text(self.match, self.position, 0, self.words, side=0)

    def pick(self, chosen: str) -> Screen:
        return screens.pick(self.match, self.position, 0, self.words, chosen, 0)

    def confirm(self, action: str) -> Screen:
        return screens.confirm(self.match, self.position, 0, self.words, action)

    def line(self, card: str) -> str:
        return line(card, self.words)


def line(card: str, words: Translator) -> str:
    return words("effect-line", card=words.card(card), effect=words(f"effect-{words.game}-{card}"))

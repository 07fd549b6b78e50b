"""Giving time to an opponent."""

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position, players
from bot.narration import title
from bot.screens import times
from bot.screens.screen import Button, Screen

AMOUNTS = (3600, 86400)
"""What is offered, in seconds."""


def choose(match: Match, position: Position, seat: int, words: Translator) -> Screen:
    """Who gets how much: a row for each opponent."""
    others = [each.number for each in players(match, position) if each.number != seat]
    rows = tuple(
        tuple(
            Button(
                words("button-give", time=times.duration(amount, words), name=words.seat(other), others=len(others)),
                token("give", match.id, position.ply, other, amount),
            )
            for amount in AMOUNTS
        )
        for other in others
    )
    back = Button(words("button-back"), token("more", match.id))
    return Screen("\n".join((title(match, words), words("give-choose"))), rows=(*rows, (back,)), ply=position.ply)

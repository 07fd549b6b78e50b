"""Asking those who manage a place whether a match is to be closed."""

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.places import Place
from bot.narration import title
from bot.screens.screen import Button, Screen


def ask(match: Match, place: Place, words: Translator) -> Screen:
    sure = Button(words("button-close-sure"), token("closed", place.id, match.id), "danger")
    return Screen("\n".join((title(match, words), words("close-sure"))), rows=((sure,),))


def button(match: Match, place: Place, words: Translator) -> Button:
    """Leads to that question."""
    return Button(words("button-close", id=match.id), token("close", place.id, match.id))

"""Short answers: a sentence, or why something was refused, with buttons to go on."""

from dataclasses import replace

from bot import narration
from bot.buttons import token
from bot.commands import CATALOGUE
from bot.i18n import Translator
from bot.screens.screen import Button, Screen
from core.game import Refusal


def message(text: str, words: Translator) -> Screen:
    """A sentence, and buttons to go on."""
    return Screen(text, rows=((play_button(words), Button(words("button-games"), token("games"))),))


def refusal(refused: Refusal, words: Translator, *, public: bool = False) -> Screen:
    """A refusal, and buttons to go on; for a mistyped command, the one probably meant."""
    text, short = narration.explain(refused, words), narration.explain(refused, words, short=True)
    shorter = (short,) if short != text else ()
    told = replace(message(text, words), shorter=shorter, public=public, is_refusal=True)
    meant = next((each for each in CATALOGUE if refused.params.get("near") == f"`/{each.name}`"), None)
    if meant is None or any(each.required for each in meant.parameters):
        return told
    return replace(told, rows=((Button(f"/{meant.name}", token("cmd", meant.name), "primary"),), *told.rows))


def play_button(words: Translator) -> Button:
    return Button(words("button-play"), token("cmd", "play"), "primary")

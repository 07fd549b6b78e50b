"""Short answers: a sentence, or why something was refused, with buttons to go on."""

from dataclasses import replace

from bot import narration
from bot.buttons import token
from bot.commands import CATALOGUE
from bot.i18n import Translator
from bot.screens.screen import Button, Screen, Style
from core.game import Refusal


def message(text: str, words: Translator) -> Screen:
    """A sentence, and buttons to go on."""
    return Screen(text, rows=((play_button(words), Button(words("button-games"), token("games"))),))


def refusal(refused: Refusal, words: Translator, *, public: bool = False) -> Screen:
    """A refusal, and buttons to go on; for a mistyped command, the one probably meant, and for what is said about
    settings, the settings."""
    text, short = narration.explain(refused, words), narration.explain(refused, words, short=True)
    shorter = (short,) if short != text else ()
    told = replace(message(text, words), shorter=shorter, public=public, is_refusal=True)
    meant = next((each for each in CATALOGUE if refused.params.get("near") == f"`/{each.name}`"), None)
    if meant and not any(each.required for each in meant.parameters):
        return replace(told, rows=((_command_button(meant.name, "primary"),), *told.rows))
    return replace(told, rows=((*told.rows[0], _command_button("settings")),)) if "`/settings" in text else told


def _command_button(name: str, style: Style = "plain") -> Button:
    return Button(f"/{name}", token("cmd", name), style)


def play_button(words: Translator) -> Button:
    return Button(words("button-play"), token("cmd", "play"), "primary")

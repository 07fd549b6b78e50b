"""The commands and how to type them, made from the catalogue."""

from collections.abc import Callable
from itertools import groupby

from bot.buttons import token
from bot.commands import CATALOGUE, Command
from bot.i18n import Translator
from bot.screens.answers import play_button
from bot.screens.screen import Button, Screen


def help(words: Translator, command: Command | None = None) -> Screen:
    """Made from the catalogue: all commands, group by group, or how to type one of them."""
    row = (
        play_button(words),
        Button(words("button-games"), token("games")),
        Button(words("button-rules"), token("cmd", "rules")),
    )
    if command:
        return Screen(usage(command, words), rows=(row,))
    told = _groups(words, lambda each: f"• {usage(each, words)}")
    text = "\n\n".join((words("help-title"), told, words("help-end")))
    shorter = (told, _groups(words, lambda each: f"`{spell(each, words)}`"))
    return Screen(text, rows=(row,), title=words("help-heading"), shorter=shorter)


def _groups(words: Translator, tell: Callable[[Command], str]) -> str:
    """All commands below the headings of their groups, a line for each."""
    return "\n\n".join(
        "\n".join((words("help-group", group=group), *map(tell, listed)))
        for group, listed in groupby(CATALOGUE, key=lambda each: each.group)
    )


def usage(command: Command, words: Translator) -> str:
    """How to type a command, and what it does."""
    return words("help-line", usage=spell(command, words), text=words(f"command-{command.name}"))


def spell(command: Command, words: Translator) -> str:
    """`/move move [match]`: in brackets is what can be left out."""
    names = (
        words(f"parameter-{each.name}") if each.required else f"[{words(f'parameter-{each.name}')}]"
        for each in command.parameters
    )
    return " ".join((f"/{command.name}", *names))

"""Slash commands and the menu on people, built from the catalogue."""

import inspect
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord
from discord import Locale, app_commands
from discord.app_commands import (
    AppCommandContext,
    AppInstallationType,
    Choice,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.commands import CATALOGUE, Command, Parameter
from bot.i18n import LANGUAGES, translator
from bot.model.clocks import PACES
from core import games

Interaction = discord.Interaction[Any]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[Any]]]]

_EVERYWHERE: dict[str, Any] = {
    "allowed_contexts": AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    "allowed_installs": AppInstallationType(guild=True, user=True),
}

_COMPLETED = {
    ("play", "options"),
    ("move", "move"),
    ("claim", "number"),
    ("help", "command"),
    ("settings", "setting"),
    ("vacation", "time"),
    ("give", "time"),
}


def all_commands() -> Iterator[app_commands.Command[Any, ..., None] | app_commands.ContextMenu]:
    yield from (_slash(command) for command in CATALOGUE)
    yield app_commands.ContextMenu(name=text("menu-challenge"), callback=_challenge, **_EVERYWHERE)
    yield app_commands.ContextMenu(name=text("menu-profile"), callback=_profile, **_EVERYWHERE)


async def _challenge(interaction: Interaction, person: discord.User) -> None:
    await interaction.client.handlers.command(interaction, "play", {"opponent": person})


async def _profile(interaction: Interaction, person: discord.User) -> None:
    await interaction.client.handlers.command(interaction, "profile", {"person": person})


def _slash(command: Command) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: Interaction, **values: Any) -> None:
        await interaction.client.handlers.command(interaction, command.name, values)

    # The library reads a command's parameters from its function: from the signature and from what the decorators add.
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    callback.__dict__["__signature__"] = inspect.Signature([first, *map(_parameter, command.parameters)])
    for each in command.parameters:
        app_commands.describe(**{each.name: text(f"parameter-{each.name}-about")})(callback)
        app_commands.rename(**{each.name: text(f"parameter-{each.name}")})(callback)
        if choices := _choices(each):
            app_commands.choices(**{each.name: choices})(callback)
        elif _is_completed(command, each):
            app_commands.autocomplete(**{each.name: _completer(command, each)})(callback)
    return app_commands.Command(
        name=text(f"name-{command.name}"), description=text(f"command-{command.name}"), callback=callback, **_EVERYWHERE
    )


def _parameter(parameter: Parameter) -> inspect.Parameter:
    match parameter.kind:
        case "person":
            annotation: Any = discord.User
        case "number":
            annotation = app_commands.Range[int, 1, 99]
        case _:
            annotation = str
    default = inspect.Parameter.empty if parameter.required else None
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(parameter.name, kind, default=default, annotation=annotation)


def _choices(parameter: Parameter) -> list[Choice[str]]:
    match parameter.kind:
        case "game":
            return [Choice(name=text(f"game-{game.id}"), value=game.id) for game in games.ALL]
        case "pace":
            return [Choice(name=text(f"pace-{pace}"), value=pace) for pace in PACES]
        case "language":
            return [Choice(name=translator(language)("language-name"), value=language) for language in LANGUAGES]
    return []


def _is_completed(command: Command, parameter: Parameter) -> bool:
    return parameter.kind == "match" or (command.name, parameter.name) in _COMPLETED


def _completer(command: Command, parameter: Parameter) -> Complete:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[Any]]:
        """Suggest only what is possible now."""
        found: list[Choice[Any]] = await interaction.client.handlers.complete(
            interaction, command.name, parameter, typed
        )
        return found

    return complete


_ENGLISH = (Locale.american_english, Locale.british_english)


def text(key: str, **params: str) -> locale_str:
    """A message of `bot/locales` that Discord itself displays."""
    return locale_str(translator("en")(key, **params), key=key, params=params)


class CommandTranslator(Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = locale.value.partition("-")[0]
        if "key" not in string.extras or locale in _ENGLISH or language not in LANGUAGES:
            return None
        return translator(language)(string.extras["key"], **string.extras["params"])

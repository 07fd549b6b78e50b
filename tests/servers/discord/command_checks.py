"""Discord's rules for commands: names, descriptions, options and choices, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.servers.discord.model import Json
from tests.servers.discord.refusals import Fault

LOCALES = frozenset(
    re.findall(
        r"[\w-]+",
        "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi "
        "zh-CN zh-TW",
    )
)
"""The locales that Discord's documentation lists; its schema has two more."""
SLASH = 1
MOST = {1: 100, 2: 5, 3: 5}
SIZE = 8000
BARE = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING, INTEGER, CHANNEL, NUMBER = 1, 2, 3, 4, 7, 10
BIGGEST = 2**53

Path = tuple[str | int, ...]


def commands(given: list[Json]) -> Iterator[Fault]:
    for kind, most in MOST.items():
        same = [each for each in given if each.get("type", SLASH) == kind]
        if len(same) > most:
            yield Fault((), f"at most {most} commands of type {kind}", "APPLICATION_COMMANDS_EXCEEDED_LIMIT")
        yield from _no_two(same, (), "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for number, command in enumerate(given):
        yield from _command(command, (number,))
    yield from _locales(given, ())


def _locales(value: Any, at: Path) -> Iterator[Fault]:
    """Translations, at any depth, into languages that Discord does not know."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        if str(key).endswith("_localizations"):
            for locale in (part or {}).keys() - LOCALES:
                yield Fault((*at, key, locale), f"unknown locale {locale!r}", "BASE_TYPE_CHOICES")
        elif isinstance(part, dict | list):
            yield from _locales(part, (*at, key))


def _command(command: Json, at: Path) -> Iterator[Fault]:
    kind = command.get("type") or SLASH
    if kind == SLASH:
        yield from _slash_name(command, at)
        yield from _descriptions(command, at)
        yield from _options(command.get("options") or [], (*at, "options"), depth=0)
        if (size := _size(command)) > SIZE:
            yield Fault(at, f"Command exceeds maximum size of {SIZE}: {size}", "APPLICATION_COMMAND_TOO_LARGE")
    else:
        for path, name in _texts(command, "name", at):
            if not 1 <= len(name.strip()) <= 32:
                yield Fault(path, "Must be between 1 and 32 in length.", "BASE_TYPE_BAD_LENGTH")
        if command.get("description") or command.get("options"):
            yield Fault((*at, "description"), "a command of a context menu has neither description nor options")
    for name, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        values = command.get(name)
        if values is not None and (not values or len(set(values)) < len(values) or not set(values) <= set(allowed)):
            yield Fault((*at, name), f"some of {allowed}, each once")
    if 2 in (command.get("contexts") or ()) and 1 not in (command.get("integration_types") or (0,)):
        yield Fault((*at, "contexts"), "private channels are only for people who install the bot for themselves")


def _slash_name(thing: Json, at: Path) -> Iterator[Fault]:
    for path, name in _texts(thing, "name", at):
        letters = unicodedata.normalize("NFC", name)
        marks = "".join(sign for sign in letters if unicodedata.category(sign) not in ("Mn", "Mc"))
        if not BARE.fullmatch(marks) or len(letters) > 32:
            yield Fault(path, f"Command name is invalid: {name!r}", "APPLICATION_COMMAND_INVALID_NAME")
        elif name != name.lower():
            yield Fault(path, f"Command name must be in lower case: {name!r}", "APPLICATION_COMMAND_INVALID_NAME")


def _descriptions(thing: Json, at: Path) -> Iterator[Fault]:
    for path, text in _texts(thing, "description", at):
        if not 1 <= len(text.strip()) <= 100 or len(text) > 100:
            yield Fault(path, "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")


def _texts(thing: Json, key: str, at: Path) -> Iterator[tuple[Path, str]]:
    """A text and its translations."""
    yield (*at, key), str(thing.get(key) or "")
    for locale, text in (thing.get(f"{key}_localizations") or {}).items():
        yield (*at, f"{key}_localizations", locale), str(text)


def _no_two(things: list[Json], at: Path, code: str) -> Iterator[Fault]:
    locales = {locale for thing in things for locale in (thing.get("name_localizations") or {})}
    for locale in (None, *sorted(locales)):
        names = Counter(
            str((thing.get("name_localizations") or {}).get(locale) or thing.get("name")) for thing in things
        )
        for name in (name for name, count in names.items() if count > 1):
            yield Fault(at, f"two are called {name!r} in {locale or 'the original'}", code)


def _options(options: list[Json], at: Path, depth: int) -> Iterator[Fault]:
    if len(options) > 25:
        yield Fault(at, "Must be 25 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    yield from _no_two(options, at, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    kinds = {option.get("type") for option in options}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        yield Fault(at, "subcommands and other options do not mix", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
    if (GROUP in kinds and depth > 0) or (SUBCOMMAND in kinds and depth > 1):
        yield Fault(
            at, "groups are in commands and subcommands are in either", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        )
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        text = "Required options must be placed before non-required options"
        yield Fault(at, text, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
    for number, option in enumerate(options):
        here = (*at, number)
        yield from _slash_name(option, here)
        yield from _descriptions(option, here)
        if option.get("type") in (SUBCOMMAND, GROUP):
            yield from _options(option.get("options") or [], (*here, "options"), depth + option["type"] % 2 + 1)
        else:
            yield from _option(option, here)


def _option(option: Json, at: Path) -> Iterator[Fault]:
    kind, choices = option.get("type"), option.get("choices") or []
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        yield Fault((*at, "choices"), "only texts and numbers have choices")
    if choices and option.get("autocomplete"):
        yield Fault((*at, "autocomplete"), "either choices or completion")
    for keys, kinds in ((("min_value", "max_value"), (INTEGER, NUMBER)), (("min_length", "max_length"), (STRING,))):
        low, high = (option.get(key) for key in keys)
        if (low is not None or high is not None) and kind not in kinds:
            yield Fault((*at, keys[0]), "is not for this type of option")
        if low is not None and high is not None and low > high:
            yield Fault((*at, keys[0]), "more than the most")
    if option.get("channel_types") and kind != CHANNEL:
        yield Fault((*at, "channel_types"), "is only for channels")
    if len(choices) > 25:
        yield Fault((*at, "choices"), "Must be 25 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    yield from _no_two(choices, (*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS")
    for number, choice in enumerate(choices):
        here = (*at, "choices", number)
        for path, text in _texts(choice, "name", here):
            if not 1 <= len(text.strip()) <= 100 or len(text) > 100:
                yield Fault(path, "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
        yield from _choice_value(choice.get("value"), kind, (*here, "value"))
    if len({choice.get("value") for choice in choices}) < len(choices):
        yield Fault((*at, "choices"), "two choices have the same value")


def _choice_value(value: Any, kind: Any, at: Path) -> Iterator[Fault]:
    if kind == STRING:
        if not isinstance(value, str) or not 1 <= len(value) <= 100:
            yield Fault(at, "a text of 1 to 100 letters", "BASE_TYPE_BAD_LENGTH")
    elif isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > BIGGEST:
        yield Fault(at, "a number that fits")
    elif kind == INTEGER and not isinstance(value, int):
        yield Fault(at, "a whole number")


def _size(thing: Json) -> int:
    """The total length of names, descriptions and values; of translations, the longest counts."""
    total = sum(max(len(text) for _, text in _texts(thing, key, ())) for key in ("name", "description"))
    total += len(str(thing["value"])) if "value" in thing else 0
    return total + sum(_size(inner) for key in ("options", "choices") for inner in thing.get(key) or ())

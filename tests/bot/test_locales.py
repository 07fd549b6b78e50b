"""Each language keeps its register, as far as a test can tell, and sentences name only what people can type."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import commands
from bot.i18n import LANGUAGES, translator
from bot.model.clocks import PACES
from bot.narration import option_value
from bot.screens.screen import LONGEST_LABEL
from core import games

LOCALES = Path(__file__).parents[2] / "bot" / "locales"

NEVER = {
    "en": r"[«»\"']|\b(?:some|any|every)body\b|\bwhoever\b|\banew\b|\bonce more\b|\bfor nothing\b|\bbe it\b",
    "uk": r"[“”\"'ыэъё]|\bв руці\b|\bна каналі\b|\w\([аи]\)",
    "ru": r"[“”\"'іїє]|\bна канале\b|\bиз руки\b|\bсоперни|\w\(а\)|\b(?:еще|ее|свое|счет|идет|берет|дает|кладет)\b",
    "el": r"[“”\"']|\b[Δδ]ε\b|απορριφθ|Σκωτσ",
}
"""Expressions that a language's register excludes."""

LONGEST_BUTTON = 25
"""In characters, not counting an inserted name, card or number."""
BUTTONS = (
    r"button-(?!unknown).+|setup-(?!title|with|choose).+|move-.+|place-.+|side-.+|reason-.+|settings-(?:(?:open|theme|confirm|order|boards|limit|challengers)-.+|link|unlink|unblock)|here-(?:open|starters|channels|threads|mentions|anyone|role|leaderboard|months)-.+"
    r"|leaders-(?:this-month|all-time|hall|own-page|higher|lower|in-words|as-picture|other-place|open|everywhere)"
    r"|rules-(?:next|previous|contents)|menu-.+|telegram-(?:open|help)"
    r"|room-(?:enter|open|cancel|send|challenge|notify|leave-now|dismiss|play.*|stop|rules|help)"
    r"|room-(?:mute|unmute|remove|remove-now|delete-message)"
)


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Each line of a message with its key, without comments."""
    for file in sorted((LOCALES / language).iterdir()):
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"([a-z][\w-]*) =", line):
                key = begun[1]
            if line and not line.startswith("#"):
                yield key, line.removeprefix(f"{key} =")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_keep_to_the_register(language: str) -> None:
    """Except the lists of words that people may type."""
    never = re.compile(rf"{NEVER[language]}|\.\.\.| …| - ", re.IGNORECASE if language == "en" else 0)
    said = ((key, line) for key, line in lines(language) if not (key.startswith("typed-") and "," in line))
    assert [(key, line) for key, line in said if never.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    labels = [
        (key, re.sub(r"\{[^}]*\}|^ *\*?\[\w+\]", "", line).strip(" {}"))
        for key, line in lines(language)
        if re.fullmatch(BUTTONS, key) and "->" not in line
    ]
    assert len(labels) > 80
    assert [label for label in labels if len(label[1]) > LONGEST_BUTTON] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_too_long_for_its_button(language: str) -> None:
    words = translator(language)
    labels = [
        *(option_value(name, value, words) for game in games.ALL for name, of in game.options.items() for value in of),
        *(words("setup-pace", pace=words(f"pace-{pace}")) for pace in PACES),
        *(words("setup-game", game=words(f"game-{game.id}")) for game in games.ALL),
    ]
    assert [label for label in labels if len(label) > LONGEST_LABEL] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_only_commands_that_exist(language: str) -> None:
    """They use the name in the catalogue, which works everywhere."""
    named = {
        (key, name)
        for key, line in lines(language)
        for name in re.findall(r"(?<![\w/:}.])/(\w+)", line)
        if (key, name) != ("running-telegram-token", "mybots")
    }
    assert len(named) > 40
    assert [each for each in named if each[1] not in {command.name for command in commands.CATALOGUE}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_line_in_a_message_is_understood(language: str) -> None:
    examples = [code for _, line in lines(language) for code in re.findall(r"`(/\w[^`]*)`", line)]
    assert len(examples) > 30
    for example in examples:
        commands.read(re.sub(r"\{ \$\w+ \}", "k3x9w2ab", example)) if " " in example else commands.find(example[1:])

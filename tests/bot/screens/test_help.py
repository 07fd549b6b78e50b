"""`/help`: all commands in their groups, in every language, within the platforms' limits."""

from itertools import groupby
from typing import get_args

import pytest

from bot.commands import CATALOGUE, Group
from bot.discord.messages import LONGEST_EMBED
from bot.discord.messages import LONGEST_TEXT as DISCORD_TEXT
from bot.discord.messages import to_markdown as on_discord
from bot.i18n import LANGUAGES, translator
from bot.screens import help
from bot.telegram.markup import units
from bot.telegram.messages import LONGEST_TEXT

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_catalogue_is_ordered_by_group() -> None:
    assert [group for group, _ in groupby(CATALOGUE, key=lambda each: each.group)] == [*get_args(Group)]


@every_language
def test_every_command_is_listed_below_the_heading_of_its_group(language: str) -> None:
    words = translator(language)
    shown = help.help(words)
    _, *groups, _ = shown.text.split("\n\n")
    assert shown.title == words("help-heading")
    for group, told in zip(get_args(Group), groups, strict=True):
        heading, *lines = told.split("\n")
        assert heading == words("help-group", group=group)
        assert [line.removeprefix("• ") for line in lines] == [
            help.usage(command, words) for command in CATALOGUE if command.group == group
        ]


@every_language
def test_help_fits_into_one_message(language: str) -> None:
    shown = help.help(translator(language))
    assert units(shown.titled_text) + len(CATALOGUE) < LONGEST_TEXT
    assert len(on_discord(shown.text)) <= LONGEST_EMBED


@every_language
def test_where_there_is_little_room_at_least_every_command_is_named(language: str) -> None:
    shown = help.help(translator(language))
    assert len(on_discord(shown.shorter[-1])) < DISCORD_TEXT - 100, "there is a heading, too"
    assert all(f"`/{command.name}" in shown.shorter[-1] for command in CATALOGUE)


@every_language
def test_help_for_one_command_shows_its_line(language: str) -> None:
    words = translator(language)
    assert help.help(words, CATALOGUE[0]).text == help.usage(CATALOGUE[0], words)

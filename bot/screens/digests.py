"""The daily digest: the matches that wait for a person, each with a button that opens it."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.narration import title, words_for
from bot.screens.my_games import LISTED, names
from bot.screens.screen import Button, Screen, in_rows, shorten


def digest(person: Person, waiting: Sequence[Match], words: Translator) -> Screen:
    """The first of them, most urgent first; all are in `/games`."""
    listed = waiting[:LISTED]
    heading = words("digest-title", count=len(waiting))
    lines = [f"{number}. {title(match, words_for(match, words.language))}" for number, match in enumerate(listed, 1)]
    labels = names(person, listed, words)
    buttons = [Button(label, token("hand", match.id)) for label, match in zip(labels, listed, strict=True)]
    more = (
        Button(words("button-games"), token("games")),
        Button(words("settings-open-digest"), token("setting", "digest", 0)),
    )
    text = [heading, *lines]
    return Screen("\n".join(text), rows=(*in_rows(buttons, 3), more), shorter=shorten(text, reversed(lines)))

"""The daily digest: the matches that wait for a person, as `/games` lists them."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.my_games import Listed
from bot.model.people import Person
from bot.screens.my_games import lines_and_buttons, on_page
from bot.screens.screen import Button, Screen, in_rows, shorten


def digest(person: Person, waiting: Sequence[Listed], now: float, words: Translator) -> Screen:
    """The first of them, most urgent first; all are in `/games`."""
    heading = words("digest-title", count=len(waiting))
    lines, buttons = lines_and_buttons(person, on_page(waiting, 1), now, words)
    more = (
        Button(words("button-games"), token("games")),
        Button(words("settings-open-digest"), token("setting", "digest", 0)),
    )
    text = [heading, *lines]
    return Screen("\n".join(text), rows=(*in_rows(buttons, 3), more), shorter=shorten(text, reversed(lines)))

"""A reminder that a streak of puzzles is at risk."""

from datetime import date

from bot.buttons import token
from bot.i18n import Translator
from bot.model import puzzles as model
from bot.model.people import Person
from bot.model.puzzles import Streak
from bot.screens.screen import Button, Mention, Screen


def remind(person: Person, today: date, streak: Streak, words: Translator) -> Screen:
    """It is a call to the person."""
    grace = "yes" if streak.has_grace else "no"
    return Screen(
        words("streak-reminder", name=person.name, count=streak.length, grace=grace),
        rows=(
            (
                Button(words("button-puzzle-today"), token("solve", model.name(today), 0), "primary"),
                Button(words("settings-open-streak"), token("setting", "streak", 0)),
            ),
        ),
        mentions=(Mention(person.account, person.name),),
    )

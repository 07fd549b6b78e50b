"""A person's own data: what they can do with it, and the questions before it is deleted."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.screens.accounts import name_identities
from bot.screens.screen import Button, File, Row, Screen, Style

BACK = token("cmd", "data")


def button(words: Translator) -> Button:
    """Leads here from the settings."""
    return Button(words("button-data"), BACK)


def overview(identities: Sequence[Person], words: Translator) -> Screen:
    """What is kept, and what the person can do about it."""
    lines = [words("data-title"), words("data-known", names=name_identities(identities, words)), words("data-about")]
    settings = Button(words("button-back"), token("cmd", "settings"))
    rows = (_export(words, "primary"), _ask(words, "data-delete", "delete")), (settings,)
    return Screen("\n".join(lines), rows=rows)


def exported(file: File, matches: int, left_out: int, words: Translator) -> Screen:
    lines = [words("data-exported", count=matches), *([words("data-left-out", count=left_out)] if left_out else [])]
    return Screen("\n".join(lines), file=file, rows=(_back(words),), apart=True)


def ask(identities: Sequence[Person], running: Sequence[Match], words: Translator) -> Screen:
    """The first question: what goes, what stays, and what becomes of matches that go on."""
    lines = [
        words("data-ask", names=name_identities(identities, words)),
        *([words("data-ask-running", count=len(running))] if running else []),
        words("data-ask-stays", former=words("seat-former", number=0)),
    ]
    sure = _ask(words, "data-delete-sure", "sure", "danger")
    return Screen("\n".join(lines), rows=((_export(words), sure), _back(words)))


def ask_again(now: float, words: Translator) -> Screen:
    """The second one. Its buttons are in another order, so that a double click on the first answers nothing."""
    erase = Button(words("button-data-delete-now"), token("erase", int(now)), "danger")
    keep = Button(words("button-data-keep"), BACK, "primary")
    return Screen(words("data-ask-again"), rows=((keep,), (erase,)))


def _export(words: Translator, style: Style = "plain") -> Button:
    return _ask(words, "data-export", "export", style)


def _ask(words: Translator, label: str, what: str, style: Style = "plain") -> Button:
    return Button(words(f"button-{label}"), token("data", what), style)


def _back(words: Translator) -> Row:
    return (Button(words("button-back"), BACK),)

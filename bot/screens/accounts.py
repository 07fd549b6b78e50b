"""One person on several platforms: the code that links them, and what linking and unlinking mean."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.buttons import token
from bot.i18n import Translator
from bot.model.people import Person
from bot.screens.answers import message
from bot.screens.screen import Button, Screen

LINK = token("cmd", "link")


def name_identities(identities: Sequence[Person], words: Translator) -> str:
    """A person's names with their platforms."""
    return words.listed([f"{each.name} ({words('platform-name', platform=each.platform)})" for each in identities])


def link_code(code: str, expires: float, words: Translator) -> Screen:
    """For its owner alone: anyone who enters it is merged with them."""
    return Screen(words("link-code", code=code), until=datetime.fromtimestamp(expires, UTC))


def offer_another_code(words: Translator) -> Screen:
    return Screen(words("link-code-shown"), rows=((Button(words("button-link-another"), LINK),),))


def confirm_link(identities: Sequence[Person], words: Translator) -> Screen:
    """With a button that undoes it at once, for those tricked into it."""
    done = message(words("link-done", names=name_identities(identities, words)), words)
    return replace(done, rows=(*done.rows, (Button(words("settings-unlink"), token("unlink")),)))


def ask_unlink(person: Person, identities: Sequence[Person], words: Translator) -> Screen:
    others = [each for each in identities if each.platform != person.platform]
    sure = Button(words("button-unlink-sure"), token("unlinked"), "danger")
    back = Button(words("button-back"), token("cmd", "settings"))
    return Screen(words("unlink-sure", names=name_identities(others, words)), rows=((sure, back),))

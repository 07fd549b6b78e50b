"""A person's own settings."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import LANGUAGES, Translator
from bot.model.people import Person
from bot.screens.accounts import LINK, name_identities
from bot.screens.screen import Button, Screen, in_rows


def settings(person: Person, identities: Sequence[Person], blocked: Sequence[Person], words: Translator) -> Screen:
    languages = tuple(
        Button(
            Translator(language)("language-name"),
            token("set", "language", language),
            "primary" if language == person.language else "plain",
        )
        for language in LANGUAGES
    )
    other = "off" if person.confirm else "on"
    confirm = Button(words(f"settings-confirm-{other}"), token("set", "confirm", other))
    linked = len(identities) > 1
    link = Button(words("settings-unlink"), token("unlink")) if linked else Button(words("settings-link"), LINK)
    here_last = sorted(blocked, key=lambda each: each.platform == person.platform)
    unblock = [
        Button(
            words("settings-unblock", name=each.name),
            token("unblock", each.account)
            if each.platform == person.platform
            else token("forgive", each.platform, each.account),
        )
        for each in {each.player: each for each in here_last}.values()
    ]
    lines = [
        words("settings-title"),
        words("settings-language", language=words("language-name")),
        words("settings-confirm", state="on" if person.confirm else "off"),
        words("settings-blocked", count=len(unblock)),
        *([words("settings-linked", names=name_identities(identities, words))] if linked else []),
    ]
    return Screen("\n".join(lines), rows=(languages, (confirm, link), *in_rows(unblock[:9], 3)))

"""What people set for themselves: an overview of what each setting does now, and a screen for each of them."""

from collections.abc import Sequence

from bot import zones
from bot.buttons import token
from bot.i18n import Translator
from bot.model.people import BLOCKED, SETTINGS, Person, Setting
from bot.screens.accounts import LINK, name_identities
from bot.screens.screen import Button, Row, Screen, Style, in_rows

_BACK = token("cmd", "settings")
_TIMES = 8
"""Times on a page: two in a row, because cities have long names."""
_PEOPLE = 9
"""Blocked people on a page."""


def overview(person: Person, identities: Sequence[Person], blocked: int, now: float, words: Translator) -> Screen:
    """What each setting does now, and a button for each."""
    linked = len(identities) > 1
    link = Button(words("settings-unlink"), token("unlink")) if linked else Button(words("settings-link"), LINK)
    lines = [
        words("settings-title"),
        *(_line(person, setting, now, words) for setting in SETTINGS.values()),
        words("settings-blocked", count=blocked),
        *([words("settings-linked", names=name_identities(identities, words))] if linked else []),
    ]
    opens = [Button(words(f"settings-open-{name}"), token("setting", name, 0)) for name in (*SETTINGS, BLOCKED)]
    return Screen("\n".join(lines), rows=in_rows([*opens, link], 2))


def setting(person: Person, setting: Setting, page: int, now: float, words: Translator) -> Screen:
    """One setting with everything that can be chosen; of times, a page, or for page 0 the one with the person's own."""
    about = f"settings-about-{setting.name}"
    lines = [_line(person, setting, now, words), *([words(about)] if words.has(about) else [])]
    if setting.choices:
        chosen = setting.chosen(person)
        choices = [_choice(setting.name, each, chosen, words) for each in setting.choices]
        rows: tuple[Row, ...] = (*in_rows(choices, 2), (Button(words("button-back"), _BACK),))
    else:
        offers = zones.offers(now, words.language)
        page = page or 1 + _find_own(person, offers, now, words.language) // _TIMES
        rows = _paged([_time(offer, person, words) for offer in offers], _TIMES, 2, setting.name, page, words)
    return Screen("\n".join(lines), rows=rows)


def blocked(person: Person, blocked: Sequence[Person], page: int, words: Translator) -> Screen:
    """The people whom someone has blocked, each with a button that ends that."""
    buttons = [
        Button(
            words("settings-unblock", name=each.name),
            token("unblock", each.account)
            if each.platform == person.platform
            else token("forgive", each.platform, each.account),
        )
        for each in blocked
    ]
    text = words("settings-blocked", count=len(blocked))
    return Screen(text, rows=_paged(buttons, _PEOPLE, 3, BLOCKED, page or 1, words))


def _line(person: Person, setting: Setting, now: float, words: Translator) -> str:
    """What a setting does now."""
    match setting.name:
        case "language":
            return words("settings-language", language=words("language-name"))
        case "zone" if person.zone:
            return words("settings-zone", zone=zones.city(person.zone, words), time=zones.time(person.zone, now))
        case "zone":
            return words("settings-zone-unknown")
        case name:
            return words(f"settings-{name}", state=setting.chosen(person))


def _choice(name: str, value: str, chosen: str, words: Translator) -> Button:
    label = Translator(value)("language-name") if name == "language" else words(f"settings-{name}-{value}")
    return Button(label, token("set", name, value), "primary" if value == chosen else "plain")


def _time(offer: zones.Offer, person: Person, words: Translator) -> Button:
    cities = ", ".join(zones.city(zone, words) for zone in offer.zones[:2])
    style: Style = "primary" if person.zone in offer.zones else "plain"
    return Button(f"{offer.time} · {cities}", token("set", "zone", offer.zones[0]), style)


def _find_own(person: Person, offers: Sequence[zones.Offer], now: float, language: str) -> int:
    """Where among these times to begin to look: at the person's own, or one that is likely."""
    zone = person.zone or zones.home(language)
    same = [place for place, offer in enumerate(offers) if offer.time == zones.time(zone, now)]
    return next((place for place in same if zone in offers[place].zones), same[0] if same else 0)


def _paged(
    buttons: Sequence[Button], size: int, width: int, name: str, page: int, words: Translator
) -> tuple[Row, ...]:
    """One page of these buttons, and below them the ways to others and back. Pages count from 1."""
    pages = max(1, -(-len(buttons) // size))
    page = min(max(page, 1), pages)
    turns = (
        *([Button(words("button-earlier"), token("setting", name, page - 1))] if page > 1 else []),
        Button(words("button-back"), _BACK),
        *([Button(words("button-later"), token("setting", name, page + 1))] if page < pages else []),
    )
    return (*in_rows(buttons[(page - 1) * size : page * size], width), turns)

"""What people set for themselves: an overview of what each setting does now, and a screen for each of them."""

from collections.abc import Callable, Sequence

from bot import zones
from bot.buttons import token
from bot.i18n import Translator
from bot.model.calls import Hours
from bot.model.people import BLOCKED, SETTINGS, Person
from bot.model.settings import Setting
from bot.screens.accounts import LINK, name_identities
from bot.screens.screen import MOST, Button, Row, Screen, Style, in_rows
from core import games

TIMES = 8
"""Times on a page: two in a row, because cities have long names."""
_PEOPLE = 9
"""Blocked people on a page."""
_HOURS = {
    "quiet": ("21-7", "21-8", "22-7", "22-8", "23-7", "23-8", "0-8", "0-9"),
    "digest": ("7", "8", "9", "12", "18", "19", "20", "21"),
    "streak": ("17", "18", "19", "20", "21", "22"),
}
"""The hours that are offered. Others can be typed."""


def overview(
    person: Person,
    identities: Sequence[Person],
    blocked: int,
    now: float,
    words: Translator,
    others: Sequence[Button] = (),
) -> Screen:
    """What each setting does now, and a button for each; and others that lead to what has screens of its own."""
    linked = len(identities) > 1
    link = Button(words("settings-unlink"), token("unlink")) if linked else Button(words("settings-link"), LINK)
    lines = [
        words("settings-title"),
        *(_line(person, setting, now, words) for setting in SETTINGS.values()),
        words("settings-blocked", count=blocked),
        *([words("settings-linked", names=name_identities(identities, words))] if linked else []),
    ]
    own = (each.name for each in SETTINGS.values() if not each.part_of)
    buttons = [*(_opener(name, words, with_parts=True) for name in (*own, BLOCKED)), link, *others]
    width = next(width for width in range(2, MOST + 1) if len(buttons) <= MOST * width)
    return Screen("\n".join(lines), rows=in_rows(buttons, width))


def setting(person: Person, setting: Setting, page: int, now: float, words: Translator) -> Screen:
    """One setting with everything that can be chosen; of times, a page, or for page 0 the one with the person's own."""
    about = f"settings-about-{setting.name}"
    lines = [_line(person, setting, now, words), *([words(about)] if words.has(about) else [])]
    if setting.name == "calls":
        about = f"{words(f'game-{games.ALL[0].id}')} · {words('rules-name-2')}"
        lines += [words(key, names=person.name, match=about) for key in ("call-turn", "call-turn-80", "call-bank")]
    if setting.choices:
        chosen, offered = setting.chosen(person), _HOURS.get(setting.name, ())
        choices = [_choice(setting.name, each, chosen, words) for each in (*offered, *setting.choices)]
        parts = [_opener(each.name, words) for each in SETTINGS.values() if each.part_of == setting.name]
        back = Button(words("button-back"), token("setting", setting.part_of, 0)) if setting.part_of else _back(words)
        rows: tuple[Row, ...] = (*in_rows(choices), *in_rows(parts), (back,))
    else:
        groups = zones.groups(now, words.language)
        page = page or 1 + find_own(person.zone, groups, now, words.language) // TIMES
        times = [_time(group, person, words) for group in groups]
        rows = paged(times, TIMES, 2, page, lambda to: token("setting", setting.name, to), _back(words), words)
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
    rows = paged(buttons, _PEOPLE, 3, page or 1, lambda to: token("setting", BLOCKED, to), _back(words), words)
    return Screen(text, rows=rows)


def _opener(name: str, words: Translator, *, with_parts: bool = False) -> Button:
    """With its parts, a setting may be called otherwise."""
    together = f"settings-open-all-{name}"
    key = together if with_parts and words.has(together) else f"settings-open-{name}"
    return Button(words(key), token("setting", name, 0))


def _back(words: Translator) -> Button:
    return Button(words("button-back"), token("cmd", "settings"))


def _line(person: Person, setting: Setting, now: float, words: Translator) -> str:
    """What a setting does now."""
    match setting.name:
        case "language":
            return words("settings-language", language=words("language-name"))
        case "zone" if person.zone:
            return words("settings-zone", zone=zones.city(person.zone, words), time=zones.time(person.zone, now))
        case "zone":
            return words("settings-zone-unknown")
        case "quiet" if hours := Hours.read(person.quiet or ""):
            return words("settings-quiet", hours=_hours(str(hours)))
        case "digest" | "streak" as name if hour := getattr(person, name):
            return words(f"settings-{name}", hour=_hours(hour))
        case "quiet" | "digest" | "streak" as name:
            return words(f"settings-{name}-unknown")
        case name:
            return words(f"settings-{name}", state=setting.chosen(person))


def _choice(name: str, value: str, chosen: str, words: Translator) -> Button:
    if name == "language":
        label = Translator(value)("language-name")
    else:
        label = _hours(value) if value in _HOURS.get(name, ()) else words(f"settings-{name}-{value}")
    return Button(label, token("set", name, value), "primary" if value == chosen else "plain")


def _hours(value: str) -> str:
    """Hours as clocks show them."""
    return "–".join(f"{hour}:00" for hour in value.split("-"))


def _time(group: zones.ZoneGroup, person: Person, words: Translator) -> Button:
    style: Style = "primary" if person.zone in group.zones else "plain"
    return Button(group.label(words), token("set", "zone", group.zones[0]), style)


def find_own(own: str | None, groups: Sequence[zones.ZoneGroup], now: float, language: str) -> int:
    """Where among these times to begin to look: at that of one's own zone, or of one that is likely."""
    zone = own or zones.home(language)
    same = [place for place, group in enumerate(groups) if group.time == zones.time(zone, now)]
    return next((place for place in same if zone in groups[place].zones), same[0] if same else 0)


def paged(
    buttons: Sequence[Button],
    size: int,
    width: int,
    page: int,
    turn: Callable[[int], str],
    back: Button,
    words: Translator,
) -> tuple[Row, ...]:
    """One page of these buttons, and below them the ways to other pages, which count from 1, and back."""
    pages = max(1, -(-len(buttons) // size))
    page = min(max(page, 1), pages)
    turns = (
        *([Button(words("button-earlier"), turn(page - 1))] if page > 1 else []),
        back,
        *([Button(words("button-later"), turn(page + 1))] if page < pages else []),
    )
    return (*in_rows(buttons[(page - 1) * size : page * size], width), turns)

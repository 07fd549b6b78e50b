"""What those who manage a place set for it: an overview, and a screen for each setting."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot import buttons, zones
from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.places import CHANNELS, MATCHES, NO_ROLE, SETTINGS, Place, settings_of
from bot.model.settings import Setting
from bot.narration import title, words_for
from bot.screens import closing
from bot.screens.screen import MOST, Button, Role, Row, Screen, in_rows, spell_address, spell_addresses
from bot.screens.settings import TIMES, find_own, paged

LISTED = 9
"""The most matches in the list of those that can be closed."""
NAMED, NAMED_AMONG_OTHERS = 20, 5
"""The most channels in the list of those where matches may be started: on its own, and among the other settings."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A place and where in it someone is, as far as that is known."""

    place: Place
    address: str
    channels: Sequence[str]
    """Where in it matches may be started; everywhere if there are none."""
    roles: Sequence[Role] = ()
    """Those that can be called there."""

    def token(self, verb: str, *fields: str | int, address: str | None = None) -> str:
        return token(verb, self.place.id, buttons.here(self.address if address is None else address), *fields)


def button(place: Place, address: str, words: Translator) -> Button:
    """Leads from the settings of a person to those of the place where they are."""
    return Button(words("here-open", platform=place.platform), token("place", place.id, buttons.here(address)))


def overview(here: Whereabouts, now: float, words: Translator) -> Screen:
    """What each setting does now, and a button for each."""
    names = [each.name for each in settings_of(here.place)]
    lines = [
        words("here-title", platform=here.place.platform),
        *(_line(here, SETTINGS[name], now, words) for name in names),
        _starts(here, words, NAMED_AMONG_OTHERS),
    ]
    opens = [Button(words(f"here-open-{name}"), here.token("placing", name, 0)) for name in (*names, CHANNELS, MATCHES)]
    opens.append(Button(words("here-open-puzzle"), here.token("posting")))
    rows = in_rows(opens, next(width for width in range(2, MOST + 1) if len(opens) <= (MOST - 1) * width))
    return Screen("\n".join(lines), rows=(*rows, (Button(words("button-back"), token("cmd", "settings")),)))


def setting(here: Whereabouts, setting: Setting, page: int, now: float, words: Translator) -> Screen:
    """One setting with everything that can be chosen."""
    text, back = _line(here, setting, now, words), _back(here, words)
    if setting.choices:
        chosen = setting.chosen(here.place)
        choices = [
            Button(
                _label(setting.name, each, words),
                here.token("placed", setting.name, each),
                "primary" if each == chosen else "plain",
            )
            for each in setting.choices
        ]
        return Screen(text, rows=(*in_rows(choices), (back,)))
    if setting.name == "role":
        return Screen("\n".join((text, words("here-about-role"))), rows=_roles(here, page, back, words))
    groups = zones.groups(now, words.language)
    page = page or 1 + find_own(here.place.zone, groups, now, words.language) // TIMES
    times = [
        # With the address, the longest names of zones would not fit into a token.
        Button(
            group.label(words),
            here.token("placed", "zone", group.zones[0], address=""),
            "primary" if here.place.zone in group.zones else "plain",
        )
        for group in groups
    ]
    return Screen(text, rows=paged(times, TIMES, 2, page, lambda to: here.token("placing", "zone", to), back, words))


def _roles(here: Whereabouts, page: int, back: Button, words: Translator) -> tuple[Row, ...]:
    """With the address, their tokens could be too long."""
    choices = (Role(NO_ROLE, words("here-role-none")), *here.roles)
    buttons = [
        Button(
            role.name,
            here.token("placed", "role", role.id, address=""),
            "primary" if role.id == (here.place.role or NO_ROLE) else "plain",
        )
        for role in choices
    ]
    return paged(buttons, TIMES, 2, page or 1, lambda to: here.token("placing", "role", to), back, words)


def channels(here: Whereabouts, words: Translator) -> Screen:
    """Where matches may be started, and what that can become here."""
    is_listed = here.address in here.channels
    change = "only" if not here.channels else "without" if is_listed else "too"
    choices = []
    if here.address:
        value = "without" if is_listed else "here"
        choices.append(Button(words(f"here-channels-{change}"), here.token("placed", CHANNELS, value)))
    if here.channels:
        choices.append(Button(words("here-channels-everywhere"), here.token("placed", CHANNELS, "everywhere")))
    return Screen(_starts(here, words, NAMED), rows=(*in_rows(choices), (_back(here, words),)))


def matches(here: Whereabouts, found: Sequence[Match], words: Translator) -> Screen:
    """The matches that are shown in the place, each with a button that asks whether to close it."""
    lines = [words("here-matches", count=len(found)), *(title(each, words_for(each, words.language)) for each in found)]
    closes = [closing.button(each, here.place, words) for each in found]
    return Screen("\n".join(lines), rows=(*in_rows(closes, 3), (_back(here, words),)))


def _back(here: Whereabouts, words: Translator) -> Button:
    return Button(words("button-back"), here.token("place"))


def _line(here: Whereabouts, setting: Setting, now: float, words: Translator) -> str:
    """What a setting does now."""
    place = here.place
    match setting.name:
        case "role" if place.role:
            name = next((role.name for role in here.roles if role.id == place.role), "")
            return words("here-role", name=name, state="on" if name else "gone")
        case "role":
            return words("here-role", name="", state="off")
        case "language" if place.language:
            return words("here-language", language=Translator(place.language)("language-name"))
        case "language":
            return words("here-language-unset", platform=place.platform)
        case "zone" if place.zone:
            return words("here-zone", zone=zones.city(place.zone, words), time=zones.time(place.zone, now))
        case "zone":
            return words("here-zone-unset")
        case "leaderboard" if place.board_at:
            return words("here-leaderboard", state=place.board or "off", where=spell_address(place.board_at))
        case "months" if place.months_at:
            return words("here-months", state="here", where=spell_address(place.months_at))
        case "leaderboard" | "months" as name:
            return words(f"here-{name}", state="off", where="")
        case name:
            return words(f"here-{name}", state=setting.chosen(place))


def _label(name: str, value: str, words: Translator) -> str:
    if name == "language" and value != "platform":
        return Translator(value)("language-name")
    return words(f"here-{name}-{value}")


def _starts(here: Whereabouts, words: Translator, most: int) -> str:
    if not here.channels:
        return words("here-everywhere")
    return words("here-channels", channels=spell_addresses(here.channels, words, most))

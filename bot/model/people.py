"""People, and what they can set: a player is a human being, and a person is a player under one identity."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bot.i18n import LANGUAGES

Choice = str | bool | None
"""The value of a setting as it is stored."""
HandOrder = Literal["drawn", "colour", "strength"]
Challengers = Literal["everyone", "places", "played", "nobody"]
"""Who may challenge a player; "places" means people who have used the bot in the same place."""


@dataclass(frozen=True, slots=True)
class Look:
    """How someone wants what they alone see."""

    theme: str | None = None
    """Light or dark; None: as the platform has it."""
    words_first: bool = False
    """Whether boards and hands come as text, not as pictures."""


USUAL = Look()


@dataclass(frozen=True, slots=True)
class Person:
    """A player under one identity."""

    platform: str
    account: str
    player: int
    name: str
    language: str
    """The language they chose, or that of their client."""
    client: str
    """The language of their client."""
    confirm: bool
    """Whether they confirm a move before it is played."""
    reachable: bool
    """Whether private messages reach them."""
    handle: str
    """Their name after the @ on platforms that have such names, case-folded; otherwise empty."""
    theme: str | None = None
    zone: str | None = None
    """A time zone, such as `Europe/Kyiv`; None: not chosen."""
    hand_order: HandOrder = "drawn"
    words_first: bool = False
    challengers: Challengers = "everyone"
    """Who may challenge them."""

    @property
    def look(self) -> Look:
        return Look(self.theme, self.words_first)


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that each person sets for themselves."""

    name: str
    """As it is typed, and as it is in tokens."""
    field: str
    """The field of `Person`."""
    default: Choice
    choices: Mapping[str, Choice]
    """As they are typed, and as they are stored. Time zones are too many to be listed."""

    def chosen(self, person: Person) -> str:
        """What the person has chosen, as it is typed."""
        value = getattr(person, self.field)
        return next((name for name, stored in self.choices.items() if stored == value), value or "")


SETTINGS: Mapping[str, Setting] = {
    setting.name: setting
    for setting in (
        Setting("language", "language", None, {each: each for each in LANGUAGES}),
        Setting("theme", "theme", None, {"platform": None, "light": "light", "dark": "dark"}),
        Setting("zone", "zone", None, {}),
        Setting("confirm", "confirm", False, {"off": False, "on": True}),
        Setting("order", "hand_order", "drawn", {each: each for each in get_args(HandOrder)}),
        Setting("boards", "words_first", False, {"pictures": False, "text": True}),
        Setting("challengers", "challengers", "everyone", {each: each for each in get_args(Challengers)}),
    )
}
BLOCKED = "blocked"
"""Not a setting with a value, but a list with a screen of its own."""


@dataclass(frozen=True, slots=True)
class Handle:
    """Someone who may never have been here: only their name after the @ is known, as it was typed."""

    platform: str
    name: str

    def __str__(self) -> str:
        return f"@{self.name}"

    def is_of(self, person: Person) -> bool:
        return (person.platform, person.handle) == (self.platform, self.name.casefold())

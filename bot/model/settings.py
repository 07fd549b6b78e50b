"""A setting of a person or of a place: what it can be, as people type it and as it is stored."""

from collections.abc import Mapping
from dataclasses import dataclass

Choice = str | bool | int | None
"""The value of a setting as it is stored."""
SWITCH: Mapping[str, Choice] = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    """As it is typed, and as it is in tokens."""
    field: str
    """Of `Person` or `Place`, and the column."""
    default: Choice
    choices: Mapping[str, Choice]
    """As they are typed, and as they are stored. Time zones and hours are too many to be listed."""
    platform: str = ""
    """The only platform that has it; empty if all have."""
    part_of: str = ""
    """The setting on whose screen it is opened; empty if it is opened from the overview."""

    def chosen(self, of: object) -> str:
        """What a person or a place has, as it is typed."""
        value = getattr(of, self.field)
        return next((name for name, stored in self.choices.items() if stored == value), value or "")


def catalogue(*settings: Setting) -> Mapping[str, Setting]:
    return {setting.name: setting for setting in settings}

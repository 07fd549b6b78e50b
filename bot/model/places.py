"""Places: servers, groups and the room, where several people see the same matches. A private chat is not a place."""

from dataclasses import dataclass
from typing import Literal, get_args

from bot.i18n import LANGUAGES
from bot.model.settings import SWITCH, Setting, catalogue

Starters = Literal["everyone", "managers"]
"""Who may start matches in a place."""
NO_ROLE = "none"
"""What is chosen so that no role is called."""
KEPT = 30 * 86400.0
"""Seconds for which the settings of a place are kept after the bot was removed from it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place with its settings, except where in it matches may be started: those addresses are a list of their own."""

    id: int
    platform: str
    key: str
    """The platform's id of the server or group."""
    language: str | None = None
    """For what everyone there sees; None: that of the platform."""
    zone: str | None = None
    """A time zone; None: not chosen."""
    starters: Starters = "everyone"
    threads: bool = True
    """Whether matches get threads, on a platform that has them."""
    mentions: bool = True
    """Whether turns may mention people there."""
    left: float | None = None
    """When the bot was removed; None while it is there."""
    anyone: bool = False
    """Whether people there may look for an opponent among those of all places that take part."""
    role: str | None = None
    """The role that is called when someone looks for opponents, on a platform that has them; None: nobody is."""
    rated: bool = True
    """Whether new matches there are rated, unless their challenge says otherwise."""
    name: str | None = None
    """As its platform says; None: not known."""
    board: Literal["month", "all"] | None = None
    """Which leaderboard is kept up to date there; None: none."""
    board_at: str | None = None
    """The address where that is."""
    spoken: str | None = None
    """The language of what is posted there by itself, if none is set."""
    months_at: str | None = None
    """The address where months are posted when they are over; None: nowhere."""

    @property
    def posts_in(self) -> str:
        """The language of what is posted there by itself."""
        return self.language or self.spoken or "en"

    def has(self, address: str) -> bool:
        """Whether this address is part of the place, as far as it can be seen: a group, or one of its topics."""
        return address == self.key or address.startswith(f"{self.key}/")


SETTINGS = catalogue(
    Setting("language", "language", None, {"platform": None} | {each: each for each in LANGUAGES}),
    Setting("zone", "zone", None, {}),
    Setting("starters", "starters", "everyone", {each: each for each in get_args(Starters)}),
    Setting("threads", "threads", True, SWITCH, platform="discord"),
    Setting("mentions", "mentions", True, SWITCH),
    Setting("anyone", "anyone", False, SWITCH),
    Setting("rated", "rated", True, SWITCH),
    Setting("leaderboard", "board", None, {"off": None, "month": "month", "all": "all"}),
    Setting("months", "months_at", None, {"off": None, "here": "here"}),
    Setting("role", "role", None, {}, platform="discord"),
)
POSTED = ("leaderboard", "months")
"""Settings of what is posted by itself: at the address where it was chosen."""
CHANNELS, MATCHES = "channels", "matches"
"""Not settings with a value, but lists with screens of their own: where matches may be started, and those that run."""


def settings_of(place: Place) -> list[Setting]:
    """What can be set there."""
    return [each for each in SETTINGS.values() if each.platform in ("", place.platform)]

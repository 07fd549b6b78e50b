"""People, and what they can set: a player is a human being, and a person is a player under one identity."""

from dataclasses import dataclass
from typing import Literal, get_args

from bot.i18n import LANGUAGES
from bot.model.calls import Calls
from bot.model.settings import SWITCH, Setting, catalogue

HandOrder = Literal["drawn", "colour", "strength"]
Challengers = Literal["everyone", "places", "played", "nobody"]
"""Who may challenge a player; "places" means people who have used the bot in the same place."""


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
    """Light or dark, for what they alone see; None: as the platform has it."""
    zone: str | None = None
    """A time zone, such as `Europe/Kyiv`; None: not chosen."""
    hand_order: HandOrder = "drawn"
    words_first: bool = False
    """Whether boards and hands come as text, not as pictures."""
    challengers: Challengers = "everyone"
    """Who may challenge them."""
    calls: Calls = "mention"
    """How they are called when it is their turn."""
    quiet: str | None = None
    """The hours in which calls make no sound, such as `22-8`; None: there are none."""
    calls_next: bool = False
    """Whether they are told that they are next, with three or more at the table."""
    digest: str | None = None
    """The hour at which they get a list of the matches in which it is their turn; None: never."""
    streak: str | None = None
    """The hour at which they are reminded of a streak of puzzles that is at risk; None: never."""
    most_matches: int | None = None
    """How many unfinished matches they want to have at most; None: as many as anyone may."""
    hidden: bool = False
    """Whether results, ratings and lists show them nowhere."""
    listed: bool = False
    """Whether the lists of all places together show them."""
    used: int | None = None
    """Of a linked player's identities, the one with the greatest number was used last; None: it is the only one."""

    @property
    def chat(self) -> tuple[str, str]:
        """Their private chat: its platform and its address."""
        return self.platform, f"@{self.account}"


_LIMITS = {"none": None, "1": 1, "3": 3, "5": 5, "10": 10, "20": 20, "50": 50}
SETTINGS = catalogue(
    Setting("language", "language", None, {each: each for each in LANGUAGES}),
    Setting("theme", "theme", None, {"platform": None, "light": "light", "dark": "dark"}),
    Setting("zone", "zone", None, {}),
    Setting("confirm", "confirm", False, SWITCH),
    Setting("order", "hand_order", "drawn", {each: each for each in get_args(HandOrder)}, part_of="theme"),
    Setting("boards", "words_first", False, {"pictures": False, "text": True}, part_of="theme"),
    Setting("limit", "most_matches", None, _LIMITS, part_of="challengers"),
    Setting("challengers", "challengers", "everyone", {each: each for each in get_args(Challengers)}),
    Setting("calls", "calls", "mention", {each: each for each in get_args(Calls)}),
    Setting("quiet", "quiet", None, {"off": None}, part_of="calls"),
    Setting("next", "calls_next", False, SWITCH, part_of="calls"),
    Setting("digest", "digest", None, {"off": None}, part_of="calls"),
    Setting("streak", "streak", None, {"off": None}, part_of="calls"),
    Setting("hidden", "hidden", False, SWITCH),
    Setting("listed", "listed", False, SWITCH, part_of="hidden"),
)
BLOCKED = "blocked"
ALERTS = "alerts"
"""Not settings with a value, but lists with screens of their own: blocked people, and the open seats to be told of."""


@dataclass(frozen=True, slots=True)
class Handle:
    """Someone who may never have been here: only their name after the @ is known, as it was typed."""

    platform: str
    name: str

    def __str__(self) -> str:
        return f"@{self.name}"

    def is_of(self, person: Person) -> bool:
        return (person.platform, person.handle) == (self.platform, self.name.casefold())

"""Matches: their seats, the tables that show them, and the lines of their logs.

A challenge is a match that has not begun.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.model.people import Handle, Person
from bot.model.places import Place


@dataclass(frozen=True, slots=True)
class Seat:
    """The person or computer player at a seat, or who it is kept for. If nobody, anyone may take it."""

    number: int
    person: Person | None
    computer: str | None
    """The level of the computer player, if one sits here."""
    taken: bool
    handle: Handle | None = None
    """Who it is kept for, if we have not met them. The person who has this handle when they accept takes it."""
    deadline: float | None = None
    """When its player is late; None while its clock does not run. See `bot.model.clocks`."""
    bank_begins: float | None = None
    """When the time for this turn is over."""
    reminded: int = 0
    """The stage of this turn of which its player knows: an index of `STAGES`."""
    muted: bool = False
    """Whether its player wants no reminders about this match."""
    plan: str = ""
    """What the plan for its next turn waits for, if there is one: see `bot/model/plans.py`. Only its owner is told."""
    replaced: Person | None = None
    """Who may take the seat back from the computer."""
    away: float | None = None
    """Until when its player is on vacation, if they are."""
    is_former: bool = False
    """Whether its player has deleted their data."""

    @property
    def is_kept(self) -> bool:
        """Whether it waits for someone in particular."""
        return not self.taken and not self.is_free

    @property
    def is_free(self) -> bool:
        """Whether the first to join may take it."""
        return not self.taken and self.person is None and self.handle is None and not self.is_former

    def is_kept_for(self, person: Person) -> bool:
        known = self.person is not None and self.person.player == person.player
        return self.is_kept and (known or (self.handle is not None and self.handle.is_of(person)))


@dataclass(frozen=True, slots=True)
class Table:
    """Where a match is shown, and in which language."""

    platform: str
    address: str
    language: str
    place: Place | None = None
    """The place that it is in. None: a private chat, or somewhere without the bot."""

    @property
    def spoken(self) -> str:
        """The language of what everyone there sees: that of the place, if one was chosen."""
        return (self.place and self.place.language) or self.language


class Carried(NamedTuple):
    """What a match brought along that began before there were banks."""

    ply: int
    """How long its log was."""
    until: float | None
    """How long its players had time for their turns then; None: they had no clock."""
    since: float | None = None
    """When its new clocks were first looked at: before that, nobody could know that a match may be abandoned."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything about a match except its log."""

    id: str
    game: str
    version: int
    options: Mapping[str, str]
    pace: str
    seed: bytes
    challenger: int
    """The seat of the person who asked the others to play."""
    rematch_of: str | None
    host: int
    """The seat of the person who made the first challenge, before any rematches."""
    expires: float | None
    started: float | None
    deadline: float | None
    """The earliest of its seats."""
    ended: float | None
    ending: str | None
    seats: tuple[Seat, ...]
    tables: tuple[Table, ...]
    strict: bool = False
    """Whether a player who is late has lost, without anybody having to claim it."""
    carried: Carried | None = None
    listed: str | None = None
    """What is wanted, if its open seats go to those who want the same: see `bot/service/matchmaking.py`."""
    rated: bool = False
    """Whether it was agreed that its result changes ratings."""

    @property
    def challenged_by(self) -> Person:
        person = self.seats[self.challenger].person
        assert person is not None, "challenges are made by people"
        return person

    @property
    def people(self) -> list[Person]:
        """Everyone who has taken a seat, also those whom the computer has replaced."""
        return [person for seat in self.seats if seat.taken and (person := seat.person or seat.replaced)]

    def seat_at(self, platform: str, address: str) -> Seat | None:
        """The seat of the person whose private chat this is."""
        return next((seat for seat in self.seats if seat.person and seat.person.chat == (platform, address)), None)

    def table_at(self, platform: str, address: str) -> Table | None:
        """Where it is shown there, unless it no longer is."""
        return next((table for table in self.tables if (table.platform, table.address) == (platform, address)), None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a match's log."""

    ply: int
    seat: int
    action: str
    at: float


class PlyTaken(Exception):
    """Another writer has already written this ply."""

"""Ratings: how good players are taken to be, by openskill's Plackett-Luce model, and the one number that people see.

There is a rating for each game and one over all games, for all time and for each month. They follow from the results
and from the links between players, in the order of the chronicle, and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

_MODEL = PlackettLuce()
ALL_TIME, OVERALL = "", ""
"""The period that never ends, and what stands for all games together."""
_SETTLED = 6.5
"""A rating is provisional until its uncertainty is this small: with two players, for about ten matches."""


class Subject(NamedTuple):
    """What a rating is about."""

    period: str
    """A month, such as `2026-11`, or `ALL_TIME`."""
    game: str
    """Its id, or `OVERALL`."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = _MODEL.mu
    """How good the player probably is."""
    sigma: float = _MODEL.sigma
    """How uncertain that is."""
    games: int = 0
    """How many results it is made of."""

    @property
    def number(self) -> int:
        """As people see it: it begins at 1500, and 200 more mean that someone wins about three times out of four."""
        return round(1000 + 20 * self.mu)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > _SETTLED


@dataclass(frozen=True, slots=True)
class Ranked:
    """What a rated match means for ratings: who was rated for which rank."""

    number: int
    """Of the chronicle."""
    game: str
    ended: float
    players: tuple[int, ...]
    ranks: tuple[int, ...]
    """Of these players: the best has 1, and who ties has the same."""

    @property
    def subjects(self) -> tuple[Subject, ...]:
        return tuple(Subject(period, game) for period in (ALL_TIME, month(self.ended)) for game in (self.game, OVERALL))


@dataclass(frozen=True, slots=True)
class Link:
    """Something else that happens to ratings."""

    number: int
    kind: str
    """`merge`: the player takes the more settled rating of the two, and the other is no more. `split`: the other is
    new, and gets the same rating. `forget`: the player is no more."""
    player: int
    other: int | None = None


Event = Ranked | Link


def month(moment: float) -> str:
    """The month in which a moment is, in UTC."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m")


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings of players after they had these ranks in a match."""
    teams = [[PlackettLuceRating(each.mu, each.sigma)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(Rating(rated.mu, rated.sigma, each.games + 1) for (rated,), each in zip(after, before, strict=True))


def settled(one: Rating, other: Rating) -> bool:
    """Whether the first is at least as settled as the other."""
    return one.sigma <= other.sigma


@dataclass(frozen=True, slots=True)
class Ratings:
    """All ratings of some players, and the course of those of all time."""

    of: dict[int, dict[Subject, Rating]] = field(default_factory=dict)
    courses: dict[int, dict[str, dict[int, Rating]]] = field(default_factory=dict)
    """By player and game: the rating after each result."""

    def follow(self, event: Event) -> None:
        """What this does to them."""
        match event:
            case Ranked():
                self._rate(event)
            case Link(kind="merge", player=player, other=int(other)):
                self._merge(player, other)
            case Link(kind="split", player=player, other=int(other)):
                self.of[other] = {**self.of.get(player, {})}
                self.courses[other] = {game: {**each} for game, each in self.courses.get(player, {}).items()}
            case Link(kind="forget", player=player):
                self.of.pop(player, None)
                self.courses.pop(player, None)

    def _rate(self, event: Ranked) -> None:
        own = [self.of.setdefault(player, {}) for player in event.players]
        for subject in event.subjects:
            after = rate([ratings.get(subject, Rating()) for ratings in own], event.ranks)
            for player, ratings, rating in zip(event.players, own, after, strict=True):
                ratings[subject] = rating
                if subject.period == ALL_TIME:
                    course = self.courses.setdefault(player, {}).setdefault(subject.game, {})
                    course[event.number] = rating

    def _merge(self, player: int, other: int) -> None:
        own, courses = self.of.setdefault(player, {}), self.courses.setdefault(player, {})
        others, their_courses = self.of.pop(other, {}), self.courses.pop(other, {})
        for subject in others:
            if subject not in own or not settled(own[subject], others[subject]):
                own[subject] = others[subject]
                if subject.period == ALL_TIME:
                    courses[subject.game] = their_courses[subject.game]

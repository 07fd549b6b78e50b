"""What is told of someone: their rating over time, their results, and how they have done against the reader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.model.matches import Match
from bot.model.people import Person
from bot.model.puzzles import Solving
from bot.model.ratings import OVERALL, Rating
from bot.model.tallies import Feat, Meetings, Past, Streaks, Tally, Variant, total

LOOKED_AT = 1000
"""The most matches, the latest ones, in which streaks are looked for."""
DRAWN = 500
"""The most matches, the latest ones, of which the rating is drawn."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A person as another one, or they themselves, may see them: in all games, or in one."""

    person: Person
    is_own: bool
    game: str
    """`OVERALL`: all games."""
    ratings: Mapping[str, Rating]
    """Those of all time, by game."""
    course: Sequence[tuple[float, Rating]]
    """The rating after each of the latest matches, oldest first, and when that ended."""
    variants: Sequence[Variant]
    feats: Sequence[Feat]
    streaks: Streaks
    is_long: bool
    """Whether there are older matches than those in which streaks were looked for."""
    latest: Sequence[tuple[Past, Match]]
    """Matches that the reader may look at, the last one first."""
    meetings: Sequence[Meetings]
    """With the reader, in any game."""
    puzzles: Solving
    """Puzzles that were solved on their days."""

    @property
    def games(self) -> list[str]:
        """Those in which something counts, the most played first."""
        played: dict[str, int] = {}
        for each in self.variants:
            played[each.game] = played.get(each.game, 0) + each.tally.played
        return sorted(played, key=lambda game: (-played[game], game))

    @property
    def has_played(self) -> bool:
        return bool(self.variants or self.latest)

    def told(self) -> list[Variant]:
        """The variants of the game that it is about."""
        return [each for each in self.variants if self.game in (OVERALL, each.game)]

    def tally(self, against: str, game: str = OVERALL) -> Tally:
        return total(each.tally for each in self.told() if each.against == against and game in (OVERALL, each.game))


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How the reader has done against someone."""

    reader: Person
    other: Person
    meetings: Sequence[Meetings]
    latest: Sequence[tuple[Past, Match]]
    """Their latest matches against each other, the last one first."""

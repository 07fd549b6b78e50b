"""What a puzzle is, what a game has to offer to be asked about, and what is told about an answer.

Everything about a question is worked out from the view of the seat that is asked, so no answer can depend on what the
seat does not see, and no explanation can show it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from core import games, record
from core.game import View
from core.record import Actions

T = TypeVar("T")
V = TypeVar("V", bound=View)

Colours = Mapping[str, str]
"""Which colour each colour becomes."""
EASIEST, HARDEST = 1, 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question about a position, with its answer. The position is what the seat sees after these actions."""

    game: str
    kind: str
    version: int
    """Of the rules."""
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes
    actions: Actions
    seat: int
    """Who is asked."""
    answer: str
    """In the notation of the game, as `Kind.answers` writes it, in the colours that are shown."""
    theme: str
    """What it is about. Puzzles of one kind with the same theme are alike to whoever solves many."""
    grade: int
    """From 1, easy, to 5, hard."""
    recolour: tuple[tuple[str, str], ...] = ()
    """What each colour has become, so that a puzzle can come again and look new."""

    @property
    def colours(self) -> Colours:
        return dict(self.recolour)


@dataclass(frozen=True, slots=True)
class Finding:
    """A question that a position can be asked about."""

    answer: str
    theme: str
    grade: int
    near_misses: tuple[str, ...]
    """Wrong answers that are tempting, the most tempting first."""


class Reason(NamedTuple):
    """A sentence about an answer to translate, `puzzle-reason-<game>-<name>`, and its parameters, as in a refusal."""

    name: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, and why."""

    is_right: bool
    reasons: tuple[Reason, ...]
    """At least one."""
    cards: tuple[str, ...]
    """What the proof rests on; of a wrong answer the cards that refute it, at most three."""
    after: View | None
    """The board after the answer, and after the play that refutes it, as the seat sees it; None if there is none."""


class Kind(NamedTuple):
    """One way to ask. Its functions get the view of the seat that is asked."""

    name: str
    weekdays: frozenset[int]
    """When it is asked, Monday being 0."""
    seats: int
    options: Mapping[str, str]
    """In which matches positions are looked for."""
    answers: Callable[[Any], tuple[str, ...]]
    """Everything that counts as an answer, in a stable order."""
    find: Callable[[Any], Finding | None]
    """The question, if exactly one answer is guaranteed to be right and it is worth solving."""
    judge: Callable[[Any, str], Verdict]
    """Whether one of the answers is right, and why; worked out when it is shown."""
    is_optional: bool = False
    """Whether two years of puzzles may have few of it, or none."""
    matches: int = 400
    """In how many matches enough of it are found."""


class Source(Protocol):
    """What a game offers: its module `core/<game>/puzzles.py`."""

    KINDS: Mapping[str, Kind]
    """By name."""
    COLOURINGS: Sequence[Colours]
    """The ways to exchange colours that change nothing of what is true. The first exchanges none."""

    def canonical(self, view: Any) -> str:
        """A text that is the same for positions that differ only by a symmetry of the game: colours, mirror, seats."""

    def recoloured(self, view: T, colours: Colours) -> T:
        """A view, or the text of an answer, in other colours."""


def state(puzzle: Puzzle) -> Any:
    """The full state that the puzzle was taken from, in its own colours; raises the game's refusals."""
    steps = record.replay(games.get(puzzle.game), puzzle.seats, dict(puzzle.options), puzzle.seed, puzzle.actions)
    return [step.state for step in steps][-1]


def painted(value: T, paint: Callable[[str], str]) -> T:
    """A copy of a value in which every text has been painted: in a view, those of its cards, places and moves."""
    if isinstance(value, str):
        return cast(T, paint(value))
    if isinstance(value, tuple):
        parts = [painted(each, paint) for each in value]
        return cast(T, type(value)(*parts) if hasattr(value, "_fields") else tuple(parts))
    if is_dataclass(value) and not isinstance(value, type):
        changed = {field.name: painted(getattr(value, field.name), paint) for field in fields(value)}
        return cast(T, replace(value, **changed))
    return value

"""A challenge that is being put together, as short fields of a button's token.

A token has room for 64 bytes, so games, options and paces are referred to by a code that follows from their ids. It
means the same for ever, whatever is added later.
"""

from base64 import b32encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import product

from bot.model.clocks import PACES
from core import games

LEVEL = "steady"
"""How well the computer plays unless someone asks for another level, or takes over a seat."""
_LENGTH = 3
_STRICT, _RATED, _UNRATED = "strict", "rated", "unrated"
"""What follows the pace of a match: so it takes no room in a token."""

Fields = tuple[str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Draft:
    game: str
    seats: int
    options: Mapping[str, str]
    pace: str
    opponent: str = ""
    """An account; empty if the seats are open."""
    strict: bool = False
    rated: bool | None = None
    """None: as it is in the place where the challenge is made."""

    def fields(self) -> Fields:
        """Options that have their default are left out."""
        chosen = (
            code(f"{name}={self.options[name]}")
            for name, allowed in games.get(self.game).options.items()
            if self.options[name] != allowed[0]
        )
        pace = _spell(self.pace, self.strict, self.rated)
        return code(self.game), str(self.seats), "".join(chosen), code(pace), self.opponent

    @property
    def wanted(self) -> str:
        """The game and all settings as a short text, whoever the opponent is."""
        return ":".join(self.fields()[:4])

    @property
    def number(self) -> int:
        """31 bits that stand for the game and all settings, for places where only a number fits."""
        return int.from_bytes(sha256(self.wanted.encode()).digest()[:4]) >> 1

    @classmethod
    def read(cls, game: str, seats: str, options: str, pace: str, opponent: str) -> "Draft":
        """The inverse of fields; raises KeyError or ValueError if something is unknown here."""
        id = _GAMES[game]
        count = games.get(id).seats[games.get(id).seats.index(int(seats))]
        chosen = (_OPTIONS[id][options[start : start + _LENGTH]] for start in range(0, len(options), _LENGTH))
        name, strict, rated = _PACES[pace]
        return new(id, count, dict(each.split("=") for each in chosen), name, opponent, strict=strict, rated=rated)


def new(
    game: str,
    seats: int,
    options: Mapping[str, str],
    pace: str,
    opponent: str = "",
    *,
    strict: bool = False,
    rated: bool | None = None,
) -> Draft:
    """A draft in which the other options have their defaults."""
    defaults = {name: allowed[0] for name, allowed in games.get(game).options.items()}
    return Draft(game, seats, {**defaults, **options}, pace, opponent, strict, rated)


def numbered(number: int) -> Draft | None:
    """The draft with this number, without an opponent; None if there is none any more."""
    return _by_number().get(number)


@cache
def _by_number() -> Mapping[int, Draft]:
    drafts = (
        new(game.id, seats, dict(zip(game.options, values, strict=True)), pace, strict=strict, rated=rated)
        for game in games.ALL
        for seats in game.seats
        for values in product(*game.options.values())
        for pace, strict, rated in _PACES.values()
    )
    return {draft.number: draft for draft in drafts}


def _spell(pace: str, strict: bool, rated: bool | None) -> str:
    kinds = [_STRICT] if strict else []
    if rated is not None:
        kinds.append(_RATED if rated else _UNRATED)
    return " ".join((pace, *kinds))


def code(id: str) -> str:
    """The first letters of the SHA-256 of a text in base 32."""
    return b32encode(sha256(id.encode()).digest()).decode()[:_LENGTH].lower()


def codes(ids: Iterable[str]) -> dict[str, str]:
    """The texts by their codes; raises ValueError if two have the same."""
    found: dict[str, str] = {}
    for id in ids:
        if found.setdefault(code(id), id) != id:
            raise ValueError(f"buttons cannot tell {id} from {found[code(id)]}: their codes are the same")
    return found


_GAMES = codes(game.id for game in games.ALL)
_OPTIONS = {
    game.id: codes(f"{name}={value}" for name, allowed in game.options.items() for value in allowed)
    for game in games.ALL
}
_SPELT = {
    _spell(pace, strict, rated): (pace, strict, rated)
    for pace, time in PACES.items()
    for strict in (False, *([True] if time else []))
    for rated in (None, True, False)
}
_PACES = {short: _SPELT[text] for short, text in codes(_SPELT).items()}
"""What the codes of paces mean, with what follows them."""


_ON_OFF = ("off", "on")
_GAMES_BY_INDEX: tuple[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    ("schotten-totten", (("tactics", _ON_OFF), ("expert", _ON_OFF), ("rounds", tuple("123456789")))),
    (
        "schotten-totten-2",
        (("tactics", _ON_OFF), ("match", ("single", "revenge")), ("colour-run", ("sum", "type"))),
    ),
    ("totemo", (("hands", ("closed", "open")), ("board", ("5x5", "3x3")))),
    ("heave-ho", (("teams", ("fair", "race", "skip")),)),
)
_PACES_BY_INDEX = ("three-days", "day", "week", "live", "unlimited")
"""What the numbers in the first buttons mean. These buttons are still in people's chats, so this never changes."""


def fields_by_index(game: str, seats: str, values: str, pace: str, opponent: str) -> Fields:
    """The fields of a button that counts games, options and paces; raises IndexError or ValueError."""
    id, options = _GAMES_BY_INDEX[int(game)]
    chosen = {name: allowed[int(value)] for (name, allowed), value in zip(options, values, strict=True)}
    return new(id, int(seats), chosen, _PACES_BY_INDEX[int(pace)], opponent).fields()

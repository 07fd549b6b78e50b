"""Record the golden games again: `python -m tests.golden.record`. Only for an intended change of the rules."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from core import games, players
from core.game import Game
from core.record import Record, described, digest, write

HERE = Path(__file__).parent
_CLAIMS = ("claim", "declare")


class Setting(NamedTuple):
    """How a golden game is set up. If `settled`, nobody claims, so that places are settled at its end."""

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, str]
    settled: bool

    def __str__(self) -> str:
        switched = [option for option, value in self.options.items() if value == "on"]
        values = [value for value in self.options.values() if value not in ("on", "off")]
        seats = [f"{self.seats}-players"] if len(self.game.seats) > 1 else []
        return "-".join((self.game.id, *seats, *(switched or ["base"]), *values, *["settled"] * self.settled))

    @property
    def seed(self) -> bytes:
        return str(self).removesuffix("-settled").encode()


def settings() -> Iterator[Setting]:
    """Every game with every combination of its options; also settled, with the first two values of each."""
    for game in games.ALL:
        few = set(product(*(allowed[:2] for allowed in game.options.values())))
        for seats, values in product(game.seats, product(*game.options.values())):
            options = dict(zip(game.options, values, strict=True))
            yield Setting(game, seats, options, settled=False)
            if values in few:
                yield Setting(game, seats, options, settled=True)


def record(setting: Setting) -> Record:
    """A game of the steady player against the random one; a settled game is all random."""
    game, seats, options, settled = setting
    rng = Random(setting.seed)
    state = game.start(seats, options, setting.seed)
    actions: list[tuple[int, str]] = []
    while actors := game.actors(state):
        seat = actors[0]
        if settled:
            action = rng.choice([each for each in game.legal(state, seat) if not game.format(each).startswith(_CLAIMS)])
        else:
            action = players.get("steady" if seat else "random")(game.view(state, seat), rng)
        actions.append((seat, game.format(action)))
        state = game.play(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(
        game.id,
        seats,
        tuple(options.items()),
        digest(setting.seed),
        setting.seed,
        tuple(actions),
        described(outcome),
    )


if __name__ == "__main__":
    for setting in settings():
        (HERE / f"{setting}.txt").write_text(write(record(setting)), encoding="ascii")

"""Record the golden games anew: `python -m tests.golden.record`. Only for a change of the rules that is meant.

A file has the game, its options and its seed, then a line for each turn with the seat and its actions, then the result.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby, product
from pathlib import Path
from random import Random
from typing import Any

from core import games, players
from core.game import Game, Outcome

HERE = Path(__file__).parent


def described(outcome: Outcome) -> str:
    winners, scores = (" ".join(map(str, values)) for values in (outcome.winners, outcome.scores))
    return f"won by {winners}, {outcome.reason}, scores {scores}"


def record(game: Game[Any, Any], options: Mapping[str, str], seed: bytes, claiming: bool) -> str:
    """A game of the steady player against the random one; or one in which nobody claims, so that stones are settled."""
    rng = Random(seed)
    state = game.start(2, options, seed)
    actions: list[tuple[int, str]] = []
    while actors := game.actors(state):
        seat = actors[0]
        if claiming:
            action = players.get("steady" if seat else "random")(game.view(state, seat), rng)
        else:
            action = rng.choice([each for each in game.legal(state, seat) if not game.format(each).startswith("claim")])
        actions.append((seat, game.format(action)))
        state = game.play(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    lines = [
        f"game {game.id}",
        "options " + " ".join(f"{option}={value}" for option, value in options.items()),
        f"seed {seed.hex()}",
        *(
            f"{seat}: " + ", ".join(text for _, text in turn)
            for seat, turn in groupby(actions, key=lambda action: action[0])
        ),
        described(outcome),
    ]
    return "\n".join(lines) + "\n"


def recordings() -> Iterator[tuple[str, str]]:
    """Names and texts of all golden games: every combination of options, and settled games of each variant."""
    game = games.get("schotten-totten")
    for tactics, expert, rounds in product(*game.options.values()):
        options = {"tactics": tactics, "expert": expert, "rounds": rounds}
        variant = "-".join(["tactics"] * (tactics == "on") + ["expert"] * (expert == "on")) or "base"
        name = f"{game.id}-{variant}-{rounds}"
        yield name, record(game, options, name.encode(), claiming=True)
        if rounds in "12":
            yield f"{name}-settled", record(game, options, name.encode(), claiming=False)


if __name__ == "__main__":
    for name, text in recordings():
        (HERE / f"{name}.txt").write_text(text, encoding="ascii")

"""How many random games a second run through the contract: python -m benchmarks.games

Machines differ, and one machine varies from minute to minute; so the cost of a game is also given in shuffles of 54
cards by the standard library, measured alternately with it.
"""

from random import Random
from time import perf_counter

from core import games, players

WARM_UP = 500
GAMES = 1500
SHUFFLES = 20
OPTIONS: dict[str, dict[str, dict[str, str]]] = {
    "schotten-totten": {
        "base": {},
        "expert": {"expert": "on"},
        "tactics": {"tactics": "on"},
        "tactics and expert": {"tactics": "on", "expert": "on"},
    },
    "schotten-totten-2": {
        "base": {},
        "tactics": {"tactics": "on"},
    },
    "totemo": {
        "base": {},
        "open hands": {"hands": "open"},
        "small board": {"board": "3x3"},
    },
    "heave-ho": {
        "fair": {},
        "race": {"teams": "race"},
        "skip": {"teams": "skip"},
    },
}


def play_one(id: str, options: dict[str, str], number: int, rng: Random) -> int:
    """Play one random game. Return its number of actions."""
    game = games.get(id)
    state = game.start(2, options, number.to_bytes(4, "big"))
    actions = 0
    while seats := game.actors(state):
        seat = seats[0]
        legal = game.legal(state, seat)
        state = game.play(state, seat, legal[int(rng.random() * len(legal))]).state
        actions += 1
    return actions


def compare(id: str, title: str, options: dict[str, str]) -> None:
    """Time random games alternately with the standard library's shuffles of 54 cards."""
    rng = Random(1)
    cards = [*range(54)]
    for number in range(WARM_UP):
        play_one(id, options, number, rng)
    actions, playing, shuffling = 0, 0.0, 0.0
    for number in range(WARM_UP, WARM_UP + GAMES):
        begun = perf_counter()
        actions += play_one(id, options, number, rng)
        between = perf_counter()
        for _ in range(SHUFFLES):
            rng.shuffle(cards)
        playing += between - begun
        shuffling += perf_counter() - between
    shuffles = playing / GAMES / (shuffling / GAMES / SHUFFLES)
    print(
        f"{title:20} {GAMES / playing:9.0f} {actions / playing:10.0f} {actions / GAMES:15.1f}"
        f" {shuffles:22.0f} {deciding(id, options):14.1f} ms"
    )


def deciding(id: str, options: dict[str, str]) -> float:
    """The milliseconds the steady player takes per decision."""
    game = games.get(id)
    rng = Random(1)
    state = game.start(2, options, b"steady")
    begun, decisions = perf_counter(), 0
    while seats := game.actors(state):
        seat = seats[0]
        state = game.play(state, seat, players.get("steady")(game.view(state, seat), rng)).state
        decisions += 1
    return 1e3 * (perf_counter() - begun) / decisions


def main() -> None:
    columns = (
        ("games/s", 9),
        ("actions/s", 10),
        ("actions a game", 15),
        ("shuffles in that time", 22),
        ("steady decides in", 17),
    )
    for id, settings in OPTIONS.items():
        print(f"{id:20} " + " ".join(f"{name:>{width}}" for name, width in columns))
        for title, options in settings.items():
            compare(id, title, options)


if __name__ == "__main__":
    main()

"""How many random games a second go through the contract: python -m benchmarks.games"""

from random import Random
from time import perf_counter

from core import games, players

SECONDS = 4.0
OPTIONS: dict[str, dict[str, str]] = {
    "base": {},
    "expert": {"expert": "on"},
    "tactics": {"tactics": "on"},
    "tactics and expert": {"tactics": "on", "expert": "on"},
}


def play_on(options: dict[str, str], seconds: float) -> tuple[int, int, float]:
    """Random games for so long: how many games and actions there were, and the time they took."""
    game = games.get("schotten-totten")
    rng = Random(1)
    number = actions = 0
    begun = perf_counter()
    while (now := perf_counter() - begun) < seconds:
        state = game.start(2, options, number.to_bytes(4, "big"))
        while seats := game.actors(state):
            (seat,) = seats
            legal = game.legal(state, seat)
            state = game.play(state, seat, legal[int(rng.random() * len(legal))]).state
            actions += 1
        number += 1
    return number, actions, now


def deciding(options: dict[str, str]) -> float:
    """Milliseconds that the steady player takes for a decision."""
    game = games.get("schotten-totten")
    rng = Random(1)
    state = game.start(2, options, b"steady")
    begun, decisions = perf_counter(), 0
    while seats := game.actors(state):
        (seat,) = seats
        state = game.play(state, seat, players.get("steady")(game.view(state, seat), rng)).state
        decisions += 1
    return 1e3 * (perf_counter() - begun) / decisions


def main() -> None:
    print(f"{'':20} {'games/s':>9} {'actions/s':>10} {'actions a game':>15} {'steady decides in':>18}")
    for title, options in OPTIONS.items():
        play_on(options, SECONDS / 4)
        number, actions, seconds = play_on(options, SECONDS)
        print(
            f"{title:20} {number / seconds:9.0f} {actions / seconds:10.0f} {actions / number:15.1f}"
            f" {deciding(options):15.1f} ms"
        )


if __name__ == "__main__":
    main()

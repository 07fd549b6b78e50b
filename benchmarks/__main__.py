"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import (
    discord,
    games,
    growth,
    leaderboards,
    pictures,
    prover,
    puzzles,
    ratings,
    room,
    service,
    starting,
    telegram,
)

ALL = (prover, games, puzzles, pictures, service, growth, ratings, leaderboards, starting, discord, telegram, room)
for benchmark in ALL:
    benchmark.main()
    print()

"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import (
    discord,
    games,
    growth,
    leaderboards,
    pictures,
    prover,
    ratings,
    room,
    service,
    starting,
    telegram,
)

for benchmark in (prover, games, pictures, service, growth, ratings, leaderboards, starting, discord, telegram, room):
    benchmark.main()
    print()

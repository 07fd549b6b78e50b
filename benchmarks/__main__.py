"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import discord, games, growth, pictures, prover, puzzles, ratings, room, service, starting, telegram

for benchmark in (prover, games, puzzles, pictures, service, growth, ratings, starting, discord, telegram, room):
    benchmark.main()
    print()

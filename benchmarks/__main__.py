"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import discord, games, growth, pictures, prover, room, service, starting, telegram

for benchmark in (prover, games, pictures, service, growth, starting, discord, telegram, room):
    benchmark.main()
    print()

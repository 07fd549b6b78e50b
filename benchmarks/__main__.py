"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import discord, games, pictures, prover, service, starting

for benchmark in (prover, games, pictures, service, starting, discord):
    benchmark.main()
    print()

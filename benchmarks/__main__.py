"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import games, pictures, prover

for benchmark in (prover, games, pictures):
    benchmark.main()
    print()

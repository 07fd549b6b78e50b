"""All benchmarks, one after another: python -m benchmarks"""

from benchmarks import games, pictures, prover, service, starting

for benchmark in (prover, games, pictures, service, starting):
    benchmark.main()
    print()

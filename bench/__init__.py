"""Benchmarks and load tests, not shipped: `python -m bench AREA` from the root of the repository."""

"""Measuring and trying: arena, scenarios, benchmarks."""

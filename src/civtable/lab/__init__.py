"""Measuring the games: arena, benchmarks, counts of what was played, laws over many games."""

"""Measuring the games: arena, benchmarks, counts of what was played, laws over many games.

`arena`, `ladder` and `dataset` are rooms. Commands of `cli` use these and `bench`, `env_bench`, `peers`,
`census`, `people` and `walks`; `team` is for the arena on a cluster, and every other module a command of its
own: `python -m civtable.lab.puzzles`.
"""

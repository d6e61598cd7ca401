"""What a server runs as: a supervisor, workers, what ends one that hangs, how it says that it is well.

`run` and `supervisor` are what the command starts. Others note in `metrics` what is counted and in `at_work`
for which table they compute, and look after things with `looking`; the rest is for this room.
"""

"""What has been played: stored tables opened and judged, replays, what is kept of finished games.

Others use `replays` for whatever takes long, `opening` and `judging` to have a stored table (`openers` where
many wait for theirs), `keeper` and `kept_ends` for what is kept, `tracing` for whether other rules would have
led the same way. What is for finished games alone asks `api`, which refuses the others.
"""

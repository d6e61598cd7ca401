"""Programs that play Stone Age. They read its state, as far as their seat knows it, and call its rules.

From outside `book`, `easy` and `judging` are used, by the levels, and `ideas`, by hints.
"""

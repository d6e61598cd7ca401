"""Programs that play Through the Ages. They read its state, as their seat knows it, and call its rules.

From outside `book`, `easy` and `judging` are used, by the levels, and `ideas`, by hints.
"""

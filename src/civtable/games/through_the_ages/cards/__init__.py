"""The printed cards of both editions, a table for each kind and edition, and `table`, which joins them.

Everybody uses `table` and nothing of a single kind; `editions` also asks what a version of 2006 leaves out,
and `facts` is for faces of cards.
"""

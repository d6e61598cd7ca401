"""The printed cards of both editions, a table for each kind and edition, and `table`, which joins them."""

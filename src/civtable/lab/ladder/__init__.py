"""The ladder: all levels of a game, and bots from outside, against each other, with ratings.

`pairing` says who meets whom, `results` keeps finished games in a file, `rating` makes strengths of orders of
finish, `counting` is the whole table. The games themselves are those of a contest of the arena.
"""

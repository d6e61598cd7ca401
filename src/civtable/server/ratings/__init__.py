"""Ratings: who may play for them, what a game makes of them, leaderboards and histories.

A list has one game, one edition and one number of players; people and levels of bots stand on its one scale.
`scale` is the model and the numbers that people read, `finished` reads the rated games that have ended,
`rater` writes what follows from them, `seating` says who may sit at a rated table, `standings` reads lists
and histories. Others use `seating`, tournaments `scale` as well; `life` and `civtable admin` use `rater`.
"""

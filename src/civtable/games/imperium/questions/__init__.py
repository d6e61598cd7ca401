"""The questions that abilities and plays put to a player, a class for each kind; `rules` lists them.

A turn plays cards and uses abilities through `plays` and `choices`. Bots ask `choices` and `deals` what they
would have to work out otherwise.
"""

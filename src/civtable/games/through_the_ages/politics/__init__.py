"""The politics phase: events and what they give and take, pacts, impacts, bonuses for the end.

`rules` lists the questions of `phase`, `gifts`, `losses` and `bonuses`; turns and the end of the game use
`phase`, `impacts` and `bonuses`. `events`, `handlers` and `ranking` are for this room alone.
"""

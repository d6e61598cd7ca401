"""Armies and military cards: aggressions, wars, colonies, the units that are given up in them, discards.

`rules` lists the questions of all of them, `steps` has what such a question says. The politics phase begins
here at `attacks` and `colonies`, a turn at `wars`; `armies` is for those who compare strengths.
"""

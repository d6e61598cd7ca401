"""Imperium in words: phrases for the catalogs, told from the same data that the rules run on.

`text` and `facts` (the printed components) are what the game's record uses, `phrases` what the rules say when
something is forbidden; operations tell themselves with `teller` and `nouns`. Outside the game `automa` and
`campaign` are used through `api`.
"""

"""Through the Ages in words: phrases for the catalogs.

`text` is what the game's record uses, `phrases` what the rules say when something is forbidden.
"""

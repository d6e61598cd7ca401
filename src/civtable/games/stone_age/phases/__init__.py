"""A round of Stone Age: people are placed, do their work and are fed; `rounds` says who comes next.

`buying` and `effects` are what happens at cards and buildings. `rules` lists their questions; bots
ask `rounds`, `buying` and `effects` for what they would have to work out otherwise.
"""

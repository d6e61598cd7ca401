"""Bots that play Imperium: they read a sandbox, value the programs of abilities, and ask the rules.

From outside `book`, `easy` and `judging` are used, by the levels, and `ideas`, by hints.
"""

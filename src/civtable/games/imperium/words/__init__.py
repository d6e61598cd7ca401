"""Imperium in words: phrases for the catalogs, told from the same data that the rules run on."""

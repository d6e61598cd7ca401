"""Bots that play Imperium: they read a sandbox, value the programs of abilities, and ask the rules."""

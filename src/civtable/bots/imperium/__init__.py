"""Bots that play Imperium."""

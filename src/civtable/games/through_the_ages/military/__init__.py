"""Armies and military cards: aggressions, wars, colonies, the units that are given up in them, discards."""

"""Armies and what they are for: aggressions, wars, colonies, and the units that are given up in them."""

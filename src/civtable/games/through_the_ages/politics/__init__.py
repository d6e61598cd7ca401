"""The politics phase: events and what they give and take, pacts, impacts, bonuses for the end."""

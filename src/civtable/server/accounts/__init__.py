"""Accounts: names, passwords, sessions, recovery, and the statistics of a player."""

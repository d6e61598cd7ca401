"""Bots at tables: which of them has to choose, and the processes in which they think."""

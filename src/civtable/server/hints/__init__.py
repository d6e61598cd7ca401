"""Hints at tables: who may have them, what was given, and the process that looks for them.

`Given` is what a table knows of its hints, `Hints` the service that requests ask. What is computed is in
`civtable/hints`; here it gets a position that was dealt for the seat, in a process of the bots' kind.
"""

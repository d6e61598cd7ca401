"""The operations of card abilities, a module for each family: read from data, told, possible, done.

A new operation gets a number in `ops`, a class here and a line in `table`; nothing else has to know it.
"""

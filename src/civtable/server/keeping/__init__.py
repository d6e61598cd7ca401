"""What an operator does with a database beside the running server: open, copy, check, look after.

`civtable admin` and `civtable validate --db` use it; nothing here knows a language or a terminal.
"""

"""The command line: civtable."""

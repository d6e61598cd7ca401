"""Imperium in the terminal: `drawing` is what the table asks, `board` what is read of a view."""

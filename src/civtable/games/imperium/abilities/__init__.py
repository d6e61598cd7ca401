"""What cards do: abilities are compiled from the data files into instructions, and run.

`book` has all abilities by card and trigger, `runner` carries them out, `possible` says what can be done.
"""

"""What cards do: abilities are compiled from the data files into instructions, and run.

`operations` has a class for each operation: how it is read, told, judged and done. `library` compiles all
cards into the `book`, by card and trigger; `runner` carries abilities out, `possible` says what can be done.
Outside, use `book`, `possible`, `costs` and `counts`.
"""

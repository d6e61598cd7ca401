"""What cards do: abilities are compiled from the data files into instructions, and run.

`operations` has a class for each operation: how it is read, told, judged and done. `library` compiles all
cards into the `book`, by card and trigger; `runner` carries abilities out, `possible` says what can be done.
The rest of the game and its bots use `book` and `library`, what is in an ability (`instructions`, `ops`), and
what can be asked about it (`possible`, `conditions`, `costs`, `counts`, `zones`). Only `rules` uses `runner`;
`compiler`, `effects` and `writer` are for this room.
"""

"""What cards do: abilities are compiled from the data files into instructions, and run.

`operations` has a class for each operation: how it is read, told, judged and done. `library` compiles all
cards into the `book`, by card and trigger, with what a card changes while it is in play (`Effects`); `runner`
carries abilities out, `cues` sets them off, `possible` says what can be done.
The rest of the game and its bots use `book` and `library`, `cues`, what is in an ability (`instructions`,
`ops`), and what can be asked about it (`possible`, `conditions`, `costs`, `counts`, `zones`). Questions,
positions and the automa also ask an operation itself (`operation`, `asks`), and who asks what only one
operation knows imports its module: `operations.course` for words, `operations.tokens` for the setup,
`operations.attacks` for bots, `operations.exhaust`, `nation` and `playing` for questions. Only `rules` uses
`runner`; `compiler`, `effects` and `writer` are for this room.
"""

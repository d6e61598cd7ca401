"""Analyses of finished games, made on the server in the background and kept with their tables.

`process` is the process that thinks, with less right to the processor than anybody else; `runner` starts it,
writes down what it finds as it comes, and ends it; `rows` is what the database holds of it, and the one place
where it is decided who works on what; `telling` is the form in which a result is kept: whole, with its words,
so that it can be read whatever becomes of the rules; `api` is what browsers ask.
"""

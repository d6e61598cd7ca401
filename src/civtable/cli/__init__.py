"""The command line: civtable.

`main` is its entrance, and nobody else imports anything here but tests. A module is a command; `common`,
`parser`, `extras`, `workers` and `bench_form` are what commands share.
"""

"""Notices: telling people who look elsewhere that it is their turn, and what else concerns them.

`news` says what is worth a notice; `outbox` writes it down with the entry that it tells of, and gives it to
one process at a time; `case` says what becomes of it now; `sender` does so, by `push`, `mail` or `webhooks`.
`listeners` are the browsers, addresses and webhooks that are told. `pages` is what lets the page be installed
and told. From outside `service`, `api`, `pages` and, for an account that ends, `listeners` are used.
"""

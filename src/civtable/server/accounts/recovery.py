"""Recovery codes: what opens an account once when its password is lost, made to be written down."""

import secrets
from typing import Final

from civtable.server.tables.tokens import token_hash

SIGNS: Final = "34679ABCDEFGHJKMNPQRSTVWXYZ"
"""Of what looks alike on paper (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) at most one is used."""

GROUPS: Final = 5
GROUP: Final = 5
"""25 signs are more than 118 bits: nobody guesses them, so a plain hash is enough to keep them."""


def new_code() -> str:
    """A new code, in groups."""
    groups = ["".join([secrets.choice(SIGNS) for _ in range(GROUP)]) for _ in range(GROUPS)]
    return "-".join(groups)


def code_hash(code: str) -> str:
    """What the database keeps of a code; how the groups are set apart does not matter, nor do capitals."""
    return token_hash("".join([sign for sign in code.upper() if sign in SIGNS]))

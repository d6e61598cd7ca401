"""PostgreSQL's advisory locks: the number of each in one place, so that no two things wait for each other."""

from typing import Final

from sqlalchemy import Connection, text

SHARE: Final = 7_420
"""Of the bots of which tables; the second half of the number is that of the share."""

MIGRATION: Final = 7_420_001
"""While the form of the database is brought up to date."""

NOTICES: Final = 7_420_002
"""While notices are taken out."""

ANALYSES: Final = 7_420_006
"""While an analysis is taken up: else two workers would count the same ones."""

ATTEMPTS: Final = 7_420_007
"""While an attempt at a challenge is begun: else two workers would begin the same one."""


def alone(connection: Connection, number: int) -> None:
    """Wait until no other process does this, and be the only one until the transaction ends.

    A database of SQLite has one process that writes.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})

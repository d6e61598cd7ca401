"""How many people found a puzzle with their first answer, counted once for each account or browser.

Nobody can be found by what is kept: a hash for each puzzle that needs the key of this server, so that not
even two answers of one person can be told to be theirs.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, Integer, cast, func, select

from civtable.server.services import Services
from civtable.server.storage.schema import solvers


@dataclass(frozen=True)
class People:
    """How many have answered, and how many of them found it."""

    tried: int = 0
    found: int = 0


def counted(connection: Connection, puzzle: str | None = None) -> dict[str, People]:
    """What people have made of the puzzles that anybody has answered, or of one."""
    found = func.sum(cast(solvers.c.found, Integer))
    query = select(solvers.c.puzzle, func.count(), found).group_by(solvers.c.puzzle)
    if puzzle is not None:
        query = query.where(solvers.c.puzzle == puzzle)
    return {name: People(tried, right) for name, tried, right in connection.execute(query)}


async def first_answer(services: Services, place: str, puzzle: str, who: str, right: bool) -> People:
    """Count an answer if it is the first of that account or browser; what people have made of the puzzle.

    From one address only a few people count, so that nobody counts often who is always somebody else.
    """
    store, limits = services.store, services.limits
    bucket = f"{place} {puzzle}"
    row = {"puzzle": puzzle, "hash": services.accounts.keyed(f"{puzzle} {who}"), "found": right}

    def work(connection: Connection) -> tuple[bool, dict[str, People]]:
        statement = store.insert(solvers).on_conflict_do_nothing()
        new = connection.execute(statement.values(row)).rowcount == 1
        return new, counted(connection, puzzle)

    if not limits.generous and limits.left("puzzle", bucket) < 1:
        people = await store.read(lambda connection: counted(connection, puzzle))
    else:
        new, people = await store.write("", work)
        if new:
            limits.charge("puzzle", bucket, 1.0)
    return people.get(puzzle, People())

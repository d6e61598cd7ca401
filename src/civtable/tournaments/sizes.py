"""How many tables of which size a round has, and how many rounds there are."""

from civtable.tournaments.values import KNOCKOUT, ROUND_ROBIN, Round, Settings


def table_sizes(settings: Settings, number: int) -> list[int]:
    """The sizes of the tables for that many; who is left over has a bye.

    As few byes as possible, then as many full tables as possible; other tables have one seat less. Too few
    for any of these sit at one table.
    """
    full, less = settings.seats, settings.seats - 1
    if number < full and settings.allows(number):
        return [number]
    best: list[int] = []
    for tables in range(number // full, -1, -1):
        if tables and not settings.allows(full):
            continue
        rest = (number - tables * full) // less if settings.allows(less) else 0
        found = [full] * tables + [less] * rest
        if sum(found) > sum(best):
            best = found
    return best


def knockout_sizes(settings: Settings, number: int) -> list[int]:
    """The sizes of the tables of a knockout: about equal; of two, so that a power of two goes on."""
    if settings.seats == 2:
        goes_on = 1 << (number - 1).bit_length() - 1
        return [2] * (number - goes_on)
    tables = -(-number // settings.seats)
    sizes = [number // tables + (one < number % tables) for one in range(tables)]
    return sizes if all(settings.allows(size) for size in sizes) else table_sizes(settings, number)


def going_on(settings: Settings, size: int) -> int:
    """How many of a table go on to the next round of a knockout."""
    usual = 2 if settings.seats == 4 else 1
    return min(settings.advance if settings.advance is not None else usual, size - 1)


def is_final(settings: Settings, one: Round) -> bool:
    """Whether a round of a knockout was its final."""
    return len(one.tables) == 1 and not one.byes and len(one.tables[0].entrants) <= settings.seats


def rounds_of(settings: Settings, number: int) -> int:
    """How many rounds a tournament of that many has, if nobody leaves."""
    if number < 2:
        return 0
    if settings.form == KNOCKOUT:
        return knockout_rounds(settings, number)
    if settings.form == ROUND_ROBIN and settings.seats == 2:
        return number - 1 + number % 2
    if settings.rounds is not None:
        return settings.rounds
    if settings.form == ROUND_ROBIN:
        return -(-(number - 1) // (settings.seats - 1))
    rounds = 1
    while settings.seats**rounds < number:
        rounds += 1
    return rounds + (settings.seats > 2)


def knockout_rounds(settings: Settings, number: int) -> int:
    """How many rounds it takes until one table is left, that one included."""
    rounds = 1
    while number > settings.seats:
        sizes = knockout_sizes(settings, number)
        number = sum(going_on(settings, size) for size in sizes) + number - sum(sizes)
        rounds += 1
    return rounds

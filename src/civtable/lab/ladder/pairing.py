"""Who meets whom on a ladder: a contest in which every pair of bots meets equally often, in every seat.

The seats are filled as evenly as can be: with n bots and k seats each bot sits k // n times, and every choice
of bots for the seats that are left is played once. So two players are all pairs, four players and five
levels are all foursomes, four players and two levels are two against two. Every such mixture is played in all
rotations, forwards and backwards around the table, so that each sits in each seat equally often too. Every
deal is played in all seatings.
"""

from itertools import combinations

from civtable.bots.levels import bot_named, levels
from civtable.bots.policy import refuse_players
from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng
from civtable.core.words import Argument, Reason
from civtable.games import game_named
from civtable.lab.arena.contests import Contest, Outside


def ladder(
    game: str,
    bots: list[str],
    outside: list[Outside],
    players: int | None,
    deals: int,
    seed: str,
    settings: dict[str, str],
) -> Contest:
    """A ladder that can be played; without names of bots all levels of the game take part."""
    known = game_named(game)
    inside = bots or levels(known)
    names = [*inside, *[bot.name for bot in outside]]
    if players is None:
        players = min([seats for seats in known.seats if seats > 1])
    for name in inside:
        refuse_players(bot_named(known, name, seed), players)
    for name in names:
        if names.count(name) > 1:
            raise BadSetting(Reason("ladder-bot-twice", {"name": name}))
    known.start(settings, players, fast_rng(seed))
    if len(names) < 2 or players < 2:
        args: dict[str, Argument] = {"bots": len(names), "players": players}
        raise BadSetting(Reason("ladder-nobody-meets", args))
    seats = seatings(len(names), players)
    return Contest(
        game=known.name,
        bots=tuple(names),
        players=players,
        games=deals * len(seats),
        seed=seed,
        settings=tuple(known.chosen(settings).items()),
        seats=tuple(seats),
        outside=tuple(outside),
    )


def seatings(bots: int, players: int) -> list[tuple[int, ...]]:
    """All seatings of a deal."""
    each, left = divmod(players, bots)
    found: list[tuple[int, ...]] = []
    for more in combinations(range(bots), left):
        # Who sits once more than the others comes first twice, whoever it is: all mixtures are of one shape.
        first = more[0] if more else 0
        around = (*more, *[(first + i) % bots for i in range(bots * each)])
        for way in (around, around[::-1]):
            found += [way[-turn:] + way[:-turn] for turn in range(players)]
    return list(dict.fromkeys(found))

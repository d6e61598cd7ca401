"""Requests about tournaments: making and following them, entering, and what the organiser does."""

import time
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Connection, func, insert, select, update
from starlette.responses import Response

from civtable.core.errors import GameError
from civtable.games import GAMES, game_named
from civtable.server.accounts.api import Mine
from civtable.server.accounts.session import Me
from civtable.server.api import REFUSALS, WithServices, address, json_text
from civtable.server.door.limits import OURS
from civtable.server.errors import Refused, refused
from civtable.server.ratings.scale import BOTS
from civtable.server.services import Services
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.making import known_level, new_id, rule_of
from civtable.server.tables.messages import dumps
from civtable.server.tournaments import entering, models
from civtable.server.tournaments.rows import OPEN, RUNNING, Known, Work, change, found, read_tournament
from civtable.server.tournaments.running import cancelled
from civtable.server.tournaments.telling import read_changed, read_list, tournament_json
from civtable.tournaments.values import KNOCKOUT, ROUND_ROBIN

MOST: Final = 5
"""How many tournaments that are not over an account may have."""

router = APIRouter(prefix="/api", tags=["tournaments"], responses=REFUSALS)
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$", description="The tournament's id")]
Entrant = Annotated[int, Path(ge=1, le=1_000)]


@router.get("/tournaments", response_model=models.All)
async def all_tournaments(request: Request, services: WithServices, me: Me) -> dict[str, Any]:
    """The tournaments that everybody may know of, and all of one's own."""
    services.limits.spend("read", address(request))
    mine = me["id"] if me is not None else None
    return {"tournaments": await services.store.read(lambda connection: read_list(connection, mine))}


@router.post("/tournaments", status_code=201, response_model=models.Made)
async def make(
    request: Request, services: WithServices, mine: Mine, wish: models.NewTournament
) -> dict[str, Any]:
    """Make a tournament, of which one is the organiser."""
    services.limits.spend("new", address(request))
    row = new_tournament(services, wish, mine["id"])
    columns = schema.tournaments.c
    query = select(func.count()).where(columns.host_id == mine["id"], columns.state.in_([OPEN, RUNNING]))

    def work(connection: Connection) -> bool:
        if connection.execute(query).scalar_one() >= MOST:
            return False
        connection.execute(insert(schema.tournaments), row)
        return True

    if not await services.store.write(f"~tournament {row['id']}", work):
        raise refused(409, "tournament-too-many", most=MOST)
    return {"id": row["id"]}


def new_tournament(services: Services, wish: models.NewTournament, host: int) -> dict[str, Any]:
    """The row of a new tournament; refuses one that cannot be."""
    try:
        game = game_named(wish.game)
        settings = game.chosen(wish.settings)
    except GameError as error:
        raise Refused(422, error.reason) from None
    if wish.seats not in game.seats:
        known = ", ".join([str(number) for number in game.seats])
        raise refused(422, "setting-seats", game=game.name, seats=wish.seats, known=known)
    fixed = wish.form == KNOCKOUT or (wish.form == ROUND_ROBIN and wish.seats == 2)
    if wish.rounds is not None and fixed:
        raise refused(422, "tournament-rounds")
    if wish.advance is not None and (wish.form != KNOCKOUT or wish.advance >= wish.seats):
        raise refused(422, "tournament-advance")
    if wish.fill_to > wish.places:
        raise refused(422, "tournament-fill")
    hall = services.hall
    levels = [known_level(hall, game, wish.seats, level) for level in wish.levels]
    must_be_on_scale(wish.rated, levels)
    clock = None
    if wish.clock is not None:
        clock = rule_of(wish.clock, known_level(hall, game, wish.seats, wish.clock.level)).to_json()
    facts = wish.model_dump(
        include={"form", "seats", "rounds", "advance", "same_deals", "rated", "private", "places", "fill_to"}
    )
    return {
        **facts,
        "id": new_id(),
        "title": wish.title or None,
        "game": game.name,
        "settings": settings,
        "clock": clock,
        "levels": levels,
        "host_id": host,
        "state": OPEN,
        "seq": 0,
        "created": time.time(),
    }


def must_be_on_scale(rated: bool, levels: list[str]) -> None:
    """Refuses bots at rated tables that have no rating."""
    strange = [level for level in levels if rated and level not in BOTS]
    if strange:
        raise refused(422, "rated-level", level=strange[0])


@router.get("/tournaments/{tournament}", response_model=models.Shown)
async def follow(
    request: Request,
    services: WithServices,
    me: Me,
    tournament: Id,
    since: Annotated[int | None, Query(alias="changed", ge=0, description="What one knows already")] = None,
) -> Response:
    """Everything about a tournament; nothing (204) if it is still what one knows already."""
    services.limits.spend("read", address(request))
    if since is not None and since == await services.store.read(
        lambda connection: read_changed(connection, tournament)
    ):
        return Response(status_code=204)
    return await told(request, services, tournament, me["id"] if me is not None else None)


async def told(
    request: Request, services: Services, tournament: str, me: int | None, done: bool = False
) -> Response:
    """All of a tournament: with many rounds that takes its time, which is charged to whoever asks.

    What is told of something that is `done` comes whatever it costs.
    """
    who = address(request)
    must_pay(request, services, done)

    def read(connection: Connection) -> tuple[Known | None, float]:
        begun = time.thread_time()
        return read_tournament(connection, tournament), time.thread_time() - begun

    known, spent = await services.store.read(read)
    services.limits.charge("replay", who, spent)
    if known is None:
        raise refused(404, "tournament-none")
    replays = services.hall.replays
    return json_text(await replays.run(OURS if done else who, lambda: dumps(tournament_json(known, me))))


def must_pay(request: Request, services: Services, done: bool = False) -> None:
    """Refuses who has asked for too much, before anything is done."""
    if not done:
        services.limits.can_pay("replay", address(request))


# What changes one.


async def changing(
    request: Request,
    services: Services,
    mine: Row,
    tournament: str,
    decide: Callable[[Known], Work | None],
) -> Response:
    """Change a tournament, let it go on, and tell what it is then."""
    services.limits.spend("write", address(request))
    must_pay(request, services)

    async def work(known: Known) -> Work | None:
        return decide(known)

    await change(services.store, tournament, work)
    await services.tournaments.go_on(tournament)
    return await told(request, services, tournament, mine["id"], done=True)


@router.post("/tournaments/{tournament}/enter", response_model=models.Shown)
async def enter(request: Request, services: WithServices, mine: Mine, tournament: Id) -> Response:
    """Enter; where it is full or has begun, as a reserve."""
    host = (await found(services.store, tournament)).row["host_id"]
    await services.people.must_be_welcome(host, mine["id"])
    await services.people.must_be_welcome(mine["id"], host)
    return await changing(
        request, services, mine, tournament, lambda known: entering.entered(known, mine["id"])
    )


@router.post("/tournaments/{tournament}/leave", response_model=models.Shown)
async def leave(request: Request, services: WithServices, mine: Mine, tournament: Id) -> Response:
    """Leave; in a running one a bot plays on."""
    return await changing(request, services, mine, tournament, lambda known: entering.left(known, mine["id"]))


@router.post("/tournaments/{tournament}/start", response_model=models.Shown)
async def start(request: Request, services: WithServices, mine: Mine, tournament: Id) -> Response:
    """Close entry, fill up with bots, draw, and make the first round."""
    services.limits.spend("write", address(request))
    entering.must_organise(await found(services.store, tournament), mine["id"])
    services.limits.spend("idle", address(request))
    await services.tournaments.make(tournament, services.tournaments.start)
    return await told(request, services, tournament, mine["id"], done=True)


@router.post("/tournaments/{tournament}/cancel", response_model=models.Shown)
async def cancel(request: Request, services: WithServices, mine: Mine, tournament: Id) -> Response:
    """End it as it is."""

    def decide(known: Known) -> Work:
        entering.must_organise(known, mine["id"])
        return cancelled(known)

    return await changing(request, services, mine, tournament, decide)


@router.post("/tournaments/{tournament}/entrants/{number}/remove", response_model=models.Shown)
async def remove(
    request: Request, services: WithServices, mine: Mine, tournament: Id, number: Entrant
) -> Response:
    """Take an entrant out."""

    def decide(known: Known) -> Work:
        entering.must_organise(known, mine["id"])
        return entering.removed(known, number)

    return await changing(request, services, mine, tournament, decide)


@router.post("/tournaments/{tournament}/entrants/{number}/replace", response_model=models.Shown)
async def replace(
    request: Request,
    services: WithServices,
    mine: Mine,
    tournament: Id,
    number: Entrant,
    wish: models.Replacement,
) -> Response:
    """Put a reserve or a bot in the place of an entrant."""

    def decide(known: Known) -> Work:
        entering.must_organise(known, mine["id"])
        level = wish.level
        if level is not None:
            level = known_level(services.hall, GAMES[known.row["game"]], known.row["seats"], level)
            must_be_on_scale(known.row["rated"], [level])
        return entering.replaced(known, number, wish.by, level)

    return await changing(request, services, mine, tournament, decide)


@router.post(
    "/tournaments/{tournament}/rounds/{round_number}/tables/{table}/decide", response_model=models.Shown
)
async def decide_game(
    request: Request,
    services: WithServices,
    mine: Mine,
    tournament: Id,
    round_number: Annotated[int, Path(ge=1, le=1_000)],
    table: Annotated[int, Path(ge=1, le=1_000)],
    wish: models.Decision,
) -> Response:
    """Decide a game of the running round that does not end."""

    def decide(known: Known) -> Work:
        entering.must_organise(known, mine["id"])
        return decided(known, round_number, table, wish.ranks)

    return await changing(request, services, mine, tournament, decide)


def decided(known: Known, number: int, table: int, ranks: list[int]) -> Work:
    """The organiser says how a game ended."""
    entering.must_be(known, RUNNING)
    pairing = next((one for one in known.tables_of(number) if one["number"] == table), None)
    if pairing is None:
        raise refused(404, "tournament-no-table")
    if number != len(known.rounds) or known.result(pairing) is not None:
        raise refused(409, "tournament-not-now")
    right = [1 + sum(other < own for other in ranks) for own in ranks]
    if len(ranks) != len(pairing["entrants"]) or ranks != right:
        raise refused(422, "tournament-ranks", seats=len(pairing["entrants"]))
    columns = schema.pairings.c
    statement = update(schema.pairings).where(columns.table_id == pairing["table_id"]).values(decided=ranks)

    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work

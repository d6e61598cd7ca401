"""Requests about ratings: lists, leaderboards, a player's history, what a game has changed."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from civtable.server.accounts.session import Me
from civtable.server.api import REFUSALS, TableId, WithServices, address
from civtable.server.errors import refused
from civtable.server.forms.fields import Name
from civtable.server.ratings import models
from civtable.server.ratings.finished import RatingList
from civtable.server.ratings.scale import BOTS, PROVISIONAL, Standing
from civtable.server.ratings.standings import (
    changes_at,
    histories,
    known_lists,
    leaderboard,
    played_in,
    player_named,
)
from civtable.server.storage.store import Row

router = APIRouter(prefix="/api", tags=["ratings"], responses=REFUSALS)


def rating_json(standing: Standing) -> dict[str, Any]:
    """A rating as people read it."""
    return {
        "rating": standing.shown,
        "uncertainty": standing.uncertainty,
        "games": standing.games,
        "provisional": standing.provisional,
    }


@router.get("/ratings", response_model=list[models.RatingListShown])
async def all_lists(request: Request, services: WithServices) -> list[dict[str, Any]]:
    """The lists of ratings, by game, edition and number of players."""
    services.limits.spend("read", address(request))
    played = await played_in(services.store)
    return [{**one._asdict(), "played": played.get(one, 0)} for one in known_lists()]


@router.get("/ratings/player", response_model=models.Player)
async def player(
    request: Request,
    services: WithServices,
    me: Me,
    name: Annotated[Name, Query(description="The name of an account")],
) -> dict[str, Any]:
    """The ratings of an account after each of its rated games, by list."""
    services.limits.spend("read", address(request))
    found = await player_named(services.store, name)
    if found is None:
        raise refused(404, "rated-no-player")
    own = me is not None and me["id"] == found["account"]
    lists = await histories(services.store, found["id"])
    return {
        "name": found["name"],
        "you": own,
        "lists": [
            {**rated_in._asdict(), "games": [game_json(row, own) for row in games]}
            for rated_in, games in lists.items()
        ],
    }


def game_json(row: Row, own: bool) -> dict[str, Any]:
    """A rated game of a player."""
    return {
        **rating_json(Standing(row["mu"], row["sigma"], row["number"])),
        **{name: row[name] for name in ("at", "place", "abandoned")},
        "table": row["table_id"] if own else None,
    }


@router.get("/ratings/{game}/{seats}", response_model=models.Leaderboard)
async def one_list(
    request: Request,
    services: WithServices,
    me: Me,
    game: str,
    seats: Annotated[int, Path(ge=1, le=10)],
    edition: Annotated[str, Query(max_length=10)] = "",
) -> dict[str, Any]:
    """A list: people and levels of bots on one scale, the strongest first."""
    services.limits.spend("read", address(request))
    rated_in = RatingList(game, edition, seats)
    if rated_in not in known_lists():
        raise refused(404, "rated-no-list")
    account = me["id"] if me is not None else None
    rows = await leaderboard(services.store, rated_in, account)
    return {
        **rated_in._asdict(),
        "played": (await played_in(services.store)).get(rated_in, 0),
        "enough": PROVISIONAL,
        "rows": [
            {
                **rating_json(one.standing),
                "place": one.place,
                "name": one.name,
                "level": one.level,
                "you": account is not None and one.account == account,
            }
            for one in rows
        ],
    }


@router.get("/tables/{table_id}/ratings", response_model=list[models.RatingChange])
async def changes(request: Request, services: WithServices, table_id: TableId) -> list[dict[str, Any]]:
    """What a rated game made of the ratings; empty until they are written, a moment after its end."""
    services.limits.spend("read", address(request))
    return [
        {
            "seat": row["seat"],
            "level": row["who"] if row["who"] in BOTS else None,
            "before": rating_json(before),
            "after": rating_json(Standing(row["mu"], row["sigma"], row["number"])),
            "abandoned": row["abandoned"],
        }
        for row, before in await changes_at(services.store, table_id)
    ]

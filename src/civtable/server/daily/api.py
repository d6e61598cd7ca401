"""Requests about daily deals: those of today, one of a day with its standings, the archive, and playing."""

import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request

from civtable import daily
from civtable.core.errors import GameError
from civtable.games import GAMES
from civtable.server.accounts.session import Me
from civtable.server.api import REFUSALS, Token, WithServices, address
from civtable.server.daily import models as forms
from civtable.server.daily.tries import MOST_SHOWN, OVER, Player, own_json, place_of
from civtable.server.errors import Refused, refused
from civtable.server.services import Services

router = APIRouter(prefix="/api/daily", tags=["daily"], responses=REFUSALS)
ARCHIVE_DAYS: Final = 60
DAY_SECONDS: Final = 24 * 3600

Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day, as 2026-11-17")]

After = Annotated[int, Query(ge=0, le=1_000_000, description="How many of the standings are left out")]


async def player_of(token: Token, me: Me) -> Player:
    """Who asks: the account of the session, the browser by its token."""
    if me is None:
        return Player(token, None, None)
    return Player(token, me["id"], me["name"])


Asking = Annotated[Player, Depends(player_of)]


def deal_at(game: str, day: str) -> daily.Deal:
    """The deal of a game on a day; refuses what there never was."""
    if game not in GAMES:
        raise refused(404, "server-no-game")
    try:
        return daily.Deal(GAMES[game], daily.day_in(day))
    except GameError as error:
        raise Refused(404, error.reason) from None


async def deal_json(services: Services, deal: daily.Deal, player: Player, after: int = 0) -> dict[str, Any]:
    """A deal as this player may know it. The tables of others can be looked at when the day is over."""
    is_today = deal.day == daily.today()
    standings = await services.tries.standings(deal.game.name, deal.day)
    own = await services.tries.own(deal.game.name, deal.day, player)
    mine = own_json(own)
    if own is not None and mine is not None and mine["state"] == OVER:
        mine = own_json(await services.tries.with_course(own))
        assert mine is not None
        mine["place"] = place_of(standings, own["table_id"])
    return {
        "game": deal.game.name,
        "day": deal.day,
        "today": is_today,
        "version": deal.game.version,
        "seats": deal.seats,
        "settings": deal.settings,
        "own": mine,
        "played": len(standings),
        "standings": [
            {
                **{name: row[name] for name in ("place", "name", "rank", "total", "version")},
                "seats": len(row["seats"]),
                "you": own is not None and row["table_id"] == own["table_id"],
                "table": row["table_id"] if not is_today else None,
            }
            for row in standings[after : after + MOST_SHOWN]
        ],
    }


@router.get("", response_model=forms.Today)
async def today(request: Request, services: WithServices, player: Asking) -> dict[str, Any]:
    """The deals of this day, which begins at midnight UTC."""
    services.limits.spend("read", address(request))
    day = daily.today()
    deals = [await deal_json(services, daily.Deal(game, day), player) for game in GAMES.values()]
    return {"day": day, "left": DAY_SECONDS - int(time.time()) % DAY_SECONDS, "deals": deals}


@router.get("/{game}", response_model=forms.Archive)
async def archive(request: Request, services: WithServices, player: Asking, game: str) -> dict[str, Any]:
    """The last 60 days of a game on which anybody here has played."""
    services.limits.spend("read", address(request))
    day = daily.today()
    deal_at(game, day)
    days = await services.tries.days(game, daily.before(day, ARCHIVE_DAYS), player)
    return {"today": day, "first": daily.FIRST_DAY.isoformat(), "days": days}


@router.get("/{game}/{day}", response_model=forms.DailyDeal)
async def one(
    request: Request, services: WithServices, player: Asking, game: str, day: Day, after: After = 0
) -> dict[str, Any]:
    """The deal of a day, one's own try, and who finished it, a hundred at a time."""
    services.limits.spend("read", address(request))
    return await deal_json(services, deal_at(game, day), player, after)


@router.post("/{game}/{day}", status_code=201, response_model=forms.Seated)
async def play(
    request: Request, services: WithServices, player: Asking, game: str, day: Day, wish: forms.Try
) -> dict[str, Any]:
    """Begin the try that counts, or go on with it; or practise, at a past deal or after it."""
    services.limits.spend("new", address(request))
    deal = deal_at(game, day)
    named = Player(player.token, player.account, player.name or wish.name or None)
    seated = await services.tries.sit_down(deal, named, wish.practice)
    return {
        "id": seated.table,
        "seat": daily.PERSON_AT,
        "token": seated.token,
        "player": seated.player,
        "counted": seated.counted,
    }

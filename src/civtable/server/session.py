"""The account of a request, from its cookie."""

from typing import Annotated

from fastapi import Depends, Request

from civtable.server.api import AtDesk
from civtable.server.guard import COOKIE
from civtable.server.store import Row


async def account_of(request: Request, desk: AtDesk) -> Row | None:
    """The account whose session the request brings; None without one."""
    return await desk.accounts.of_session(request.cookies.get(COOKIE))


Me = Annotated[Row | None, Depends(account_of)]

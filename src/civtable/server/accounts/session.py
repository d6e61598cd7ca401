"""The account of a request, from its cookie, and the browser that brings it."""

import re
from typing import Annotated, Final

from fastapi import Depends, Request

from civtable.server.api import WithServices
from civtable.server.door.guard import COOKIE
from civtable.server.storage.store import Row

BROWSERS: Final = {
    "Edge": "Edg(?:e|A|iOS)?/",
    "Opera": "OPR/",
    "Samsung Internet": "SamsungBrowser/",
    "Firefox": "(?:Firefox|FxiOS)/",
    "Chrome": "(?:Chrom(?:e|ium)|CriOS)/",
    "Safari": "Safari/",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "macOS": "Mac OS X",
    "ChromeOS": "CrOS",
    "Linux": "Linux",
}
"""By what a browser and its system are known; who imitates others stands before them."""


def browser_of(agent: str) -> str:
    """The browser and its system, by the names they have; of a program, what it calls itself."""
    names = [
        next((name for name, sign in known.items() if re.search(sign, agent)), None)
        for known in (BROWSERS, SYSTEMS)
    ]
    program = re.match(r"[\w.-]{1,40}", agent, re.ASCII)
    return ", ".join([name for name in names if name]) or (program[0] if program else "")


async def account_of(request: Request, services: WithServices) -> Row | None:
    """The account whose session the request brings; None without one."""
    return await services.accounts.of_session(request.cookies.get(COOKIE))


Me = Annotated[Row | None, Depends(account_of)]

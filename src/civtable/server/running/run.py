"""How uvicorn runs the application."""

import gc
from typing import Final

from fastapi import FastAPI

from civtable.server.door.connections import (
    BACKLOG,
    Configuration,
    Connections,
    HttpConnection,
    LiveConnection,
)
from civtable.server.door.guard import LARGEST
from civtable.server.settings import Networks, Settings

GRACE_SECONDS: Final = 3
"""How long requests may go on after Ctrl-C."""

KEEP_ALIVE_SECONDS: Final = 75
"""How long an idle connection stays open: longer than the usual proxy in front waits."""


def settle() -> None:
    """All that is loaded now stays: it is not looked through again and again for what could be thrown away.

    While that is done nobody is answered, for a fifth of a second each time.
    """
    gc.collect()
    gc.freeze()


def trusted(proxies: tuple[str, ...]) -> list[str]:
    """Networks as uvicorn reads them; those of IPv4 also as they look on a socket of IPv6."""
    networks = Networks(proxies).networks
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in networks if one.version == 4]
    return [*[str(one) for one in networks], *mapped]


def configuration(app: FastAPI, settings: Settings) -> Configuration:
    """How uvicorn runs an application."""
    config = Configuration(
        app,
        http=HttpConnection,
        ws=LiveConnection,
        log_config=None,
        log_level="warning",  # it would write down the addresses of private tables, and who is there
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=trusted(settings.proxies),
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
    )
    config.connections = Connections(settings)
    config.settings = settings
    return config

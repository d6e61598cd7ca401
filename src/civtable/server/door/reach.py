"""From where a server can be reached: by this machine only, or by others in the local net."""

import socket
from typing import Any, Final

from civtable.server.settings import Settings, plain_address

SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: asking which of ours would speak to it sends nothing."""


def local_address() -> str | None:
    """The address of this machine in its local net; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    address = plain_address(found)
    return None if address is None or address.is_loopback or address.is_unspecified else found


def is_here_only(settings: Settings) -> bool:
    """Whether a server listens to this machine alone, and nothing in front of it lets others in."""
    address = plain_address(settings.host)
    loopback = settings.host == "localhost" or (address is not None and address.is_loopback)
    return loopback and not settings.names and not settings.proxies


def reach_of(settings: Settings, port: int) -> dict[str, Any]:
    """Whether others can come, and by which address they would in the local net."""
    found = local_address()
    return {
        "here_only": is_here_only(settings),
        "address": None if found is None else f"http://{found}:{port}",
    }

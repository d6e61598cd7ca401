"""From where a server can be reached: by this machine only, by others in the local net, or by a name."""

import socket
from pathlib import Path
from typing import Any, Final

from civtable.server.door.hosts import ANY, EVERYWHERE
from civtable.server.settings import Settings, plain_address

SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: asking which of ours would speak to it sends nothing."""

CONTAINER_MARKS: Final = (Path("/run/.containerenv"), Path("/.dockerenv"))
"""Files that podman and docker put into a container, where nobody else knows the addresses that one sees."""


def local_address() -> str | None:
    """The address of this machine in its local net; None if it is in none, or in that of a container."""
    if any(mark.exists() for mark in CONTAINER_MARKS):
        return None
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
    return is_loopback(settings.host) and not settings.names and not settings.proxies


def is_loopback(host: str) -> bool:
    """Whether only this machine can speak to what listens there."""
    address = plain_address(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def address_of(settings: Settings, port: int) -> str | None:
    """What links for others begin with: our first name, else where we listen; None if that is unknown."""
    name = next((name for name in settings.names if name != ANY), None)
    if name is not None:
        return named(name, port, behind=bool(settings.proxies) or is_loopback(settings.host))
    if settings.host in EVERYWHERE or is_here_only(settings):
        found = local_address()
        return None if found is None else f"http://{found}:{port}"
    return None if is_loopback(settings.host) else named(settings.host, port, behind=False)


def named(host: str, port: int, *, behind: bool) -> str:
    """The address at a host; `behind` a proxy that speaks TLS to everybody else."""
    if plain_address(host) is not None and ":" in host:
        host = f"[{host}]"
    if behind:
        return f"https://{host}"
    return f"http://{host}" if ":" in host.rpartition("]")[2] else f"http://{host}:{port}"


def reach_of(settings: Settings, port: int) -> dict[str, Any]:
    """Whether others can come, and by which address: for one that listens here only, its later one."""
    return {"here_only": is_here_only(settings), "address": address_of(settings, port)}

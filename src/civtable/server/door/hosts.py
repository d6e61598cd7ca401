"""By which names a server is reached: a page elsewhere that gives itself our address is not answered."""

import socket
from typing import Final

from civtable.server.settings import Settings, plain_address

ANY: Final = "*"
EVERYWHERE: Final = ("0.0.0.0", "::", "")
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """The names that the operator gave; without any, those that the address we listen on has anyway."""

    def __init__(self, settings: Settings) -> None:
        self.any = ANY in settings.names
        self.any_address = not settings.names and settings.host in EVERYWHERE
        self.names = {bare(name) for name in (*THIS_MACHINE, settings.host, *settings.names)}
        if self.any_address:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}

    def know(self, header: str) -> bool:
        """Whether a request with this header Host is for us."""
        if self.any:
            return True
        host = bare(header)
        return host in self.names or (self.any_address and plain_address(host) is not None)


def bare(host: str) -> str:
    """A host without its port and brackets, in small letters."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host.removesuffix(".")

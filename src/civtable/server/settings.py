"""What the operator of a server has decided; worker processes get it as JSON in one variable."""

import json
import os
from dataclasses import asdict, dataclass, replace
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from civtable.analysis import QUICK
from civtable.server.bots.policies import ServedPolicy

ENVIRONMENT: Final = "CIVTABLE_SETTINGS"
"""The variable; on the way into the command it may hold some of the settings, for tests."""

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Settings:
    """All that can be set about a server."""

    db: str | None = None
    workers: int = 1
    host: str = "127.0.0.1"
    names: tuple[str, ...] = ()
    """Host names that people reach the server by; `*` is any."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose word about the client's address is believed."""
    metrics: tuple[str, ...] = ()
    """Addresses and networks that may read how the server is, besides this machine."""
    put_away_days: float = 30.0
    """After how many days without anybody looking at it a table is put away."""
    put_away_bots: float = 1.0
    """After how many hours a table at which only bots play is put away."""
    policies: tuple[ServedPolicy, ...] = ()
    """Trained policies that may sit at tables."""
    analyses: int = 1
    """How many finished games are analysed at a time, by all workers together; 0 for none."""
    analysis_games: int = QUICK
    """Games that are played out to judge a decision of an analysis."""
    analysis_niceness: int = 19
    """By how much an analysis gives way to everybody else: as much as there is."""
    mail: str | None = None
    """The address of the mail server, such as `smtp://user@host:587`; without one there is no mail."""
    mail_from: str | None = None
    """The address that mails come from."""
    mail_password_file: str | None = None
    """A file with the password of the mail server; without one it is in the environment."""
    notices_private: bool = False
    """Whether notices may be sent to private addresses too, and without TLS."""
    notices_every: float = 2.0
    """After how many seconds is looked again for notices that are due."""
    verbose: bool = False
    app: str = "civtable.server.app:create_app"
    """What makes the application of a worker; tests have their own."""

    generous: bool = False
    """No limits for one address: for load tests on one's own machine."""
    connections_each: int = 200
    """How many connections one address may have to a worker."""
    headers_seconds: float = 10.0
    body_seconds: float = 30.0
    stall_seconds: float = 30.0
    """How long a worker's event loop may stand still."""
    end_seconds: float = 6.0
    """How long workers may take to end when the server is told to."""

    def to_json(self) -> str:
        """The form for the variable."""
        return json.dumps(asdict(self))


def settings_here() -> Settings:
    """The settings in the environment; what is not there is as usual."""
    given: dict[str, Any] = json.loads(os.environ.get(ENVIRONMENT, "{}"))
    lists = {name: tuple(value) for name, value in given.items() if isinstance(value, list)}
    lists["policies"] = tuple([ServedPolicy(**policy) for policy in given.get("policies", ())])
    return replace(Settings(), **{**given, **lists})


class Networks:
    """A set of addresses, written as addresses and networks. Raises ValueError for what is neither."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.networks: list[Network] = [ip_network(text, strict=False) for text in texts]

    def __contains__(self, address: str) -> bool:
        found = plain_address(address)
        return found is not None and any(found in network for network in self.networks)


def plain_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that comes over IPv6 is the address of IPv4. None if it is none."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def place_of(address: str) -> str:
    """What counts as one address: of IPv6 a whole network, since a household has that many."""
    found = plain_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return str(found or address)

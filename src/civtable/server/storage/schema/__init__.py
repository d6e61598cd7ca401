"""What the database holds. The truth of a table is its list of entries; the rest makes it easy to find.

Everybody imports them from here; a module each declares those of play, people, notices and tournaments.
"""

from civtable.server.storage.schema.base import metadata
from civtable.server.storage.schema.contests import (
    entrants,
    pairings,
    rounds,
    tournaments,
)
from civtable.server.storage.schema.notices import (
    device_seats,
    devices,
    looks,
    mails,
    outbox,
    webhooks,
)
from civtable.server.storage.schema.people import (
    accounts,
    blocks,
    friendships,
    invitations,
    owners,
    players,
    rated_seats,
    ratings,
    sessions,
)
from civtable.server.storage.schema.play import (
    allowances,
    analyses,
    analysis_parts,
    attempts,
    campaigns,
    entries,
    finals,
    positions,
    presence,
    results,
    secrets,
    solvers,
    tables,
    tokens,
    tries,
    uptime,
)

__all__ = [
    "accounts",
    "allowances",
    "analyses",
    "analysis_parts",
    "attempts",
    "blocks",
    "campaigns",
    "device_seats",
    "devices",
    "entrants",
    "entries",
    "finals",
    "friendships",
    "invitations",
    "looks",
    "mails",
    "metadata",
    "outbox",
    "owners",
    "pairings",
    "players",
    "positions",
    "presence",
    "rated_seats",
    "ratings",
    "results",
    "rounds",
    "secrets",
    "sessions",
    "solvers",
    "tables",
    "tokens",
    "tournaments",
    "tries",
    "uptime",
    "webhooks",
]

"""People: accounts, whose seats are whose, ratings, friends."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from civtable.server.storage.schema.base import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("recovery", String(200)),  # the hash of a code that opens the account once, without the password
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("place", String(64), nullable=False),  # a keyed hash of the address it was opened from
    Column("agent", String(80), nullable=False),  # what the browser said it is
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
)

players = Table(
    "players",
    metadata,
    # Who an account is in ratings. The row stays when the account goes, and then says nothing of anybody.
    Column("id", Integer, primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), unique=True),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    # Who plays which seat of a rated table; all other seats there are bots of the scale.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Integer, ForeignKey("players.id"), nullable=False, index=True),
    Index("rated_once", "table_id", "player_id", unique=True),
)

ratings = Table(
    "ratings",
    metadata,
    # What each rated game made of the rating of each who took part; all of it follows from stored games.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("who", String(40), primary_key=True),  # the number of a player, or the level of a bot
    Column("player_id", Integer, ForeignKey("players.id"), index=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("number", Integer, nullable=False),  # which game of theirs it was in this list
    Column("place", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ratings_in_list", "game", "edition", "seats", "who", "number"),
)

friendships = Table(
    "friendships",
    metadata,
    # One row for two accounts, the smaller number first.
    Column("low_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("high_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("asked_by", Integer, ForeignKey("accounts.id"), nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("friendships_of_high", "high_id"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("blocked_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Index("blocks_of_blocked", "blocked_id"),
)

invitations = Table(
    "invitations",
    metadata,
    # To a table that waits, for an account; gone when it is answered, and worth nothing when it has expired.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("to_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("from_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("invitations_to", "to_id"),
)

"""What the database holds. The truth of a table is its list of entries; the rest makes it easy to find."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    # What never changes after the table is made.
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("chance", String(10), nullable=False),
    Column("seed", String(100), nullable=False),  # leaves the server only when the game is over
    Column("title", String(80)),
    Column("private", Boolean, nullable=False),
    Column("takeover", Integer),
    Column("first_seats", JSON, nullable=False),
    Column("branch_of", String(12)),
    Column("branch_ply", Integer),
    Column("rematch_of", String(12)),
    Column("imported", Boolean, nullable=False),  # made from a record, and so in nobody's statistics
    Column("start", LargeBinary),  # the position it begins from, JSON, compressed; empty for a new game
    Column("daily", String(10)),  # the day of the deal that is played here; see civtable/daily.py
    Column("counted", Boolean, nullable=False),  # of a daily deal: whether it is the try that counts
    Column("hints", Boolean, nullable=False),  # whether who decides may ask for them; see server/hints
    Column("created", Float, nullable=False),
    # What follows from the entries, kept for the lobby and for bots that have to go on.
    Column("seats", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer),
    Column("bot_next", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", JSON(none_as_null=True)),  # of a public game that runs: round, age, nations
    # What has become of it beside the game.
    Column("looked", Float, nullable=False),  # when somebody last looked at it, to a few minutes
    Column("away", Boolean, nullable=False),  # put away: nobody has looked at it for long
    Column("problem", JSON(none_as_null=True)),  # why it cannot go on; see server/problems.py
    Index("tables_in_lobby", "status", "private", "changed"),
)

entries = Table(
    "entries",
    metadata,
    # The primary key keeps a table from forking: two processes cannot both write the next entry.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("trace", String(8)),  # of a move: what was offered up to it, to compare with other rules
)

finals = Table(
    "finals",
    metadata,
    # All that readers want of a finished game, so that no change of rules makes it unreadable.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

positions = Table(
    "positions",
    metadata,
    # A running game as it stood when it was last quiet.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the state's JSON form, compressed
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

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

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("hash", String(64), nullable=False),  # of the token that opens it
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", String(12), ForeignKey("tables.id")),  # of the game that is being played
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    # The tries at daily deals that count: for each browser, and for each account, one a day and game.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules: another version has another deal
    Column("hash", String(64), nullable=False),  # of the token by which the browser is known
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("name", String(40)),
    Column("at", Float, nullable=False),
    Column("course", String(20)),  # how the game went, once it is over; see civtable/daily.py
    Index("tries_by_browser", "game", "day", "hash", unique=True),
    Index("tries_by_account", "game", "day", "account_id", unique=True),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("points", JSON(none_as_null=True)),  # by source; written down when the finished game is kept
    Column("opening", JSON(none_as_null=True)),  # what the seat began with; see server/openings.py
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)

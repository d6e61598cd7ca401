"""Tables and what has become of them: games, seats, tries, results, analyses; and what servers know."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from civtable.server.storage.schema.base import metadata

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
    Column("tournament", String(12)),  # whose table it is; see server/tournaments
    Column("title", String(80)),
    Column("private", Boolean, nullable=False),
    Column("takeover", Integer),
    Column("clock", JSON(none_as_null=True)),  # see server/clocks; empty where nobody's time is counted
    Column("tick", Float),  # of a table with a clock: the server seconds when it was made
    Column("first_seats", JSON, nullable=False),
    Column("branch_of", String(12)),
    Column("branch_ply", Integer),
    Column("rematch_of", String(12)),
    Column("imported", Boolean, nullable=False),  # made from a record, and so in nobody's statistics
    Column("start", LargeBinary),  # the position it begins from, JSON, compressed; empty for a new game
    Column("daily", String(10)),  # the day of the deal that is played here; see civtable/daily.py
    Column("counted", Boolean, nullable=False),  # of a daily deal: whether it is the try that counts
    Column("challenge", String(60)),  # the challenge that is played here; see civtable/challenges
    Column("hints", Boolean, nullable=False),  # whether who decides may ask for them; see server/hints
    Column("rated", Boolean, nullable=False),  # whether the result counts in ratings; see server/ratings
    Column("host_id", Integer, ForeignKey("accounts.id", name="tables_host")),  # the account that made it
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
    Column("due", Float),  # in server seconds: when the clock that runs comes to zero; empty if none runs
    Column("sealed", Boolean, nullable=False),  # the seed stays secret after the end, too, for a while
    # What has become of it beside the game.
    Column("looked", Float, nullable=False),  # when somebody last looked at it, to a few minutes
    Column("away", Boolean, nullable=False),  # put away: nobody has looked at it for long
    Column("problem", JSON(none_as_null=True)),  # why it cannot go on; see server/tables/problems.py
    Index("tables_in_lobby", "status", "private", "changed"),
    Index("tables_by_due", "due"),
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
    Column("clock", Text),  # what the clocks say after it, where the table has a clock and it turns them
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

attempts = Table(
    "attempts",
    metadata,
    # The attempts at challenges: of a browser, or of an account, as many as it likes.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("challenge", String(60), nullable=False),
    Column("hash", String(64), nullable=False, index=True),  # of the token by which the browser is known
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("at", Float, nullable=False),
    Column("stars", Integer),  # once the game is over
)

allowances = Table(
    "allowances",
    metadata,
    # Who played has allowed that puzzles are made from the finished game: a row for each seat that has.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

solvers = Table(
    "solvers",
    metadata,
    # Whether a puzzle was found at the first answer; the key tells nobody's answers to two puzzles together.
    Column("puzzle", String(60), primary_key=True),
    Column("hash", String(64), primary_key=True),  # of who answered, together with the puzzle
    Column("found", Boolean, nullable=False),
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
    Column("opening", JSON(none_as_null=True)),  # what the seat began with; see server/past/openings.py
)

analyses = Table(
    "analyses",
    metadata,
    # Of a finished game: one from what each seat knew, and one with all cards open.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("all_open", Boolean, primary_key=True),
    Column("state", String(10), nullable=False),
    Column("games", Integer, nullable=False),  # a decision
    Column("done", Integer, nullable=False),
    Column("total", Integer),  # at most; known once it has begun
    Column("tries", Integer, nullable=False),  # how often it was begun since something was last found
    Column("asked", Float, nullable=False),
    Column("claim", String(32)),  # who works on it, and until when nobody else does
    Column("until", Float, nullable=False),
    Column("reason", JSON(none_as_null=True)),  # why it failed
    Column("body", LargeBinary),  # what came of it: JSON, compressed
    Index("analyses_in_queue", "state", "asked"),
)

analysis_parts = Table(
    "analysis_parts",
    metadata,
    # What was found so far, in its order; of a finished analysis, each decision whole, by its ply; and which
    # version of civtable has found it.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("all_open", Boolean, primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

secrets = Table(
    "secrets",
    metadata,
    # Values with a name; also what servers are told (see told.py) and `health` (see running/health.py).
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    # One row: for how many seconds a server was there while a clock ran. See server/clocks/uptime.py.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),
)

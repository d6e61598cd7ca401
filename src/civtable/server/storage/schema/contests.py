"""Tournaments: who takes part, the rounds, and their tables."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from civtable.server.storage.schema.base import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("title", String(80)),
    Column("game", String(40), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("form", String(20), nullable=False),
    Column("seats", Integer, nullable=False),  # at a table
    Column("rounds", Integer),  # as chosen; empty for the usual number
    Column("advance", Integer),
    Column("same_deals", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("places", Integer, nullable=False),
    Column("fill_to", Integer, nullable=False),
    Column("levels", JSON, nullable=False),
    Column("host_id", Integer, ForeignKey("accounts.id"), index=True),  # the organiser
    Column("state", String(10), nullable=False),
    Column("lot", String(64)),  # the published seed of the draw, from the start on
    Column("seq", Integer, nullable=False),  # counts changes: who writes has to know the last one
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("tournaments_by_state", "state", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    # The places of a tournament, and who waits for one.
    Column("tournament_id", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("level", String(40)),  # of a bot
    Column("state", String(10), nullable=False),
    Column("replaced", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("entrants_once", "tournament_id", "account_id", unique=True),
)

rounds = Table(
    "rounds",
    metadata,
    # The primary key decides which process makes a round.
    Column("tournament_id", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("byes", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    # The tables of a round: who sits there, by seat; ranks where the organiser has decided.
    Column("tournament_id", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("entrants", JSON, nullable=False),
    Column("decided", JSON(none_as_null=True)),
)

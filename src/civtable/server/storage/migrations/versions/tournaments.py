"""Tournaments: what was chosen, who takes part, rounds and their tables; tables that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables and the columns; tables from before are nobody's."""
    op.add_column("tables", sa.Column("tournament", sa.String(12)))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("title", sa.String(80)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("form", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("advance", sa.Integer),
        sa.Column("same_deals", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("fill_to", sa.Integer, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("host_id", sa.Integer, sa.ForeignKey("accounts.id"), index=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("lot", sa.String(64)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(12), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), index=True),
        sa.Column("level", sa.String(40)),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("replaced", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("entrants_once", "entrants", ["tournament_id", "account_id"], unique=True)
    op.create_table(
        "rounds",
        sa.Column("tournament_id", sa.String(12), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("byes", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(12), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("decided", sa.JSON(none_as_null=True)),
    )

"""Analyses of finished games: how far they are, what was found, what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("all_open", sa.Boolean, primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("claim", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("reason", sa.JSON(none_as_null=True)),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("analyses_in_queue", "analyses", ["state", "asked"])
    op.create_table(
        "analysis_parts",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("all_open", sa.Boolean, primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )

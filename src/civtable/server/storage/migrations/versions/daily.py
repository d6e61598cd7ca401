"""Daily deals: whose try counts, which tables play one. Of finished games: points by source, openings."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and the table; what is missing of older games is written down by the keeper."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("daily", sa.String(10)))
        tables.add_column(sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("points", sa.JSON(none_as_null=True)))
    op.add_column("results", sa.Column("opening", sa.JSON(none_as_null=True)))
    op.create_table(
        "tries",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("name", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("course", sa.String(20)),
    )
    op.create_index("ix_tries_account_id", "tries", ["account_id"])
    op.create_index("tries_by_browser", "tries", ["game", "day", "hash"], unique=True)
    op.create_index("tries_by_account", "tries", ["game", "day", "account_id"], unique=True)

"""Challenges: which tables play one, whose attempts there were, and how many stars they reached."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column and the table; no older table plays a challenge."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("challenge", sa.String(60)))
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("challenge", sa.String(60), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("stars", sa.Integer),
    )
    op.create_index("ix_attempts_hash", "attempts", ["hash"])
    op.create_index("ix_attempts_account_id", "attempts", ["account_id"])

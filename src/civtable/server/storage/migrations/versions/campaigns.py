"""Campaigns of Imperium."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of campaigns."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_campaigns_account_id", "campaigns", ["account_id"])

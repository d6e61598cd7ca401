"""Puzzles: who allows that they are made from a game, and who found one at the first answer."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the tables; nobody has allowed or answered anything."""
    op.create_table(
        "allowances",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "solvers",
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("found", sa.Boolean, nullable=False),
    )

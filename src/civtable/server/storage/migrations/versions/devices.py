"""Browsers that are told: in which session that was wished."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; of browsers from before nobody knows it until they come again."""
    op.add_column("devices", sa.Column("session", sa.String(64)))

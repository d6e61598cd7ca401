"""What the lobby tells of a game that runs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; tables that nobody plays at tell nothing until somebody does."""
    op.add_column("tables", sa.Column("summary", sa.JSON(none_as_null=True)))

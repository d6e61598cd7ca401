"""What keeps tables going: problems, finished games kept whole, traces of moves, more about sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and tables."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("start", sa.LargeBinary))
        tables.add_column(sa.Column("looked", sa.Float, nullable=False, server_default="0"))
        tables.add_column(sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("problem", sa.JSON(none_as_null=True)))
    op.execute("UPDATE tables SET looked = changed")
    # The moves of a record were entered before its table was made; everybody else plays after that.
    op.execute(
        "UPDATE tables SET imported = (1 = 1) WHERE branch_of IS NULL AND EXISTS (SELECT 1 FROM entries "
        "WHERE entries.table_id = tables.id AND entries.seq = 1 AND entries.at <= tables.created)"
    )
    op.add_column("entries", sa.Column("trace", sa.String(8)))
    op.create_table(
        "finals",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("created", sa.Float, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("recovery", sa.String(200)))
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("created", sa.Float, nullable=False, server_default="0"))
        sessions.add_column(sa.Column("place", sa.String(64), nullable=False, server_default=""))
        sessions.add_column(sa.Column("agent", sa.String(80), nullable=False, server_default=""))
        sessions.create_index("ix_sessions_account_id", ["account_id"])

"""Ratings: rated tables, who plays at them, what their games gave. Friends, blocks, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns and the tables; no game from before is rated."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("host_id", sa.Integer, sa.ForeignKey("accounts.id", name="tables_host")))
    op.create_table(
        "players",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), unique=True),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("ix_rated_seats_player_id", "rated_seats", ["player_id"])
    op.create_index("rated_once", "rated_seats", ["table_id", "player_id"], unique=True)
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.create_index("ratings_in_list", "ratings", ["game", "edition", "seats", "who", "number"])
    add_friends()


def add_friends() -> None:
    """Add the tables of friends, blocks and invitations."""
    op.create_table(
        "friendships",
        sa.Column("low_id", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("high_id", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("asked_by", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("friendships_of_high", "friendships", ["high_id"])
    account = sa.ForeignKey("accounts.id")
    op.create_table(
        "blocks",
        sa.Column("account_id", sa.Integer, account, primary_key=True, autoincrement=False),
        sa.Column(
            "blocked_id", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_of_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("to_id", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("from_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_invitations_from_id", "invitations", ["from_id"])
    op.create_index("invitations_to", "invitations", ["to_id"])

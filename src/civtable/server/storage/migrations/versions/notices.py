"""Notices: browsers, addresses and webhooks that are told, what is on its way, and who has looked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables."""
    add_listeners()
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("target", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("outbox_once", "outbox", ["table_id", "seq", "kind", "way", "target"], unique=True)
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_table(
        "looks",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def add_listeners() -> None:
    """Add the tables of who is told."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("endpoint", sa.String(500), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id")),
        *wishes(),
    )
    op.create_index("ix_devices_account_id", "devices", ["account_id"])
    op.create_table(
        "device_seats",
        sa.Column("device_id", sa.Integer, sa.ForeignKey("devices.id"), primary_key=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("device_seats_by_table", "device_seats", ["table_id", "seat"])
    op.create_table(
        "mails",
        sa.Column(
            "account_id", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Float),
        *wishes(),
    )
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_webhooks_table_id", "webhooks", ["table_id"])


def wishes() -> list[sa.Column[object]]:
    """What a browser and an address have in common: how and when they want to be told, and of what."""
    return [
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    ]

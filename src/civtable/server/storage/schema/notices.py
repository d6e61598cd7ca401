"""Notices: whom to tell, by which way, and what is on its way."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from civtable.server.storage.schema.base import metadata

devices = Table(
    "devices",
    metadata,
    # Browsers that are told by Web Push; see server/notices.
    Column("id", Integer, primary_key=True),
    Column("endpoint", String(500), nullable=False, unique=True),  # knowing it is what proves whose it is
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("session", String(64)),  # the hash of the session in which it asked; who ends that stops it
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day; empty without quiet hours
    Column("quiet_until", Integer),
    Column("kinds", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

device_seats = Table(
    "device_seats",
    metadata,
    Column("device_id", Integer, ForeignKey("devices.id"), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("device_seats_by_table", "table_id", "seat"),
)

mails = Table(
    "mails",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Float),  # empty until the link that was sent there is followed
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("kinds", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("form", String(10), nullable=False),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    # Notices on their way, one row for each who is told; written with the entry that they tell of.
    Column("id", Integer, primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("way", String(10), nullable=False),  # device, mail or hook
    Column("target", String(20), nullable=False),  # the key of its row, as text
    Column("seat", Integer, nullable=False),
    Column("detail", Text, nullable=False),  # JSON: who it comes from, where it leads
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("lease", Float, nullable=False),  # until when some process is busy with it
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, sent, dropped or failed
    Column("at", Float, nullable=False),  # since when it is in that state
    Index("outbox_once", "table_id", "seq", "kind", "way", "target", unique=True),
    Index("outbox_due", "state", "due"),
)

looks = Table(
    "looks",
    metadata,
    # When somebody last looked at a table through the eyes of a seat, to a few seconds.
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

"""The tables of the database; the migrations bring older ones here, and a test holds both together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData()
_OWNED: Final = text("owner IS NOT NULL")
_TIMED: Final = text("clock IS NOT NULL AND NOT over")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", Text),
    Column("fingerprint", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("memory", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("pause", Float),
    Column("first", Integer),
    Column("branched_from", String(32)),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),
    Column("talk", String(8), nullable=False, server_default="open"),
    Column("onlookers_talk", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Column("owner", String(32)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index("tables_of_guest", "guest", "created"),
    Index("tables_listed", "listed", "over", "created"),
    Index("tables_of_owner", "owner", postgresql_where=_OWNED, sqlite_where=_OWNED),
    Index("tables_timed", "id", postgresql_where=_TIMED, sqlite_where=_TIMED),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("closed", Integer, nullable=False),
    Column("stand_in", String(40), nullable=False, server_default=""),
    Column("used", Float, nullable=False, server_default="0"),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("standing", JSON, nullable=False, server_default="{}"),
    Column("prepared", JSON(none_as_null=True)),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("room", String(12), nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("record", Text),
    Column("weighed", Text),
    Index("reviews_of_guest", "guest", "created"),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", String(120), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Index("sessions_of_account", "account_id"),
)

ACCOUNT_SEATS: Final = Table(
    "account_seats",
    METADATA,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(40), nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", String(32)),
    Column("record", Text),
)

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", Double, nullable=False),
)

CLUSTER: Final = Table(
    "cluster",
    METADATA,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
)

"""The tables of the database; the migrations bring older ones here, and a test holds both together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

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
    Index("tables_of_guest", "guest", "created"),
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
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

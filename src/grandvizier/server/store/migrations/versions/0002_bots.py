"""Hints and the pause of bots at a table, and bots that play for people who left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already go on without hints, and with the server's pause."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pause", sa.Float))
    op.add_column("seats", sa.Column("stand_in", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Bots get up from the seats of others."""
    op.drop_column("seats", "stand_in")
    op.drop_column("tables", "pause")
    op.drop_column("tables", "hints")

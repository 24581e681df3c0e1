"""Whether the game of a table may be counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """At tables that are there already nobody was told: their games are not counted."""
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """No game is counted."""
    op.drop_column("tables", "counted")

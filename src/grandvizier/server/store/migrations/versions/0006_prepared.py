"""Prepared choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """At tables that are there already nobody has prepared anything."""
    op.add_column("seats", sa.Column("prepared", sa.JSON))


def downgrade() -> None:
    """What was prepared is not made."""
    op.drop_column("seats", "prepared")

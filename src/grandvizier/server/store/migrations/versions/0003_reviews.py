"""Reviews: records that were brought along, what was found out about finished games, and tables that branch off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing was reviewed before, and nothing branched off."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("record", sa.Text),
        sa.Column("weighed", sa.Text),
    )
    op.create_index("reviews_of_guest", "reviews", ["guest", "created"])
    op.add_column("tables", sa.Column("first", sa.Integer))
    op.add_column("tables", sa.Column("branched_from", sa.String(32)))


def downgrade() -> None:
    """What was found out can be found out again."""
    op.drop_column("tables", "branched_from")
    op.drop_column("tables", "first")
    op.drop_table("reviews")

"""During play: clocks, standing answers, and what people say."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that are there already go on without a clock, and people may talk there."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("onlookers_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("standing", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """What was said is gone, and nobody's time runs."""
    op.drop_table("chat")
    op.drop_column("seats", "standing")
    op.drop_column("seats", "missed")
    op.drop_column("seats", "used")
    op.drop_column("tables", "onlookers_talk")
    op.drop_column("tables", "talk")
    op.drop_column("tables", "clock")

"""Several nodes over one database: who they are, which table each has, and by which key they know each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables that are there already are nobody's until somebody takes them."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "cluster",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    owned = sa.text("owner IS NOT NULL")
    op.create_index("tables_of_owner", "tables", ["owner"], postgresql_where=owned, sqlite_where=owned)
    timed = sa.text("clock IS NOT NULL AND NOT over")
    op.create_index("tables_timed", "tables", ["id"], postgresql_where=timed, sqlite_where=timed)


def downgrade() -> None:
    """One server has everything."""
    op.drop_index("tables_timed", "tables")
    op.drop_index("tables_of_owner", "tables")
    op.drop_column("tables", "epoch")
    op.drop_column("tables", "owner")
    op.drop_table("cluster")
    op.drop_table("nodes")

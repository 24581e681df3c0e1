"""Runs the migrations over the connection that the store hands in."""

from __future__ import annotations

from alembic import context

from grandvizier.server.store.migrations import resuming, texts  # noqa: F401 - they make themselves known
from grandvizier.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()

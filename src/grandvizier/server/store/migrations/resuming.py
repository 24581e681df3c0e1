"""How the steps meet a database that an older release left between two of them."""

from __future__ import annotations

from typing import Any

from alembic.ddl.sqlite import SQLiteImpl
from sqlalchemy import Column, Index, Table, inspect


class Resuming(SQLiteImpl):
    """Passes over what is there already.

    Releases up to step 0006 changed one thing at a time and noted the step at its end: killed in between, they left
    a step half done and not noted.  No server has run on such a database, so that what is there of the step is as it
    was made.  Alembic takes the newest class of a dialect.
    """

    __dialect__ = "sqlite"
    transactional_ddl = True

    def add_column(self, table_name: str, column: Column[Any], **how: Any) -> None:
        """Add a column, if it is missing."""
        if column.name not in {known["name"] for known in inspect(self.connection).get_columns(table_name)}:
            super().add_column(table_name, column, **how)

    def create_table(self, table: Table, **how: Any) -> None:
        """Make a table, if it is missing."""
        if not inspect(self.connection).has_table(table.name):
            super().create_table(table, **how)

    def create_index(self, index: Index, **how: Any) -> None:
        """Make an index, if it is missing."""
        assert index.table is not None
        if index.name not in {known["name"] for known in inspect(self.connection).get_indexes(index.table.name)}:
            super().create_index(index, **how)

"""Where tables are kept: an append-only journal in a database."""

from .rows import SeatRow, TableRow
from .store import NotStored, Store

__all__ = ["NotStored", "SeatRow", "Store", "TableRow"]

"""Where tables are kept: an append-only journal in a database."""

from .rows import SeatRow, TableRow
from .store import FILE, NotStored, Store

__all__ = ["FILE", "NotStored", "SeatRow", "Store", "TableRow"]

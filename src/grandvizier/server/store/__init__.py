"""Where tables are kept: an append-only journal in a database."""

from .rows import LineRow, ReviewRow, SeatRow, TableRow
from .store import FILE, NotStored, Store

__all__ = ["FILE", "LineRow", "NotStored", "ReviewRow", "SeatRow", "Store", "TableRow"]

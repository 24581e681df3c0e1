"""Where tables are kept: an append-only journal in a database."""

from .rows import LineRow, ReviewRow, SeatRow, TableRow
from .store import FILE, NotInPlace, NotStored, Store

__all__ = ["FILE", "LineRow", "NotInPlace", "NotStored", "ReviewRow", "SeatRow", "Store", "TableRow"]

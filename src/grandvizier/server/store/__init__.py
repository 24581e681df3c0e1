"""Where tables are kept: an append-only journal in a database."""

from .engines.base import Fence
from .rows import LineRow, ReviewRow, SeatRow, TableRow
from .store import FILE, NotInPlace, Store
from .writer import InDoubt, NotMine, NotStored

__all__ = [
    "FILE",
    "Fence",
    "InDoubt",
    "LineRow",
    "NotInPlace",
    "NotMine",
    "NotStored",
    "ReviewRow",
    "SeatRow",
    "Store",
    "TableRow",
]

"""Room at a table: for so many onlookers, and for whoever has a seat there always."""

from __future__ import annotations

from ..config import Settings
from ..errors import Wrong
from ..protocol.from_server import Trouble
from .listeners import Audience, Listener


def make_room(audience: Audience, coming: Listener, settings: Settings) -> None:
    """Let somebody in: an onlooker if there is room, a seat in place of its oldest window."""
    seats = audience.seats_of(coming)
    if not seats:
        watching = [one.network for one in audience if not audience.seats_of(one)]
        if len(watching) >= settings.onlookers_per_table:
            raise Wrong("full", "Too many are watching this table already.", 429)
        if watching.count(coming.network) >= settings.onlookers_per_address:
            raise Wrong("full", "Too many are watching this table from there already.", 429)
    for seat in seats:
        windows = [one for one in audience if seat in audience.seats_of(one)]
        for old in windows[: max(0, len(windows) + 1 - settings.windows_per_seat)]:
            audience.remove(old)
            old.drop(Trouble("replaced", "This seat is open in many windows: the newest stay."))

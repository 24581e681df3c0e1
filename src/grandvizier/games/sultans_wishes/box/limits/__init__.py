"""What a components file must hold to be accepted: the limits on the page of rulings.

A file that breaks one is refused with everything that is wrong; what the rulebooks only make likely is a warning.
"""

from __future__ import annotations

from .....core.box.components import Entry, Limits
from .counts import check_lists, check_numbers
from .palace import check_plates, check_wares
from .shapes import ENTRIES
from .travels import check_gifts, check_track
from .wishes import check_cards, check_wishes


def check(data: Entry) -> tuple[str, ...]:
    """All that the page of rulings demands of a file."""
    limits = Limits()
    if limits.entries(data, ENTRIES):
        check_numbers(limits, data)
        check_lists(limits, data)
        check_cards(limits, data)
        check_wishes(limits, data)
        check_plates(limits, data["plates"])
        check_wares(limits, data)
        check_gifts(limits, data)
        check_track(limits, data["track"])
    return limits.close()

"""Tables at which a round is about to end, and points counted by hand from the page of rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from grandvizier.core.pile import replaced
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import DATA, TASKS, WARES

HANDS: Final = ("tea-gems food-gems music-gems", "sleep-gems", "bath-gems", "massage-gems")


def last_cycle(players: int, *, travelers: bool = False, first: int = 0, **more: Any) -> Table:
    """The first player has the turn in the last cycle of the first round; everybody could use an effect."""
    table = Table(players, hands=HANDS[:players], first=first, travelers=travelers, **more)
    table.state.cycle = 10 if players == 1 else 5
    return table


def chart(table: Table, orderlies: Mapping[int, str], order: Sequence[int] = ()) -> Table:
    """Put Orderlies on the chart; the Priority track in this order, else by seats."""
    s = table.state
    for seat in order or sorted(orderlies):
        s.orderlies = replaced(s.orderlies, seat, TASKS.index(orderlies[seat]))
        s.priority += bytes([seat])
        s.free[seat] -= 1
    return table.lay()


def finish(table: Table, *, until: str = "") -> Table:
    """Everybody left in the cycle takes gems, or moves nothing; the round ends, and the game if it does."""
    number = table.state.round
    while not table.match.over and table.state.round == number and table.match.question != until:
        if table.match.question == "turn":
            gems = sorted(word for word in table.offers("use_effect") if word.endswith("gems"))
            table.do(gems[0] if gems else min(table.offers("extra_task")))
        else:
            table.do("done")
    return table


def final_score(market: str, wares: Sequence[str], gems: int) -> tuple[int, int, int]:
    """Points for gems, for wares one by one, for complete days (SW-50, SW-51, C7)."""
    (card,) = [card for card in DATA["markets"] if card["id"] == market]
    worth, periods = 0, []
    for name in wares:
        ware = DATA["wares"][WARES.index(name)]
        worth += card["merchants"][("left", "centre", "right").index(ware["merchant"])]
        worth += (ware["kind"] in card["favoured"]) + 2 * ware["valuable"]
        periods.append(ware["period"])
    days = min(periods.count(period) for period in ("morning", "afternoon", "night"))
    return gems // 2, worth, 5 * days

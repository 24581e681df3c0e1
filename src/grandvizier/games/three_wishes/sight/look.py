"""A position from outside: as a seat sees it, what it is asked next, and whether everything is where it belongs."""

from __future__ import annotations

from ....core.events import Event, Seat
from ....core.sight.memory import Memory
from ....core.state import NOBODY, State
from ..rules.position import UNDRAWN, Position, hand
from ..rules.scoring import judge
from ..rules.tables import PLACES
from . import questions as ask
from .events import DEALT, SHUFFLED
from .shape import WishView
from .view import plain


def view(s: State, seat: Seat) -> WishView:
    """What a seat may see, taken straight from a position; must agree with the fold in `view.py`."""
    assert isinstance(s, Position)
    return plain(
        s.rules.components,
        seat=seat,
        players=s.players,
        asked=(s.what, s.seat) if s.seat >= 0 else None,
        starter=s.starter,
        game=s.game + (not s.over),
        round=s.round,
        declarer=None if s.declarer == NOBODY else s.declarer,
        cards=[card if known >> seat & 1 else None for card, known in zip(s.cards, s.seen, strict=True)],
        seen=list(s.seen),
        markers=list(s.markers),
        shown=list(s.shown),
        judged=[judge(s.rules.components, s.shown[i : i + 3]) for i in range(0, len(s.shown), 3)],
        winner=None if s.winner == NOBODY else s.winner,
        over=s.over,
        memory=Memory(),
    )


def audit(s: State) -> list[str]:
    """Every card of the deck lies in exactly one place or is undrawn."""
    assert isinstance(s, Position)
    if s.what == ask.STARTER:
        return []
    drawn = [card for card in s.cards if card != UNDRAWN]
    wrong = []
    if sorted([*drawn, *s.undrawn]) != list(s.rules.components.decks[s.players]):
        wrong.append(f"cards {sorted(drawn)} and undrawn {sorted(s.undrawn)} are not the deck")
    if s.cards[0] != UNDRAWN or s.seen[0]:
        wrong.append("the removed card was seen")
    return wrong


def ahead(s: State, seat: Seat) -> Position:
    """The look that everybody begins with (3W-2), if it is still to come; else the first action of a turn (3W-4)."""
    assert isinstance(s, Position)
    t = s.copy()
    t.clear()
    if s.waits(ask.FIRST_LOOK, seat):
        t.push(ask.FIRST_LOOK, seat)
        return t
    # Whoever sits before the one whose turn it is comes in the next round (3W-9).
    is_begun = not s.waits(ask.FIRST_ACTION, s.starter)
    t.round += is_begun and (seat - s.starter) % s.players < (s.seat - s.starter) % s.players
    t.push(ask.FIRST_ACTION, seat)
    return t


def changed_places(event: Event) -> range:
    """A shuffled hand (3W-7), and everything when the next game of a chain is dealt (3W-20)."""
    kind, *fields = event
    if kind == SHUFFLED:
        return range(PLACES)[hand(fields[0])]
    return range(PLACES if kind == DEALT else 0)

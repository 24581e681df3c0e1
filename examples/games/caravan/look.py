"""Caravan straight from a position: what a seat sees, what it may be asked next, and whether every card is there."""

from __future__ import annotations

from grandvizier.core.game import ViewData
from grandvizier.core.state import NOBODY, State

from . import questions as ask
from .events import EMPTY
from .position import BEGIN, NEXT, Camp
from .view import plain


def view(s: State, seat: int) -> ViewData:
    """What a seat may see, taken straight from a position."""
    assert isinstance(s, Camp)
    deck = s.deck
    drawn = [*zip(reversed(deck.head), reversed(deck.head_known), strict=True)]
    drawn += [*((EMPTY, 0) for _ in deck.undrawn), *zip(deck.tail, deck.tail_known, strict=True)]
    return plain(
        seat=seat,
        players=s.players,
        asked=(s.what, s.seat) if s.seat >= 0 else None,
        over=s.over,
        hands=[card if known >> seat & 1 else EMPTY for card, known in zip(s.hands, s.known, strict=True)],
        backs=[0 if card == EMPTY else s.rules.components.backs[card] for card in s.hands],
        deck=[card if known >> seat & 1 else EMPTY for card, known in drawn],
        top=s.rules.components.backs[deck.top] if len(deck) else 0,
        discard=s.discard,
        wager=s.wagers[seat] if seat < s.players else EMPTY,
        coins=list(s.coins),
        turn=s.turn,
    )


def ahead(s: State, seat: int) -> Camp | None:
    """A wager still to come (C-1); after the deal, and while no turn of its own goes on, a turn (C-5)."""
    assert isinstance(s, Camp)
    t = s.copy()
    t.clear()
    if s.waits(ask.WAGER, seat):
        t.push(ask.WAGER, seat)
    elif s.waits(BEGIN, NOBODY) or s.waits(NEXT, seat):
        return None
    else:
        t.push(ask.TURN, seat)
    return t


def audit(s: State) -> list[str]:
    """Every card is in the deck, the discard or one hand."""
    assert isinstance(s, Camp)
    deck = [*s.deck.head, *s.deck.undrawn, *s.deck.tail]
    held = [card for card in s.hands if card != EMPTY]
    found = sorted([*deck, *s.discard, *held])
    whole = [i for i in range(len(s.rules.components.ids)) if i in found or i not in s.rules.components.bandits]
    return [] if found == whole else [f"{found} is not the whole deck"]

"""What a seat may see, folded from nothing but what it was told.  Knows no position: it cannot leak."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.box.components import Components
from ....core.events import CORE_KINDS, HIDDEN, Place, Row, Seat
from ....core.game import Lying, Options, lying
from ....core.sight.fold import Fold, as_asked
from ....core.sight.memory import Memory
from ..box.components import TYPES, Wishes
from ..rules.scoring import VERDICTS, counted, missing, times
from . import questions as ask
from .events import EVERYBODY, KINDS
from .shape import Judged, WishView


class View(Fold):
    """The table as one seat sees it: cards it looked at, followed through every public switch."""

    kinds = CORE_KINDS + KINDS

    def __init__(self, components: Components, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(components, Wishes)
        places = 3 * players + 3
        self.components = components
        self.players = players
        self.chain = options["games"] == "chain"
        self.seat = seat
        self.asked: tuple[int, int] | None = None
        self.starter: int | None = None
        self.game = 0
        self.round = 1
        self.declarer: int | None = None
        self.cards = [HIDDEN] * places
        self.seen = bytearray(places)
        self.markers = [0] * players
        self.shown: list[int] = []
        self.judged: list[tuple[int, int]] = []
        self.winner: int | None = None
        self.over = False
        self._memory = Memory()
        """What the view was last made of."""

    def plain(self) -> WishView:
        """The view as plain data."""
        return plain(
            self.components,
            seat=self.seat,
            players=self.players,
            asked=None if self.over else self.asked,
            starter=self.starter,
            game=self.game,
            round=self.round,
            declarer=self.declarer,
            cards=[None if card == HIDDEN else card for card in self.cards],
            seen=list(self.seen),
            markers=list(self.markers),
            shown=self.shown,
            judged=self.judged[-self.players :],
            winner=self.winner,
            over=self.over,
            memory=self._memory,
        )

    # What each kind of event changes.

    def hear_asked(self, question: int, who: Seat) -> None:
        self.asked = question, who

    def hear_chose(self, who: Seat, _row: Row) -> None:
        """Choices are public in this game; each is told again as what it did."""

    def hear_starts(self, who: Seat) -> None:
        self.starter = who

    def hear_dealt(self, game: int, who: Seat) -> None:
        self.game = game
        self.starter = who
        self.round = 1
        self.declarer = None
        self.cards = [HIDDEN] * len(self.cards)
        self.seen = bytearray(len(self.seen))

    def hear_looked(self, who: Seat, place: Place, card: int) -> None:
        self.seen[place] |= 1 << who
        if card != HIDDEN:
            self.cards[place] = card

    def hear_switched(self, _who: Seat, a: Place, b: Place) -> None:
        self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
        self.seen[a], self.seen[b] = self.seen[b], self.seen[a]

    def hear_shuffled(self, who: Seat) -> None:
        mine = slice(3 * who + 3, 3 * who + 6)
        self.cards[mine] = [HIDDEN] * 3
        self.seen[mine] = bytes(3)

    def hear_round(self, number: int) -> None:
        self.round = number

    def hear_declared(self, who: Seat) -> None:
        self.declarer = who

    def hear_timed_out(self, who: Seat) -> None:
        self.declarer = who

    def hear_shown(self, place: Place, card: int) -> None:
        self.cards[place] = card
        self.seen[place] = EVERYBODY

    def hear_judged(self, _who: Seat, verdict: int, points: int) -> None:
        self.shown = self.cards[3:]
        self.judged.append((verdict, points))

    def hear_won(self, who: Seat) -> None:
        self.winner = who
        self.over = not self.chain

    def hear_nobody_won(self) -> None:
        self.winner = None
        self.over = not self.chain

    def hear_marked(self, who: Seat, _gained: int, total: int) -> None:
        self.markers[who] = total

    def hear_grand_master(self, _who: Seat) -> None:
        self.over = True


class FaithfulView(View):
    """The same at a `faithful` table: a face is gone when the seat next chooses or the card moves (3W-22)."""

    def hear_chose(self, who: Seat, row: Row) -> None:
        super().hear_chose(who, row)
        if self.seat in (who, self.players):
            self.close()
            self.seen = bytearray(len(self.seen))

    def hear_switched(self, who: Seat, a: Place, b: Place) -> None:
        super().hear_switched(who, a, b)
        self.cards[a] = self.cards[b] = HIDDEN
        self.seen[a] = self.seen[b] = 0

    def close(self) -> None:
        """No card lies open any more."""
        self.cards = [HIDDEN] * len(self.cards)


def _table(cards: Sequence[int | None]) -> list[Lying]:
    """What lies at each place."""
    return [lying(place, "wish", card) for place, card in enumerate(cards)]


def _last(components: Wishes, shown: Sequence[int], judged: Sequence[tuple[int, int]]) -> list[Judged]:
    """How the game before this one ended."""
    return [_judged(components, list(shown[3 * seat : 3 * seat + 3]), *verdict) for seat, verdict in enumerate(judged)]


def _judged(components: Wishes, hand: list[int], verdict: int, points: int) -> Judged:
    """How a hand was judged, and how its points came about."""
    return {
        "hand": hand,
        "verdict": VERDICTS[verdict],
        "points": points,
        "values": counted(components, hand),
        "times": times(components, hand),
        "missing": [TYPES[type_] for type_ in missing(components, hand)],
    }


def plain(
    components: Wishes,
    *,
    seat: Seat,
    players: int,
    asked: tuple[int, int] | None,
    starter: int | None,
    game: int,
    round: int,  # noqa: A002 - the game's own word
    declarer: int | None,
    cards: list[int | None],
    seen: list[int],
    markers: list[int],
    shown: list[int],
    judged: list[tuple[int, int]],
    winner: int | None,
    over: bool,
    memory: Memory,
) -> WishView:
    """The one shape of a view, whether folded or taken from a position."""
    return {
        "seat": seat,
        "players": players,
        "asked": as_asked(asked, ask.QUESTIONS),
        "over": over,
        "starter": starter,
        "game": game,
        "round": round,
        "declarer": declarer,
        "table": memory.made("table", _table, tuple(cards)),
        "seen": seen,
        "markers": markers,
        "last": memory.made("last", _last, components, tuple(shown), tuple(judged)),
        "winner": winner,
    }

"""What a seat sees, from nothing but what it was told and from how its events are declared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ..events import ASKED, CHOSE, HIDDEN, Event, Seat
from ..game import Game, lying
from .effects import ENDED, counters, effects, length, slots
from .tables import EMPTY, UNSEEN, Tables, tables_of

if TYPE_CHECKING:
    from ..box.components import Components
    from ..game import Asked, Options, ViewData


class PlainView:
    """The table as one seat sees it."""

    def __init__(self, game: Game, components: Components, players: int, options: Options, seat: Seat) -> None:
        del options
        self.game, self.rules = game, tables_of(game.rules(components.source))
        self.players, self.seat = players, seat
        self.asked: tuple[int, int] | None = None
        self.over = False
        self.lies = [EMPTY] * len(self.rules.places)
        self.counts = [0] * length(game, players)
        self.passing: set[int] = set()
        """The places where something was only looked at."""

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event[0] == ASKED:
            self.asked = event[1], event[2]
        elif event[0] == ENDED:
            self.over, self.asked = True, None
        elif event[0] != CHOSE:
            self._happen(event)

    def _happen(self, event: Event) -> None:
        effect = effects(self.game)[event[0]]
        face = UNSEEN if effect.face is None or event[effect.face] == HIDDEN else event[effect.face]
        off, to = effect.place(event)
        if off is not None:
            # Whoever knew what lay there knows what it is where it goes.
            face = self.lies[off] if face == UNSEEN else face
            self._lay(off, EMPTY)
        if to is not None:
            self._lay(to, face)
        if effect.at is not None and face != UNSEEN:
            place = event[effect.at]
            if self.lies[place] != face or not effect.glimpse:
                self._lay(place, face)
                self.passing.update([place] if effect.glimpse else [])
        for name, value, seat in effect.facts:
            start, size = slots(self.game, self.players)[name]
            self.counts[start + (event[seat] if seat is not None and size > 1 else 0)] = event[value]

    def _lay(self, place: int, face: int) -> None:
        self.lies[place] = face
        self.passing.discard(place)

    def plain(self) -> ViewData:
        """The view as plain data."""
        return plain(self.rules, self.players, self.seat, self.asked, self.over, lies=self.lies, counts=self.counts)


class FaithfulPlainView(PlainView):
    """The same where memory is part of the game: what was only looked at is closed when the seat next chooses."""

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event[0] == CHOSE and self.seat in (event[1], self.players):
            self.close()
        super().hear(event)

    def close(self) -> None:
        """Turn down what this seat only looked at."""
        for place in self.passing:
            self.lies[place] = UNSEEN
        self.passing.clear()


def view_for(game: Game) -> Callable[..., PlainView]:
    """The view of a game that has none of its own."""
    return partial(PlainView, game)


def faithful_view_for(game: Game) -> Callable[..., FaithfulPlainView]:
    """The same for tables where memory counts."""
    return partial(FaithfulPlainView, game)


def plain(
    rules: Tables,
    players: int,
    seat: Seat,
    asked: tuple[int, int] | None,
    over: bool,  # noqa: FBT001 - one value of a view, in its order
    *,
    lies: Sequence[int],
    counts: Sequence[int],
) -> ViewData:
    """The one shape of a view: what lies where, what is asked, and the facts by their names."""
    game = rules.game
    table = [
        lying(place, family, None if face == UNSEEN else face)
        for place, (face, family) in enumerate(zip(lies, rules.families, strict=True))
        if face != EMPTY
    ]
    facts: dict[str, Any] = {}
    for name, (start, size) in slots(game, players).items():
        facts[name] = list(counts[start : start + size]) if counters(game)[name] else counts[start]
    question: Asked | None = None if asked is None else {"question": rules.questions[asked[0]].name, "seat": asked[1]}
    return {"seat": seat, "players": players, "asked": question, "over": over, "table": table, **facts}  # type: ignore[typeddict-item]

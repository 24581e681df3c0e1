"""One game to look back at: what was told, as each seat heard it or all open, and the table at each moment.

All of that is folded from the events that the journal kept; no rule is run for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, islice
from typing import Any, Final

from ...analysis import Weighed
from ...core.events import ASKED, Event, Told, heard
from ...core.game import Options, View
from ...core.rules import Rules
from ...match import Match
from ...match.journal import Chosen
from ..errors import RequestError
from ..protocol.encode import Encoded
from ..protocol.reviews import ReviewInfo, ReviewSeat

WINDOW: Final = 64
"""So many moments are sent at once."""
WEIGHED: Final = 1_000
"""So many passages of a game are weighed at most; only chains of games and what machines made are longer."""
ROUND: Final = "round"
"""The kind of event with which a round begins, in the games that have rounds."""


@dataclass(slots=True, eq=False)
class Review:
    """A finished game, or a record that was brought along."""

    id: str
    rules: Rules
    players: int
    options: Options
    past: Sequence[Chosen]
    """What was chosen and stands, the opening first."""
    match: Match | None
    """None if today's rules tell it otherwise."""
    seats: list[ReviewSeat] = field(default_factory=list)
    failure: str | None = None
    weighed: list[Weighed] = field(default_factory=list)
    gave_up: bool = False
    """Whether the rest cannot be weighed."""
    told: Encoded | None = None
    """What was last sent of that."""
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)
    feed: list[Told] = field(init=False)

    def __post_init__(self) -> None:
        self.feed = [told for entry in self.past for told in entry.feed]

    @property
    def weighable(self) -> int:
        """How many of its passages are weighed in the end."""
        return min(len(self.past), max(WEIGHED, len(self.weighed)))

    def going(self) -> Match:
        """The match, if today's rules still tell it so."""
        if self.match is None:
            raise RequestError(
                "rules-changed", "This game was played under other rules: it can only be looked at.", 409
            )
        return self.match

    @property
    def over(self) -> bool:
        """Whether it was played to its end: as the rules have it, else as it was told."""
        if self.match:
            return self.match.over
        view = self._view(self.players)
        for event in self.events(None):
            view.hear(event)
        return bool(view.plain()["over"])

    # Where one can stand.

    def info(self) -> ReviewInfo:
        """All that is needed to go through it."""
        choices = list(accumulate(len(entry.feed) for entry in self.past))
        kinds = self.rules.game.kinds
        match = self.match
        return ReviewInfo(
            id=self.id,
            game=self.rules.game.name,
            players=self.players,
            options=dict(self.options),
            seats=self.seats,
            events=len(self.feed),
            choices=choices,
            turns=self._turns(choices),
            rounds=[n for n, (_, event) in enumerate(self.feed, 1) if kinds[event[0]].name == ROUND],
            over=self.over,
            scores=match.scores if match else [],
            winners=match.winners if match else [],
            failure=self.failure,
            live=match is not None,
        )

    def _turns(self, choices: Sequence[int]) -> list[int]:
        """The moments at which somebody else is asked than chose."""
        found = []
        for entry, end in zip(self.past, choices, strict=True):
            asked = [event[2] for _, event in entry.feed if event[0] == ASKED]
            if not asked or asked[-1] != entry.seat:
                found.append(end)
        return found

    # What was told and seen.

    def _chair(self, seat: int | None) -> int:
        if seat is None:
            return self.players
        if seat >= self.players:
            raise RequestError("no-such-seat", f"The seats are 0 to {self.players - 1}.", 404)
        return seat

    def _view(self, chair: int) -> View:
        return self.rules.game.view(self.rules.components, self.players, self.options, chair)

    def events(self, seat: int | None, *, is_open: bool = False) -> list[Event]:
        """All that was told, as it was heard from this chair; or every face of it."""
        chair = self._chair(seat)
        return [event for _, event in self.feed] if is_open else heard(self.feed, chair, self.rules.game.kinds)

    def views(self, seat: int | None, start: int, *, is_open: bool = False) -> list[dict[str, Any]]:
        """The table at the moments from `start` on: the first one whole, of the others what changed."""
        if start > len(self.feed):
            raise RequestError("no-such-moment", f"The moments are 0 to {len(self.feed)}.", 404)
        view, events = self._view(self._chair(seat)), iter(self.events(seat, is_open=is_open))
        for event in islice(events, start):
            view.hear(event)
        last: dict[str, Any] = {**view.plain()}
        found = [last]
        for event in islice(events, WINDOW - 1):
            view.hear(event)
            now: dict[str, Any] = {**view.plain()}
            found.append({key: value for key, value in now.items() if last.get(key, view) != value})
            last = now
        return found

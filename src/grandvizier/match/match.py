"""One game being played: the checked door in, the journal, and what each seat is told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from ..core.errors import BadSetup, Illegal, Refusal
from ..core.events import Brings, Event, Row, Seat, Told, heard
from ..core.game import Game, View, ViewData, nobody_can_say
from ..core.rules import Rules
from ..core.state import CHANCE, NOBODY, State
from ..games import find, read_components
from . import undo
from .chance import Chance, draw_of, repeating, seeded
from .choices import Choice, choices, is_legal, paths, why_not
from .journal import Chosen, Entry, Undone
from .undo import WayBack
from .worded import worded

MAKERS: Final = ("person", "bot", "clock")


class Match:
    """A game with its players, from the first draw to the end.

    `game` is a name, or the rules to play by.  `seed` answers chance (a fresh one if none is given); `chance`
    takes a callable to script a deal instead.  `edition` is that of the rules, the newest if none is given; a match
    keeps it for good.
    """

    def __init__(
        self,
        game: str | Game | Rules,
        *,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        components: str | Path | None = None,
        edition: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        if chance is not None and seed is not None:
            raise BadSetup("chance is answered by a seed or by a callable, not by both")
        if isinstance(game, Rules):
            if components is not None or edition is not None:
                raise BadSetup("rules bring their components and edition along; give the game's name to choose others")
            self.rules = game
        else:
            self.rules = (game if isinstance(game, Game) else find(game)).rules(read_components(components), edition)
        self.game = self.rules.game
        self.options = self.rules.settle_options(players, options, first)
        self.players = players
        self.first = first
        self.seed = None if chance else str(secrets.token_hex(16) if seed is None else seed)
        self._chance = chance or seeded(str(self.seed))
        self.branched: int | None = None
        """At a branch: so many choices were taken over from another match, and the seed answers chance after them."""
        self.journal: list[Entry] = []
        self._left: list[Chosen] = []
        """The choices that were not taken back."""
        self._feed: list[Told] = []
        self._views: dict[int, tuple[View, int]] = {}
        self._told: dict[int, tuple[int, int, list[Event]]] = {}
        """For each chair what was last asked for: from where to where, and the events."""
        self._state = self._opening()
        self._scored: tuple[State | None, list[int]] = None, []
        """The position whose points were last counted, and those: everybody who listens is told them."""
        self._before: State | None = None
        """The position before the last choice that stands, if it is at hand: an undo need not play all of it again."""
        self._commit(self._state, NOBODY, (), "clock")

    # Now.

    @property
    def state(self) -> State:
        """The position: the authority's alone, never to be shown or sent."""
        return self._state

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self._state.over else self._state.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def question(self) -> str:
        """What is asked."""
        return self.rules.questions[self._state.what].name

    @property
    def in_passing(self) -> bool:
        """Whether whoever is asked is asked in somebody else's turn, which goes on afterwards."""
        below = None if self._state.over else self._state.below
        while below is not None:
            _, seat, _, below = below
            if 0 <= seat < self.players and seat != self._state.seat:
                return True
        return False

    @property
    def scores(self) -> list[int]:
        """Each seat's points so far, as far as they are open."""
        if self._scored[0] is not self._state:
            self._scored = self._state, self._state.scores()
        return list(self._scored[1])

    @property
    def winners(self) -> list[int]:
        """The seats that won or share the win; nobody's while the game runs, and nobody's alone (SY-25, SW-52)."""
        if self.players == 1 or not self.over:
            return []
        return [seat for seat, share in enumerate(self._state.returns()) if share > 0]

    # Choosing.

    def choices(self, seat: Seat) -> list[Choice]:
        """All that a seat may choose now; empty if it is not asked."""
        return choices(self._state, seat)

    def paths(self, seat: int) -> list[list[int]]:
        """The same as rows alone: every choice to its end."""
        return paths(self._state, seat)

    def why_not(self, seat: object, *path: object) -> Refusal | None:
        """Why a seat may not choose this path now, with the ruling and a sentence; None if it may."""
        refusal = why_not(self._state, seat, path)
        return refusal and worded(self.rules, refusal, seat)

    @property
    def can_say_worth(self) -> bool:
        """Whether `brings` ever says anything in this game."""
        return self.game.brings is not nobody_can_say

    def brings(self, *path: Row) -> Brings | None:
        """What a choice of the seat that is asked would change, as far as that seat may know; None if nobody can say.

        The choice must be one of `choices`: nothing is checked here.
        """
        return self.each_brings([path])[0]

    def each_brings(self, paths: Sequence[Sequence[Row]]) -> list[Brings | None]:
        """The same of many choices."""
        return self.game.brings(self._state, paths)

    # What comes next, if nothing happens until then.

    def next_question(self, seat: Seat) -> str | None:
        """What a seat that is not asked now is asked next; None if nobody can say."""
        state = self._ahead(seat)
        return self.rules.questions[state.what].name if state else None

    def ahead(self, seat: Seat) -> list[Choice]:
        """All that a seat may prepare: what it could choose if it were asked next as things are now."""
        state = self._ahead(seat)
        return choices(state, seat) if state else []

    def why_not_ahead(self, seat: Seat, *path: object) -> Refusal | None:
        """Why a seat may not prepare this path, with the ruling and a sentence; None if it may."""
        refusal = why_not(self._ahead(seat) or self._state, seat, path)
        return refusal and worded(self.rules, refusal, seat)

    def changed_places(self, since: int) -> set[int]:
        """The places where anything has happened since there were so many events; to look at one changes nothing."""
        found: set[int] = set()
        for _, event in self._feed[since:]:
            kind = self.game.kinds[event[0]]
            if not kind.glimpse:
                found.update(self.game.changed_places(kind.blank(event)), (event[at] for at in kind.places))
        return found

    def _ahead(self, seat: Seat) -> State | None:
        if self.over or self._chair(seat) == self.seat:
            return None
        return self.game.ahead(self._state, seat)

    def play(self, seat: Seat, *path: Row, by: str = "person") -> None:
        """Make a choice: all of its path, or nothing and an Illegal that says why."""
        if not is_legal(self._state, seat, path):
            refusal = self.why_not(seat, *path)
            if refusal:
                raise Illegal(refusal)
        if by not in MAKERS:
            raise ValueError(f"a choice is made by one of {', '.join(MAKERS)}, not {by!r}")
        state = self._state.copy()
        state.feed = []
        for row in path:
            state.step(row)
        self._commit(state, seat, path, by)

    def why_not_undo(self, seat: object) -> Refusal | None:
        """Why a seat may not take its last choice back; None if it may.

        It may while, since the choice, nothing was drawn, no face was told to anyone and nobody else chose.
        """
        refusal = self.undo_refusal(seat)
        return refusal and worded(self.rules, refusal, seat)

    def undo_refusal(self, seat: object) -> Refusal | None:
        """The same without its sentence, for whoever has words of their own."""
        return undo.refusal(self.game, self._left, seat)

    def way_back(self, seat: Seat, *path: Row) -> WayBack:
        """How a choice could be taken back once it is made; it must be one of `choices`: nothing is checked here."""
        return undo.way_back(self.game, self._state, seat, path)

    def undo(self, seat: Seat) -> None:
        """Take the seat's last choice back, or raise an Illegal that says why not."""
        refusal = self.why_not_undo(seat)
        if refusal:
            raise Illegal(refusal)
        *left, last = self._left
        if self._before is None:
            self._rewind(left)
        else:
            self._state, self._before = self._before, None
            self._left = left
            del self._feed[len(self._feed) - len(last.feed) :]
            self._forget_sights()
        self.journal.append(Undone(seat, len(self._feed)))

    def why_not_undo_agreed(self, seat: object) -> Refusal | None:
        """Why a seat may not take its last choice back even if everybody agrees; None if it may.

        Nobody unlearns what was told since, so this is for people who trust each other.  What chance answered it
        answers again in the same way, if it is asked the same.
        """
        refusal = undo.refusal_if_agreed(self._left, seat)
        return refusal and worded(self.rules, refusal, seat)

    def shown_since(self, seat: Seat) -> bool:
        """Whether anybody was told a face, or anything was drawn, by this seat's last choice or after it."""
        return undo.has_shown(self.game, self._left[undo.last_choice(self._left, seat) :])

    def undo_agreed(self, seat: Seat) -> None:
        """Take the seat's last choice back and all that came after it: everybody agreed."""
        refusal = self.why_not_undo_agreed(seat)
        if refusal:
            raise Illegal(refusal)
        left = self._left
        last = undo.last_choice(left, seat)
        self._rewind(left[:last])
        self.journal.append(Undone(seat, len(self._feed), len(left) - last))

    def _rewind(self, left: list[Chosen]) -> None:
        """Nothing but these choices stands."""
        self._state = self._opening()
        self._before = None
        for entry in left:
            self._run(entry)
        self._left = left
        self._feed = list(chain.from_iterable(entry.feed for entry in left))
        self._forget_sights()

    def _forget_sights(self) -> None:
        """What was taken back may be in them."""
        self._views.clear()
        self._told.clear()

    # What each seat is told.

    @property
    def events(self) -> int:
        """How many events still stand."""
        return len(self._feed)

    def feed(self) -> list[Told]:
        """All that was told and still stands, with its audiences: the authority's alone."""
        return list(self._feed)

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """All that a seat was told after so many events, in order; None is an onlooker."""
        return list(self.heard(seat, since))

    def heard(self, seat: Seat | None, since: int = 0) -> Sequence[Event]:
        """The same, to be read alone: whoever looks at a table after a choice asks for it several times."""
        return self._heard(self._chair(seat), since)

    def _heard(self, chair: int, since: int) -> list[Event]:
        start, end, events = self._told.get(chair, (-1, -1, []))
        if (start, end) != (since, len(self._feed)):
            events = heard(self._feed[since:], chair, self.game.kinds)
            self._told[chair] = since, len(self._feed), events
        return events

    def view(self, seat: Seat | None) -> ViewData:
        """What a seat may see now, as plain data, folded from what it was told; None is an onlooker."""
        chair = self._chair(seat)
        view, length = self._views.get(chair) or (
            self.game.view(self.rules.components, self.players, self.options, chair),
            0,
        )
        for event in self._heard(chair, length):
            view.hear(event)
        self._views[chair] = view, len(self._feed)
        return view.plain()

    def observe(self, seat: Seat | None) -> bytes:
        """What a seat sees now, as bytes for a learner, whose meaning is the game's `layout`; None is an onlooker."""
        assert self.game.observe is not None, f"{self.game.name} has views alone"
        return self.game.observe(self._state, self._chair(seat))

    # Keeping.

    def record(self) -> dict[str, Any]:
        """The whole match as JSON data, chance included: the authority's alone while the game runs."""
        from .record import record  # noqa: PLC0415 - a record builds a match

        return record(self)

    @staticmethod
    def replay(record: object, components: str | Path | None = None) -> Match:
        """The match that was recorded, ready to go on; or a BadRecord that says what does not fit."""
        from .record import replay  # noqa: PLC0415 - a record builds a match

        return replay(record, components)

    @staticmethod
    def branch(record: object, at: int, seed: int | str | None = None, components: str | Path | None = None) -> Match:
        """A match that goes on from the first `at` choices of a record; what was not drawn there is drawn anew."""
        from .record import branch  # noqa: PLC0415 - a record builds a match

        return branch(record, at, seed, components)

    def _chair(self, seat: Seat | None) -> int:
        if seat is None:
            return self.players
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"seats are 0 to {self.players - 1}, and None for an onlooker, not {seat!r}")
        return seat

    def _opening(self) -> State:
        return self.rules.opening(self.players, self.options, self.first)

    def _commit(self, state: State, seat: Seat, path: tuple[Row, ...], by: str) -> None:
        """Answer chance, then keep everything in one entry.  Nothing is kept if chance fails."""
        draws = []
        while state.seat == CHANCE:
            draw = draw_of(state)
            row = self._chance(draw)
            if type(row) is not int or row not in tuple(draw.rows):
                message = f"chance answered {row!r} to {draw.question}; possible are {list(draw.rows)}"
                raise ValueError(message)
            draws.append(row)
            state.step(row)
        self._keep(Chosen(seat, path, tuple(draws), by, tuple(state.feed or ())), state)

    def _keep(self, entry: Chosen, state: State) -> None:
        state.feed = None
        self._before, self._state = self._state, state
        self._feed.extend(entry.feed)
        self._left.append(entry)
        self.journal.append(entry)

    def _run(self, entry: Chosen) -> None:
        """Apply an entry once more, with the draws it had."""
        chance = repeating(entry.draws)
        for row in entry.path:
            self._state.step(row)
        while self._state.seat == CHANCE:
            self._state.step(chance(draw_of(self._state)))
        self._state.feed = None

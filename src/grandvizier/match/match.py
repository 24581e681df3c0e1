"""One game being played: the checked door in, the journal, and what each seat is told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from ..core.errors import BadSetup, Illegal, Refusal
from ..core.events import Event, Told, heard
from ..core.game import Game, View, ViewData
from ..core.rules import Rules
from ..core.state import CHANCE, NOBODY, State
from ..games import find, read_components
from .chance import Chance, draw_of, repeating, seeded
from .choices import Choice, choices, tells_face, why_not
from .journal import Chosen, Entry, Undone, in_force

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
        self._feed: list[Told] = []
        self._views: dict[int, tuple[View, int]] = {}
        self._state = self._opening()
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
        return self._state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that won or share the win; nobody's while the game runs, and nobody's alone (SY-25, SW-52)."""
        if self.players == 1:
            return []
        return [seat for seat, share in enumerate(self._state.returns()) if share > 0]

    # Choosing.

    def choices(self, seat: int) -> list[Choice]:
        """All that a seat may choose now; empty if it is not asked."""
        return choices(self._state, seat)

    def why_not(self, seat: object, *path: object) -> Refusal | None:
        """Why a seat may not choose this path now, with the ruling and a sentence; None if it may."""
        refusal = why_not(self._state, seat, path)
        return refusal and self._worded(refusal, seat)

    # What comes next, if nothing happens until then.

    def next_question(self, seat: int) -> str | None:
        """What a seat that is not asked now is asked next; None if nobody can say."""
        state = self._ahead(seat)
        return self.rules.questions[state.what].name if state else None

    def ahead(self, seat: int) -> list[Choice]:
        """All that a seat may prepare: what it could choose if it were asked next as things are now."""
        state = self._ahead(seat)
        return choices(state, seat) if state else []

    def why_not_ahead(self, seat: int, *path: object) -> Refusal | None:
        """Why a seat may not prepare this path, with the ruling and a sentence; None if it may."""
        refusal = why_not(self._ahead(seat) or self._state, seat, path)
        return refusal and self._worded(refusal, seat)

    def changed_places(self, since: int) -> set[int]:
        """The places where anything has happened since there were so many events; to look at one changes nothing."""
        found: set[int] = set()
        for _, event in self._feed[since:]:
            kind = self.game.kinds[event[0]]
            if not kind.glimpse:
                found.update(self.game.changed_places(kind.blank(event)), (event[at] for at in kind.places))
        return found

    def _ahead(self, seat: int) -> State | None:
        if self.over or self._chair(seat) == self.seat:
            return None
        return self.game.ahead(self._state, seat)

    def play(self, seat: int, *path: int, by: str = "person") -> None:
        """Make a choice: all of its path, or nothing and an Illegal that says why."""
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
        left = in_force(self.journal)
        last = left[-1]
        code = (
            "undo-nothing"
            if len(left) == 1
            else "undo-other"
            if type(seat) is not int or last.seat != seat
            else "undo-face"
            if tells_face(self.game, last.feed)
            else "undo-chance"
            if last.draws
            else None
        )
        return self._worded(Refusal(code, "GV-5"), seat) if code else None

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back, or raise an Illegal that says why not."""
        refusal = self.why_not_undo(seat)
        if refusal:
            raise Illegal(refusal)
        *left, last = in_force(self.journal)
        if self._before is None:
            self._rewind(left)
        else:
            self._state, self._before = self._before, None
            del self._feed[len(self._feed) - len(last.feed) :]
            self._views.clear()
        self.journal.append(Undone(seat, len(self._feed)))

    def why_not_undo_agreed(self, seat: object) -> Refusal | None:
        """Why a seat may not take its last choice back even if everybody agrees; None if it may.

        Nobody unlearns what was told since, so this is for people who trust each other.  What chance answered it
        answers again in the same way, if it is asked the same.
        """
        has_chosen = type(seat) is int and any(entry.seat == seat for entry in in_force(self.journal)[1:])
        return None if has_chosen else self._worded(Refusal("undo-nothing", "GV-5"), seat)

    def shown_since(self, seat: int) -> bool:
        """Whether anybody was told a face, or anything was drawn, by this seat's last choice or after it."""
        left = in_force(self.journal)
        last = max(number for number, entry in enumerate(left) if entry.seat == seat)
        return any(entry.draws or tells_face(self.game, entry.feed) for entry in left[last:])

    def undo_agreed(self, seat: int) -> None:
        """Take the seat's last choice back and all that came after it: everybody agreed."""
        refusal = self.why_not_undo_agreed(seat)
        if refusal:
            raise Illegal(refusal)
        left = in_force(self.journal)
        last = max(number for number, entry in enumerate(left) if entry.seat == seat)
        self._rewind(left[:last])
        self.journal.append(Undone(seat, len(self._feed), len(left) - last))

    def _rewind(self, left: list[Chosen]) -> None:
        """Nothing but these choices stands."""
        self._state = self._opening()
        self._before = None
        for entry in left:
            self._run(entry)
        self._feed = list(chain.from_iterable(entry.feed for entry in left))
        self._views.clear()

    # What each seat is told.

    def feed(self) -> list[Told]:
        """All that was told and still stands, with its audiences: the authority's alone."""
        return list(self._feed)

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """All that a seat was told after so many events, in order; None is an onlooker."""
        return heard(self._feed[since:], self._chair(seat), self.game.kinds)

    def view(self, seat: int | None) -> ViewData:
        """What a seat may see now, as plain data, folded from what it was told; None is an onlooker."""
        chair = self._chair(seat)
        view, length = self._views.get(chair) or (
            self.game.view(self.rules.components, self.players, self.options, chair),
            0,
        )
        for event in heard(self._feed[length:], chair, self.game.kinds):
            view.hear(event)
        self._views[chair] = view, len(self._feed)
        return view.plain()

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

    def _chair(self, seat: int | None) -> int:
        if seat is None:
            return self.players
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"seats are 0 to {self.players - 1}, and None for an onlooker, not {seat!r}")
        return seat

    def _worded(self, refusal: Refusal, seat: object) -> Refusal:
        """With its sentence, said to this seat: its own palace is "your palace"."""
        reader = seat if type(seat) is int else None
        return replace(refusal, sentence=_sentence(self.rules, refusal, reader))

    def _opening(self) -> State:
        state = self.game.begin(self.rules, self.players, self.options, self.first)
        state.feed = []
        state.settle()
        return state

    def _commit(self, state: State, seat: int, path: tuple[int, ...], by: str) -> None:
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
        self.journal.append(entry)

    def _run(self, entry: Chosen) -> None:
        """Apply an entry once more, with the draws it had."""
        chance = repeating(entry.draws)
        for row in entry.path:
            self._state.step(row)
        while self._state.seat == CHANCE:
            self._state.step(chance(draw_of(self._state)))
        self._state.feed = None


_SAID: WeakKeyDictionary[Rules, dict[object, str]] = WeakKeyDictionary()
"""What refusals say, by their rules: it goes when those go."""
MANY: Final = 2000
"""So many sentences are kept for one set of rules."""


def _sentence(rules: Rules, refusal: Refusal, reader: int | None) -> str:
    """A refusal in English; most are said again and again."""
    said, key = _SAID.setdefault(rules, {}), (refusal.code, reader, *refusal.facts.items())
    if key not in said:
        if len(said) >= MANY:
            said.clear()
        # Words load much that a match without a mistake never needs.
        from ..words import ONLOOKER, Words  # noqa: PLC0415

        said[key] = Words(rules, "en", seat=ONLOOKER if reader is None else reader).refusal(refusal)
    return said[key]

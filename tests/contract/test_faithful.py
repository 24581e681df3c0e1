"""At a faithful table a seat keeps seeing what it holds and forgets what it only looked at (3W-22, SY-17, SW-47)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

from examples.games.caravan.events import SLOTS
from grandvizier.core.events import CHOSE, HIDDEN, Event
from grandvizier.core.game import ViewData
from grandvizier.match import Match
from grandvizier.match.journal import Chosen
from grandvizier.server.table.screens import Faithful, SavedScreen
from tests.contract.cases import CASES, Case, every_case, random_match, random_play, somewhere

SEEDS = range(3, 40, 7)
SITTING = 25
"""So many choices are watched closely."""

HELD: Mapping[str, Callable[[Any, int], Any]] = {
    "three-wishes": lambda _view, _seat: None,  # 3W-5: one's own cards lie face down too
    "sultaniya": lambda view, seat: view["objectives"][seat],  # SY-27
    "sultans-wishes": lambda view, seat: [  # SW-58, SW-59, TR-2, TR-9, TR-10, TR-11
        view["hand"], view["markets"][seat], view["wares"][seat], view["relics"][seat : seat + 1],
        view["gifts"][seat : seat + 1], view["looking"],
    ],
    "caravan": lambda view, seat: [[row for row in view["table"] if row[0] // SLOTS == seat], view["wager"]],
}  # fmt: skip
"""What a seat has in its hands, and may look at whenever it likes."""

LOOKED_AT: Mapping[str, Callable[[Any, int], list[int | None]]] = {
    "three-wishes": lambda view, _seat: [face for _, _, face in view["table"]],
    "sultaniya": lambda view, _seat: [tile for order in view["piles"] for tile in order[1:]],
    "sultans-wishes": lambda view, _seat: [] if view["turned"] else [card for _, card in view["stack"]],
    "caravan": lambda view, seat: view["deck"] + [face for place, _, face in view["table"] if place // SLOTS != seat],
}
"""What lies on the table, open to a seat only while it looks."""


LOOKING = {"three-wishes": "peek", "sultaniya": "search", "sultans-wishes": "extra_task", "caravan": "scout"}
"""A verb by which something is looked at."""


def held(case: Case, view: ViewData, seat: int) -> Any:
    return HELD[case.game.name](view, seat)


def looked_at(case: Case, view: ViewData, seat: int) -> list[int]:
    return [face for face in LOOKED_AT[case.game.name](view, seat) if face is not None]


def shown(screen: Faithful) -> tuple[int, Sequence[Event]]:
    """All that is sent has been on a screen."""
    start, events = screen.events(0)
    screen.show(start + len(events))
    return screen.events(0)


def last_choice(match: Match, seat: int) -> int:
    """The event by which this seat last chose."""
    told = match.told(seat)
    return max((n for n, event in enumerate(told) if event[0] == CHOSE and event[1] == seat), default=0)


def secrets(match: Match, seat: int, start: int, events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """The events sent to a seat that tell it more than an onlooker."""
    public = match.told(None)
    return ((n, event) for n, event in enumerate(events, start) if event != public[n])


def folded(match: Match, seat: int | None) -> ViewData:
    """The faithful view, straight from all that the seat was told."""
    chair = match.players if seat is None else seat
    view = match.game.faithful_view(match.rules.components, match.players, match.options, chair)
    for event in match.told(seat):
        view.hear(event)
    return view.plain()


def watched(case: Case, seed: int) -> Iterator[tuple[Match, Random]]:
    """A match in which something can be looked at, before each of its next choices."""
    verb = LOOKING[case.game.name]
    match, rng = somewhere(case, seed, furthest=30, until=(verb,))
    for _ in random_play(match, rng, SITTING, (verb, *case.curious)):
        yield match, rng


@every_case
def test_a_seat_keeps_what_it_holds_and_forgets_what_it_looked_at(case: Case) -> None:
    looks = 0
    for match, _ in chain.from_iterable(watched(case, seed) for seed in SEEDS):
        for seat in range(match.players):
            screen = Faithful(match, seat, SavedScreen())
            start, events = shown(screen)
            view, chose = screen.view(), last_choice(match, seat)
            assert held(case, view, seat) == held(case, match.view(seat), seat)
            assert view == folded(match, seat)
            assert all(n >= chose for n, _ in secrets(match, seat, start, events))
            assert {*looked_at(case, view, seat)} <= {value for event in events for value in event}
            looks += len(looked_at(case, view, seat))
    assert looks


class Window(Faithful):
    """A screen that confirms what it shows, at a server that keeps what it must."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat, SavedScreen())
        self.kept = SavedScreen()

    def draw(self) -> None:
        start, events = self.events(0)
        self.kept = self.show(start + len(events)) or self.kept

    def shut(self) -> None:
        self.kept = self.close() or self.kept


@every_case
def test_what_was_closed_stays_closed(case: Case) -> None:
    """Also when a choice is taken back; and a server that starts again sends the same as before."""
    closed = taken_back = 0
    for seed in SEEDS:
        windows: list[Window] = []
        for match, rng in watched(case, seed):
            windows = windows or [Window(match, seat) for seat in range(match.players)]
            for window in windows:
                window.draw()
            looking = [bool(looked_at(case, window.view(), seat)) for seat, window in enumerate(windows)]
            undone = take_back(match, windows, rng) if rng.random() < 0.6 else None
            for seat, window in enumerate(windows):
                shut = rng.random() < 0.5 and bool(looked_at(case, window.view(), seat))
                if shut:
                    window.shut()
                view, (start, events) = window.view(), window.events(0)
                if shut or seat == undone:
                    assert not looked_at(case, view, seat)
                    assert not [*secrets(match, seat, start, events)]
                assert {*looked_at(case, view, seat)} <= {value for event in events for value in event}
                assert held(case, view, seat) == held(case, match.view(seat), seat)
                if rng.random() < 0.2:
                    again = Faithful(match, seat, window.kept)
                    assert (again.events(0), again.view()) == ((start, events), view)
                closed += shut
                taken_back += looking[seat] and seat == undone
    assert closed
    assert taken_back


def take_back(match: Match, windows: list[Window], rng: Random) -> int | None:
    """Somebody makes a choice that may be taken back, all see what it brings, and it is taken back."""
    seat, record = match.seat, match.record()
    assert seat is not None
    choices = match.choices(seat)
    for choice in rng.sample(choices, min(3, len(choices))):
        trial = Match.replay(record)
        trial.play(seat, *choice.path)
        if not trial.why_not_undo(seat):
            break
    else:
        return None
    match.play(seat, *choice.path)
    for window in windows:
        window.draw()
    match.undo(seat)
    return seat


@every_case
def test_a_face_that_no_screen_has_shown_is_still_sent(case: Case) -> None:
    """The log goes back for it, over the seat's own choices."""
    sent = 0
    for match, _ in watched(case, 1):
        for seat in range(match.players):
            start, events = Faithful(match, seat, SavedScreen()).events(0)
            kinds = match.game.kinds
            public = match.told(None)
            secret = {n for n, event in enumerate(match.told(seat)) if event != public[n] and event[0] != CHOSE}
            assert secret <= {n for n, event in enumerate(events, start) if HIDDEN not in faces(kinds, event)}
            sent += len(secret)
    assert sent


def faces(kinds: Any, event: Event) -> list[int]:
    return [event[i] for i in kinds[event[0]].faces]


@every_case
def test_an_onlooker_forgets_at_everybodys_choice(case: Case) -> None:
    """Or a second window would be a notebook."""
    for match, _ in watched(case, 2):
        screen, entry = Faithful(match, None, SavedScreen()), match.journal[-1]
        assert isinstance(entry, Chosen)
        start, events = screen.events(0)
        assert (start, events) == (len(match.feed()) - len(entry.feed), match.told(None)[start:])
        view = screen.view()
        assert view == folded(match, None)
        told = {value for event in events for value in event}
        assert {*looked_at(case, view, match.players)} <= told


@every_case
def test_at_the_end_all_is_open(case: Case) -> None:
    match, rng = random_match(case, 3), Random(3)
    screens = [Faithful(match, seat, SavedScreen()) for seat in (*range(match.players), None)]
    for _ in random_play(match, rng):
        if rng.random() < 0.02:
            for screen in screens:
                shown(screen)
                screen.close()
    for screen in screens:
        assert screen.events(0) == (0, match.told(screen.seat))
        assert screen.view() == match.view(screen.seat)


def test_every_game_is_here() -> None:
    assert {*HELD} == {*LOOKED_AT} == {*LOOKING} == {case.game.name for case in CASES}

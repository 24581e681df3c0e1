"""The games under contract, with the table of who may see which face, written from the rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan.events import SLOTS
from grandvizier.core.events import Event
from grandvizier.core.game import Game, Options
from grandvizier.core.rules import Rules
from grandvizier.games.sultaniya import GAME as SULTANIYA
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.sight.belief import EVERYBODY
from grandvizier.games.sultans_wishes import GAME as SULTANS_WISHES
from grandvizier.games.sultans_wishes.rules.position import PRIVATE
from grandvizier.games.sultans_wishes.rules.position import Position as Courtyard
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.lab.fuzz import settings
from grandvizier.lab.twin import MaySee, TwinMatch, imagine, pick_any
from grandvizier.match import Match


def everybody(_event: Event, _seat: int, _options: Options) -> bool:
    return True


def the_first(event: Event, seat: int, _options: Options) -> bool:
    """The seat named first in the event."""
    return event[1] == seat


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One game under contract."""

    game: Game
    faces: Mapping[str, Callable[[Event, int, Options], bool]]
    """For each kind of event with a face: whether it may show it to a seat, with these options."""
    hidden: tuple[str, ...]
    """The fields of a position that hold what some seat may not know."""
    opening: tuple[str, ...]
    """The draws that come before anybody is asked, so that there is nobody yet to tell worlds apart."""
    curious: tuple[str, ...]
    """The verbs of somebody who wants to know: seats that know nearly all are the sharpest witnesses."""
    secrets: Callable[[Any], Any] | None = None
    """What some seat may not know of a position, where the hidden fields hold open things too."""
    edition: int = 0
    """Of the rules; 0 for the newest."""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.edition}" if self.edition else self.game.name

    @property
    def rules(self) -> Rules:
        return self.game.rules(edition=self.edition or None)

    def may_see(self, options: Options) -> MaySee:
        return lambda kind, event, seat: self.faces[kind](event, seat, options)


def _secrets(s: Position) -> Any:
    """Sultaniya: objectives, and the order of tiles that somebody looked through."""
    ordered = [(pile.head, pile.head_known) for pile in s.piles] + [(pile.tail, pile.tail_known) for pile in s.piles]
    private = [[tile for tile, known in zip(*pair, strict=True) if known != EVERYBODY] for pair in ordered]
    return [list(s.objectives), private]


def _courtyard(s: Courtyard) -> Any:
    """The Sultan's Wishes: hands, the top card, the stack, score cards; with Travelers relics, gifts, free wares."""
    tails = [
        [gift for gift, known in zip(pile.tail, pile.tail_known, strict=True) if known != EVERYBODY]
        for pile in s.gift_piles
    ]
    free = [[ware for ware in wares if ware >= PRIVATE] for wares in s.owned]
    kept = [[list(one) for one in owned if one] for owned in (s.relics, s.gifts, tails, free)]
    return [[list(hand) for hand in s.hands], s.top, [] if s.turned else list(s.stack), list(s.markets), kept]


NEWEST = (
    Case(
        THREE_WISHES,
        {
            "chose": the_first,
            "looked": the_first,  # 3W-5: that it was looked at is public, its face is not
            "shown": everybody,  # 3W-8: all hands are shown
        },
        hidden=("cards", "undrawn"),
        opening=("starter",),
        curious=("peek", "look"),
    ),
    Case(
        SULTANIYA,
        {
            "chose": the_first,
            "topped": everybody,  # SY-9: the top tile of each pile is visible
            # SY-27: seen by their owner only, unless all lie open (SY-26)
            "dealt": lambda event, seat, options: bool(options["open_objectives"]) or event[1] == seat,
            "saw": the_first,  # SY-14: the yellow djinn's caller alone sees the order
            "showed": everybody,  # SY-27: objectives are shown at the end
        },
        hidden=("piles", "objectives", "undealt"),
        opening=("turn_up", "starter", "side", "board", "objective"),
        curious=("search", "call"),
        secrets=_secrets,
    ),
    Case(
        SULTANS_WISHES,
        {
            "chose": the_first,
            # SW-58: hands, the stack and score cards are secret; SW-55: a spy alone sees the stack
            **dict.fromkeys(("dealt", "drew", "market", "stacked", "saw"), the_first),
            # TR-2, TR-9, TR-10, TR-11: gifts that are kept, free wares and relics are their owner's secret
            **dict.fromkeys(("drew_gift", "put_under", "kept", "free_ware", "relic"), the_first),
            "handed": lambda event, seat, _: seat in event[1:3],  # SW-58: giver and receiver
            # SW-28: the back of the top card is public; all else here is turned up, shown or laid open
            **dict.fromkeys(("offered", "topped", "opened", "mood", "guarded", "attached", "used"), everybody),
            **dict.fromkeys(("discarded", "took", "revealed", "gave"), everybody),
            **dict.fromkeys(("showed_market", "showed_ware", "showed_gift", "showed_relic"), everybody),
        },
        hidden=("hands", "deck", "top", "stack", "markets"),
        opening=("starter", "score_card"),
        curious=("travel", "look_on", "give_gift"),
        secrets=_courtyard,
    ),
    Case(
        CARAVAN,
        {
            "chose": the_first,
            "wagered": the_first,
            "topped": everybody,
            "met": everybody,
            "drew": the_first,
            "dug": everybody,
            "raided": everybody,
            "sold": everybody,
            "buried": the_first,
            "scouted": the_first,
            "threw": everybody,
            "paid": everybody,
            "showed": lambda event, seat, _: seat in (event[1], event[2]),
            "gave": lambda event, seat, _: seat in (event[1], event[3] // SLOTS),
            "counted": everybody,
        },
        hidden=("deck", "hands", "wagers"),
        opening=(),
        curious=("scout", "name", "reveal"),
    ),
)

CASES = NEWEST + tuple(
    replace(case, edition=edition) for case in NEWEST for edition in case.game.editions if edition < case.game.edition
)
"""Every game in every edition."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
newest_case = pytest.mark.parametrize("case", NEWEST, ids=str)


def some_settings(case: Case) -> list[tuple[int, Options]]:
    """Every number of players, with every option somewhere."""
    every = settings(case.game, case.rules.edition)
    return every[:: max(1, len(every) // 6)]


def random_match(case: Case, seed: int) -> Match:
    """A match not yet played, over all settings in turn."""
    every = settings(case.game, case.rules.edition)
    players, options = every[seed % len(every)]
    return Match(case.rules, players=players, options=options, seed=seed)


def random_play(match: Match, rng: Random, limit: int | None = None, curious: tuple[str, ...] = ()) -> Iterator[Match]:
    """The match before each choice, every verb as likely as any other but those that the curious prefer."""
    played = 0
    verbs = match.rules.moves.verbs
    while match.seat is not None and (limit is None or played < limit):
        yield match
        row = pick_any(match.state, rng)
        knowing = [row for row in match.state.legal() if verbs[row].name in curious]
        match.play(match.seat, rng.choice(knowing) if knowing and rng.random() < 0.85 else row)
        played += 1


def somewhere(case: Case, seed: int, *, furthest: int = 60, until: Collection[str] = ()) -> tuple[Match, Random]:
    """A match in the middle of a random game, and the generator that led there.

    With some verbs to look out for, the game goes on until one of them is offered.
    """
    rng = Random(seed)
    match = random_match(case, seed)
    for _ in random_play(match, rng, rng.randrange(furthest)):
        pass
    verbs = match.rules.moves.verbs
    for _ in random_play(match, rng, 600 if until else 0, case.curious):
        if any(verbs[row].name in until for row in match.state.legal()):
            break
    return match, rng


def twin_worlds(case: Case, seed: int, positions: int) -> Iterator[tuple[int, TwinMatch, TwinMatch]]:
    """So many positions with something to choose: whose it is, the real world, and one that seems the same to them."""
    met = differing = 0
    while met < positions:
        match, rng = somewhere(case, seed)
        seed += 1
        if match.seat is None or len(match.choices(match.seat)) < 2:
            continue
        met += 1
        seat, other = match.seat, imagine(match, match.seat, rng)
        differing += other != match.state
        yield seat, TwinMatch(match, match.state.copy(), seat), TwinMatch(match, other, seat)
    assert differing, "no world differed from the real one"

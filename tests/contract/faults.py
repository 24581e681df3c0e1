"""Faults, planted: small things that go wrong in a game now and then, each of which the fuzzer must come upon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from grandvizier.core.events import ALL
from grandvizier.core.game import Game
from grandvizier.core.state import State
from grandvizier.games.sultaniya import GAME as SULTANIYA
from grandvizier.games.sultaniya.rules.position import Position as Palaces
from grandvizier.games.sultaniya.sight.view import View as PalaceView
from grandvizier.games.sultans_wishes import GAME as SULTANS_WISHES
from grandvizier.games.sultans_wishes.rules.position import Position as Courtyard
from grandvizier.games.sultans_wishes.sight.belief import Belief
from grandvizier.games.sultans_wishes.sight.events import RELIC_TAKEN
from grandvizier.games.sultans_wishes.travelers import gifts
from grandvizier.games.sultans_wishes.travelers.view import View as CourtView
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.games.three_wishes.sight.view import View as WishView
from grandvizier.match import Match


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that goes wrong."""

    name: str
    game: Game
    where: Any
    what: str
    """The attribute that is replaced."""
    wrong: Callable[[Any], Any]
    """The replacement, made from the real thing."""

    def __str__(self) -> str:
        return self.name


def _first_of_two(_real: Any) -> Any:
    def hear_recalled(self: Any, who: int, card: int) -> None:
        self.seen.free[who] += 1
        self.aides(card).pop(0)

    return hear_recalled


def _a_gem_too_many(real: Any) -> Any:
    def earn(s: Any, seat: int, gems: int) -> None:
        real(s, seat, gems)
        s.pool += gems == 3

    return earn


def _shares(field: str) -> Callable[[Any], Any]:
    def share(real: Any) -> Any:
        def copy(self: Any) -> Any:
            other = real(self)
            setattr(other, field, getattr(self, field))
            return other

        return copy

    return share


def _tells_all(kind: int) -> Callable[[Any], Any]:
    def shout(real: Any) -> Any:
        def tell(self: State, audience: int, told: int, *values: int) -> None:
            leak = told == kind and isinstance(self, Courtyard)
            real(self, ALL if leak else audience, told, *values)

        return tell

    return shout


def _imagines_a_gem_less(real: Any) -> Any:
    def imagine(self: Any, rng: Any) -> Any:
        s = real(self, rng)
        s.pool -= s.round > 1
        return s

    return imagine


def _without_the_finisher(real: Any) -> Any:
    def hear_fifth_roof(self: Any, who: int) -> None:
        real(self, (who + 1) % self.seen.players)

    return hear_fifth_roof


def _marks_stay(_real: Any) -> Any:
    def hear_shuffled(self: Any, who: int) -> None:
        self.cards[3 * who + 3 : 3 * who + 6] = [-1] * 3

    return hear_shuffled


def _forgets_a_draw(real: Any) -> Any:
    def record(self: Match) -> Any:
        kept = real(self)
        longest = max(kept["journal"], key=lambda entry: len(entry["draws"]), default=None)
        if longest and len(longest["draws"]) > 2:
            longest["draws"][0], longest["draws"][1] = longest["draws"][1], longest["draws"][0]
        return kept

    return record


FAULTS: Final = (
    Fault("the other Aide comes off", SULTANS_WISHES, CourtView, "hear_recalled", _first_of_two),
    Fault("a gem too many", SULTANS_WISHES, gifts, "earn", _a_gem_too_many),
    Fault("copies share gems", SULTANS_WISHES, Courtyard, "copy", _shares("gems")),
    Fault("a relic is told to all", SULTANS_WISHES, State, "tell", _tells_all(RELIC_TAKEN)),
    Fault("a gem is missing where one imagines", SULTANS_WISHES, Belief, "imagine", _imagines_a_gem_less),
    Fault("another finisher", SULTANIYA, PalaceView, "hear_fifth_roof", _without_the_finisher),
    Fault("copies share djinns", SULTANIYA, Palaces, "copy", _shares("djinns")),
    Fault("signs stay after a shuffle", THREE_WISHES, WishView, "hear_shuffled", _marks_stay),
    Fault("a record mixes up draws", THREE_WISHES, Match, "record", _forgets_a_draw),
)

"""Matches whose views have the type of their game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from grandvizier import Match
from grandvizier.games.sultaniya.sight.shape import PalaceView
from grandvizier.games.sultans_wishes.sight.shape import CourtView
from grandvizier.games.three_wishes.sight.shape import WishView


class WishMatch(Match):
    """A match of 3 Wishes."""

    def view(self, seat: int | None) -> WishView:
        return cast("WishView", super().view(seat))


class PalaceMatch(Match):
    """A match of Sultaniya."""

    def view(self, seat: int | None) -> PalaceView:
        return cast("PalaceView", super().view(seat))


class CourtMatch(Match):
    """A match of The Sultan's Wishes."""

    def view(self, seat: int | None) -> CourtView:
        return cast("CourtView", super().view(seat))


def named(names: Sequence[str], faces: Iterable[int | None]) -> list[str | None]:
    """What faces of a view are called; None where they are not seen."""
    return [None if face is None else names[face] for face in faces]

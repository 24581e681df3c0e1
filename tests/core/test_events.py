"""Events: declared once, heard by everybody, their faces by those they are told to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.events import (
    ALL,
    ASKED,
    CHOSE,
    CORE_KINDS,
    COUNT,
    HIDDEN,
    PLACE,
    SEAT,
    Told,
    face,
    heard,
    kind,
    named,
    only,
)
from grandvizier.core.game import Game
from grandvizier.core.sight.fold import Fold

LOOKED = kind("looked", who=SEAT, place=PLACE, card=face("wish"))
SWAPPED = kind("swapped", first=face("wish"), how=named("verdict"), second=face("wish"), times=COUNT)
ENDED = kind("ended")
KINDS = (LOOKED, SWAPPED, ENDED)

events = st.one_of(
    st.tuples(st.just(0), *[st.integers(0, 20)] * 3),
    st.tuples(st.just(1), *[st.integers(0, 20)] * 4),
    st.tuples(st.just(2)),
)
feeds = st.lists(st.tuples(st.one_of(st.just(ALL), st.integers(0, 31)), events))


def test_a_declaration_says_where_the_faces_are() -> None:
    assert LOOKED.fields == (("who", SEAT), ("place", PLACE), ("card", face("wish")))
    assert [declared.faces for declared in KINDS] == [(3,), (1, 3), ()]
    assert SWAPPED.blank((1, 7, 2, 8, 3)) == (1, HIDDEN, 2, HIDDEN, 3)
    assert named("verdict").kind == "count", "a word that stands for a number is public"


@given(feeds, st.integers(0, 5))
def test_a_stream_has_every_event_and_a_face_only_where_its_seat_is_addressed(feed: list[Told], seat: int) -> None:
    """Seat 5 is an onlooker here: no audience but everybody has its bit."""
    stream = heard(feed, seat, KINDS)
    assert len(stream) == len(feed)
    for (audience, event), mine in zip(feed, stream, strict=True):
        addressed = audience == ALL or seat in [bit for bit in range(5) if only(bit) & audience]
        faces = {0: {3}, 1: {1, 3}, 2: set()}[event[0]]
        assert mine == tuple(HIDDEN if i in faces and not addressed else value for i, value in enumerate(event))


@pytest.mark.parametrize("game", [*gv.games(), CARAVAN], ids=lambda game: game.name)
def test_every_game_begins_with_the_kinds_of_the_core(game: Game) -> None:
    assert game.kinds == CORE_KINDS + game.own_kinds
    assert [game.kinds[ASKED].name, game.kinds[CHOSE].name] == ["asked", "chose"]
    assert game.kinds[ASKED].faces == ()
    assert game.kinds[CHOSE].faces == (2,), "a choice is its maker's secret unless its rule tells it"


def test_a_fold_hears_each_kind_in_the_method_named_after_it() -> None:
    class Ear(Fold):
        kinds = KINDS

        def __init__(self) -> None:
            self.log: list[tuple[object, ...]] = []

        def hear_looked(self, who: int, place: int, card: int) -> None:
            self.log.append(("looked", who, place, card))

        def hear_ended(self) -> None:
            self.log.append(("ended",))

    ear = Ear()
    ear.hear((0, 2, 11, HIDDEN))
    ear.hear((2,))
    assert ear.log == [("looked", 2, 11, HIDDEN), ("ended",)]
    with pytest.raises(AttributeError, match="hear_swapped"):
        ear.hear((1, 0, 0, 0, 0))

"""A game and its twin: the same in everything until the one thing is missing."""

from __future__ import annotations

import pytest

from grandvizier.games import find
from grandvizier.lab.measure.game import Missing, Played, play, twin
from grandvizier.lab.measure.inventory import inventory
from grandvizier.lab.measure.setting import Setting
from grandvizier.lab.measure.study import Study


def setting(game: str, players: int, **more: object) -> Setting:
    return Study(find(game).package, (players,), ("greedy",), {}, **more).settings[-1]  # type: ignore[arg-type]


def taken(played: Played, seat: int) -> set[int]:
    box = inventory(played.match.rules)
    return {thing for e in played.entries if e.seat == seat for row in e.path for thing in box.moves[row]}


@pytest.mark.parametrize("game, players", [("three-wishes", 3), ("sultaniya", 2), ("sultans-wishes", 2)])
def test_a_twin_goes_another_way_where_the_thing_was_had_and_not_before(game: str, players: int) -> None:
    table = setting(game, players)
    for fixture in table.fixtures(0)[:3]:
        played = play(table, fixture)
        assert play(table, fixture).story == played.story
        found = twin(table, played)
        assert found is not None
        missing, other = found
        assert twin(table, played) is not None
        assert twin(table, played)[1].story == other.story  # type: ignore[index]
        apart = next(n for n, (a, b) in enumerate(zip(played.story, other.story, strict=False)) if a != b)
        assert played.story[:apart] == other.story[:apart]
        box = inventory(table.rules)
        (mine, theirs), (entry, instead) = (
            (played.story[apart], other.story[apart]),
            (played.entries[apart], other.entries[apart]),
        )
        if missing.drawn is None:
            assert entry.seat == instead.seat == missing.seat
            assert missing.thing in {thing for row in mine[0] for thing in box.moves[row]}
            assert missing.thing not in {thing for row in theirs[0] for thing in box.moves[row]}
        else:
            number = missing.drawn[0] - sum(len(draws) for _, draws in played.story[:apart])
            assert missing.thing in box.draws[mine[1][number]]
            assert missing.thing not in box.draws[theirs[1][number]]
            assert mine[1][:number] == theirs[1][:number]


def test_one_seat_does_without_and_the_others_do_not() -> None:
    table = setting("sultaniya", 2, without=("green",))
    assert (table.line_up, table.turns) == ("greedy without green", 2)
    green = inventory(table.rules).find("green")
    first, second = (play(table, fixture) for fixture in table.fixtures(0)[:2])
    assert (first.chair, second.chair) == (0, 1)
    for played in (first, second):
        assert green not in taken(played, played.chair)
    plain = setting("sultaniya", 2)
    calls = [green in taken(play(plain, fixture), seat) for fixture in plain.fixtures(0)[:3] for seat in (0, 1)]
    assert any(calls), "without the restriction it is called"


def test_a_verb_can_be_done_without_as_far_as_there_is_anything_else() -> None:
    table = setting("sultaniya", 2, without=("call",))
    played = play(table, table.fixtures(0)[0])
    verbs = table.rules.moves.verbs
    assert "call" not in {verbs[row].name for e in played.entries if e.seat == played.chair for row in e.path}
    never = setting("sultaniya", 2, without=("choose",))
    assert play(never, never.fixtures(0)[0]).match.over, "a character must be chosen all the same"


def test_a_twin_says_how_many_it_stands_for() -> None:
    table = setting("three-wishes", 3)
    played = play(table, table.fixtures(0)[0])
    found = twin(table, played)
    assert found is not None
    assert isinstance(found[0], Missing)
    assert found[0].weight >= 9, "each has three wishes, all of one family"

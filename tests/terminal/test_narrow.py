"""From all choices to one, a verb or an argument at a time."""

from __future__ import annotations

from grandvizier import Choice, Match
from grandvizier.terminal.model.narrow import Item, Narrowing


def _match(**options: object) -> Match:
    match = Match("three-wishes", players=3, seed="7", first=0, options=options)
    for seat in range(3):
        match.play(seat, match.choices(seat)[0].path[0])
    return match


def _pick(way: Narrowing, value: str | int) -> Choice | None:
    return way.pick(next(item for item in way.items() if (item.value if item.field else item.verb) == value))


def _only(way: Narrowing) -> Choice:
    (item,) = way.items()
    assert item.choice
    return item.choice


def test_the_verbs_come_first() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    assert [item.verb for item in way.items()] == ["peek", "switch", "shuffle"]


def test_a_single_verb_is_not_asked_for() -> None:
    match = Match("three-wishes", players=3, seed="7", first=0)
    way = Narrowing(match.rules, match.choices(0))
    assert [item.value for item in way.items()] == [3, 4, 5]


def test_a_complete_choice_is_given_back_to_be_played() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    assert _pick(way, "peek") is None
    assert _pick(way, 4) is None
    (last,) = way.items()
    assert last.choice
    assert way.pick(last) == last.choice
    assert last.choice in match.choices(0)


def test_two_places_whose_order_means_nothing_are_picked_in_any_order() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    _pick(way, "switch")
    assert [item.value for item in way.items()] == list(range(1, 12))
    _pick(way, 11)
    assert [item.value for item in way.items()] == list(range(1, 11))
    _pick(way, 2)
    assert _only(way).args == (2, 11)
    assert way.picked_places() == {2, 11}


def test_what_an_option_forbids_is_not_offered() -> None:
    way = Narrowing((match := _match(own_switch=True)).rules, match.choices(0))
    _pick(way, "switch")
    _pick(way, 11)
    assert [item.value for item in way.items()] == [3, 4, 5]


def test_back_goes_one_step_at_a_time() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    _pick(way, "switch")
    _pick(way, 11)
    assert way.back()
    assert len(way.items()) == 11
    assert way.back()
    assert [item.verb for item in way.items()] == ["peek", "switch", "shuffle"]
    assert not way.back()


def test_naming_a_place_first_leaves_the_verbs_that_can_name_it() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    assert way.name(6)
    assert [item.verb for item in way.items()] == ["peek", "switch"]
    _pick(way, "switch")
    assert 6 not in [item.value for item in way.items()]
    assert way.name(2)
    assert _only(way).args == (2, 6)


def test_a_place_that_nothing_names_changes_nothing() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    assert not way.name(0)
    assert not way.begun


def test_a_place_keeps_its_number_on_the_whole_way() -> None:
    way = Narrowing((match := _match()).rules, match.choices(0))
    before = dict(way.ranks)
    _pick(way, "switch")
    _pick(way, 1)
    assert way.ranks == before
    assert before[3] == 2


def test_choices_that_complete_another_come_after_it() -> None:
    moves = (match := _match()).rules.moves
    peeks = {args[0]: row for row, (_, args) in enumerate(moves.rows) if moves.verbs[row].name == "peek"}
    ends = [Choice((peeks[1], peeks[p]), "peek", (p,), (match.rules.places[p],)) for p in (3, 4)]
    first = Choice((peeks[1],), "peek", (1,), (("centre", 0),), tuple(ends))
    other = Choice((peeks[2],), "peek", (2,), (("centre", 1),))
    way = Narrowing(match.rules, [first, other])
    _pick(way, 1)
    assert [item.value for item in way.items()] == [3, 4]
    assert way.picked_places() == {1}
    _pick(way, 4)
    assert way.items() == [Item("peek", choice=ends[1])]
    assert way.picked_places() == {1, 4}


def test_nobody_asked_nothing_to_pick() -> None:
    match = _match()
    assert not Narrowing(match.rules, match.choices(1)).items()

"""A turn: 3W-4 two actions, 3W-5 Peek, 3W-6 Switch, 3W-7 Shuffle, 3W-8 Declare End Game."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.games.three_wishes.table import IDS, LEFT, RIGHT, Table, any_table, hand, hand_of

PLAYERS = (3, 4, 5)


def allowed(table: Table) -> set[str]:
    """What the player who is asked may do, in words."""
    return {table.match.rules.moves.text(row) for row in table.state.legal()}


def actions(players: int, seat: int, *, own_switch: bool) -> set[str]:
    """Peek, Switch and Shuffle, read literally from 3W-5, 3W-6 and 3W-7."""
    places = [LEFT, RIGHT, *(place for player in range(players) for place in hand_of(player))]
    own = set(hand_of(seat))
    return {
        *(f"peek {place}" for place in places),
        *(f"switch {a} {b}" for a, b in combinations(places, 2) if not own_switch or own & {a, b}),
        "shuffle",
    }


# 3W-4 and what may be done at all.


@pytest.mark.parametrize("own_switch", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_exactly_these_actions_may_be_taken(players: int, own_switch: bool) -> None:
    """3W-4, 3W-5, 3W-6, 3W-7, 3W-8: for every seat, as first and as second action, in each of five rounds."""
    table = any_table(players, first=1, options={"own_switch": own_switch})
    table.look_all()
    for number in range(1, 6):
        for _ in range(players):
            seat = table.seat
            expected = actions(players, seat, own_switch=own_switch)
            assert table.match.question == "first_action"
            assert allowed(table) == expected | ({"declare"} if number >= 4 else set())
            table.do("switch", hand(seat, 0), hand(seat, 1))
            assert (table.match.question, table.seat) == ("second_action", seat)
            assert allowed(table) == expected
            table.do("switch", hand(seat, 0), hand(seat, 1))
            assert table.seat == (seat + 1) % players


@pytest.mark.parametrize("second", ["peek", "switch", "shuffle"])
@pytest.mark.parametrize("first", ["peek", "switch", "shuffle"])
def test_a_turn_is_any_two_actions_the_same_one_twice_included(first: str, second: str) -> None:
    """3W-4: both must be taken, then it is the next player's turn."""
    table = any_table(3, first=2)
    table.look_all()
    for question, action in (("first_action", first), ("second_action", second)):
        assert (table.match.question, table.seat) == (question, 2)
        assert table.refusal("peek", LEFT, seat=0) == ("not-asked", "GV-1")
        table.do(action, *{"peek": [LEFT], "switch": [LEFT, hand(0, 0)], "shuffle": []}[action])
        if action == "shuffle":
            assert (table.match.question, table.seat) == ("look_again", 2)
            table.do("look", hand(2, 1))
    assert (table.match.question, table.seat) == ("first_action", 0)


# 3W-5 Peek.


@pytest.mark.parametrize("place", [LEFT, RIGHT, hand(0, 0), hand(0, 2), hand(1, 1), hand(2, 0)])
def test_peek_shows_one_card_to_the_peeker_alone(place: int) -> None:
    """3W-5: a card in the centre, an own one, one known already, a rival's; that it was looked at is public."""
    table = any_table(3)
    table.look_all()
    before = {seat: table.names(seat) for seat in (0, 1, 2, None)}
    bits = table.match.view(None)["seen"][place]
    table.do("peek", place)
    before[0][place] = IDS[table.cards[place]]
    assert {seat: table.names(seat) for seat in (0, 1, 2, None)} == before
    for seat in (0, 1, 2, None):
        told = table.cards[place] if seat == 0 else -1
        assert table.told(seat, "looked")[-1] == {"who": 0, "place": place, "card": told}
        assert table.match.view(seat)["seen"][place] == bits | 1


def test_during_a_turn_one_looks_by_peeking() -> None:
    """3W-5: the free look belongs to the deal and to a shuffle."""
    table = any_table(3)
    table.look_all()
    assert table.refusal("look", hand(0, 1)) == ("peek-instead", "3W-5")
    table.do("peek", hand(0, 1))
    assert table.refusal("look", hand(0, 1)) == ("peek-instead", "3W-5")


@pytest.mark.parametrize("players, place", [(3, hand(3, 0)), (3, hand(4, 2)), (4, hand(4, 0))])
def test_nothing_lies_before_seats_that_nobody_sits_at(players: int, place: int) -> None:
    """3W-2: no such card with this many players, to peek at or to switch."""
    table = any_table(players)
    table.look_all()
    assert table.refusal("peek", place) == ("off-table", "3W-2")
    assert table.refusal("switch", LEFT, place) == ("off-table", "3W-2")
    assert table.refusal("switch", place, place + (1 if place % 3 < 2 else -1)) == ("off-table", "3W-2")


# 3W-6 Switch.


@pytest.mark.parametrize(
    "a, b",
    [
        (LEFT, RIGHT),
        (LEFT, hand(1, 0)),
        (hand(0, 0), hand(0, 2)),
        (hand(0, 1), RIGHT),
        (hand(0, 0), hand(2, 0)),
        (hand(1, 1), hand(1, 2)),
        (hand(1, 0), hand(2, 0)),
    ],
)
def test_switch_exchanges_any_two_cards_unseen(a: int, b: int) -> None:
    """3W-6: two of one hand or both of the centre too.  Everybody hears which; nobody sees a face."""
    table = any_table(3)
    table.look_all()
    before = {seat: table.names(seat) for seat in (0, 1, 2)}
    looks = len(table.told(None, "looked"))
    drawn = len(table.draws)
    dealt = table.cards[:]
    table.do("switch", a, b)
    for seat, names in before.items():
        names[a], names[b] = names[b], names[a]
        assert table.names(seat) == names
        assert table.told(seat, "switched") == [{"who": 0, "a": min(a, b), "b": max(a, b)}]
    assert len(table.told(None, "looked")) == looks
    assert len(table.draws) == drawn
    table.do("peek", a)
    table.until(seat=0, round=2)
    table.do("peek", b)
    assert table.names(0)[a] == IDS[dealt[b]]
    assert table.names(0)[b] == IDS[dealt[a]]


def test_no_switch_is_of_a_card_with_itself() -> None:
    """3W-6: two different cards, whatever the player count."""
    rules = any_table(5).match.rules
    pairs = [args for row, (_, args) in enumerate(rules.moves.rows) if rules.moves.verbs[row].name == "switch"]
    assert pairs == list(combinations(range(1, 18), 2))


def test_with_own_switch_one_of_the_two_is_yours() -> None:
    """3W-6, option own_switch: the pairs without an own card are refused, and only with the option."""
    strange = [(LEFT, RIGHT), (LEFT, hand(0, 0)), (hand(0, 0), hand(0, 1)), (hand(0, 2), hand(2, 1))]
    own = [(LEFT, hand(1, 0)), (hand(1, 0), hand(1, 1)), (hand(1, 2), hand(2, 1))]
    for option in (False, True):
        table = any_table(3, first=1, options={"own_switch": option})
        table.look_all()
        for pair in own:
            assert table.match.why_not(1, table.row("switch", *pair)) is None
        for pair in strange:
            if option:
                assert table.refusal("switch", *pair) == ("own-switch", "3W-6")
            else:
                assert table.match.why_not(1, table.row("switch", *pair)) is None


# 3W-7 Shuffle.


@pytest.mark.parametrize("leaves", [*permutations(range(3))])
def test_shuffle_mixes_the_own_three_and_then_one_is_looked_at(leaves: tuple[int, int, int]) -> None:
    """3W-7: every order may come; the three stay before their player; other cards stay where they are."""
    table = any_table(3)
    table.look_all()
    for card in range(2):
        table.do("peek", hand(0, 1 + card))
    table.until(seat=0, round=2)
    old = table.names(0)[hand(0, 0) : hand(0, 3)]
    assert None not in old
    table.do("shuffle", leaves=leaves)
    (draw,) = [draw for draw in table.draws if draw.question == "order"]
    assert [draw.text(row) for row in draw.rows] == ["mix {} {} {}".format(*order) for order in permutations(range(3))]
    for card in range(3):
        if card:
            table.do("peek", hand(0, card))
        else:
            table.do("look", hand(0, card))
        if table.seat != 0:
            table.until(seat=0, round=3)
    assert table.names(0)[hand(0, 0) : hand(0, 3)] == [old[i] for i in leaves]


def test_after_a_shuffle_nobody_knows_which_card_is_where() -> None:
    """3W-7: not the player either; what lies elsewhere is still known."""
    table = any_table(3)
    table.look_all()
    table.do("peek", hand(1, 0))
    table.do("peek", LEFT)
    table.do("peek", hand(1, 1))
    table.do("peek", RIGHT)
    table.until(seat=1, round=2)
    table.do("shuffle")
    assert table.told(0, "shuffled") == [{"who": 1}]
    known = {seat: [place for place, name in enumerate(table.names(seat)) if name] for seat in (0, 1, 2)}
    assert known == {0: [LEFT, hand(0, 0)], 1: [RIGHT], 2: [hand(2, 0)]}
    assert [table.match.view(None)["seen"][place] for place in hand_of(1)] == [0, 0, 0]
    table.do("look", hand(1, 2))
    assert table.names(1)[hand(1, 2)] == IDS[table.cards[hand(1, 2)]]
    assert table.told(0, "looked")[-1] == {"who": 1, "place": hand(1, 2), "card": -1}


@pytest.mark.parametrize("second", [False, True])
def test_after_a_shuffle_one_must_look_at_an_own_card(second: bool) -> None:
    """3W-7: nothing else may be done first, and the look costs no action."""
    table = any_table(3)
    table.until(seat=0, round=4)
    if second:
        table.do("peek", LEFT)
    table.do("shuffle")
    assert (table.match.question, table.seat) == ("look_again", 0)
    assert allowed(table) == {f"look {place}" for place in hand_of(0)}
    for move in (("peek", hand(0, 0)), ("switch", LEFT, RIGHT), ("shuffle",), ("declare",)):
        assert table.refusal(*move) == ("look-again", "3W-7")
    assert table.refusal("look", hand(1, 0)) == ("own-cards", "3W-7")
    table.do("look", hand(0, 1))
    assert (table.match.question, table.seat) == (("first_action", 1) if second else ("second_action", 0))


# 3W-8 Declare End Game.


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_may_declare_in_the_first_three_rounds(players: int) -> None:
    """3W-8: refused to every player, with the round; from the fourth round on it is allowed to every player."""
    table = any_table(players, first=players - 1)
    table.look_all()
    for number in (1, 2, 3):
        for _ in range(players):
            assert table.refusal("declare") == ("too-early", "3W-8")
            refusal = table.match.why_not(table.seat, table.row("declare"))
            assert refusal is not None
            assert refusal.facts == {"round": number}
            assert str(number) in refusal.sentence
            table.idle()
    for _ in range(2 * players):
        assert table.match.why_not(table.seat, table.row("declare")) is None
        table.idle()


@pytest.mark.parametrize("action", ["peek", "switch", "shuffle"])
def test_declaring_is_the_only_action_of_a_turn(action: str) -> None:
    """3W-8: not after another action, whichever it was."""
    table = any_table(3)
    table.until(seat=0, round=4)
    table.do(action, *{"peek": [LEFT], "switch": [LEFT, RIGHT], "shuffle": []}[action])
    if action == "shuffle":
        table.do("look", hand(0, 0))
    assert table.refusal("declare") == ("only-action", "3W-8")


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_anyone_may_declare_and_nobody_gets_another_turn(declarer: int) -> None:
    """3W-8: also whoever holds Time Travel or nothing that scores; all hands are shown at once."""
    table = Table(
        "time-travel invisibility super-strength",
        "pet-dragon flying-carpet chest-of-gold",
        "mind-reading cornucopia cold-fusion",
    )
    table.until(seat=declarer, round=4)
    events = len(table.match.told(None))
    table.do("declare")
    assert table.match.over
    assert table.match.seat is None
    assert all(not table.match.choices(seat) for seat in range(3))
    kinds = [kind for kind, _ in table.heard(None)[events:]]
    assert kinds == ["chose", "declared", *["shown"] * 9, *["judged"] * 3, "won"]
    assert table.match.view(None)["declarer"] == declarer
    assert table.match.view(None)["round"] == 4
    for seat in range(3):
        refusal = table.match.why_not(seat, table.row("peek", LEFT))
        assert refusal is not None
        assert (refusal.code, refusal.ruling) == ("over", "GV-2")

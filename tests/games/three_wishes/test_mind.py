"""How search thinks about 3 Wishes: its weights, its play-outs, its judgement, and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isclose, isfinite
from random import Random

import pytest

from grandvizier import Match, rules
from grandvizier.bots import bot
from grandvizier.bots.search.tree import search
from grandvizier.core.mind import WIN, final
from grandvizier.games.three_wishes.bots.mind import Mind
from grandvizier.games.three_wishes.bots.outlook import SOURCES
from grandvizier.games.three_wishes.rules.position import UNDRAWN, Position
from grandvizier.games.three_wishes.rules.tables import WishRules
from grandvizier.games.three_wishes.sight.belief import Belief
from grandvizier.games.three_wishes.sight.hands import Hands, bits
from tests.games.three_wishes.table import BOX, IDS, LEFT, RIGHT, Table, any_table, hand, verdicts

SETTINGS = [
    (3, {}),
    (4, {"own_switch": True}),
    (5, {}),
    (3, {"games": "chain"}),
    (4, {"round_limit": 4}),
]
every_setting = pytest.mark.parametrize("players, options", SETTINGS)


def positions(players: int, options: dict[str, object], *, each: int = 9) -> Iterator[Position]:
    """Positions of random games in which somebody has a choice."""
    for seed in range(6):
        rng = Random(seed)
        match = Match("three-wishes", players=players, options=options, seed=seed)
        for number in range(150):
            if match.seat is None:
                break
            assert isinstance(match.state, Position)
            if number % each == seed:
                yield match.state.copy()
            match.play(match.seat, rng.choice(match.state.legal()))


def redealt(
    players: int, options: dict[str, object], mixed: Callable[[Position, int], bool]
) -> Iterator[tuple[Position, Position]]:
    """Positions, each with the same one where the cards of these places are mixed; some of them do lie otherwise."""
    rng, changed = Random("redeal"), 0
    for state in positions(players, options):
        other = state.copy()
        places = [place for place in range(len(state.cards)) if mixed(state, place)]
        faces = [state.cards[place] for place in places]
        rng.shuffle(faces)
        for place, face in zip(places, faces, strict=True):
            other.cards[place] = face
        changed += other.cards != state.cards
        yield state, other
    assert changed >= 5


def mind() -> Mind:
    return Mind(rules("three-wishes", BOX))


def chosen(table: Table, iterations: int = 100, seed: str = "1") -> str:
    """What search would do in the place of whoever is asked."""
    match = table.match
    thinker = bot(f"search:vizier:{iterations}", match.rules, match.players, match.options, table.seat, seed=seed)
    thinker.hear(match.told(table.seat))
    return match.rules.moves.text(thinker.choose(match.choices(table.seat), None).path[-1])


# In any position.


@every_setting
def test_every_row_has_a_weight(players: int, options: dict[str, object]) -> None:
    thinks = mind()
    for state in positions(players, options):
        weights = thinks.weigh(state, state.legal())
        assert len(weights) == len(state.legal())
        assert all(isfinite(weight) and weight > 0 for weight in weights)


@every_setting
def test_weights_do_not_depend_on_what_the_seat_has_not_seen(players: int, options: dict[str, object]) -> None:
    """Redeal all that whoever is asked has not looked at: a mind that peeked would weigh otherwise."""
    thinks = mind()

    def hidden(state: Position, place: int) -> bool:
        return state.cards[place] != UNDRAWN and bool(state.seen[place]) and not state.seen[place] >> state.seat & 1

    for state, other in redealt(players, options, hidden):
        assert thinks.weigh(other, other.legal()) == thinks.weigh(state, state.legal())


@every_setting
def test_playing_on_ends_where_it_can_be_judged(players: int, options: dict[str, object]) -> None:
    thinks, rng = mind(), Random("on")
    over = going = 0
    for state in positions(players, options):
        game = state.game
        thinks.play_on(state, rng)
        assert not state.rules.game.audit(state)
        payoffs = thinks.judge(state)
        assert len(payoffs) == players
        assert all(0 <= payoff <= 1 for payoff in payoffs)
        over += state.over or state.game > game
        if state.over:
            assert payoffs == final(state)
        else:
            assert WIN < sum(payoffs) < WIN + (1 - WIN) * players, "one win in all, and a margin for everybody"
            going += 1
    assert over > 5
    assert going or options.get("games") != "chain"


def test_a_chain_is_judged_by_its_markers_too() -> None:
    table = Table(*WON, options={"games": "chain"})
    before = mind().judge(table.state)
    table.play_out(declarer=0)
    after = mind().judge(table.state)
    assert list(table.state.markers) == [0, 1, 0]
    assert after[1] > before[1]


@every_setting
def test_an_outlook_names_its_sources(players: int, options: dict[str, object]) -> None:
    thinks = mind()
    for state in positions(players, options):
        for seat in range(players):
            assert set(thinks.outlook(state, seat)) == set(SOURCES)


WON = (
    "super-strength chest-of-gold clean-oceans",
    "mind-reading pet-dragon world-peace",
    "time-travel cornucopia solve-world-hunger",
)
"""Hands of which the second wins."""


def test_an_outlook_adds_up_to_the_points_of_a_hand() -> None:
    table = Table(
        "cornucopia cold-fusion mind-reading",
        "pet-dragon time-travel world-peace",
        "flying-carpet chest-of-gold clean-oceans",
    )
    table.play_out(declarer=1)
    found = [{k: v for k, v in mind().outlook(table.state, seat).items() if v} for seat in range(3)]
    assert found == [{"values": 4, "doubling": 12}, {"values": 8, "time_travel": -8}, {"values": 4, "missing": -4}]


def test_in_a_chain_the_hands_of_a_game_count_until_the_next_has_begun() -> None:
    table = Table(*WON, options={"games": "chain"})
    table.play_out(declarer=0)
    points = [sum(mind().outlook(table.state, seat).values()) - table.state.markers[seat] for seat in range(3)]
    assert points == [judged for _, judged in verdicts(table.match)]
    table.look_all()
    assert {source: value for source, value in mind().outlook(table.state, 1).items() if value}.keys() > {"markers"}


# What rivals have done as evidence.


def fitting(second: str, centre: str) -> float:
    """How well it fits, by the first seat, that the second one has this hand, and has looked at every card."""
    table = Table(
        "super-strength chest-of-gold cold-fusion", second, "invisibility cornucopia clean-oceans", centre=centre
    )
    know_all(table, 1)
    return mind().likelihood(table.state, 0)


def test_rivals_are_likely_to_have_gathered_good_hands() -> None:
    good = fitting("mind-reading pet-dragon world-peace", "time-travel flying-carpet")
    poor = fitting("time-travel flying-carpet solve-world-hunger", "mind-reading pet-dragon")
    assert good > poor + 1


def test_rivals_are_unlikely_to_have_left_what_they_knew_to_be_better() -> None:
    """The same hand, once with the best card for it in the centre, once with that card out of the game."""
    hand_of_second = "time-travel pet-dragon world-peace"
    left = fitting(hand_of_second, "mind-reading flying-carpet")
    out_of_reach = fitting(hand_of_second, "flying-carpet solve-world-hunger")
    assert out_of_reach > left


@every_setting
def test_what_rivals_have_not_seen_is_no_evidence(players: int, options: dict[str, object]) -> None:
    """Deal the cards anew that nobody else has looked at: rivals fit as well as before."""
    thinks = mind()
    for state, other in redealt(players, options, lambda state, place: state.seen[place] == 1 << state.seat):
        assert thinks.likelihood(other, state.seat) == thinks.likelihood(state, state.seat)


# What a hand promises.


def test_a_hand_is_ranked_by_how_many_others_it_beats() -> None:
    game = rules("three-wishes", BOX)
    assert isinstance(game, WishRules)
    for players in (3, 4, 5):
        hands = Hands(game, players)
        rank = {names: hands.rank[bits(IDS.index(name) for name in names.split())] for names in (*WON, *BETTER)}
        assert [rank[names] for names in (WON[2], WON[0], *BETTER)] == sorted(rank[n] for n in rank if n != WON[1])
        assert rank[WON[2]] == 0
        assert rank[BETTER[-1]] == 1


BETTER = (
    "invisibility flying-carpet clean-oceans",
    "mind-reading cornucopia world-peace",
    "mind-reading cornucopia cold-fusion",
)
"""Each better than the one before."""


def test_hope_is_the_mean_over_what_the_unknown_cards_may_be() -> None:
    game = rules("three-wishes", BOX)
    assert isinstance(game, WishRules)
    hands = Hands(game, 3)
    peace, dragon, reading, strength = (
        1 << IDS.index(name) for name in ("world-peace", "pet-dragon", "mind-reading", "super-strength")
    )
    good, poor = hands.rank[peace | dragon | reading], hands.rank[peace | dragon | strength]
    assert isclose(hands.hope(reading | strength, peace | dragon), (good + poor) / 2)
    assert hands.beaten(reading | strength, peace | dragon, poor) == 0.5
    assert hands.beaten(reading | strength, peace | dragon, good) == 1
    assert hands.hope(0, peace | dragon | reading) == good


# What it finds.


def know_all(table: Table, seat: int) -> None:
    """One seat looks at every card of the table, two a turn, while the others idle: up to its turn in round 7."""
    table.look_all()
    places = [LEFT, RIGHT, *range(3, 3 * table.players + 3), LEFT]
    while (table.seat, table.state.round) != (seat, 7):
        if table.seat != seat:
            table.idle()
            continue
        for _ in range(2):
            table.do("peek", places.pop())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_knows_to_lead_declares(seat: int) -> None:
    hands = [*WON[::2]]
    hands.insert(seat, WON[1])
    table = Table(*hands, first=seat)
    know_all(table, seat)
    assert chosen(table) == "declare"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_knows_to_be_behind_does_not_declare(seat: int) -> None:
    hands = [WON[0], WON[2]]
    hands.insert(2, WON[1])
    table = Table(*hands, first=seat)
    know_all(table, seat)
    assert chosen(table) != "declare"


def test_time_travel_is_given_away() -> None:
    """A hand that lacks nothing but has Time Travel in place of a superpower that lies in the centre."""
    table = Table(
        "time-travel pet-dragon world-peace",
        "super-strength chest-of-gold clean-oceans",
        "invisibility flying-carpet solve-world-hunger",
        centre="mind-reading cornucopia",
    )
    know_all(table, 0)
    verb, *places = chosen(table, iterations=200).split()
    assert verb == "switch"
    assert str(hand(0, 0)) in places


def test_what_comes_after_a_look_depends_on_what_was_seen() -> None:
    """One tree for what a seat cannot tell apart: faces that it would see are told apart."""
    table, place = any_table(3), hand(0, 1)
    table.look_all()
    belief = Belief(table.match.rules, 3, table.match.options, 0)
    for event in table.match.told(0):
        belief.hear(event)
    found = search(belief, mind(), Random(1), 3, lambda done, _: done < 150)
    after = found.root.rows[table.row("peek", place)].after
    assert after is not None
    faces = [insight[place] for insight in after.apart if isinstance(insight, bytes)]
    assert len(set(faces)) == len(after.apart) > 3
    assert UNDRAWN not in faces
    assert not after.rows


def test_the_same_seed_makes_the_same_choice() -> None:
    for turn in range(4):
        table = any_table(3)
        table.until(seat=turn % 3, round=turn + 1)
        assert chosen(table, 40, "a") == chosen(table, 40, "a")

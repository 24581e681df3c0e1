"""The greedy bot: it gathers a hand by 3W-10, 3W-11, 3W-12, declares by 3W-8 when it leads, and beats chance."""

from __future__ import annotations

import pytest

from grandvizier import Match
from grandvizier.bots import Driver, bot
from tests.games.three_wishes.table import LEFT, RIGHT, Table, hand, hand_of


def greedy(table: Table) -> str:
    """What the greedy bot would do in the place of the player who is asked, having heard what that player heard."""
    match, seat = table.match, table.seat
    player = bot("greedy", match.rules, match.players, match.options, seat, seed="test")
    player.hear(match.told(seat))
    return match.rules.moves.text(player.choose(match.choices(seat), None).path[-1])


def knowing(mine: str, *rivals: str, centre: str = "", peeks: tuple[int, ...] = (LEFT,)) -> Table:
    """Seat 0 has looked at its own three cards and then at these, two a turn, while the others idled."""
    table = Table(mine, *rivals, centre=centre)
    table.look_all()
    for place in (hand(0, 1), hand(0, 2), *peeks):
        if table.seat != 0:
            table.until(seat=0, round=table.state.round + 1)
        table.do("peek", place)
    return table


@pytest.mark.parametrize(
    "mine, switch",
    [
        pytest.param("mind-reading pet-dragon flying-carpet", "switch 1 5", id="the missing type for a spare card"),
        pytest.param("flying-carpet mind-reading pet-dragon", "switch 1 3", id="wherever the spare card lies"),
        pytest.param("mind-reading pet-dragon clean-oceans", "switch 1 5", id="four points for one"),
    ],
)
def test_greedy_takes_a_good_switch(mine: str, switch: str) -> None:
    """3W-6, 3W-10: it knows World Peace in the centre and brings it into its hand."""
    rivals = ["super-strength chest-of-gold cold-fusion", "time-travel cornucopia solve-world-hunger"]
    table = knowing(mine, *rivals, centre="world-peace invisibility")
    assert (table.match.question, table.seat) == ("second_action", 0)
    assert greedy(table) == switch


def test_greedy_passes_time_travel_away() -> None:
    """3W-11: whatever it switches it for, the first thing is to be rid of it."""
    table = knowing(
        "time-travel pet-dragon world-peace",
        "mind-reading chest-of-gold cold-fusion",
        "super-strength cornucopia solve-world-hunger",
        centre="invisibility flying-carpet",
    )
    assert greedy(table) == f"switch {LEFT} {hand(0, 0)}"


RIVALS = ("super-strength chest-of-gold clean-oceans", "invisibility flying-carpet solve-world-hunger")


def test_greedy_declares_when_it_leads() -> None:
    """3W-8: with the best hand that has no doubler, as soon as the fourth round allows it."""
    table = knowing("mind-reading pet-dragon world-peace", *RIVALS, peeks=(LEFT, RIGHT))
    table.until(seat=0, round=3)
    assert greedy(table) != "declare"
    table.until(seat=0, round=4)
    assert greedy(table) == "declare"


@pytest.mark.parametrize(
    "mine, rivals",
    [
        pytest.param(
            "time-travel pet-dragon world-peace",
            RIVALS,
            id="with Time Travel in hand",
        ),
        pytest.param(
            "time-travel cornucopia cold-fusion",
            RIVALS,
            id="with Time Travel and both doublers",
        ),
        pytest.param(
            "mind-reading invisibility world-peace",
            ("super-strength chest-of-gold clean-oceans", "time-travel flying-carpet solve-world-hunger"),
            id="with a type missing",
        ),
        pytest.param(
            "super-strength chest-of-gold clean-oceans",
            ("mind-reading pet-dragon world-peace", "invisibility flying-carpet solve-world-hunger"),
            id="when a rival it has seen holds more",
        ),
    ],
)
def test_greedy_does_not_declare_a_hand_that_would_lose(mine: str, rivals: tuple[str, str]) -> None:
    """3W-8, 3W-10, 3W-11: in the fourth round and in the fortieth."""
    table = knowing(mine, *rivals, peeks=(LEFT, LEFT, *hand_of(1), hand(1, 0)))
    for number in (5, 40):
        table.until(seat=0, round=number)
        assert greedy(table) != "declare"


def test_greedy_does_not_declare_a_hand_it_does_not_know() -> None:
    """3W-8: it looks at its own cards instead (3W-5)."""
    table = Table("mind-reading pet-dragon world-peace", *RIVALS)
    table.until(seat=0, round=4)
    assert greedy(table) in {f"peek {hand(0, 1)}", f"peek {hand(0, 2)}"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_random_clearly(players: int) -> None:
    """3W-13: one greedy player among random ones, in every seat, over forty games that are always the same."""
    games = 40
    won = 0
    for seed in range(games):
        match = Match("three-wishes", players=players, seed=seed)
        seats = range(players)
        kinds = ["greedy" if seat == seed % players else "random" for seat in seats]
        Driver(
            match,
            {seat: bot(kinds[seat], match.rules, players, match.options, seat, seed=str(seed)) for seat in seats},
        ).finish()
        assert match.over
        won += match.winners == [seed % players]
    assert won > 0.75 * games


@pytest.mark.parametrize("own_switch", [False, True])
def test_greedy_players_finish_a_chain_among_themselves(own_switch: bool) -> None:
    """3W-20: with the variant of 3W-6 too, up to a grand master."""
    match = Match("three-wishes", players=3, seed=5, options={"games": "chain", "own_switch": own_switch})
    Driver(
        match, {seat: bot("greedy", match.rules, 3, match.options, seat, seed="chain") for seat in range(3)}
    ).finish()
    assert max(match.scores) >= 5
    assert match.winners == [match.scores.index(max(match.scores))]

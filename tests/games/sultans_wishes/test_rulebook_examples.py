"""The worked examples of both rulebooks, each by the name of its player."""

from __future__ import annotations

from grandvizier.core.pile import replaced, without
from grandvizier.core.state import Frame
from grandvizier.games.sultans_wishes.rules.extra_tasks import rank, turn_up_stack
from grandvizier.games.sultans_wishes.rules.position import NONE
from grandvizier.games.sultans_wishes.rules.scoring import day_points, ranking, task_hearts, ware_points
from grandvizier.games.sultans_wishes.rules.turns import finale
from grandvizier.games.sultans_wishes.travelers.scoring import relic_points
from grandvizier.games.sultans_wishes.travelers.track import new_tokens

from .bare import GUARD, RULES, C, Table, card, simple

WHITE, RED, BLACK, PURPLE = range(4)


def fulfil(number: int) -> str:
    return f"fulfil {number}"


# The mandatory actions.


def test_fabio_attaches_fan_wave_and_gets_a_gem() -> None:
    table = Table(2)
    wave = card("fan-wave", 2)
    table.wish(simple("fan-wave", 7))
    table.hold(0, wave)
    table.play(fulfil(wave))
    assert list(table.s.under[0]) == [wave]
    assert table.s.aides[2 * wave] == 0
    assert (table.s.gems[0], table.s.pool, table.s.free[0]) == (1, 27, 6)


def test_bruno_performs_an_extra_task_and_he_alone_knows_which() -> None:
    table = Table(2)
    three = card("music", 3)
    table.hold(0, three)
    table.play(f"extra_task {three}")
    assert list(table.s.stack) == [three]
    stacked = [(event[1:], other[1:]) for event, other in zip(table.told(0), table.told(1), strict=True)]
    assert ((0, three), (0, -1)) in stacked


def test_sueli_moves_her_orderly_to_music_and_takes_the_next_priority_place() -> None:
    table = Table(3)
    table.s.orderlies = replaced(table.s.orderlies, 1, 0)
    table.s.priority += bytes([1])
    table.s.free[1] -= 1
    music = C.tasks.index("music")
    table.play(f"orderly {music}")
    assert table.s.orderlies[0] == music
    assert list(table.s.priority) == [1, 0]
    assert table.s.free[0] == 6


# The optional actions.


def test_ricardo_pays_four_gems_for_the_central_ware() -> None:
    table = Table(2)
    ware = next(i for i, one in enumerate(C.wares) if one.merchant == 1 and one.cost == 4)
    table.ware(1, ware)
    table.gems(0, 5)
    table.play("orderly 0")
    assert table.asked == ("options", 0)
    table.play("buy 1")
    assert list(table.s.owned[0]) == [ware]
    assert (table.s.gems[0], table.s.pool) == (1, 27)
    assert table.s.market[1] not in (ware, NONE)


def test_sabrina_uses_her_magic_lamp_for_an_extra_task() -> None:
    table = Table(2)
    tea, food = card("tea", 3), card("food", 2)
    table.wish(simple("tea", 7))
    table.hold(0, tea, food)
    table.s.lamps = replaced(table.s.lamps, 0, 1)
    table.play(fulfil(tea))
    assert table.asked == ("options", 0)
    table.play("lamp")
    assert (table.asked, table.s.lamps[0]) == (("turn", 0), 0)
    table.play(f"extra_task {food}")
    assert list(table.s.stack) == [food]
    assert table.asked == ("turn", 1)


# Busy Aides.


def busy_table() -> tuple[Table, int, int]:
    """Ed has all seven Aides on cards, one of them on Entertainment."""
    table = Table(2)
    show, food = card("entertainment", 3), card("food", 2)
    table.wish(simple("entertainment", 8), (show, [0]))
    table.wish(simple("food", 7))
    table.wish(
        simple("sleep", 8),
        (card("sleep", 1), [0, 0]), (card("sleep", 1, nth=1), [0, 0]), (card("sleep", 2), [0, 0]),
    )  # fmt: skip
    table.hold(0, food)
    return table, show, food


def test_ed_takes_an_aide_off_entertainment_and_will_not_score_it() -> None:
    table, show, food = busy_table()
    table.play(fulfil(food))
    assert table.asked == ("busy", 0)
    assert table.refusal(f"pick {food}") == "SW-56"
    table.play(f"pick {show}")
    assert table.s.aides[2 * show] == NONE
    assert table.s.aides[2 * food] == 0
    assert list(table.s.under[0]) == [show], "the card stays and counts"
    assert table.s.gems[0] == 1


def test_maria_puts_an_aide_on_the_empty_entertainment_card() -> None:
    table, show, food = busy_table()
    table.play(fulfil(food))
    table.play(f"pick {show}")
    plus = card("music", effect="aide")
    while table.s.seat != 1:
        table.play("done")
    table.s.hands[1] = b""
    table.s.deck[:] = bytes(sorted({*C.decks[0]} - set(everything_but_deck(table))))
    table.hold(1, plus)
    table.play(f"use_effect {plus}")
    assert table.asked == ("aide", 1)
    table.play(f"pick {show}")
    assert list(table.s.aides[2 * show : 2 * show + 2]) == [1, NONE]
    assert table.s.gems[1] == 0


def everything_but_deck(table: Table) -> list[int]:
    s = table.s
    return [*(c for pile in (*s.hands, *s.under, s.stack, s.discard) for c in pile), s.top]


def test_maria_may_add_a_second_aide_of_her_own_but_no_third() -> None:
    table = Table(2)
    show, plus = card("entertainment", 3), card("music", effect="aide")
    table.wish(simple("entertainment", 8), (show, [0]))
    table.hold(0, plus, card("tea", effect="aide"))
    table.s.lamps = replaced(table.s.lamps, 0, 1)
    table.play(f"use_effect {plus}")
    table.play(f"pick {show}")
    assert list(table.s.aides[2 * show : 2 * show + 2]) == [0, 0]
    table.play("lamp")
    assert table.refusal(f"use_effect {card('tea', effect='aide')}") == "SW-53"


# Fulfilling wishes.


def test_tea_is_fulfilled_with_eight_of_seven_and_brings_5_6_5_5() -> None:
    table = Table(4, mood="uncertain")
    assert C.plates[table.s.plate].extra == 2
    table.wish(simple("tea", 7), (card("tea", 3), [WHITE, BLACK]), (card("tea", 2), [RED, RED]))
    for task in ("food", "music", "bath"):
        table.wish(next(i for i, w in enumerate(C.wishes) if w.kind == "task" and w.key == (C.tasks.index(task),)))
    last = card("tea", 3, nth=1)
    table.hold(0, last)
    table.s.seat = PURPLE
    table.s.hands[0], table.s.hands[PURPLE] = table.s.hands[PURPLE], table.s.hands[0]
    table.s.below = tuple_with_seat(table.s.below, PURPLE)
    table.play(fulfil(last))
    assert table.s.score == [5, 6, 5, 5]
    assert list(table.s.free) == [7] * 4
    assert simple("tea", 7) not in table.s.open
    assert len(table.s.open) == 4, "a new wish is turned up"


def tuple_with_seat(frame: Frame | None, seat: int) -> Frame | None:
    """The frames of a turn, for another seat."""
    if frame is None:
        return None
    what, who, arg, below = frame
    return (what, seat if who == 0 else who, arg, tuple_with_seat(below, seat))


def test_the_final_wish_of_five_cards_with_three_hearts_brings_6_9_12_6() -> None:
    table = Table(4, mood="mean")
    assert C.plates[table.s.plate].extra == 3
    final = next(i for i, w in enumerate(C.wishes) if w.final and w.kind == "hearts" and w.key == (3,))
    assert C.wishes[final].need == 5
    threes = [i for i, one in enumerate(C.cards) if one.hearts == 3 and not one.travelers]
    table.wish(final, (threes[0], [RED, BLACK]), (threes[1], [RED, BLACK]), (threes[2], [BLACK]), (threes[3], [PURPLE]))
    table.hold(0, threes[4])
    table.s.simple_left = 0
    table.play(fulfil(threes[4]))
    assert table.s.score == [6, 9, 12, 6]
    assert table.s.ended
    assert table.s.finals_left == 0, "the other Finals came up to keep four wishes open"


def test_sleep_is_fulfilled_as_soon_as_the_guard_is_attached() -> None:
    table = Table(2, mood="nauseate")
    assert C.plates[table.s.plate].extra == 0
    table.wish(simple("sleep", 8), (card("sleep", 3), [0]), (card("sleep", 3, nth=1), [1]), (card("sleep", 1), [1]))
    table.wish(simple("tea", 7), guard=C.guards[1])
    music = card("music", 1)
    table.hold(0, music)
    table.top(GUARD)
    table.play(f"extra_task {music}")
    assert table.s.score == [3, 4]
    assert list(table.s.gems) == [1, 1]
    assert GUARD in table.s.discard
    assert len(table.s.hands[0]) == 3, "the replacement was drawn"


def test_felipe_must_choose_between_tea_and_food_for_the_guard() -> None:
    table = Table(3)
    table.wish(simple("tea", 7))
    table.wish(simple("music", 7), (card("music", 1), [1]))
    table.wish(simple("food", 7))
    sleep = card("sleep", 1)
    table.hold(0, sleep)
    table.top(GUARD)
    table.play(f"extra_task {sleep}")
    assert table.asked == ("guard", 0)
    assert table.legal() == {f"under {simple('tea', 7)}", f"under {simple('food', 7)}"}
    assert table.refusal(f"under {simple('music', 7)}") == "SW-24"
    table.play(f"under {simple('food', 7)}")
    assert list(table.s.guards) == [NONE, NONE, GUARD]


# Extra tasks.


def test_white_is_first_red_second_and_the_task_without_orderly_third() -> None:
    table = Table(4)
    tasks = [C.tasks.index(name) for name in ("tea", "food", "music", "sleep", "bath")]
    tea, food, music, sleep, bath = tasks
    table.stack(
        card("tea", 3), card("tea", 1), card("food", 3), card("food", 1), card("music", 3), card("music", 1),
        card("sleep", 3), card("bath", 2),
    )  # fmt: skip
    table.s.orderlies = bytes([tea, food, sleep, bath])
    table.s.priority = bytes([BLACK, WHITE, PURPLE, RED])
    table.s.free[:] = b"\6" * 4
    hearts = task_hearts(C, table.s.stack, ())
    assert [hearts[task] for task in (tea, food, music)] == [4, 4, 4]
    assert ranking(hearts, table.s.orderlies, table.s.priority)[:3] == [(tea, WHITE), (food, RED), (music, -1)]
    turn_up_stack(table.s, -2, 0)
    rank(table.s, -2, 0)
    assert table.s.score == [6, 4, 0, 0]
    assert list(table.s.gems) == [1, 0, 0, 0]


# The end.


def carlos() -> list[int]:
    """Left Fabric of the afternoon, Right Perfume of the night, the Valuable Centre Jewel of the morning."""
    wanted = ((0, "fabric", 1, False), (2, "perfume", 2, False), (1, "jewel", 0, True))
    return [
        next(
            i
            for i, w in enumerate(C.wares)
            if (w.merchant, C.kinds[w.kind], w.period, w.valuable) == (merchant, kind, period, valuable)
        )
        for merchant, kind, period, valuable in wanted
    ]


def test_carlos_scores_14_for_three_wares() -> None:
    market = 0
    wares = carlos()
    assert [ware_points(C, market, ware) for ware in wares] == [4, 1, 4]
    assert day_points(C, market, wares) == 5
    table = Table(2)
    for ware in wares:
        merchant = C.wares[ware].merchant
        if table.s.market[merchant] == ware:
            table.s.market = replaced(table.s.market, merchant, NONE)
        else:
            table.s.stock[merchant] = without(table.s.stock[merchant], ware)
        table.s.owned[0] += bytes((ware,))
    table.s.markets = bytes([0, 1])
    finale(table.s)
    assert table.s.score == [14, 0]


# Travelers.


def test_allan_moves_his_traveler() -> None:
    table = Table(2, travelers=True)
    table.play("travel 0")
    assert list(table.s.nodes) == [1, 0]


def test_akemi_may_not_move_back() -> None:
    table = Table(2, travelers=True)
    here = next(node for node, ahead in enumerate(C.track.ahead) if node and sum(node in a for a in C.track.ahead) == 2)
    table.s.nodes = replaced(table.s.nodes, 0, here)
    ways = {move for move in table.legal() if move.startswith("travel")}
    assert ways == {f"travel {node - 1}" for node in C.track.ahead[here]}
    assert len(ways) == 2
    for before in range(1, len(C.track.ahead)):
        if here in C.track.ahead[before]:
            assert table.refusal(f"travel {before - 1}") == "TR-1"


def test_pedro_visits_the_town_draws_a_gift_and_returns_to_start() -> None:
    table = Table(2, travelers=True)
    town = C.track.towns[2]
    here = next(node for node, ahead in enumerate(C.track.ahead) if town in ahead)
    table.s.nodes = replaced(table.s.nodes, 0, here)
    table.play(f"travel {town - 1}")
    assert table.s.nodes[0] == 0
    gifts = list(table.s.gifts[0])
    assert len(gifts) == 1
    assert C.gifts[gifts[0]].town == 2
    assert len(table.s.gift_piles[2]) == 6


def test_with_a_gem_pedro_may_look_at_a_second_gift() -> None:
    table = Table(2, travelers=True)
    town = C.track.towns[1]
    here = next(node for node, ahead in enumerate(C.track.ahead) if town in ahead)
    table.s.nodes = replaced(table.s.nodes, 0, here)
    table.gems(0, 1)
    table.play(f"travel {town - 1}")
    assert table.asked == ("gift", 0)
    table.play("look_on")
    assert (table.asked, table.s.gems[0]) == (("keep_one", 0), 0)
    first, second = sorted(int(move.split()[1]) for move in table.legal())
    table.play(f"keep {second}")
    assert list(table.s.gifts[0]) == [second]
    assert list(table.s.gift_piles[1].tail) == [first]
    assert list(table.s.gift_piles[1].tail_known) == [1], "only Pedro knows what lies there"


def test_relics_are_replenished_where_neither_token_nor_traveler_is_lowest_stop_first() -> None:
    table = Table(2, travelers=True)
    s = table.s
    s.tokens = replaced(bytes(len(s.tokens)), 4, 1)
    s.nodes = bytes([2, 0])
    s.relics[0], s.relic_pool = s.relic_pool[:14], s.relic_pool[14:]
    new_tokens(s, -2, 0)
    assert [node for node in range(1, C.track.stops + 1) if s.tokens[node]] == [1, 3, 4, 5], "then the pool is empty"


def test_four_different_relics_and_a_pair_are_19_points() -> None:
    assert relic_points(C, [0, 3, 6, 9, 10]) == 16 + 3


def test_two_different_relics_with_a_pair_and_a_triple_are_14_points() -> None:
    assert relic_points(C, [0, 1, 3, 4, 5]) == 4 + 3 + 7


def test_the_rules_have_the_rows_of_both_boxes() -> None:
    assert len(RULES.moves) == 315

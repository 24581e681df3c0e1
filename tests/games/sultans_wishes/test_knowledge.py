"""Who knows what: SW-47, SW-58, SW-59, TR-9, TR-10, TR-11 over whole games; everything is in exactly one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.games.sultans_wishes.sight.look import view as view_of
from grandvizier.games.sultans_wishes.sight.shape import CourtView
from grandvizier.games.sultans_wishes.travelers.view import FaithfulView
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.wander import new_match, wander
from tests.games.sultans_wishes.words import CARDS, NOTHING, WARES, spell
from tests.views import CourtMatch as Match

every_setting = pytest.mark.parametrize(
    "players, travelers", [(players, travelers) for players in (1, 2, 3, 4) for travelers in (False, True)]
)

# Conservation.


def frames(s: Position) -> list[tuple[int, int]]:
    """What is asked and what waits, each with what belongs to it."""
    found, below = [(s.what, s.arg)], s.below
    while below is not None:
        found.append((below[0], below[2]))
        below = below[3]
    return found


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_everything_is_in_exactly_one_place_at_every_step(players: int, travelers: bool, seed: int) -> None:
    """28 gems, at most 7 in one hand, 7 Aides each, every card, wish, ware and token: counted here by hand."""
    match = new_match(players, travelers=travelers, seed=f"conserved {seed}")
    heard, gone = 0, 0
    for s in wander(match, Random(seed)):
        assert s.pool + sum(s.gems) == 28
        assert max(s.gems) <= 7
        assert s.pool >= 0
        question = match.question
        cards = [*s.deck, *s.discard, *s.stack, *(card for pile in (*s.hands, *s.under) for card in pile)]
        cards += [guard for guard in (*s.guards, s.top) if guard != NOTHING]
        if question == "guard":
            cards.append(s.arg)
        tasks = range(56 if travelers else 48)
        assert sorted(cards) == [*tasks, 56, 57]
        for seat in range(players):
            lying = sum(s.aides[2 * card : 2 * card + 2].count(seat) for pile in s.under for card in pile)
            assert s.free[seat] + lying + s.priority.count(seat) == 7
            assert s.priority.count(seat) <= 1
        wares = [ware for pile in (*s.stock, *s.lowest, s.market) for ware in pile if ware != NOTHING]
        owned = view_of(s, players)["wares"]
        wares += [ware for mine in owned for ware in mine if ware is not None]
        assert len(wares) + sum(mine.count(None) for mine in owned) == 45
        assert len({*wares}) == len(wares)
        told = match.feed()
        gone += sum(GAME.kinds[event[0]].name in {"fulfilled", "removed"} for _, event in told[heard:])
        heard = len(told)
        left = len(s.open) + gone + s.simple_left + s.finals_left
        assert left == {1: 6, 2: 6, 3: 9, 4: 12}[players] + 4
        if travelers:
            kept = sum(len(gifts) for gifts in s.gifts)
            looked = {"gift": 1, "keep_one": 2}.get(question, 0)
            assert sum(map(len, s.gift_piles)) + kept + looked == 21
            tokens = [*s.relic_pool, *(token for mine in s.relics for token in mine)]
            assert sorted(tokens) == list(range(18))
            assert sum(s.tokens) <= len(s.relic_pool)
        assert GAME.audit(s) == []
        assert len(frames(s)) < 40


@pytest.mark.parametrize("players, travelers", [(n, more) for n in (2, 3, 4) for more in (False, True)])
def test_hands_are_refilled_to_three_at_every_turns_end(players: int, travelers: bool) -> None:
    """SW-3, SW-5: random games never run short of cards for good."""
    match = new_match(players, travelers=travelers, seed="refill")
    last, ends = None, 0
    for s in wander(match, Random(5)):
        if match.question == "turn" and last is not None and last != s.seat and len(s.deck) > 3:
            assert len(s.hands[last]) >= 3
            ends += 1
        last = s.seat if match.question == "turn" else None
    assert ends


@every_setting
def test_what_is_offered_and_what_is_refused_agree(players: int, travelers: bool) -> None:
    """Every row is legal, or refused with a ruling of the catalogue; SW-7: some row always is legal."""
    rulings = {ruling.id for ruling in GAME.rulings}
    match, rng = new_match(players, travelers=travelers, seed="offers"), Random(11)
    for s in wander(match, rng):
        if rng.random() < 0.85 or s.over:
            continue
        legal = [*s.legal()]
        assert legal
        assert len({*legal}) == len(legal)
        for row in range(len(match.rules.moves)):
            refusal = s.why_not(s.seat, row)
            assert (refusal is None) == (row in legal), (match.question, match.rules.moves.text(row), refusal)
            assert refusal is None or refusal.ruling in rulings


# Faces and their audiences.


def everybody(_: dict[str, Any], __: int) -> bool:
    return True


def who(event: dict[str, Any], seat: int) -> bool:
    return bool(event["who"] == seat)


MAY_SEE: Mapping[str, Callable[[dict[str, Any], int], bool]] = {
    "chose": who,
    "dealt": who,
    "market": who,  # SW-58: the owner may look at any time
    "offered": everybody,
    "topped": everybody,  # SW-28: its back
    "opened": everybody,
    "mood": everybody,
    "drew": who,
    "guarded": everybody,
    "attached": everybody,
    "stacked": who,  # SW-47
    "used": everybody,
    "saw": who,  # SW-55
    "discarded": everybody,  # SW-58: by LOVELY, MEAN and RENEW
    "took": everybody,  # SW-54
    "revealed": everybody,  # SW-61
    "showed_market": everybody,
    "showed_ware": everybody,
    "drew_gift": who,  # TR-2
    "put_under": who,  # TR-2
    "kept": who,  # TR-9
    "gave": everybody,  # TR-9
    "free_ware": who,  # TR-10
    "relic": who,  # TR-11
    "handed": lambda event, seat: seat in {event["who"], event["to"]},  # SW-58
    "showed_gift": everybody,
    "showed_relic": everybody,
}


@every_setting
def test_a_face_is_told_to_those_who_may_see_it_and_to_nobody_else(players: int, travelers: bool) -> None:
    """SW-58: the table above, over random games; those who may see it are told."""
    for seed in range(3):
        match = new_match(players, travelers=travelers, seed=f"faces {seed}")
        for _ in wander(match, Random(seed)):
            pass
        for chair in range(players + 1):
            told = match.told(None if chair == players else chair)
            for event in told:
                kind = GAME.kinds[event[0]]
                name, fields = spell(match.rules, event)
                for (_, field), value in zip(kind.fields, event[1:], strict=True):
                    if field.kind == "face":
                        assert (value >= 0) == MAY_SEE[name](fields, chair), (name, fields, chair)


# Views.


@every_setting
def test_a_view_says_what_its_seat_may_see(players: int, travelers: bool) -> None:
    """SW-58: folded from events it is what may be seen of the position; hidden things are not there."""
    for seed in range(2):
        match = new_match(players, travelers=travelers, seed=f"views {seed}")
        rng = Random(seed)
        for s in wander(match, rng):
            if rng.random() < 0.6 and not s.over:
                continue
            for chair in range(players + 1):
                view = match.view(None if chair == players else chair)
                assert view == GAME.view_of(s, chair)
                if not s.over:
                    hidden_is_hidden(s, view, chair)


def hidden_is_hidden(s: Position, view: CourtView, chair: int) -> None:
    assert view["hand"] == (sorted(s.hands[chair]) if chair < s.players else [])
    assert view["hands"] == [len(hand) for hand in s.hands]
    assert view["deck"] == len(s.deck) + (s.top != NOTHING)
    assert view["discard"] == list(s.discard)
    assert (view["gems"], view["points"]) == (list(s.gems), s.score)
    for owner, market in enumerate(view["markets"]):
        assert (market is not None) == (owner == chair)
    for depth, (by, card) in enumerate(view["stack"]):
        seen = bool(s.turned) or s.stack_known[depth] >> chair & 1
        assert (card is not None) == bool(seen)
        assert by is None or by != chair or card is not None
    for owner, relics in enumerate(view["relics"]):
        assert all((relic is not None) == (owner == chair) for relic in relics)
    for owner, gifts in enumerate(view["gifts"]):
        assert all((gift is not None) == (owner == chair) for _, gift in gifts)
    assert all((gift is not None) == (chair == s.seat) for gift in view["looking"])
    assert all(ware is not None for wares in view["wares"][chair : chair + 1] for ware in wares)


def test_an_onlooker_never_hears_a_hidden_face() -> None:
    """SW-58: hands, stack, Market Score cards, gifts, relics."""
    match = new_match(4, travelers=True, seed="onlooker")
    secret = {"dealt", "market", "drew", "stacked", "saw", "drew_gift", "put_under", "kept", "relic", "handed", "chose"}
    for _ in wander(match, Random(3)):
        pass
    told = [spell(match.rules, event) for event in match.told(None)]
    assert {name for name, _ in told} >= secret - {"put_under", "handed"}
    for name, fields in told:
        if name in secret:
            faces = [fields.get(key) for key in ("card", "market", "gift", "relic")]
            assert faces == [None] * 4


def faithful(match: Match, seat: int | None) -> CourtView:
    """A seat's view at a table where memory is part of the game."""
    chair = match.players if seat is None else seat
    view = FaithfulView(match.rules.components, match.players, match.options, chair)
    for event in match.told(seat):
        view.hear(event)
    return view.plain()


def test_a_faithful_table_forgets_ones_own_extra_task() -> None:
    """SW-47: it lies face down, and is forgotten by the seat's next choice."""
    gems = ["food-gems sleep-gems bath-gems", "tea-gems music-gems massage-gems"]
    table = Table(2, hands=gems, plates="kind hungry demanding")
    table.do("extra_task food-gems", "use_effect tea-gems")
    own = (0, CARDS.index("food-gems"))
    assert faithful(table.match, 0)["stack"][-1] == own
    assert faithful(table.match, 1)["stack"][-1] == (0, None)
    table.do("use_effect sleep-gems")
    assert faithful(table.match, 0)["stack"][-1] == (0, None)
    assert table.match.view(0)["stack"][-1] == own


def test_a_faithful_table_forgets_rivals_wares() -> None:
    """SW-59: after the seat's next choice; one's own may be looked at."""
    gems = ["food-gems sleep-gems bath-gems", "tea-gems music-gems massage-gems"]
    table = Table(2, hands=gems, plates="kind hungry demanding", wares="left-fabric-night centre-fabric-morning")
    table.do("use_effect food-gems", "use_effect tea-gems", "use_effect sleep-gems", "buy left")
    bought = WARES.index("left-fabric-night")
    assert faithful(table.match, 1)["wares"] == [[bought], []]
    table.do("use_effect music-gems", "done")
    assert faithful(table.match, 1)["wares"] == [[None], []]
    assert faithful(table.match, 0)["wares"] == [[bought], []]
    assert table.match.view(1)["wares"] == [[bought], []]


def test_a_faithful_onlooker_forgets_wares_at_everybodys_choice() -> None:
    """SW-59: or a window without a seat would remember them for all."""
    gems = ["food-gems sleep-gems bath-gems", "tea-gems music-gems massage-gems"]
    table = Table(2, hands=gems, plates="kind hungry demanding", wares="left-fabric-night centre-fabric-morning")
    table.do("use_effect food-gems", "use_effect tea-gems", "use_effect sleep-gems", "buy left")
    assert faithful(table.match, None)["wares"] == [[WARES.index("left-fabric-night")], []]
    table.do("use_effect music-gems")
    assert faithful(table.match, None)["wares"] == [[None], []]


@every_setting
def test_a_faithful_view_never_shows_more(players: int, travelers: bool) -> None:
    """SW-47, SW-59: everything else is the same."""
    match = new_match(players, travelers=travelers, seed="faithful")
    rng = Random(8)
    for s in wander(match, rng):
        if rng.random() < 0.9 and not s.over:
            continue
        for seat in range(players):
            notebook, less = match.view(seat), faithful(match, seat)
            for key in {*notebook} - {"stack", "wares", "known_hearts", "table", "lowest"}:
                assert {**less}[key] == {**notebook}[key], key
            assert [by for by, _ in less["stack"]] == [by for by, _ in notebook["stack"]]
            assert all(a[1] in {None, b[1]} for a, b in zip(less["stack"], notebook["stack"], strict=True))
            assert less["wares"][seat] == notebook["wares"][seat]

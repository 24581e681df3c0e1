"""How search thinks about Sultaniya: what it reads in a palace, its weights, its judgement, and what it finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import isfinite
from random import Random

import pytest

from grandvizier import Match, rules
from grandvizier.bots import bot
from grandvizier.bots.search.thinker import follow
from grandvizier.bots.search.tree import search
from grandvizier.core.mind import final
from grandvizier.core.pile import replaced
from grandvizier.core.state import CHANCE, State
from grandvizier.games.sultaniya import GAME
from grandvizier.games.sultaniya.bots import palace_cache
from grandvizier.games.sultaniya.bots.greedy import Appraiser
from grandvizier.games.sultaniya.bots.mind import Mind
from grandvizier.games.sultaniya.bots.palace_cache import PalaceCache
from grandvizier.games.sultaniya.bots.prospect import SOURCES, guard_hope
from grandvizier.games.sultaniya.rules.position import NONE, Position
from grandvizier.games.sultaniya.rules.tables import PalaceRules
from tests.games.sultaniya.counting import by_itself, count, for_objective
from tests.games.sultaniya.literal import read, where
from tests.games.sultaniya.table import CHARACTERS, IDS, OBJECTIVES, TILES, Table, any_table, row_of, word_of
from tests.games.sultaniya.wander import has_gap, wander

SETTINGS: list[tuple[int, dict[str, object]]] = [
    (1, {"characters": "deal"}),
    (2, {"characters": "deal"}),
    (2, {"characters": "choose", "open_objectives": True}),
    (3, {"characters": "deal", "red_build_pays": False, "red_replaces": False}),
    (4, {"characters": "choose"}),
]
DEAL = {"characters": "deal"}
every_setting = pytest.mark.parametrize("players, options", SETTINGS)


def positions(players: int, options: Mapping[str, object], *, each: int = 5) -> Iterator[Position]:
    """Positions of random games in which somebody is asked."""
    for seed in range(3):
        match = Match("sultaniya", players=players, options=options, seed=f"mind {seed}")
        for number, s in enumerate(wander(match, Random(seed))):
            if number % each == seed and not s.over:
                yield s.copy()


def palace_rules() -> PalaceRules:
    found = rules("sultaniya")
    assert isinstance(found, PalaceRules)
    return found


def mind() -> Mind:
    return Mind(palace_rules())


# What a palace is read to be.


@pytest.mark.parametrize("players", [1, 2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_palace_is_read_as_the_rules_count_it(players: int) -> None:
    """SY-4, SY-5, SY-6, SY-7, SY-8, SY-20, SY-21, SY-22, against the literal reading."""
    cache, names, palaces = PalaceCache(palace_rules()), CHARACTERS, 0
    for s in positions(players, DEAL, each=25):
        if has_gap(s):
            continue
        palaces += players
        for seat, pieces in enumerate(s.palaces):
            palace, found = read(pieces), cache.read(bytes(pieces))
            assert found.points == by_itself(palace, names[s.characters[seat]])
            assert found.guards == count(palace, "guard")
            assert [found.ground, found.first, found.second, found.roofs] == [
                sum(floor == level for floor, _ in palace) for level in range(4)
            ]
            for number, name in enumerate(OBJECTIVES[:8]):
                assert cache.line(bytes(pieces), number) == for_objective(name, palace, 0, 0)
            fits = {name for number, name in enumerate(IDS) if found.fits >> number & 1}
            assert fits == {name for name in IDS if where(palace, TILES[name])}
    assert palaces >= 8


def test_a_tile_leads_to_every_palace_that_placing_it_may_make() -> None:
    cache, led = PalaceCache(palace_rules()), 0
    for s in positions(2, DEAL):
        if GAME.rules().questions[s.what].name == "place" and not has_gap(s):
            built = cache.built(bytes(s.palaces[s.seat]), s.arg)
            assert sorted(built) == sorted(s.legal())
            for row, (palace, _) in built.items():
                after, seat = s.copy(), s.seat
                after.step(row)
                assert bytes(after.palaces[seat]) == palace
                led += 1
    assert led > 20


def test_what_is_remembered_is_bounded_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    palaces = [bytes(pieces) for s in positions(2, DEAL, each=10) for pieces in s.palaces]

    def everything(cache: PalaceCache, pieces: bytes) -> list[object]:
        built = [cache.built(pieces, tile) for tile in range(0, 93, 9)]
        return [cache.read(pieces), built, cache.line(pieces, 4)]

    def remembered(cache: PalaceCache) -> list[int]:
        return [len(cache._read), len(cache._built), len(cache._scored)]

    whole, short = PalaceCache(palace_rules()), PalaceCache(palace_rules())
    found = [everything(whole, pieces) for pieces in palaces]
    assert min(remembered(whole)) > 3
    monkeypatch.setattr(palace_cache, "KEPT", 3)
    for pieces, known in zip(palaces, found, strict=True):
        assert everything(short, pieces) == known
        assert max(remembered(short)) <= 3


# In any position.


@every_setting
def test_every_row_has_a_weight(players: int, options: dict[str, object]) -> None:
    thinks, asked = mind(), set()
    for s in positions(players, options):
        weights = thinks.weigh(s, s.legal())
        asked.add(s.what)
        assert len(weights) == len(s.legal())
        assert all(isfinite(weight) and weight > 0 for weight in weights)
    assert len(asked) >= 8


@pytest.mark.parametrize("players, options", [setting for setting in SETTINGS if setting[0] > 1])
def test_weights_do_not_depend_on_what_the_seat_has_not_seen(players: int, options: dict[str, object]) -> None:
    """Neither on rivals' objectives nor on the order of a pile beneath its top, but for whoever looks through it."""
    thinks, rng, changed = mind(), Random("redeal"), 0
    for s in positions(players, options):
        other = s.copy()
        hidden = [i for i in range(2 * players) if i // 2 != s.seat]
        dealt = [s.objectives[i] for i in hidden] + list(s.undealt)
        rng.shuffle(dealt)
        if NONE not in dealt and not s.open_objectives:
            for i, objective in zip(hidden, dealt, strict=False):
                other.objectives = replaced(other.objectives, i, objective)
        for floor, pile in enumerate(other.piles):
            deep = [at for at, known in enumerate(pile.head_known) if not known >> s.seat & 1]
            tiles = [pile.head[at] for at in deep]
            rng.shuffle(tiles)
            head = bytearray(pile.head)
            for at, tile in zip(deep, tiles, strict=True):
                head[at] = tile
            other.piles[floor] = replace(pile, head=bytes(head))
        changed += other != s
        assert thinks.weigh(other, other.legal()) == thinks.weigh(s, s.legal())
    assert changed > (0 if options.get("open_objectives") else 5)


@every_setting
def test_play_goes_on_to_where_it_can_be_judged(players: int, options: dict[str, object]) -> None:
    thinks, rng = mind(), Random(5)
    for s in positions(players, options):
        thinks.play_on(s, rng)
        assert s.over or GAME.rules().questions[s.what].name == "turn"
        payoffs = thinks.judge(s)
        assert len(payoffs) == players
        assert all(0 <= payoff <= 1 for payoff in payoffs)
        if players == 2:
            assert sum(payoffs) == pytest.approx(1)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_finished_game_is_judged_by_its_result(players: int) -> None:
    s = GAME.rules().start(players=players)
    assert isinstance(s, Position)
    rng, thinks = Random(3), mind()
    while not s.over:
        thinks.play_on(s, rng)
    assert thinks.judge(s) == final(s)


@every_setting
def test_the_outlook_names_its_sources(players: int, options: dict[str, object]) -> None:
    thinks = mind()
    for s in positions(players, options, each=20):
        for seat in range(players):
            found = thinks.outlook(s, seat)
            assert tuple(found) == SOURCES == GAME.outlook
            assert all(map(isfinite, found.values()))


def test_the_judgement_is_made_of_the_outlook() -> None:
    """Who has the better outlook is taken to win more often."""
    thinks, compared = mind(), 0
    for s in positions(2, DEAL):
        totals = [sum(thinks.outlook(s, seat).values()) for seat in (0, 1)]
        payoffs = thinks.judge(s)
        if NONE not in s.characters and abs(totals[0] - totals[1]) > 0.01:
            assert (totals[0] > totals[1]) == (payoffs[0] > payoffs[1])
            compared += 1
    assert compared > 20


def test_more_guards_than_a_rival_are_surer_points_near_the_end() -> None:
    """SY-21: the last place's points at least; a tie is the lower place; alone they bring nothing."""
    assert guard_hope(4, [], 5) == 0
    assert guard_hope(5, [4], 0) == pytest.approx(9, abs=0.1)
    assert guard_hope(4, [4], 0) == pytest.approx(6, abs=0.1)
    assert guard_hope(0, [3, 3, 3], 0) == pytest.approx(0, abs=0.1)
    assert 6 < guard_hope(5, [4], 15) < guard_hope(5, [4], 2) < 9


# What it finds.


class Open:
    """Somebody to whom everything lies open: the position itself is all there is to imagine."""

    def __init__(self, s: Position) -> None:
        self.s = s

    def imagine(self, _rng: Random) -> State:
        return self.s.copy()

    def hear(self, event: tuple[int, ...]) -> None:
        raise AssertionError(event)

    def notebook(self) -> dict[str, object]:
        raise AssertionError


def found_by_search(table: Table, iterations: int = 100) -> list[str]:
    """What search would do in the place of whoever is asked, to the end of the choice."""
    match = table.match
    result = search(Open(table.state), mind(), Random(1), match.players, lambda done, _: done < iterations)
    return [word_of(match.rules, row) for row in follow(match.choices(table.seat), result.root).path]


def outcomes(s: Position, *path: int) -> dict[tuple[int, ...], float]:
    """All that the last turn of a game may come to for whoever has it, as far as no chance is asked."""
    seat, found = s.seat, {}
    for row in s.legal():
        after = s.copy()
        after.step(row)
        if after.over:
            found[(*path, row)] = after.returns()[seat]
        elif after.seat != CHANCE:
            found |= outcomes(after, *path, row) if len(path) < 1 else {}
    return found


FOUR = "F01@f3 F06@f7 S01@s2 S06@s4 S07@s6 S10@s8' R14@r1 R06@r3 R03@r5 R12@r7'"
"""A palace with four roofs; R10 is a fifth."""
PLAIN = "F02@f3 F04@f7 S05@s2 S02@s4 S03@s6 S08@s8 R01@r3"
"""A palace of as many points."""
FINE = "G05@g2 F02@f3 F04@f7 S05@s2 S04@s4 S09@s6 S08@s8 R01@r3"
"""A palace that is well ahead of it."""


def test_it_takes_the_tile_that_wins_in_the_last_turn() -> None:
    """SY-18, SY-24: only the gate among the roofs is enough."""
    table = any_table(2, palaces=[FOUR, PLAIN], display="R04 R10 G07 G02", sapphires=[0, 0])
    table.build("R10", "r9")
    assert table.told(1, "fifth_roof")
    ends = outcomes(table.state)
    winning = [[word_of(table.match.rules, row) for row in path] for path, share in ends.items() if share == 1]
    assert 0 < len(winning) < len(ends)
    assert all(path[0] == "take R04" for path in winning)
    assert found_by_search(table) in winning


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """SY-18: a fifth roof leaves the rival, eight points ahead, one more turn and itself none."""
    table = any_table(2, palaces=[FOUR, FINE], display="R10 G01 G03", sapphires=[0, 0])
    assert "take R10" in table.offers()
    assert found_by_search(table)[0] != "take R10"


def test_the_same_seed_makes_the_same_choices() -> None:
    made = []
    for _ in range(2):
        match = Match("sultaniya", players=2, seed="again")
        thinkers = [bot("search:vizier:20", match.rules, 2, match.options, seat, seed="x") for seat in (0, 1)]
        heard = [0, 0]
        for _ in range(12):
            seat = match.seat
            assert seat is not None
            told = match.told(seat)
            thinkers[seat].hear(told[heard[seat] :])
            heard[seat] = len(told)
            match.play(seat, *thinkers[seat].choose(match.choices(seat), None).path)
        made.append(match.told(None))
    assert made[0] == made[1]


# The red djinn puts one tile in the place of another (SY-16).

FULL = "G03@g0 G01@g2 G02@g8 G04@g10"
"""A whole ground floor: a garden from the display can only take the place of another tile."""


def rows_of(mind: Mind, s: Position) -> dict[str, float]:
    return dict(zip((word_of(s.rules, row) for row in s.legal()), mind.weigh(s, s.legal()), strict=True))


def test_search_sees_what_a_replacement_brings() -> None:
    """SY-16: Anis takes 3 points for the garden of G05, and 1 for a tower."""
    table = Table("anis", "dunyazad", palaces=[FULL], display="G05", sapphires=[9, 9])
    weights = rows_of(mind(), table.state)
    assert weights["call red"] > weights["pass_turn"]
    strict = Table("anis", "dunyazad", palaces=[FULL], display="G05", sapphires=[9, 9], options={"red_replaces": False})
    assert weights["call red"] > rows_of(mind(), strict.state)["call red"]
    table.do("call", "red")
    weights = rows_of(mind(), table.state)
    assert max(weights, key=lambda word: weights[word]) != "leave"
    table.do("take", "G02")
    assert rows_of(mind(), table.state).keys() == {"put_under"}
    table.do("put_under")
    assert rows_of(mind(), table.state).keys() == {"take G05"}


def judge(table: Table, word: str) -> float:
    """What greedy makes of a choice at a table laid by hand."""
    s, seat = table.state, table.seat
    greedy = GAME.appraiser(s.rules, s.players, table.match.options, seat)
    assert isinstance(greedy, Appraiser)
    for event in table.match.told(seat):
        greedy.hear(event)
    greedy.seen.palaces = [bytearray(palace) for palace in s.palaces]
    greedy.seen.displays = [list(display) for display in s.displays]
    greedy.seen.sapphires = list(s.sapphires)
    return greedy.appraise((row_of(s.rules, *word.split()),))


def test_greedy_replaces_a_poorer_tile() -> None:
    """SY-16: it judges the whole way by what stands there in the end."""
    table = Table("anis", "dunyazad", palaces=[FULL], display="G05", sapphires=[9, 9])
    table.do("call", "red")
    judged = {word: judge(table, word) for word in table.offers()}
    assert judged["leave"] == 0
    assert max(judged, key=lambda word: judged[word]) != "leave"

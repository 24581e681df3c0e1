"""Components: what the two boxes hold as the page of rulings lists it, and what a corrected copy may change."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from grandvizier import BadComponents
from grandvizier.core.components import LANGUAGES, MARKS
from grandvizier.games import sultans_wishes
from grandvizier.games.sultans_wishes.box import EFFECTS, GIFTS, MERCHANTS, PERIODS, PLATES, TOWNS
from grandvizier.games.sultans_wishes.components import Market, Ware, Wishes, load
from grandvizier.games.sultans_wishes.limits import check

Data: TypeAlias = dict[str, Any]
Edit: TypeAlias = Callable[[Data], None]

TEXT = (Path(sultans_wishes.__path__[0]) / "components.toml").read_text("utf-8")

TASKS = ("tea", "food", "music", "entertainment", "sleep", "fan-wave", "bath", "massage")
HEARTS = {
    "tea": "1122331",
    "food": "1223312",
    "music": "2233113",
    "entertainment": "2331121",
    "sleep": "3311222",
    "fan-wave": "3112233",
    "bath": "1122332",
    "massage": "1223312",
}
"""C1: hearts by task, in the order AIDE, SPY, GEMS, BARGAIN, HERALD, RENEW, RELIC."""
SIMPLE = {
    "tea": (5, 7),
    "food": (6, 7),
    "music": (6, 7),
    "entertainment": (5, 8),
    "sleep": (5, 8),
    "fan-wave": (6, 7),
    "bath": (6, 7),
    "massage": (5, 8),
}
"""C3: low, with the solo icon, and high."""
MOODS = {
    "lovely": (1, 2), "kind": (0, 1), "nauseate": (1, 0), "demanding": (1, 2), "hungry": (0, 1), "happy": (1, 0),
    "uncertain": (1, 2), "mean": (0, 3), "afraid": (1, 3), "sad": (0, 2),
    "distracted": (1, 1), "angry": (0, 3), "restless": (0, 1), "confused": (0, 2), "friendly": (1, 2), "tidy": (1, 0),
}  # fmt: skip
"""C5: cards added, extra points."""
PRICES = {
    "left": {"fabric": "6*43", "spice": "46*4", "jewel": "436*", "pottery": "6*44", "perfume": "36*4"},
    "centre": {"fabric": "36*4", "spice": "446*", "jewel": "6*43", "pottery": "46*4", "perfume": "436*"},
    "right": {"fabric": "436*", "spice": "6*44", "jewel": "36*4", "pottery": "446*", "perfume": "6*43"},
}
"""C6: gems in the morning, in the afternoon and at night; a star is Valuable."""


@cache
def shipped() -> Wishes:
    return load(TEXT, shipped=True)


def plain() -> Data:
    """The shipped file as data, to be corrected."""
    return copy.deepcopy(dict(shipped().data))


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ",\n".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def corrected(*edits: Edit) -> str:
    """The shipped text with these corrections."""
    data = plain()
    for edit in edits:
        edit(data)
    return dumped(data)


def dumped(data: Data) -> str:
    return "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items())


def put(key: str, name: str | None = None, /, **values: object) -> Edit:
    """Corrects one entry, or every entry of a list."""

    def edit(data: Data) -> None:
        for entry in data[key]:
            if name in (None, entry["id"]):
                entry.update(values)

    return edit


def drop(key: str, name: str) -> Edit:
    def edit(data: Data) -> None:
        data[key] = [entry for entry in data[key] if entry["id"] != name]

    return edit


def again(key: str, name: str, **values: object) -> Edit:
    """Adds a copy of an entry."""

    def edit(data: Data) -> None:
        entry = next(entry for entry in data[key] if entry["id"] == name)
        data[key].append(copy.deepcopy(entry) | {"id": f"{name}-too"} | values)

    return edit


def number(name: str, value: object) -> Edit:
    return put("numbers", name, value=value)


def both(*edits: Edit) -> Edit:
    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


def lines(text: str) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        load(text, shipped=False)
    return str(caught.value).splitlines()


# The shipped file.


def test_the_task_cards_are_those_of_the_page() -> None:
    """C1: 48 and 8, the hearts by task and effect; then the 2 Guards."""
    cards = shipped().cards
    assert shipped().tasks == TASKS
    assert len(cards) == 48 + 8 + 2
    assert [card.travelers for card in cards] == [False] * 48 + [True] * 8 + [False] * 2
    hearts = {
        task: "".join(str(card.hearts) for e in range(7) for card in cards if (card.task, card.effect) == (t, e))
        for t, task in enumerate(TASKS)
    }
    assert hearts == HEARTS
    assert shipped().guards == (56, 57)
    assert [(card.task, card.hearts, card.effect) for card in cards[56:]] == [(-1, 0, -1)] * 2


def test_hearts_and_effects_are_evenly_spread() -> None:
    """C1: 8 cards of each effect, 16 of each heart value, 12 hearts of each task, 96 in all."""
    base = shipped().cards[:48]
    assert Counter(EFFECTS[card.effect] for card in base) == dict.fromkeys(EFFECTS[:6], 8)
    assert {card.effect for card in shipped().cards[48:56]} == {EFFECTS.index("relic")}
    assert Counter(card.hearts for card in base) == {1: 16, 2: 16, 3: 16}
    for task in range(8):
        assert sorted(card.hearts for card in base if card.task == task) == [1, 1, 2, 2, 3, 3]
    assert sum(card.hearts for card in base) == 96


def test_the_simple_wishes_are_those_of_the_page() -> None:
    """C3: 16, two of each task, Tea 7 among them; the solo icon on the 8 low ones."""
    simple = shipped().wishes[:16]
    assert not any(wish.final for wish in simple)
    assert {wish.kind for wish in simple} == {"task"}
    found = {task: tuple(wish.need for wish in simple if wish.key == (t,)) for t, task in enumerate(TASKS)}
    assert found == SIMPLE
    assert [wish.solo for wish in simple] == [True, False] * 8
    assert (0, 7) in [(wish.key[0], wish.need) for wish in simple]
    assert shipped().simple_placed == {1: 6, 2: 6, 3: 9, 4: 12}
    for task in range(8):
        needs = [wish.need for wish in simple if wish.key == (task,)]
        assert sum(needs) <= 13


def test_the_final_wishes_are_those_of_the_page() -> None:
    """C4: 14 and 1, five cards of 3 hearts among them; 4 are placed."""
    finals = shipped().wishes[16:]
    assert all(wish.final for wish in finals)
    assert [(wish.kind, wish.key, wish.need) for wish in finals] == [
        ("hearts", (3,), 5),
        ("hearts", (2,), 5),
        ("hearts", (1,), 4),
        *(("effect", (effect,), 4) for effect in range(6)),
        ("tasks", (0, 1), 5),
        ("tasks", (2, 3), 5),
        ("tasks", (4, 5), 5),
        ("tasks", (6, 7), 5),
        ("different", (), 6),
        ("effect", (6,), 4),
    ]
    assert [wish.travelers for wish in finals] == [False] * 14 + [True]
    assert [i + 1 for i, wish in enumerate(finals) if wish.solo] == [1, 2, 3, 10, 11, 12, 13]
    assert shipped().finals_placed == 4


def test_the_plates_are_those_of_the_page() -> None:
    """C5: 10 and 6 in the order of the rulebooks; 6 and 9 of them add a card; 0, 2 and 3 extra points occur."""
    plates = shipped().plates
    assert tuple(plate.id for plate in plates) == PLATES == tuple(MOODS)
    assert {plate.id: (plate.adds, plate.extra) for plate in plates} == MOODS
    assert [plate.travelers for plate in plates] == [False] * 10 + [True] * 6
    assert sum(plate.adds for plate in plates[:10]) == 6
    assert sum(plate.adds for plate in plates) == 9
    assert {0, 2, 3} <= {plate.extra for plate in plates[:10]}


def test_the_wares_are_those_of_the_page() -> None:
    """C6: 45, 15 a merchant, 5 a period of each; 15 of 6 gems, all Valuable, 21 of 4, 9 of 3; a 4 in the centre."""
    wares = shipped().wares
    assert shipped().merchants == MERCHANTS
    assert shipped().periods == PERIODS
    assert [ware.merchant for ware in wares] == [0] * 15 + [1] * 15 + [2] * 15
    found: dict[str, dict[str, str]] = {merchant: dict.fromkeys(shipped().kinds, "") for merchant in MERCHANTS}
    for ware in sorted(wares, key=lambda ware: ware.period):
        found[MERCHANTS[ware.merchant]][shipped().kinds[ware.kind]] += f"{ware.cost}{'*' if ware.valuable else ''}"
    assert found == PRICES
    assert set(Counter((ware.merchant, ware.period) for ware in wares).values()) == {5}
    assert Counter((ware.cost, ware.valuable) for ware in wares) == {(6, True): 15, (4, False): 21, (3, False): 9}
    assert any(ware.merchant == 1 and ware.cost == 4 for ware in wares)


def test_the_market_score_cards_are_those_of_the_page() -> None:
    """C7: the six rankings of the merchants, each with two favoured wares, and the same mean over all wares."""
    kinds = shipped().kinds
    markets = {
        market.id: (market.merchants, tuple(kinds[kind] for kind in market.favoured)) for market in shipped().markets
    }
    assert markets == {
        "MS1": ((3, 2, 1), ("fabric", "spice")),
        "MS2": ((3, 1, 2), ("spice", "jewel")),
        "MS3": ((2, 3, 1), ("jewel", "pottery")),
        "MS4": ((2, 1, 3), ("pottery", "perfume")),
        "MS5": ((1, 3, 2), ("perfume", "fabric")),
        "MS6": ((1, 2, 3), ("fabric", "jewel")),
    }
    bonuses = {(market.favoured_bonus, market.valuable_bonus, market.complete_day) for market in shipped().markets}
    assert bonuses == {(1, 2, 5)}
    sums = {sum(worth(market, ware) for ware in shipped().wares) for market in shipped().markets}
    assert sums == {138}


def worth(market: Market, ware: Ware) -> int:
    """C7, by hand."""
    favoured = market.favoured_bonus if ware.kind in market.favoured else 0
    return market.merchants[ware.merchant] + favoured + (market.valuable_bonus if ware.valuable else 0)


def ware(merchant: str, kind: str, period: str) -> Ware:
    wanted = (MERCHANTS.index(merchant), shipped().kinds.index(kind), PERIODS.index(period))
    (found,) = [ware for ware in shipped().wares if (ware.merchant, ware.kind, ware.period) == wanted]
    return found


def test_carlos_has_his_fourteen_points() -> None:
    """C7: the example of the rulebook, with MS1: 4, 1 and 4 points, and 5 for the complete day."""
    market = shipped().markets[0]
    bought = [
        ware("left", "fabric", "afternoon"),
        ware("right", "perfume", "night"),
        ware("centre", "jewel", "morning"),
    ]
    assert [worth(market, one) for one in bought] == [4, 1, 4]
    assert [one.valuable for one in bought] == [False, False, True]
    assert {one.period for one in bought} == {0, 1, 2}
    assert sum(worth(market, one) for one in bought) + market.complete_day == 14


def test_the_gifts_are_those_of_the_page() -> None:
    """C9: 21, 7 a town."""
    gifts = shipped().gifts
    assert [gift.town for gift in gifts] == [0] * 7 + [1] * 7 + [2] * 7
    assert [(gift.effect, gift.key) for gift in gifts] == [
        ("double", ()), ("ware", (0,)), ("ware", (1,)), ("ware", (2,)), ("gems", (1,)), ("gems", (2,)), ("gems", (3,)),
        ("orderly", ()), ("heart", ()), ("priority", ()),
        ("tasks", (0, 1)), ("tasks", (2, 3)), ("tasks", (4, 5)), ("tasks", (6, 7)),
        ("period", (0,)), ("period", (1,)), ("period", (2,)),
        ("merchant", (0,)), ("merchant", (1,)), ("merchant", (2,)), ("treasure", ()),
    ]  # fmt: skip
    for gift in gifts:
        assert gift.effect in GIFTS[gift.town]


def test_the_relics_are_those_of_the_page() -> None:
    """C9: 18 tokens, 6 kinds with 3 copies; d different ones give d squared."""
    assert shipped().relics == ("scarab", "vase", "mask", "scroll", "amulet", "ring")
    assert shipped().relic_copies * len(shipped().relics) == 18
    numbers = shipped().numbers
    assert [numbers[f"relics_{d}"] for d in range(1, 7)] == [1, 4, 9, 16, 25, 36]
    assert (numbers["relics_pair"], numbers["relics_triple"]) == (3, 7)


def test_the_track_is_that_of_the_page() -> None:
    """C9: 7 Stops; no cycle, every Stop leads to a town; 3, 3 and 4 moves to the towns at the least."""
    track = shipped().track
    assert track.stops == 7
    assert track.towns == (8, 9, 10)
    assert track.ahead == ((1, 2), (3, 4), (4, 5), (8, 6), (6, 7), (9, 7), (8, 10), (9, 10), (), (), ())
    assert track.marked == (1, 2, 4, 6, 7)
    roads: dict[int, list[tuple[int, ...]]] = {town: [] for town in track.towns}
    walks: list[tuple[int, ...]] = [(0,)]
    while walks:
        walk = walks.pop()
        if walk[-1] in roads:
            roads[walk[-1]].append(walk)
            continue
        assert track.ahead[walk[-1]]
        for node in track.ahead[walk[-1]]:
            assert node not in walk
            walks.append((*walk, node))
    assert [min(len(walk) - 1 for walk in roads[town]) for town in track.towns] == [3, 3, 4]
    assert {node for walks in roads.values() for walk in walks for node in walk} == set(range(11))


def test_the_stated_numbers_are_in_the_file() -> None:
    """C8 and the game in short, with the reconstructed numbers beside them."""
    assert shipped().numbers == {
        "guards": 2, "gems": 28, "gem_cap": 7, "aides": 7, "aides_per_card": 2, "hand": 3,
        "lamp_1": 10, "lamp_2": 25, "lamp_3": 40,
        "first_points": 6, "first_gems": 1, "second_points": 4, "third_points": 2,
        "plates": 5, "plates_alone": 10, "rounds_alone": 3, "verdict_2": 51, "verdict_3": 71, "verdict_4": 91,
        "gems_a_point": 2, "finals_placed": 4,
        "simple_placed_1": 6, "simple_placed_2": 6, "simple_placed_3": 9, "simple_placed_4": 12,
        "spy_adds": 1, "gems_effect": 2, "bargain": 2, "herald_gems": 1, "round_limit": 20,
        "relic_copies": 3, "relics_1": 1, "relics_2": 4, "relics_3": 9, "relics_4": 16, "relics_5": 25,
        "relics_6": 36, "relics_pair": 3, "relics_triple": 7,
    }  # fmt: skip
    assert shipped().round_limit == 20


def test_what_is_in_play_without_and_with_the_travelers() -> None:
    """50 or 58 cards, 10 or 16 plates, 14 or 15 Finals; alone the solo icons only (SW-52)."""
    box = shipped()
    assert box.decks == ((*range(48), 56, 57), tuple(range(58)))
    assert box.moods == (tuple(range(10)), tuple(range(16)))
    for players in (2, 3, 4):
        assert box.simples[players] == tuple(range(16))
        assert box.finals[players] == (tuple(range(16, 30)), tuple(range(16, 31)))
    assert box.simples[1] == tuple(range(0, 16, 2))
    assert box.finals[1] == ((16, 17, 18, 25, 26, 27, 28),) * 2
    assert box.stalls == (tuple(range(15)), tuple(range(15, 30)), tuple(range(30, 45)))
    assert box.gift_stacks == (tuple(range(7)), tuple(range(7, 14)), tuple(range(14, 21)))


def test_the_shipped_file_is_nothing_unusual() -> None:
    assert shipped().warnings == ()
    assert shipped().source is None


def test_every_entry_says_how_it_is_known() -> None:
    """The marks of the page: Tea 7, the five cards of 3 hearts, +Aide and RELIC, names and effects of plates."""
    data = shipped().data
    assert {mark for entries in data.values() for entry in entries for mark in entry["marks"].values()} <= set(MARKS)
    stated = {
        key: [entry["id"] for entry in data[key] if entry["marks"][mark] == "STATED"]
        for key, mark in (("tasks", "name"), ("effects", "effect"), ("simple", "wish"), ("finals", "wish"))
    }
    assert stated == {"tasks": list(TASKS[:6]), "effects": ["aide", "relic"], "simple": ["S02"], "finals": ["FW01"]}
    assert {card["marks"]["effect"] for card in data["cards"] if card["travelers"]} == {"STATED"}
    for plate in data["plates"]:
        assert plate["marks"] == {
            "name": "STATED",
            "effect": "STATED",
            "adds": "RECONSTRUCTED",
            "extra": "RECONSTRUCTED",
        }
    for gift in data["gifts"]:
        assert gift["marks"] == {"kind": "STATED", "copies": "DERIVED"}


# Names.

FAMILIES = {
    "card": 58, "wish": 31, "plate": 16, "ware": 45, "market": 6, "gift": 21, "relic": 18, "back": 2, "task": 8,
    "merchant": 3,
}  # fmt: skip


def test_everything_has_a_name_in_every_language() -> None:
    assert {family: len(names) for family, names in shipped().faces.items()} == FAMILIES
    for family, count in FAMILIES.items():
        twins = {"card": 1, "relic": 12}.get(family, 0)
        for language in LANGUAGES:
            names = [shipped().faces[family][i][language] for i in range(count)]
            assert all(names)
            assert len(set(names)) == count - twins


@pytest.mark.parametrize(
    "family, number, names",
    [
        ("card", 4, ("Tea 3 ♥ (herald)", "Tè 3 ♥ (araldo)", "Chá 3 ♥ (arauto)")),
        ("card", 57, ("Sultan’s Guard", "Guardia del Sultano", "Guarda do Sultão")),
        ("wish", 1, ("Tea: 7 hearts", "Tè: 7 cuori", "Chá: 7 corações")),
        ("wish", 16, ("5 cards of 3 hearts each", "5 carte da 3 cuori", "5 cartas de 3 corações")),
        ("wish", 18, ("4 cards of 1 heart each", "4 carte da 1 cuore", "4 cartas de 1 coração")),
        ("wish", 20, ("4 cards with the effect spy", "4 carte con l'effetto spia", "4 cartas com o efeito espião")),
        ("wish", 25, ("5 cards of Tea or Food", "5 carte Tè o Cibo", "5 cartas de Chá ou Comida")),
        ("plate", 9, ("Sad", "Triste", "Triste")),
        (
            "ware",
            0,
            (
                "Fabric, morning (Left, 6 gems, valuable)",
                "Stoffa, mattina (a sinistra, 6 gemme, di valore)",
                "Tecido, manhã (à esquerda, 6 gemas, valiosa)",
            ),
        ),
        ("gift", 4, ("1 gem", "1 gemma", "1 gema")),
        (
            "gift",
            14,
            ("2 points for each ware (morning)", "2 punti per ogni merce (mattina)", "2 pontos por mercadoria (manhã)"),
        ),
        ("relic", 5, ("Vase", "Vaso", "Vaso")),
        ("back", 1, ("Sultan’s Guard", "Guardia del Sultano", "Guarda do Sultão")),
    ],
)
def test_names_are_made_of_all_that_counts(family: str, number: int, names: tuple[str, str, str]) -> None:
    assert tuple(shipped().name(family, number, language) for language in LANGUAGES) == names


def test_a_corrected_name_or_value_is_said() -> None:
    """In its language, and where the file lacks it in English."""
    text = corrected(
        put("tasks", "bath", name={"en": "Steam {bath}", "it": "Vapore"}), put("cards", "T37", hearts=2, effect="spy")
    )
    box = load(text, shipped=False)
    names = [box.name("card", 36, language) for language in LANGUAGES]
    assert names == ["Steam {bath} 2 ♥ (spy)", "Vapore 2 ♥ (spia)", "Steam {bath} 2 ♥ (espião)"]
    assert box.name("wish", 28, "pt") == "5 cartas de Steam {bath} ou Massagem"


# Limits: a file that breaks one is refused with a sentence that names entry and limit.


def reverse_road(data: Data) -> None:
    put("track", "6", ahead=["town-immediate", "town-game", "3"])(data)


def first_tasks(count: int) -> Edit:
    def edit(data: Data) -> None:
        data["tasks"] = data["tasks"][:count]

    return edit


BROKEN = [
    (drop("cards", "T01"), "cards of the base game: exactly 48, not 47"),
    (again("cards", "T01"), "cards of the base game: exactly 48, not 49"),
    (drop("cards", "X08"), "cards of Travelers: exactly 8, not 7"),
    (put("cards", "X03", effect="spy"), "card X03: the cards of Travelers, and only they, have the effect relic, not "),
    (put("cards", "T03", effect="relic"), "card T03: the cards of Travelers, and only they, have the effect relic"),
    (put("cards", "T03", hearts=0), "cards[2] T03: hearts = 0 is wrong; it is a whole number from 1 to 9"),
    (put("cards", "T03", task="juggling"), "card T03: the tasks are tea, food, "),
    (number("guards", 3), "numbers guards: exactly 2, not 3"),
    (drop("simple", "S16"), "simple: exactly 16, not 15 (S01, "),
    (again("simple", "S16"), "simple: exactly 16, not 17 (S01, "),
    (put("simple", "S02", hearts=8), "simple: one of them is tea with 7 hearts"),
    (put("simple", "S03", task="juggling"), "simple S03: the tasks are tea, food, "),
    (drop("finals", "FW14"), "finals of the base game: exactly 14, not 13 (FW01, "),
    (drop("finals", "FW15"), "finals of Travelers: exactly 1, not 0 ()"),
    (again("finals", "FW15"), "finals of Travelers: exactly 1, not 2 (FW15, FW15-too)"),
    (put("finals", "FW01", cards=4), "finals: one of them is five cards of 3 hearts"),
    (put("finals", "FW01", key=[2]), "finals: one of them is five cards of 3 hearts"),
    (drop("plates", "sad"), "plate sad: it is missing"),
    (again("plates", "sad", id="glad"), "plates[16] glad: id = 'glad' is wrong; it is one of lovely, "),
    (put("plates", "sad", adds=2), "plates[9] sad: adds = 2 is wrong; it is a whole number from 0 to 1"),
    (
        both(*(put("plates", plate, extra=1) for plate in ("nauseate", "happy", "tidy"))),
        "plates: at least one has 0 extra points",
    ),
    (
        both(*(put("plates", plate, extra=1) for plate, (_, extra) in MOODS.items() if extra == 2)),
        "plates: at least one has 2 extra points",
    ),
    (
        both(*(put("plates", plate, extra=1) for plate in ("mean", "afraid", "angry"))),
        "plates: at least one has 3 extra points",
    ),
    (put("wares", "W01", merchant="right"), "wares of left: exactly 15, not 14"),
    (put("wares", "W01", merchant="right"), "wares of right: exactly 15, not 16"),
    (put("wares", "W01", cost=8), "wares[0] W01: cost = 8 is wrong; it is a whole number from 0 to 7"),
    (put("wares", "W01", cost=-1), "wares[0] W01: cost = -1 is wrong; it is a whole number from 0 to 7"),
    (put("wares", "W01", kind="rope"), "ware W01: the kinds are fabric, "),
    (put("wares", period="night"), "wares: at least one of the morning"),
    (put("wares", cost=5), "wares: at least one of the centre costs 4 gems"),
    (drop("periods", "night"), "periods: one for each of morning, afternoon, night; night is missing"),
    (drop("merchants", "left"), "merchants: one for each of left, centre, right; left is missing"),
    (drop("effects", "spy"), "effects: one for each of aide, spy, gems, bargain, herald, renew, relic; spy is missing"),
    (drop("backs", "guard"), "backs: one for each of task, guard; guard is missing"),
    (drop("markets", "MS6"), "markets: exactly 6, not 5 (MS1, "),
    (again("markets", "MS6"), "markets: exactly 6, not 7 (MS1, "),
    (put("markets", "MS6", favoured=["rope"]), "market MS6: the kinds are fabric, "),
    (put("markets", "MS6", merchants=[3, 2]), "markets[5] MS6: merchants = [3, 2] is wrong; it is three whole numbers"),
    (drop("gifts", "G05"), "gifts: exactly 21, not 20"),
    (again("gifts", "G05"), "gifts: exactly 21, not 22"),
    (put("gifts", "G05", town="game"), "gift G05: the gifts of game are period, merchant, treasure, not gems"),
    (put("gifts", "G08", effect="heart"), "gifts of round: at least one is orderly"),
    (put("gifts", "G05", key=[4]), "gift G05: the key of gems is 1, 2 or 3, in a list, not [4]"),
    (put("gifts", "G01", key=[4]), "gift G01: the key of double is nothing, in a list, not [4]"),
    (put("gifts", "G02", key=["north"]), "gift G02: the key of ware is one of left, centre, right, in a list, not "),
    (put("gifts", "G15", key=["noon"]), "gift G15: the key of period is one of morning, afternoon, night, in a "),
    (put("gifts", "G11", key=["tea", "tea"]), "gift G11: the key of tasks is some different tasks, in a list, not "),
    (drop("relics", "ring"), "relics: exactly 18 tokens, 6 kinds with 3 copies each, not 5 kinds"),
    (again("relics", "ring"), "relics: exactly 18 tokens, 6 kinds with 3 copies each, not 7 kinds"),
    (number("relic_copies", 4), "numbers relic_copies: exactly 3, not 4"),
    *((number(f"relics_{d}", d * d + 1), f"numbers relics_{d}: exactly {d * d}, not {d * d + 1}") for d in range(1, 7)),
    (number("relics_pair", 2), "numbers relics_pair: exactly 3, not 2"),
    (number("relics_triple", 6), "numbers relics_triple: exactly 7, not 6"),
    (number("gems", 30), "numbers gems: exactly 28, not 30"),
    (number("gem_cap", 8), "numbers gem_cap: exactly 7, not 8"),
    (number("aides", 6), "numbers aides: exactly 7, not 6"),
    (number("lamp_1", 11), "numbers lamp_1: exactly 10, not 11"),
    (number("lamp_2", 20), "numbers lamp_2: exactly 25, not 20"),
    (number("lamp_3", 41), "numbers lamp_3: exactly 40, not 41"),
    (number("first_points", 5), "numbers first_points: exactly 6, not 5"),
    (number("first_gems", 0), "numbers first_gems: exactly 1, not 0"),
    (number("second_points", 3), "numbers second_points: exactly 4, not 3"),
    (number("third_points", 1), "numbers third_points: exactly 2, not 1"),
    (number("finals_placed", 3), "numbers finals_placed: exactly 4, not 3"),
    (number("spy_adds", 2), "numbers spy_adds: from 0 to 1, not 2"),
    (number("round_limit", 0), "numbers round_limit: from 1 to 200, not 0"),
    (drop("numbers", "bargain"), "numbers bargain: it is missing"),
    (again("numbers", "bargain"), "numbers bargain-too: unknown; known are guards, "),
    (number("simple_placed_1", 5), "numbers simple_placed_2: the same for 1 and 2 players, not 5 and 6"),
    (number("simple_placed_3", 5), "numbers simple_placed_3: not fewer than the 6 with 2 players, not 5"),
    (number("simple_placed_4", 8), "numbers simple_placed_4: not fewer than the 9 with 3 players, not 8"),
    (number("simple_placed_4", 17), "numbers simple_placed_4: from 4 to 16, not 17"),
    (
        both(*(number(f"simple_placed_{n}", 1) for n in (1, 2, 3, 4))),
        "numbers simple_placed_3: at least the 3 that are open, not 1 (SW-22)",
    ),
    (
        both(*(put("simple", wish, solo=False) for wish in ("S01", "S03", "S05"))),
        "simple: the solo icon on at least 6, as many as are placed, not 5",
    ),
    (
        both(
            *(put("finals", wish, solo=False) for wish in ("FW01", "FW02", "FW03", "FW10")),
            put("finals", "FW15", solo=True),
        ),
        "finals: the solo icon on at least 4 of the base game, not 3",
    ),
    (first_tasks(4), "tasks: at least 5, a space of the Extra Task Chart each, at most 48, not 4"),
    (put("simple", "S03", hearts=1), "simple[2] S03: hearts = 1 is wrong; it is a whole number from 2 to 200"),
    (put("finals", "FW03", cards=1), "finals[2] FW03: cards = 1 is wrong; it is a whole number from 2 to 50"),
    (put("simple", "S04", hearts=13), "simple S04: it can be met from the deck: 13 hearts, of food there are 12"),
    (put("finals", "FW04", cards=9), "final FW04: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW03", cards=17), "final FW03: it can be met from the deck: 17 cards, 16 would do"),
    (put("finals", "FW10", cards=13), "final FW10: it can be met from the deck: 13 cards, 12 would do"),
    (put("finals", "FW14", cards=9), "final FW14: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW04", key=["relic"]), "final FW04: it can be met from the deck: 4 cards, 0 would do"),
    (put("finals", "FW15", cards=9), "final FW15: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW04", key=["fly"]), "final FW04: the key of effect is one of aide, "),
    (put("finals", "FW02", key=["2"]), "final FW02: the key of hearts is a number of hearts from 1 to 9, in a list"),
    (put("finals", "FW14", key=["tea"]), "final FW14: the key of different is nothing, in a list, not ['tea']"),
    (reverse_road, "track 3: no cycle: it cannot be ahead of itself"),
    (reverse_road, "track 6: no cycle: it cannot be ahead of itself"),
    (put("track", "4", ahead=["4", "6"]), "track 4: no cycle: it cannot be ahead of itself"),
    (put("track", "4", ahead=["4"]), "track 4: it leads to a town"),
    (put("track", "7", ahead=[]), "track 7: something lies ahead"),
    (put("track", "7", ahead=["town-moon"]), "track 7: the next nodes are 1, 2, 3, 4, 5, 6, 7, town-immediate, "),
    (put("track", "7", ahead=["start"]), "track 7: the next nodes are 1, 2, 3, 4, 5, 6, 7, town-immediate, "),
    (
        both(put("track", "6", ahead=["town-immediate"]), put("track", "7", ahead=["town-round"])),
        "track: town-game can be reached from the start",
    ),
    (drop("track", "3"), "track: start and the Stops in the order of their numbers, not start, 1, 2, 4, 5, 6, 7"),
    (put("track", "start", marked=True), "track start: no relic lies at the start"),
    (put("cards", "T02", id="T01"), "cards T01: an id stands for one entry only"),
    (put("wares", "W02", id="W01"), "wares W01: an id stands for one entry only"),
]


@pytest.mark.parametrize("edit, line", [pytest.param(edit, line, id=line[:60]) for edit, line in BROKEN])
def test_a_file_that_breaks_a_limit_is_refused(edit: Edit, line: str) -> None:
    said = lines(corrected(edit))
    assert any(one.startswith(line) for one in said), said


def test_everything_that_is_wrong_is_said_at_once() -> None:
    said = lines(corrected(number("gems", 30), put("wares", cost=5), drop("plates", "sad"), drop("gifts", "G21")))
    assert said == [
        "numbers gems: exactly 28, not 30",
        "plate sad: it is missing",
        "wares: at least one of the centre costs 4 gems",
        "gifts: exactly 21, not 20",
        "gifts of game: at least one is treasure",
    ]


WRONG: tuple[Any, ...] = (10**30, -1, 1.5, True, "", "xx", [], ["xx", [{}]], {}, {"en": ""}, {"xx": "STATED"})


@pytest.mark.parametrize("key", [*shipped().data])
def test_an_entry_with_a_wrong_value_is_refused_by_name(key: str) -> None:
    """Whatever stands there: another type, nothing at all, or a number beyond all bounds."""
    entry = shipped().data[key][0]
    for name, value in entry.items():
        missing = plain()
        del missing[key][0][name]
        with pytest.raises(BadComponents, match=rf"^{key}\[0\].*: {name} is missing; it is "):
            check(missing)
        for wrong in WRONG:
            data = plain()
            data[key][0][name] = wrong
            if type(wrong) is not type(value) or wrong == 10**30:
                with pytest.raises(BadComponents, match=rf"(?m)^{key}\[0\].*: {name} = .* is wrong; it is "):
                    check(data)
            elif wrong != value:
                with suppress(BadComponents):
                    load(dumped(data), shipped=False)


@pytest.mark.parametrize("key", [*shipped().data])
def test_a_file_without_a_list_is_refused(key: str) -> None:
    for wrong in ("3", '"xx"', "[]", "[3]", "[[]]", "[{}]", "{}", "inf", "1979-05-27"):
        text = corrected(lambda data: data.pop(key)) + f"\n{key} = {wrong}"
        assert any(key.rstrip("s") in line for line in lines(text))
    assert lines(corrected(lambda data: data.pop(key)))[0].startswith("file: the keys are numbers, tasks, ")


def test_an_entry_with_an_unknown_key_is_refused_by_name() -> None:
    (line,) = lines(corrected(put("cards", "T05", heart=3)))
    assert line.startswith("cards[4] T05: unknown key 'heart'; known are id, task, ")
    (line,) = lines(corrected(lambda data: data.update(rounds=[])))
    assert line.startswith("file: the keys are numbers, ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards = [",
        "cards = nil",
        "\0",
        "cards = " + "9" * 5000,
        "cards = 0x" + "f" * 5000,
        "cards = [{ id = 0x" + "f" * 5000 + " }]",
        "cards = " + "[" * 100_000,
        "cards = " + "[" * 200 + "]" * 200,
        "cards = [{ id = " + "[" * 200 + "]" * 200 + " }]",
    ],
    ids=["empty", "open", "nil", "nul", "digits", "hex", "hex id", "bottomless", "deep", "deep id"],
)
def test_junk_is_refused(text: str) -> None:
    assert lines(text)


# What is only unusual is a warning.


@pytest.mark.parametrize(
    "edit, warnings",
    [
        (put("cards", "T05", hearts=4), ["card T05: hearts are usually 1 to 3, not 4"]),
        (
            put("cards", "T05", effect="spy"),
            ["effect spy: usually on 8 cards, not 9", "effect herald: usually on 8 cards, not 7"],
        ),
        (
            both(put("cards", "T05", task="food"), put("cards", "T06", hearts=7)),
            ["card T06: hearts are usually 1 to 3, not 7", "cards: usually as many of each task"],
        ),
        (number("round_limit", 7), ["numbers round_limit: a game may well last 8 rounds"]),
        (
            put("simple", "S01", hearts=8),
            ["task tea: its 12 hearts could all lie under its Simple wishes and fulfil none"],
        ),
        (
            both(*(put("plates", plate, extra=1) for plate in ("mean", "afraid"))),
            ["plates of the base game: the rulebook shows one with 3 extra points"],
        ),
        (
            put("wares", "W01", period="night"),
            [
                "wares of left: usually 5 of the morning, not 4",
                "wares of left: usually 5 of the night, not 6",
            ],
        ),
        (put("wares", valuable=False), ["wares: none is valuable"]),
        (put("markets", complete_day=4), ["markets: the rulebook shows one with 5 points for a complete day"]),
        (
            put("gifts", "G05", town="round", effect="heart", key=[]),
            ["gifts of immediate: usually 7, not 6", "gifts of round: usually 7, not 8"],
        ),
        (
            put("track", "start", ahead=["1"]),
            ["track 2: no way from the start leads here", "track 5: no way from the start leads here"],
        ),
        (
            put("track", "start", ahead=["1", "2", "town-game"]),
            ["track start: a town usually lies behind a Stop (TR-1)"],
        ),
        (put("track", marked=False), ["track: no Stop begins with a relic"]),
    ],
)
def test_what_is_only_unusual_is_a_warning(edit: Edit, warnings: list[str]) -> None:
    assert list(load(corrected(edit), shipped=False).warnings) == warnings


# A corrected file is what is played with.


def renamed(old: str, new: str) -> Edit:
    """Another name for a task, everywhere."""

    def edit(data: Data) -> None:
        put("tasks", old, id=new)(data)
        for key in ("cards", "simple"):
            for entry in data[key]:
                entry["task"] = new if entry["task"] == old else entry["task"]
        for key in ("finals", "gifts"):
            for entry in data[key]:
                entry["key"] = [new if item == old else item for item in entry["key"]]

    return edit


def test_the_numbers_of_things_do_not_hang_on_the_order_of_the_file() -> None:
    """Base before Travelers, wares by merchant, gifts by town, plates as in the rulebooks."""

    def shuffled(data: Data) -> None:
        for key in ("effects", "backs", "plates", "merchants", "periods"):
            data[key].reverse()
        for key in ("cards", "finals"):
            data[key].sort(key=lambda entry: not entry["travelers"])
        data["wares"].sort(key=lambda entry: -MERCHANTS.index(entry["merchant"]))
        data["gifts"].sort(key=lambda entry: -TOWNS.index(entry["town"]))

    box = load(corrected(shuffled), shipped=False)
    for field in ("cards", "wishes", "plates", "wares", "markets", "gifts", "faces", "fingerprint", "decks", "finals"):
        assert getattr(box, field) == getattr(shipped(), field), field


def test_a_corrected_track_moves_the_towns() -> None:
    def shorter(data: Data) -> None:
        data["track"] = data["track"][:2]
        data["track"][0]["ahead"] = ["1"]
        data["track"][1]["ahead"] = [f"town-{town}" for town in TOWNS]

    track = load(corrected(shorter), shipped=False).track
    assert track.stops == 1
    assert track.towns == (2, 3, 4)
    assert track.ahead == ((1,), (2, 3, 4), (), (), ())


def test_the_fingerprint_names_the_values_and_not_the_words() -> None:
    plain = shipped().fingerprint
    for words in (
        put("tasks", "bath", name={"en": "Steam"}),
        put("tasks", "bath", marks={"name": "FOUND"}),
        put("wares", marks={"ware": "FOUND"}),
    ):
        box = load(corrected(words), shipped=False)
        assert box.fingerprint == plain
        assert box.source is not None
    values = (
        put("cards", "T05", hearts=2),
        put("cards", "T05", effect="spy"),
        put("simple", "S01", solo=False),
        put("simple", "S01", hearts=6),
        put("finals", "FW04", cards=5),
        put("plates", "sad", extra=1),
        put("plates", "sad", adds=1),
        put("wares", "W01", cost=5),
        put("wares", "W01", valuable=False),
        put("markets", "MS1", complete_day=6),
        put("gifts", "G05", key=[2]),
        put("track", "3", marked=True),
        number("bargain", 3),
        renamed("bath", "steam"),
    )
    fingerprints = {load(corrected(edit), shipped=False).fingerprint for edit in values}
    assert len(fingerprints | {plain}) == len(values) + 1

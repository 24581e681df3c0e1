"""Components: what the two boxes hold, as the page of rulings lists it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from grandvizier.core.box.components import LANGUAGES, MARKS
from grandvizier.games.sultans_wishes.box.components import load
from grandvizier.games.sultans_wishes.box.moods import PLATES
from grandvizier.games.sultans_wishes.box.pieces import Market, Ware
from grandvizier.games.sultans_wishes.box.terms import EFFECTS, GIFTS, MERCHANTS, PERIODS

from .correcting import Data, corrected, put, shipped

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
    data: Mapping[str, Any] = shipped().data
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
        key = {"gems": "STATED", "tasks": "RECONSTRUCTED"}.get(gift["effect"], "DERIVED")
        assert gift["marks"] == {"kind": "STATED", "copies": "DERIVED"} | ({"key": key} if gift["key"] else {})
    assert {task["marks"]["space"] for task in data["tasks"]} == {"DERIVED"}
    days = [market["marks"]["complete_day"] for market in data["markets"]]
    assert days == ["STATED"] + ["RECONSTRUCTED"] * 5


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
        ("wish", 20, ("4 cards with the effect spy", "4 carte con l’effetto spia", "4 cartas com o efeito espião")),
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


def test_a_file_without_the_younger_marks_is_read_as_before() -> None:
    """Copies that were corrected before gifts and tasks had these marks are still played with."""

    def forget(data: Data) -> None:
        for gift in data["gifts"]:
            gift["marks"].pop("key", None)
        for task in data["tasks"]:
            task["marks"].pop("space", None)

    assert load(corrected(forget), shipped=False).fingerprint == shipped().fingerprint

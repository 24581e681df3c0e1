"""The words of these tests: what every card, wish, plate, ware, gift, Stop, choice and event is called.

Everything here is read from the rulebooks, the page of rulings and the components file, not from the code.  A card is
called by task and effect (`fan-wave-herald`), a Simple wish by task and hearts (`tea-7`), a Final wish by its id, a
ware by merchant, ware and period (`left-fabric-night`), a gift by its id, a Stop by its number, a town by its kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from grandvizier.core.events import Event
from grandvizier.core.rules import Rules
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.match import Draw
from tests.games.table import Spelt, spelt

DATA: Final[dict[str, list[dict[str, Any]]]] = tomllib.loads(GAME.shipped_text)
TASKS: Final[list[str]] = [entry["id"] for entry in DATA["tasks"]]
CARDS: Final = (*(f"{card['task']}-{card['effect']}" for card in DATA["cards"]), "guard", "second-guard")
HEARTS: Final[dict[str, int]] = {f"{card['task']}-{card['effect']}": card["hearts"] for card in DATA["cards"]}
GUARDS: Final = ("guard", "second-guard")
WISHES: Final = (*(f"{wish['task']}-{wish['hearts']}" for wish in DATA["simple"]), *(w["id"] for w in DATA["finals"]))
SIMPLE: Final = WISHES[:16]
FINALS: Final = WISHES[16:]
PLATES: Final[list[str]] = [plate["id"] for plate in DATA["plates"]]
EXTRA: Final[dict[str, int]] = {plate["id"]: plate["extra"] for plate in DATA["plates"]}
MERCHANTS: Final = ("left", "centre", "right")
WARES: Final = tuple(f"{ware['merchant']}-{ware['kind']}-{ware['period']}" for ware in DATA["wares"])
COST: Final[dict[str, int]] = {name: ware["cost"] for name, ware in zip(WARES, DATA["wares"], strict=True)}
MARKETS: Final = tuple(card["id"] for card in DATA["markets"])
GIFTS: Final = tuple(gift["id"] for gift in DATA["gifts"])
RELICS: Final = tuple(relic["id"] for relic in DATA["relics"] for _ in range(3))
NODES: Final[tuple[str, ...]] = ("start", *"1234567", "immediate", "round", "game")
NOTHING, NOBODYS = 255, 255
QUIET: Final = ("kind", "angry", "restless", "nauseate", "afraid", "happy", "uncertain", "demanding", "hungry", "sad")
"""Plates that come when no other is named: first those that only last."""

FAMILIES: Final[Mapping[str, Sequence[str]]] = {
    "fulfil": CARDS, "extra_task": CARDS, "use_effect": CARDS, "pick": CARDS, "under": WISHES, "orderly": TASKS,
    "buy": MERCHANTS, "travel": NODES[1:], "keep": GIFTS, "give_gift": GIFTS, "heart": TASKS,
    "turn_up": CARDS, "turn_wish": WISHES, "mood": PLATES, "turn_ware": WARES, "score_card": MARKETS,
    "turn_gift": GIFTS, "turn_relic": RELICS, "starter": "0123",
}  # fmt: skip


def draw_word(draw: Draw, row: int) -> str:
    """What chance may answer, in the words of these tests; of equal relics only one is told apart."""
    verb, number = draw.text(row).split()
    return str(FAMILIES[verb][int(number)])


@cache
def _rows(rules: Rules) -> dict[str, int]:
    return {word_of(rules, row): row for row in range(len(rules.moves))}


def row_of(rules: Rules, words: str) -> int:
    """The number of a move."""
    return _rows(rules)[words]


@cache
def word_of(rules: Rules, row: int) -> str:
    """A move in the words of these tests."""
    verb, *args = rules.moves.text(row).split()
    return " ".join([verb, *(FAMILIES[verb][int(arg)] for arg in args)])


def offers(s: Position) -> Iterator[str]:
    """What may be chosen in a position."""
    return (word_of(s.rules, row) for row in s.legal())


NAMES: Final[Mapping[str, Sequence[str]]] = {
    "card": CARDS, "wish": WISHES, "plate": PLATES, "ware": WARES, "market": MARKETS, "gift": GIFTS, "relic": RELICS,
    "back": ("task", "guard"), "merchant": MERCHANTS, "space": TASKS,
}  # fmt: skip


def spell(rules: Rules, event: Event) -> Spelt:
    """An event in words: places by their names, faces by their names or None."""
    return spelt(rules, event, place_name, NAMES, ("source", "verdict", "question"))


def place_name(rules: Rules, number: int) -> str:
    """A place in words: a card, a wish, `left`, `deck`, `discard`, a space, a Stop or a town."""
    name, *index = rules.places[number]
    if not index:
        return str(name)
    if name in {"stop", "town"}:
        return NODES[int(index[0]) + (8 if name == "town" else 0)]
    return str(NAMES[str(name)][int(index[0])])

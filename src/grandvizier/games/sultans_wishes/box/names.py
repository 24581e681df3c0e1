"""What cards, wishes, wares and gifts are called: composed from the names in the file and from what counts on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ....core.box.components import LANGUAGES, Entry
from ....core.box.phrases import phrases, short
from .terms import BACKS

Names: TypeAlias = Mapping[str, str]


def faces(data: Mapping[str, Sequence[Entry]], numbers: Mapping[str, int]) -> dict[str, tuple[Names, ...]]:
    """The names of every family, in the order of the numbers."""
    say = {language: _Say(language, data) for language in LANGUAGES}

    def named(key: str) -> tuple[Names, ...]:
        return tuple(entry["name"] for entry in data[key])

    def told(key: str, how: str) -> tuple[Names, ...]:
        return tuple({language: getattr(by, how)(entry) for language, by in say.items()} for entry in data[key])

    guard = named("backs")[BACKS.index("guard")]
    return {
        "card": (*told("cards", "card"), *(guard for _ in range(numbers["guards"]))),
        "wish": (*told("simple", "simple"), *told("finals", "final")),
        "plate": named("plates"),
        "ware": told("wares", "ware"),
        "market": told("markets", "market"),
        "gift": told("gifts", "gift"),
        "relic": tuple(name for name in named("relics") for _ in range(numbers["relic_copies"])),
        "back": named("backs"),
        "task": named("tasks"),
        "merchant": named("merchants"),
    }


class _Say:
    """Names in one language; a name that the file lacks in it is said in English."""

    def __init__(self, language: str, data: Mapping[str, Sequence[Entry]]) -> None:
        self.words = {key: by_language[language] for key, by_language in phrases(__package__).items()}
        self.names: dict[str, dict[str, str]] = {
            key: {entry["id"]: entry["name"].get(language, entry["name"]["en"]) for entry in data[key]}
            for key in ("tasks", "effects", "merchants", "kinds", "periods")
        }
        self.merchants = dict(zip(self.names["merchants"], short(list(self.names["merchants"].values())), strict=True))

    def card(self, entry: Entry) -> str:
        """`Tea 2 ♥ (herald)`."""
        return f"{self._task(entry)} {entry['hearts']} ♥ ({self.names['effects'][entry['effect']]})"

    def simple(self, entry: Entry) -> str:
        """`Tea: 7 hearts`."""
        return f"{self._task(entry)}: {self._count(entry['hearts'], 'heart')}"

    def final(self, entry: Entry) -> str:
        """`5 cards of 3 hearts each`."""
        kind, key = entry["kind"], entry["key"]
        said = ""
        if kind == "hearts":
            said = self._count(key[0], "heart")
        elif kind == "effect":
            said = self.names["effects"][key[0]]
        elif kind == "tasks":
            said = self._either(key)
        return self.words[f"final-{kind}"].format(need=entry["cards"], key=said)

    def ware(self, entry: Entry) -> str:
        """`Fabric, morning (Left, 6 gems, valuable)`."""
        shown = [self.merchants[entry["merchant"]], self._count(entry["cost"], "gem")]
        if entry["valuable"]:
            shown.append(self.words["valuable"])
        kind, period = self.names["kinds"][entry["kind"]], self.names["periods"][entry["period"]]
        return f"{kind}, {period} ({', '.join(shown)})"

    def market(self, entry: Entry) -> str:
        """`Left 3, Centre 2, Right 1, Fabric +1, Spice +1, valuable +2, complete day 5`."""
        shown = [
            *(f"{name} {points}" for name, points in zip(self.merchants.values(), entry["merchants"], strict=True)),
            *(f"{self.names['kinds'][kind]} +{entry['favoured_bonus']}" for kind in entry["favoured"]),
            f"{self.words['valuable']} +{entry['valuable_bonus']}",
            f"{self.words['complete_day']} {entry['complete_day']}",
        ]
        return ", ".join(shown)

    def gift(self, entry: Entry) -> str:
        """`A free ware (Left merchant)`."""
        effect, key = entry["effect"], entry["key"]
        said = ""
        if effect in ("ware", "merchant"):
            said = self.names["merchants"][key[0]]
        elif effect == "period":
            said = self.names["periods"][key[0]]
        elif effect == "gems":
            said = self._count(key[0], "gem")
        elif effect == "tasks":
            said = self._either(key)
        return self.words[f"gift-{effect}"].format(key=said)

    def _task(self, entry: Entry) -> str:
        return self.names["tasks"][entry["task"]]

    def _count(self, number: int, word: str) -> str:
        return f"{number} {self.words[word if number == 1 else word + 's']}"

    def _either(self, tasks: Sequence[str]) -> str:
        *first, last = (self.names["tasks"][task] for task in tasks)
        return f"{', '.join(first)} {self.words['or']} {last}" if first else last

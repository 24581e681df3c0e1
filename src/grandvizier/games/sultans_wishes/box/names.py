"""What cards, wishes, wares and gifts are called: composed from the names in the file and from what counts on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ....core.components import LANGUAGES, Entry
from .terms import BACKS

Names: TypeAlias = Mapping[str, str]

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "heart": "heart", "hearts": "hearts", "gem": "gem", "gems": "gems", "or": "or", "valuable": "valuable",
        "complete_day": "complete day",
        "final-hearts": "{need} cards of {key} each", "final-effect": "{need} cards with the effect {key}",
        "final-tasks": "{need} cards of {key}", "final-different": "{need} cards of different tasks",
        "gift-double": "Twice the plate’s extra points", "gift-ware": "A free ware ({key})", "gift-gems": "{key}",
        "gift-orderly": "Move your Orderly", "gift-heart": "1 heart for an extra task",
        "gift-priority": "First place on the Priority track", "gift-tasks": "1 point for each extra task {key}",
        "gift-period": "2 points for each ware ({key})", "gift-merchant": "1 point for each ware ({key})",
        "gift-treasure": "5 points for every two gems",
    },
    "it": {
        "heart": "cuore", "hearts": "cuori", "gem": "gemma", "gems": "gemme", "or": "o", "valuable": "di valore",
        "complete_day": "giornata completa",
        "final-hearts": "{need} carte da {key}", "final-effect": "{need} carte con l'effetto {key}",
        "final-tasks": "{need} carte {key}", "final-different": "{need} carte di compiti diversi",
        "gift-double": "Il doppio dei punti extra della tessera", "gift-ware": "Una merce gratis ({key})",
        "gift-gems": "{key}", "gift-orderly": "Sposta il tuo Attendente", "gift-heart": "1 cuore a un compito extra",
        "gift-priority": "Primo posto sul tracciato Priorità", "gift-tasks": "1 punto per ogni compito extra {key}",
        "gift-period": "2 punti per ogni merce ({key})", "gift-merchant": "1 punto per ogni merce ({key})",
        "gift-treasure": "5 punti ogni due gemme",
    },
    "pt": {
        "heart": "coração", "hearts": "corações", "gem": "gema", "gems": "gemas", "or": "ou", "valuable": "valiosa",
        "complete_day": "dia completo",
        "final-hearts": "{need} cartas de {key}", "final-effect": "{need} cartas com o efeito {key}",
        "final-tasks": "{need} cartas de {key}", "final-different": "{need} cartas de tarefas diferentes",
        "gift-double": "O dobro dos pontos extras da placa", "gift-ware": "Uma mercadoria grátis ({key})",
        "gift-gems": "{key}", "gift-orderly": "Mova o seu Ordenança", "gift-heart": "1 coração para uma tarefa extra",
        "gift-priority": "Primeiro lugar na trilha de Prioridade",
        "gift-tasks": "1 ponto por tarefa extra de {key}",
        "gift-period": "2 pontos por mercadoria ({key})", "gift-merchant": "1 ponto por mercadoria ({key})",
        "gift-treasure": "5 pontos a cada duas gemas",
    },
}  # fmt: skip


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


def short(names: Sequence[str]) -> list[str]:
    """Names without the words that all of them begin or end with."""
    split = [name.split() for name in names]
    while len({words[0] for words in split}) == 1 and min(map(len, split)) > 1:
        split = [words[1:] for words in split]
    while len({words[-1] for words in split}) == 1 and min(map(len, split)) > 1:
        split = [words[:-1] for words in split]
    return [" ".join(words) for words in split]


class _Say:
    """Names in one language; a name that the file lacks in it is said in English."""

    def __init__(self, language: str, data: Mapping[str, Sequence[Entry]]) -> None:
        self.words = _WORDS[language]
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
        """`MS1 (Left 3, Centre 2, Right 1, Fabric +1, Spice +1, valuable +2, complete day 5)`."""
        shown = [
            *(f"{name} {points}" for name, points in zip(self.merchants.values(), entry["merchants"], strict=True)),
            *(f"{self.names['kinds'][kind]} +{entry['favoured_bonus']}" for kind in entry["favoured"]),
            f"{self.words['valuable']} +{entry['valuable_bonus']}",
            f"{self.words['complete_day']} {entry['complete_day']}",
        ]
        return f"{entry['id']} ({', '.join(shown)})"

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

"""What a game says, what it leaves to its ids, and which variables each of its sentences may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from ..core.events import COUNT, Field
from ..core.rules import Rules
from ..match import Match
from ..match.choices import leaves
from ..words import LANGUAGES, Words, needed, own_messages

NAMES: Final = ("Ann", "Ben", "Cem", "Dua", "Eli", "Fee", "Gus")


def variables(rules: Rules) -> dict[str, list[str]]:
    """By message, the variables that its sentence may use; the meaning of each follows from its name.

    `who_me` and `own` are "yes" or "no", as is `card_hidden`; `card_id` is the id of a card.  The places of a name are
    counted by `n0`, `n1`, as code counts them, and by `nth0`, `nth1` from one on.
    """
    game = rules.game
    box = [f"box_{name}" for name in rules.components.box()]
    found: dict[str, list[str]] = {message: [] for message in needed(rules)}
    found |= {f"event-{kind.name}": _of(kind.fields) for kind in game.own_kinds}
    found |= {f"do-{verb.name}": _of(verb.fields) for verb in rules.moves.verbs}
    found |= {f"gain-{kind.name}": [*_of(kind.fields), *_ways(kind.fields)] for kind in game.gains}
    for name, *indices in rules.places:
        seated = ["who", "who_me", "own"] if name in rules.seated else []
        face = ["name"] if indices and name in rules.components.faces else []
        counted = [f"nth{i}" for i, at in enumerate(indices) if isinstance(at, int) and (i or not seated)]
        found[f"place-{name}"] = [*seated, *face, *(f"n{i}" for i in range(len(indices))), *counted]
    return {message: [*names, *box] for message, names in sorted(found.items())}


def _of(fields: Iterable[tuple[str, Field]]) -> list[str]:
    found: list[str] = []
    for name, field in fields:
        more = {"seat": ["_me"], "face": ["_hidden", "_id"]}.get(field.kind, ["_id"] if field.family else [])
        found += [name, *(name + end for end in more if field.kind != "place")]
    return found


def _ways(fields: Iterable[tuple[str, Field]]) -> list[str]:
    return [f"{name}_way" for name, field in fields if field == COUNT]


def made(rules: Rules) -> dict[str, list[str]]:
    """By language, the messages that a game does not say itself: English stands in, or words made of ids."""
    return {language: sorted(needed(rules) - own_messages(rules.game, language)) for language in LANGUAGES}


def unknown(rules: Rules) -> list[str]:
    """Messages of its catalogues that nothing in the game calls for: mostly a slip of the pen."""
    families = {message.partition("-")[0] for message in needed(rules)}
    said = {message for language in LANGUAGES for message in own_messages(rules.game, language)}
    return sorted(message for message in said - needed(rules) if message.partition("-")[0] in families)


def silent(rules: Rules) -> list[str]:
    """The messages that a game says in no language: words made of ids stand in."""
    said = {message for language in LANGUAGES for message in own_messages(rules.game, language)}
    return sorted(needed(rules) - said)


def say_everything(match: Match, rng: Random) -> None:
    """Play on to the end, and say in every language all that is asked, offered, refused and told on the way."""
    readers: Mapping[str, Sequence[Words]] = {
        language: [Words(match.rules, language, seat=seat, names=NAMES[: match.players]) for seat in (0, -1)]
        for language in LANGUAGES
    }
    for words in (each for every in readers.values() for each in every):
        for place in range(len(match.rules.places)):
            words.place(place)
    said = 0
    while True:
        for reader in (each for every in readers.values() for each in every):
            for event in match.told(0 if reader.seat == 0 else None, said):
                reader.event(event)
            if match.seat is not None:
                reader.question(match.question)
                for choice in leaves(match.choices(match.seat)):
                    for row in choice.path:
                        reader.row(row, match.seat)
        said = match.events
        if match.seat is None:
            return
        match.play(match.seat, *rng.choice(match.paths(match.seat)))

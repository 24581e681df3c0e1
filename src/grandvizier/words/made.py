"""What a game's own declarations call for, and words made of its ids for what it does not say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..core.actions import Verb
from ..core.events import COUNT, Field, Kind
from ..core.plain.tables import NOT_NOW
from ..core.rules import Rules

ENDS: Final = {"question": "?", "no": ".", "ruling": "."}
"""How a sentence that is made ends, by what it is."""
WHERE: Final = {"off": "from ", "to": "to ", "at": "at "}
"""How a sentence that is made speaks of places, by what their fields are called."""


def needed(rules: Rules) -> set[str]:
    """The messages that a game's own declarations call for."""
    game = rules.game
    reasons = {reason.code for verb in rules.moves.verbs for reason in verb.reasons} - {NOT_NOW}
    declared = (
        [kind.fields for kind in game.own_kinds + game.gains]
        + [verb.fields for verb in rules.moves.verbs]
        + [game.facts]
    )
    counts = {
        f"{field.family}-{name}"
        for fields in declared
        for _, field in fields
        if field.kind == "count" and field.family and field.family not in rules.components.faces
        for name in rules.names[field.family]
    }
    return (
        {"title", "about"}
        | {f"verb-{verb.name}" for verb in rules.moves.verbs}
        | {f"do-{verb.name}" for verb in rules.moves.verbs}
        | {f"event-{kind.name}" for kind in game.own_kinds}
        | {f"gain-{kind.name}" for kind in game.gains}
        | {f"question-{question.name}" for question in rules.questions[1:] if question.pile is None}
        | {f"no-{code}" for code in reasons}
        | {f"option-{option.name}" for option in game.options}
        | {
            f"option-{option.name}-{value}"
            for option in game.options
            if isinstance(option.default, str)
            for value in option.allowed
        }
        | {f"ruling-{ruling.id}" for ruling in game.rulings}
        | {f"heading-{ruling.heading}" for ruling in game.rulings}
        | {f"place-{name}" for name, *_ in rules.places}
        | {f"fact-{fact}" for fact, _ in game.facts}
        | {f"outlook-{source}" for source in game.outlook}
        | set(game.sayings)
        | counts
    )


def made_words(rules: Rules, messages: Iterable[str]) -> str:
    """These messages in plain English, as a catalogue: `event-drew` says "Ann: drew salt to their hand."."""
    return "".join(f"{message} = {_made(rules, message)}\n" for message in sorted(messages))


def _made(rules: Rules, message: str) -> str:
    """The pattern of one message."""
    family, _, name = message.partition("-")
    game = rules.game
    if family == "event":
        return _sentence(name, _fields(game.own_kinds, name))
    if family == "place":
        return _place(rules, name)
    kinds: dict[str, Sequence[Kind | Verb]] = {"gain": game.gains, "do": rules.moves.verbs}
    declared = kinds.get(family)
    listed = _listed(_fields(declared, name)) if declared else ""
    whole = {"title": _plain(game.name), "about": "A game that is being tried out."}
    return whole.get(message, _plain(name) + listed + ENDS.get(family, ""))


def _fields(declared: Iterable[Kind | Verb], name: str) -> Sequence[tuple[str, Field]]:
    return next(one.fields for one in declared if one.name == name)


def _place(rules: Rules, name: str) -> str:
    """A place by its name, whose it is, and which of several."""
    longest = max(len(indices) for known, *indices in rules.places if known == name)
    seated = name in rules.seated
    lower = _plain(name).lower()
    which = range(int(seated), longest)
    counted = all(isinstance(indices[i], int) for known, *indices in rules.places if known == name for i in which)
    number = "".join(f" {{ ${'nth' if counted else 'n'}{index} }}" for index in which)
    if longest and name in rules.components.faces:
        return "{ $name }"
    if not seated:
        return lower + number
    theirs = f"{{ $own ->\n        [yes] their {lower}{number}\n       *[no] {{ $who }}’s {lower}{number}\n    }}"
    return f"{{ $who_me ->\n    [yes] your {lower}{number}\n   *[no] {theirs}\n}}"


def _sentence(name: str, fields: Sequence[tuple[str, Field]]) -> str:
    """Who did it, what, and with what."""
    actor = next((field for field, kind in fields if kind.kind == "seat"), None)
    rest = [(field, kind) for field, kind in fields if field != actor]
    did, told = _plain(name), _listed(rest, otherwise="at ")
    return f"{{ ${actor} }}: {did[:1].lower()}{did[1:]}{told}." if actor else f"{did}{told}."


def _listed(fields: Iterable[tuple[str, Field]], otherwise: str = "") -> str:
    """What, from where to where, and how many; `otherwise` goes before a place that is called in no usual way."""
    named = tuple(fields)
    places = [name for name, field in named if field.kind == "place"]
    counts = [name for name, field in named if field == COUNT]
    others = [(name, field) for name, field in named if name not in (*places, *counts)]
    what = [_what(name, field) for name, field in others]
    where = [f" {WHERE.get(name, otherwise)}{{ ${name} }}" for name in sorted(places, key=_order)]
    many = ", ".join(f"{_plain(name).lower()} {{ ${name} }}" for name in counts)
    return "".join(what + where) + (many and f"{',' if what or where else ''} {many}")


def _order(place: str) -> int:
    """Where it came from is told before where it went."""
    return [*WHERE].index(place) if place in WHERE else -1


def _what(name: str, field: Field) -> str:
    if field.kind != "face":
        return f" {{ ${name} }}"
    return f'{{ ${name}_hidden ->\n    [yes] {{""}}\n   *[no] {{" "}}{{ ${name} }}\n}}'


def _plain(name: str) -> str:
    """An id as a person would write it."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]

"""Records: a match as JSON, and back.  A record holds every choice and every draw, so it needs nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from ..core.errors import BadComponents, BadRecord, BadSetup, Illegal
from ..core.rules import Rules
from ..games import find, read_components
from .chance import SCHEME, Chance, scripted, seeded
from .journal import Chosen, Entry, Undone, in_force
from .match import MAKERS, Match

FORMAT: Final = 1
T = TypeVar("T")


def record(match: Match) -> dict[str, Any]:
    """The whole match, chance included."""
    return {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.rules.edition,
        "players": match.players,
        "options": dict(match.options),
        "first": match.first,
        "components": {
            "fingerprint": match.rules.components.fingerprint,
            "source": match.rules.components.source,
        },
        "fairness": _fairness(match),
        **journal_data(match.journal),
        "result": {"over": match.over, "scores": match.scores, "winners": match.winners},
    }


def journal_data(journal: Sequence[Entry]) -> dict[str, Any]:
    """The draws of the opening and every choice, as a record holds them; this needs no rules."""
    opening, *entries = journal
    assert isinstance(opening, Chosen)
    return {
        "opening": list(opening.draws),
        "journal": [
            {"undo": entry.seat, **({"agreed": entry.agreed} if entry.agreed else {})}
            if isinstance(entry, Undone)
            else {"seat": entry.seat, "path": list(entry.path), "draws": list(entry.draws), "by": entry.by}
            for entry in entries
        ],
    }


def _fairness(match: Match) -> dict[str, Any]:
    """Who answered chance; a branch says from which choice on."""
    if match.seed is None:
        return {"scheme": "scripted"}
    since = {} if match.branched is None else {"since": match.branched}
    return {"scheme": SCHEME, "seed": match.seed, **since}


def replay(data: object, components: str | Path | None = None, rules: Rules | None = None) -> Match:
    """The match that was recorded, ready to go on; or a BadRecord that says what does not fit.

    `rules` are those to play by, if they are at hand; else they are made from the record's components.
    """
    whole = _expect(data, dict, "the record")
    if whole.get("format") != FORMAT:
        raise BadRecord(f"the record has format {whole.get('format')!r}; this version reads format {FORMAT}")
    fairness = _part(whole, "fairness", dict)
    entries = [_entry(n, item) for n, item in enumerate(_part(whole, "journal", list))]
    opening = _rows(_part(whole, "opening", list), "'opening' of the record")
    draws = [opening, *(entry["draws"] for entry in entries if "undo" not in entry)]
    chance = scripted(*(row for rows in draws for row in rows), then=_beyond(fairness))
    match = _set_up(whole, rules or components, chance)
    if fairness["scheme"] == SCHEME:
        match.seed = fairness["seed"]
        if "since" in fairness:
            match.branched = _expect(fairness["since"], int, "'since' of the record's fairness")
    _compare("the opening", match, opening)
    for number, entry in enumerate(entries):
        _apply(match, number, entry)
    result = {"over": match.over, "scores": match.scores, "winners": match.winners}
    # Whoever kept it without the game at hand could not say how it ended.
    if whole.get("result", False) not in (None, *_results(match, result)):
        raise BadRecord(f"the record ends with {whole.get('result')}, but replayed it ends with {result}")
    return match


def _results(match: Match, result: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """What a record may say of the end: once whoever sat alone was said to win."""
    return (result, result | {"winners": [0]}) if match.players == 1 and match.over else (result,)


def branch(data: object, at: int, seed: int | str | None = None, components: str | Path | None = None) -> Match:
    """A match that goes on from the first `at` choices of a record; what was not drawn there is drawn anew."""
    whole = replay(data, components)
    left = in_force(whole.journal)
    if type(at) is not int or not 0 <= at < len(left):
        raise ValueError(f"a branch begins after 0 to {len(left) - 1} choices, not {at!r}")
    seed = str(secrets.token_hex(16) if seed is None else seed)
    kept = left[: at + 1]
    match = Match(
        whole.rules,
        players=whole.players,
        options=whole.options,
        first=whole.first,
        chance=scripted(*(row for entry in kept for row in entry.draws), then=seeded(seed)),
    )
    match.seed, match.branched = seed, at
    for entry in kept[1:]:
        match.play(entry.seat, *entry.path, by=entry.by)
    return match


def edition_of(whole: dict[str, Any]) -> int:
    """The edition of the rules that a record was played by: nobody else replays it to the letter."""
    return _part(whole, "rules", int)


def _expect(value: object, kind: type[T], what: str) -> T:
    if not isinstance(value, kind):
        raise BadRecord(f"{what} is a {kind.__name__}, not {value!r:.60}")
    return value


def _part(whole: dict[str, Any], key: str, kind: type[T]) -> T:
    return _expect(whole.get(key), kind, f"{key!r} of the record")


def _rows(value: object, what: str) -> list[int]:
    rows = _expect(value, list, what)
    if not all(type(row) is int for row in rows):
        raise BadRecord(f"{what} holds row numbers, not {rows!r:.60}")
    return rows


def _compare(what: str, match: Match, draws: list[int]) -> None:
    """The last entry of the journal must have used up its draws, no fewer and no more."""
    last = match.journal[-1]
    assert isinstance(last, Chosen)
    if list(last.draws) != draws:
        raise BadRecord(f"{what} was answered with draws {draws}, now {list(last.draws)} fit")


def _entry(number: int, item: object) -> dict[str, Any]:
    entry = _expect(item, dict, f"journal entry {number}")
    if "undo" not in entry:
        for key in ("path", "draws"):
            _rows(entry.get(key), f"{key!r} of journal entry {number}")
        if entry.get("by") not in MAKERS:
            raise BadRecord(f"'by' of journal entry {number} is one of {', '.join(MAKERS)}, not {entry.get('by')!r}")
    return entry


def _beyond(fairness: dict[str, Any]) -> Chance | None:
    """Who answers chance when the game goes on after its record."""
    scheme = fairness.get("scheme")
    if scheme == SCHEME:
        return seeded(_expect(fairness.get("seed"), str, "'seed' of the record's fairness"))
    if scheme == "scripted":
        return None
    raise BadRecord(f"the record's fairness scheme is {scheme!r}; known are {SCHEME!r} and 'scripted'")


def _same_components(rules: Rules, played: object) -> None:
    ours = rules.components.fingerprint
    if ours != played:
        raise BadRecord(
            f"{rules.game.name} was played with components {played}, these are {ours}; "
            "give the file it was played with as components"
        )


def _set_up(whole: dict[str, Any], box: Rules | str | Path | None, chance: Chance) -> Match:
    kept = _part(whole, "components", dict)
    if kept.get("source") is not None:
        _expect(kept["source"], str, "'source' of the record's components")
    if "first" not in whole:
        raise BadRecord("'first' of the record is missing; it is a seat, or null if the first player was drawn")
    options = _part(whole, "options", dict)
    try:
        game = find(whole.get("game"))
        if isinstance(box, Rules):
            rules = box
        else:
            source = kept.get("source") if box is None else read_components(box)
            rules = game.rules_of_then(source, edition_of(whole), kept.get("fingerprint"))
        _same_components(rules, kept.get("fingerprint"))
        return Match(rules, players=whole.get("players"), options=options, first=whole.get("first"), chance=chance)  # type: ignore[arg-type]
    except BadRecord:
        raise
    except (BadSetup, BadComponents) as error:
        raise BadRecord(f"the recorded match cannot be set up: {error}") from error
    except ValueError as error:
        raise BadRecord(f"the opening cannot be replayed: {error}") from error


def _undo(match: Match, number: int, entry: dict[str, Any]) -> None:
    if "agreed" not in entry:
        match.undo(entry["undo"])
        return
    match.undo_agreed(entry["undo"])
    last = match.journal[-1]
    assert isinstance(last, Undone)
    if last.agreed != entry["agreed"]:
        raise BadRecord(f"journal entry {number} takes back {entry['agreed']!r:.20} choices, now {last.agreed} fit")


def _apply(match: Match, number: int, entry: dict[str, Any]) -> None:
    try:
        if "undo" in entry:
            _undo(match, number, entry)
            return
        match.play(entry.get("seat"), *entry["path"], by=entry["by"])  # type: ignore[arg-type]
    except (Illegal, ValueError) as error:
        raise BadRecord(f"journal entry {number} cannot be replayed: {error}") from error
    _compare(f"journal entry {number}", match, entry["draws"])

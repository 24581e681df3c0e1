"""What a components file must hold to be accepted: the limits on the page of rulings.

A file that breaks one is refused with everything that is wrong; what the rulebooks only make likely is a warning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ...core.components import Check, Entry, Limits, are_marks, is_name, one_of, whole
from .box import (
    BACKS,
    BASE_CARDS,
    BASE_FINALS,
    BASE_PLATES,
    EFFECTS,
    FINALS,
    GIFT_CARDS,
    GIFTS,
    MARKETS,
    MERCHANTS,
    OPEN,
    OPEN_NUMBERS,
    PERIODS,
    PLATES,
    PLAYERS,
    RELIC_KINDS,
    SIMPLE,
    STATED,
    TOWN,
    TOWNS,
    TRAVELERS_CARDS,
    TRAVELERS_FINALS,
    WARES,
)

_NAMED: Final = ("tea", "food", "music", "entertainment", "sleep", "fan-wave")
"""The tasks that the rulebook names."""
_EXTRA: Final = (0, 2, 3)
"""Extra points that the examples show."""
_STOPS: Final = 18


def _text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _truth(value: object) -> bool:
    return type(value) is bool


def _list(item: Check, least: int = 0, most: int = 60) -> Check:
    return lambda value: (
        isinstance(value, list)
        and least <= len(value) <= most
        and all(item(one) for one in value)
        and all(one not in value[:i] for i, one in enumerate(value))
    )


def _key(value: object) -> bool:
    return isinstance(value, list) and all(_text(item) or type(item) is int for item in value)


def _marks(*wanted: str) -> tuple[str, Check]:
    return f"a mark each for {', '.join(wanted)}", are_marks(*wanted)


def _points(most: int) -> tuple[str, Check]:
    return f"a whole number from 0 to {most}", whole(0, most)


_ID: Final = ("a word of its own", _text)
_NAME: Final = ("a table of names by language, en among them", is_name)
_TRUTH: Final = ("true or false", _truth)
_TASK: Final = ("the id of a task", _text)


def _words(words: Sequence[str]) -> tuple[str, Check]:
    return f"one of {', '.join(words)}", one_of(*words)


_ENTRIES: Final[Mapping[str, Mapping[str, tuple[str, Check]]]] = {
    "numbers": {"id": _ID, "value": _points(200), "marks": _marks("value")},
    "tasks": {"id": _ID, "marks": _marks("name"), "name": _NAME},
    "effects": {"id": _words(EFFECTS), "marks": _marks("effect"), "name": _NAME},
    "backs": {"id": _words(BACKS), "marks": _marks("back"), "name": _NAME},
    "cards": {
        "id": _ID,
        "task": _TASK,
        "hearts": ("a whole number from 1 to 9", whole(1, 9)),
        "effect": _words(EFFECTS),
        "travelers": _TRUTH,
        "marks": _marks("task", "hearts", "effect"),
    },
    "simple": {
        "id": _ID,
        "task": _TASK,
        "hearts": ("a whole number from 2 to 200", whole(2, 200)),
        "solo": _TRUTH,
        "marks": _marks("wish", "solo"),
    },
    "finals": {
        "id": _ID,
        "kind": _words(FINALS),
        "key": ("a list of words or numbers", _key),
        "cards": ("a whole number from 2 to 50", whole(2, 50)),
        "solo": _TRUTH,
        "travelers": _TRUTH,
        "marks": _marks("wish", "solo"),
    },
    "plates": {
        "id": _words(PLATES),
        "adds": _points(1),
        "extra": _points(20),
        "marks": _marks("name", "effect", "adds", "extra"),
        "name": _NAME,
    },
    "merchants": {"id": _words(MERCHANTS), "marks": _marks("name"), "name": _NAME},
    "kinds": {"id": _ID, "marks": _marks("name"), "name": _NAME},
    "periods": {"id": _words(PERIODS), "marks": _marks("name"), "name": _NAME},
    "wares": {
        "id": _ID,
        "merchant": _words(MERCHANTS),
        "kind": ("the id of a kind of wares", _text),
        "period": _words(PERIODS),
        "cost": _points(7),
        "valuable": _TRUTH,
        "marks": _marks("ware"),
    },
    "markets": {
        "id": _ID,
        "merchants": (
            "three whole numbers from 0 to 20",
            lambda value: isinstance(value, list) and len(value) == 3 and all(map(whole(0, 20), value)),
        ),
        "favoured": ("a list of different kinds of wares", _list(_text)),
        "favoured_bonus": _points(20),
        "valuable_bonus": _points(20),
        "complete_day": _points(20),
        "marks": _marks("points", "complete_day"),
    },
    "gifts": {
        "id": _ID,
        "town": _words(TOWNS),
        "effect": _words([effect for effects in GIFTS for effect in effects]),
        "key": ("a list of words or numbers", _key),
        "marks": _marks("kind", "copies"),
    },
    "relics": {"id": _ID, "marks": _marks("kind", "name"), "name": _NAME},
    "track": {
        "id": _ID,
        "ahead": ("a list of different Stops and towns", _list(_text)),
        "marked": _TRUTH,
        "marks": _marks("stop"),
    },
}


def check(data: Entry) -> tuple[str, ...]:
    """All that the page of rulings demands of a file."""
    limits = Limits()
    if limits.entries(data, _ENTRIES):
        _check_numbers(limits, data)
        _check_lists(limits, data)
        _check_cards(limits, data)
        _check_wishes(limits, data)
        _check_plates(limits, data["plates"])
        _check_wares(limits, data)
        _check_gifts(limits, data)
        if _check_nodes(limits, data["track"]):
            _check_track(limits, data["track"])
    return limits.close()


def _ids(entries: Iterable[Entry]) -> list[str]:
    return [entry["id"] for entry in entries]


def _exactly(limits: Limits, where: str, count: int, found: Sequence[Entry]) -> None:
    names = ", ".join(_ids(found))
    limits.demand(where, f"exactly {count}, not {len(found)} ({names})", holds=len(found) == count)


def _check_numbers(limits: Limits, data: Entry) -> None:
    """The stated numbers are as stated; the others keep their bounds."""
    found = {entry["id"]: entry["value"] for entry in data["numbers"]}
    wanted = [*STATED, *OPEN_NUMBERS]
    for key in wanted:
        limits.demand(f"numbers {key}", "it is missing", holds=key in found)
    for key, value in found.items():
        if key in STATED:
            limits.demand(f"numbers {key}", f"exactly {STATED[key]}, not {value}", holds=value == STATED[key])
        elif key in OPEN_NUMBERS:
            low, high = OPEN_NUMBERS[key]
            limits.demand(f"numbers {key}", f"from {low} to {high}, not {value}", holds=low <= value <= high)
        else:
            limits.demand(f"numbers {key}", f"unknown; known are {', '.join(wanted)}", holds=False)
    placed = {n: found[f"simple_placed_{n}"] for n in PLAYERS if f"simple_placed_{n}" in found}
    if len(placed) == len(PLAYERS):
        _check_placed(limits, placed, data)
    limits.advise("numbers round_limit", "a game may well last 8 rounds", holds=found.get("round_limit", 8) >= 8)


def _check_placed(limits: Limits, placed: Mapping[int, int], data: Entry) -> None:
    """The Simple wishes placed, and enough solo icons for a game alone."""
    limits.demand(
        "numbers simple_placed_2",
        f"the same for 1 and 2 players, not {placed[1]} and {placed[2]}",
        holds=placed[1] == placed[2],
    )
    for n in PLAYERS[1:]:
        limits.demand(
            f"numbers simple_placed_{n}",
            f"not fewer than the {placed[n - 1]} with {n - 1} players, not {placed[n]}",
            holds=placed[n] >= placed[n - 1],
        )
    for n, least in OPEN.items():
        limits.demand(
            f"numbers simple_placed_{n}",
            f"at least the {least} that are open, not {placed[n]} (SW-22)",
            holds=placed[n] >= least,
        )
    solo = sum(entry["solo"] for entry in data["simple"])
    limits.demand(
        "simple", f"the solo icon on at least {placed[1]}, as many as are placed, not {solo}", holds=solo >= placed[1]
    )
    solo = sum(entry["solo"] and not entry["travelers"] for entry in data["finals"])
    least = STATED["finals_placed"]
    limits.demand("finals", f"the solo icon on at least {least} of the base game, not {solo}", holds=solo >= least)


def _check_lists(limits: Limits, data: Entry) -> None:
    """The short lists that must be whole."""
    for key, words in (("effects", EFFECTS), ("backs", BACKS), ("merchants", MERCHANTS), ("periods", PERIODS)):
        missing = [word for word in words if word not in _ids(data[key])]
        limits.demand(key, f"one for each of {', '.join(words)}; {', '.join(missing)} is missing", holds=not missing)
    tasks = _ids(data["tasks"])
    limits.demand(
        "tasks",
        f"at least 5, a space of the Extra Task Chart each, at most {BASE_CARDS}, not {len(tasks)}",
        holds=5 <= len(tasks) <= BASE_CARDS,
    )
    for task in _NAMED:
        limits.advise("tasks", f"the rulebook names {task}", holds=task in tasks)
    _exactly(limits, "markets", MARKETS, data["markets"])
    kinds, copies = len(data["relics"]), STATED["relic_copies"]
    limits.demand(
        "relics",
        f"exactly 18 tokens, {RELIC_KINDS} kinds with {copies} copies each, not {kinds} kinds",
        holds=kinds == RELIC_KINDS,
    )


def _check_cards(limits: Limits, data: Entry) -> None:
    cards, tasks = data["cards"], _ids(data["tasks"])
    base = [card for card in cards if not card["travelers"]]
    travelers = [card for card in cards if card["travelers"]]
    for where, count, found in (
        ("cards of the base game", BASE_CARDS, base),
        ("cards of Travelers", TRAVELERS_CARDS, travelers),
    ):
        limits.demand(where, f"exactly {count}, not {len(found)}", holds=len(found) == count)
    for card in cards:
        where = f"card {card['id']}"
        _known(limits, where, card["task"], tasks)
        limits.demand(
            where,
            f"the cards of Travelers, and only they, have the effect relic, not {card['effect']}",
            holds=(card["effect"] == "relic") == card["travelers"],
        )
        limits.advise(where, f"hearts are usually 1 to 3, not {card['hearts']}", holds=card["hearts"] <= 3)
    each = Counter(card["effect"] for card in base)
    for effect in EFFECTS[:-1]:
        limits.advise(f"effect {effect}", f"usually on 8 cards, not {each[effect]}", holds=each[effect] == 8)
    counts = {task: sum(card["task"] == task for card in base) for task in tasks}
    limits.advise("cards", "usually as many of each task", holds=len(set(counts.values())) <= 1)


def _known(limits: Limits, where: str, word: str, words: Sequence[str], what: str = "task") -> bool:
    limits.demand(where, f"the {what}s are {', '.join(words)}, not {word}", holds=word in words)
    return word in words


def _check_wishes(limits: Limits, data: Entry) -> None:
    """The Simple and the Final wishes; each can be met from the deck it is played with."""
    base = [card for card in data["cards"] if not card["travelers"]]
    tasks = _ids(data["tasks"])
    _exactly(limits, "simple", SIMPLE, data["simple"])
    limits.demand(
        "simple",
        "one of them is tea with 7 hearts",
        holds=any(wish["task"] == "tea" and wish["hearts"] == 7 for wish in data["simple"]),
    )
    hearts = {task: sum(card["hearts"] for card in base if card["task"] == task) for task in tasks}
    for wish in data["simple"]:
        where, task = f"simple {wish['id']}", wish["task"]
        if _known(limits, where, task, tasks):
            limits.demand(
                where,
                f"it can be met from the deck: {wish['hearts']} hearts, of {task} there are {hearts[task]}",
                holds=wish["hearts"] <= hearts[task],
            )
    for task in tasks:
        open_hearts = [wish["hearts"] - 1 for wish in data["simple"] if wish["task"] == task]
        limits.advise(f"task {task}", "it usually has a Simple wish", holds=bool(open_hearts))
        limits.advise(
            f"task {task}",
            f"its {hearts[task]} hearts could all lie under its Simple wishes and fulfil none",
            holds=sum(open_hearts) < max(hearts[task], 1),
        )
    for where, count, travelers in (
        ("finals of the base game", BASE_FINALS, False),
        ("finals of Travelers", TRAVELERS_FINALS, True),
    ):
        _exactly(limits, where, count, [wish for wish in data["finals"] if wish["travelers"] == travelers])
    limits.demand(
        "finals",
        "one of them is five cards of 3 hearts",
        holds=any(w["kind"] == "hearts" and w["key"] == [3] and w["cards"] == 5 for w in data["finals"]),
    )
    for wish in data["finals"]:
        if _check_key(limits, f"final {wish['id']}", wish["kind"], wish["key"], tasks):
            _check_final(limits, wish, data["cards"] if wish["travelers"] else base)


def _one(words: Sequence[str]) -> tuple[str, Check]:
    return f"one of {', '.join(words)}", _list(one_of(*words), 1, 1)


_KEYS: Final[Mapping[str, tuple[str, Check]]] = {
    "hearts": ("a number of hearts from 1 to 9", _list(whole(1, 9), 1, 1)),
    "effect": _one(EFFECTS),
    "ware": _one(MERCHANTS),
    "merchant": _one(MERCHANTS),
    "period": _one(PERIODS),
    "gems": ("1, 2 or 3", _list(whole(1, 3), 1, 1)),
}
"""What the key of a Final wish or of a gift may be; that of tasks is some of them, that of all others is empty."""
_NONE: Final = ("nothing", _list(_text, 0, 0))


def _check_key(limits: Limits, where: str, kind: str, key: object, tasks: Sequence[str]) -> bool:
    some = ("some different tasks", _list(one_of(*tasks), 1))
    limit, fits = some if kind == "tasks" else _KEYS.get(kind, _NONE)
    holds = fits(key)
    limits.demand(where, f"the key of {kind} is {limit}, in a list, not {key!r}", holds=holds)
    return holds


def _check_final(limits: Limits, wish: Entry, deck: Sequence[Entry]) -> None:
    kind, key = wish["kind"], wish["key"]
    if kind == "different":
        pool = len({card["task"] for card in deck})
    else:
        pool = sum(card["task" if kind == "tasks" else kind] in key for card in deck)
    limits.demand(
        f"final {wish['id']}",
        f"it can be met from the deck: {wish['cards']} cards, {pool} would do",
        holds=wish["cards"] <= pool,
    )


def _check_plates(limits: Limits, plates: Sequence[Entry]) -> None:
    found = _ids(plates)
    for plate in PLATES:
        limits.demand(f"plate {plate}", "it is missing", holds=plate in found)
    for extra in _EXTRA:
        showing = [plate["id"] for plate in plates if plate["extra"] == extra]
        limits.demand("plates", f"at least one has {extra} extra points", holds=bool(showing))
        limits.advise(
            "plates of the base game",
            f"the rulebook shows one with {extra} extra points",
            holds=any(plate in PLATES[:BASE_PLATES] for plate in showing),
        )


def _check_wares(limits: Limits, data: Entry) -> None:
    """The market: wares and Market Score cards."""
    wares, kinds = data["wares"], _ids(data["kinds"])
    for merchant in MERCHANTS:
        found = [ware for ware in wares if ware["merchant"] == merchant]
        limits.demand(f"wares of {merchant}", f"exactly {WARES}, not {len(found)}", holds=len(found) == WARES)
        for period in PERIODS:
            count = sum(ware["period"] == period for ware in found)
            limits.advise(f"wares of {merchant}", f"usually 5 of the {period}, not {count}", holds=count == 5)
    for period in PERIODS:
        limits.demand("wares", f"at least one of the {period}", holds=any(ware["period"] == period for ware in wares))
    limits.demand(
        "wares",
        "at least one of the centre costs 4 gems",
        holds=any(ware["merchant"] == "centre" and ware["cost"] == 4 for ware in wares),
    )
    for ware in wares:
        _known(limits, f"ware {ware['id']}", ware["kind"], kinds, "kind")
    limits.advise("wares", "none is valuable", holds=any(ware["valuable"] for ware in wares))
    for market in data["markets"]:
        for kind in market["favoured"]:
            _known(limits, f"market {market['id']}", kind, kinds, "kind")
    limits.advise(
        "markets",
        "the rulebook shows one with 5 points for a complete day",
        holds=any(market["complete_day"] == 5 for market in data["markets"]),
    )


def _check_gifts(limits: Limits, data: Entry) -> None:
    gifts, tasks = data["gifts"], _ids(data["tasks"])
    limits.demand("gifts", f"exactly {GIFT_CARDS}, not {len(gifts)}", holds=len(gifts) == GIFT_CARDS)
    for town, effects in zip(TOWNS, GIFTS, strict=True):
        here = [gift for gift in gifts if gift["town"] == town]
        limits.advise(f"gifts of {town}", f"usually 7, not {len(here)}", holds=len(here) == 7)
        for effect in effects:
            limits.demand(
                f"gifts of {town}",
                f"at least one is {effect}",
                holds=any(gift["effect"] == effect for gift in here),
            )
        for gift in here:
            limits.demand(
                f"gift {gift['id']}",
                f"the gifts of {town} are {', '.join(effects)}, not {gift['effect']}",
                holds=gift["effect"] in effects,
            )
            _check_key(limits, f"gift {gift['id']}", gift["effect"], gift["key"], tasks)


def _check_nodes(limits: Limits, track: Sequence[Entry]) -> bool:
    """Whether the track is Start and the Stops by their numbers, and leads to what there is."""
    before = len(limits.broken)
    stops = [str(number) for number in range(1, len(track))]
    limits.demand("track", f"from 1 to {_STOPS} Stops, not {len(stops)}", holds=1 <= len(stops) <= _STOPS)
    limits.demand(
        "track",
        f"start and the Stops in the order of their numbers, not {', '.join(_ids(track))}",
        holds=_ids(track) == ["start", *stops],
    )
    for entry in track:
        where = f"track {entry['id']}"
        limits.demand(where, "something lies ahead", holds=bool(entry["ahead"]))
        for node in entry["ahead"]:
            _known(limits, where, node, [*stops, *(TOWN + town for town in TOWNS)], "next node")
        limits.demand(where, "no relic lies at the start", holds=entry["id"] != "start" or not entry["marked"])
    return len(limits.broken) == before


def _check_track(limits: Limits, track: Sequence[Entry]) -> None:
    """No cycle, every Stop leads to a town, every town can be reached."""
    ahead: dict[str, list[str]] = {entry["id"]: entry["ahead"] for entry in track}
    towns = [TOWN + town for town in TOWNS]
    beyond = {node: _beyond(node, ahead) for node in ahead}
    for node in ahead:
        where = f"track {node}"
        limits.demand(where, "no cycle: it cannot be ahead of itself", holds=node not in beyond[node])
        limits.demand(where, "it leads to a town", holds=any(town in beyond[node] for town in towns))
        limits.advise(where, "no way from the start leads here", holds=node == "start" or node in beyond["start"])
    for town in towns:
        limits.demand("track", f"{town} can be reached from the start", holds=town in beyond["start"])
    limits.advise(
        "track start",
        "a town usually lies behind a Stop (TR-1)",
        holds=not any(town in ahead["start"] for town in towns),
    )
    limits.advise("track", "no Stop begins with a relic", holds=any(entry["marked"] for entry in track))


def _beyond(node: str, ahead: Mapping[str, Sequence[str]]) -> set[str]:
    """All that a Traveler can come to from here."""
    seen: set[str] = set()
    waiting = [*ahead[node]]
    while waiting:
        here = waiting.pop()
        if here not in seen:
            seen.add(here)
            waiting += ahead.get(here, ())
    return seen

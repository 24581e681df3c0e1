"""The charts of The Sultan's Wishes: cards, wishes, plates, wares, Market cards, gifts, relics, map and points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ....core.box.chart import Cell, Chart, Term, cell, heads
from ....core.box.components import Entry
from ....core.rules import Rules
from .terms import EFFECTS, MERCHANTS, PERIODS, PLAYERS, TOWN, TOWNS

BOOK: Final = (
    "aim", "box", "setup", "round", "plates", "turn", "effects", "aides", "wishes", "guards", "options", "extra", "end",
    "alone", "travelers", "secret",
)  # fmt: skip
"""The sections of the rules."""
_POINTS: Final = {
    "first": ("first_points",), "first-gems": ("first_gems",), "second": ("second_points",), "third": ("third_points",),
    "gems": ("gems_a_point",), "lamp": ("lamp_1", "lamp_2", "lamp_3"),
    "verdict": ("verdict_2", "verdict_3", "verdict_4"), "relics": tuple(f"relics_{n}" for n in range(1, 7)),
    "pair": ("relics_pair",), "triple": ("relics_triple",),
}  # fmt: skip
_NAMED: Final = ("tasks", "effects", "merchants", "kinds", "periods")


def charts(rules: Rules) -> Iterator[Chart]:
    """In the order of the rules."""
    data = rules.components.data
    named = {key: {entry["id"]: entry["name"] for entry in data[key]} for key in _NAMED}
    faces = rules.components.faces
    yield _cards(data, named)
    yield _placed(data)
    yield _plates(data)
    yield _simple(data, named)
    in_order = sorted(data["finals"], key=lambda wish: bool(wish["travelers"]))
    finals = zip(in_order, faces["wish"][len(data["simple"]) :], strict=True)
    yield Chart("wishes", "finals", heads("wish", "solo"), tuple(_final(entry, name) for entry, name in finals))
    yield _wares(data, named)
    yield _points(data)
    yield _markets(data, named)
    gifts = zip(sorted(data["gifts"], key=lambda gift: TOWNS.index(gift["town"])), faces["gift"], strict=True)
    yield Chart("travelers", "gifts", heads("gift", "town"), tuple(_gift(entry, name) for entry, name in gifts))
    copies = next(number["value"] for number in data["numbers"] if number["id"] == "relic_copies")
    relics = ((cell(one["name"], mark=one["marks"]["name"]), cell(copies, mark="DERIVED")) for one in data["relics"])
    yield Chart("travelers", "relics", heads("relic", "copies"), tuple(relics))
    yield Chart("travelers", "track", heads("stop", "ahead", "marked"), tuple(map(_node, data["track"])))


def _yes(truth: object, mark: str) -> Cell:
    return cell("chart-yes" if truth else "chart-no", mark=mark)


def _cards(data: Mapping[str, Any], named: Mapping[str, Mapping[str, Any]]) -> Chart:
    """Hearts by task and effect."""

    def hearts(task: str, effect: str) -> Cell:
        found = [card for card in data["cards"] if (card["task"], card["effect"]) == (task, effect)]
        marks = {card["marks"]["hearts"] for card in found}
        return cell(*(card["hearts"] for card in found), mark=marks.pop() if len(marks) == 1 else "")

    return Chart(
        "effects",
        "cards",
        heads("task", *(named["effects"][effect] for effect in EFFECTS)),
        tuple(
            (cell(task["name"], mark=task["marks"]["name"]), *(hearts(task["id"], effect) for effect in EFFECTS))
            for task in data["tasks"]
        ),
    )


def _placed(data: Mapping[str, Any]) -> Chart:
    numbers = {number["id"]: number for number in data["numbers"]}
    found = {n: numbers[f"simple_placed_{n}"] for n in PLAYERS}
    rows = ((cell(n), cell(entry["value"], mark=entry["marks"]["value"])) for n, entry in found.items())
    return Chart("setup", "placed", heads("players", "count"), tuple(rows))


def _plates(data: Mapping[str, Any]) -> Chart:
    rows = (
        (
            cell(plate["name"], mark=plate["marks"]["name"]),
            _yes(plate["adds"], plate["marks"]["adds"]),
            cell(plate["extra"], mark=plate["marks"]["extra"]),
        )
        for plate in data["plates"]
    )
    return Chart("plates", "plates", heads("plate", "adds", "extra"), tuple(rows))


def _simple(data: Mapping[str, Any], named: Mapping[str, Mapping[str, Any]]) -> Chart:
    rows = (
        (
            cell(named["tasks"][wish["task"]]),
            cell(wish["hearts"], mark=wish["marks"]["wish"]),
            _yes(wish["solo"], wish["marks"]["solo"]),
        )
        for wish in data["simple"]
    )
    return Chart("wishes", "simple", heads("task", "hearts", "solo"), tuple(rows))


def _final(entry: Entry, name: Term) -> tuple[Cell, ...]:
    return cell(name, mark=entry["marks"]["wish"]), _yes(entry["solo"], entry["marks"]["solo"])


def _wares(data: Mapping[str, Any], named: Mapping[str, Mapping[str, Any]]) -> Chart:
    """Prices by merchant, ware and period."""

    def price(merchant: str, kind: str, period: str) -> Cell:
        found = [w for w in data["wares"] if (w["merchant"], w["kind"], w["period"]) == (merchant, kind, period)]
        terms = [term for ware in found for term in (ware["cost"], *(("chart-star",) if ware["valuable"] else ()))]
        return cell(*terms, mark=found[0]["marks"]["ware"] if found else "")

    rows = (
        (
            cell(named["merchants"][merchant]),
            cell(kind["name"], mark=kind["marks"]["name"]),
            *(price(merchant, kind["id"], period) for period in PERIODS),
        )
        for merchant in MERCHANTS
        for kind in data["kinds"]
    )
    return Chart(
        "options", "wares", heads("merchant", "ware", *(named["periods"][period] for period in PERIODS)), tuple(rows)
    )


def _points(data: Mapping[str, Any]) -> Chart:
    numbers = {number["id"]: number for number in data["numbers"]}
    rows = (
        (
            cell(f"chart-point-{name}"),
            cell(*(numbers[key]["value"] for key in keys), mark=numbers[keys[0]]["marks"]["value"]),
        )
        for name, keys in _POINTS.items()
    )
    return Chart("end", "points", heads("for", "worth"), tuple(rows))


def _markets(data: Mapping[str, Any], named: Mapping[str, Mapping[str, Any]]) -> Chart:
    def row(card: Entry) -> tuple[Cell, ...]:
        ours, day = card["marks"]["points"], card["marks"]["complete_day"]
        return (
            cell({"en": card["id"]}),
            *(cell(points, mark=ours) for points in card["merchants"]),
            cell(*(named["kinds"][kind] for kind in card["favoured"]), mark=ours),
            cell(card["favoured_bonus"], mark=ours),
            cell(card["valuable_bonus"], mark=ours),
            cell(card["complete_day"], mark=day),
        )

    merchants = (named["merchants"][merchant] for merchant in MERCHANTS)
    head = heads("market", *merchants, "favoured", "favoured-bonus", "valuable-bonus", "day")
    return Chart("end", "markets", head, tuple(map(row, data["markets"])))


def _gift(entry: Entry, name: Term) -> tuple[Cell, ...]:
    """What it is; that each stands on one card follows, and which tasks share a card is ours."""
    marks = entry["marks"]
    return cell(name, mark=marks.get("key", marks["kind"])), cell(f"chart-settled-{entry['town']}", mark="STATED")


def _node(entry: Entry) -> tuple[Cell, ...]:
    ours = entry["marks"]["stop"]
    return cell(_place(entry["id"])), cell(*map(_place, entry["ahead"]), mark=ours), _yes(entry["marked"], ours)


def _place(node: str) -> Term:
    """Start, a Stop by its number, or a town."""
    return f"chart-{node}" if node == "start" or node.startswith(TOWN) else int(node)

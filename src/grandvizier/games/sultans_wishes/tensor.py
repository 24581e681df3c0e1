"""A view as numbers for learners: seats are counted from the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .box.components import Wishes
from .box.terms import PLAYERS
from .sight import questions as ask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...core.rules import Rules
    from .sight.shape import CourtView

_SEATS = PLAYERS[-1]
_CARD = 4 + 2 * _SEATS
"""A card: in hand, discarded, known on the stack, attached, then the Aides of each seat on it, first and second."""


def tensor(rules: Rules, view: CourtView) -> NDArray[np.float32]:
    """Cards, wishes, wares, plates, gifts, relics, then the numbers of each seat, the question and the round.

    All player counts and options share one shape.
    """
    components = rules.components
    assert isinstance(components, Wishes)
    players, me = view["players"], view["seat"]
    order = [(me + turn) % players for turn in range(players)] if me < players else list(range(players))
    turn = {seat: row for row, seat in enumerate(order)}
    asked = view["asked"]
    question = np.zeros(len(ask.QUESTIONS) + len(ask.QUESTIONS), np.float32)
    if asked:
        question[(*ask.QUESTIONS, *ask.QUESTIONS).index(asked["question"])] = 1
    plate = np.zeros(len(components.plates), np.float32)
    if view["plate"] is not None:
        plate[view["plate"]] = 1
    rest = np.array(
        [
            view["round"] / 20, view["cycle"] / 10, view["ended"], view["over"], players / _SEATS, view["travelers"],
            view["deck"] / 58, view["top"] == 1, view["simple_left"] / 16, view["finals_left"] / 4,
            len(view["stack"]) / 30, view["relics_left"] / 18,
            *(number / 7 for number in _padded(view["gift_stacks"], 3)),
        ],
        np.float32,
    )  # fmt: skip
    parts = (
        _cards(components, view, turn), _wishes(components, view), _wares(components, view, order),
        _seats(components, view, order), _chart(components, view, order), plate, question, rest,
    )  # fmt: skip
    return np.concatenate([part.ravel() for part in parts])


def _padded(values: list[int], size: int) -> list[int]:
    return [*values, *[0] * (size - len(values))]


def _cards(components: Wishes, view: CourtView, turn: dict[int, int]) -> NDArray[np.float32]:
    """Where each card is, as far as the seat knows, and whose Aides lie on it."""
    cards = np.zeros((len(components.cards), _CARD), np.float32)
    cards[view["hand"], 0] = 1
    cards[view["discard"], 1] = 1
    cards[[card for _, card in view["stack"] if card is not None], 2] = 1
    for wish in view["wishes"]:
        if wish["guard"] is not None:
            cards[wish["guard"], 3] = 1
        for entry in wish["cards"]:
            cards[entry["card"], 3] = 1
            for place, seat in enumerate(entry["aides"]):
                cards[entry["card"], 4 + place * _SEATS + turn[seat]] = 1
    return cards


def _wishes(components: Wishes, view: CourtView) -> NDArray[np.float32]:
    """Each wish: open, how far it is, how much it asks, whether a Guard stands there."""
    wishes = np.zeros((len(components.wishes), 4), np.float32)
    for wish in view["wishes"]:
        wishes[wish["wish"]] = 1, wish["have"] / 8, wish["need"] / 8, wish["guard"] is not None
    return wishes


def _wares(components: Wishes, view: CourtView, order: list[int]) -> NDArray[np.float32]:
    """Each ware: before its merchant, and who has it."""
    wares = np.zeros((len(components.wares), 1 + _SEATS), np.float32)
    wares[[ware for ware in view["market"] if ware is not None], 0] = 1
    for row, seat in enumerate(order):
        wares[[ware for ware in view["wares"][seat] if ware is not None], 1 + row] = 1
    return wares


def _seats(components: Wishes, view: CourtView, order: list[int]) -> NDArray[np.float32]:
    """A few numbers of each seat; its Market Score card, gifts and relics where they are known; its Traveler."""
    kinds, gifts, nodes = len(components.relics), len(components.gifts), len(components.track.ahead)
    markets = len(components.markets)
    seats = np.zeros((_SEATS, 12 + markets + kinds + gifts + nodes), np.float32)
    for row, seat in enumerate(order):
        asked = view["asked"] is not None and view["asked"]["seat"] == seat
        seats[row, :12] = (
            1, view["points"][seat] / 100, view["gems"][seat] / 7, view["lamps"][seat], view["aides"][seat] / 7,
            view["hands"][seat] / 3, len(view["wares"][seat]) / 10, asked, view["first"] == seat,
            (view["priority"].index(seat) + 1) / 4 if seat in view["priority"] else 0,
            len(view["relics"][seat]) / 6 if view["travelers"] else 0,
            len(view["gifts"][seat]) / 4 if view["travelers"] else 0,
        )  # fmt: skip
        market = view["markets"][seat]
        if market is not None:
            seats[row, 12 + market] = 1
        if view["travelers"]:
            for token in view["relics"][seat]:
                if token is not None:
                    seats[row, 12 + markets + token // components.relic_copies] += 1 / components.relic_copies
            for _, gift in view["gifts"][seat]:
                if gift is not None:
                    seats[row, 12 + markets + kinds + gift] = 1
            seats[row, 12 + markets + kinds + gifts + view["nodes"][seat]] = 1
    return seats


def _chart(components: Wishes, view: CourtView, order: list[int]) -> NDArray[np.float32]:
    """Each task: its known hearts and the Orderlies; each Stop: its token."""
    chart = np.zeros((len(components.tasks), 1 + _SEATS), np.float32)
    chart[:, 0] = np.array(view["known_hearts"], np.float32) / 10
    for row, seat in enumerate(order):
        if view["orderlies"][seat] is not None:
            chart[view["orderlies"][seat], 1 + row] = 1
    tokens = np.zeros(len(components.track.ahead), np.float32)
    tokens[view["tokens"]] = 1
    return np.concatenate([chart.ravel(), tokens])

"""The cards, and the wishes that can be met from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .....core.box.components import Entry, Limits
from ..terms import BASE_CARDS, BASE_FINALS, EFFECTS, SIMPLE_WISHES, TRAVELERS_CARDS, TRAVELERS_FINALS
from .demands import check_key, exactly, ids, known


def check_cards(limits: Limits, data: Entry) -> None:
    """Both decks whole, and every card with a task and an effect that it may have."""
    cards, tasks = data["cards"], ids(data["tasks"])
    base = [card for card in cards if not card["travelers"]]
    travelers = [card for card in cards if card["travelers"]]
    for where, count, found in (
        ("cards of the base game", BASE_CARDS, base),
        ("cards of Travelers", TRAVELERS_CARDS, travelers),
    ):
        limits.demand(where, f"exactly {count}, not {len(found)}", holds=len(found) == count)
    for card in cards:
        where = f"card {card['id']}"
        known(limits, where, card["task"], tasks)
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


def check_wishes(limits: Limits, data: Entry) -> None:
    """The Simple and the Final wishes; each can be met from the deck it is played with."""
    base = [card for card in data["cards"] if not card["travelers"]]
    tasks = ids(data["tasks"])
    exactly(limits, "simple", SIMPLE_WISHES, data["simple"])
    limits.demand(
        "simple",
        "one of them is tea with 7 hearts",
        holds=any(wish["task"] == "tea" and wish["hearts"] == 7 for wish in data["simple"]),
    )
    hearts = {task: sum(card["hearts"] for card in base if card["task"] == task) for task in tasks}
    for wish in data["simple"]:
        where, task = f"simple {wish['id']}", wish["task"]
        if known(limits, where, task, tasks):
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
        exactly(limits, where, count, [wish for wish in data["finals"] if wish["travelers"] == travelers])
    limits.demand(
        "finals",
        "one of them is five cards of 3 hearts",
        holds=any(w["kind"] == "hearts" and w["key"] == [3] and w["cards"] == 5 for w in data["finals"]),
    )
    for wish in data["finals"]:
        if check_key(limits, f"final {wish['id']}", wish["kind"], wish["key"], tasks):
            _check_final(limits, wish, data["cards"] if wish["travelers"] else base)


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

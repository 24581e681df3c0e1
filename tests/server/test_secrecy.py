"""Two worlds that a seat cannot tell apart send it the same bytes, until a face told to it differs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from grandvizier.match import Chance, Draw, Match, seeded
from grandvizier.server.audience import Audience
from grandvizier.server.messages import Update

from .kit import Person, any_path, asked, come_all, running

LOOKED, SHOWN, HIDDEN = 4, 10, -1


def swapped(seed: str, one: int, other: int) -> Callable[[str], Chance]:
    """The deal of a seed with two cards exchanged, wherever they come up."""
    base = seeded(seed)

    def exchange(draw: Draw, row: int) -> int:
        names = {draw.text(each): each for each in draw.rows}
        card = {f"turn_up {one}": f"turn_up {other}", f"turn_up {other}": f"turn_up {one}"}.get(draw.text(row))
        if card is None:
            return row
        return names.get(card, draw.rules.draws.number(*draw.rules.draws.rows[row][:1], int(card.split()[1])))

    def answer(draw: Draw) -> int:
        if draw.question != "face":
            return base(draw)
        rows = [exchange(draw, row) for row in draw.rows]
        return exchange(draw, base(replace(draw, rows=rows)))

    return lambda _: answer


def play(folder: Path, chance: Callable[[str], Chance], memory: str, seed: str, choices: int) -> list[list[str]]:
    """What each seat and an onlooker were sent after each choice, ids taken out; also the answers to questions."""
    rng = Random(f"play {seed}")
    steps: list[list[str]] = []
    with running(folder, chance) as house:
        table, tokens = house.full(memory=memory, options={"round_limit": 6})
        people = come_all(house, table, tokens)
        watcher = Person(house, table, None).come()
        everybody = [*people, watcher]
        for person in everybody:
            person.rest()
        for _ in range(choices):
            if people[0].is_over():
                break
            at = asked(people).choose(any_path(asked(people), rng, {"declare": 0.05}))["at"]
            for person in everybody:
                person.reach(at)
                if person.seat is not None and rng.random() < 0.5:
                    person.say("shown", events=person.count)
                    row = rng.randrange(150)
                    person.say("why_not", id=1, path=[row])
                    person.say("why_not", id=2, path=[row], ahead=True)
                    person.say("look_ahead", at=at)
            for person in everybody:
                person.rest()
            if rng.random() < 0.3:
                reload(rng.choice(everybody), everybody)
            steps.append(["".join(person.raw).replace(table, "T" * len(table)) for person in everybody])
            for person in everybody:
                person.raw.clear()
        for person in everybody:
            person.go()
    return steps


def reload(person: Person, everybody: list[Person]) -> None:
    """One window is loaded again, and everybody waits for it."""
    at = person.update["at"]
    person.go()
    for other in everybody:
        if other is not person and person.seat is not None:
            other.until("seats")
    person.log.clear()
    person.come().reach(at)
    for other in everybody:
        if other is not person and person.seat is not None:
            other.until("seats")


def told(text: str) -> list[int]:
    """The faces a seat was told, in order."""
    return [
        event[-1]
        for line in text.replace('}{"type', '}\n{"type').splitlines()
        for message in [json.loads(line)]
        if message["type"] == "update"
        for event in message["events"]
        if event[0] in {LOOKED, SHOWN} and event[-1] != HIDDEN
    ]


@pytest.mark.parametrize("memory", ["notebook", "faithful"])
@pytest.mark.parametrize("seed", [pytest.param(n, marks=pytest.mark.slow if n else ()) for n in range(8)])
def test_twins(tmp_path: Path, memory: str, seed: int) -> None:
    twins(tmp_path, memory, seed)


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even one that only shows in the size of what is sent."""
    honest = Audience._update

    def leaky(self: Audience, match: Match, seat: int | None, known: int) -> Update:
        update = honest(self, match, seat, known)
        cards: bytearray = match.state.cards  # type: ignore[attr-defined]
        update.view["x"] = "x" * (sum(place * card for place, card in enumerate(cards)) % 7)
        return update

    monkeypatch.setattr(Audience, "_update", leaky)
    with pytest.raises(AssertionError):
        twins(tmp_path, "faithful", 0)


def twins(tmp_path: Path, memory: str, seed: int) -> None:
    """Two seats have each other's first card in the other world; the third cannot know, nor an onlooker."""
    one = play(tmp_path / "one", lambda _: seeded(f"deal {seed}"), memory, f"{seed}", 60)
    first = [next(face for step in one for face in told(step[who])) for who in range(3)]
    cards = set(Random(seed).sample(first, 2))
    two = play(tmp_path / "two", swapped(f"deal {seed}", *cards), memory, f"{seed}", 60)
    assert len(one) == len(two)
    compared = [0, 0, 0, 0]
    for who in range(4):
        for here, there in zip(one, two, strict=True):
            if cards & {*told(here[who]), *told(there[who])}:
                break
            assert here[who] == there[who]
            compared[who] += 1
    assert compared[3] > 20, "an onlooker is never told before the end"
    assert one != two, "the worlds do differ"

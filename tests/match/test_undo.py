"""Undo (GV-5): by its maker, while since the choice nothing was drawn, no face was told and nobody else chose."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import rules as caravan
from grandvizier.bots import LEVELS, Bot, Driver, bot
from grandvizier.core.events import CHOSE, HIDDEN, Event
from grandvizier.core.save import save
from grandvizier.games.three_wishes.rules import turns as wishes
from grandvizier.lab.twin import Spy
from grandvizier.match.journal import Chosen, Undone, in_force
from tests.match.playing import any_choice, everybody_knows, everything, number, play_on


def table() -> gv.Match:
    """A table of 3 Wishes where everybody has looked, and seat 0 has the first turn."""
    match = gv.Match("three-wishes", players=3, seed="undo", first=0)
    for seat in range(3):
        match.play(seat, number(match, wishes.look, 3 * seat + 3))
    return match


def switch(match: gv.Match, seat: int, a: int = 1, b: int = 2) -> None:
    match.play(seat, number(match, wishes.switch, a, b))


def refused(match: gv.Match, seat: Any) -> str:
    """The code of a refused undo, which changes nothing."""
    before = everything(match)
    refusal = match.why_not_undo(seat)
    assert refusal is not None
    assert refusal.ruling == "GV-5"
    assert refusal.sentence
    with pytest.raises(gv.Illegal) as caught:
        match.undo(seat)
    assert caught.value.refusal == refusal
    assert everything(match) == before
    return refusal.code


# Each part of the rule.


def test_what_draws_nothing_and_shows_nothing_may_be_taken_back_by_its_maker_alone() -> None:
    match = table()
    before, position = everybody_knows(match), save(match.state)
    switch(match, 0)
    for other in (1, 2, 3, -1, False, 0.0, "0", None):
        assert refused(match, other) == "undo-other"
    assert match.why_not_undo(0) is None
    match.undo(0)
    assert everybody_knows(match) == before
    assert save(match.state) == position


def test_nothing_can_be_taken_back_before_anything_is_chosen() -> None:
    match = gv.Match("three-wishes", players=3, seed="undo", first=0)
    assert [refused(match, seat) for seat in range(3)] == ["undo-nothing"] * 3


def test_a_choice_that_chance_answered_stands() -> None:
    """Even where there was only one draw to make: a peek at a card that was seen before.  Its face says it better."""
    match = table()
    assert refused(match, 2) == "undo-face"
    match.play(0, number(match, wishes.peek, 3))
    assert refused(match, 0) == "undo-face"
    match.play(0, number(match, wishes.shuffle))
    assert refused(match, 0) == "undo-chance"


def test_a_choice_that_told_a_face_stands() -> None:
    """A wager is told to nobody but its maker; a paid card to everybody.  Neither draws anything."""
    deal = (0, 13, 12, 2, 4, 6, 1, 15, 16, 8, 10, 1)
    match = gv.Match(CARAVAN, players=3, first=0, chance=gv.scripted(*(f"draw {card}" for card in deal)))
    match.play(0, number(match, caravan.wager, 2))
    assert refused(match, 0) == "undo-face"
    match.play(1, number(match, caravan.wager, 2))
    match.play(2, number(match, caravan.wager, 2))
    match.play(0, number(match, caravan.sell, 0))
    match.play(0, number(match, caravan.decline))
    assert match.why_not_undo(0) is None
    match.play(1, number(match, caravan.pay, 0))
    assert (match.question, refused(match, 1)) == ("wish", "undo-face")
    match.play(1, number(match, caravan.name, 2))
    assert match.why_not_undo(1) is None, "naming somebody shows nothing"
    match.play(2, number(match, caravan.reveal, 0))
    assert refused(match, 2) == "undo-face"


def test_a_choice_stands_once_somebody_else_chose_until_that_is_taken_back() -> None:
    match = table()
    for seat in (0, 0, 1):
        switch(match, seat)
    assert refused(match, 0) == "undo-other"
    match.undo(1)
    match.undo(0)
    assert match.seat == 0


def test_a_path_is_taken_back_as_it_was_made_in_one_go() -> None:
    match = gv.Match(CARAVAN, players=3, seed="undo", first=0)
    for seat in range(3):
        match.play(seat, number(match, caravan.wager, seat))
    before, give, to = everybody_knows(match), number(match, caravan.give), number(match, caravan.to, 1)
    match.play(0, give, to)
    assert match.question == "what"
    match.undo(0)
    assert (match.question, everybody_knows(match)) == ("turn", before)
    match.play(0, give)
    match.play(0, to)
    match.undo(0)
    assert match.question == "whom"
    match.undo(0)
    assert (match.question, everybody_knows(match)) == ("turn", before)


def test_several_choices_are_taken_back_one_after_another_the_last_one_first() -> None:
    match = table()
    known = [everybody_knows(match)]
    for seat, places in ((0, (1, 2)), (0, (2, 3)), (1, (4, 9))):
        switch(match, seat, *places)
        known.append(everybody_knows(match))
    for seat in (1, 0, 0):
        assert everybody_knows(match) == known.pop()
        match.undo(seat)
    assert everybody_knows(match) == known.pop()
    assert refused(match, 0) == "undo-other", "seat 2 looked before that"
    assert refused(match, 2) == "undo-face"


# The journal only grows.


def test_an_undo_is_an_entry_of_a_journal_that_only_grows() -> None:
    match = table()
    switch(match, 0)
    switch(match, 0, 2, 3)
    before, events = list(match.journal), len(match.told(None))
    match.undo(0)
    assert match.journal[:-1] == before
    last = before[-1]
    assert isinstance(last, Chosen)
    assert match.journal[-1] == Undone(0, events - len(last.feed))
    switch(match, 0, 5, 6)
    assert match.journal[: len(before)] == before
    assert len(match.journal) == len(before) + 2


@pytest.mark.parametrize("game", ["three-wishes", "caravan", "sultaniya", "sultans-wishes"])
@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_after_an_undo_every_seat_knows_what_it_knew_before_the_choice(game: str, players: int) -> None:
    """Random games in which whatever may be taken back often is; every choice is held to the rule, read literally."""
    rng, met = Random(f"{game} {players}"), Counter[str]()
    for seed in range(4):
        match = gv.Match(game, players=players, seed=seed)
        known = [everybody_knows(match)]
        for _ in range(70):
            if match.seat is None:
                break
            seat = match.seat
            match.play(seat, *any_choice(match, rng).path)
            known.append(everybody_knows(match))
            entry = match.journal[-1]
            assert isinstance(entry, Chosen)
            shown = any(news_of_a_face(match, before, after) for before, after in zip(*known[-2:], strict=True))
            refusal = match.why_not_undo(seat)
            assert (refusal is None) == (not entry.draws and not shown)
            met["stands" if refusal else "undone"] += 1
            while match.why_not_undo(seat) is None and rng.random() < 0.6:
                known.pop()
                match.undo(seat)
                assert everybody_knows(match) == known[-1]
        again = gv.Match.replay(json.loads(json.dumps(match.record())))
        assert everything(again) == everything(match)
    assert min(met["stands"], met["undone"]) > 20


def news_of_a_face(match: gv.Match, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether a seat was told a face, its own choice aside."""
    kinds = match.game.kinds
    news: list[Event] = after["told"][len(before["told"]) :]
    return any(event[i] != HIDDEN for event in news if event[0] != CHOSE for i in kinds[event[0]].faces)


# By consent of all.


@pytest.mark.parametrize("game", ["three-wishes", "caravan", "sultaniya", "sultans-wishes"])
def test_with_everybodys_consent_a_match_goes_back_past_chance_and_others_and_draws_the_same_again(game: str) -> None:
    rng, past = Random(game), Counter[str]()
    for seed in range(3):
        match = gv.Match(game, players=3, seed=seed)
        before: list[Any] = []
        for _ in range(40):
            if match.seat is None:
                break
            before.append((match.seat, everybody_knows(match), save(match.state)))
            match.play(match.seat, *any_choice(match, rng).path)
            if rng.random() < 0.2:
                seat = rng.choice([seat for seat, _, _ in before])
                chosen, length = choices_of(match), len(match.journal)
                last = max(n for n, entry in enumerate(chosen) if entry.seat == seat)
                match.undo_agreed(seat)
                assert match.journal[-1] == Undone(seat, len(match.feed()), len(chosen) - last)
                assert (everybody_knows(match), save(match.state)) == before[last][1:]
                assert (match.seat, len(match.journal)) == (seat, length + 1)
                # Everybody chooses as they did, and chance answers as it did.
                for entry in chosen[last:]:
                    match.play(entry.seat, *entry.path)
                assert choices_of(match) == chosen
                past["chance"] += any(entry.draws for entry in chosen[last:])
                past["others"] += any(entry.seat != seat for entry in chosen[last:])
        again = gv.Match.replay(json.loads(json.dumps(match.record())))
        assert everything(again) == everything(match)
    assert past["chance"]
    assert past["others"]


def choices_of(match: gv.Match) -> list[Chosen]:
    """The choices that stand, without the opening."""
    return in_force(match.journal)[1:]


def test_the_last_choice_is_taken_back_without_playing_the_others_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = gv.Match("three-wishes", players=3, seed="undo", first=0)
    for seat, place in enumerate((3, 6, 9)):
        match.play(seat, number(match, wishes.look, place))
    before = everybody_knows(match), save(match.state)
    monkeypatch.setattr(gv.Match, "_run", lambda *_: pytest.fail("played again"))
    for _ in range(3):
        match.play(0, next(choice for choice in match.choices(0) if choice.do == "switch").path[0])
        match.undo(0)
        assert (everybody_knows(match), save(match.state)) == before


def test_who_chose_nothing_has_nothing_to_take_back_even_by_consent() -> None:
    match = gv.Match("three-wishes", players=3, seed="undo", first=0)
    match.play(0, number(match, wishes.look, 3))
    for seat in (1, 2, 3, None, False):
        refusal = match.why_not_undo_agreed(seat)
        assert refusal is not None
        assert refusal.code == "undo-nothing"
    with pytest.raises(gv.Illegal):
        match.undo_agreed(1)
    match.undo_agreed(0)
    assert match.why_not_undo_agreed(0) is not None


@pytest.mark.parametrize("agreed", [0, 2, -1, "1", None])
def test_a_record_that_takes_back_something_else_is_refused(agreed: object) -> None:
    match = gv.Match("three-wishes", players=3, seed="undo", first=0)
    match.play(0, number(match, wishes.look, 3))
    match.undo_agreed(0)
    record = json.loads(json.dumps(match.record()))
    assert record["journal"][-1] == {"undo": 0, "agreed": 1}
    record["journal"][-1]["agreed"] = agreed
    with pytest.raises(gv.BadRecord, match="journal entry 1 takes back"):
        gv.Match.replay(record)


# Records and bots.


def test_a_record_with_undos_replays_and_goes_on() -> None:
    match = table()
    for undo in (True, True, False):
        switch(match, 0)
        if undo:
            match.undo(0)
    record = json.loads(json.dumps(match.record()))
    assert [entry.get("undo") for entry in record["journal"]] == [None, None, None, None, 0, None, 0, None]
    again = gv.Match.replay(record)
    assert again.record() == record
    assert everything(again) == everything(match)
    again.undo(0)
    match.undo(0)
    assert everything(play_on(again, Random(1), 30)) == everything(play_on(match, Random(1), 30))


class Listener(Spy):
    """A bot that writes down how far it is told to go back too."""

    def __init__(self) -> None:
        super().__init__()
        self.rewinds: list[int] = []

    def rewind(self, length: int) -> None:
        super().rewind(length)
        self.rewinds.append(length)


def test_bots_are_told_to_rewind_to_what_still_stands() -> None:
    match = table()
    bots = {1: Listener(), 2: Listener()}
    driver = Driver(match, bots)
    driver.catch_up()
    for _ in range(2):
        length = len(match.told(None))
        switch(match, 0)
        driver.catch_up()
        assert bots[1].heard == match.told(1)
        match.undo(0)
        driver.catch_up()
        assert [each.rewinds[-1] for each in bots.values()] == [length] * 2
        assert [each.heard for each in bots.values()] == [match.told(seat) for seat in bots]
    switch(match, 0)
    switch(match, 0)
    driver.finish()
    assert match.seat == 0
    assert [each.heard for each in bots.values()] != [match.told(seat) for seat in bots], "the last bot's own choice"
    driver.catch_up()
    assert [each.heard for each in bots.values()] == [match.told(seat) for seat in bots]


@pytest.mark.parametrize("name", ["random", "greedy", *(f"{level}:2" for level in LEVELS)])
@pytest.mark.parametrize("game", ["three-wishes", "caravan"])
def test_bots_choose_as_if_what_was_taken_back_had_never_been_chosen(game: str, name: str) -> None:
    """One table where a person dithers, one where they do not: the bots play the same game at both."""
    rng, undone = Random(game), 0
    for seed in range(5):
        dithering, steady = (gv.Match(game, players=3, seed=seed, first=0) for _ in range(2))
        drivers = [Driver(match, {seat: seated(match, name, seat) for seat in (1, 2)}) for match in (dithering, steady)]
        for _ in range(60):
            if steady.seat == 0:
                dithering.play(0, *any_choice(dithering, rng).path)
                while dithering.why_not_undo(0) is None and rng.random() < 0.8:
                    drivers[0].catch_up()
                    dithering.undo(0)
                    undone += 1
                    drivers[0].catch_up()
                    dithering.play(0, *any_choice(dithering, rng).path)
                last = dithering.journal[-1]
                assert isinstance(last, Chosen)
                steady.play(0, *last.path)
            for driver in drivers:
                driver.move()
            assert dithering.feed() == steady.feed()
    assert undone > 10


def seated(match: gv.Match, name: str, seat: int) -> Bot:
    return bot(name, match.rules, match.players, match.options, seat, seed="bots")


# The way back, told before a choice is made.


@pytest.mark.parametrize("game", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_what_is_told_of_the_way_back_holds_once_the_choice_is_made(game: str) -> None:
    match, rng, told = gv.Match(game, players=3, seed="way", first=0), Random(11), Counter[str]()
    while (seat := match.seat) is not None:
        path = rng.choice(match.paths(seat))
        way = match.way_back(seat, *path)
        match.play(seat, *path)
        told[way] += 1
        assert (way == "none") == match.over
        if way == "undo":
            assert match.why_not_undo(seat) is None
            assert match.seat == seat
        elif way == "agreed":
            assert match.seat != seat or match.why_not_undo(seat) is not None
    assert told["none"] == 1
    assert told["agreed"] > 3

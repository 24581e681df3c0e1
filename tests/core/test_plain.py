"""What a game need not write: the small games in `examples/games` write little, and everything works."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from examples.games.oasis.oasis import GAME as OASIS
from grandvizier.core.errors import BadComponents, BadSetup
from grandvizier.core.events import Kind
from grandvizier.core.game import Game
from grandvizier.core.numbered import Numbered
from grandvizier.core.plain import belief
from grandvizier.core.plain.belief import Replayed
from grandvizier.core.plain.box import load
from grandvizier.core.plain.effects import effects
from grandvizier.core.plain.hindsight import hindsight
from grandvizier.games import bring
from grandvizier.kit import COUNT, PLACE, SEAT, Components, Events, Rules, Tables, kind, verb
from grandvizier.lab.contract import Minds, check_imagined
from grandvizier.match import Match
from tests.games.registered import as_before

__all__ = ["as_before"]


def test_what_was_hidden_is_known_once_it_is_shown() -> None:
    match = Match(OASIS, players=3, seed=1, first=0)
    while match.seat is not None and match.state.count("points", 0) + match.state.count("points", 1) < 1:  # type: ignore[attr-defined]
        match.play(match.seat, match.state.legal()[0])
    stream = match.told(0)
    known = hindsight(OASIS, stream)
    played = [event for event in stream if OASIS.kinds[event[0]].name == "played" and event[1] != 0]
    assert len(known.was) == len(played) > 0
    assert set(known.was.values()) == {event[4] for event in played}
    own = {event[3] for event in stream if OASIS.kinds[event[0]].name == "dealt" and event[1] == 0}
    assert all(own < not_these for not_these in known.was_not.values())


def test_worlds_that_a_seat_imagines_fit_all_it_was_told_also_where_they_are_too_many() -> None:
    """In a game of tricks: whoever does not follow has none of that tribe."""
    match, rng = Match(OASIS, players=4, seed=5), Random(5)
    minds, drawn = Minds(match), 0
    while match.seat is not None:
        seat = rng.randrange(4)
        mind = minds.now()[seat]
        assert isinstance(mind, Replayed)
        check_imagined(match, seat, mind.imagine(rng))
        drawn += not mind.exact
        match.play(match.seat, rng.choice(match.state.legal()))
    assert drawn > 10


@pytest.mark.slow
def test_cards_lie_as_often_somewhere_whether_all_worlds_are_counted_or_some_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(OASIS, players=3, seed=3)
    for _ in range(12):
        assert match.seat is not None
        match.play(match.seat, match.state.legal()[0])

    def held(seed: int) -> tuple[bool, dict[int, float]]:
        """How likely each card is to be in the hand of seat 1, for seat 0."""
        mind = Replayed(match.rules, 3, match.options, 0)
        mind._rng = Random(seed)
        for event in match.told(0):
            mind.hear(event)
        shares: defaultdict[int, float] = defaultdict(float)
        whole = sum(world.weight for world in mind.worlds())
        for world in mind.worlds():
            for place in world.state.full("hand", 1):  # type: ignore[attr-defined]
                shares[world.state.lies[place]] += world.weight / whole  # type: ignore[attr-defined]
        return mind.exact, shares

    drawn = [held(seed) for seed in range(8)]
    monkeypatch.setattr(belief, "MOST", 10**6)
    exact, shares = held(0)
    assert exact
    assert len(shares) > 5
    assert not any(exact for exact, _ in drawn)
    for card, share in shares.items():
        mean = sum(each.get(card, 0.0) for _, each in drawn) / len(drawn)
        assert abs(mean - share) < 0.12, (card, mean, share)
    assert not {card for _, each in drawn for card in each} - set(shares)


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("[[card]]\nworth = 1\n", "card: id is missing"),
        ('[[card]]\nid = "a"\ncopies = 0\n', "card a: copies is a number from 1 to 250"),
        ('[[card]]\nid = "a"\ncopies = 200\n[[card]]\nid = "b"\ncopies = 100\n', "card: at most 250"),
        ('[[card]]\nid = "a"\n[[card]]\nid = "a"\n', "card: an id stands for one entry only"),
        ('[[card]]\nid = "a"\nname = {it = "b"}\n', "card a: name is a text"),
    ],
)
def test_a_box_that_cannot_be_read_says_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(BadComponents, match=wrong):
        load(text, True)


def test_a_box_names_its_faces() -> None:
    box = load('[[card]]\nid = "old-lamp"\ncopies = 2\n[[card]]\nid = "x"\nname = {en = "silk", it = "seta"}\n', True)
    assert [box.name("card", face, "it") for face in range(3)] == ["old lamp", "old lamp", "seta"]


def wait(_s: object, _seat: int) -> None:
    """A rule."""


def made(*, events: Numbered[Kind], **more: object) -> Rules:
    def build(game: Game, components: Components, edition: int) -> Rules:
        return Tables(game, components, edition, **{"moves": [verb(wait)], "asks": {}, **more})  # type: ignore[arg-type]

    return Game(
        name="bad", package=OASIS.package, seats=range(2, 3), own_kinds=events.all(), build=build
    ).rules()  # fmt: skip


def test_what_does_not_follow_from_anything_is_asked_for() -> None:
    with pytest.raises(BadSetup, match=r"wait: which values number has does not follow .* hand over \(verb, rows\)"):
        made(events=Events(), moves=[verb(wait, number=COUNT)])
    with pytest.raises(BadSetup, match=r"declared with Events\(\)"):
        made(events=Numbered(2))


def test_an_event_that_lays_nothing_somewhere_is_refused() -> None:
    events = Events()
    events.add(kind("laid", who=SEAT, to=PLACE))
    with pytest.raises(BadSetup, match="laid names a place, but no face"):
        effects(made(events=events).game)


PURSE = """
from grandvizier.kit import *
events = Events()
PAID = events.add(kind("paid", who=SEAT, coins=COUNT))

def begin(rules, players, options, first):
    s = Position.new(rules, players)
    for seat in range(players):
        s.happen(ALL, PAID, seat, 8)
    s.push(1, 0)
    return s

def spend(s, seat):
    s.pop()
    s.happen(ALL, PAID, seat, 5)

def turn(s, seat, _):
    return s.rules.moves.where(spend)

def build(game, components, edition):
    return Tables(game, components, edition, moves=[verb(spend)], asks={1: turn}, each={"hand": 1})

GAME = Game(name="purse", package=__name__, seats=range(2, 3), own_kinds=events.all(), facts=(("coins", COUNT),),
    build=build, begin=begin)
"""


def test_what_happens_while_the_table_is_laid_is_told_and_imagined(tmp_path: Path) -> None:
    (tmp_path / "purse").mkdir()
    (tmp_path / "purse" / "components.toml").write_text('[[card]]\nid = "salt"\n', "utf-8")
    (tmp_path / "purse" / "__init__.py").write_text(PURSE, "utf-8")
    match = Match(bring(str(tmp_path / "purse")), players=2, seed=1)
    assert match.view(1)["coins"] == [8, 8]  # type: ignore[typeddict-item]
    for seat, mind in enumerate(Minds(match).now()):
        check_imagined(match, seat, mind.imagine(Random(1)))
    match.play(0, *match.paths(0)[0])
    assert match.view(None)["coins"] == [5, 8]  # type: ignore[typeddict-item]
    assert Match.replay(match.record()).view(None) == match.view(None)

"""What a seat imagines is drawn fairly: against every way chance could have gone, weighed exactly."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest
from scipy.stats import chisquare

from examples.games.caravan import GAME
from grandvizier.core.events import Event, heard
from grandvizier.core.plain import belief as plain
from grandvizier.core.plain.belief import Replayed
from grandvizier.core.save import save
from grandvizier.core.state import CHANCE, State
from grandvizier.lab.contract import beliefs
from grandvizier.match import Match
from grandvizier.match.journal import Chosen

SAMPLES = 20_000
HIDDEN = ("deck", "hands")


def exactly(match: Match, seat: int) -> dict[str, float]:
    """Every position that chance could have led to with the same choices and the same stream, with its weight."""
    rows = [row for entry in match.journal if isinstance(entry, Chosen) for row in entry.path]
    stream = match.told(seat)
    found: defaultdict[str, float] = defaultdict(float)

    def follow(state: State, at: int, told: list[Event], weight: float) -> None:
        if told != stream[: len(told)]:
            return
        if state.seat != CHANCE and at == len(rows):
            found[secret(state)] += weight if len(told) == len(stream) else 0.0
            return
        options = state.legal() if state.seat == CHANCE else [rows[at]]
        for row in options:
            after = state.copy()
            after.feed = []
            after.step(row)
            news = heard(after.feed, seat, GAME.kinds)
            follow(after, at + (state.seat != CHANCE), told + news, weight / len(options))

    follow(GAME.begin(match.rules, match.players, match.options, match.first), 0, [], 1.0)
    total = sum(found.values())
    return {position: weight / total for position, weight in found.items() if weight}


def replayed(match: Match, seat: int) -> dict[str, float]:
    """The same, as a game works it out that has no belief of its own."""
    mind = Replayed(match.rules, match.players, match.options, seat)
    for event in match.told(seat):
        mind.hear(event)
    found: defaultdict[str, float] = defaultdict(float)
    for world in mind.worlds():
        found[secret(world.state)] += world.weight
    assert mind.exact
    return {position: weight / sum(found.values()) for position, weight in found.items()}


def secret(state: State) -> str:
    return str([save(state)[name] for name in HIDDEN])


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed, moves",
    [
        (11, ["wager 0", "wager 1"]),
        (11, ["wager 0", "wager 1", "bury 0"]),
        (12, ["wager 0", "wager 1", "sell 1", "bury 0"]),
        (15, ["wager 0", "wager 1", "sell 0", "dig 0"]),
        (22, ["wager 0", "wager 1", "sell 1", "bury 0"]),
    ],
)
def test_imagined_deals_are_as_likely_as_real_ones(seed: int, moves: list[str]) -> None:
    match = Match(GAME, players=2, seed=seed, first=0)
    numbers = {match.rules.moves.text(row): row for row in range(len(match.rules.moves))}
    for move in moves:
        assert match.seat is not None
        match.play(match.seat, numbers[move])
    exact = exactly(match, 0)
    assert len(exact) > 20
    rng, belief = Random(4), beliefs(match)[0]
    seen = Counter(secret(belief.imagine(rng)) for _ in range(SAMPLES))
    assert set(seen) <= set(exact)
    expected = [exact[position] * SAMPLES for position in exact]
    assert min(expected) > 5, "too many positions to tell"
    assert chisquare([seen[position] for position in exact], expected).pvalue > 0.001


def test_a_game_without_a_belief_of_its_own_would_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, players=2, seed=11, first=0)
    match.play(0, match.state.legal()[0])
    monkeypatch.setattr(plain, "MOST", 10**6)
    assert replayed(match, 0) == pytest.approx(exactly(match, 0))

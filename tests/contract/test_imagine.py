"""What a seat imagines looks to it just like what is."""

from __future__ import annotations

from random import Random

from grandvizier.lab.contract import beliefs

from .cases import Case, every_case, random_match, random_play

SAMPLES = 10_000


@every_case
def test_imagined_positions_look_real(case: Case) -> None:
    done = seed = 0
    while done < SAMPLES:
        rng = Random(seed)
        match = random_match(case, seed)
        seed += 1
        for number, _ in enumerate(random_play(match, rng, 90)):
            if number % 15:
                continue
            for seat, belief in enumerate(beliefs(match)):
                real, observe = match.view(seat), case.game.observe
                for _ in range(20):
                    sample = belief.imagine(rng)
                    assert case.game.view_of(sample, seat) == real
                    assert observe is None or observe(sample, seat) == match.observe(seat)
                    assert (sample.what, sample.seat) == (match.state.what, match.state.seat)
                    assert not case.game.audit(sample)
                    assert list(sample.legal()) == list(match.state.legal()) or seat != match.seat
                    done += 1

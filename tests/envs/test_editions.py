"""An environment keeps its edition of the rules: rows, observations and games stay the same, value for value."""

from __future__ import annotations

import hashlib
import json
import pickle
from typing import Any

import pytest

import grandvizier as gv
from grandvizier.core.errors import UnknownEdition
from grandvizier.core.rules import Rules
from grandvizier.envs import openspiel, pettingzoo
from grandvizier.games.sultaniya import GAME
from grandvizier.match.journal import Chosen
from tests.contract.goldens import folder

OBSERVED = {1: "874d5b58abf4518d", 2: "8bc2930da02cb9a8", 3: "677c1ec749f2a93e", 4: "82b0ced3bc253f74"}
"""All that everybody observed in the random golden games of the first edition, taken when that was the newest."""


@pytest.mark.parametrize("players", OBSERVED)
def test_observations_of_the_first_edition_stay_as_they_were(players: int) -> None:
    kept: dict[str, Any] = json.loads((folder(GAME, 1) / f"{players}-random.json").read_text("utf-8"))
    match = gv.Match.replay(kept["record"])
    rules, found = match.rules, hashlib.sha256()
    assert (len(rules.moves), len(rules.questions)) == (164, 20)
    state = GAME.begin(rules, players, match.options, match.first)
    state.settle()
    for entry in match.journal:
        assert isinstance(entry, Chosen)
        for row in (*entry.path, *entry.draws):
            state.step(row)
        state.settle()
        for seat in range(players):
            numbers = GAME.tensor(rules, GAME.view_of(state, seat))
            assert len(numbers) == 2368
            found.update(numbers.tobytes())
    assert found.hexdigest()[:16] == OBSERVED[players]


def sizes(rules: Rules) -> tuple[int, int]:
    return len(rules.moves), len(GAME.tensor(rules, GAME.view_of(rules.start(2), 0)))


def test_a_pettingzoo_environment_is_of_an_edition() -> None:
    old, new = pettingzoo.env("sultaniya", 2, edition=1), pettingzoo.env("sultaniya", 2)
    assert (str(old), str(new)) == ("sultaniya_v1", "sultaniya_v2")
    for env, rules in ((old, gv.rules("sultaniya", edition=1)), (new, gv.rules("sultaniya"))):
        env.reset(seed=1)
        observation = env.observe("seat_0")
        assert (len(observation["action_mask"]), len(observation["observation"])) == sizes(rules)
    assert sizes(gv.rules("sultaniya")) == (165, 2743)
    with pytest.raises(UnknownEdition, match="edition 9 of sultaniya is not known here"):
        pettingzoo.env("sultaniya", 2, edition=9)


def test_an_openspiel_game_keeps_its_edition_when_it_is_kept() -> None:
    old = openspiel.load("sultaniya", 2, edition=1)
    assert old.get_parameters()["edition"] == 1
    assert old.get_parameters()["characters"] == "deal"
    assert old.num_distinct_actions() == 164
    again = pickle.loads(pickle.dumps(old))  # noqa: S301 - our own bytes
    assert again.setting.rules is gv.rules("sultaniya", edition=1)
    assert openspiel.load("sultaniya", 2).num_distinct_actions() == 165

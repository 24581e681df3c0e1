"""No game escapes the contract."""

from __future__ import annotations

import grandvizier as gv

from .cases import CASES, Case, every_case


def test_every_registered_game_is_under_contract() -> None:
    assert {game.name for game in gv.games()} == {case.game.name for case in CASES}


@every_case
def test_every_kind_with_a_face_is_in_the_table(case: Case) -> None:
    assert {kind.name for kind in case.game.kinds if kind.faces} == set(case.faces)

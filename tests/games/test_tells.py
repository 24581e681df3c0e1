"""What is told in a turn stands behind `if s.feed is not None`; set-up and the ends of rounds and games need no guard.

`tell` itself says nothing where nobody listens.  The guard is for speed, and so for what search does all the time: on
random games of The Sultan's Wishes it is worth about a twentieth of the time.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grandvizier as gv

SETUP_AND_ENDS = {
    "three-wishes": {"starter", "deal_out", "next_turn", "declare", "show", "score", "go_on"},
    "sultaniya": {"starter", "sit", "objective", "begin", "end_turn", "round_ends", "score"},
    "sultans-wishes": {"starter", "score_card", "start_round", "clear", "new_tokens", "finale", "show_all"},
}


def tells(node: ast.AST, name: str = "", *, guarded: bool = False) -> Iterator[tuple[str, bool]]:
    """The function of every call of `tell`, and whether it is guarded."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield from tells(child, child.name)
        elif isinstance(child, ast.If) and ast.unparse(child.test) == "s.feed is not None":
            yield from tells(child, name, guarded=True)
        else:
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr == "tell":
                yield name, guarded
            yield from tells(child, name, guarded=guarded)


@pytest.mark.parametrize("game", SETUP_AND_ENDS)
def test_what_is_told_in_a_turn_is_guarded_and_nothing_else(game: str) -> None:
    folder = Path(str(next(one for one in gv.games() if one.name == game).folder))
    found = [
        (f"{path.stem}.{name}", name, guarded)
        for path in sorted(folder.rglob("*.py"))
        for name, guarded in tells(ast.parse(path.read_text("utf-8")))
    ]
    turn = {where for where, name, guarded in found if not guarded and name not in SETUP_AND_ENDS[game]}
    rest = {where for where, name, guarded in found if guarded and name in SETUP_AND_ENDS[game]}
    assert (turn, rest) == (set(), set())
    assert SETUP_AND_ENDS[game] <= {name for _, name, _ in found}

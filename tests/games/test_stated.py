"""Whatever is marked STATED may not be changed by a file; whatever is ours may."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import grandvizier as gv
from grandvizier import BadComponents
from grandvizier.core.game import Game
from grandvizier.games import find


def numbers() -> Iterator[tuple[str, str, int, str]]:
    """Game, id, value and mark of every number that stands by itself, and the prices of the djinns."""
    for game in gv.games():
        for entry in game.rules().components.data.get("numbers", ()):
            yield game.name, entry["id"], entry["value"], entry["marks"]["value"]
    for djinn in find("sultaniya").rules().components.data["djinns"]:
        yield "sultaniya", djinn["id"], djinn["price"], djinn["marks"]["price"]


def changed(game: Game, id_: str, value: int) -> str:
    """The shipped file with one number changed."""
    found = re.compile(rf'(id = "{id_}", (?:value|price) = )\d+')
    assert len(found.findall(game.shipped_text)) == 1
    return found.sub(rf"\g<1>{value}", game.shipped_text)


@pytest.mark.parametrize("name, id_, value, mark", list(numbers()))
def test_a_stated_number_may_not_be_changed_and_any_other_may(name: str, id_: str, value: int, mark: str) -> None:
    game = find(name)
    if mark == "RECONSTRUCTED":
        # Some numbers go together: so many wishes for one player as for two, and not fewer for more.
        near = value if id_.startswith("simple_placed") else value - 1 if id_ == "spy_adds" else value + 1
        assert game.load(changed(game, id_, near), False).source
    else:
        with pytest.raises(BadComponents, match=id_):
            game.load(changed(game, id_, value + 1), False)


@pytest.mark.parametrize("game", gv.games(), ids=lambda game: game.name)
def test_marks_are_no_part_of_what_is_played(game: Game) -> None:
    """Two files that differ in marks only are the same game, and their records are each other's."""
    text = game.shipped_text.replace('"RECONSTRUCTED"', '"FOUND"').replace('"DERIVED"', '"STATED"')
    assert text != game.shipped_text
    assert game.load(text, False).fingerprint == game.rules().components.fingerprint

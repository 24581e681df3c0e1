"""The words that names are made of."""

from __future__ import annotations

import re

import pytest

from grandvizier.core.box.components import LANGUAGES
from grandvizier.core.box.phrases import phrases


@pytest.mark.parametrize("game", ["sultaniya", "sultans_wishes"])
def test_every_phrase_stands_in_all_languages_with_the_same_gaps(game: str) -> None:
    found = phrases(f"grandvizier.games.{game}.box")
    assert found
    for key, by_language in found.items():
        assert tuple(by_language) == LANGUAGES, key
        assert len({tuple(sorted(re.findall(r"{\w+}", said))) for said in by_language.values()}) == 1, key

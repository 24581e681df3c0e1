"""The page says what the rest of the project says, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandvizier.core.game import Game
from scripts import shared_cases

WEB = Path(__file__).resolve().parents[2] / "web"


SELDOM = {"heart"}
"""What random players hardly ever come to."""


@pytest.mark.parametrize("game", shared_cases.shipped(), ids=lambda game: game.name)
def test_the_cases_for_the_page_walk_to_whatever_may_be_done(game: Game) -> None:
    moments = list(shared_cases.positions(game, shared_cases.SEED))
    done = {choice.do for _, choices in moments for choice in shared_cases.reachable(choices)}
    assert {verb.name for verb in game.rules(None).moves.verbs} - done <= SELDOM


CATALOGUES = sorted(path.parent for path in (WEB / "src").rglob("en.ftl"))


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: str(folder.relative_to(WEB / "src")))
@pytest.mark.parametrize("language", ["it", "pt"])
def test_the_page_says_the_same_things_in_every_language(folder: Path, language: str) -> None:
    def messages(name: str) -> list[str]:
        lines = (folder / f"{name}.ftl").read_text("utf-8").splitlines()
        return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]

    assert messages(language) == messages("en")


def test_no_address_stands_in_the_lock_of_the_page() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")

"""The page says what the rest of the project says, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import words_fixture

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_sentences_for_the_page_are_up_to_date() -> None:
    assert words_fixture.FILE.read_text("utf-8") == words_fixture.fixture(), "run scripts/words_fixture.py"


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

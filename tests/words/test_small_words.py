"""Small words that are easily got wrong: how many nought are, whom a sentence speaks to, and from where."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import grandvizier as gv
from grandvizier.words import Words

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("web/src", "src/grandvizier")
ITALIAN = sorted(path for part in PARTS for path in (ROOT / part).rglob("it.ftl"))
PORTUGUESE = sorted(path for part in PARTS for path in (ROOT / part).rglob("pt.ftl"))
ENGLISH = sorted(path for part in PARTS for path in (ROOT / part).rglob("en.ftl"))
FORMAL = re.compile(
    r"(?<![.!?:…] )(?<!^)\b(Lei|Suo|Sua|Suoi|Sue)\b"
    r"|(?:^|[.!?:…] )(Scelga|Prema|Attenda|Inserisca|Apra|Legga|Prenda|Scriva|Decida|Muova|Chiuda|Metta)\b"
    r"|\btu\b[^.]*\btocca a lui\b",
    re.MULTILINE,
)
"""How Italian speaks to somebody who is not called tu."""
EUROPEAN = re.compile(
    r"\b(regist[oa]s?|registad\w+|ficheiros?|ecrãs?|telemóve\w+|utilizador\w*|partilh\w+|descarreg\w+|rondas?|ligaç\w+"
    r"|correu mal|até ao|(está|estão|estava) a \w+r|para si|volta atrás)\b",
    re.IGNORECASE,
)
"""How Portuguese is spoken in Europe; everything here is Brazilian."""


@pytest.mark.parametrize("language, wanted", [("en", "0 hearts"), ("it", "0 cuori"), ("pt", "0 corações")])
def test_nought_is_many(language: str, wanted: str) -> None:
    rules = gv.rules("sultans-wishes")
    [ranked] = [number for number, kind in enumerate(rules.game.kinds) if kind.name == "ranked"]
    space = next(number for number, place in enumerate(rules.places) if place[0] == "space")
    assert wanted in Words(rules, language).event((ranked, 1, space, 0))


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_a_choice_of_two_steps_is_one_sentence(language: str) -> None:
    rules = gv.rules("sultaniya")
    named = [verb.name for verb in rules.moves.verbs]
    words = Words(rules, language, seat=0)
    rows = (named.index("take"), named.index("place"))
    first, second = map(words.row, rows)
    assert words.path(rows) == f"{first}; {second[0].lower()}{second[1:]}"
    assert second[0].isupper()


@pytest.mark.parametrize("catalogue", ITALIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_italian_says_tu(catalogue: Path) -> None:
    said = sentences(catalogue)
    assert said
    assert [text for text in said if FORMAL.search(text)] == []


@pytest.mark.parametrize("catalogue", PORTUGUESE, ids=lambda path: str(path.relative_to(ROOT)))
def test_portuguese_is_brazilian(catalogue: Path) -> None:
    said = sentences(catalogue)
    assert said
    assert [text for text in said if EUROPEAN.search(text)] == []


@pytest.mark.parametrize("catalogue", [*ENGLISH, *ITALIAN, *PORTUGUESE], ids=lambda path: str(path.relative_to(ROOT)))
def test_apostrophes_are_those_of_a_book(catalogue: Path) -> None:
    assert [text for text in sentences(catalogue) if re.search(r"[^\W\d_]'\w", text)] == []


def sentences(catalogue: Path) -> list[str]:
    """All that a catalogue may say."""
    return [
        text
        for entry in parse(catalogue.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
        for text in texts(entry.value)
    ]


def texts(pattern: ast.Pattern) -> list[str]:
    """All that a message may say."""
    found: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [text for variant in element.expression.variants for text in texts(variant.value)]
    return found

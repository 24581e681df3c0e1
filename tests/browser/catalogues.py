"""What the catalogues may say, to tell their languages apart on the page, and what must never be seen."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import ast, parse

from .kit import GAME, ROOT

FOLDERS = (
    "web/src/words",
    "web/src/games/three-wishes/words",
    "src/grandvizier/words",
    "src/grandvizier/games/three_wishes/words",
)
NEVER = re.compile(r"\{|\}|\$|_|\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInvalid Date\b")
GATHER = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style, noscript")) texts.push(node.data);
  for (const found of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(found.getAttribute(name) ?? "");
  texts.push(document.title);
  return texts.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
"""Every text of the page, also what only a screen reader hears."""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Every message of a language by its id."""
    found = {}
    for folder in FOLDERS:
        resource = parse((ROOT / folder / f"{language}.ftl").read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = entry.value
    return found


def ways(pattern: ast.Pattern) -> Iterator[str]:
    """Every way to say it, as a pattern to be matched; what is filled in may be anything."""
    for parts in product(*map(_part, pattern.elements)):
        yield "".join(parts)


def _part(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [re.escape(re.sub(r"\s+", " ", element.value))]
    if isinstance(element.expression, ast.SelectExpression):
        return [way for variant in element.expression.variants for way in ways(variant.value)]
    return ["(.+)"]


@cache
def patterns(language: str) -> list[re.Pattern[str]]:
    """Match whatever this language can say."""
    said = {way.strip() for pattern in messages(language).values() for way in ways(pattern)}
    return [re.compile(way) for way in sorted(said) if re.search(r"[^\W\d]{2}", way.replace("(.+)", ""))]


@cache
def speaks(language: str, text: str) -> bool:
    """Whether this language could say it."""
    return text in faces(language) or any(pattern.fullmatch(text) for pattern in patterns(language))


@cache
def cards() -> list[dict[str, Any]]:
    """The cards as the components file has them."""
    text = (ROOT / "src/grandvizier/games/three_wishes/components.toml").read_text("utf-8")
    return list(tomllib.loads(text)["cards"])


@cache
def faces(language: str) -> frozenset[str]:
    """The names of the cards."""
    return frozenset(card["name"][language] for card in cards())


@cache
def ids() -> frozenset[str]:
    """What is for the program alone: ids of messages and cards."""
    names = {*messages("en"), *(str(card["id"]) for card in cards()), GAME}
    return frozenset(name for name in names if "-" in name)


def raw(texts: list[str]) -> list[str]:
    """What must never be seen: keys, ids, placeholders."""
    words = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)+")
    return [text for text in texts if NEVER.search(text) or ids() & set(words.findall(text))]


def foreign(texts: list[str], language: str) -> list[str]:
    """What is said in English and could not be said in this language."""
    pieces = {piece for text in texts for piece in re.split(r"(?<=[.!?…]) |, |: | – | · ", text)} | set(texts)
    return sorted(piece for piece in pieces if speaks("en", piece) and not speaks(language, piece))

"""What the catalogues may say, to tell their languages apart on the page, and what must never be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast, parse

from grandvizier.games import games

from .kit import ROOT

FOLDERS = sorted({path.parent for part in ("web/src", "src/grandvizier") for path in (ROOT / part).rglob("en.ftl")})
"""Where the catalogues lie: what all share, the page's, each game's, each board's, the library's."""
ANYTHING = ".+"
NEVER = re.compile(r"\{|\}|\$|_|\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInvalid Date\b")
GATHER = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("script, style, noscript")) continue;
    // A sentence that is written piece by piece is one text.
    let before = node.previousSibling;
    while (before?.nodeType === Node.COMMENT_NODE) before = before.previousSibling;
    if (last && before === last) texts.push(texts.pop() + node.data);
    else texts.push(node.data);
    last = node;
  }
  for (const found of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(found.getAttribute(name) ?? "");
  texts.push(document.title);
  return texts.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
"""Every text of the page, also what only a screen reader hears."""


@cache
def messages(language: str) -> list[tuple[str, ast.Pattern]]:
    """Every message of a language with its id; games may use the same id for sentences of their own."""
    found = []
    for folder in FOLDERS:
        resource = parse((folder / f"{language}.ftl").read_text("utf-8"))
        entries = (entry for entry in resource.body if isinstance(entry, ast.Message))
        found += [(entry.id.name, entry.value) for entry in entries if entry.value]
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
    return [ANYTHING]


@cache
def sentences(language: str) -> re.Pattern[str]:
    """Matches whatever this language can say."""
    said = {way.strip() for _, pattern in messages(language) for way in ways(pattern)}
    return re.compile("|".join(way for way in sorted(said) if re.search(r"[^\W\d]{2}", way.replace(ANYTHING, ""))))


@cache
def speaks(language: str, text: str) -> bool:
    """Whether this language could say it."""
    return text in faces(language) or bool(sentences(language).fullmatch(text))


@cache
def faces(language: str) -> frozenset[str]:
    """The names of all cards, tiles and whatever else has a face."""
    found = (face for game in games() for family in game.rules().components.faces.values() for face in family)
    return frozenset(face.get(language, face["en"]) for face in found)


@cache
def ids() -> frozenset[str]:
    """What is for the program alone: ids of messages, games and cards."""
    names = {*(id_ for id_, _ in messages("en")), *(game.name for game in games())}
    names |= {id_ for game in games() for family in game.rules().names.values() for id_ in family}
    return frozenset(name for name in names if "-" in name)


def raw(texts: list[str]) -> list[str]:
    """What must never be seen: keys, ids, placeholders."""
    words = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)+")
    return [text for text in texts if NEVER.search(text) or ids() & set(words.findall(text))]


def foreign(texts: list[str], language: str) -> list[str]:
    """What is said in English and could not be said in this language."""
    pieces = {piece for text in texts for piece in re.split(r"(?<=[.!?…]) |, |: | – | · ", text)} | set(texts)
    # The page is called the same everywhere, though a game has a word for the post.
    return sorted(piece for piece in pieces - {"Grand Vizier"} if speaks("en", piece) and not speaks(language, piece))

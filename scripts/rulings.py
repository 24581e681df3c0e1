"""What stands in docs/rulings/ and in the README's list of what is reconstructed; `make generate` writes it.

A page is the rules in our words, with charts of all that is printed, then the rulings, then which refusal cites which.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from grandvizier.core.box.chart import SIGNS, Chart
from grandvizier.core.game import Game
from grandvizier.core.rules import Rules
from grandvizier.games import games
from grandvizier.words import Words
from grandvizier.words.book import Book

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rulings"
README = ROOT / "README.md"
BEGIN, END = "<!-- reconstructed: written by scripts/rulings.py -->", "<!-- /reconstructed -->"


def page(game: Game) -> str:
    """The rules of one game, its rulings, what is reconstructed, and the refusals."""
    rules = game.rules()
    words = Words(rules, "en")
    lines = [
        f"# {words.say('title')}: the rules and rulings",
        "",
        "Written by `scripts/rulings.py` from the game's own catalogues. First the rules in our words, to play from;",
        "then every ruling, sentence by sentence; then what is reconstructed, and which refusal cites which ruling.",
        "",
        "How something is known: no sign or *STATED*, the rulebook says it; ° *FOUND* in a public source; ∴ *DERIVED*",
        "from stated facts; ≈ *RECONSTRUCTED*, our own proposal. A corrected copy of `components.toml` is played with",
        "`--components FILE`.",
        "",
        *_rules(game, Book(rules, "en")),
        "# The rulings",
        "",
    ]
    for heading, rulings in groupby(game.rulings, key=lambda ruling: ruling.heading):
        lines += [f"## {words.say(f'heading-{heading}')}", ""]
        for ruling in rulings:
            told = zip(words.sentences(ruling.id), ruling.marks, strict=True)
            lines.append(f"- **{ruling.id}** {' '.join(f'{sentence} *{mark}*' for sentence, mark in told)}")
            options = [option.name for option in game.options if option.ruling == ruling.id]
            if options:
                lines.append(f"  - option {', '.join(f'`{name}`' for name in options)}")
        lines.append("")
    lines += ["## The table", ""]
    lines += [f"- **GV-{n}** {words.ruling(f'GV-{n}')}" for n in range(1, 6)]
    lines += ["", "# What is reconstructed", "", *_everything_ours(rules), ""]
    lines += ["# Appendix: the refusals", "", *_refusals(game, rules), ""]
    return "\n".join(lines)


# The rules.


def _rules(game: Game, book: Book) -> Iterator[str]:
    """Every section, its rules and its charts."""
    charts = list(game.charts(book.rules))
    for section in game.book:
        yield f"## {book.title(section)}"
        yield ""
        for line in book.lines(section):
            sign = f" {SIGNS[line.mark]}" if SIGNS[line.mark] else ""
            cited = f" ({', '.join(line.rulings)})" if line.rulings else ""
            yield f"- {line.text}{sign}{cited}"
        yield ""
        for chart in charts:
            if chart.section == section:
                yield from _chart(book, chart)


def _chart(book: Book, chart: Chart) -> Iterator[str]:
    yield f"### {book.say(f'chart-{chart.name}')}"
    yield ""
    yield f"| {' | '.join(map(book.cell, chart.head))} |"
    yield f"| {' | '.join('---' for _ in chart.head)} |"
    for row in chart.rows:
        yield f"| {' | '.join(map(book.cell, row))} |"
    yield ""


# What is ours.


def ours(rules: Rules) -> Iterator[tuple[str, str, list[str], int]]:
    """List, key, the entries whose mark there is RECONSTRUCTED, and how many entries there are."""
    for family, entries in rules.components.data.items():
        found: dict[str, list[str]] = {}
        for entry in entries:
            for key, mark in entry["marks"].items():
                if mark == "RECONSTRUCTED":
                    found.setdefault(key, []).append(_called(entry))
        for key, names in found.items():
            yield family, key, names, len(entries)


def _called(entry: dict[str, Any]) -> str:
    return str(entry.get("name", {}).get("en", entry["id"]))


def _everything_ours(rules: Rules) -> Iterator[str]:
    """Each entry by name, list by list, as the marks of `components.toml` say."""
    for family, key, names, count in ours(rules):
        told = "all" if len(names) == count else ", ".join(names)
        yield f"- `{family}`, {key}: {told}"


def summary() -> list[str]:
    """The README's list: how much of each list of each game is ours."""
    lines = ["| game | list | ours, of how many |", "| --- | --- | --- |"]
    for game in games():
        title = Words(game.rules(), "en").say("title")
        for family, found in groupby(ours(game.rules()), key=lambda one: one[0]):
            parts = [
                f"{key} of {', '.join(f'`{name}`' for name in names)}"
                if family == "numbers"
                else f"{key} ({len(names)} of {count})"
                for _, key, names, count in found
            ]
            lines.append(f"| {title} | `{family}` | {', '.join(parts)} |")
    return lines


def readme(text: str) -> str:
    """The README with its list written anew."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return "\n".join([before + BEGIN, "", *summary(), "", END + after])


# The refusals.


def _refusals(game: Game, rules: Rules) -> Iterator[str]:
    """For each ruling the verbs and codes that cite it."""
    for ruling in game.rulings:
        found = sorted(
            {
                f"{verb.name}: `{reason.code}`"
                for verb in rules.moves.verbs
                for reason in verb.reasons
                if reason.ruling == ruling.id
            }
        )
        if found:
            yield f"- **{ruling.id}** refuses {', '.join(found)}"


def files() -> dict[Path, str]:
    """One page a game, and the README with its list."""
    pages = {FOLDER / f"{game.name}.md": page(game) for game in games()}
    return {**pages, README: readme(README.read_text("utf-8"))}

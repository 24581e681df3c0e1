"""Write docs/rulings/ anew from the games' catalogues: `python scripts/rulings.py`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from grandvizier.core.game import Game
from grandvizier.games import games
from grandvizier.words import Words

FOLDER = Path(__file__).parents[1] / "docs" / "rulings"


def page(game: Game) -> str:
    """The rulings of one game, in the order of its catalogue, and where each is cited."""
    rules = game.rules()
    words = Words(rules, "en")
    lines = [
        f"# {words.say('title')}: the rulings",
        "",
        "Written by `scripts/rulings.py` from the catalogue that `why_not` cites. The marks say how a ruling is known:",
        "STATED in the rulebook, FOUND in a public source, DERIVED from stated facts, RECONSTRUCTED: our own proposal.",
        "",
    ]
    for heading, rulings in groupby(game.rulings, key=lambda ruling: ruling.heading):
        lines += [f"## {words.say(f'heading-{heading}')}", ""]
        for ruling in rulings:
            lines.append(f"- **{ruling.id}** {words.ruling(ruling.id)} *{', '.join(ruling.marks)}*")
            refusals = sorted(
                {
                    f"{verb.name}: `{reason.code}`"
                    for verb in rules.moves.verbs
                    for reason in verb.reasons
                    if reason.ruling == ruling.id
                }
            )
            if refusals:
                lines.append(f"  - refuses {', '.join(refusals)}")
            options = [option.name for option in game.options if option.ruling == ruling.id]
            if options:
                lines.append(f"  - option {', '.join(f'`{name}`' for name in options)}")
        lines.append("")
    lines += ["## The table", ""]
    lines += [f"- **GV-{n}** {words.ruling(f'GV-{n}')}" for n in range(1, 6)]
    lines += [*_reconstructed(game), ""]
    return "\n".join(lines)


def _reconstructed(game: Game) -> list[str]:
    """The components whose printed contents are unknown, openly."""
    components = game.rules().components
    lines = [
        "",
        "## What is reconstructed",
        "",
        "A corrected copy of `components.toml` is played with `--components FILE`.",
        "",
    ]
    found: dict[tuple[str, str], list[str]] = {}
    for family, entries in components.data.items():
        for entry in entries if isinstance(entries, list) else ():
            ours = ", ".join(what for what, mark in entry.get("marks", {}).items() if mark == "RECONSTRUCTED")
            if ours:
                found.setdefault((family, ours), []).append(entry.get("name", {}).get("en", entry["id"]))
    lines += [f"- {family} ({ours}): {', '.join(names)}" for (family, ours), names in found.items()]
    return lines


def main() -> None:
    """One page a game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games():
        (FOLDER / f"{game.name}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()

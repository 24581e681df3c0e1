"""What files cost that are made to hurt: CPU time, peak memory and the length of the refusal, for every game.

python bench/components.py
python bench/components.py --sizes 2000,20000 --json
"""

from __future__ import annotations

import argparse
import json
import resource
import time
import tomllib
import tracemalloc
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from grandvizier.core.errors import BadComponents
from grandvizier.core.game import Game
from grandvizier.games import games

LIMIT: Final = 3 << 30
"""Bytes of memory after which a reader without bounds is stopped."""
ROUNDS: Final = 3
"""The quickest counts: what else the machine does is not the file's."""
SIZES: Final = (200_000, 100_000, 80_000, 60_000, 40_000, 20_000, 10_000)
"""Characters: the most that can be handed in, the most that is read, and less, so that other bounds come first."""


def _fill(size: int, part: str, before: str = "", after: str = "") -> str:
    """As many of these as there is room for; `{n}` counts them."""
    parts, room, number = [before], size - len(before) - len(after), 0
    while room > 0:
        parts.append(part.replace("{n}", str(number)))
        room -= len(parts[-1])
        number += 1
    return "".join([*parts[:-1], after])


SHAPES: Final[Mapping[str, Callable[[int], str]]] = {
    name: partial(_fill, part=part, before=before, after=after)
    for name, (before, part, after) in {
        "one key of many parts": ("", "a.", "a = 1"),
        "one key of many parts, apart": ("", "a . ", "a = 1"),
        "one key of many quoted parts": ("", '"a".', "a = 1"),
        "one key of many parts in a table": ("x = {", "a.", "a = 1}"),
        "one heading of many parts": ("[", "a.", "a]"),
        "one heading of a list, of many parts": ("[[", "a.", "a]]"),
        "many keys of three parts": ("", "a.b.k{n} = 1\n", ""),
        "many keys of four parts": ("", "a.b.c.k{n} = 1\n", ""),
        "many keys": ("", "k{n}=1\n", ""),
        "many keys in one table": ("cards = [{", "k{n}=1,", "k=1}]"),
        "many headings": ("", "[t{n}]\n", ""),
        "many headings of three parts": ("", "[a.b.t{n}]\n", ""),
        "many headings of a list": ("", "[[a.b]]\n", ""),
        "many headings of cards": ("", "[[cards]]\n", ""),
        "lists in lists": ("cards = ", "[", ""),
        "tables in tables": ("cards = ", "{a=", ""),
        "lists in tables in lists": ("cards = ", "[{a=", ""),
        "many lists": ("cards = [", "[],", "]"),
        "many entries without anything": ("cards = [", "{},", "]"),
        "many entries with one id": ("cards = [", '{id="x"},', "]"),
        "many numbers": ("cards = [", "1,", "]"),
        "many dates": ("cards = [", "1979-05-27T07:32:00.999Z,", "]"),
        "a long number": ("cards = ", "9", ""),
        "a long number with underscores": ("cards = 1", "_1", ""),
        "a long hex number": ("cards = 0x", "f", ""),
        "a long fraction": ("cards = 1.", "3", ""),
        "a long exponent": ("cards = 1e", "9", ""),
        "a long key": ("", "k", " = 1"),
        "a long quoted key": ('"', "k", '" = 1'),
        "a long text": ('cards = "', "x", '"'),
        "a long text of escapes": ('cards = "', "\\u00e9", '"'),
        "a long text of several lines": ('cards = """', 'x "y" ""\n', '"""'),
        "a long plain text of several lines": ("cards = '''", "x 'y' ''\n", "'''"),
        "a text that nothing closes": ('cards = """', 'x ""\\', ""),
        "quotes": ("", '"', ""),
        "plain quotes": ("cards = ", "'", ""),
        "pairs of quotes": ("cards = [", '"",', "]"),
        "one long comment": ("#", "a.", ""),
        "many comments": ("", "#\n", ""),
        "empty lines": ("", "\n", ""),
        "empty lines of another system": ("", "\r\n", ""),
        "spaces": ("", " \t", ""),
        "words": ("", "a ", ""),
        "signs that are no TOML": ("", "\N{BLACK CHESS QUEEN}", ""),
        "a text of other letters": ('cards = "', "\N{MAHJONG TILE RED DRAGON}", '"'),
        "closing brackets": ("", "]", ""),
        "equals": ("a ", "= ", ""),
        "dots": ("a", ".", ""),
        "nulls": ("", "\0", ""),
    }.items()
}
"""Files of a length that no game has reason to have."""


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}={_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def crowded(game: Game, size: int, copies: int) -> str:
    """The shipped file with each entry several times, every time under another long id, as far as there is room."""
    lists: dict[str, list[Any]] = tomllib.loads(game.shipped_text)
    crowd = {name: list(entries) for name, entries in lists.items()}
    room = size - len(_toml(crowd))
    for number in range(copies):
        for name, entries in lists.items():
            for entry in entries:
                another = entry | {"id": f"{entry['id']}-{'x' * 40}{number}"}
                room -= len(_toml(another)) + 1
                if room < 0:
                    return _file(crowd)
                crowd[name].append(another)
    return _file(crowd)


def _file(lists: Mapping[str, list[Any]]) -> str:
    return "\n".join(f"{name} = {_toml(entries)}" for name, entries in lists.items())


def hostile(size: int) -> dict[str, str]:
    """All of them by name."""
    return {name: make(size) for name, make in SHAPES.items()} | {
        f"a crowded file of {game.name}": crowded(game, size, 9) for game in games()
    }


def load(game: Game, text: str) -> str | None:
    """Do all that is done with a file; why it is refused, if it is."""
    try:
        game.build(game, game.load(text, False), game.edition)  # noqa: FBT003 - the game names it: not the shipped one
    except BadComponents as error:
        return str(error)
    return None


def cost(game: Game, text: str) -> dict[str, float]:
    """Milliseconds of CPU, kilobytes at the peak, and how long the refusal is; 0 if the file is accepted."""
    spent = []
    for _ in range(ROUNDS):
        start = time.process_time()
        load(game, text)
        spent.append(time.process_time() - start)
    tracemalloc.start()
    said = load(game, text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"cpu_ms": round(min(spent) * 1000, 1), "peak_kb": peak >> 10, "refusal": len(said or "")}


def main() -> None:
    """Print what each costs at the worst of the games and sizes, the dearest last."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="characters of each file, by commas")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    worst: dict[str, dict[str, float]] = {}
    for size in map(int, args.sizes.split(",")):
        for name, text in hostile(size).items():
            for game in games():
                found = cost(game, text)
                for row in (name, "worst"):
                    before = worst.get(row, found)
                    worst[row] = {figure: max(found[figure], before[figure]) for figure in found}
    if args.json:
        print(json.dumps(worst))
        return
    for name, figures in sorted(worst.items(), key=lambda row: row[1]["cpu_ms"]):
        print(f"{name:40}" + "".join(f"{figure:>10} {value:8,}" for figure, value in figures.items()))


if __name__ == "__main__":
    main()

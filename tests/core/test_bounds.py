"""Files that are made to hurt are refused before they are read, and every honest one is read as before."""

from __future__ import annotations

import sys
import tomllib
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grandvizier as gv
from bench.components import SHAPES, crowded, load
from grandvizier.core.box import bounds
from grandvizier.core.box.components import ENTRIES, FAULT, FAULTS, Limits, read, whole
from grandvizier.games import find, games
from tests.games.toml import toml

MEMORY = 20 << 20
"""What a file may cost, in bytes."""
CALLS = 400_000
"""And in calls of functions; the largest files that are read cost half of that, one without bounds hundredfold."""


def cost(do: Callable[[], object]) -> tuple[int, int]:
    """The peak of memory and the calls of functions, both the same on every machine."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    tracemalloc.start()
    do()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(before)
    return peak, calls


def refused(text: str) -> str:
    with pytest.raises(gv.BadComponents) as caught:
        read(text)
    return str(caught.value)


# Files that are made to hurt.


@pytest.mark.parametrize("shape", SHAPES)
def test_no_file_costs_more_than_it_may_whatever_fills_it(shape: str) -> None:
    """The most that can be handed in, the most that is read, and as much as is read of the smallest parts."""
    game = find("three-wishes")
    for size in (200_000, bounds.SIGNS, 19_000):
        text = SHAPES[shape](size)
        said: list[str | None] = []
        peak, calls = cost(lambda said=said, text=text: said.append(load(game, text)))  # type: ignore[misc]
        assert (peak < MEMORY, calls < CALLS) == (True, True), (size, peak, calls)
        assert said[0], "no game has a reason to be played with this"
        assert len(said[0]) < FAULTS * FAULT


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_no_crowd_of_entries_costs_more_than_it_may(name: str) -> None:
    """All of them right for themselves, and as many as can be read."""
    game = find(name)
    for size in (bounds.SIGNS, 80_000, 60_000):
        text = crowded(game, size, 9)
        peak, calls = cost(lambda text=text: load(game, text))  # type: ignore[misc]
        assert (peak < MEMORY, calls < CALLS) == (True, True), (size, peak, calls)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                [
                    *"abc019_+-:.,=[]{}\"'#\\ \t\r\n\0é",
                    '"""',
                    "'''",
                    "[[",
                    "]]",
                    "a.b.",
                    "a=",
                    '"a".',
                    "1e",
                    "{a=",
                    ",\n",
                ]
            ),
            st.integers(0, 5),
        ),
        max_size=6,
    )
)
@settings(max_examples=150, deadline=None)
def test_no_mixture_costs_more_than_it_may(parts: list[tuple[str, int]]) -> None:
    """Each part ten to the so many times, cut where no more can be handed in."""
    text = "".join(part * 10**times for part, times in parts)[:200_000]

    def try_it() -> None:
        try:
            read(text)
        except gv.BadComponents as error:
            assert len(str(error)) <= FAULT  # noqa: PT017 - most are refused, and none has to be

    peak, calls = cost(try_it)
    assert (peak < MEMORY, calls < CALLS) == (True, True)


@pytest.mark.parametrize(
    "text, said",
    [
        ("a = 1\n\na.b.c.d.e = 1", "line 3: a key has at most 4 parts"),
        ("a = 1\n[a.\"b\" . c.'d'.e]", "line 2: a key has at most 4 parts"),
        (f"a = {'[' * 9}", "line 1: lists and tables lie at most 8 deep in each other"),
        (f"# [[[[[[[[[\na = {'[{b=' * 5}", "line 2: lists and tables lie at most 8 deep in each other"),
        (f"a = {'9' * 65}", "line 1: a key or a number has at most 64 characters"),
        (f"a = [\n0x{'f' * 65}]", "line 2: a key or a number has at most 64 characters"),
        (f"{'k' * 65} = 1", "line 1: a key or a number has at most 64 characters"),
        (f"a = '{'x' * 300}'", "line 1: a text has at most 300 characters"),
        (f'a = """\n{"x" * 300}"""', "line 1: a text has at most 300 characters"),
        ("\n" * 20_001, "line 20001: a components file has at most 20000 words and signs, and here are more"),
    ],
)
def test_what_is_beyond_a_bound_is_told_with_its_line(text: str, said: str) -> None:
    assert refused(text) == f"the components file, {said}"


def test_a_file_that_is_too_long_is_told_so() -> None:
    assert refused("#" * 100_001) == "the components file has at most 100000 characters, not 100001"


def test_a_list_that_is_too_long_is_not_gone_through() -> None:
    wanted = {"things": {"id": ("a number", whole(0, 5))}}
    limits = Limits()
    assert not limits.entries({"things": [{}] * (ENTRIES + 1)}, wanted)
    with pytest.raises(gv.BadComponents) as caught:
        limits.close()
    assert str(caught.value) == "things: at most 200 entries, not 201"


def test_of_many_faults_the_first_are_told_and_the_rest_counted() -> None:
    limits = Limits()
    for number in range(FAULTS + 7):
        limits.demand(f"thing {number}", "x" * 1000, holds=False)
        limits.advise(f"thing {number}", "usual", holds=False)
    assert limits.faults == FAULTS + 7
    with pytest.raises(gv.BadComponents) as caught:
        limits.close()
    *told, last = str(caught.value).splitlines()
    assert [len(line) for line in told] == [FAULT] * FAULTS
    assert (told[0][:11], told[0][-1], last) == ("thing 0: xx", "…", "and 7 more")


# Honest files.


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_shipped_file_keeps_well_within_the_bounds(name: str) -> None:
    """So that a corrected copy has room: for longer names, more words in comments, another way of setting it."""
    text = find(name).shipped_text
    assert read(text) == tomllib.loads(text)
    assert len(text) * 2 < bounds.SIGNS
    assert sum(1 for _ in bounds._tokens(text)) * 2 < bounds.TOKENS
    assert all(len(entries) * 2 < ENTRIES for entries in read(text).values())


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_a_shipped_file_may_be_set_one_key_a_line(name: str) -> None:
    """As other programs write TOML, with a heading for each entry."""
    data = read(find(name).shipped_text)
    lines = []
    for key, entries in data.items():
        for entry in entries:
            lines.append(f"[[{key}]]")
            for field, value in sorted(entry.items(), key=lambda item: isinstance(item[1], dict)):
                if isinstance(value, dict):
                    lines += [f"{field}.{part} = {toml(item)}" for part, item in value.items()]
                else:
                    lines.append(f"{field} = {toml(value)}")
            lines.append("")
    assert read("\n".join(lines)) == data
    assert read("\r\n".join(lines)) == data


@pytest.mark.parametrize(
    "text",
    [
        'a = "many. dots. in. a. text. are. no. key"',
        "a = 'many.dots.in.a.plain.text'",
        'a = """many.dots\nin.several\nlines.of.text"""',
        "a = '''[[[[[[[[[[ {{{{{{{{{{ a.b.c.d.e.f'''",
        '"one.quoted.key.with.many.dots" = 1',
        "'one.plain.key.with.many.dots'.b = 1",
        '[a."b.c.d.e.f.g".h]',
        '# a.b.c.d.e.f = [[[[[[[[[[[ " \' """\na = 1 # x.y.z.x.y.z',
        "a = [1.5, 2.5, 3.5, -4.5e+10, 6.626e-34, inf, -inf]",
        "a = [1979-05-27T07:32:00.999999-07:00, 1979-05-27 07:32:00.5, 07:32:00.25]",
        "a.b.c.d = 1.5\na.b.c.e = 2.5",
        "a . b . c . d = 1",
        "[[a.b.c]]\nd = {e.f = 1.5, g = [{h.i = 1}]}\n[[a.b.c]]\nd = {}",
        f"a = {'[' * 8}{']' * 8}\nb = {'[' * 8}{']' * 8}",
        'a = "\\"[[[[[[[[[[\\\\"\nb = "[[[[[[[[["',
        'a = """\n"" "x"" \\""" y.z""""\nb = 1',
        "a = '''x''''\nb = ''''''\nc = \"\"\ne = ''",
        'a = ["""x\\\n   y""", "", \'\', """"""]',
        "a = 0xdead_beef\nb = 1_000_000\nc = true",
        "a = 'ünïcödé ♛ 🀄'\n\"ключ\" = 1",
        "\r\na = 1\r\n\t\tb = 2\r\n",
        "",
    ],
)
def test_whatever_toml_has_is_read_as_it_is(text: str) -> None:
    assert read(text) == tomllib.loads(text)


def depth(value: Any) -> int:
    """How many tables and lists lie within each other."""
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


@given(
    st.lists(
        st.sampled_from(
            [
                *"ab1.,=[]{}\"'#\\ \n",
                '"""',
                "'''",
                "[[",
                "]]\n",
                "a.",
                "a=",
                "b = 1\n",
                "1.5",
                '"a.b"',
                "c={",
                "[a.b]\n",
            ]
        ),
        max_size=25,
    ).map("".join)
)
@settings(max_examples=1500)
def test_nothing_honest_is_refused_and_nothing_is_read_otherwise(text: str) -> None:
    """A key of five parts makes tables five deep: what is not so deep is within the bounds."""
    try:
        data = tomllib.loads(text)
    except ValueError:
        refused(text)
        return
    if depth(data) <= bounds.PARTS:
        assert read(text) == data

"""What the docs tell and point to is there."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from scripts import rulings

ROOT = Path(__file__).parents[2]

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])


def test_the_readme_lists_what_the_marks_say_is_reconstructed() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    listed = text.split(rulings.BEGIN)[1].split(rulings.END)[0]
    for told in ("`width`", "sapphires (8 of 8)", "colour (3 of 4)", "key (4 of 21)", "complete_day (5 of 6)"):
        assert told in listed


def test_a_page_of_rulings_is_the_rules_then_the_rulings_then_the_refusals() -> None:
    for page in sorted((ROOT / "docs" / "rulings").glob("*.md")):
        heads = [line[2:] for line in page.read_text("utf-8").splitlines() if line.startswith("# ")]
        assert heads[1:] == ["The rulings", "What is reconstructed", "Appendix: the refusals"]
        text = page.read_text("utf-8")
        assert "refuses" not in text.split("# Appendix")[0].split("# The rulings")[0]


def test_the_reference_names_what_is_there_and_its_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    named = re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)
    assert len(named) > 10
    for name in named:
        module, _, last = name.rpartition(".")
        assert hasattr(import_module(module), last) or find_spec(name), name
    (example,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    exec(example, {})  # noqa: S102 - our own page
    assert capsys.readouterr().out


def anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    heads = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"\[(.*?)\]\(.*?\)", r"\1", head).lower() for head in heads)
    return {re.sub(r"[^\w\- ]", "", head).strip().replace(" ", "-") for head in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_to_a_heading_find_it(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8")):
        goal = page.parent / target if target else page
        assert anchor in anchors(goal), (target, anchor)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_and_named_files_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target
    for target in re.findall(r"`((?:src|tests|scripts|docs|bench|web|examples)/[\w./-]+\w)`", text):
        assert (ROOT / target).exists(), target


SERVER = "src/grandvizier/server"
ROOMS = {
    "page": ["web/src"],
    "match": ["src/grandvizier/match"],
    "game": [f"src/grandvizier/games/{name}" for name in ("three_wishes", "sultaniya", "sultans_wishes")],
    "socket/": [f"{SERVER}/socket"],
    "table/": [f"{SERVER}/table"],
    "store/": [f"{SERVER}/store"],
}


def test_every_stop_on_a_choices_way_is_there() -> None:
    """Each file, in the room that is named last, and what it calls what happens there; the stops are numbered."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawn = text.split("## A choice's way")[1].split("```")[1]
    stops = re.findall(r"^ (\S*) +(\d+)  (\S+)(?: +(\w+)(?=  )|) ", drawn, re.MULTILINE)
    assert [int(number) for _, number, *_ in stops] == list(range(1, len(drawn.strip().splitlines()) + 1))
    room = ""
    for named, _, file, does in stops:
        room = named or room
        for folder in ROOMS[room]:
            for game in ("three-wishes", "sultaniya", "sultans-wishes"):
                path = ROOT / folder / file.replace("<game>", game)
                assert path.is_file(), file
                assert not does or re.search(rf"\b{does}\(", path.read_text("utf-8")), (file, does)


def test_no_lock_holds_what_training_alone_takes() -> None:
    """With it an environment of 1.5 gigabytes has 6: one machine that ran the tests had no room for that."""
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        named = {line.split("==")[0] for line in lock.read_text("utf-8").splitlines() if "==" in line}
        assert len(named) > 20
        assert not {name for name in named if name in {"torch", "triton"} or name.startswith(("nvidia-", "cuda-"))}

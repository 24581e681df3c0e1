"""The report: one page that needs nothing from anywhere and says first what everybody should know."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from grandvizier import cli
from grandvizier.games import find
from grandvizier.lab.report.answers import answers
from grandvizier.lab.report.components import MET, components
from grandvizier.lab.report.markup import PERCENT


class Reader(HTMLParser):
    """Checks that what is opened is closed, and collects what is there."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a small study with everything in it."""
    folder = tmp_path_factory.mktemp("lab")
    other = folder / "other.toml"
    text = find("sultaniya").shipped_text
    other.write_text(text.replace('id = "round_limit", value = 50', 'id = "round_limit", value = 40'), "utf-8")
    given = ("--players", "2", "--bots", "greedy,random", "--games", "12", "--block", "6", "--without", "green")
    assert cli.main(["lab", "sultaniya", *given, "--beside", str(other), "--out", str(folder / "out")]) == 0
    return folder / "out" / "report.html"


def test_the_page_stands_alone_and_every_picture_has_words(report: Path) -> None:
    text = report.read_text("utf-8")
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    addresses = set(re.findall(r"https?://[^\s\"'<]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not {"script", "link", "img"} & {tag for tag, _ in reader.tags}
    pictures = [attributes for tag, attributes in reader.tags if tag == "svg"]
    assert len(pictures) >= 6
    assert all(picture["role"] == "img" and len(picture["aria-label"] or "") > 20 for picture in pictures)
    assert not re.search(r"#0[1-4]0[1-4]0[1-4]", text), "every colour is the page's own"
    headings = [int(tag[1]) for tag, _ in reader.tags if re.fullmatch("h[1-6]", tag)]
    assert headings[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(headings))


def test_it_says_first_what_everybody_should_know(report: Path) -> None:
    text = report.read_text("utf-8")
    top = text[: text.index("In short")]
    assert "Some values are reconstructed" in top
    assert "93 tiles" in top
    assert "Bots are not people." in top
    assert "<code>greedy</code>, <code>random</code>" in top
    for section in ("Skill and luck", "Doing without", "Another components file", "Who wins from where"):
        assert section in text[text.index("</nav>") :]


def test_the_first_screen_answers_what_a_designer_asks(report: Path) -> None:
    text = report.read_text("utf-8")
    short = text[text.index("In short") : text.index("<nav")]
    cards = re.findall(r"<h3>(.*?)</h3><p class='verdict'>(.*?)</p>", short)
    assert cards == [
        ("Is it fair?", "Too few games to say"),
        ("How long is it?", cards[1][1]),
        ("Too strong, too weak?", "Not known"),
        ("Does skill win?", "Not seen with so many games"),
    ]
    found = json.loads(report.with_name("report.json").read_text("utf-8"))
    minutes = found["settings"][0]["course"]["minutes"]["value"]
    assert cards[1][1] == f"About {minutes:.0f} minutes"
    assert "Where all are <code>greedy</code>, who plays best of these bots." in short
    assert "<code>random</code> wins" not in short.replace("among <code>random</code> wins", "")
    assert found["looked_at"] == {"places": 0, "components": 0}
    assert "Too few games to say anything of balance: it takes 30 deals" in text


def test_what_stands_out_is_named_on_the_first_screen() -> None:
    def told(about: str, brief: str) -> dict[str, str]:
        return {"about": about, "brief": brief, "text": f"{brief}, in full."}

    places = [{"value": 0.25, "low": 0.2, "high": 0.3}, {"value": 0.35, "low": 0.3, "high": 0.4}] * 2
    length = {"value": 40, "low": 39, "high": 41}
    one = {"players": 4, "line_up": "greedy", "places": places, "course": {"minutes": length, "turns": length}}
    found: dict[str, Any] = {
        "settings": [one], "skill": [], "twins": False, "looked_at": {"places": 4, "components": 9},
        "warnings": [told("places", "Place 2"), *(told("components", f"Lamp {n}") for n in range(7))],
    }  # fmt: skip
    short = answers(found)
    assert "It matters who begins" in short
    assert f"<strong>4 players</strong>: place 2 wins 35{PERCENT} <small>30 to 40</small>, even is 25{PERCENT}" in short
    assert "7 findings stand out" in short
    assert short.count("<li>Lamp") == 5
    assert "<li>and 2 more, below</li>" in short
    unknown = {**found, "warnings": [], "looked_at": {"places": 4, "components": 0}}
    assert "(leave out <code>--no-twins</code>)" in answers(unknown)
    assert "--no-twins" not in answers({**unknown, "twins": True})
    balanced = answers({**found, "warnings": []})
    assert "No place stands out" in balanced
    assert "Nothing stands out" in balanced
    assert "9 were met often enough to be looked at; more games show smaller differences." in balanced
    assert f"A place that is less than 5{PERCENT} off could not show: play more." in balanced


def test_bots_lie_in_a_matrix_and_files_beside_each_other(report: Path) -> None:
    text = report.read_text("utf-8")
    matrix = text[text.index("What one bot wins among others, 2 players; an equal share is 50 %</caption>") :]
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', matrix)[:2]
    cells = {name: re.findall("<td>(.*?)</td>", rest) for name, rest in rows}
    assert set(cells) == {"greedy", "random"}
    assert cells["greedy"][0] == cells["random"][1] == "50 %"
    won, lost = (
        float(re.search(r">(\d+)\s%", cell)[1])  # type: ignore[index]
        for cell in (cells["greedy"][1], cells["random"][0])
    )
    assert won > 60
    assert won + lost == pytest.approx(100, abs=1)
    files = text[text.index("Values that differ") :]
    assert '<tr><th scope="row">numbers.round_limit.value</th><td>50</td><td>40</td></tr>' in files
    assert '<th scope="col">2 players, greedy</th><th scope="col">2 players, random</th>' in files
    assert "wins when dealt Pairs of sapphires" in files


def test_all_line_ups_stand_in_one_table_that_leads_to_each(report: Path) -> None:
    text = report.read_text("utf-8")
    glance = text[text.index("At a glance") : text.index("Who wins from where")]
    for line_up in ("greedy", "random"):
        assert f'<a href="#2-{line_up}">2 players, {line_up}</a>' in glance
        assert text.count(f'id="2-{line_up}"') == 1
    assert "whoever begins wins" in glance
    assert re.search(r"What a place wins is known to within \d+( to \d+)? % of all games", text)


def test_nothing_is_told_of_what_never_happens_or_of_a_few_pairs() -> None:
    def known(value: float) -> dict[str, float]:
        return {"value": value, "low": value - 0.1, "high": value + 0.1}

    def member(name: str, wins: float, pairs: int) -> dict[str, Any]:
        met = dict.fromkeys(MET) | {"dealt": known(0.5), "held": known(0.0), "share_dealt": known(wins)}
        pair = {"dealt": True, "pairs": pairs, "share": known(0.2), "points": known(2)}
        return {"family": "beast", "name": name, **met, "dealt_to_all": True, "paired": [pair]}

    one = {"players": 2, "components": [member("Mule", 0.4, 9), member("Lion", 0.6, 10)]}
    text = "".join(components(one, "2 players"))
    heads = re.findall(r'<th scope="col">([^<]*)</th>', text)
    assert heads == ["component", "dealt", "wins when dealt", "pairs", "changes the win by", "changes points by"]
    lion, mule = (re.findall("<t[hd][^>]*>(.*?)</t[hd]>", row) for row in re.findall("<tr>(.*?)</tr>", text)[1:])
    assert (lion[0], mule[0]) == ("Lion, dealt", "Mule, dealt"), "who wins most stands first"
    assert lion[3:5] == ["10", f"+20.0{PERCENT} <small>+10.0 to +30.0</small>"]
    assert mule[3:] == ["9", "–", "–"]
    said = re.findall(r'aria-label="(What [^"]*)"', text)
    assert said == [
        "What a seat wins that is dealt each beast: Lion 60 %; Mule 40 %.",
        "What each beast changes in the share of the win: Lion, dealt +20 %.",
    ]


def test_the_figures_lie_beside_it(report: Path) -> None:
    found = json.loads(report.with_name("report.json").read_text("utf-8"))
    assert [(one["players"], one["line_up"], one["games"]) for one in found["settings"]] == [
        (2, "greedy", 12),
        (2, "random", 12),
    ]
    greedy = found["settings"][0]
    assert sum(place["value"] for place in greedy["places"]) == pytest.approx(1, abs=0.001)
    assert greedy["course"]["turns"]["low"] < greedy["course"]["turns"]["value"] < greedy["course"]["turns"]["high"]
    (row,) = found["skill"]
    assert (row["bot"], row["among"]) == ("greedy", "random")
    assert row["share"]["value"] > 0.6
    assert sum(part["value"] for part in row["split"].values()) == pytest.approx(1, abs=0.001)
    assert [(row["without"], row["bot"]) for row in found["without"]] == [("green", "greedy"), ("green", "random")]
    greedily, randomly = found["beside"]
    assert randomly["changes"]["turns"]["value"] < 0, "random games are cut short"
    assert set(greedily["changes"]) >= {"turns", "score", "share of place 1", "share of place 2"}
    assert randomly["changes"]["wins when dealt djinns"]["value"] is not None, "objectives are dealt"

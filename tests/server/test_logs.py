"""What the server writes about itself, and that no secret of a game is in it."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from subprocess import PIPE

import pytest

from grandvizier import rules
from grandvizier.core.box.components import LANGUAGES
from grandvizier.server.logs import FACTS, Seldom, log, writing
from grandvizier.server.table.registry import TableRegistry
from grandvizier.words import Words

from ..patience import PATIENCE, wait_until
from .kit import COMMAND, GAME, House, Person, any_path, asked, come_all, play_on, running


@pytest.fixture(params=["json", "text"])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that the log says while a test runs."""
    stream = io.StringIO()
    with writing(request.param, stream):
        yield stream


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    with writing("json", stream):
        yield stream


def play_a_game(house: House, folder: Path) -> tuple[str, list[str]]:
    """To its end, with troubles of every kind on the way: the table and the tokens of its people."""
    table, tokens = house.full(memory="notebook", options={"round_limit": 4})
    people = come_all(house, table, tokens)
    rng = Random(5)
    play_on(people, rng, 3)
    people[0].say("choose", at=0, path=[1])
    people[0].say("choose", at=people[0].update["at"], path=[100_000])
    people[0].rest()
    house.post(f"/api/tables/{table}/leave", token=tokens[0] + "x", status=401)
    spoil(folder, table, people, rng)
    people = come_all(house, table, tokens)
    play_on(people, rng)
    assert people[0].is_over()
    for person in people:
        person.go()
    return table, tokens


def spoil(folder: Path, table: str, people: list[Person], rng: Random) -> None:
    """Somebody else writes the next entry, so that a choice cannot be stored; then it is as before."""
    actor = asked(people)
    at = actor.update["at"]
    with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=10)) as database:
        database.execute("INSERT INTO journal VALUES (?, ?, 'spoilt')", (table, at))
        database.commit()
        actor.say("choose", at=at, path=any_path(actor, rng))
        assert actor.until("trouble")["code"] == "not-stored"
        database.execute("DELETE FROM journal WHERE entry = 'spoilt'")
        database.commit()
    for person in people:
        person.go()


def secrets_of(folder: Path, table: str, tokens: list[str]) -> set[str]:
    """All that must not be read: tokens, keys, seeds, what the journal tells, and every face by its name."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        seeds = {seed for (seed,) in database.execute("SELECT seed FROM tables")}
        keys = {key for (key,) in database.execute("SELECT key FROM seats") if key}
        entries = [entry for (entry,) in database.execute("SELECT entry FROM journal")]
    events = {json.dumps(event, separators=(",", ":")) for entry in entries for _, event in json.loads(entry)["events"]}
    cards = rules(GAME).components.faces
    words = [Words(rules(GAME), language) for language in LANGUAGES]
    faces = {word.face(family, n) for word in words for family, each in cards.items() for n in range(len(each))}
    signatures = {part for token in tokens for part in token.split(".")}
    secret = (folder / "secret.key").read_text("ascii").strip()
    return {*seeds, *keys, *entries, *events, *faces, *tokens, *signatures, secret, table}


def test_a_played_game_leaves_no_secret_in_the_log(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the store fails, a bot's process is lost, and the server itself breaks over what it holds."""

    async def broken(_self: TableRegistry, table: str) -> None:
        raise KeyError(f"everything about {table}")

    with running(tmp_path, bot_limit=0.00001) as house:
        table, tokens = play_a_game(house, tmp_path)
        watcher = Person(house, house.new("greedy", "greedy", "greedy")["table"], None).come()
        # Whoever has no process to think in has none to lose: the next one may.
        wait_until(lambda: "worker-replaced" in written.getvalue())
        watcher.go()
        monkeypatch.setattr(TableRegistry, "info", broken)
        assert house.request("GET", f"/api/tables/{table}").status_code == 500
    text = written.getvalue()
    for event in ("table-set-up", "game-over", "not-stored", "worker-replaced", "KeyError"):
        assert event in text
    assert table[:8] in text
    found = [secret for secret in secrets_of(tmp_path, table, tokens) if secret in text]
    assert not found
    assert tokens[0] not in text


def test_what_is_written_seldom_is_written_once_a_minute(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("grandvizier.server.logs.time.monotonic", lambda: now)
    seldom = Seldom()
    for _ in range(4):
        for event in ("one", "other"):
            for _ in range(3):
                seldom.log(event, logging.ERROR, reason="full")
        now += 30.0
    assert [json.loads(line)["event"] for line in lines.getvalue().splitlines()] == ["one", "other"] * 2


def test_a_secret_would_be_found(tmp_path: Path, lines: io.StringIO) -> None:
    with running(tmp_path) as house:
        table, tokens = house.full()
    for secret in secrets_of(tmp_path, table, tokens):
        log("leak", reason=f"so {secret} it was")
    said = [json.loads(line)["reason"] for line in lines.getvalue().splitlines() if '"leak"' in line]
    assert len(said) == len(secrets_of(tmp_path, table, tokens)) > 20


def test_each_event_is_one_object_a_line(tmp_path: Path, lines: io.StringIO) -> None:
    with running(tmp_path) as house:
        play_a_game(house, tmp_path)
    logging.getLogger("some.library").warning("two\nlines")
    events = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert {event["event"] for event in events} == {"table-set-up", "not-stored", "game-over", "stopped", "library"}
    for event in events:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", event["time"])
        assert event["level"] in {"info", "warning", "error"}
        assert event.keys() <= {"time", "level", "event", "logger", "message", "error", "at", *FACTS}
    (over,) = (event for event in events if event["event"] == "game-over")
    assert over["game"] == GAME
    assert over["choices"] > 3
    assert events[-1]["message"] == "two", "what follows may quote anything"


def test_a_readable_line() -> None:
    stream = io.StringIO()
    with writing("text", stream):
        log("table-set-up", table="0123456789abcdef", game=GAME, players=3)
        try:
            int("a secret")
        except ValueError:
            logging.getLogger("some.library").exception("something broke")
    first, second, place = stream.getvalue().splitlines()
    assert first.endswith(f"info    table-set-up table=01234567 game={GAME} players=3")
    assert second.endswith("error   library logger=some.library message=something broke error=ValueError")
    assert "test_a_readable_line" in place
    assert "a secret" not in stream.getvalue()


def test_only_known_facts_are_written() -> None:
    with pytest.raises(AssertionError, match="seed"):
        log("table-set-up", seed="1")


def test_a_start_is_one_object_too(tmp_path: Path) -> None:
    """And the settings in it tell where they came from, without their secrets."""
    token = "sesame" * 4
    environment = os.environ | {
        "GRANDVIZIER_LOG": "json",
        "GRANDVIZIER_METRICS_TOKEN": token,
        "GRANDVIZIER_WORKERS": "1",
    }
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environment, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stderr
        first = process.stderr.readline()
        process.terminate()
        out, rest = process.communicate(timeout=PATIENCE)
    start, stop = json.loads(first), json.loads(rest.splitlines()[-1])
    assert (start["event"], stop["event"], out) == ("listening", "stopped", "")
    assert start["settings"]["port"] == "0 (flag)"
    assert start["settings"]["log"] == "json (environment)"
    assert "(secret of 24 characters) (environment)" in start["settings"].values()
    assert token not in first + rest

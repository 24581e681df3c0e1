"""What the server counts, and who may read it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from .kit import House, Person, any_path, asked, come_all, play_on, running

TOKEN = "sesame" * 4


def read(house: House, **headers: str) -> dict[tuple[str, ...], float]:
    """Every figure by its name and labels."""
    answer = house.request("GET", "/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name.removeprefix("grandvizier_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, tokens = house.full(memory="notebook")
        people = come_all(house, table, tokens)
        watcher = Person(house, table, None).come()
        play_on(people, Random(4), 6)
        undos = 0
        while not undos:
            actor = next((person for person in people if person.update["undo"] is None), None)
            if actor:
                actor.say("undo", at=actor.update["at"])
                undos += 1
            else:
                # A switch shows nobody anything, and can be taken back.
                at = asked(people).choose(any_path(asked(people), Random(4), {"switch": 1e9}))["at"]
                for person in people:
                    person.reach(at)
        people[0].say("choose", at=0, path=[1])
        people[0].until("trouble")
        idle = next(person for person in people if person is not asked(people))
        idle.rest()
        idle.say("choose", at=idle.update["at"], path=[1])
        code = idle.until("refused")["code"]
        house.post(f"/api/tables/{table}/leave", token="".join(tokens), status=401)
        alone = house.new("greedy", "greedy", "greedy", options={"round_limit": 4})
        onlooker = Person(house, alone["table"], None).come()
        while not onlooker.is_over():
            onlooker.hear()
        found = read(house)
        assert found["tables", "live"] == found["tables", "stored"] == 2
        assert found["listeners",] == 5
        assert found["choices_total", "person"] >= 6
        assert found["choices_total", "bot"] == onlooker.update["at"] - 1
        assert found["undos_total",] == 1
        assert found["refusals_total", "stale"] == found["refusals_total", "bad-token"] == 1
        assert found["refusals_total", code] == 1
        assert found["acknowledge_seconds_count",] == found["choices_total", "person"] + 2
        assert found["store_write_seconds_count",] >= found["choices_total", "person"] + found["choices_total", "bot"]
        assert found["bot_think_seconds_count", "greedy"] == found["choices_total", "bot"]
        assert found["worker_restarts_total",] == 0
        assert found["process_resident_memory_bytes",] > 0
        for person in (*people, watcher, onlooker):
            person.go()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("guarded"), hosts=("play.example.org",), metrics_token=TOKEN) as found:
        yield found


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "203.0.113.9"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"host": "play.example.org"},
        {"host": "192.168.1.7"},
        {"authorization": "Bearer wrong"},
        {"authorization": "Bearer"},
    ],
    ids=str,
)
def test_strangers_read_no_metrics(guarded: House, headers: dict[str, str]) -> None:
    """What came through a proxy did not come from this machine, whatever it says."""
    through_proxy = {"x-forwarded-for": "203.0.113.9"} if "authorization" in headers else {}
    answer = guarded.request("GET", "/metrics", headers=headers | through_proxy)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you")
    assert read(guarded, **headers | {"authorization": f"Bearer {TOKEN}"})


def test_without_a_token_nothing_opens_them_from_elsewhere(house: House) -> None:
    assert read(house)
    for scheme in ("Bearer", "Bearer None"):
        elsewhere = {"x-forwarded-for": "203.0.113.9", "authorization": scheme}
        assert house.request("GET", "/metrics", headers=elsewhere).status_code == 403

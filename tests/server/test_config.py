"""Settings: where they come from, what is refused, and that the docs say the same."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from grandvizier import cli
from grandvizier.core.errors import BadSetup
from grandvizier.server.config import Settings, default, from_environment, show, summary, variable
from grandvizier.server.serve import _greeting, address
from grandvizier.server.visitors.rates import Rates

ROOT = Path(__file__).parents[2]
SECRET = "hush, " * 4


def test_every_setting_is_documented_as_it_is() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for setting in fields(Settings):
        flag = f"`--{setting.name}`" if setting.metadata["flag"] else ""
        shown = "~/.local/share/grandvizier" if setting.name == "data" else show(setting, default(setting))
        cells = (f"`{variable(setting)}`", flag, f"`{shown}`" if shown else "", setting.metadata["about"])
        line = "| " + " | ".join(cells) + " |"
        assert re.sub(r" +", " ", line) in page, f"docs/hosting.md should say: {line}"
    assert set(re.findall(r"GRANDVIZIER_\w+", page)) == {variable(setting) for setting in fields(Settings)}


def test_settings_come_from_the_environment() -> None:
    settings = from_environment(
        {"GRANDVIZIER_PORT": "99", "GRANDVIZIER_PAUSE": "0.1", "GRANDVIZIER_ORIGINS": "http://a, http://b"}, port=None
    )
    assert (settings.port, settings.pause, settings.origins) == (99, 0.1, ("http://a", "http://b"))
    assert from_environment({"GRANDVIZIER_PORT": "99"}, port=5).port == 5
    assert from_environment({"GRANDVIZIER_PROXIES": ""}).proxies == ()
    with pytest.raises(BadSetup, match="GRANDVIZIER_PORT"):
        from_environment({"GRANDVIZIER_PORT": "many"})
    with pytest.raises(BadSetup, match="40/second"):
        Rates(Settings(guest_rate="often"))


@pytest.mark.parametrize(
    "name, text, right",
    [
        ("PORT", "many", "0 to 65535"),
        ("PORT", "70000", "0 to 65535"),
        ("HOST", "", "127.0.0.1"),
        ("DATA", "", "a folder"),
        ("HOSTS", "https://play.example.org", "play.example.org"),
        ("HOSTS", "play.example.org:8123", "without port"),
        ("PROXIES", "*", "10.0.0.0/8"),
        ("PROXIES", "10.0.0.1/8", "10.0.0.0/8"),
        ("ORIGINS", "example.org", "https://example.org"),
        ("ORIGINS", "https://example.org/", "https://example.org"),
        ("LOG", "xml", "text or json"),
        ("PAUSE", "nan", "0 or more"),
        ("IDLE", "0", "more than 0"),
        ("BOT_LIMIT", "inf", "more than 0"),
        ("WORKERS", "-1", "0 or more"),
        ("WORKERS", "2.5", "0 or more"),
        ("TABLES_PER_GUEST", "0", "1 or more"),
        ("SOCKET_RATE", "often", "40/second"),
        ("NODE_ADDRESS", "http://10.0.0.5", "10.0.0.5:8123"),
        ("NODE_ADDRESS", "10.0.0.5:0", "10.0.0.5:8123"),
    ],
)
def test_a_wrong_value_is_refused_by_name(
    name: str, text: str, right: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The variable, what was given, and what would be right, in one sentence."""
    monkeypatch.setenv(f"GRANDVIZIER_{name}", text)
    assert cli.main(["serve"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    for part in (f"GRANDVIZIER_{name}", repr(text), right):
        assert part in sentence


def test_a_wrong_flag_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "70000"]) == 2
    assert "--port is a whole number from 0 to 65535, not '70000'" in capsys.readouterr().err


def test_a_wrong_secret_is_not_repeated() -> None:
    with pytest.raises(BadSetup, match="METRICS_TOKEN") as refused:
        from_environment({"GRANDVIZIER_METRICS_TOKEN": "hush"})
    assert "hush" not in str(refused.value)


def test_the_summary_says_where_each_value_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {"GRANDVIZIER_METRICS_TOKEN": SECRET, "GRANDVIZIER_PORT": "99", "GRANDVIZIER_IDLE": "5"}
    settings = from_environment(environment, port=8123, data=Path("here"))
    rows = {name: (value, source) for name, value, source in summary(settings, environment)}
    assert list(rows) == [setting.name for setting in fields(Settings)]
    assert rows["port"] == ("8123", "flag"), "given, although it is the default"
    assert rows["data"] == ("here", "flag")
    assert rows["idle"] == ("5", "environment")
    assert rows["host"] == ("127.0.0.1", "default")
    assert rows["metrics_token"] == (f"(secret of {len(SECRET)} characters)", "environment")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    greeting = _greeting(settings, address("127.0.0.1", 8123))
    assert "  page   http://localhost:8123" in greeting
    assert re.search(r"^  idle +5 +environment$", greeting, re.MULTILINE)
    assert SECRET not in greeting


@pytest.mark.parametrize(
    "host, name",
    [("127.0.0.1", "localhost"), ("::1", "[::1]"), ("::", "[::1]"), ("10.0.0.7", "10.0.0.7"), ("fd00::7", "[fd00::7]")],
)
def test_where_the_page_is(host: str, name: str) -> None:
    assert address(host, 80) == f"http://{name}:80"

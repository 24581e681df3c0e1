"""Commands that answer with JSON, as people start them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from grandvizier import cli

Told = Callable[..., tuple[int, Any, str]]


def told(capsys: pytest.CaptureFixture[str], name: str) -> Told:
    """A command: called with its arguments, it gives its exit code, what it told last, and its complaints."""

    def command(*argv: object) -> tuple[int, Any, str]:
        code = cli.main([name, *map(str, argv), "--json"])
        out, err = capsys.readouterr()
        return code, json.loads(out.splitlines()[-1]) if out else None, err

    return command

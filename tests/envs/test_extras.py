from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "adapter, package",
    [("pettingzoo", "pettingzoo"), ("pettingzoo", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_package_is_named_with_what_to_install(adapter: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import grandvizier.envs.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    assert last.startswith("ImportError: ")
    assert f'pip install "grandvizier[{adapter}]"' in last


def test_the_package_itself_needs_none_of_them() -> None:
    blocked = ("pettingzoo", "gymnasium", "pyspiel", "open_spiel")
    code = f"import sys; sys.modules.update(dict.fromkeys({blocked})); import grandvizier, grandvizier.envs"
    subprocess.run([sys.executable, "-c", code], check=True)

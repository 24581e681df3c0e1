#!/usr/bin/env python3
"""The commands behind the Makefile: they make the environment when it is missing or out of date, then do the work.

Only the standard library is used, and nothing that an old Python cannot read: the first thing a newcomer may need to
hear is that Python itself is too old.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.environment import (
    BIN,
    LOCKS,
    OLDEST,
    PYTHON,
    ROOT,
    UV,
    Failed,
    call,
    check_python,
    has_chromium,
    make_venv,
    run,
    say,
    setup,
)

MOST_WORKERS = 8
BUSY_LOOPS = 2
LONGEST = 25
NO_BROWSER = ("--ignore", "tests/browser")


# The page


def page() -> None:
    """Build the page if anything it is made from has changed."""
    setup("base")
    call("Build the page", PYTHON, ROOT / "build_web.py")


def web(script: str) -> None:
    """Run one of the page's own checks."""
    run(f"web: {script}", PYTHON, ROOT / "build_web.py", "run", script)


# The commands


def play(rest: list[str]) -> None:
    """Serve the page on this machine: `play [options]`, passed on as they are."""
    page()
    call("grandvizier serve", BIN / "grandvizier", "serve", *rest)


def terminal(rest: list[str]) -> None:
    """Play in the terminal: `terminal [GAME] [options]`, passed on as they are."""
    setup("base")
    call("grandvizier play", BIN / "grandvizier", "play", *rest)


def style() -> None:
    """Check what takes a second."""
    setup("dev")
    run("ruff check", BIN / "ruff", "check", ".")
    run("ruff format --check", BIN / "ruff", "format", "--check", ".")


def types() -> None:
    """Check types and the direction of imports."""
    run("mypy", BIN / "mypy")
    run("lint-imports", BIN / "lint-imports", "--no-logo")


def lint() -> None:
    """Check style, types and the direction of imports."""
    style()
    types()


def read() -> None:
    """Check everything that is checked by reading, and the page's own tests."""
    types()
    for script in ("lint", "check", "test"):
        web(script)


def read_anew() -> None:
    """As `read`; style and types of the page only where something of it has changed since they were in order."""
    types()
    run("web: lint, check", PYTHON, ROOT / "build_web.py", "read")
    web("test")


@contextmanager
def beside(command: str) -> Iterator[None]:
    """Do another of these commands meanwhile, and show at the end what it said."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        other = subprocess.Popen([sys.executable, __file__, command], stdout=said, stderr=subprocess.STDOUT)
        try:
            yield
        except KeyboardInterrupt:
            other.kill()
            raise
        finally:
            code = other.wait()
            said.seek(0)
            sys.stdout.write(said.read())
            sys.stdout.flush()
    if code != 0:
        raise Failed(command, code)


def spread() -> tuple[str, ...]:
    """Tests over the cores and one more, since some only wait for a browser."""
    # Many tests start processes: without what Python keeps of a module each of them would compile everything anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return "-n", str(min((os.cpu_count() or 1) + 1, MOST_WORKERS)), "--dist", "worksteal"


def pytest(*rest: str) -> None:
    """The tests in Python, and in the end the longest and the dearest of them."""
    shown = (f"--durations={LONGEST}", f"--cpu={LONGEST}")
    run("pytest", PYTHON, "-m", "pytest", *spread(), *shown, *rest)


def test(rest: list[str]) -> None:
    """Everything: the checks of `lint`, the page and its tests, and all tests. Further arguments go to pytest."""
    style()
    run("Install the tools of the page", PYTHON, ROOT / "build_web.py", "tools")
    page()
    with beside("read"):
        pytest(*([] if has_chromium() else NO_BROWSER), *rest)


def test_busy(rest: list[str]) -> None:
    """As `test`, beside processes that never rest: what holds here is not broken by a machine's load."""
    setup("dev")
    loops = [subprocess.Popen([str(PYTHON), "-c", "while True: pass"]) for _ in range(BUSY_LOOPS)]
    try:
        test(rest)
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def check(rest: list[str]) -> None:
    """As `test`, without the tests that are marked slow or need a browser: for while you work."""
    style()
    run("Install the tools of the page", PYTHON, ROOT / "build_web.py", "tools")
    page()
    with beside("read-anew"):
        pytest("-m", "not slow", *NO_BROWSER, *rest)


def coverage(rest: list[str]) -> None:
    """Which lines and branches the quick tests run, also in the processes that they start."""
    setup("dev")
    measured = (PYTHON, "-m", "coverage")
    run("Forget what was measured before", *measured, "erase")
    run("pytest", *measured, "run", "-m", "pytest", *spread(), "-m", "not slow", *NO_BROWSER, *rest)
    run("Bring together what every process has seen", *measured, "combine", "--quiet")
    run("Show every line", *measured, "html", "--quiet", "--directory", "build/coverage/html")
    run("Coverage", *measured, "report")


def screenshots(rest: list[str]) -> None:
    """Take the pictures for the documentation."""
    setup("dev")
    page()
    if has_chromium():
        run("Take screenshots", PYTHON, "-m", "scripts.pictures.screenshots", *rest)


def pictures() -> None:
    """Take the pictures of the README and of docs/tour.md."""
    setup("dev")
    page()
    if has_chromium():
        run("Take pictures", PYTHON, "-m", "scripts.pictures.documents")


def tidy() -> None:
    """Set the code in the project's style and mend what ruff can mend by itself."""
    setup("dev")
    run("ruff check --fix", BIN / "ruff", "check", "--fix", ".")
    run("ruff format", BIN / "ruff", "format", ".")
    web("format")


def generate() -> None:
    """Write every file that follows from others by itself."""
    setup("dev")
    run("Write what follows from other files", PYTHON, "-m", "scripts.generate")


def docs() -> None:
    """The documents as a site, with search and a reference of the code; a dead link fails."""
    setup("dev")
    run("Build the site of the documents", PYTHON, "-m", "mkdocs", "build", "--strict")
    say("The site is in build/site")


def lock(rest: list[str]) -> None:
    """Write requirements/*.txt anew from pyproject.toml. Pins that still fit stay; `--upgrade` looks for newer ones."""
    make_venv()
    uv = BIN / "uv"
    if not uv.exists():
        run(f"Install {UV}", PYTHON, "-m", "pip", "--quiet", "--quiet", "install", UV)
    compile_ = (uv, "pip", "compile", "--quiet", "pyproject.toml", "--group", "build")
    everywhere = ("--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes")
    # Without hosts, addresses or folders in the files: they are the same wherever they are made.
    plain = ("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock")
    base, dev = LOCKS / "base.txt", LOCKS / "dev.txt"
    LOCKS.mkdir(exist_ok=True)
    run(
        "Lock requirements/base.txt",
        *compile_,
        "--extra",
        "play",
        *everywhere,
        *plain,
        *rest,
        "-o",
        base.relative_to(ROOT),
    )
    # All but `train`: torch with what it brings is several gigabytes, and its tests are left out where it is missing.
    extras = [part for extra in ("all", "docs", "dev") for part in ("--extra", extra)]
    held: tuple[str | Path, ...] = (*extras, "--constraint", base.relative_to(ROOT))
    run("Lock requirements/dev.txt", *compile_, *held, *everywhere, *plain, *rest, "-o", dev.relative_to(ROOT))


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "terminal": terminal,
    "page": lambda _: page(),
    "screenshots": screenshots,
    "pictures": lambda _: pictures(),
    "test": test,
    "test-busy": test_busy,
    "check": check,
    "coverage": coverage,
    "lint": lambda _: lint(),
    "read": lambda _: read(),
    "read-anew": lambda _: read_anew(),
    "format": lambda _: tidy(),
    "generate": lambda _: generate(),
    "docs": lambda _: docs(),
    "lock": lock,
    "setup": lambda rest: setup(rest[0] if rest else "dev"),
}


def main() -> int:
    """Read the command and do it; answer with the exit code of the step that failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], epilog="Example: dev.py play --port 8123")
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="passed on to the game, to pytest or to the locker")
    asked = parser.parse_args()
    check_python()
    try:
        COMMANDS[asked.command](asked.rest)
    except Failed as failure:
        say(f"FAILED: {failure.step} (exit code {failure.code})")
        return failure.code
    except KeyboardInterrupt:
        say("Interrupted")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

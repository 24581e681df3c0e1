#!/usr/bin/env python3
"""The commands behind the Makefile: they make the environment when it is missing or out of date, then do the work.

Only the standard library is used, and nothing that an old Python cannot read: the first thing a newcomer may need to
hear is that Python itself is too old. The environment is `.venv`. Its set-up has two depths: `base` is enough to play,
`dev` adds every tool. A stamp in the environment holds the fingerprint of what was installed; stamps are removed before
an installation and written after it, so that an interrupted one is never taken for complete: the next run starts anew.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def environment(usual: Path) -> Path:
    """The usual environment; beside it, for another Python than it was made with, one of that Python's own."""
    made_with = usual / "pyvenv.cfg"
    version = "{}.{}".format(*sys.version_info[:2])
    if not made_with.is_file() or f"version = {version}." in made_with.read_text(encoding="utf-8"):
        return usual
    return usual.with_name(f"{usual.name}-{version}")


VENV = environment(ROOT / ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"

OLDEST = (3, 11)
UV = "uv==0.13.7"
MOST_WORKERS = 8
BUSY_LOOPS = 2
LONGEST = 25
BROWSERS = ("chromium-headless-shell", "chromium")
"""The first has no window and costs half of the processor's time; `scripts/chromium.py` finds it."""
NO_BROWSER = ("--ignore", "tests/browser")

# What each depth of the set-up installs, and the depths that are then in place.
DEPTHS = {"base": ("base",), "dev": ("dev", "base")}


class Failed(Exception):
    """A step did not succeed: which one, and the exit code to leave with."""

    def __init__(self, step: str, code: int) -> None:
        super().__init__(step)
        self.step = step
        self.code = code


def say(line: str) -> None:
    """Print one line at once, so that it stands before what the step itself prints."""
    print(f"-- {line}", flush=True)


def run(step: str, *command: str | Path) -> None:
    """Do one step: say what it is, run its command in the project's folder, stop everything if it fails."""
    say(step)
    call(step, *command)


def call(step: str, *command: str | Path) -> None:
    """As `run`, without a word; a command that a signal ended counts as the shell counts it."""
    code = subprocess.call([str(part) for part in command], cwd=ROOT)
    if code != 0:
        raise Failed(step, code if code > 0 else 128 - code)


# The environment


def newest_python() -> str | None:
    """The newest Python on this machine that is new enough."""
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found and subprocess.call([found, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) == 0:
            return found
    return None


def check_python() -> None:
    """Go on with a newer Python if this one is too old; say what to install if there is none."""
    if sys.version_info >= OLDEST:
        return
    newer = newest_python()
    if newer is not None:
        say(f"This Python is {sys.version.split()[0]}; going on with {newer}")
        raise SystemExit(subprocess.call([newer, *sys.argv]))
    wanted = ".".join(map(str, OLDEST))
    sys.exit(
        f"Grand Vizier needs Python {wanted} or newer; this is {sys.version.split()[0]} ({sys.executable}).\n"
        f"Install a newer one (Debian, Ubuntu: apt-get install python3 python3-venv; macOS: brew install python), "
        f"then run this again, or name it: make PYTHON=python{wanted} ..."
    )


def apt_install(package: str) -> bool:
    """Install a Debian package where we may; say whether we did."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run("Refresh the list of Debian packages", apt, "-qq", "update")
    run(f"Install {package}", apt, "-qq", "install", "--yes", "--no-install-recommends", package)
    return True


def check_venv_module() -> None:
    """Debian ships Python without what `venv` needs: install it when we may, else say how."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return
    if apt_install(f"python{sys.version_info.major}.{sys.version_info.minor}-venv"):
        return
    debian = "Debian, Ubuntu: sudo apt-get install python3-venv"
    how = debian if shutil.which("apt-get") else "your system's package is often python3-venv"
    sys.exit(f"This Python ({sys.executable}) cannot make virtual environments: its venv module is missing.\n{how}")


def has_chromium() -> bool:
    """Whether there is a browser for the browser tests: the best of Debian's, installed when we may, else say how."""
    for browser in BROWSERS:
        with suppress(Failed):  # not every Debian has each of them
            if shutil.which(browser) or apt_install(browser):
                return True
    say(f"No Chromium here: the browser tests are left out (Debian: sudo apt-get install {BROWSERS[0]})")
    return False


def fingerprint(depth: str) -> str:
    """What the environment must have been made from: this place, the locks and the project's own metadata."""
    import tomllib  # noqa: PLC0415 - an old Python has none, and must get as far as being told so

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    metadata = {table: project.get(table) for table in ("build-system", "project", "dependency-groups")}
    metadata["hatch"] = project.get("tool", {}).get("hatch")
    made_of = [str(ROOT), json.dumps(metadata, sort_keys=True), (LOCKS / f"{depth}.txt").read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join(made_of).encode()).hexdigest()


def stamp(what: str) -> Path:
    """The file that tells what the environment, or this depth of it, was last made from."""
    return VENV / f"grandvizier-{what}.stamp"


def stamped(what: str, made_from: str) -> bool:
    """Whether that much of the environment is there, and made from this."""
    path = stamp(what)
    return PYTHON.exists() and path.exists() and path.read_text(encoding="utf-8") == made_from


def make_venv() -> None:
    """Make a fresh environment, unless a whole one stands here and runs."""
    if stamped("venv", str(VENV)) and subprocess.call([str(PYTHON), "-c", "import pip"]) == 0:
        return
    check_venv_module()
    run("Make .venv (a first set-up takes up to a minute)", sys.executable, "-m", "venv", "--clear", VENV)
    stamp("venv").write_text(str(VENV), encoding="utf-8")


def setup(depth: str) -> None:
    """Bring the environment to this depth; do nothing when it is there already."""
    if stamped(depth, fingerprint(depth)):
        return
    make_venv()
    for each in ("venv", *DEPTHS):
        stamp(each).unlink(missing_ok=True)
    pip = (PYTHON, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install")
    what = "what the game needs" if depth == "base" else "the game's needs and the tools"
    run(f"Install {what}", *pip, "--require-hashes", "-r", LOCKS / f"{depth}.txt")
    os.environ["GRANDVIZIER_PAGE_LATER"] = "1"
    run("Install grandvizier itself", *pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp("venv").write_text(str(VENV), encoding="utf-8")
    for each in DEPTHS[depth]:
        stamp(each).write_text(fingerprint(each), encoding="utf-8")


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
    """Take the pictures that the README opens with."""
    setup("dev")
    page()
    if has_chromium():
        run("Take pictures", PYTHON, "-m", "scripts.pictures.readme")


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
    held = ("--all-extras", "--constraint", base.relative_to(ROOT))
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

"""The proxies of `docs/hosting.md`, as they are written there, before two nodes."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx2
import pytest

from ...patience import PATIENCE, wait_until
from ...postgres import free_port
from ..kit import House, Person, play_on
from .kit import come_back, nodes

TEXT = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
NODES = [f"10.0.0.{number}:8123" for number in (5, 6, 7)]


def written(start: str, *, marked: str = "") -> str:
    """The block of the page that begins so."""
    return str(re.findall(rf"^```{marked}\n({re.escape(start)}.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)[-1])


def nginx(folder: Path, port: int) -> list[str]:
    server = written("map $http_upgrade", marked="nginx").partition("server {\n    listen 80;")[0]
    server = re.sub(r"    ssl_certificate.*\n", "", server).replace("443 ssl", f"127.0.0.1:{port}")
    server = server.replace("http://127.0.0.1:8123", "http://grandvizier")
    temporary = "".join(f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi"))
    temporary += "".join(f"{name}_temp_path {folder / name};\n" for name in ("uwsgi", "scgi"))
    http = temporary + "access_log off;\n" + written("map $uri", marked="nginx") + server
    (folder / "conf").write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\n{http}}}\n", "utf-8"
    )
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "conf")]


def caddy(folder: Path, port: int) -> list[str]:
    site = written("play.example.org {\n    @table").replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "conf").write_text(f"{{\n    admin off\n    storage file_system {folder}\n}}\n{site}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "conf")]


@contextmanager
def before(proxy: Callable[[Path, int], list[str]], folder: Path, behind: list[House]) -> Iterator[House]:
    """A proxy before these."""
    port = free_port()
    folder.mkdir()
    command = proxy(folder, port)
    text = (folder / "conf").read_text("utf-8")
    for address, house in zip(NODES, behind, strict=False):
        text = text.replace(address, house.address)
    for address in NODES:
        text = text.replace(f"    server {address};\n", "").replace(f" {address}", "")
    (folder / "conf").write_text(text, "utf-8")
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
    house = House(port)

    def is_up() -> bool:
        assert process.poll() is None, (folder / "said").read_text("utf-8")
        with suppress(httpx2.HTTPError):
            return house.request("GET", "/health").is_success
        return False

    try:
        wait_until(is_up)
        yield house
    finally:
        process.terminate()
        process.wait(PATIENCE)


def relayed(house: House) -> list[int]:
    """How many lines each node passes on."""
    figures = house.request("GET", "/metrics").text
    return [int(float(found)) for found in re.findall(r"^grandvizier_relayed\{.*\} (\S+)$", figures, re.MULTILINE)]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_all_people_of_a_table_come_to_one_node(
    proxy: Callable[[Path, int], list[str]], postgres: str, tmp_path: Path
) -> None:
    name = proxy.__name__
    if not shutil.which(name):
        pytest.skip(f"there is no {name} here")
    with nodes(postgres, tmp_path / "nodes") as (a, b), before(proxy, tmp_path / name, [a, b]) as house:
        wait_until(lambda: a.get("/health")["nodes"] == 2)
        people: list[Person] = []
        for _ in range(3):
            table, tokens = house.full()
            # A browser says whose page asks, and that it is this server's.
            page = {"origin": f"http://{house.address}"}
            come = [Person(house, table, token).come(headers=page) for token in tokens]
            for person in come:
                person.reach(1)
            play_on(come, Random(1), 2)
            people += come
            assert [count % 3 for count in relayed(a)] == [0, 0]
        # Whoever goes hands its tables over, and people come to the other node.
        a.stop()
        with socket.socket() as nobody:
            # So that no server of another test comes to listen where this one did.
            nobody.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            nobody.bind(("127.0.0.1", a.port))
            back = [come_back(person, house) for person in people[:3]]
        play_on(back, Random(2), 2)
        assert relayed(b) == [0]
        for person in (*people, *back):
            person.go()

"""`grandvizier serve`: the page and its tables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .common import Commands, command


def add(commands: Commands) -> None:
    """Declare the command."""
    serve = command(commands, "serve", run, "serve the page and its tables", "grandvizier serve --port 8123 --open")
    serve.add_argument("--host", help="the address to listen on (default: 127.0.0.1, this machine alone)")
    serve.add_argument("--port", type=int, help="the port to listen on (default: 8123)")
    serve.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    serve.add_argument("--nodes", type=int, metavar="N", help="so many processes behind one port, over one PostgreSQL")
    serve.add_argument("--inherit", help=argparse.SUPPRESS)
    serve.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from ..bots.custom.loading import admit_from
    from ..server.cluster.supervisor import Inherited
    from ..server.config import from_environment
    from ..server.serve import serve, serve_as_node, serve_several

    settings = from_environment(os.environ, host=args.host, port=args.port, data=args.data)
    admit_from(os.environ)
    if args.inherit:
        return serve_as_node(settings, Inherited(args.inherit))
    if args.nodes is not None:
        return serve_several(settings, args.nodes, open_page=args.open)
    return serve(settings, open_page=args.open)

"""`civtable serve`: the table in the browser."""

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from civtable.cli.common import number, usage_error, why_os_failed
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

HOST: Final = "127.0.0.1"
PORT: Final = 8642
"""Where people find the table if nobody says otherwise; another free port if this one is taken."""


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help=words("serve-help"), description=words("serve-about"))
    parser.add_argument("--host", metavar="HOST", default=HOST, help=words("serve-arg-host", host=HOST))
    port = number("--port", 1, 65535)
    parser.add_argument("--port", metavar="N", type=port, help=words("serve-arg-port", port=str(PORT)))
    parser.add_argument("--db", metavar="URL", help=words("serve-arg-db"))
    workers = number("--workers", 1, 64)
    parser.add_argument("--workers", metavar="N", type=workers, default=1, help=words("serve-arg-workers"))
    parser.add_argument("--open", action="store_true", help=words("serve-arg-open"))
    parser.add_argument("--verbose", action="store_true", help=words("serve-arg-verbose"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until Ctrl-C."""
    # Here, because the server's libraries take longer to load than all other commands together.
    from civtable.server.run import prepare, serve

    prepare(args.db, args.workers)
    listener = bound(args.host, args.port)
    address = f"http://{shown_host(args.host)}:{listener.getsockname()[1]}/"
    print(words("serve-at", address=address), flush=True)
    print(words("serve-stop"), flush=True)
    if args.open and has_desktop():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    level = logging.INFO if args.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(message)s")
    with suppress(KeyboardInterrupt):
        serve(args.db, args.workers, listener)
    print(words("serve-stopped"), flush=True)
    return 0


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on ours, or on any that is free."""
    for candidate in [port] if port is not None else [PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.set_inheritable(True)
            return listener
        except (OSError, UnicodeError) as error:
            listener.close()
            if port is not None or candidate == 0:
                why = why_os_failed(error if isinstance(error, OSError) else OSError(str(error)))
                raise usage_error("serve-cannot-listen", host=host, port=str(candidate), why=why) from None
    raise AssertionError("no port at all")


def shown_host(host: str) -> str:
    """The host as a browser on this machine reaches it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def has_desktop() -> bool:
    """Whether there is a desktop on which a browser can open a window."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

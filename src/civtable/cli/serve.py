"""`civtable serve`: the table in the browser."""

import argparse
import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from civtable.cli.common import is_unicode, number, usage_error, why_os_failed
from civtable.cli.extras import require
from civtable.server.bots.policies import NAME, examined
from civtable.server.door.hosts import ANY, EVERYWHERE
from civtable.server.door.reach import address_of
from civtable.server.settings import Networks, Settings, settings_here
from civtable.system import HANDS_FILES_ON
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

HOST: Final = "127.0.0.1"
PORT: Final = 8642
"""Where people find the table if nobody says otherwise; another free port if this one is taken."""

MAIL_SERVER: Final = re.compile(r"smtps?://(?:[^\s:/@]+@)?[^\s:/@]+(?::\d{1,5})?/?")
MAIL_ADDRESS: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+")
"""How mail servers and addresses are written. A server has no password, which everybody could read here."""

BACKLOG: Final = 512
"""How many may wait to be let in, such as while the server starts."""


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help=words("serve-help"), description=words("serve-about"))
    parser.add_argument("--host", metavar="HOST", default=HOST, help=words("serve-arg-host", host=HOST))
    port = number("--port", 1, 65535)
    parser.add_argument("--port", metavar="N", type=port, help=words("serve-arg-port", port=str(PORT)))
    parser.add_argument("--db", metavar="URL", help=words("serve-arg-db"))
    workers = number("--workers", 1, 64)
    parser.add_argument("--workers", metavar="N", type=workers, default=1, help=words("serve-arg-workers"))
    name = words("serve-arg-name")
    parser.add_argument("--name", metavar="NAME", action="append", default=[], help=name)
    proxy = words("serve-arg-proxy")
    parser.add_argument("--proxy", metavar="ADDRESS", action="append", default=[], help=proxy)
    days = number("--put-away", 1, 36500)
    parser.add_argument("--put-away", metavar="DAYS", type=days, help=words("serve-arg-put-away"))
    hours = number("--put-away-bots", 1, 876000)
    parser.add_argument("--put-away-bots", metavar="HOURS", type=hours, help=words("serve-arg-put-away-bots"))
    analyses = number("--analyses", 0, 64)
    parser.add_argument("--analyses", metavar="N", type=analyses, help=words("serve-arg-analyses"))
    metrics = words("serve-arg-metrics")
    parser.add_argument("--metrics", metavar="NETWORK", action="append", default=[], help=metrics)
    policy = words("serve-arg-policy")
    parser.add_argument("--policy", metavar="NAME=FILE", action="append", default=[], help=policy)
    parser.add_argument("--mail", metavar="URL", help=words("serve-arg-mail"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=words("serve-arg-mail-from"))
    parser.add_argument("--mail-password-file", metavar="FILE", help=words("serve-arg-mail-password-file"))
    parser.add_argument("--notices-private", action="store_true", help=words("serve-arg-notices-private"))
    parser.add_argument("--open", action="store_true", help=words("serve-arg-open"))
    parser.add_argument("--verbose", action="store_true", help=words("serve-arg-verbose"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until Ctrl-C."""
    require("server")
    # Here, because the server's libraries take longer to load than all other commands together.
    from civtable.server.running.supervisor import Supervisor, log_to_stderr
    from civtable.server.storage.database import DatabaseInUse, database_url, held, prepare

    settings = settings_of(args)
    if settings.workers > 1 and not HANDS_FILES_ON:
        raise usage_error("serve-one-worker")
    url = database_url(settings.db)
    with bound(args.host, args.port) as listener:
        address = f"http://{shown_host(args.host)}:{listener.getsockname()[1]}/"
        try:
            with held(url, address) as lock:
                prepare(url, settings.workers)
                log_to_stderr(settings)
                announce(address, net_address(settings, listener.getsockname()[1]), args.open, words)
                if HANDS_FILES_ON:
                    Supervisor(settings, listener, lock).run()
                else:
                    serve_here(settings, listener)
                print(words("serve-stopped"), flush=True)
        except DatabaseInUse as error:
            if not args.open:
                raise
            visit(error.address, words)
    return 0


def serve_here(settings: Settings, listener: socket.socket) -> None:
    """Serve in this process, where workers cannot be given what they need; nobody starts it again."""
    from civtable.server.running.worker import serve

    with suppress(KeyboardInterrupt):
        serve(settings, listener)


def settings_of(args: argparse.Namespace) -> Settings:
    """What the command line says about the server; the rest is as usual."""
    usual = settings_here()
    return replace(
        usual,
        db=args.db,
        workers=args.workers,
        host=args.host,
        names=parts(args.name),
        proxies=networks("--proxy", args.proxy),
        metrics=networks("--metrics", args.metrics),
        put_away_days=float(args.put_away or usual.put_away_days),
        put_away_bots=float(args.put_away_bots or usual.put_away_bots),
        analyses=usual.analyses if args.analyses is None else args.analyses,
        policies=(*usual.policies, *examined(policy_files(args.policy))),
        mail=mail_server(args),
        mail_from=args.mail_from,
        mail_password_file=password_file(args.mail_password_file),
        notices_private=args.notices_private,
        verbose=args.verbose,
    )


def mail_server(args: argparse.Namespace) -> str | None:
    """The mail server, with all that mail needs; None without mail."""
    if args.mail is None:
        return None
    named = [name for name in parts(args.name) if name != "*"]
    for name, given in (("--mail-from", args.mail_from), ("--name", named)):
        if not given:
            raise usage_error("serve-mail-needs", name=name)
    if not MAIL_SERVER.fullmatch(args.mail) or not MAIL_ADDRESS.fullmatch(args.mail_from):
        raise usage_error("serve-mail-form", value=args.mail)
    return str(args.mail)


def password_file(path: str | None) -> str | None:
    """The file with the password of the mail server, which has to be there."""
    if path is None:
        return None
    try:
        Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise usage_error("serve-mail-password", why=why_os_failed(error)) from None
    return str(Path(path).absolute())


def parts(texts: list[str]) -> tuple[str, ...]:
    """What was given one by one, or with commas."""
    return tuple(part.strip() for text in texts for part in text.split(",") if part.strip())


def policy_files(texts: list[str]) -> dict[str, str]:
    """The files of policies by the names that they are to have at tables."""
    files: dict[str, str] = {}
    for text in texts:
        name, _, path = text.partition("=")
        if not NAME.fullmatch(name) or not path or not is_unicode(path):
            raise usage_error("serve-policy-form", value=text[:80])
        if name in files:
            raise usage_error("serve-policy-twice", name=name)
        files[name] = str(Path(path).absolute())
    return files


def networks(name: str, texts: list[str]) -> tuple[str, ...]:
    """Addresses and networks of an argument."""
    for part in parts(texts):
        try:
            Networks((part,))
        except ValueError:
            raise usage_error("serve-network", name=name, value=part) from None
    return parts(texts)


def net_address(settings: Settings, port: int) -> str | None:
    """Where other devices of the local net find the server; None where they do not, or nobody knows."""
    open_to_all = settings.host in EVERYWHERE and set(settings.names) <= {ANY}
    found = address_of(settings, port) if open_to_all else None
    return None if found is None else f"{found}/"


def announce(address: str, net: str | None, with_browser: bool, words: Words) -> None:
    """Say where the server is, and show it if asked to: a browser that comes early waits for us."""
    print(words("serve-at", address=address), flush=True)
    if net is not None:
        print(words("serve-net", address=net), flush=True)
    print(words("serve-stop"), flush=True)
    if with_browser and has_desktop():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def visit(address: str, words: Words) -> None:
    """Go to a server that runs already."""
    print(words("serve-already", address=address), flush=True)
    if has_desktop():
        webbrowser.open(address)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on ours, or on any that is free."""
    for candidate in [port] if port is not None else [PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        if sys.platform != "win32":  # where it would let two servers have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(BACKLOG)
            return listener
        except (OSError, UnicodeError) as error:
            listener.close()
            if port is not None or candidate == 0:
                why = why_os_failed(error if isinstance(error, OSError) else OSError(str(error)))
                raise usage_error("serve-cannot-listen", host=host, port=str(candidate), why=why) from None
    raise AssertionError("no port at all")


def shown_host(host: str) -> str:
    """The host as a browser on this machine reaches it."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def has_desktop() -> bool:
    """Whether there is a desktop on which a browser can open a window."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

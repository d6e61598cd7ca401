"""A PostgreSQL server of one's own for tests and benchmarks, gone when it is no longer needed."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path


class Postgres:
    """A PostgreSQL server in a temporary folder."""

    def __init__(self, folder: Path, safe: bool) -> None:
        self.folder = folder
        found = sorted(glob("/usr/lib/postgresql/*/bin")) or [str(Path(shutil.which("initdb") or "").parent)]
        self.programs = Path(found[-1])
        assert (self.programs / "initdb").exists(), "PostgreSQL is not installed: apt install postgresql"
        self.user = pwd.getpwnam("postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name)
        if os.getuid() == 0:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.call("initdb", "-D", str(folder / "data"), "-U", "civtable", "-A", "trust", "--no-sync")
        self.safe = safe
        self.start()

    def start(self) -> None:
        """Start it, for the first time or again."""
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -k {self.folder}"
        if not self.safe:
            options += " -c fsync=off"
        self.call(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-l",
            str(self.folder / "log"),
            "-w",
            "-o",
            options,
            "start",
        )

    def call(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs, never as root."""
        command = [str(self.programs / program), *arguments]
        as_user = self.user.pw_uid if os.getuid() == 0 else None
        done = subprocess.run(
            command,
            cwd=self.folder,
            user=as_user,
            group=self.user.pw_gid if as_user is not None else None,
            extra_groups=[] if as_user is not None else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert done.returncode == 0, f"{program} failed"

    def new_database(self, encoding: str = "UTF8") -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        server = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "civtable")
        self.call("createdb", *server, "-E", encoding, "-l", "C", "-T", "template0", name)
        return f"postgresql://civtable@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """End it at once."""
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")


@contextmanager
def postgres(safe: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL server that is gone afterwards; a safe one waits for the disk at every commit."""
    folder = Path(tempfile.mkdtemp(prefix="civtable-pg-"))
    server = Postgres(folder, safe)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)

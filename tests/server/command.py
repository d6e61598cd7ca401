"""The command `civtable serve` as a process of its own."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from civtable.server.settings import ENVIRONMENT

ROOT = Path(__file__).parents[2]


@contextmanager
def command(tmp_path: Path, *arguments: str, **settings: Any) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en", "LC_ALL": "en"}
    environment[ENVIRONMENT] = json.dumps(settings)
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), environment.get("PYTHONPATH", "")])
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    started = subprocess.Popen(
        [sys.executable, "-m", "civtable.cli.main", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    try:
        yield started
    finally:
        if started.poll() is None:
            started.kill()
        started.wait()
        assert started.stdout is not None
        started.stdout.close()


def address_of(started: "subprocess.Popen[str]") -> str:
    assert started.stdout is not None
    found = re.search(r"http://\S+", started.stdout.readline())
    assert found is not None
    return found[0]


def wait_until_up(address: str) -> None:
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(transport=transport, timeout=300) as http:
        assert http.get(address).status_code == 200
